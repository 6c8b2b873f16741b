/** An event as a step sees it: variables of the environment and the text of the event file. */
export interface TestEvent {
  readonly env: Readonly<Record<string, string>>;
  readonly payload: Readonly<Record<string, unknown>>;
}

export const REPOSITORY = 'octo/physics';
export const HEAD_SHA = 'a'.repeat(40);
export const BASE_SHA = 'b'.repeat(40);
export const MERGE_SHA = 'c'.repeat(40);
export const PULL_NUMBER = 7;

const repository = { full_name: REPOSITORY, default_branch: 'main' };

function environment(name: string, more: Readonly<Record<string, string>> = {}): TestEvent['env'] {
  return {
    GITHUB_ACTIONS: 'true',
    GITHUB_EVENT_NAME: name,
    GITHUB_REPOSITORY: REPOSITORY,
    GITHUB_SHA: HEAD_SHA,
    GITHUB_REF: 'refs/heads/main',
    GITHUB_ACTOR: 'octocat',
    GITHUB_WORKFLOW: 'Physics',
    GITHUB_JOB: 'gate',
    GITHUB_RUN_ID: '4200',
    GITHUB_RUN_ATTEMPT: '1',
    GITHUB_SERVER_URL: 'https://github.example.org',
    ...more,
  };
}

interface PullOptions {
  readonly name?: string;
  readonly headRepository?: string | null;
  readonly actor?: string;
}

function pullRequest({
  name = 'pull_request',
  headRepository = REPOSITORY,
  actor = 'octocat',
}: PullOptions = {}): TestEvent {
  const head = {
    sha: HEAD_SHA,
    ref: 'topic',
    repo: headRepository === null ? null : { full_name: headRepository },
  };
  const base = { sha: BASE_SHA, ref: 'main', repo: repository };
  return {
    env: environment(name, {
      GITHUB_REF: `refs/pull/${PULL_NUMBER}/merge`,
      GITHUB_SHA: MERGE_SHA,
      GITHUB_BASE_REF: 'main',
      GITHUB_HEAD_REF: 'topic',
      GITHUB_ACTOR: actor,
    }),
    payload: {
      action: 'synchronize',
      number: PULL_NUMBER,
      pull_request: { number: PULL_NUMBER, state: 'open', head, base, user: { login: actor } },
      repository,
      sender: { login: actor },
    },
  };
}

/** One event of each kind a workflow can run this on. */
export const EVENTS = {
  pullRequest: pullRequest(),
  fork: pullRequest({ headRepository: 'stranger/physics' }),
  deletedFork: pullRequest({ headRepository: null }),
  dependabot: pullRequest({ actor: 'dependabot[bot]' }),
  pullRequestTarget: pullRequest({ name: 'pull_request_target', headRepository: 'stranger/physics' }),
  push: {
    env: environment('push'),
    payload: { ref: 'refs/heads/main', before: BASE_SHA, after: HEAD_SHA, repository },
  },
  pushNewBranch: {
    env: environment('push', { GITHUB_REF: 'refs/heads/topic' }),
    payload: { ref: 'refs/heads/topic', before: '0'.repeat(40), after: HEAD_SHA, repository },
  },
  schedule: {
    env: environment('schedule'),
    payload: { schedule: '17 4 * * *', workflow: '.github/workflows/physics.yml' },
  },
  dispatch: {
    env: environment('workflow_dispatch'),
    payload: { inputs: {}, ref: 'refs/heads/main', repository },
  },
  mergeGroup: {
    env: environment('merge_group', { GITHUB_REF: 'refs/heads/gh-readonly-queue/main/pr-7' }),
    payload: {
      action: 'checks_requested',
      merge_group: { head_sha: HEAD_SHA, base_sha: BASE_SHA, base_ref: 'refs/heads/main' },
      repository,
    },
  },
  workflowRun: {
    env: environment('workflow_run'),
    payload: { action: 'completed', workflow_run: { head_sha: HEAD_SHA, pull_requests: [] }, repository },
  },
} as const satisfies Record<string, TestEvent>;
