import { RunResult, type SampleRecord } from '../../src/domain/run.ts';
import { renderRun } from '../../src/evaluation/run-record.ts';
import { scoreRun } from '../../src/metrics/scores.ts';
import { runStep, type StepResult, type StepSetup } from './action-step.ts';
import { EVENTS } from './events.ts';
import type { FakeModelServer } from './fake-model-server.ts';
import { type GitHubServer, startGitHub } from './github-server.ts';
import { PROBLEM_FILE, RIGHT, startModel } from './physics-servers.ts';

/** What differs from the usual step: a pull request, the four small problems, no judge. */
export type StepChanges = Partial<Omit<StepSetup, 'apiUrl'>>;

/** The servers of one test. */
export interface ActionRig {
  readonly github: GitHubServer;
  readonly model: FakeModelServer;
  /** operations GitHub was asked for, in order, from the `since`-th request on */
  calls(since?: number): string[];
  step(changes?: StepChanges): Promise<StepResult>;
  /** Closes the servers; throws when a request broke GitHub's description. */
  close(): Promise<void>;
}

export const TOKEN = 'ghs_tokenOfTheWorkflow';
export const RUN_PATH = 'theory-gate-out/run.json';
export const REPORT_PATH = 'theory-gate-out/report.md';

/** Starts a GitHub and a model. The model gives `responses`, or is a server of the test's own. */
export async function startRig(
  given: Readonly<Record<string, string>> | FakeModelServer = RIGHT,
): Promise<ActionRig> {
  const github = await startGitHub();
  const model = isServer(given) ? given : await startModel(given);
  return {
    github,
    model,
    calls: (since = 0) => github.log.slice(since).map(({ id }) => id),
    step: ({ event = EVENTS.pullRequest, inputs = {}, checkout = {}, env = {} } = {}) =>
      runStep({
        event,
        apiUrl: github.url,
        inputs: {
          problems: 'problems.jsonl',
          model: 'model-1',
          'base-url': model.baseUrl,
          'github-token': TOKEN,
          ...inputs,
        },
        checkout: { 'problems.jsonl': PROBLEM_FILE, ...checkout },
        env,
      }),
    close: async () => {
      await Promise.all([github.close(), model.close()]);
      const broken = github.log.filter(({ errors }) => errors.length > 0);
      if (broken.length > 0) throw new Error(`GitHub would refuse ${JSON.stringify(broken)}`);
    },
  };
}

const isServer = (given: object): given is FakeModelServer => 'requests' in given && 'baseUrl' in given;

/** A step of the next run of the workflow, of the same event. */
export const nextRun = (runId: number): NonNullable<StepSetup['env']> => ({ GITHUB_RUN_ID: String(runId) });

/** The record of a run with these responses, as `bless` would commit it. */
export async function recordRun(
  responses: Readonly<Record<string, string>> = RIGHT,
  changes: StepChanges = {},
): Promise<string> {
  const rig = await startRig(responses);
  try {
    const inputs = { comment: 'never', ...changes.inputs };
    const { written, stdout } = await rig.step({ ...changes, inputs });
    const record = written[RUN_PATH];
    if (record === undefined) throw new Error(`the run left no record:\n${stdout}`);
    return record;
  } finally {
    await rig.close();
  }
}

/** The record of the same run had the model got these problems wrong. */
export function withWrong(record: string, ...ids: readonly string[]): string {
  const run = RunResult.parse(JSON.parse(record));
  const samples = run.samples.map(
    (sample): SampleRecord =>
      ids.includes(sample.problemId) ? { ...sample, status: 'wrong', reason: 'refuted_unjudged' } : sample,
  );
  return renderRun({ ...run, samples, scores: scoreRun(samples) });
}

/** Annotations of a level with their messages, in order. */
export function annotations({ commands }: StepResult, level: 'notice' | 'warning' | 'error'): string[] {
  return commands.filter(({ name }) => name === level).map(({ data }) => data);
}

/** Whether a request to a host other than those named was tried. */
export function strangers(
  { connections }: StepResult,
  servers: readonly { readonly url?: string; readonly origin?: string }[],
): string[] {
  const known = new Set(servers.map(({ url, origin }) => new URL(url ?? origin ?? '').host));
  return connections.filter((connection) => !known.has(connection));
}
