import type { Comparison, MetricChange } from '../domain/comparison.ts';
import { formatPercent } from '../domain/format.ts';
import { isUnprovenDrop } from '../domain/limits.ts';
import type { RunResult } from '../domain/run.ts';
import { countUndecided } from './completeness.ts';
import type { Finding } from './finding.ts';
import { isQualityFailure } from './finding.ts';
import { describeChange } from './regressions.ts';
import type { Deliberation } from './words.ts';

/** The longest title, in UTF-16 units: it must stay one line in a list of checks. */
export const LONGEST_TITLE = 120;

/** Room for the rounding of two ways to the same ratio. */
const SAME_VALUE = 1e-9;

/** A sentence in three pieces; only the middle one is shortened when the whole is too long. */
interface Title {
  readonly head: string;
  readonly body: string;
  readonly tail?: string;
}

/**
 * The first line a person reads: the outcome and its main reason in one plain sentence. Parts of it may come from an
 * endpoint or a baseline file: whoever prints it escapes it.
 */
export function renderTitle(input: Deliberation): string {
  const { head, body, tail = '' } = composeTitle(input);
  const room = LONGEST_TITLE - head.length - tail.length - 2;
  return `${head}: ${shorten(body, room)}${tail}`;
}

function composeTitle(input: Deliberation): Title {
  switch (input.outcome) {
    case 'incomplete':
      return { head: 'Incomplete', body: input.gap?.sentence ?? judgeGap(input) };
    case 'failed':
      return composeFailed(input);
    case 'not-comparable':
      return composeNotComparable(input);
    default:
      return composePassed(input);
  }
}

function judgeGap({ findings }: Deliberation): string {
  return findings.find((finding) => finding.missing === 'judge')?.headline ?? 'the judge gave no verdict';
}

function composeFailed(input: Deliberation): Title {
  const { policy, findings, gap } = input;
  const failures = findings.filter((finding) => isQualityFailure(finding, policy.onIncomplete === 'pass'));
  const [first] = failures;
  const more = failures.length - 1;
  const notes = [
    policy.failOn === 'never' ? ' (report only)' : '',
    gap === null ? '' : ', and incomplete',
    first?.check.close ? ', a close call' : '',
  ];
  return {
    head: `Failed${notes.join('')}`,
    body: first === undefined ? 'a rule failed' : `${first.headline}${scope(input, first)}`,
    tail: more > 0 ? `; ${more} more ${more === 1 ? 'rule' : 'rules'} failed` : '',
  };
}

function composeNotComparable({ comparison, findings }: Deliberation): Title {
  const head = 'Not comparable';
  if (comparison.kind === 'none') return { head, body: comparison.reason };
  if (comparison.kind === 'compared') {
    const unread = findings.find((finding) => finding.missing === 'baseline');
    return { head, body: unread?.headline ?? 'a rule could not be read' };
  }
  const more = comparison.reasons.length - 1;
  const tail = more > 0 ? ` and ${more} more ${more === 1 ? 'reason' : 'reasons'}` : '';
  return { head, body: comparison.reasons[0] ?? 'no reason recorded', tail };
}

function composePassed(input: Deliberation): Title {
  const { findings, gap } = input;
  if (gap !== null) return { head: 'Passed although incomplete', body: gap.sentence };
  const unproven = findings.find(({ check }) => isUnprovenDrop(check));
  if (unproven !== undefined)
    return { head: 'Passed', body: `${unproven.headline}${scope(input, unproven)}` };
  const close = findings.find((finding) => finding.check.close);
  if (close !== undefined) return { head: 'Passed, a close call', body: close.headline };
  const undecided = findUngatedDoubt(input);
  return { head: undecided === null ? 'Passed' : `Passed, but ${undecided}`, body: passedBody(input) };
}

/** Most answers undecided and no rule that looked at any: the run passed for want of anything to fail. */
function findUngatedDoubt({ run, findings }: Deliberation): string | null {
  const { asked } = run.scores.counts;
  const undecided = countUndecided(run.scores);
  const gated = findings.some(({ check }) => check.rule !== 'max-error-rate' && check.state !== 'unmeasured');
  return gated || undecided * 2 <= asked ? null : `${undecided} of ${asked} answers are undecided`;
}

function passedBody(input: Deliberation): string {
  const { run, comparison, findings } = input;
  const regression = findings.find(
    ({ check }) => check.rule === 'max-regression' && check.state === 'passed',
  );
  if (regression !== undefined) return `${regression.headline}${scope(input, regression)}`;
  if (comparison.kind === 'compared')
    return `${describeChange(comparison.accuracy)}${describeScope(run, comparison, 'accuracy')}`;
  const floor = findings.find(({ check }) => check.rule === 'min-accuracy');
  return floor?.headline ?? `accuracy ${formatPercent(run.scores.accuracy.value ?? 0)}`;
}

/** {@link describeScope} of a regression rule; nothing for another rule. */
function scope({ run, comparison }: Deliberation, { check }: Finding): string {
  if (comparison.kind !== 'compared') return '';
  if (check.rule === 'max-regression') return describeScope(run, comparison, 'accuracy');
  return check.rule === 'max-regression-faithfulness' ? describeScope(run, comparison, 'faithfulness') : '';
}

type Compared = Extract<Comparison, { kind: 'compared' }>;

/**
 * Says so when a change was read off fewer problems than the run has, than half of those the baseline has, or off fewer
 * answers than the accuracy of the run: copies and answers without a score may be left out of a comparison.
 */
function describeScope(run: RunResult, comparison: Compared, metric: MetricChange['metric']): string {
  const { problems, after } = comparison[metric];
  const absent = comparison.onlyBaseline.length;
  const shared = ` on ${problems} shared ${problems === 1 ? 'problem' : 'problems'}`;
  if (absent > comparison.accuracy.problems) return `${shared}, ${absent} of the baseline not asked`;
  if (metric !== 'accuracy') return '';
  if (Math.abs((after ?? 0) - (run.scores.accuracy.value ?? 0)) < SAME_VALUE) return '';
  return problems < Object.keys(run.identity.problems).length ? shared : ' in comparable answers';
}

function shorten(text: string, room: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= room) return line;
  return `${line.slice(0, room - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}
