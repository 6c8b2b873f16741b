import type { Verdict } from '../domain/verdict.ts';
import { verdict } from './answer.ts';

/** Letters of the orbital angular momentum, S for none (Condon and Shortley, ch. V). */
const LETTERS = 'SPDFGHI';
const NUMBER = String.raw`(?:\{?(\d+)(/2)?\}?|\\[dt]?frac\{?(\d+)\}?\{?2\}?|\{\\[dt]?frac\{?(\d+)\}?\{?2\}?\})`;
const TERM = new RegExp(
  String.raw`^(?:\{\})?\^\{?(\d)\}?(?:\\(?:mathrm|text|rm))?\{?([${LETTERS}])\}?_${NUMBER}$`,
);
const NUMBERS = new RegExp(`(?:^|[,;])([LSJ])=${NUMBER}(?=$|[,;])`, 'g');
const MAY_BE = /\^\s*\{?\s*\d\s*\}?\s*(?:\\(?:mathrm|text|rm)\s*)?\{?\s*[SPDFGHI]\s*\}?\s*_/;

/** Orbital angular momentum, spin and total angular momentum of a state. */
interface Term {
  readonly orbital: number;
  readonly spin: number;
  readonly total: number;
}

/**
 * A term symbol `{}^2P_{3/2}` beside another one or beside `L = 1, S = 1/2, J = 3/2`: the multiplicity 2S + 1, the letter of L, and
 * J, number by number. Undefined for any other pair.
 */
export function verifyTermSymbols(reference: string, candidate: string): Verdict | undefined {
  const [one, two] = [MAY_BE.test(reference), MAY_BE.test(candidate)];
  if (!one && !two) return undefined;
  const [known, given] = [readTerm(reference), readTerm(candidate)];
  if (known === undefined || given === undefined) return undefined;
  const isSame = known.orbital === given.orbital && known.spin === given.spin && known.total === given.total;
  return isSame
    ? verdict('equivalent', 'exact_value', 'term-symbols', 'the same L, S and J')
    : verdict('different', 'other_number', 'term-symbols', 'another L, S or J');
}

function readTerm(text: string): Term | undefined {
  const plain = text.replace(/\\left|\\right|\\q?quad|\\[,;:! ]|[\s$]|\.\s*$/g, '');
  const found = TERM.exec(plain);
  if (found !== null)
    return {
      orbital: LETTERS.indexOf(found[2] ?? ''),
      spin: (Number(found[1]) - 1) / 2,
      total: halvesOf(found.slice(3)),
    };
  return readNumbers(plain);
}

function readNumbers(plain: string): Term | undefined {
  const values = new Map<string, number>();
  let length = 0;
  for (const found of plain.matchAll(NUMBERS)) {
    values.set(found[1] ?? '', halvesOf(found.slice(2)));
    length += found[0].length;
  }
  const [orbital, spin, total] = ['L', 'S', 'J'].map((name) => values.get(name));
  if (length !== plain.length || orbital === undefined || spin === undefined || total === undefined)
    return undefined;
  return { orbital, spin, total };
}

/** The number of a match: whole, `3/2`, or a fraction with and without braces around it. */
function halvesOf([whole, half, over, inBraces]: readonly (string | undefined)[]): number {
  if (whole !== undefined) return Number(whole) / (half === undefined ? 1 : 2);
  return Number(over ?? inBraces) / 2;
}
