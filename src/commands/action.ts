import { EXIT, type ExitCode, IncompleteError, renderMistake, UserError } from '../domain/errors.ts';
import { main, processExitCode } from '../main.ts';
import type { OutputName } from '../options/outputs.ts';
import { findConfigPath, resolveOptions } from '../options/resolve.ts';
import type { Options } from '../options/table.ts';
import { postComment } from '../publish/comment.ts';
import type { Runner } from '../publish/runner.ts';
import { renderComment } from '../report/comment.ts';
import type { ReportInput } from '../report/input.ts';
import { renderSkipped, renderTrouble } from '../report/notice.ts';
import { renderSummary } from '../report/summary.ts';
import { renderTerminal } from '../report/terminal.ts';
import { createStep, type Step } from '../wiring/action.ts';
import { lacksKey } from '../wiring/keys.ts';
import { createRunPorts, type ReportPaths } from '../wiring/run-ports.ts';
import { findPullRequest, wantsComment } from './commenting.ts';

/** The action: `run` with GitHub's ports. The report is out before the step goes red. */
export async function runAction(): Promise<ExitCode> {
  const step = await createStep();
  try {
    const options = await resolveForStep(step);
    return skipsForLackOfKey(options, step) ? skip(step) : await gate(options, step);
  } catch (error) {
    return explain(error, step);
  }
}

/**
 * Configuration counts as it stands at the base and never as the checkout has it, not even while the base has none: a
 * pull request could otherwise bring the file that loosens its own gate or spends the budget.
 */
async function resolveForStep({ inputs, env, policy, files, runner }: Step): Promise<Options> {
  const { path, explicit } = findConfigPath({ inputs });
  const text = await policy.readText(path);
  if (text === undefined && (explicit || (await files.exists(path)))) {
    // Names a file that is nowhere as the mistake it is.
    await files.readText(path);
    const why = policy.unavailable ?? `it is not in ${policy.describe} yet`;
    const message = `${path} of the checkout is not used: ${why}; until then set options as inputs`;
    runner.annotate([{ level: 'warning', title: 'theory-gate', message }]);
  }
  const config = text === undefined ? {} : { config: { text, name: path } };
  const { options, warnings } = await resolveOptions({ command: 'run', inputs, env, ...config });
  for (const warning of warnings) runner.log(`warning: ${warning}`);
  return options;
}

function skipsForLackOfKey(options: Options, { event }: Step): boolean {
  return (event.fork || event.dependabot) && options.onMissingKey === 'skip' && lacksKey(options);
}

function skip({ event, runner }: Step): ExitCode {
  const who = event.fork ? 'a fork' : 'Dependabot';
  runner.log(`Skipped: a pull request from ${who} gets no key`);
  publishFiles(runner, { summary: renderSkipped(who), outputs: { passed: '', outcome: 'skipped' } });
  return EXIT.passed;
}

async function gate(options: Options, step: Step): Promise<ExitCode> {
  const { runner } = step;
  const { ports, close, signal } = await createRunPorts(options, {
    env: step.env,
    progress: { line: runner.log, warn: (text) => runner.log(`warning: ${text}`) },
    files: step.files,
    policy: step.policy,
    distrustsOut: true,
    context: contextOf(step, options),
    show: (input, paths) => show({ input, paths, options, step }),
  });
  try {
    const { decision } = await main(options, ports);
    const level = decision.exitCode === EXIT.passed ? 'notice' : 'error';
    runner.annotate([{ level, title: 'theory-gate', message: decision.title }]);
    return processExitCode(decision, signal());
  } finally {
    await close();
  }
}

interface Showing {
  readonly input: ReportInput;
  readonly paths: ReportPaths;
  readonly options: Options;
  readonly step: Step;
}

async function show({ input, paths, options, step }: Showing): Promise<void> {
  const { runner } = step;
  runner.log(renderTerminal(input));
  publishFiles(runner, { summary: renderSummary(input), outputs: outputsOf(input, paths) });
  await comment({ input, options, step });
}

