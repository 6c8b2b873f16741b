import type { Comparison } from './domain/comparison.ts';
import type { Decision } from './domain/decision.ts';
import { EXIT, type ExitCode } from './domain/errors.ts';
import type { ClockPort, FilesPort, PolicyFilesPort } from './domain/ports.ts';
import type { RunCost, RunResult } from './domain/run.ts';
import { assembleRun } from './evaluation/assemble.ts';
import { type Baseline, loadBaseline } from './evaluation/baseline.ts';
import type { ExaminationPorts } from './evaluation/examination.ts';
import { examine } from './evaluation/examine.ts';
import { type Endpoints, prepareExamination } from './evaluation/prepare.ts';
import { decide } from './gate/decide.ts';
import { gatePolicy, type Options } from './options/index.ts';
import type { BundledFolder } from './problems/index.ts';
import { compareRuns } from './regression/compare.ts';
import type { ReportContext, ReportInput } from './report/input.ts';

/** Everything the pipeline needs from outside, built by the wiring. */
export interface Ports extends ExaminationPorts {
  readonly clock: ClockPort;
  readonly files: FilesPort;
  readonly bundled: BundledFolder;
  readonly policy: PolicyFilesPort;
  readonly endpoints: Endpoints;
  readonly cost: () => RunCost;
  readonly fromLog: () => number;
  readonly stopReason: () => string | null;
  readonly toolVersion: string;
  readonly context: ReportContext;
  /** Makes the finished report known; runs before the exit code is decided to be red. */
  readonly publish: (input: ReportInput) => Promise<void>;
}

/** What a finished pipeline leaves behind. */
export interface Outcome {
  readonly decision: Decision;
  /** what the report was rendered from */
  readonly input: ReportInput;
}

/** options → problems → attempts → verdicts → run → comparison → decision → report → published. */
export async function main(options: Options, ports: Ports): Promise<Outcome> {
  const examination = await prepareExamination(options, ports);
  const baseline = await loadBaseline(options.baseline, ports);
  const startedAt = ports.clock.nowIso();
  const examined = await examine(examination, ports);
  const run = assembleRun({ examination, examined, startedAt }, ports);
  const comparison = compareWithBaseline(baseline, run, options.alpha);
  const decision = decide({ run, comparison, policy: gatePolicy(options, baseline.kind !== 'none') });
  const context = { ...ports.context, policy: ports.policy.describe };
  const record = baseline.kind === 'read' ? baseline.run : null;
  const { problems } = examination;
  const input: ReportInput = { run, baseline: record, comparison, decision, problems, context };
  await ports.publish(input);
  return { decision, input };
}

/** A baseline that cannot be read is "not comparable", never "no baseline" (F46). */
export function compareWithBaseline(baseline: Baseline, candidate: RunResult, alpha: number): Comparison {
  switch (baseline.kind) {
    case 'none':
      return { kind: 'none', reason: baseline.reason };
    case 'unreadable':
      return { kind: 'not-comparable', reasons: [baseline.reason], baselineName: baseline.name };
    case 'read':
      return compareRuns({ baseline: baseline.run, candidate, baselineName: baseline.name, alpha });
  }
}

/** The exit code of an outcome; an interrupted run keeps the signal's own code. */
export function processExitCode(decision: Decision, signal: string | null): ExitCode {
  if (signal !== null) return signal === 'SIGINT' ? EXIT.interrupted : EXIT.terminated;
  return decision.exitCode as ExitCode;
}
