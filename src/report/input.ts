import type { Comparison } from '../domain/comparison.ts';
import type { Decision } from '../domain/decision.ts';
import type { PlacedRun, Placement } from '../domain/leaderboard.ts';
import type { Problem } from '../domain/problem.ts';
import type { RunResult } from '../domain/run.ts';

/** Where a report will be read and what it may link to; every field may be unknown. */
export interface ReportContext {
  /** `owner/name`. */
  readonly repository?: string;
  /** Origin of the web pages, e.g. of a GitHub Enterprise server; without it nothing is linked to a commit. */
  readonly serverUrl?: string;
  readonly runUrl?: string;
  readonly commit?: string;
  /** Path of the full report file. */
  readonly reportFile?: string;
  /** Path of the run record, which can be blessed. */
  readonly runFile?: string;
  /** Path of the log that the same command goes on from; absent where every run starts afresh. */
  readonly logFile?: string;
  /** Name of this check, for workflows that have several. */
  readonly title?: string;
  /** Where the thresholds were read, e.g. "base ref 1a2b3c4". */
  readonly policy?: string;
}

/** Everything a report is rendered from; the same input always gives the same bytes. */
export interface ReportInput {
  readonly run: RunResult;
  readonly baseline: RunResult | null;
  readonly comparison: Comparison;
  readonly decision: Decision;
  /** For the questions; may be empty when a report is rendered from a stored run. */
  readonly problems: readonly Problem[];
  readonly context: ReportContext;
  /** the run among published scores; absent where there are none for it */
  readonly placed?: { readonly run: PlacedRun; readonly placement: Placement };
}
