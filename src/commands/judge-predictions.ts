import type { ExitCode } from '../domain/errors.ts';
import { describeFailedControls, explainFailedControls } from '../domain/judge-controls.ts';
import type { ChatPort, RunLogPort } from '../domain/ports.ts';
import type { Problem } from '../domain/problem.ts';
import { REASONS } from '../domain/reasons.ts';
import type { SampleRecord } from '../domain/run.ts';
import { createJudgeTest } from '../evaluation/controls/test-judge.ts';
import { isBoxed, type JudgeTest } from '../evaluation/examination.ts';
import { gradeLabelled } from '../evaluation/labelled/examine.ts';
import { prepareExamination } from '../evaluation/prepare.ts';
import type { Options } from '../options/table.ts';
import { withLog } from '../providers/logged.ts';
import { plural } from '../report/numbers.ts';
import { type JudgedBy, renderExcluded, renderJudged } from '../steps/judged-row.ts';
import { type LineFile, openLineFile } from '../store/line-file.ts';
import { openRunLog } from '../store/run-log.ts';
import { sha256 } from '../store/sha256.ts';
import { bundledFolder } from '../wiring/bundle.ts';
import { createStepPorts, type StepPorts } from '../wiring/step-ports.ts';
import {
  hashJudge,
  type JudgedFile,
  type JudgingExamination,
  keepFitting,
  readPredictions,
} from './judged-file.ts';
import type { CommandInput } from './registry.ts';
import { loadStepProblems, outFile, requireOption, stepExitCode, stepOptions, whyStopped } from './steps.ts';
import type { Terminal } from './terminal.ts';

/**
 * `judge` without a further word: one judge call for every response of `predict` (P12, P24), one line a problem. What was
 * judged before is not judged again, what could not be is. The judge is tested first, once for a file.
 */
export async function judgePredictions({ options: given, terminal }: CommandInput): Promise<ExitCode> {
  const source = requireOption(given.predictions, 'predictions');
  requireOption(given.judgeModel, 'judge-model', 'name the model that judges');
  const options = judgeOptions(stepOptions(given, terminal));
  const path = outFile(options, 'judged.jsonl');
  const step = await createStepPorts(options, terminal);
  try {
    const examination = await prepare(options, { terminal, step });
    const predictions = await readPredictions(source, terminal);
    const controls = openRunLog({ path: controlsFile(path), redact: step.redact });
    try {
      return await judgeAll({ examination, predictions, path, step, controls });
    } finally {
      controls.close();
    }
  } finally {
    await step.close();
  }
}

/** Where the replies to the planted controls are kept, beside the verdicts. */
const controlsFile = (path: string): string => path.replace(/\.jsonl?$/, '.controls.jsonl');

/** In this step the endpoint of the options is the judge's, and every problem of the split is looked at. */
function judgeOptions(options: Options): Options {
  return {
    ...options,
    judgeBaseUrl: options.baseUrl,
    judgeApiKey: options.apiKey,
    judgeExtraBody: options.judgeExtraBody ?? options.extraBody,
    vision: true,
  };
}

async function prepare(
  options: Options,
  { terminal, step }: { readonly terminal: Terminal; readonly step: StepPorts },
): Promise<JudgingExamination> {
  const ports = { ...terminal, bundled: bundledFolder, endpoints: step.endpoints };
  const examination = await prepareExamination(options, ports, await loadStepProblems(options, terminal));
  const { judge } = examination;
  if (isBoxed(examination) || judge === null) throw new Error('this step judges labelled answers');
  return { ...examination, judge };
}

interface Judging extends JudgedFile {
  readonly step: StepPorts;
  /** log of the planted controls, so that a file is tested once however often it is continued */
  readonly controls: RunLogPort;
}

