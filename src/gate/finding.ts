import type { GateCheck } from '../domain/decision.ts';

/** A rule and how it went, with what the decision needs beyond the record. */
export interface Finding {
  readonly check: GateCheck;
  /** the sentence as it may stand in a title: without the details. */
  readonly headline: string;
  /** whose doing it is that the rule could not be measured; null when it was. */
  readonly missing: 'model' | 'judge' | 'baseline' | null;
}

/** What {@link findUnmeasured} needs: the rule, its limit, why there is no value, and through whom. */
export interface Unmeasured {
  readonly rule: GateCheck['rule'];
  readonly limit: number;
  readonly sentence: string;
  readonly missing: NonNullable<Finding['missing']>;
}

/** The finding for a rule without a value. */
export function findUnmeasured({ rule, limit, sentence, missing }: Unmeasured): Finding {
  const check: GateCheck = { rule, state: 'unmeasured', sentence, actual: null, limit, close: false };
  return { check, headline: sentence, missing };
}

/**
 * A rule that makes the exit code 1. An unmeasured floor is never met; only while the judge is to blame and the run may
 * be called incomplete (not `lenient`) is it left to that. The error rate stands for incompleteness, not for quality.
 */
export function isQualityFailure({ check, missing }: Finding, lenient: boolean): boolean {
  if (check.rule === 'max-error-rate') return false;
  if (check.state !== 'unmeasured') return check.state === 'failed';
  const isFloor = check.rule.startsWith('min-');
  return isFloor && (missing !== 'judge' || lenient);
}
