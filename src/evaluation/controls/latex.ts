/** A term of a sum with the sign that stands before it. */
interface Term {
  readonly sign: '+' | '-';
  readonly text: string;
}

/** Most groups of a formula that are looked into, and most signs and numbers that are bent. */
const MOST_PLACES = 8;

/**
 * Other ways of writing a formula that most likely say the same, best first: the terms of a sum in another order, a fraction
 * taken apart. They are made from the text, so that they keep its author's hand; whether they do say the same is for the
 * verifier to confirm.
 */
export function rewritings(latex: string): readonly string[] {
  const text = latex.trim();
  const groups = findGroups(text).slice(0, MOST_PLACES);
  const inGroups = groups.flatMap(({ start, end }) => {
    const turned = turnSum(text.slice(start, end));
    return turned === undefined ? [] : [text.slice(0, start) + turned + text.slice(end)];
  });
  return [turnSum(text), ...inGroups, splitFraction(text)].filter((found) => found !== undefined);
}

/**
 * Ways of getting a formula slightly wrong, as a slip in a calculation would: one sign, one number, a factor 2, the whole
 * sign. Whether they are wrong is for the verifier to confirm.
 */
export function bends(latex: string): readonly string[] {
  const text = latex.trim();
  const signs = findSigns(text).slice(0, MOST_PLACES);
  const flipped = signs.map((at) => splice(text, { start: at, end: at + 1 }, text[at] === '+' ? '-' : '+'));
  const scaled = replaceNumbers(text, otherNumber);
  return [...flipped.reverse(), ...scaled, `2\\left(${text}\\right)`, `-\\left(${text}\\right)`];
}

/**
 * The double of a formula or of a number with its unit, in ways of writing it, plainest first: its first number doubled, as
 * in `3.0\\,\\text{m}`, or a factor 2 before what stands behind the last equals sign.
 */
export function doublings(latex: string): readonly string[] {
  const text = latex.trim();
  const cut = text.lastIndexOf('=') + 1;
  const [left, right] = [text.slice(0, cut), text.slice(cut).trim()];
  const isNumber = /^-?\d/.test(right);
  const doubled = isNumber ? replaceNumbers(right, double).slice(0, 1) : [];
  return [...doubled, `2\\left(${right}\\right)`].map((bent) => `${left} ${bent}`.trim());
}

/** A text with one of its numbers replaced, for each of the first ones that are no index, exponent or argument. */
function replaceNumbers(text: string, replace: (digits: string) => string): readonly string[] {
  const numbers = [...text.matchAll(/(?<![_^]\{)(?<![\d._^\\(])\d+(?:\.\d+)?(?![\d.])/g)];
  return numbers
    .slice(0, MOST_PLACES)
    .map(({ index, 0: digits }) =>
      splice(text, { start: index, end: index + digits.length }, replace(digits)),
    );
}

interface Range {
  readonly start: number;
  readonly end: number;
}

function splice(text: string, { start, end }: Range, inserted: string): string {
  return text.slice(0, start) + inserted + text.slice(end);
}

/** Half of an even number, else its double: what a lost or doubled factor makes of it. */
function otherNumber(digits: string): string {
  const value = Number(digits);
  return String(Number.isSafeInteger(value) && value > 0 && value % 2 === 0 ? value / 2 : value * 2);
}

/** Twice a number, with as many digits behind the point. */
function double(digits: string): string {
  return (Number(digits) * 2).toFixed(digits.split('.')[1]?.length ?? 0);
}

const OPENING = '{([';
const CLOSING = '})]';

/** What stands inside brackets of any kind, outermost first. */
function findGroups(text: string): readonly Range[] {
  const open: number[] = [];
  const groups: Range[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at] ?? '';
    if (char === '\\') at += 1;
    else if (OPENING.includes(char)) open.push(at);
    else if (CLOSING.includes(char)) {
      const start = open.pop();
      if (start !== undefined) groups.push({ start: start + 1, end: endOfContent(text, at) });
    }
  }
  return groups.sort((a, b) => a.start - b.start);
}

/** `\right` belongs to the bracket it stands before. */
function endOfContent(text: string, closing: number): number {
  const right = '\\right';
  return text.endsWith(right, closing) ? closing - right.length : closing;
}

/** Places of the signs between two terms, at any depth. */
function findSigns(text: string): readonly number[] {
  return [...text.matchAll(/[+-]/g)].map(({ index }) => index).filter((at) => isBetweenTerms(text, at));
}

/** A sign behind nothing, an opening bracket, a relation or another sign is no sum. */
function isBetweenTerms(text: string, at: number): boolean {
  const before = text.slice(0, at).trimEnd();
  return before !== '' && !/[=<>^_{([,;+\-*/]$|\\left[.([]?$/.test(before);
}

/** A sum with its first term put last; undefined for what is no sum. */
function turnSum(text: string): string | undefined {
  const [first, second, ...rest] = splitTerms(text);
  if (first === undefined || second === undefined) return undefined;
  const lead = second.sign === '-' ? `-${second.text}` : second.text;
  return [lead, ...[...rest, first].map(({ sign, text: term }) => `${sign} ${term}`)].join(' ');
}

function splitTerms(text: string): readonly Term[] {
  const inner = new Set(findGroups(text).flatMap(({ start, end }) => range(start, end)));
  const cuts = findSigns(text).filter((at) => !inner.has(at));
  const leading = /^\s*([+-])/.exec(text);
  const starts = [leading ? leading[0].length - 1 : -1, ...cuts];
  return starts.map((start, index) => ({
    sign: text[start] === '-' ? '-' : '+',
    text: text.slice(start + 1, starts[index + 1]).trim(),
  }));
}

function range(start: number, end: number): readonly number[] {
  return Array.from({ length: end - start }, (_, index) => start + index);
}

/** `\frac{a}{b}` as `\frac{1}{b} a`, where that is the whole formula. */
function splitFraction(text: string): string | undefined {
  if (!text.startsWith('\\frac{')) return undefined;
  const [over, ...others] = findGroups(text).filter(
    ({ start, end }) => text[start - 1] === '{' && text[end] === '}',
  );
  const under = others.find(({ start }) => over !== undefined && start === over.end + 2);
  if (over === undefined || under === undefined || under.end + 1 !== text.length) return undefined;
  const above = text.slice(over.start, over.end);
  const factor = splitTerms(above).length > 1 ? `\\left(${above}\\right)` : above;
  return above.trim() === '1' ? undefined : `\\frac{1}{${text.slice(under.start, under.end)}} ${factor}`;
}
