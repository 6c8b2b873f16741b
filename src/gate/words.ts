import type { Comparison } from '../domain/comparison.ts';
import type { GateOutcome } from '../domain/decision.ts';
import type { RunResult } from '../domain/run.ts';
import type { Gap } from './completeness.ts';
import type { Finding } from './finding.ts';
import type { GatePolicy } from './policy.ts';

/** Everything that the title and the warnings of a decision are worded from. */
export interface Deliberation {
  readonly run: RunResult;
  readonly comparison: Comparison;
  readonly policy: GatePolicy;
  readonly outcome: GateOutcome;
  readonly findings: readonly Finding[];
  readonly gap: Gap | null;
}
