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

/** The calls to GitHub that are needed, REST only. What GitHub refuses or leaves unanswered is thrown as `GitHubError`. */
export interface GitHub {
  /** The account behind the token; undefined where the server does not tell (tokens of workflows). */
  whoAmI(): Promise<Account | undefined>;
  listComments(issueNumber: number): Promise<readonly IssueComment[]>;
  createComment(issueNumber: number, body: string): Promise<IssueComment>;
  updateComment(commentId: number, body: string): Promise<void>;
  deleteComment(commentId: number): Promise<void>;
  pullRequestsForCommit(sha: string): Promise<readonly PullRequest[]>;
  /** Text of a file at a ref; undefined when there is none. Throws UserError `path-escape` before any request. */
  readFileAtRef(path: string, ref: string): Promise<string | undefined>;
  sleep(ms: number): Promise<void>;
}
