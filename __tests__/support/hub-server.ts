import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A data set of the local Hub: branch or tag -> files. `lfs` names the files that lie on the other server. */
export interface HubDataset {
  readonly revisions: Readonly<Record<string, Readonly<Record<string, string | Uint8Array>>>>;
  readonly lfs?: readonly string[];
  /** only this token may read; `gated` says so, otherwise it looks as if it were not there */
  readonly token?: string;
  readonly gated?: boolean;
  /** its name now: requests to the old one are redirected, as after a move */
  readonly movedTo?: string;
}

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

interface State {
  readonly datasets: Readonly<Record<string, HubDataset>>;
  readonly pageSize: number;
  readonly cdn: string;
}

interface Answer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array;
}

interface Asked {
  readonly path: string;
  readonly authorization: string | undefined;
}

/** Where the Hub keeps small files that were asked for before; it redirects there within itself. */
const RESOLVE_CACHE = '/api/resolve-cache';

function answerTo(at: HubRequest['at'], asked: Asked, state: State): Answer {
  const url = new URL(asked.path, 'http://hub');
  if (at === 'cdn') return file(findBlob(state, url.pathname.slice(1)));
  const cached = url.pathname.startsWith(RESOLVE_CACHE);
  const [, api, repo = '', what = '', revision = '', path = ''] =
    /^(\/api)?\/datasets\/([^/]+\/[^/]+)\/(revision|tree|resolve)\/([^/]+)\/?(.*)$/.exec(
      url.pathname.replace(RESOLVE_CACHE, ''),
    ) ?? [];
  const dataset = state.datasets[repo];
  if (dataset?.movedTo !== undefined) {
    return { status: 307, headers: { location: asked.path.replace(repo, dataset.movedTo) } };
  }
  const allowed = dataset?.token === undefined || asked.authorization === `Bearer ${dataset.token}`;
  if (dataset === undefined || (!allowed && !dataset.gated)) {
    return refusal(asked.authorization === undefined ? 401 : 404, 'RepoNotFound');
  }
  if (!allowed && (what === 'resolve' || what === 'tree'))
    return refusal(asked.authorization ? 403 : 401, 'GatedRepo');
  const name = decodeURIComponent(revision);
  const [, files] =
    Object.entries(dataset.revisions).find(([key, one]) => key === name || commitOf(repo, one) === name) ??
    [];
  if (files === undefined) return refusal(404, 'RevisionNotFound');
  const commit = commitOf(repo, files);
  if (api && what === 'revision') return json({ id: repo, sha: commit, siblings: [], private: false });
  if (api) return tree(files, { dataset, url, pageSize: state.pageSize });
  const content = files[decodeURIComponent(path)];
  if (content === undefined) return refusal(404, 'EntryNotFound');
  const headers = { 'x-repo-commit': commit };
  if (cached) return file(Buffer.from(content), headers);
  if (!dataset.lfs?.includes(decodeURIComponent(path)))
    return { status: 307, headers: { ...headers, location: `${RESOLVE_CACHE}${asked.path}` } };
  const oid = sha(content, 'sha256');
  return {
    status: 302,
    headers: { ...headers, location: `${state.cdn}/${oid}`, 'x-linked-etag': `"${oid}"` },
  };
}

function tree(
  files: HubDataset['revisions'][string],
  { dataset, url, pageSize }: { dataset: HubDataset; url: URL; pageSize: number },
): Answer {
  const folders = [...new Set(Object.keys(files).flatMap((path) => path.split('/').slice(0, -1)))];
  const entries = [
    ...folders.map((path) => ({ type: 'directory', oid: '0'.repeat(40), size: 0, path })),
    ...Object.entries(files).map(([path, content]) =>
      entryOf(path, content, dataset.lfs?.includes(path) ?? false),
    ),
  ];
  const from = Number(url.searchParams.get('cursor') ?? 0);
  const rest = from + pageSize < entries.length;
  // As a mirror passes it on: with the address of the Hub behind it.
  const next = `<https://hub.example.org${url.pathname}?recursive=true&cursor=${from + pageSize}>; rel="next"`;
  return json(entries.slice(from, from + pageSize), rest ? { link: next } : {});
}

function entryOf(path: string, content: string | Uint8Array, isLfs: boolean): Record<string, unknown> {
  const size = Buffer.byteLength(content);
  if (!isLfs) return { type: 'file', path, size, oid: gitHash(content) };
  const oid = sha(content, 'sha256');
  return { type: 'file', path, size, oid: gitHash(`pointer ${oid}`), lfs: { oid, size, pointerSize: 134 } };
}

function findBlob({ datasets }: State, oid: string): Uint8Array {
  const contents = Object.values(datasets).flatMap(({ revisions }) =>
    Object.values(revisions).flatMap(Object.values),
  );
  return Buffer.from(contents.find((content) => sha(content, 'sha256') === oid) ?? '');
}

function commitOf(repo: string, files: Readonly<Record<string, string | Uint8Array>>): string {
  return sha(
    JSON.stringify([repo, Object.entries(files).map(([path, content]) => [path, gitHash(content)])]),
    'sha1',
  );
}

const sha = (content: string | Uint8Array, algorithm: 'sha1' | 'sha256'): string =>
  createHash(algorithm).update(content).digest('hex');

/** As `git hash-object` computes it. */
const gitHash = (content: string | Uint8Array): string =>
  createHash('sha1')
    .update(`blob ${Buffer.byteLength(content)}\0`)
    .update(content)
    .digest('hex');

const file = (body: Uint8Array, headers: Readonly<Record<string, string>> = {}): Answer => ({
  status: 200,
  headers: { 'content-type': 'text/plain; charset=utf-8', 'accept-ranges': 'bytes', ...headers },
  body,
});

const json = (value: unknown, headers: Readonly<Record<string, string>> = {}): Answer => ({
  status: 200,
  headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
  body: Buffer.from(JSON.stringify(value)),
});

const refusal = (status: number, code: string): Answer => ({
  status,
  headers: { 'content-type': 'application/json', 'x-error-code': code, 'x-error-message': 'Scripted' },
  body: Buffer.from(JSON.stringify({ error: 'Scripted' })),
});

function send(
  response: ServerResponse,
  { status, headers = {}, body = Buffer.alloc(0) }: Answer,
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
