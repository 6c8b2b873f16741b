import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerTo, commitOf, type HubAnswer, type HubDataset } from './hub-content.ts';

/** One request as it arrived, at the Hub or at the server of its large files. */
export interface HubRequest {
  readonly at: 'hub' | 'cdn';
  readonly path: string;
  readonly authorization: string | undefined;
  readonly range: string | undefined;
}

/** What happens to a request instead of, or to, its answer. */
export interface HubFault {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** the connection is cut after so many bytes of the body */
  readonly cutAfter?: number;
  /** the body comes in pieces of that many bytes, one every `everyMs` */
  readonly drip?: { readonly bytes: number; readonly everyMs: number };
  /** nothing is ever answered */
  readonly silent?: true;
  /** the first byte of the body is another one */
  readonly garbled?: true;
  /** the range is ignored and everything is sent */
  readonly whole?: true;
  /** the body is longer than it should be */
  readonly longer?: true;
  /** the length is not told, and the body just ends */
  readonly short?: number;
}

/** A Hub on the loopback interface, with a second server of another origin for its large files. */
export interface HubServer {
  readonly endpoint: string;
  readonly cdn: string;
  readonly requests: HubRequest[];
  /** The commit of a revision. */
  commitOf(repo: string, revision?: string): string;
  /** What happens to the next requests whose path matches, one fault each. */
  fault(path: RegExp, ...faults: HubFault[]): void;
  /** Forgets what was to happen. */
  clear(): void;
  close(): Promise<void>;
}

/**
 * Behaves as huggingface.co does for what is read of a data set: `GET /api/datasets/{repo}/revision/{revision}`,
 * `GET /api/datasets/{repo}/tree/{commit}?recursive=true` in pages with a Link header, `GET
 * /datasets/{repo}/resolve/{commit}/{file}` with ranges, redirects of large files to another origin and of small ones within,
 * `X-Error-Code`, gated and hidden data sets.
 */
export async function startHub(
  datasets: Readonly<Record<string, HubDataset>>,
  { pageSize = 1000 }: { readonly pageSize?: number } = {},
): Promise<HubServer> {
  const requests: HubRequest[] = [];
  const faults: { path: RegExp; fault: HubFault }[] = [];
  const serve = (at: HubRequest['at']) => (request: IncomingMessage, response: ServerResponse) => {
    const path = request.url ?? '/';
    const { authorization, range } = request.headers;
    requests.push({ at, path, authorization, range });
    const index = faults.findIndex((one) => one.path.test(path));
    const [found] = index < 0 ? [] : faults.splice(index, 1);
    const fault = found?.fault ?? {};
    if (fault.silent) return;
    const state = { datasets, pageSize, cdn: originOf(cdn) };
    const answer =
      fault.status === undefined ? answerTo(at, { path, authorization }, state) : { status: fault.status };
    send(
      response,
      { ...answer, ...(fault.body === undefined ? {} : { body: Buffer.from(fault.body) }) },
      { range, fault },
    );
  };
  const hub = await listen(serve('hub'));
  const cdn = await listen(serve('cdn'));
  return {
    endpoint: originOf(hub),
    cdn: originOf(cdn),
    requests,
    commitOf: (repo, revision = 'main') => commitOf(repo, datasets[repo]?.revisions[revision] ?? {}),
    fault: (path, ...list) => void faults.push(...list.map((fault) => ({ path, fault }))),
    clear: () => void faults.splice(0),
    close: async () => {
      for (const server of [hub, cdn]) {
        server.closeAllConnections();
        await new Promise((resolve) => server.close(resolve));
      }
    },
  };
}

async function listen(serve: (request: IncomingMessage, response: ServerResponse) => void): Promise<Server> {
  const server = createServer(serve);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

function originOf(server: Server): string {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function send(
  response: ServerResponse,
  { status, headers = {}, body = Buffer.alloc(0) }: HubAnswer,
  { range, fault }: { range: string | undefined; fault: HubFault },
): void {
  const start = Number(/^bytes=(\d+)-$/.exec(range ?? '')?.[1]);
  const isPart =
    status === 200 && headers['accept-ranges'] !== undefined && !Number.isNaN(start) && !fault.whole;
  if (isPart && start >= body.length) {
    response.writeHead(416, { 'content-range': `bytes */${body.length}` }).end();
    return;
  }
  const sent = Buffer.from(isPart ? body.subarray(start) : body);
  if (fault.garbled) sent[0] = (sent[0] ?? 0) ^ 1;
  const bytes = fault.longer ? Buffer.concat([sent, Buffer.from('more')]) : sent.subarray(0, fault.short);
  const length = fault.short === undefined ? { 'content-length': String(bytes.length) } : {};
  const part = isPart ? { 'content-range': `bytes ${start}-${body.length - 1}/${body.length}` } : {};
  response.writeHead(isPart ? 206 : status, { ...headers, ...length, ...part, ...fault.headers });
  if (fault.drip) drip(response, bytes, fault.drip);
  else if (fault.cutAfter === undefined) response.end(bytes);
  // What was not read yet when the connection breaks is lost to the reader, so it gets a moment to read.
  else
    response.write(bytes.subarray(0, fault.cutAfter), () =>
      setTimeout(() => response.destroy(), CUT_DELAY_MS),
    );
}

const CUT_DELAY_MS = 100;

function drip(
  response: ServerResponse,
  bytes: Uint8Array,
  { bytes: size, everyMs }: { bytes: number; everyMs: number },
): void {
  let at = 0;
  const timer = setInterval(() => {
    if (at >= bytes.length || response.destroyed) {
      clearInterval(timer);
      response.end();
      return;
    }
    response.write(bytes.subarray(at, at + size));
    at += size;
  }, everyMs);
}
