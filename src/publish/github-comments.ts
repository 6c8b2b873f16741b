import { GitHubError } from './github-error.ts';
import type { GitHub, IssueComment } from './github-port.ts';
import type { Session } from './github-session.ts';

const PAGE_SIZE = 100;
/** 10,000 comments: a pull request with more is read up to here. */
const MAX_PAGES = 100;

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

/** The calls that read and write comments. */
export function commentCalls({ repo, call }: Session): CommentCalls {
  return {
    async whoAmI() {
      try {
        const { data } = await call('repeatable', (client, signal) =>
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
        const { data } = await call('repeatable', (client, signal) =>
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
      await call('repeatable', (client, signal) =>
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
