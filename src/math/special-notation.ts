import type { SpecialNotation } from './notation.ts';
import type { Reader } from './reader.ts';
import { parseSpecialBracket } from './special-brackets.ts';
import { parseSpecialCall } from './special-function-calls.ts';
import { parseSpecialNumber } from './special-numbers.ts';
import type { MathNode } from './tree.ts';

/** One factor in the standard notation of special functions; undefined, and nothing taken, where it is none. */
export function parseSpecial(reader: Reader, notation: SpecialNotation): MathNode | undefined {
  return (
    parseSpecialCall(reader, notation) ??
    parseSpecialBracket(reader, notation) ??
    parseSpecialNumber(reader, notation)
  );
}
