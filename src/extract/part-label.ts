import { matchAt, skipAt } from './cursor.ts';
import { MOST_LEVELS } from './label-order.ts';

/** A part label at the beginning of a line, and what follows it. */
export interface PartLabel {
  /** outermost first, lower case, without leading zeros: ["b", "ii"] */
  readonly path: readonly string[];
  readonly rest: string;
  /**
   * How far the spelling alone can be trusted: `marked` has a bracket or a word such as "Part"; `listed` may be the number of
   * a list ("1. 5 eV"); `doubtful` may as well begin a quantity ("a: 5 m/s²") or a formula ("(a) + b").
   */
  readonly form: 'marked' | 'listed' | 'doubtful';
  readonly isUpperCase: boolean;
}

/** Signs before a label that say how it looks: emphasis, headings, bullets, quotes. Each alternative takes a sign. */
const MARKS = /(?:[\s>#•·*_]+|[-+](?=\s)|\\item\b|<(?:b|strong|li|p)>)/y;
/** A label and nothing else inside emphasis, a formula or a LaTeX command; what it holds is looked at again. */
const WRAPPED =
  /(?:[*_`$]{1,3}|\\\(|\[|\\(?:textbf|textrm|text|mathrm|mathbf|underline|emph|section|subsection|paragraph)\*?\{|<(?:b|strong)>)\s?([a-z0-9 ().\-–:]{1,24}?)\s?(?:[*_`$]{1,3}|\\\)|\]|\}|<\/(?:b|strong)>)/iy;
