import { z } from 'zod';
import { failureOf, HubFailure } from './failure.ts';
import type { HubClient, HubReply } from './get.ts';
import type { HubReference } from './reference.ts';

/** Largest answer of the API that is read: a page of the tree has some 200 bytes a file. */
const MOST_JSON_BYTES = 16 * 1024 * 1024;

/** Most pages of a tree, 1,000 files each on the Hub. */
const MOST_PAGES = 100;

/** A file of a data set at a commit. The Hub knows the SHA-256 of large files (LFS), and of the others Git's own hash. */
export const HubFile = z.strictObject({
  path: z.string(),
  /** bytes */
  size: z.number().int().nonnegative(),
  hash: z.strictObject({ algorithm: z.enum(['sha256', 'git-sha1']), hex: z.string().regex(/^[0-9a-f]+$/) }),
});
export type HubFile = z.infer<typeof HubFile>;

const Revision = z.looseObject({ sha: z.string().regex(/^[0-9a-f]{40}$/) });

const TreeEntry = z.looseObject({
  type: z.string(),
  path: z.string(),
  oid: z.string(),
  size: z.number().int().nonnegative().default(0),
  lfs: z.looseObject({ oid: z.string(), size: z.number().int().nonnegative() }).nullish(),
});

/** The commit a revision stands for: `GET /api/datasets/{repo}/revision/{revision}`. */
export async function findCommit(client: HubClient, reference: HubReference): Promise<string> {
  const { baseUrl } = client.endpoint;
  const url = `${baseUrl}/api/datasets/${reference.repo}/revision/${encodeURIComponent(reference.revision)}`;
  const { json } = await getJson(client, url, reference);
  return checked(Revision, json, url).sha;
}

/** The files at a commit: `GET /api/datasets/{repo}/tree/{commit}?recursive=true`, page by page as its Link header says. */
export async function listFiles(
  client: HubClient,
  { repo, commit }: { repo: string; commit: string },
): Promise<readonly HubFile[]> {
  const { baseUrl } = client.endpoint;
  const files: HubFile[] = [];
  let url: string | undefined = `${baseUrl}/api/datasets/${repo}/tree/${commit}?recursive=true`;
  for (let page = 0; url !== undefined; page++) {
    if (page === MOST_PAGES)
      throw new HubFailure('refused', `the list of files has more than ${MOST_PAGES} pages`);
    const { json, headers } = await getJson(client, url, { repo, revision: commit });
    const entries = checked(z.array(TreeEntry), json, url);
    files.push(...entries.filter(({ type }) => type === 'file').map(toFile));
    url = nextPage(headers['link'], url);
  }
  return files;
}

function toFile({ path, oid, size, lfs }: z.infer<typeof TreeEntry>): HubFile {
  const isSafe = path.split('/').every((step) => step !== '' && step !== '.' && step !== '..');
  if (!isSafe || /[\\\0]/.test(path))
    throw new HubFailure(
      'refused',
      `the list of files has the path ${JSON.stringify(path)}, which leads nowhere safe`,
    );
  const hash = lfs
    ? { algorithm: 'sha256' as const, hex: lfs.oid.replace(/^sha256:/, '') }
    : { algorithm: 'git-sha1' as const, hex: oid };
  const file = HubFile.safeParse({ path, size: lfs?.size ?? size, hash });
  if (file.success) return file.data;
  throw new HubFailure('refused', `the list of files has no readable checksum for ${JSON.stringify(path)}`);
}

/**
 * The next page by `Link: <…>; rel="next"` (RFC 8288). Only its query counts, which has the cursor: a mirror may pass on the
 * address of the Hub it mirrors, and the token must not follow it there.
 */
function nextPage(link: string | undefined, from: string): string | undefined {
  const target = /<([^>]*)>\s*;[^,]*\brel="?next"?/.exec(link ?? '')?.[1];
  if (target === undefined || !URL.canParse(target, from)) return undefined;
  const next = new URL(from);
  next.search = new URL(target, from).search;
  return next.href;
}

async function getJson(
  client: HubClient,
  url: string,
  { repo, revision }: Pick<HubReference, 'repo' | 'revision'>,
): Promise<{ json: unknown; headers: HubReply['headers'] }> {
  const reply = await client.get(url, { accept: 'application/json' });
  try {
    const { baseUrl, token } = client.endpoint;
    if (reply.status !== 200)
      throw failureOf(reply, { repo, revision, baseUrl, hasToken: token !== undefined });
    return { json: parse(await readText(reply), url), headers: reply.headers };
  } finally {
    reply.close();
  }
}

async function readText({ body }: HubReply): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of body) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > MOST_JSON_BYTES) throw new HubFailure('refused', 'the answer of the API is too long');
  }
  return text + decoder.decode();
}

function parse(text: string, url: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw noHub(url, /^\s*</.test(text) ? 'a page (HTML)' : 'something else');
  }
}

function checked<T>(schema: z.ZodType<T>, json: unknown, url: string): T {
  const parsed = schema.safeParse(json);
  if (parsed.success) return parsed.data;
  throw noHub(url, 'JSON of another form');
}

/** What a login page in between, or an address that is no Hub, looks like. */
export function noHub(url: string, got: string): HubFailure {
  const { origin, pathname } = new URL(url);
  return new HubFailure('refused', `${origin}${pathname} gave ${got}, expected the answer of a Hub`, {
    hint: 'check HF_ENDPOINT, and whether a proxy or a login page stands in between',
  });
}
