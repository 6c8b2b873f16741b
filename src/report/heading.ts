import type { Decision, GateCheck, GateOutcome } from '../domain/decision.ts';
import { formatPercent, formatPercentLimit, formatPoints, formatPointsLimit } from '../domain/format.ts';
import { isRegressionRule, isUnprovenDrop } from '../domain/limits.ts';
import { table } from './blocks.ts';
import { prose } from './escape.ts';
import type { ReportInput } from './input.ts';
import { count, plural } from './numbers.ts';

/** Marks of the five outcomes: a red from quality and a red from an incomplete run never look alike. */
const OUTCOME_ICONS: Readonly<Record<GateOutcome, string>> = {
  passed: '✅',
  failed: '❌',
  incomplete: '🚧',
  'not-comparable': '❔',
  skipped: '⏭️',
};

const WHAT_IT_MEANS: Readonly<Partial<Record<GateOutcome, string>>> = {
  incomplete: 'The run did not finish: this says nothing about the quality of the model.',
  'not-comparable': 'There is nothing this run can be compared with, so no regression can be stated.',
};
const TITLE_UNITS = 300;

/** Of a passed run that deserves a second look. */
const DOUBTFUL_PASS = '⚠️';

/** Passed by a hair, with a drop that only chance excuses, or with a rule broken and waived. */
function isDoubtful(check: GateCheck): boolean {
  return check.close || check.state === 'failed' || isUnprovenDrop(check);
}

function iconOf({ outcome, checks }: Decision): string {
  return outcome === 'passed' && checks.some(isDoubtful) ? DOUBTFUL_PASS : OUTCOME_ICONS[outcome];
}

/** The verdict as the first line of a report. */
export function renderHeading(decision: Decision): string {
  return `### ${iconOf(decision)} ${prose(decision.title, TITLE_UNITS)}`;
}

/** What was asked, in one line, and for outcomes that are no judgement of the model, that they are none. */
export function renderSubject({ run, decision, context }: ReportInput): string {
  const { identity, scores } = run;
  const problems = plural(Object.keys(identity.problems).length, 'problem');
  const title = context.title === undefined ? '' : `**${prose(context.title, 100)}** · `;
  const asked = `${prose(identity.model, 100)} on ${prose(identity.problemSet, 100)}: ${problems} × ${plural(identity.samples, 'sample')}`;
  const { correct, wrong, unscored } = scores.counts;
  const line = `${title}${asked} · ${count(correct)} correct, ${count(wrong)} wrong, ${count(unscored)} unscored`;
  const stopped =
    run.state === 'stopped' ? `Stopped early: ${prose(run.stopReason ?? 'no reason recorded')}` : undefined;
  return [line, WHAT_IT_MEANS[decision.outcome], stopped].filter((part) => part !== undefined).join('\n\n');
}

/** Measured value and limit of a rule as people read them, never looking equal when they are not. */
export function measuredAndLimit(check: GateCheck): readonly [string, string] {
  const { actual, limit } = check;
  const points = isRegressionRule(check);
  const limitText = points ? formatPointsLimit(limit) : formatPercentLimit(limit);
  if (actual === null) return ['— (not measured)', limitText];
  const options = { apartFrom: limit };
  return [points ? formatPoints(actual, options) : formatPercent(actual, options), limitText];
}

const STATE_WORDS = { passed: 'passed', failed: '**failed**', unmeasured: 'not measured' } as const;

/** The rules of the gate, one a row, with enough digits to see why a rule failed. */
export function renderChecks(decision: Decision): string | undefined {
  if (decision.checks.length === 0) return undefined;
  const rows = decision.checks.map((check) => {
    const [actual, limit] = measuredAndLimit(check);
    const state = STATE_WORDS[check.state];
    return [
      `\`${check.rule}\``,
      actual,
      limit,
      check.close ? `${state}, close call` : state,
      prose(check.sentence, 300),
    ];
  });
  return table([['Rule', 'Measured', 'Limit', 'Result', 'In words'], ...rows], 'lrrll');
}
