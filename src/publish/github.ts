import type { GitHub as Octokit } from '@actions/github/lib/utils';
import { GitHubError, toGitHubError } from './github-error.ts';
import type { RetryPorts } from './retry.ts';
import { withRetries } from './retry.ts';

/** A comment as the listing gives it; `author` is undefined for deleted accounts. */
export interface IssueComment {
  readonly id: number;
  readonly body: string;
  readonly author: Account | undefined;
}

/** `type` is `Bot` for applications, `User` for people. */
export interface Account {
  readonly id: number;
  readonly login: string;
  readonly type: string;
}

/** A pull request that contains a commit. `headRepository` is undefined when the fork was deleted. */
export interface PullRequest {
  readonly number: number;
  readonly open: boolean;
  readonly headSha: string;
  readonly headRepository: string | undefined;
  readonly baseRef: string;
  readonly baseSha: string;
}

/** The calls to GitHub that are needed, REST only. Every method throws {@link GitHubError} and nothing else. */
export interface GitHub {
  /** The account behind the token; undefined where the server does not tell (tokens of workflows). */
  whoAmI(): Promise<Account | undefined>;
  listComments(issueNumber: number): Promise<readonly IssueComment[]>;
  createComment(issueNumber: number, body: string): Promise<IssueComment>;
  updateComment(commentId: number, body: string): Promise<void>;
  deleteComment(commentId: number): Promise<void>;
  pullRequestsForCommit(sha: string): Promise<readonly PullRequest[]>;
  /** Text of a file at a ref; undefined when there is none. */
  readFileAtRef(path: string, ref: string): Promise<string | undefined>;
  sleep(ms: number): Promise<void>;
}

/** `apiUrl` is `GITHUB_API_URL`; `repository` is `owner/name`. `fetch`, `sleep` and `nowMs` default to the real ones. */
export interface GitHubOptions extends Partial<RetryPorts> {
  readonly token: string;
  readonly apiUrl: string;
  readonly repository: string;
  readonly fetch?: typeof fetch;
  readonly signal?: AbortSignal;
}

/** Longest one request may take, answer included. */
export const CALL_TIMEOUT_MS = 30_000;
const PAGE_SIZE = 100;
/** 10,000 comments: a pull request with more is read up to here. */
const MAX_PAGES = 100;

interface Session {
  readonly repo: { readonly owner: string; readonly repo: string };
  readonly ports: RetryPorts;
  /** Runs one request: `once` for writes, which are never repeated after an ambiguous failure. */
  call<Result>(
    kind: 'read' | 'once',
    request: (client: Client, signal: AbortSignal) => Promise<Result>,
  ): Promise<Result>;
}
type Client = InstanceType<typeof Octokit>;

/** A client for one repository; the octokit is loaded on the first call. */
export function createGitHub(options: GitHubOptions): GitHub {
  const session = openSession(options);
  return {
    ...commentCalls(session),
    ...repositoryCalls(session),
    sleep: session.ports.sleep,
  };
}

function openSession(options: GitHubOptions): Session {
  const [owner = '', repo = ''] = options.repository.split('/');
  const ports: RetryPorts = {
    sleep: options.sleep ?? ((ms) => new Promise((resolve) => setTimeout(resolve, ms))),
    nowMs: options.nowMs ?? Date.now,
  };
  let client: Promise<Client> | undefined;
  return {
    repo: { owner, repo },
    ports,
    call: (kind, request) =>
      withRetries(kind, ports, async () => {
        client ??= loadClient(options);
        const timeout = AbortSignal.timeout(CALL_TIMEOUT_MS);
        const signal = options.signal ? AbortSignal.any([timeout, options.signal]) : timeout;
        try {
          return await request(await client, signal);
        } catch (error) {
          throw toGitHubError(error);
        }
      }),
  };
}

