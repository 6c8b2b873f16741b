import { commentCalls } from './github-comments.ts';
import type { GitHub } from './github-port.ts';
import { repositoryCalls } from './github-repository.ts';
import type { GitHubOptions } from './github-session.ts';
import { openSession } from './github-session.ts';

export type { Account, GitHub, IssueComment, PullRequest } from './github-port.ts';
export type { GitHubOptions } from './github-session.ts';

/** A client for one repository; the octokit is loaded on the first call. */
export function createGitHub(options: GitHubOptions): GitHub {
  const session = openSession(options);
  return {
    ...commentCalls(session),
    ...repositoryCalls(session),
    sleep: session.ports.sleep,
  };
}
