import type { StatedConfidence } from '../domain/labelled.ts';

/** HLE's rule for a response that states no confidence (B7). */
export const NO_CONFIDENCE: StatedConfidence = { percent: 100, given: false };

/** A comma before exactly three digits separates thousands, but for "0,857". */
const NUMBER = '(0,\\d{1,15}|\\d{1,6}(?:\\.\\d{1,15}|,(?!\\d{3}(?!\\d))\\d{1,15})?|\\.\\d{1,15})';
const PERCENT = '(?:%|％|percent\\b|per cent\\b|pct\\b)';
const ABOUT =
  "(?:(?:about|approximately|approx\\.?|around|roughly|circa|ca\\.|nearly|almost|i am|i'm|at least|at most|over|more than|less than) )";
const SIGN = '(?:[~≈><≥≤∼]|[+-])';
/** What makes of the number before it a part of another one or of a calculation: "1e9", "10^2", "90 %/2", "100%-15%". */
const GOES_ON = '(?![\\d/^]|[.,]\\d|e[-+]?\\d|[-–—]\\d| ?[×·*/^])';
const RANGE = new RegExp(
  `^(?:between )?${NUMBER} ?${PERCENT}? ?(?:-|–|—|to|and) ?${NUMBER} ?(${PERCENT})?${GOES_ON}`,
  'i',
);
/** The scale that was asked for, written back. */
const SCALE = /^0 ?%? ?(?:-|–|—|to|and) ?100(?!\d)/;
const FRACTION = new RegExp(`^${NUMBER} ?(?:/|out of) ?(100|10|5)(?![\\d.,]*\\d) ?${PERCENT}?`, 'i');
const VALUE = new RegExp(`^${NUMBER} ?(${PERCENT})?${GOES_ON}(?! ?=)`, 'i');
const LEADING = new RegExp(`^(?:${ABOUT}|${SIGN} ?){1,3}`, 'i');
/** What may follow a number without a percent sign: nothing that makes it a quantity, as in "3 sigma". */
const BEHIND_BARE = /^ ?(?:$|[.,;()]|[–—-](?! ?\d)|on a scale\b|or \d)/i;
/** Before a percentage inside a sentence: nothing that it is the end of, as in "1e9 %", "10^2 %", "1 234 %", "1/90 %". */
const STANDS_ALONE = '(?<![\\p{L}\\p{N}.,/×·]|\\^ ?-?|\\d |\\d ?%? ?(?:[-–—+×·/]|and|to) ?)';
const ANY_PERCENT = new RegExp(
  `${STANDS_ALONE}(?:(?:between )?${NUMBER} ?${PERCENT}? ?(?:-|–|—|to|and) ?)?${NUMBER} ?${PERCENT}${GOES_ON}`,
  'giu',
);
/** Longest part of a text that is read: a confidence stands at its beginning. */
const READ = 400;

/**
 * The confidence that the text behind "Confidence:" states (P21), in percent:
 *
 * - `85%`, `85 percent`, `85`, `85/100`, `8.5/10`, `~85 \%`; of a bound (`> 95 %`) its number;
 * - a number with a decimal point from 0 to 1 and no percent sign is a probability: `0.85` is 85, and `1` is 1 %;
 * - of a range the middle: to count `80–90 %` as not given would make it 100 %, further off than either end;
 * - words before it where exactly one percentage follows: `high (90 %)`, `I am 85 % sure`;
 * - beyond 0 to 100 it is clamped and marked.
 *
 * Several different percentages ("90 % for (a), 60 % for (b)"), words alone ("high") and what is a part of another number or of
 * a calculation ("1e9 %", "10^2 %", "1,000 %", "100 % - 15 %") state no confidence: 100, not given.
 */
export function readConfidence(text: string): StatedConfidence {
  const usual = /^\s{0,9}(\d{1,2}|100) ?%\s{0,9}$/.exec(text);
  if (usual !== null) return { percent: Number(usual[1]), given: true };
  const line = plain(text.slice(0, READ));
  const negative = /^-[\d.]/.test(line);
  const body = line.replace(LEADING, '');
  if (SCALE.test(body)) return NO_CONFIDENCE;
  const percent = rangeOf(body) ?? fractionOf(body) ?? singleOf(body) ?? onlyPercent(line);
  if (percent === undefined) return NO_CONFIDENCE;
  if (negative && percent > 0) return { percent: 0, given: true, clamped: true };
  return percent > 100 ? { percent: 100, given: true, clamped: true } : { percent, given: true };
}

/** The first line that says something, without the marks of Markdown and LaTeX. */
function plain(text: string): string {
  const bare = text
    .replace(/\\(?:boxed|text|textbf|mathrm|mathbf|bf)\b/g, '')
    .replace(/\\(?:approx|sim)\b/g, '~')
    .replace(/\\[,;:! ]|~(?=\s*%)/g, ' ')
    .replace(/\\+%/g, '%')
    .replace(/[*_`${}[\]|>]+|\\[()[\]]/g, (marks) => (marks.includes('>') ? '>' : ' '));
  const lines = bare.split('\n').map((line) => line.replace(/\s+/g, ' ').trim());
  return lines.find((line) => /[\p{L}\p{N}]/u.test(line)) ?? '';
}

/** The middle of a range. */
function rangeOf(body: string): number | undefined {
  const found = RANGE.exec(body);
  if (found === null) return undefined;
  const [low, high] = [numberOf(found[1]), numberOf(found[2])];
  // "100 - 15 %" is a difference.
  if (low > high) return undefined;
  return asPercent({ value: (low + high) / 2, written: found[2] ?? '', hasSign: found[0].includes('%') });
}

function fractionOf(body: string): number | undefined {
  const found = FRACTION.exec(body);
  return found === null ? undefined : rounded((100 * numberOf(found[1])) / numberOf(found[2]));
}

function singleOf(body: string): number | undefined {
  const found = VALUE.exec(body);
  if (found === null) return undefined;
  if (found[2] === undefined && !BEHIND_BARE.test(body.slice(found[0].length))) return undefined;
  const rest = body.slice(found[0].length).replace(/\([^()]*(?:\([^()]*\)[^()]*)*\)/g, '');
  const others = percentsIn(rest);
  const percent = asPercent({
    value: numberOf(found[1]),
    written: found[1] ?? '',
    hasSign: found[2] !== undefined,
  });
  return others.every((other) => other === percent) ? percent : undefined;
}

/** The percentages of a sentence, of a range the middle; what falls is no range, and counts as two. */
function percentsIn(text: string): readonly number[] {
  return [...text.matchAll(ANY_PERCENT)].flatMap(([, from, value]) => {
    const [low, high] = [numberOf(from ?? value), numberOf(value)];
    return low > high ? [low, high] : [(low + high) / 2];
  });
}

/** The one percentage of a sentence. */
function onlyPercent(line: string): number | undefined {
  const stated = new Set(percentsIn(line));
  const [first] = stated;
  return stated.size === 1 ? first : undefined;
}

function asPercent(stated: {
  readonly value: number;
  readonly written: string;
  readonly hasSign: boolean;
}): number {
  const isProbability = !stated.hasSign && /[.,]/.test(stated.written) && stated.value <= 1;
  return rounded(isProbability ? 100 * stated.value : stated.value);
}

/** As it was written: 0.85 · 100 is 85 and not 85.00000000000001. */
function rounded(percent: number): number {
  return Number(percent.toPrecision(12));
}

function numberOf(written: string | undefined): number {
  return Number((written ?? '').replace(',', '.'));
}
