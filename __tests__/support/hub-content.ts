import { createHash } from 'node:crypto';

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

/** What a request is answered from; `cdn` is where large files lie. */
export interface HubState {
  readonly datasets: Readonly<Record<string, HubDataset>>;
  readonly pageSize: number;
  readonly cdn: string;
}

/** An answer before anything happens to it. */
export interface HubAnswer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array;
}

interface HubAsked {
  readonly path: string;
  readonly authorization: string | undefined;
}

/** Where the Hub keeps small files that were asked for before; it redirects there within itself. */
const RESOLVE_CACHE = '/api/resolve-cache';

/** How the Hub, or the server of its large files, answers a request. */
export function answerTo(at: 'hub' | 'cdn', asked: HubAsked, state: HubState): HubAnswer {
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
): HubAnswer {
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

function findBlob({ datasets }: HubState, oid: string): Uint8Array {
  const contents = Object.values(datasets).flatMap(({ revisions }) =>
    Object.values(revisions).flatMap(Object.values),
  );
  return Buffer.from(contents.find((content) => sha(content, 'sha256') === oid) ?? '');
}

/** The commit of files: another one for other files. */
export function commitOf(repo: string, files: Readonly<Record<string, string | Uint8Array>>): string {
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

const file = (body: Uint8Array, headers: Readonly<Record<string, string>> = {}): HubAnswer => ({
  status: 200,
  headers: { 'content-type': 'text/plain; charset=utf-8', 'accept-ranges': 'bytes', ...headers },
  body,
});

const json = (value: unknown, headers: Readonly<Record<string, string>> = {}): HubAnswer => ({
  status: 200,
  headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
  body: Buffer.from(JSON.stringify(value)),
});

const refusal = (status: number, code: string): HubAnswer => ({
  status,
  headers: { 'content-type': 'application/json', 'x-error-code': code, 'x-error-message': 'Scripted' },
  body: Buffer.from(JSON.stringify({ error: 'Scripted' })),
});
