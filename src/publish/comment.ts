import type { Account, GitHub, IssueComment } from './github.ts';
import { GitHubError } from './github-error.ts';
import type { RunNumber } from './marker.ts';
import { compareRunNumbers, isBelievable, NO_RUN, parseMarker, renderMarker } from './marker.ts';

/**
 * One sticky comment per `key` and pull request. `shortBody` is posted when the server finds `body` too long;
 * `onlyUpdate` brings an existing comment up to date but starts none.
 */
export interface PostRequest extends RunNumber {
  readonly github: GitHub;
  readonly pullNumber: number;
  readonly key: string;
  readonly body: string;
  readonly shortBody?: string;
  readonly onlyUpdate?: boolean;
}

/** What became of the comment; `reason` says in one sentence why a wanted comment was not written. */
export interface PostOutcome {
  readonly state: 'created' | 'updated' | 'unchanged' | 'skipped';
  readonly reason?: string;
}

interface OwnComment extends RunNumber {
  readonly comment: IssueComment;
}

/** The account of workflow tokens, which cannot ask who they are. */
const WORKFLOW_BOT = 'github-actions[bot]';
const NEWER = 'a newer run has already reported';
/** Time for a stored comment to appear in the listing. */
const RELIST_DELAY_MS = 1_000;

/**
 * Creates or updates the one comment of this key. Only comments that start with our marker and were written by our own
 * account are touched; a newer run's comment is never overwritten. Never throws for what GitHub answers: a comment that
 * cannot be written is skipped with a reason, because it must not change the verdict of the gate.
 */
export async function postComment(request: PostRequest): Promise<PostOutcome> {
  try {
    return await post(request);
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    if (isTooLong(error)) return await postShort(request, error);
    return { state: 'skipped', reason: explain(error) };
  }
}

async function postShort(request: PostRequest, error: GitHubError): Promise<PostOutcome> {
  const { shortBody, ...rest } = request;
  const body =
    shortBody ??
    `${request.body.split('\n', 1)[0]}\n\nThe report is too long for a comment; it is in the job summary.\n`;
  if (body === request.body) return { state: 'skipped', reason: explain(error) };
  return postComment({ ...rest, body, shortBody: body });
}

function isTooLong(error: GitHubError): boolean {
  return error.status === 413 || (error.status === 422 && /too long|maximum/i.test(error.message));
}

function explain(error: GitHubError): string {
  if (error.rateLimited) return `GitHub limits the rate of requests: ${error.message}`;
  if (error.status === 403 && /not accessible/i.test(error.message)) {
    return 'the token may not write comments: give the job the permission `pull-requests: write`';
  }
  return error.status === null
    ? `GitHub did not answer: ${error.message}`
    : `GitHub answered ${error.status}: ${error.message}`;
}

async function post(request: PostRequest): Promise<PostOutcome> {
  const text = `${renderMarker(request)}\n${request.body}`;
  const marked = await listMarked(request);
  const own = marked.length === 0 ? [] : marked.filter(isBy(await request.github.whoAmI()));
  if (own.length > 0) return update(request, text, own);
  return request.onlyUpdate ? { state: 'skipped' } : create(request, text, marked);
}

/** Comments that start with our marker, newest run first, whoever wrote them. */
async function listMarked(request: PostRequest): Promise<readonly OwnComment[]> {
  const { github, pullNumber, key } = request;
  const comments = await github.listComments(pullNumber);
  const marked = comments.flatMap((comment) => {
    const run = parseMarker(comment.body, key);
    return run === undefined ? [] : [{ ...(isBelievable(run, request) ? run : NO_RUN), comment }];
  });
  return marked.sort((a, b) => compareRunNumbers(b, a) || b.comment.id - a.comment.id);
}

function isBy(account: Account | undefined): (own: OwnComment) => boolean {
  if (account !== undefined) {
    return ({ comment }) => comment.author?.id === account.id && comment.author.type === account.type;
  }
  return ({ comment }) => comment.author?.login === WORKFLOW_BOT && comment.author.type === 'Bot';
}

async function update(request: PostRequest, text: string, own: readonly OwnComment[]): Promise<PostOutcome> {
  const [newest, ...others] = own;
  if (newest === undefined) return create(request, text, []);
  await deleteAll(request.github, others);
  if (compareRunNumbers(newest, request) > 0) return { state: 'skipped', reason: NEWER };
  if (newest.comment.body === text) return { state: 'unchanged' };
  try {
    await request.github.updateComment(newest.comment.id, text);
    return { state: 'updated' };
  } catch (error) {
    // Deleted or locked in the meantime: a new comment is the only way left.
    if (isGone(error) && !request.onlyUpdate) return create(request, text, []);
    throw error;
  }
}

function isGone(error: unknown): boolean {
  return error instanceof GitHubError && !error.rateLimited && (error.status === 404 || error.status === 403);
}

async function deleteAll(github: GitHub, comments: readonly OwnComment[]): Promise<void> {
  for (const { comment } of comments) {
    try {
      await github.deleteComment(comment.id);
    } catch (error) {
      if (!isGone(error)) throw error;
    }
  }
}

/**
 * Creates the comment, then looks once more: for an older comment of the account that turned out to be ours, which is
 * updated in place of the new one, and for comments of runs that raced with this one, of which the newest stays.
 */
async function create(
  request: PostRequest,
  text: string,
  before: readonly OwnComment[],
): Promise<PostOutcome> {
  const created = await createOnce(request, text);
  const mine = (await listMarked(request)).filter(isBy(created.author));
  const others = mine.filter(({ comment }) => comment.id !== created.id);
  // Two jobs of one run with the same key tie; the later comment stays, so that exactly one does.
  const winner = mine.find((own) => (compareRunNumbers(own, request) || own.comment.id - created.id) > 0);
  if (winner !== undefined) {
    await deleteAll(
      request.github,
      mine.filter((own) => own !== winner),
    );
    return { state: 'skipped', reason: NEWER };
  }
  const older = others.find(({ comment }) => before.some((known) => known.comment.id === comment.id));
  if (older === undefined) {
    await deleteAll(request.github, others);
    return { state: 'created' };
  }
  await request.github.updateComment(older.comment.id, text);
  await deleteAll(
    request.github,
    mine.filter((own) => own !== older),
  );
  return { state: 'updated' };
}

/** Creates the comment; after an answer that leaves open whether it was stored, looks before it tries again. */
async function createOnce(request: PostRequest, text: string): Promise<IssueComment> {
  const { github, pullNumber } = request;
  try {
    return await github.createComment(pullNumber, text);
  } catch (error) {
    if (!(error instanceof GitHubError && error.ambiguous)) throw error;
  }
  await github.sleep(RELIST_DELAY_MS);
  const stored = (await listMarked(request)).find(({ comment }) => comment.body === text);
  return stored?.comment ?? github.createComment(pullNumber, text);
}
