import type { Crosscheck, JudgeName } from '../domain/crosscheck.ts';
import { formatPercent } from '../domain/format.ts';
import { paragraphs, table } from './blocks.ts';
import { cutText, escapeLogLine } from './escape.ts';
import { plural } from './numbers.ts';

interface Bounds {
  readonly low: number;
  readonly high: number;
}

/** Agreement of two judges, which way they disagree, and both strict scores. */
export function renderCrosscheck(check: Crosscheck): string {
  const { available, drawn, agreement, onlyFirst, onlySecond, unjudged, failed } = check;
  const [one, two] = namesOf(check);
  const rows = [
    [
      'Answers on which both agree',
      shareText(agreement.agreed, agreement.items),
      percents(agreement.interval),
    ],
    ['Cohen κ', agreement.kappa === null ? '—' : signed(agreement.kappa.toFixed(2)), ''],
    [`Only ${one} says correct`, String(onlyFirst), ''],
    [`Only ${two} says correct`, String(onlySecond), ''],
    ...strictRows(check),
    ...wholeRows(check),
  ];
  const open = [
    ...(unjudged > 0 ? [`${plural(unjudged, 'response')} without a readable verdict of ${two}`] : []),
    ...(failed > 0 ? [`${failed} whose call failed`] : []),
  ];
  return `${paragraphs([
    `Cross-check: ${drawn} of ${plural(available, 'response')} judged by ${one}, put to ${two} (seed ${check.seed}).`,
    table([['', '', '95 % interval'], ...rows], 'lrr'),
    open.length > 0 ? `Left out: ${open.join(', ')}.` : '',
    'Scores of different judges do not compare; which of the two is right where they disagree is for reviewers to say.',
  ])}\n`;
}

function strictRows(check: Crosscheck): readonly (readonly string[])[] {
  const { strict } = check;
  const [one, two] = namesOf(check);
  return [
    shareRow(`Strict, by ${one}`, strict.first),
    shareRow(`Strict, by ${two}`, strict.second),
    gapRow(strict),
  ];
}

/** The re-judged score of the whole record (P61). */
function wholeRows(check: Crosscheck): readonly (readonly string[])[] {
  const { whole } = check;
  if (whole === null) return [];
  const [one, two] = namesOf(check);
  return [
    shareRow(`Strict over all asked, by ${one}`, whole.first),
    shareRow(`Re-judged by ${two}`, whole.second),
    gapRow(whole),
  ];
}

type Strict = Crosscheck['strict'];

function shareRow(title: string, { numerator, denominator, interval }: Strict['first']): readonly string[] {
  return [title, shareText(numerator, denominator), percents(interval)];
}

function gapRow({ gap }: Strict): readonly string[] {
  if (gap === null) return ['Second minus first', '—', '—'];
  const [value, low, high] = [gap.value, gap.low, gap.high].map((part) => signed((100 * part).toFixed(1)));
  return ['Second minus first', `${value} points`, `${low} to ${high}`];
}

/** What the decisions of reviewers on a sheet amount to. */
export interface AdjudicationReport {
  readonly items: number;
  readonly decided: number;
  readonly rightFirst: number;
  readonly interval: Bounds | null;
  readonly byFirst: Readonly<
    Record<'correct' | 'wrong', { readonly decided: number; readonly rightFirst: number }>
  >;
  readonly compared: number;
  readonly reviewers: readonly {
    readonly names: readonly [string, string];
    readonly agreement: {
      readonly agreed: number;
      readonly items: number;
      readonly interval: Bounds | null;
      readonly kappa: number | null;
    };
  }[];
}

/** Which judge was right how often, by the majority of the reviewers. */
export function renderAdjudication(
  report: AdjudicationReport,
  who: { readonly first: JudgeName; readonly second: JudgeName; readonly reviewers: number },
): string {
  const { items, decided, rightFirst, interval, byFirst, compared } = report;
  const [one, two] = namesOf(who);
  const rows = [
    [`${one} was right`, shareText(rightFirst, decided), percents(interval)],
    [
      `${two} was right`,
      shareText(decided - rightFirst, decided),
      percents(interval && { low: 1 - interval.high, high: 1 - interval.low }),
    ],
    [
      `where only ${one} says correct, ${one} was right`,
      shareText(byFirst.correct.rightFirst, byFirst.correct.decided),
      '',
    ],
    [
      `where only ${two} says correct, ${one} was right`,
      shareText(byFirst.wrong.rightFirst, byFirst.wrong.decided),
      '',
    ],
    ...report.reviewers.map(({ names, agreement }) => [
      `${names.map((name) => line(name, 60)).join(' and ')} agree`,
      shareText(agreement.agreed, agreement.items),
      percents(agreement.interval),
    ]),
  ];
  const people = who.reviewers === 1 ? 'one reviewer' : `the majority of ${who.reviewers} reviewers`;
  return `${paragraphs([
    `${decided} of ${items} disagreements are decided by ${people}.`,
    table([['', '', '95 % interval'], ...rows], 'lrr'),
    `Of the ${compared} answers compared, at least ${decided - rightFirst} were misjudged by ${one} and at least ${rightFirst} by ${two}.`,
  ])}\n`;
}

/** Two judges of one name are told apart by their places. */
function namesOf({
  first,
  second,
}: {
  readonly first: JudgeName;
  readonly second: JudgeName;
}): readonly [string, string] {
  const [one, two] = [line(first.model, 60), line(second.model, 60)];
  return one === two ? [`${one} (first)`, `${two} (second)`] : [one, two];
}

function line(text: string, maxUnits: number): string {
  return escapeLogLine(cutText(text.replace(/\s+/g, ' ').trim(), maxUnits)).replaceAll('|', '\\|');
}

function shareText(part: number, whole: number): string {
  return whole === 0 ? '—' : `${formatPercent(part / whole)} (${part}/${whole})`;
}

function percents(interval: Bounds | null): string {
  return interval === null ? '—' : `${(100 * interval.low).toFixed(1)}–${(100 * interval.high).toFixed(1)} %`;
}

function signed(text: string): string {
  return text.replace('-', '−');
}
