import type { SpecialNotation } from './notation.ts';
import type { Reader } from './reader.ts';
import { mayBeSpecialBracket, parseSpecialBracket } from './special-brackets.ts';
import { parseSpecialCall } from './special-function-calls.ts';
import { mayEndHeading } from './special-heading.ts';
import { mayBeSpecialNumber, parseSpecialNumber } from './special-numbers.ts';
import type { Token } from './tokens.ts';
import type { MathNode } from './tree.ts';

/** One factor in the standard notation of special functions; undefined, and nothing taken, where it is none. */
export function parseSpecial(reader: Reader, notation: SpecialNotation): MathNode | undefined {
  return (
    parseSpecialCall(reader, notation) ??
    parseSpecialBracket(reader, notation) ??
    parseSpecialNumber(reader, notation)
  );
}

/** Whether tokens may hold functions or numbers in this notation; where they do not, reading them so changes nothing. */
export function offersSpecial(tokens: readonly Token[]): {
  readonly functions: boolean;
  readonly numbers: boolean;
} {
  return {
    functions: tokens.some((_, at) => mayEndHeading(tokens, at) || mayBeSpecialBracket(tokens, at)),
    numbers: tokens.some(mayBeSpecialNumber),
  };
}
