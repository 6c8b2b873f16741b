import { describeFailedControls, type JudgeControls } from '../domain/judge-controls.ts';
import type { ClockPort } from '../domain/ports.ts';
import { REASONS } from '../domain/reasons.ts';
import { RUN_SCHEMA_VERSION, type RunCost, type RunResult, type SampleRecord } from '../domain/run.ts';
import { scoreRun } from '../metrics/scores.ts';
import type { Examination, ExaminationPorts } from './examination.ts';
import type { Examined } from './examine.ts';
import { identifyRun } from './identity.ts';
import { pick } from './pick.ts';

/** What the record of a run says beyond its samples: when, at what cost, by which version, and what stopped it. */
export interface AssemblePorts extends Pick<ExaminationPorts, 'sha256'> {
  readonly clock: ClockPort;
  readonly cost: () => RunCost;
  /** replies that were taken from the log of an earlier run and not asked for again */
  readonly fromLog: () => number;
  readonly stopReason: () => string | null;
  readonly toolVersion: string;
  readonly context: { readonly commit?: string };
}

/** The record of a finished or stopped run. */
export function assembleRun(
  {
    examination,
    examined: { samples, judgeControls, secondJudgeControls },
    startedAt,
  }: { examination: Examination; examined: Examined; startedAt: string },
  ports: AssemblePorts,
): RunResult {
  // A limit that was reached with the last answer ended nothing early.
  const stopReason = samples.some(isMissing) ? ports.stopReason() : null;
  const modelsReported = samples.flatMap((sample) => sample.modelReported ?? []);
  const cost = ports.cost();
  return {
    schemaVersion: RUN_SCHEMA_VERSION,
    tool: { name: 'theory-gate', version: ports.toolVersion },
    startedAt,
    finishedAt: ports.clock.nowIso(),
    commit: ports.context.commit ?? null,
    state: stopReason === null ? 'complete' : 'stopped',
    stopReason,
    identity: identifyRun(examination, { sha256: ports.sha256, modelsReported }),
    samples: [...samples],
    scores: scoreRun(samples, examination.judge?.repeats),
    ...pick({ judgeControls }),
    cost,
    notes: [
      ...secondJudgeNotes(secondJudgeControls),
      ...reuseNotes(ports.fromLog(), cost),
      ...adjustmentNotes(samples),
    ],
  };
}

/** Why there is no re-judged score, or why it is not known whether to trust it. */
function secondJudgeNotes(controls: JudgeControls | undefined): string[] {
  const clause = controls === undefined ? null : describeFailedControls(controls);
  return clause === null ? [] : [clause.replace(/^the judge/, 'the second judge')];
}

/** How much of a run was measured earlier than it says; its cost counts those replies too. */
function reuseNotes(fromLog: number, { modelCalls, judgeCalls }: RunCost): string[] {
  if (fromLog === 0) return [];
  const calls = modelCalls + judgeCalls;
  return [`${fromLog} of ${calls} replies were taken from the log of an earlier run`];
}

/** Parameters the endpoint refused. */
function adjustmentNotes(samples: readonly SampleRecord[]): string[] {
  const adjustments = samples.flatMap((sample) => sample.adjustments ?? []);
  return [...new Set(adjustments)].sort();
}

/** Not asked, not answered or not judged through the run's fault. */
function isMissing({ reason, faithfulness, error }: SampleRecord): boolean {
  if (REASONS[reason].fault === 'run') return true;
  return [faithfulness, error].some((judgement) => judgement?.fault === 'run');
}
