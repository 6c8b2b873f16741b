import { normalText } from '../../math/normal.ts';
import { printLatex } from '../../math/print.ts';
import type { MathNode } from '../../math/tree.ts';
import { isDifferential } from '../differentials.ts';

/** A name taken apart. `index` and `mark` are spelled without fonts, braces and case. */
interface NameParts {
  /** The letter in lower case, variants such as `\ell` as the plain one. */
  readonly letter: string;
  /** Of what it is the rate, and by what: `d\sigma/d\Omega`; undefined for what is no derivative. */
  readonly rate: string | undefined;
  /** The names a partial derivative holds fixed. */
  readonly held: string;
  /** A tilde or another accent that makes a further quantity out of a letter. */
  readonly mark: string;
  readonly index: string;
  /** What stands above: an upper index, an order in brackets. */
  readonly upper: string;
  readonly primes: number;
  /** The index behind a mean value, which says in which state it is taken. */
  readonly state: string;
  /** The arguments as text; undefined where there are none. */
  readonly argument: string | undefined;
}

/**
 * Why two left sides in front of the same value name two quantities that a writer tells apart, or undefined. Another letter
 * is another person's name for the quantity; but who writes the same letter with another dot, prime, index or argument means
 * another quantity: \ddot{x} and \dot{x}, f' and f, V(0) and V(1), v_x and v_y. One index instead of none says nothing, and
 * before a formula, which tells what is meant, an index may be another person's too, unless both count or name the same
 * kind of thing. `names` are those of the value.
 */
export function sidesContrast(a: MathNode, b: MathNode, names: readonly string[]): string | undefined {
  if (isRootMean(a, b) || isRootMean(b, a)) return 'the root of a mean square and another mean value';
  if (differentialsDiffer(a, b)) return 'differentials of two quantities';
  const [one, two] = [partsOf(a), partsOf(b)];
  if (one === undefined || two === undefined) return undefined;
  if (one.rate !== undefined && two.rate !== undefined)
    return one.rate === two.rate && sameHeld(one.held, two.held) ? undefined : 'rates of two quantities';
  if (componentsDiffer(one, two, names)) return 'two components';
  if (one.letter !== two.letter) return undefined;
  if (one.rate !== two.rate) return 'a quantity and its rate';
  if (one.mark !== two.mark) return 'one letter with and without an accent';
  if (one.argument !== undefined && two.argument !== undefined && one.argument !== two.argument)
    return 'one quantity at two places';
  if (sameIndex(one.index, two.index))
    return one.primes === two.primes ? undefined : 'one letter with other primes';
  if (one.index === '' || two.index === '') return undefined;
  if (one.state !== '' && two.state !== '') return 'mean values in two states';
  return names.length === 0 || areAlternatives(one.index, two.index)
    ? 'one letter with two indices'
    : undefined;
}

/** `dU` beside `dH`, or beside U: before the same change another letter is another quantity of state. */
function differentialsDiffer(a: MathNode, b: MathNode): boolean {
  const [one, two] = [a, b].map((side) => (side.kind === 'symbol' ? side.name : ''));
  return one !== two && [one, two].some((name) => isDifferential(name ?? ''));
}

/** `v_{rms}` beside `\langle v\rangle` or `\bar v`. */
function isRootMean(root: MathNode, mean: MathNode): boolean {
  if (root.kind !== 'symbol' || mean.kind !== 'symbol') return false;
  const letter = /^(.*)_\{rms\}$/.exec(root.name)?.[1];
  const of = /^(?:\\langle ?(.*?) ?\\rangle|\\(?:bar|overline)\{(.*)\})$/.exec(mean.name);
  return letter !== undefined && of !== null && (of[1] ?? of[2]) === letter;
}

/**
 * Whether two quotients of names tell two quantities apart: not of one letter throughout with an index each, or any index of
 * one contrasting with, or being, one of the other.
 */
export function ratiosContrast(a: MathNode, b: MathNode, names: readonly string[]): boolean {
  if (a.kind !== 'quotient' || b.kind !== 'quotient') return true;
  const sides = [a.over, a.under, b.over, b.under].map(partsOf);
  const plain = sides.flatMap((side) => (side === undefined || side.index === '' ? [] : [side]));
  const alike = new Set(plain.map(({ letter, mark, primes, upper }) => [letter, mark, primes, upper].join()));
  const indices = new Set(plain.map(({ index }) => index));
  if (plain.length !== sides.length || alike.size !== 1 || indices.size !== sides.length) return true;
  return [a.over, a.under].some((one) =>
    [b.over, b.under].some((two) => sidesContrast(one, two, names) !== undefined),
  );
}

/** Letters that count components, as they stand in an index. */
const COMPONENT = /^(?:[i-n]|mu|nu|rho|sigma|lambda|alpha|beta|gamma|delta|kappa|tau)+(?:[+-][0-9])?$/;

/** F_{\mu\nu} and F_{\nu\mu} before a value that has these indices. */
function componentsDiffer(one: NameParts, two: NameParts, names: readonly string[]): boolean {
  const [here, there] = [one.index + one.upper, two.index + two.upper];
  if (!COMPONENT.test(here) || !COMPONENT.test(there)) return false;
  if (one.index === two.index && one.upper === two.upper) return false;
  return names.some((name) => {
    const { index, upper } = plainParts(name);
    return (
      COMPONENT.test(index + upper) && [...(index + upper)].some((letter) => (here + there).includes(letter))
    );
  });
}

