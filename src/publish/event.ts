import { readFile } from 'node:fs/promises';

/** The events that are treated differently; `pull_request_target` counts as a pull request. */
export type EventKind = 'pull_request' | 'push' | 'schedule' | 'workflow_dispatch' | 'merge_group' | 'other';

/** What the workflow runs for, as far as the environment and the event file tell. */
export interface RunEvent {
  /** As GitHub names it, e.g. `pull_request_target`; empty outside a workflow. */
  readonly name: string;
  readonly kind: EventKind;
  /** The head is in another repository, or in a fork that was deleted. */
  readonly fork: boolean;
  readonly dependabot: boolean;
  readonly pullNumber?: number;
  readonly headSha?: string;
  readonly baseSha?: string;
  readonly baseRef?: string;
  readonly defaultBranch?: string;
  readonly isDefaultBranch: boolean;
  /** `owner/name`; empty outside a workflow. */
  readonly repository: string;
  readonly sha: string;
  readonly ref: string;
  readonly actor: string;
  readonly workflow: string;
  readonly job: string;
  readonly runId: number;
  readonly runAttempt: number;
  readonly serverUrl?: string;
  readonly apiUrl?: string;
  readonly runUrl?: string;
}

/** Environment variables by name; handed in, because the process itself no longer holds the keys. */
export type Environment = Readonly<Record<string, string | undefined>>;
type Json = Readonly<Record<string, unknown>>;

const KINDS: Readonly<Record<string, EventKind>> = {
  pull_request: 'pull_request',
  pull_request_target: 'pull_request',
  push: 'push',
  schedule: 'schedule',
  workflow_dispatch: 'workflow_dispatch',
  merge_group: 'merge_group',
};
const NO_COMMIT = /^0+$/;

function parseObject(text: string | undefined): Json {
  try {
    return child({ root: JSON.parse(text ?? '{}') }, 'root');
  } catch {
    return {};
  }
}

function child(parent: Json, name: string): Json {
  const value = parent[name];
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {};
}

function textOf(parent: Json, name: string): string | undefined {
  const value = parent[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function shaOf(parent: Json, name: string): string | undefined {
  const sha = textOf(parent, name);
  return sha !== undefined && !NO_COMMIT.test(sha) ? sha : undefined;
}

function wholeNumber(value: unknown): number | undefined {
  const number = typeof value === 'string' && value !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isSafeInteger(number) && number > 0 ? number : undefined;
}

interface Commits {
  readonly headSha: string | undefined;
  readonly baseSha: string | undefined;
}

function commitsOf(kind: EventKind, event: Json): Commits {
  if (kind === 'push') return { headSha: shaOf(event, 'after'), baseSha: shaOf(event, 'before') };
  const group = child(event, 'merge_group');
  if (kind === 'merge_group') return { headSha: shaOf(group, 'head_sha'), baseSha: shaOf(group, 'base_sha') };
  const pull = child(event, 'pull_request');
  return { headSha: shaOf(child(pull, 'head'), 'sha'), baseSha: shaOf(child(pull, 'base'), 'sha') };
}

function isFork(event: Json, repository: string): boolean {
  if (event['pull_request'] === undefined) return false;
  const pull = child(event, 'pull_request');
  const base = textOf(child(child(pull, 'base'), 'repo'), 'full_name') ?? repository;
  return textOf(child(child(pull, 'head'), 'repo'), 'full_name') !== base;
}

function isDefault(kind: EventKind, ref: string, defaultBranch: string | undefined): boolean {
  if (kind === 'schedule') return true; // GitHub starts schedules on the default branch only.
  return defaultBranch !== undefined && ref === `refs/heads/${defaultBranch}`;
}

function present<Fields extends Record<string, unknown>>(
  fields: Fields,
): { [K in keyof Fields]?: Exclude<Fields[K], undefined> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [K in keyof Fields]?: Exclude<Fields[K], undefined>;
  };
}

/**
 * The event of this run. `eventJson` is the text of the event file; a missing or malformed one leaves fields out and
 * never fails, so a pull request without a readable event simply gets no comment.
 */
export function readEvent(env: Environment, eventJson: string | undefined): RunEvent {
  const event = parseObject(eventJson);
  const name = env['GITHUB_EVENT_NAME'] ?? '';
  const kind = KINDS[name] ?? 'other';
  const repository = env['GITHUB_REPOSITORY'] ?? '';
  const pull = child(event, 'pull_request');
  const defaultBranch = textOf(child(event, 'repository'), 'default_branch');
  const runId = wholeNumber(env['GITHUB_RUN_ID']);
  const serverUrl = env['GITHUB_SERVER_URL'] || undefined;
  const ref = env['GITHUB_REF'] ?? '';
  return {
    name,
    kind,
    fork: isFork(event, repository),
    dependabot: env['GITHUB_ACTOR'] === 'dependabot[bot]',
    isDefaultBranch: isDefault(kind, ref, defaultBranch),
    repository,
    sha: env['GITHUB_SHA'] ?? '',
    ref,
    actor: env['GITHUB_ACTOR'] ?? '',
    workflow: env['GITHUB_WORKFLOW'] ?? '',
    job: env['GITHUB_JOB'] ?? '',
    runId: runId ?? 0,
    runAttempt: wholeNumber(env['GITHUB_RUN_ATTEMPT']) ?? 1,
    ...present({
      ...commitsOf(kind, event),
      pullNumber: wholeNumber(pull['number']),
      baseRef: textOf(child(pull, 'base'), 'ref') ?? (env['GITHUB_BASE_REF'] || undefined),
      defaultBranch,
      serverUrl,
      apiUrl: env['GITHUB_API_URL'] || undefined,
      runUrl:
        serverUrl && repository && runId ? `${serverUrl}/${repository}/actions/runs/${runId}` : undefined,
    }),
  };
}

/** {@link readEvent} with the file the runner names; an unreadable file counts as a missing one. */
export async function loadEvent(env: Environment): Promise<RunEvent> {
  const path = env['GITHUB_EVENT_PATH'];
  const text = path ? await readFile(path, 'utf8').catch(() => undefined) : undefined;
  return readEvent(env, text);
}