/** Job summary and outputs; one that cannot be written is said in the log and changes nothing else. */
function publishFiles(
  runner: Runner,
  { summary, outputs }: { summary: string; outputs: Readonly<Record<string, string>> },
): void {
  const noSummary = runner.appendSummary(summary);
  if (noSummary !== undefined) runner.log(`warning: no job summary: ${noSummary}`);
  const noOutputs = runner.writeOutputs(outputs);
  if (noOutputs !== undefined) runner.log(`warning: no outputs: ${noOutputs}`);
}

async function comment({ input, options, step }: Pick<Showing, 'input' | 'options' | 'step'>): Promise<void> {
  const { event, runner } = step;
  const github = step.openGitHub(AbortSignal.timeout(COMMENT_TIME_MS));
  if (!github || options.comment === 'never') return;
  const pullNumber = await findPullRequest(event, github, runner);
  if (pullNumber === undefined) return;
  const outcome = await postComment({
    github,
    pullNumber,
    key: [event.workflow, event.job, options.title].filter((part) => part).join('/'),
    body: renderComment(input),
    shortBody: renderComment(input, SHORT_COMMENT_UNITS),
    onlyUpdate: !wantsComment(options.comment, input),
    runId: event.runId,
    runAttempt: event.runAttempt,
  });
  const why = outcome.reason === undefined ? '' : `: ${outcome.reason}`;
  if (outcome.state === 'skipped' && why !== '')
    runner.annotate([{ level: 'warning', title: 'theory-gate', message: `no comment${why}` }]);
  else runner.log(`comment ${outcome.state}${why}`);
}

/** Longest the comment may keep a finished step waiting. */
const COMMENT_TIME_MS = 60_000;

/** Well under every limit that was ever seen, for a server that refuses the usual length. */
const SHORT_COMMENT_UNITS = 8_000;

function contextOf({ event }: Step, options: Options): ReportInput['context'] {
  const commit = event.kind === 'pull_request' ? (event.headSha ?? event.sha) : event.sha;
  return {
    ...(event.repository === '' ? {} : { repository: event.repository }),
    ...(event.serverUrl === undefined ? {} : { serverUrl: event.serverUrl }),
    ...(event.runUrl === undefined ? {} : { runUrl: event.runUrl }),
    ...(commit === '' ? {} : { commit }),
    ...(options.title === null ? {} : { title: options.title }),
  };
}

function outputsOf(
  { run, comparison, decision }: ReportInput,
  paths: ReportPaths,
): Record<OutputName, string> {
  const ratio = (value: number | null | undefined): string => (value == null ? '' : String(value));
  const { answers } = run.scores;
  return {
    passed: String(decision.exitCode === EXIT.passed),
    outcome: decision.outcome,
    accuracy: ratio(run.scores.accuracy.value),
    faithfulness: ratio(run.scores.faithfulness.value),
    'answer-accuracy': ratio(answers?.accuracy.value),
    'partial-credit': ratio(answers?.partialCredit.value),
    'calibration-rms': ratio(answers?.calibration.rms),
    'calibration-hle': ratio(answers?.calibration.hle),
    regressions: comparison.kind === 'compared' ? String(comparison.broken.length) : '',
    'report-path': paths.report,
    'run-path': paths.run,
  };
}

function explain(error: unknown, { runner }: Step): ExitCode {
  const [code, messages] = describe(error);
  runner.annotate(messages.map((message) => ({ level: 'error', title: 'theory-gate', message })));
  const outcome = code === EXIT.userError ? 'misconfigured' : 'incomplete';
  publishFiles(runner, { summary: renderTrouble(messages), outputs: { passed: 'false', outcome } });
  return code;
}

function describe(error: unknown): [ExitCode, readonly string[]] {
  if (error instanceof UserError) return [EXIT.userError, error.mistakes.map(renderMistake)];
  if (error instanceof IncompleteError) return [error.exitCode, [error.message]];
  const said = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return [EXIT.incomplete, [`bug in theory-gate, please report it: ${said}`]];
}
