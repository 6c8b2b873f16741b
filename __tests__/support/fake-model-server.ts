import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** A request as it came over the wire; header names are lower case. */
export interface SeenRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** What the server does with the connection, in order. After the last step the connection stays open. */
export type Step =
  | { readonly send: string | Uint8Array }
  | { readonly waitMs: number }
  | { readonly wait: Promise<unknown> }
  | { readonly call: () => void }
  | { readonly close: 'fin' | 'reset' };

/** Decides what happens to request number `index` (from 0). */
export type Script = (request: SeenRequest, index: number) => readonly Step[];

/** A scriptable server that writes bytes, not HTTP, so that it can break every rule of HTTP. */
export interface FakeModelServer {
  readonly origin: string;
  readonly baseUrl: string;
  readonly requests: readonly SeenRequest[];
  close(): Promise<void>;
}

export async function startFakeModelServer(script: Script): Promise<FakeModelServer> {
  const requests: SeenRequest[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => {});
    readRequests(socket, (request) => {
      requests.push(request);
      return play(socket, script(request, requests.length - 1));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  return {
    origin,
    baseUrl: `${origin}/v1`,
    requests,
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}

/** A whole HTTP reply with the right content-length. */
export function reply(
  status: number,
  body: unknown = '',
  headers: Readonly<Record<string, string>> = {},
): readonly Step[] {
  const bytes =
    body instanceof Uint8Array ? body : Buffer.from(typeof body === 'string' ? body : JSON.stringify(body));
  const all = { 'content-type': 'application/json', 'content-length': String(bytes.length), ...headers };
  return [{ send: head(status, all) }, { send: bytes }];
}

/** Status line and headers. */
export function head(status: number, headers: Readonly<Record<string, string>>): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} Scripted\r\n${lines.join('')}\r\n`;
}

/** A completion as OpenAI documents it; `choice`, `message` and `top` override single members. */
export function completion(
  content: unknown,
  {
    choice = {},
    message = {},
    top = {},
  }: {
    choice?: Record<string, unknown>;
    message?: Record<string, unknown>;
    top?: Record<string, unknown>;
  } = {},
): Record<string, unknown> {
  return {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1,
    model: 'fake-model',
    choices: [
      { index: 0, finish_reason: 'stop', message: { role: 'assistant', content, ...message }, ...choice },
    ],
    usage: { prompt_tokens: 10, completion_tokens: 20, total_tokens: 30 },
    ...top,
  };
}

async function play(socket: Socket, steps: readonly Step[]): Promise<void> {
  for (const step of steps) {
    if (socket.destroyed) return;
    if ('send' in step) socket.write(step.send);
    else if ('waitMs' in step) await sleep(step.waitMs);
    else if ('wait' in step) await step.wait;
    else if ('call' in step) step.call();
    else if (step.close === 'fin') socket.end();
    else socket.resetAndDestroy();
  }
}

function readRequests(socket: Socket, answer: (request: SeenRequest) => Promise<void>): void {
  let pending = Buffer.alloc(0);
  let turn = Promise.resolve();
  socket.on('data', (chunk) => {
    pending = Buffer.concat([pending, chunk]);
    for (let found = takeRequest(pending); found; found = takeRequest(pending)) {
      pending = pending.subarray(found.length);
      const { request } = found;
      turn = turn.then(() => answer(request));
    }
  });
}

function takeRequest(bytes: Buffer): { request: SeenRequest; length: number } | undefined {
  const headEnd = bytes.indexOf('\r\n\r\n');
  if (headEnd < 0) return undefined;
  const [first = '', ...lines] = bytes.toString('latin1', 0, headEnd).split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => [
      line.slice(0, line.indexOf(':')).toLowerCase(),
      line.slice(line.indexOf(':') + 1).trim(),
    ]),
  );
  const length = headEnd + 4 + Number(headers['content-length'] ?? 0);
  if (bytes.length < length) return undefined;
  const [method = '', path = ''] = first.split(' ');
  return { request: { method, path, headers, body: bytes.toString('utf8', headEnd + 4, length) }, length };
}
