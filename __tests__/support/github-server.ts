import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Contract, Operation } from './openapi-contract.ts';
import { loadContract } from './openapi-contract.ts';

/** An account of the local GitHub. */
export interface ServerAccount {
  readonly id: number;
  readonly login: string;
  readonly type: 'Bot' | 'User';
}

export interface ServerComment {
  readonly id: number;
  readonly issue: number;
  body: string;
  readonly author: ServerAccount;
}

/** One scripted failure of an operation. */
export interface Fault {
  readonly status: number;
  readonly message?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** the request takes effect all the same, as behind a gateway that gives up. */
  readonly stored?: boolean;
  /** the connection is cut instead of an answer. */
  readonly cut?: boolean;
}

export interface ServerPull {
  readonly number: number;
  readonly state: 'open' | 'closed';
  readonly headSha: string;
  readonly headRepository: string | null;
  readonly baseSha: string;
}

export interface LoggedRequest {
  readonly id: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly status: number;
  /** everything the request said: its head as name-value pairs, and its body */
  readonly said: string;
  /** why the request or our own answer breaks the description; empty when neither does. */
  readonly errors: readonly string[];
}

export interface GitHubServer {
  readonly url: string;
  readonly log: readonly LoggedRequest[];
  readonly comments: ServerComment[];
  /** `${ref}:${path}` -> text. */
  readonly files: Map<string, string>;
  /** commit -> pull requests that contain it. */
  readonly pulls: Map<string, ServerPull[]>;
  /** Fails the next request of an operation; several are used up in order. */
  fail(operationId: string, ...faults: Fault[]): void;
  /** Adds a comment by hand. */
  seed(comment: { issue: number; body: string; author: ServerAccount }): ServerComment;
  close(): Promise<void>;
}

export const WORKFLOW_BOT: ServerAccount = { id: 41898282, login: 'github-actions[bot]', type: 'Bot' };
/** The body limit of GitHub is in no description: 65,536 characters. */
export const MAX_BODY_UNITS = 65_536;

/** `token` writes as this account; `tellsWho` is false for tokens of workflows, which may not ask. */
export interface GitHubServerOptions {
  readonly account?: ServerAccount;
  readonly tellsWho?: boolean;
  /** Prefix of every path, as on GitHub Enterprise (`/api/v3`). */
  readonly prefix?: string;
}

interface Answer {
  readonly status: number;
  readonly data?: unknown;
  readonly text?: string;
}

interface Call {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
}

interface State {
  readonly contract: Contract;
  readonly account: ServerAccount;
  readonly tellsWho: boolean;
  readonly prefix: string;
  readonly comments: ServerComment[];
  readonly files: Map<string, string>;
  readonly pulls: Map<string, ServerPull[]>;
  readonly faults: Map<string, Fault[]>;
  readonly log: LoggedRequest[];
  nextId: number;
}

/**
 * A GitHub on the loopback interface. Every request is checked against GitHub's own description (unknown operations
 * 404, wrong bodies 422) and so is every answer; comments are stored and paged.
 */