async function loadClient({ token, apiUrl, fetch }: GitHubOptions): Promise<Client> {
  const { GitHub: Constructor, getOctokitOptions } = await import('@actions/github/lib/utils');
  const request = fetch === undefined ? {} : { request: { fetch } };
  return new Constructor(getOctokitOptions(token, { baseUrl: apiUrl, log: silent, ...request }));
}

const ignore = (): void => undefined;
const silent = { debug: ignore, info: ignore, warn: ignore, error: ignore };

type RawUser = { id: number; login: string; type: string } | null | undefined;

function parseComment(raw: { id: number; body?: string | undefined; user: RawUser }): IssueComment {
  const { user } = raw;
  const author = user ? { id: user.id, login: user.login, type: user.type } : undefined;
  return { id: raw.id, body: raw.body ?? '', author };
}

type CommentCalls = Pick<
  GitHub,
  'whoAmI' | 'listComments' | 'createComment' | 'updateComment' | 'deleteComment'
>;

function commentCalls({ repo, call }: Session): CommentCalls {
  return {
    async whoAmI() {
      try {
        const { data } = await call('read', (client, signal) =>
          client.rest.users.getAuthenticated({ request: { signal } }),
        );
        return { id: data.id, login: data.login, type: data.type };
      } catch (error) {
        if (error instanceof GitHubError && [401, 403, 404].includes(error.status ?? 0)) return undefined;
        throw error;
      }
    },
    async listComments(issue_number) {
      const comments: IssueComment[] = [];
      for (let page = 1; page <= MAX_PAGES; page++) {
        const { data } = await call('read', (client, signal) =>
          client.rest.issues.listComments({
            ...repo,
            issue_number,
            per_page: PAGE_SIZE,
            page,
            request: { signal },
          }),
        );
        comments.push(...data.map(parseComment));
        if (data.length < PAGE_SIZE) break;
      }
      return comments;
    },
    async createComment(issue_number, body) {
      const { data } = await call('once', (client, signal) =>
        client.rest.issues.createComment({ ...repo, issue_number, body, request: { signal } }),
      );
      return parseComment(data);
    },
    async updateComment(comment_id, body) {
      await call('read', (client, signal) =>
        client.rest.issues.updateComment({ ...repo, comment_id, body, request: { signal } }),
      );
    },
    async deleteComment(comment_id) {
      await call('once', (client, signal) =>
        client.rest.issues.deleteComment({ ...repo, comment_id, request: { signal } }),
      );
    },
  };
}

function repositoryCalls({ repo, call }: Session): Pick<GitHub, 'pullRequestsForCommit' | 'readFileAtRef'> {
  return {
    async pullRequestsForCommit(commit_sha) {
      const { data } = await call('read', (client, signal) =>
        client.rest.repos.listPullRequestsAssociatedWithCommit({
          ...repo,
          commit_sha,
          per_page: PAGE_SIZE,
          request: { signal },
        }),
      );
      return data.map((pull) => ({
        number: pull.number,
        open: pull.state === 'open',
        headSha: pull.head.sha,
        headRepository: (pull.head.repo as { full_name?: string } | null)?.full_name,
        baseRef: pull.base.ref,
        baseSha: pull.base.sha,
      }));
    },
    async readFileAtRef(path, ref) {
      const segments = path.split('/').map(encodeURIComponent).join('/');
      const base = [repo.owner, repo.repo].map(encodeURIComponent).join('/');
      try {
        const { data } = await call('read', (client, signal) =>
          client.request(`GET /repos/${base}/contents/${segments}`, {
            ref,
            mediaType: { format: 'raw' },
            request: { signal },
          }),
        );
        return parseRaw(data, path);
      } catch (error) {
        if (error instanceof GitHubError && error.status === 404) return undefined;
        throw error;
      }
    },
  };
}

/** Raw content comes as text or bytes; a list means the path is a folder. */
function parseRaw(data: unknown, path: string): string {
  if (typeof data === 'string') return data;
  if (data instanceof ArrayBuffer) return new TextDecoder('utf-8').decode(data);
  throw new GitHubError({ message: `${path} is not a file`, status: null, ambiguous: false });
}
