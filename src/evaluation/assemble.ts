import type { ClockPort } from '../domain/ports.ts';
import { REASONS } from '../domain/reasons.ts';
import { RUN_SCHEMA_VERSION, type RunCost, type RunResult, type SampleRecord } from '../domain/run.ts';
import { scoreRun } from '../metrics/scores.ts';
import type { Examination, ExaminationPorts } from './examination.ts';
import { identifyRun } from './identity.ts';

/** What the record of a run says beyond its samples: when, at what cost, by which version, and what stopped it. */
export interface AssemblePorts extends Pick<ExaminationPorts, 'sha256'> {
  readonly clock: ClockPort;
  readonly cost: () => RunCost;
  readonly stopReason: () => string | null;
  readonly toolVersion: string;
  readonly context: { readonly commit?: string };
}

/** The record of a finished or stopped run. */
export function assembleRun(
  {
    examination,
    samples,
    startedAt,
  }: { examination: Examination; samples: readonly SampleRecord[]; startedAt: string },
  ports: AssemblePorts,
): RunResult {
  // A limit that was reached with the last answer ended nothing early.
  const stopReason = samples.some(isMissing) ? ports.stopReason() : null;
  const modelsReported = samples.flatMap((sample) => sample.modelReported ?? []);
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
    scores: scoreRun(samples),
    cost: ports.cost(),
    notes: notesOf(samples),
  };
}

/** What a reader should know about how the run went, e.g. parameters the endpoint refused. */
function notesOf(samples: readonly SampleRecord[]): string[] {
  const adjustments = samples.flatMap((sample) => sample.adjustments ?? []);
  return [...new Set(adjustments)].sort();
}

/** Not asked, not answered or not judged through the run's fault. */
function isMissing({ reason, faithfulness, error }: SampleRecord): boolean {
  if (REASONS[reason].fault === 'run') return true;
  return [faithfulness, error].some((judgement) => judgement?.fault === 'run');
}
