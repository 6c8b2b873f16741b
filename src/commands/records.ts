import { EXIT, type ExitCode, UserError } from '../domain/errors.ts';
import { describeFailedControls } from '../domain/judge-controls.ts';
import type { FilesPort } from '../domain/ports.ts';
import type { RunResult } from '../domain/run.ts';
import { type Baseline, loadBaseline } from '../evaluation/baseline.ts';
import { parseRun, renderRun, slimRun } from '../evaluation/run-record.ts';
import { decide } from '../gate/decide.ts';
import { compareWithBaseline } from '../main.ts';
import { gatePolicy } from '../options/gate-policy.ts';
import { BASELINE_PATH } from '../options/row.ts';
import type { Options } from '../options/table.ts';
import { renderComment } from '../report/comment.ts';
import type { ReportInput } from '../report/input.ts';
import { renderSummary } from '../report/summary.ts';
import { renderTerminal } from '../report/terminal.ts';
import { withPlacement } from '../wiring/leaderboard.ts';
import { workingTree } from '../wiring/working-tree.ts';
import type { CommandInput } from './registry.ts';
import { recordPath } from './run-files.ts';

/** `compare <baseline> <run>`: both side by side; exit 4 when they do not compare. */
export async function compareCommand({ positionals, options, terminal }: CommandInput): Promise<ExitCode> {
  const [baselinePath, runPath] = takePaths(positionals, ['baseline.json', 'run.json']);
  const input = await reviewRecord({ runPath, baselinePath, options, files: terminal.files });
  terminal.print(renderTerminal(input));
  return input.comparison.kind === 'not-comparable' ? EXIT.notComparable : EXIT.passed;
}

/** `gate <run>`: the decision about a finished run, against the thresholds and baseline of this call. */
export async function gateCommand(call: CommandInput): Promise<ExitCode> {
  const input = await reviewOwn(call);
  call.terminal.print(renderTerminal(input));
  return input.decision.exitCode as ExitCode;
}

/** `report <run>`: renders a finished run again, as comment, summary or terminal text. */
export async function reportCommand(call: CommandInput): Promise<ExitCode> {
  const input = await reviewOwn(call);
  const render = { comment: renderComment, summary: renderSummary, terminal: renderTerminal }[
    call.options.format
  ];
  call.terminal.print(render(input));
  return EXIT.passed;
}

/** `bless <run> [baseline]`: the run, slimmed, becomes the baseline file; an incomplete run is refused. */
export async function blessCommand({ positionals, terminal }: CommandInput): Promise<ExitCode> {
  const [runPath = '', target = BASELINE_PATH, ...rest] = positionals;
  takePaths(
    [runPath, ...rest].filter((path) => path !== ''),
    ['run.json'],
  );
  const path = await recordPath(runPath, terminal.files);
  const run = parseRun(await terminal.files.readText(path), path);
  const untrusted = run.judgeControls && describeFailedControls(run.judgeControls);
  if (untrusted) {
    const hint = 'name another judge, run again, then bless that run';
    throw new UserError({ code: 'bad-run', message: untrusted, hint, place: { file: path } });
  }
  if (run.state !== 'complete' || run.scores.counts.failed > 0) {
    const { failed, asked } = run.scores.counts;
    throw new UserError({
      code: 'bad-run',
      message: `the run is not complete: ${run.stopReason ?? `${failed} of ${asked} samples failed`}`,
      hint: 'run it again into the same folder, which asks only what is missing, then bless it',
      place: { file: path },
    });
  }
  await terminal.files.writeAtomically(target, renderRun(slimRun(run)));
  terminal.progress.line(
    `${target}: ${run.identity.model} on ${run.identity.problemSet} is the baseline now; commit it`,
  );
  return EXIT.passed;
}

/** The run that is named, beside the baseline of the options. */
function reviewOwn({ positionals, options, terminal: { files } }: CommandInput): Promise<ReportInput> {
  const [runPath] = takePaths(positionals, ['run.json']);
  return reviewRecord({ runPath, baselinePath: options.baseline, options, files });
}

interface Review {
  readonly runPath: string;
  readonly baselinePath: string | null;
  readonly options: Options;
  readonly files: FilesPort;
}

async function reviewRecord({ runPath, baselinePath, options, files }: Review): Promise<ReportInput> {
  const path = await recordPath(runPath, files);
  const run = parseRun(await files.readText(path), path);
  const blessed = baselinePath === null ? null : await recordPath(baselinePath, files);
  const baseline = await loadBaseline(blessed, { policy: workingTree(files), files });
  if (baseline.kind === 'unreadable') throw new UserError({ code: 'bad-run', message: baseline.reason });
  const comparison = compareWithBaseline(baseline, run, options.alpha);
  const decision = decide({ run, comparison, policy: gatePolicy(options, baseline.kind !== 'none') });
  const context = run.commit === null ? {} : { commit: run.commit };
  const input = { run, baseline: recordOf(baseline), comparison, decision, problems: [], context };
  return withPlacement(input);
}

const recordOf = (baseline: Baseline): RunResult | null => (baseline.kind === 'read' ? baseline.run : null);

function takePaths<const Names extends readonly string[]>(
  given: readonly string[],
  names: Names,
): { [K in keyof Names]: string } {
  if (given.length === names.length) return given as unknown as { [K in keyof Names]: string };
  const expected = names.map((name) => `<${name}>`).join(' ');
  const got = given.length === 0 ? 'nothing' : given.join(' ');
  const hint = 'theory-gate <command> --help shows what a command takes';
  throw new UserError({ code: 'bad-option', message: `expected ${expected}, got ${got}`, hint });
}