/** A formula whose first thing is a label set as text, or in brackets with a space command behind. */
const OPEN_MATH =
  /(?:\$\$?|\\\(|\\\[)\s{0,4}(?=\\(?:textbf|textrm|text|mathrm|mathbf)\{\s?\(|\((?:[a-z]|[ivx]{1,4}|\d)\)\s?(?:\\[;,: ]|\\q?quad|~))/iy;
const WORD =
  /(?:(?:the[ \t])?(?:answers?|results?|solutions?)[ \t](?:to|for|of|in)[ \t])?(?:for[ \t])?(?:(?:sub-?)?(?:part|question|problem|section|task)|answer|item|q)[ \t]{0,2}(?=[([]?[a-z0-9]{1,4}\b)/iy;
const BRACKETED = /[([]\s?([a-z0-9.\-–]{1,9})\s?[)\]]\s?/iy;
const BARE = /([a-z0-9]{1,5}(?:\.[a-z0-9]{1,4}|\([a-z0-9]{1,4}\))?)\\?([).:]|(?=\s|$))/iy;
const SEPARATOR = /[).:,](?!\.)[:.]?(?!\.)/y;
/** What makes a sentence of a label behind a word: "Part (b) shows that" speaks of the part. */
const SENTENCE =
  /[ \t]{1,4}(?:is|are|was|were|has|have|had|can|cannot|will|would|must|does|do|of|and|or|in|to|from|with|shows?|gives?|says?|asks?|indicates?|implies|follows|requires?|needs?|uses?|depends|yields|becomes|remains|refers)(?![a-z])/iy;
const DASH = /[–—]\s/y;
const ANY_DASH = /[-–—]\s/y;
const CLOSERS = /(?:[*`}\]]|_(?![a-z0-9{\\])|<\/(?:b|strong)>)+/iy;
const GAPS = /(?:\s|~|&|\\[;,:! ]|\\q?quad(?![a-z]))+/y;
/** What may continue a formula that begins with a bracket, as in "(a) + b". */
const OPERATOR = /(?:[+/^_×·<>≤≥∝→!)]|\\(?:times|cdot|leq?|geq?|to|pm|propto|rightarrow)(?![a-z]))/y;
/** The same right behind the bracket. */
const PRODUCT = new RegExp(`${OPERATOR.source}|\\|`, 'y');

/**
 * The part label that a line begins with: `(a)`, `a)`, `a.`, `Part (a):`, `1.`, `(i)`, `**(b)(ii)**`, `b.ii`, `\item[(a)]`,
 * `$\text{(a)}\; E$` and the like. The beginning of a formula, a decimal or a word is none: `(a) + b`, `1.5 eV`, `i.e.`
 *
 * @example readPartLabel('**(b)(ii)** $E = 5$') // { path: ['b', 'ii'], rest: '$E = 5$', form: 'marked', … }
 */
export function readPartLabel(line: string): PartLabel | undefined {
  const start = skipAt(MARKS, line, 0);
  const math = matchAt(OPEN_MATH, line, start)?.[0] ?? '';
  const unwrapped = unwrap(line.slice(start + math.length));
  const text = unwrapped ?? line.slice(start + math.length);
  const word = matchAt(WORD, text, 0)?.[0].length ?? 0;
  const found =
    bracketedAt(text, word) ?? bareAt(text, word, { isMarked: word > 0, isWrapped: unwrapped !== undefined });
  if (found === undefined) return undefined;
  const rest = restOf(text, found, word > 0 ? ANY_DASH : DASH);
  if (word > 0 && matchAt(SENTENCE, text, found.end) !== undefined) return undefined;
  if (rest === undefined) return undefined;
  const path = found.atoms.map(normalise);
  const isUpperCase = /^[A-Z]/.test(found.atoms[0] ?? '');
  const form = word > 0 ? 'marked' : rest.isFormula ? 'doubtful' : found.form;
  return { path, rest: math.trim() + rest.text, form, isUpperCase };
}

interface Found {
  readonly atoms: readonly string[];
  readonly end: number;
  readonly form: PartLabel['form'];
}

/** `(a)`, `(b)(ii)`, `(b.ii)`, `(1a)`, `[a]`. */
function bracketedAt(text: string, from: number): Found | undefined {
  const atoms: string[] = [];
  let at = from;
  for (let found = matchAt(BRACKETED, text, at); found !== undefined; found = matchAt(BRACKETED, text, at)) {
    const inner = atomsOf(found[1] ?? '');
    if (inner === undefined || atoms.length >= MOST_LEVELS || !goesBelow(atoms.at(-1), inner)) break;
    atoms.push(...inner);
    at += found[0].length;
  }
  if (atoms.length === 0) return undefined;
  return { atoms, end: from + text.slice(from, at).trimEnd().length, form: 'marked' };
}

/** Levels of one label are numbered differently: in "(a) (C)" the second is the answer, an option. */
function goesBelow(above: string | undefined, [atom = '']: readonly string[]): boolean {
  if (above === undefined) return true;
  const isOption = /^[a-z0-9]/.test(above) && /^[A-Z]/.test(atom);
  return !isOption && kindOf(above) !== kindOf(atom);
}

function kindOf(atom: string): 'digits' | 'roman' | 'letter' {
  if (/\d/.test(atom)) return 'digits';
  return ROMAN.test(atom) ? 'roman' : 'letter';
}

/** `a)`, `a.`, `1.`, `a:`, `b.ii`, `b(ii)`, `1a)`; without a sign behind it only where something else marks it. */
function bareAt(
  text: string,
  from: number,
  context: { readonly isMarked: boolean; readonly isWrapped: boolean },
): Found | undefined {
  const found = matchAt(BARE, text, from);
  if (found === undefined) return undefined;
  const written = found[1] ?? '';
  const atoms = atomsOf(written.replace('(', '.').replace(')', ''));
  if (atoms === undefined) return undefined;
  const end = from + found[0].length;
  const sign = found[2] ?? '';
  if (sign === ')') return below(text, { atoms, end, form: 'marked' });
  if (sign === ':' && /\d/.test(written) && /\S/.test(text[end] ?? ' ')) return undefined;
  if (sign === ':') return { atoms, end, form: atoms.length > 1 ? 'marked' : 'doubtful' };
  const isSpaced = /[\s*_$\\]/.test(text[end] ?? ' ');
  if (sign === '.')
    return isSpaced ? { atoms, end, form: atoms.length > 1 ? 'doubtful' : 'listed' } : undefined;
  if (atoms.length > 1 && /[.(]/.test(written)) return { atoms, end, form: 'doubtful' };
  if (context.isMarked)
    return /^\s*(?:$|[-–—=*])/.test(text.slice(end, end + 8)) ? { atoms, end, form: 'marked' } : undefined;
  return context.isWrapped && /[a-z]/i.test(written) ? { atoms, end, form: 'doubtful' } : undefined;
}

/** A label that goes on in brackets: `b)(ii)`. */
function below(text: string, found: Found): Found {
  const more = text[found.end] === '(' ? bracketedAt(text, found.end) : undefined;
  if (more === undefined || !goesBelow(found.atoms[0], more.atoms)) return found;
  return { ...more, atoms: [...found.atoms, ...more.atoms] };
}

const ROMAN = /^[ivx]{1,5}$/i;

/** The levels of a label as it is written without brackets, or undefined where it is a word, a decimal or a formula. */
function atomsOf(written: string): readonly string[] | undefined {
  if (/^(?:[a-z]|[1-9]\d?|0[1-9])$/i.test(written) || ROMAN.test(written)) return [written];
  const [, first = '', , second = ''] =
    /^([a-z]|[1-9]\d?)([.\-–]?)([ivx]{1,5}|[a-z]|[1-9])$/i.exec(written) ?? [];
  if (first === '') return undefined;
  const sign = written.slice(first.length, written.length - second.length);
  const isDigit = [/\d/.test(first), /\d/.test(second)];
  if (isDigit[0] && isDigit[1]) return undefined;
  if (sign === '') return isDigit[0] !== isDigit[1] && second.length === 1 ? [first, second] : undefined;
  if (isDigit[0]) return sign === '.' ? [first, second] : undefined;
  return /^[a-h]$/i.test(first) && (ROMAN.test(second) || (isDigit[1] && sign === '.'))
    ? [first, second]
    : undefined;
}

/** The label's content where a line begins with one inside emphasis or a command, with what follows the wrapping. */
function unwrap(text: string): string | undefined {
  const found = matchAt(WRAPPED, text, 0);
  if (found === undefined) return undefined;
  const content = found[1] ?? '';
  if (/^[$`\\]/.test(found[0]) && !/[)\]]/.test(content) && !found[0].startsWith('\\text')) return undefined;
  const behind = text.slice(found[0].length).replace(/^\s*[}\]*_]*/, '');
  return `${content} ${behind.trimStart()}`;
}

