import type { IncomingMessage } from 'node:http';
import { pipeline, type Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { codeOf } from '../domain/error-code.ts';

/** Largest reply that is read, after decompression. A long reasoning trace is some 500 kB. */
export const MAX_BODY_BYTES = 8 * 1024 * 1024;

/** The body of a reply, or why it could not be read whole, with what came of it. */
export type HttpBody =
  | { readonly cause?: undefined; readonly text: string }
  | { readonly cause: 'garbled' | 'too-large'; readonly detail: string; readonly text: string };

/**
 * Reads a reply to its end, or to {@link MAX_BODY_BYTES}, and decompresses it. Never throws. By events: an asynchronous
 * iterator costs more than all the rest of a short reply.
 */
export async function readBody(response: IncomingMessage): Promise<HttpBody> {
  const chunks: Buffer[] = [];
  const text = (): string => new TextDecoder().decode(Buffer.concat(chunks));
  let size = 0;
  const body = await new Promise<HttpBody>((resolve) => {
    const broken = (error: unknown): void =>
      resolve({ cause: 'garbled', detail: `the reply broke off (${codeOf(error)})`, text: text() });
    const stream = decompressed(response);
    stream.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= MAX_BODY_BYTES) return void chunks.push(chunk);
      resolve({ cause: 'too-large', detail: `the reply exceeds ${MAX_BODY_BYTES / 2 ** 20} MiB`, text: '' });
      response.destroy();
    });
    stream.once('end', () => resolve({ text: text() }));
    stream.once('error', broken);
    stream.once('close', () => broken(CLOSED));
  });
  response.destroy();
  return body;
}

/** What a stream that ends without saying how is said to have died of. */
const CLOSED = { code: 'ECONNRESET' };

const DECOMPRESSORS = new Map([
  ['gzip', createGunzip],
  ['x-gzip', createGunzip],
  ['deflate', createInflate],
  ['br', createBrotliDecompress],
]);

/** No encoding is asked for, but some gateways compress all the same. */
function decompressed(response: IncomingMessage): Readable {
  const create = DECOMPRESSORS.get(
    String(response.headers['content-encoding'] ?? '')
      .trim()
      .toLowerCase(),
  );
  // The result reports the pipeline's error.
  return create ? pipeline(response, create(), () => {}) : response;
}
