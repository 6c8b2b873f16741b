import type { Comparison } from '../domain/comparison.ts';
import type { Decision, GateOutcome } from '../domain/decision.ts';
import { EXIT } from '../domain/errors.ts';
import type { RunResult } from '../domain/run.ts';
import type { Gap } from './completeness.ts';
import { checkErrorRate, findGap } from './completeness.ts';
import type { Finding } from './finding.ts';
import { findUnmeasured, isQualityFailure } from './finding.ts';
import {
  checkAccuracyFloor,
  checkAnswersFloor,
  checkFaithfulnessFloor,
  findFaithfulnessGap,
} from './floors.ts';
import type { GatePolicy } from './policy.ts';
import { checkRegression } from './regressions.ts';
import { renderTitle } from './title.ts';
import { findWarnings } from './warnings.ts';

export type { GatePolicy } from './policy.ts';

/** All that a decision depends on. */
export interface DecideInput {
  readonly run: RunResult;
  readonly comparison: Comparison;
  readonly policy: GatePolicy;
}

/**
 * Decides whether a run passes the gate. The first row that applies counts:
 *
 * | situation                                                                    | outcome        | exit |
 * |------------------------------------------------------------------------------|----------------|------|
 * | nothing asked, or not one answer scored                                      | incomplete     | 3    |
 * | the judge failed a planted control or could not be tested; onIncomplete fail | incomplete     | 3    |
 * | stopped early, or missing ÷ asked above maxErrorRate; onIncomplete fail      | incomplete     | 3    |
 * | a floor missed                                                               | failed         | 1    |
 * | a floor unmeasured, and the judge not to blame or onIncomplete pass          | failed         | 1    |
 * | a drop above its limit, and failOn any or p at most alpha                    | failed         | 1    |
 * | a faithfulness rule unmeasured, the judge to blame; onIncomplete fail        | incomplete     | 3    |
 * | baseline expected, and none, not comparable, or a regression rule unread     | not-comparable | 4    |
 * | anything else                                                                | passed         | 0    |
 *
 * With failOn never, 1 and 4 become 0; outcome and title stay. Floors compare the value itself; an interval that
 * contains the floor makes it a close call and changes nothing. An incomplete run that is let through says so in its
 * title. Missing answers count as not correct. A regression rule is unread without a comparison, and also where a drop
 * above its limit could not be significant whatever its size; failOn any needs no significance and reads it.
 */
export function decide(input: DecideInput): Decision {
  const { run, policy } = input;
  const gap = findGap(run, policy.maxErrorRate);
  const findings = checkAll(input);
  const outcome = findOutcome(input, findings, gap);
  return {
    outcome,
    exitCode: exitCodeOf(outcome, policy),
    title: renderTitle({ ...input, outcome, findings, gap }),
    checks: findings.map((finding) => finding.check),
    warnings: [...findWarnings({ ...input, outcome, findings, gap })],
  };
}

function checkAll({ run, comparison, policy }: DecideInput): readonly Finding[] {
  const { minAccuracy, minFaithfulness, maxRegression, maxRegressionFaithfulness, failOn, maxErrorRate } =
    policy;
  const { minAnswerAccuracy, minPartialCredit } = policy;
  const rule = { comparison, failOn };
  return [
    minAccuracy === null ? null : checkAccuracyFloor(run, minAccuracy),
    minFaithfulness === null ? null : checkFaithfulnessFloor(run, minFaithfulness, maxErrorRate),
    minAnswerAccuracy === null ? null : checkAnswersFloor(run, 'min-answer-accuracy', minAnswerAccuracy),
    minPartialCredit === null ? null : checkAnswersFloor(run, 'min-partial-credit', minPartialCredit),
    maxRegression === null ? null : checkRegression({ ...rule, metric: 'accuracy', limit: maxRegression }),
    maxRegressionFaithfulness === null
      ? null
      : checkFaithfulnessRegression({ run, comparison, policy }, maxRegressionFaithfulness),
    checkErrorRate(run, maxErrorRate),
  ].filter((finding) => finding !== null);
}

function checkFaithfulnessRegression({ run, comparison, policy }: DecideInput, limit: number): Finding {
  const gap = findFaithfulnessGap(run, policy.maxErrorRate);
  if (gap !== null) return findUnmeasured({ rule: 'max-regression-faithfulness', limit, ...gap });
  return checkRegression({ metric: 'faithfulness', comparison, limit, failOn: policy.failOn });
}

function findOutcome(
  { comparison, policy }: DecideInput,
  findings: readonly Finding[],
  gap: Gap | null,
): GateOutcome {
  const lenient = policy.onIncomplete === 'pass';
  if (gap !== null && (gap.empty || !lenient)) return 'incomplete';
  if (findings.some((finding) => isQualityFailure(finding, lenient))) return 'failed';
  if (!lenient && findings.some((finding) => finding.missing === 'judge')) return 'incomplete';
  const unread = comparison.kind !== 'compared' || findings.some((finding) => finding.missing === 'baseline');
  return policy.baselineExpected && unread ? 'not-comparable' : 'passed';
}

function exitCodeOf(outcome: GateOutcome, { failOn }: GatePolicy): number {
  if (outcome === 'incomplete') return EXIT.incomplete;
  if (outcome === 'passed' || outcome === 'skipped' || failOn === 'never') return EXIT.passed;
  return outcome === 'failed' ? EXIT.failed : EXIT.notComparable;
}