async function judgeAll(judging: Judging): Promise<ExitCode> {
  const { examination, predictions, path, step, controls } = judging;
  const { progress } = step.ports;
  const there = new Set<string>();
  const file = await openLineFile({ path, redact: step.redact, keep: keepFitting(judging, there) });
  try {
    const judge = { ...examination.judge, chat: logControls(examination.judge.chat, controls) };
    const judgeTest = createJudgeTest({ ...examination, judge }, step.ports);
    const excluded = examination.problems.filter(({ id }) => predictions.get(id)?.reply === null);
    const asked = examination.problems.filter((problem) => !excluded.includes(problem));
    const left = asked.filter(({ id }) => predictions.has(id) && !there.has(id));
    const known = asked.filter(({ id }) => there.has(id)).length;
    if (known > 0)
      progress.line(`${path} has ${plural(known, 'judged problem')}; ${left.length} left to judge`);
    const grading = { ...judging, problems: left, file, judgeTest, judgeSha256: hashJudge(examination) };
    for (const problem of excluded) if (!there.has(problem.id)) appendExcluded(problem, grading);
    const unjudged = await gradeAll(grading);
    const missing = examination.problems.filter(({ id }) => !predictions.has(id)).length;
    if (missing > 0) progress.warn(`no prediction for ${plural(missing, 'problem')}, counted as wrong`);
    const tested = await judgeTest.outcome();
    const failure = tested && describeFailedControls(tested);
    if (failure)
      for (const text of [failure, ...explainFailedControls(tested)]) progress.warn(step.redact(text));
    progress.line(
      `${path}: ${known + left.length - unjudged} of ${asked.length} problems are judged${unasked(excluded.length)}`,
    );
    if (unjudged > 0) {
      const next =
        tested?.state === 'failed'
          ? `move ${controlsFile(path)} away to test this judge again`
          : 'the same command asks again';
      progress.warn(`${plural(unjudged, 'problem')} unjudged, counted as wrong${whyStopped(step)}; ${next}`);
    }
    return stepExitCode(step, unjudged);
  } finally {
    file.close();
  }
}

/** What the model could not see is no problem of this judging. */
function unasked(problems: number): string {
  return problems === 0 ? '' : `; the model was not asked ${problems} with figures`;
}

/** An endpoint whose planted controls alone are looked up and kept. */
function logControls(chat: ChatPort, log: RunLogPort): ChatPort {
  return withLog(chat, { log, sha256, onFound: () => {} });
}

interface GradingAll extends Judging {
  readonly problems: readonly Problem[];
  readonly file: LineFile;
  readonly judgeTest: JudgeTest;
  readonly judgeSha256: string;
}

/** Judges with bounded concurrency, each line written as soon as its verdicts are there; returns how many have none. */
async function gradeAll(grading: GradingAll): Promise<number> {
  const { examination, predictions, problems, file, judgeTest, step } = grading;
  const { ports } = step;
  let [done, unjudged] = [0, 0];
  const grade = async (problem: Problem): Promise<void> => {
    const reply = predictions.get(problem.id)?.reply;
    if (!reply) return;
    const by = judgedBy(problem, grading);
    const attempt = { problemId: problem.id, sample: 0, reply, regenerated: false };
    const sample = await gradeLabelled({ examination, problem, sample: 0, judgeTest, attempt }, ports);
    done += 1;
    if (isUnjudged(sample)) unjudged += 1;
    if (!wasStopped(sample, step)) file.append(renderJudged(sample, by));
    const why = REASONS[sample.reason].meaning;
    ports.progress.line(`[${done}/${problems.length}] ${problem.id}: ${sample.status} (${why})`);
  };
  await Promise.all(problems.map((problem) => ports.limit(() => grade(problem))));
  return unjudged;
}

function judgedBy(problem: Problem, { examination, predictions, judgeSha256 }: GradingAll): JudgedBy {
  const { chat } = examination.judge;
  return {
    model: predictions.get(problem.id)?.model,
    judge: { model: chat.model, endpoint: chat.origin },
    judgeSha256,
    references: problem.answers.map(({ latex }) => latex),
  };
}

function appendExcluded(problem: Problem, grading: GradingAll): void {
  grading.file.append(renderExcluded(problem.id, judgedBy(problem, grading)));
}

/** Answered, and yet without verdicts. */
function isUnjudged({ status, reason }: SampleRecord): boolean {
  return status === 'unscored' && reason !== 'call_failed' && reason !== 'not_asked';
}

/** A step that was stopped did not ask the judge about what was left, so that there is nothing to keep. */
function wasStopped({ reason }: SampleRecord, step: StepPorts): boolean {
  return reason === 'judge_failed' && step.stopReason() !== null;
}
