import { GitHubError } from './github-error.ts';
import type { GitHub } from './github-port.ts';
import type { Session } from './github-session.ts';
import { splitRepositoryPath } from './repository-path.ts';

/** The largest page GitHub gives; no commit is in more pull requests than this. */
const PAGE_SIZE = 100;

/** The calls that read the repository. */
export function repositoryCalls({
  repo,
  call,
}: Session): Pick<GitHub, 'pullRequestsForCommit' | 'readFileAtRef'> {
  return {
    async pullRequestsForCommit(commit_sha) {
      const { data } = await call('repeatable', (client, signal) =>
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
      const segments = splitRepositoryPath(path).map(encodeURIComponent).join('/');
      const base = [repo.owner, repo.repo].map(encodeURIComponent).join('/');
      try {
        const { data } = await call('repeatable', (client, signal) =>
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
