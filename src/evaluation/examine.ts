import type { JudgeControls } from '../domain/judge-controls.ts';
import { REASONS } from '../domain/reasons.ts';
import type { SampleRecord } from '../domain/run.ts';
import { createJudgeTest } from './controls/test-judge.ts';
import { type Examination, type ExaminationPorts, isBoxed, type SampleInput } from './examination.ts';
import { examineBoxed } from './examine-boxed.ts';
import { examineLabelled } from './labelled/examine.ts';
import { pick } from './pick.ts';

/** What an examination found: one record per problem and sample, and how its judge was tested. */
export interface Examined {
  /** ordered by problem as given, then sample, whatever order the replies arrived in. */
  readonly samples: readonly SampleRecord[];
  /** absent without a judge. */
  readonly judgeControls?: JudgeControls;
  /** how the second judge was tested; absent without one. */
  readonly secondJudgeControls?: JudgeControls;
}

/** Asks, verifies, judges and settles every sample of every problem, with bounded concurrency. */
export async function examine(examination: Examination, ports: ExaminationPorts): Promise<Examined> {
  const judgeTest = createJudgeTest(examination, ports);
  const secondJudgeTest = createJudgeTest(judgedBySecond(examination), ports);
  const tests = { judgeTest, secondJudgeTest };
  const total = examination.problems.length * examination.samples;
  const tell = createTeller(total, ports.progress);
  const tasks = Array.from({ length: examination.samples }, (_, sample) =>
    examination.problems.map((problem) => async (): Promise<SampleRecord> => {
      const record = await examineSample({ examination, problem, sample, ...tests }, ports);
      tell(record);
      return record;
    }),
  );
  const bySample = await Promise.all(tasks.map((row) => Promise.all(row.map((task) => ports.limit(task)))));
  const samples = examination.problems.flatMap((_, index) => bySample.flatMap((row) => row[index] ?? []));
  const [judgeControls, secondJudgeControls] = await Promise.all([
    judgeTest.outcome(),
    secondJudgeTest.outcome(),
  ]);
  return { samples, ...pick({ judgeControls, secondJudgeControls }) };
}

/** The same examination with the second judge in the place of the first, so that the same controls are put to both. */
function judgedBySecond(examination: Examination): Examination {
  const { judge, secondJudge } = examination;
  const second = judge === null || secondJudge === undefined ? null : { ...judge, ...secondJudge };
  return { ...examination, judge: second };
}

/** One sample, as the protocol reads it. */
function examineSample(
  { examination, ...place }: SampleInput<Examination>,
  ports: ExaminationPorts,
): Promise<SampleRecord> {
  return isBoxed(examination)
    ? examineBoxed({ examination, ...place }, ports)
    : examineLabelled({ examination, ...place }, ports);
}

/** Lines of one and the same failure; what stopped a run is no news for every problem behind it. */
const MOST_ALIKE = 3;

/** Tells of every sample, except of those that were lost to a failure which has been told often enough. */
function createTeller(total: number, progress: ExaminationPorts['progress']): (record: SampleRecord) => void {
  const told = new Map<string, number>();
  let done = 0;
  return (record) => {
    done += 1;
    const lost = record.status === 'unscored' ? record.message : undefined;
    const times = lost === undefined ? 0 : (told.get(lost) ?? 0) + 1;
    if (lost !== undefined) told.set(lost, times);
    if (times <= MOST_ALIKE || done === total) progress.line(renderProgress(done, total, record));
  };
}

function renderProgress(done: number, total: number, sample: SampleRecord): string {
  const width = String(total).length;
  const by = sample.decidedBy === 'nobody' || sample.decidedBy === 'rule' ? '' : ` by ${sample.decidedBy}`;
  const place = `${sample.problemId} #${sample.sample + 1}`;
  const why = (sample.status === 'unscored' && sample.message) || REASONS[sample.reason].meaning;
  return `[${String(done).padStart(width)}/${total}] ${place}: ${sample.status}${by} (${why})`;
}
