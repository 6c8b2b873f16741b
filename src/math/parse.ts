import { parseSingle } from './atoms.ts';
import { parseCondition } from './conditions.ts';
import type { SpecialNotation } from './notation.ts';
import { parsePower } from './powers.ts';
import { parseImplicit, parseProduct } from './products.ts';
import { accept, BINDING, deeper, describe, infixFraction, peek, type Reader } from './reader.ts';
import { parseList, parseRelation } from './relations.ts';
import { parseSum } from './sums.ts';
import { tokensOf } from './tokenize.ts';
import { ParseFailure, SizeFailure } from './tokens.ts';
import type { MathNode } from './tree.ts';
import { asUnits } from './unit-reading.ts';

/** A formula as a tree, or why it was refused and where (UTF-16 units from 0). */
export type Parsed =
  | { readonly ok: true; readonly node: MathNode }
  | { readonly ok: false; readonly error: ParseError };

/** Why a formula was refused, and the stretch of it that is to blame; UTF-16 units from 0. */
export interface ParseError {
  readonly message: string;
  readonly position: number;
  readonly length: number;
  /** It exceeds a cap, whatever it says. */
  readonly tooLarge: boolean;
}

/**
 * Reads one formula of LaTeX mathematics. Never guesses: what has no single reading is refused with a position, or kept
 * as an ambiguous node (`slash`, `call`) for the verifier to try both ways. Caps: 4096 characters, depth 64, 2000 nodes,
 * numbers of 400 digits. With `special`, the standard notation of special functions is read as such: `J_0(kr)` is a
 * Bessel function and no product.
 */
export function parseLatex(latex: string, special?: SpecialNotation): Parsed {
  try {
    const reader: Reader = {
      tokens: [...tokensOf(latex)],
      at: 0,
      depth: 0,
      nodes: 0,
      bars: 0,
      integrals: 0,
      special,
      expression: parseExpression,
    };
    const node = parseCondition(reader, infixFraction(reader, parseExpression(reader, BINDING.list)));
    accept(reader, '\\\\');
    const rest = peek(reader);
    if (rest.type !== 'end') throw new ParseFailure(`${describe(rest)} is not understood here`, rest);
    return { ok: true, node: asUnits(node) };
  } catch (error) {
    if (!(error instanceof ParseFailure)) throw error;
    const { message, position, length } = error;
    return { ok: false, error: { message, position, length, tooLarge: error instanceof SizeFailure } };
  }
}

/** Reads everything that binds stronger than `binding`. */
function parseExpression(reader: Reader, binding: number): MathNode {
  return deeper(reader, () => {
    if (binding < BINDING.relation) return parseList(reader);
    if (binding < BINDING.sum) return parseRelation(reader);
    if (binding < BINDING.product) return parseSum(reader);
    if (binding < BINDING.implicit) return parseProduct(reader);
    if (binding < BINDING.prefix) return parseImplicit(reader);
    return binding === Number.POSITIVE_INFINITY ? parseSingle(reader) : parsePower(reader);
  });
}