export async function startGitHub(options: GitHubServerOptions = {}): Promise<GitHubServer> {
  const state: State = {
    contract: loadContract(),
    account: options.account ?? WORKFLOW_BOT,
    tellsWho: options.tellsWho ?? false,
    prefix: options.prefix ?? '',
    comments: [],
    files: new Map(),
    pulls: new Map(),
    faults: new Map(),
    log: [],
    nextId: 1000,
  };
  const server = createServer((request, response) => {
    void serve(state, request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { comments, files, pulls, log } = state;
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${state.prefix}`,
    log,
    comments,
    files,
    pulls,
    fail: (id, ...faults) => {
      state.faults.set(id, [...(state.faults.get(id) ?? []), ...faults]);
    },
    seed: ({ issue, body, author }) => addComment(state, { issue, body, author }),
    close: () => closeServer(server),
  };
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

function addComment(
  state: State,
  comment: { issue: number; body: string; author: ServerAccount },
): ServerComment {
  const stored = { id: state.nextId++, ...comment };
  state.comments.push(stored);
  return stored;
}

async function serve(state: State, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString('utf8');
  const said = `${request.url}\n${request.rawHeaders.join('\n')}\n\n${text}`;
  const url = new URL(request.url ?? '/', 'http://127.0.0.1');
  const query = Object.fromEntries(url.searchParams);
  const found = findOperation(state, request.method ?? '', url.pathname);
  const logged = (id: string, answer: Answer, errors: readonly string[]): void => {
    const path = decodeURIComponent(url.pathname);
    state.log.push({ id, path, query, status: answer.status, said, errors });
    send(response, answer);
  };
  if (!/^(token|bearer) \S+/i.test(request.headers.authorization ?? '')) {
    return logged('', refusal(401, 'Requires authentication'), ['no token']);
  }
  if (found === undefined)
    return logged('', refusal(404, 'Not Found'), [`no operation ${request.method} ${url.pathname}`]);
  const { operation, params } = found;
  const body = parseBody(text);
  const errors = operation.checkRequest({ params: { ...params }, query: { ...query }, body });
  if (errors.length > 0) return logged(operation.id, refusal(422, 'Validation Failed'), errors);
  const fault = state.faults.get(operation.id)?.shift();
  if (fault !== undefined) {
    if (fault.stored) perform(state, operation.id, { params, query, body });
    const { id } = operation;
    state.log.push({ id, path: url.pathname, query, status: fault.status, said, errors: [] });
    if (fault.cut) response.destroy();
    else send(response, refusal(fault.status, fault.message ?? 'scripted failure'), fault.headers);
    return;
  }
  const answer = perform(state, operation.id, { params, query, body });
  const wrong = answer.data === undefined ? [] : operation.checkAnswer(answer.status, answer.data);
  logged(operation.id, answer, wrong);
}

function findOperation(
  state: State,
  method: string,
  pathname: string,
): { operation: Operation; params: Record<string, string> } | undefined {
  if (!pathname.startsWith(state.prefix)) return undefined;
  const path = pathname.slice(state.prefix.length);
  for (const operation of state.contract.operations) {
    const match = operation.method === method ? operation.pattern.exec(path) : null;
    if (match === null) continue;
    const values = operation.names.map((name, index) => [name, decodeURIComponent(match[index + 1] ?? '')]);
    return { operation, params: Object.fromEntries(values) as Record<string, string> };
  }
  return undefined;
}

function parseBody(text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return 'not JSON';
  }
}

function refusal(status: number, message: string): Answer {
  return {
    status,
    data: { message, documentation_url: 'https://docs.github.com/rest', status: String(status) },
  };
}

function send(
  response: ServerResponse,
  answer: Answer,
  headers: Readonly<Record<string, string>> = {},
): void {
  const json = answer.text === undefined;
  const type = json ? 'application/json; charset=utf-8' : 'application/vnd.github.raw; charset=utf-8';
  response.writeHead(answer.status, { 'content-type': type, ...headers });
  if (answer.status === 204) response.end();
  else response.end(json ? JSON.stringify(answer.data) : answer.text);
}

function perform(state: State, operationId: string, call: Call): Answer {
  const handler = HANDLERS[operationId];
  if (handler === undefined) throw new Error(`the local GitHub does not implement ${operationId}`);
  return handler(state, call);
}

const HANDLERS: Readonly<Record<string, (state: State, call: Call) => Answer>> = {
  'users/get-authenticated': (state) => {
    if (!state.tellsWho) return refusal(403, 'Resource not accessible by integration');
    const user = state.contract.example('private-user-response-with-public-profile-information');
    return { status: 200, data: { ...user, ...state.account } };
  },
  'issues/list-comments': (state, { params, query }) => {
    const size = Number(query['per_page'] ?? 30);
    const start = (Number(query['page'] ?? 1) - 1) * size;
    const all = state.comments.filter((comment) => comment.issue === Number(params['issue_number']));
    return {
      status: 200,
      data: all.slice(start, start + size).map((comment) => renderComment(state, comment)),
    };
  },
  'issues/create-comment': (state, { params, body }) => {
    const text = (body as { body: string }).body;
    if (text.length > MAX_BODY_UNITS)
      return refusal(422, 'Validation Failed: body is too long (maximum is 65536 characters)');
    const issue = Number(params['issue_number']);
    return {
      status: 201,
      data: renderComment(state, addComment(state, { issue, body: text, author: state.account })),
    };
  },
  'issues/update-comment': (state, { params, body }) => {
    const text = (body as { body: string }).body;
    const comment = state.comments.find(({ id }) => id === Number(params['comment_id']));
    if (comment === undefined) return refusal(404, 'Not Found');
    if (text.length > MAX_BODY_UNITS)
      return refusal(422, 'Validation Failed: body is too long (maximum is 65536 characters)');
    comment.body = text;
    return { status: 200, data: renderComment(state, comment) };
  },
  'issues/delete-comment': (state, { params }) => {
    const index = state.comments.findIndex(({ id }) => id === Number(params['comment_id']));
    if (index < 0) return refusal(404, 'Not Found');
    state.comments.splice(index, 1);
    return { status: 204 };
  },
  'repos/list-pull-requests-associated-with-commit': (state, { params }) => {
    const pulls = state.pulls.get(String(params['commit_sha'])) ?? [];
    return { status: 200, data: pulls.map((pull) => renderPull(state, pull)) };
  },
  'repos/get-content': (state, { params, query }) => {
    const text = state.files.get(`${query['ref']}:${params['path']}`);
    return text === undefined ? refusal(404, 'Not Found') : { status: 200, text };
  },
};

function renderComment({ contract }: State, comment: ServerComment): unknown {
  const example = contract.example('issue-comment');
  return {
    ...example,
    id: comment.id,
    body: comment.body,
    user: { ...(example['user'] as object), ...comment.author },
  };
}

function renderPull({ contract }: State, pull: ServerPull): unknown {
  const [example] = contract.example('pull-request-simple-items') as unknown as [Record<string, unknown>];
  const head = example['head'] as Record<string, unknown>;
  const repo =
    pull.headRepository === null ? null : { ...(head['repo'] as object), full_name: pull.headRepository };
  const base = { ...(example['base'] as object), sha: pull.baseSha };
  return {
    ...example,
    // GitHub's own example of a team lacks what its description requires.
    requested_teams: [],
    number: pull.number,
    state: pull.state,
    head: { ...head, sha: pull.headSha, repo },
    base,
  };
}
