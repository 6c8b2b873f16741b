import type { Verdict } from '../domain/verdict.ts';
import { verdict } from './answer.ts';

/** `J^P =` and its spellings; an angular momentum without its name is read as well. */
const SIDE = /^J\^(?:\{?(?:P|PC|\\pi|\\pi C|\\mathrm\{PC?\})\}?)=/;
/** A whole or half angular momentum and the signs of P, or of P and C, above it (Particle Data Group, Naming scheme for hadrons). */
const STATE = /^[({]?(?:([0-9]+)(\/2)?|\\[dt]?frac\{?([0-9]+)\}?\{?2\}?)[)}]?\^(?:([+-])|\{([+-]{1,2})\})$/;
const MAY_BE = /\^\s*\{?\s*[+-]\s*(?:[+-]\s*)?\}?\s*\$?\.?\s*$/;

/** `1^-` beside `0^-`: angular momentum and parity, number by number and sign by sign; undefined for any other pair. */
export function verifySpinParity(reference: string, candidate: string): Verdict | undefined {
  if (!MAY_BE.test(reference) || !MAY_BE.test(candidate)) return undefined;
  const [known, given] = [readState(reference), readState(candidate)];
  if (known === undefined || given === undefined) return undefined;
  if (known.spin === given.spin && known.signs === given.signs)
    return verdict('equivalent', 'exact_value', 'spin-parity', 'the same angular momentum and parity');
  if (known.spin === given.spin && known.signs.length !== given.signs.length) return undefined;
  return verdict('different', 'other_number', 'spin-parity', 'another angular momentum or parity');
}

function readState(text: string): { readonly spin: number; readonly signs: string } | undefined {
  const plain = text.replace(/\\left|\\right|\\[,;:! ]|[\s$]|\.\s*$/g, '').replace(SIDE, '');
  const found = STATE.exec(plain);
  if (found === null) return undefined;
  const [, whole, half, over, one, two] = found;
  const spin = over === undefined ? Number(whole) / (half === undefined ? 1 : 2) : Number(over) / 2;
  return { spin, signs: one ?? two ?? '' };
}