const RATE = /^\\left\(\\frac\{(.*)\}\{(.*)\}\\right\)(.*)$/;
const DOTS = /^\\(d+ot)\{(.*)\}(.*)$/;
/** Fonts and marks that do not make another quantity: a vector, a mean value and a change go by the letter's name. */
const STYLE =
  /\\(?:Delta|hat|bar|overline|mathbf|mathrm|operatorname|vec|boldsymbol|mathcal|langle|rangle|text)(?![A-Za-z])/g;
const VARIANTS: Readonly<Record<string, string>> = {
  ell: 'l',
  varepsilon: 'epsilon',
  vartheta: 'theta',
  varphi: 'phi',
};

function partsOf(node: MathNode): NameParts | undefined {
  if (node.kind !== 'symbol' && node.kind !== 'call') return undefined;
  const argument = node.kind === 'call' ? node.args.map((arg) => normalText(arg)).join(',') : undefined;
  const rate = RATE.exec(node.name);
  if (rate !== null) {
    const [, over = '', under = '', held = ''] = rate;
    return {
      ...plainParts(over.replace(/^(?:\\partial|d)(?:\^\{[0-9]+\})? ?/, '')),
      argument,
      rate: rateName(over, under),
      held,
    };
  }
  const dots = DOTS.exec(node.name);
  if (dots === null) return { ...plainParts(node.name), argument, rate: undefined, held: '' };
  const [, accent = '', of = '', rest = ''] = dots;
  return { ...plainParts(of + rest), argument, rate: `${accent} ${of}${rest}`.toLowerCase(), held: '' };
}

/** What is held fixed must agree where both sides say it. */
function sameHeld(one: string, two: string): boolean {
  return one === '' || two === '' || one === two;
}

/** A partial and a total derivative by the same name are one rate. */
function rateName(over: string, under: string): string {
  return `${over}/${under}`.replaceAll('\\partial', 'd').replace(/[\s{}]/g, '');
}

const ACCENT = /\\(tilde|check|breve|mathring|dot|ddot)(?![A-Za-z])/;

function plainParts(
  name: string,
): Pick<NameParts, 'letter' | 'mark' | 'index' | 'upper' | 'primes' | 'state'> {
  const primes = (name.match(/'/g) ?? []).length;
  const [, taken, state] = /^\\langle(.*)\\rangle(_.*)$/.exec(name) ?? [];
  const index = /_\{?([^'^]*?)\}?(?:['^]|$)/.exec(state ?? name)?.[1] ?? '';
  const upper = /\^\{?([^{}']*)\}?$/.exec(name)?.[1] ?? '';
  const plain = name.replace(/[_^'].*$/, '').replace(STYLE, ' ');
  // \langle v\rangle is \bar{v}, but \langle v^2\rangle is the mean of something else.
  const mean = /\\langle(.*[\^+(-].*)\\rangle/.exec(name)?.[1] ?? (taken?.includes('_') ? taken : undefined);
  const accent = ACCENT.exec(plain)?.[1] ?? '';
  const found = /\\([A-Za-z]+)|[A-Za-z]/.exec((mean ?? plain).replace(ACCENT, ' '));
  const letter = (found?.[1] ?? found?.[0] ?? plain.trim()).toLowerCase();
  const mark = mean === undefined ? accent : indexText(mean);
  return {
    letter: VARIANTS[letter] ?? letter,
    mark,
    index: indexText(index),
    upper: indexText(upper),
    primes,
    state: indexText(state ?? ''),
  };
}

function indexText(index: string): string {
  return index
    .replace(/\\(?:text|mathrm|rm|mathit|operatorname|rangle)(?![A-Za-z])|[\\{}\s,.()]/g, '')
    .toLowerCase();
}

/** Another case or a longer form of the same word, `tot` and `total`, is the same index. */
function sameIndex(one: string, two: string): boolean {
  const [short, long] = one.length < two.length ? [one, two] : [two, one];
  return short === long || (short.length >= 3 && /^[a-z]+$/.test(long) && long.startsWith(short));
}

/** Indices of which a problem asks for the one or the other. */
const ALTERNATIVES: readonly RegExp[] = [
  /^-?[0-9]+[spdfg]?$/,
  /^(?:[xyzr]|theta|phi|varphi|rho|parallel|perp|\|\||⊥)$/,
  /^(?:max|min|maximum|minimum)$/,
  /^(?:[epn]|\+|-)$/,
  /^(?:i|f|in|out|initial|final)$/,
  /^(?:[lr]|left|right)$/,
  /^(?:k|p|kin|pot)$/,
  /^[pv]$/,
  /^(?:h|c|hot|cold)$/,
  /^[abcd]$/,
  /^[tn]$/,
  /^[xp]$/,
  /^(?:rms|mp|av|avg|mean|p)$/,
  /^[a-z]{2,}$/,
];

function areAlternatives(one: string, two: string): boolean {
  if (/[a-z0-9][+-]/.test(one + two)) return true;
  return ALTERNATIVES.some((kind) => kind.test(one) && kind.test(two));
}

/** A name without a bar or brackets of a mean value. */
export function bareName(node: MathNode): string {
  return printLatex(node).replace(/\\(?:bar|overline|langle|rangle)|[{}\s]/g, '');
}
