import type { GitHub as Octokit } from '@actions/github/lib/utils';
import { toGitHubError } from './github-error.ts';
import type { RetryPorts } from './retry.ts';
import { withRetries } from './retry.ts';

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

/** Requests to one repository, each with a deadline and bounded retries. */
export interface Session {
  readonly repo: { readonly owner: string; readonly repo: string };
  readonly ports: RetryPorts;
  /** Runs one request: `once` for requests that must not be repeated after an ambiguous failure. */
  call<Result>(
    kind: 'repeatable' | 'once',
    request: (client: Client, signal: AbortSignal) => Promise<Result>,
  ): Promise<Result>;
}

type Client = InstanceType<typeof Octokit>;

/** The octokit is loaded on the first call. */
export function openSession(options: GitHubOptions): Session {
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