/** What follows a label, or undefined where the line goes on as a formula or a word. */
function restOf(
  text: string,
  { atoms, end, form }: Found,
  dash: RegExp,
): { readonly text: string; readonly isFormula: boolean } | undefined {
  const closed = skipAt(CLOSERS, text, end);
  const separated = closed + (matchAt(SEPARATOR, text, closed)?.[0].length ?? 0);
  if (text[separated] === '(' && /[)\]]/.test(text[separated - 1] ?? '')) return undefined;
  const at = skipAt(GAPS, text, skipAt(CLOSERS, text, separated));
  // "(d) |S|" and "(d) ≥ 3" may be a label and its answer; "(d)|S|" and "(d)≥3" are formulas.
  if (separated === end && at === closed && matchAt(PRODUCT, text, at) !== undefined) return undefined;
  if (text[at] === '=' && form === 'marked' && !/^(?:[a-h]|[ivx]+|\d+)$/i.test(atoms[0] ?? ''))
    return undefined;
  if (text[at] === '=' && form === 'doubtful') return undefined;
  const start = separated === closed ? skipAt(dash, text, at) : at;
  const isFormula = separated === end && matchAt(OPERATOR, text, at) !== undefined;
  return { text: text.slice(start).trim(), isFormula };
}

function normalise(atom: string): string {
  return atom.toLowerCase().replace(/^0+/, '');
}
