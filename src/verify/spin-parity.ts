import type { Verdict } from '../domain/verdict.ts';
import { verdict } from './answer.ts';

/** `J^P =` and its spellings; an angular momentum without its name is read as well. */
const SIDE = /^J\^(?:\{?(?:P|PC|\\pi|\\pi C|\\mathrm\{PC?\})\}?)(?:\([^()=]*\))?=/;
/** Isospin and G parity in front of these, in brackets: `I^G(J^{PC}) = 0^-(1^{--})`. */
const ISOSPIN_SIDE = /^I\^\{?G\}?\(J\^\{?PC?\}?\)=/;
const ISOSPIN = /^(.+)\(([^()]+)\)$/;
/** A whole or half angular momentum and the signs of P, or of P and C, above it (Particle Data Group, Naming scheme for hadrons). */
const STATE = /^[({]?(?:([0-9]+)(\/2)?|\\[dt]?frac\{?([0-9]+)\}?\{?2\}?)[)}]?\^(?:([+-])|\{([+-]{1,2})\})$/;
const MAY_BE = /\^\s*\{?\s*[+-]\s*(?:[+-]\s*)?\}?\s*\)?\s*\$?\.?\s*$/;

/** `1^-` beside `0^-`: angular momentum and parity, number by number and sign by sign; undefined for any other pair. */
export function verifySpinParity(reference: string, candidate: string): Verdict | undefined {
  if (!MAY_BE.test(reference) || !MAY_BE.test(candidate)) return undefined;
  const [known, given] = [readStates(reference), readStates(candidate)];
  if (known === undefined || given === undefined) return undefined;
  if (known.length !== given.length) return undefined;
  const pairs = known.map((state, at) => compareStates(state, given[at]));
  if (pairs.includes('open')) return undefined;
  return pairs.includes('other')
    ? verdict('different', 'other_number', 'spin-parity', 'another angular momentum or parity')
    : verdict('equivalent', 'exact_value', 'spin-parity', 'the same angular momentum and parity');
}

interface State {
  readonly spin: number;
  readonly signs: string;
}

function compareStates(known: State, given: State | undefined): 'same' | 'other' | 'open' {
  if (given === undefined || known.spin !== given.spin) return 'other';
  if (known.signs === given.signs) return 'same';
  return known.signs.length === given.signs.length ? 'other' : 'open';
}

/** A spin with its parities, or an isospin in front of it. */
function readStates(text: string): readonly State[] | undefined {
  const plain = text.replace(/\\left|\\right|\\[,;:! ]|[\s$]|\.\s*$/g, '').replace(ISOSPIN_SIDE, '');
  const parts = ISOSPIN.exec(plain)?.slice(1) ?? [plain.replace(SIDE, '')];
  const states = parts.flatMap((part) => readState(part) ?? []);
  return states.length === parts.length ? states : undefined;
}

function readState(text: string): State | undefined {
  const found = STATE.exec(text);
  if (found === null) return undefined;
  const [, whole, half, over, one, two] = found;
  const spin = over === undefined ? Number(whole) / (half === undefined ? 1 : 2) : Number(over) / 2;
  return { spin, signs: one ?? two ?? '' };
}
