import { describeBlindSpot } from '../domain/blind-spot.ts';
import type { Comparison } from '../domain/comparison.ts';
import type { RunResult } from '../domain/run.ts';
import { countUndecided, missingAnswers } from './completeness.ts';
import type { GatePolicy } from './policy.ts';
import type { Deliberation } from './words.ts';

/** What the outcome alone would hide, one sentence each. */
export function findWarnings(input: Deliberation): readonly string[] {
  const { run, comparison, policy } = input;
  return [
    ...describeMissing(input),
    describeUndecided(run),
    describeReportOnly(input),
    hasNoRule(policy) ? 'no floor and no regression limit is set: only completeness was checked' : null,
    ...describeUnmeasured(input),
    ...(comparison.kind === 'compared' ? describePower(comparison, policy) : []),
  ].filter((warning) => warning !== null);
}

function describeMissing({ run, outcome, gap }: Deliberation): readonly (string | null)[] {
  const { asked, failed } = run.scores.counts;
  const waived = gap !== null && outcome !== 'incomplete';
  return [
    waived ? `incomplete, but on-incomplete is set to pass: ${gap.sentence}` : null,
    failed > 0 && !waived ? `${missingAnswers(failed, asked)}; they count as not correct` : null,
  ];
}

function describeUndecided({ scores }: RunResult): string | null {
  const undecided = countUndecided(scores);
  if (undecided <= 0) return null;
  return `${undecided} of ${scores.counts.asked} answers could not be decided and count as not correct`;
}

function describeReportOnly({ outcome, policy }: Deliberation): string | null {
  if (policy.failOn !== 'never' || (outcome !== 'failed' && outcome !== 'not-comparable')) return null;
  return 'fail-on is set to never: this outcome does not fail the workflow';
}

function hasNoRule(policy: GatePolicy): boolean {
  const { minAccuracy, minFaithfulness, minAnswerAccuracy, minPartialCredit } = policy;
  const floors = [minAccuracy, minFaithfulness, minAnswerAccuracy, minPartialCredit];
  const drops = [policy.maxRegression, policy.maxRegressionFaithfulness];
  return [...floors, ...drops].every((limit) => limit === null);
}

/** A rule that could not be measured and was let through all the same. */
function describeUnmeasured({ findings, outcome }: Deliberation): readonly string[] {
  if (outcome !== 'passed') return [];
  return findings
    .map(({ check }) => check)
    .filter((check) => check.state === 'unmeasured')
    .map((check) => check.sentence);
}

type Compared = Extract<Comparison, { kind: 'compared' }>;

/** Says how large a drop must be before the rule can fail, when significance asks for more than the limit. */
function describePower(comparison: Compared, policy: GatePolicy): readonly (string | null)[] {
  if (policy.failOn === 'any') return [];
  return [
    describeBlindSpot(comparison.accuracy, policy.maxRegression),
    describeBlindSpot(comparison.faithfulness, policy.maxRegressionFaithfulness),
  ];
}
