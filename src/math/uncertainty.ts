import { isSign, peek, type Reader } from './reader.ts';
import type { Token } from './tokens.ts';

/**
 * Whether a number in brackets, which is next, may be the uncertainty of the number before it: `1.234(5)` and `12.3(1.2)`
 * state one (GUM 7.2.2), or a product: nobody can tell. Nobody states an uncertainty as large as its value, or one with
 * other decimal places: `2(9.8)` and `2(3)` are products.
 */
export function mayBeUncertainty(reader: Reader, value: Token): boolean {
  const bracketed = bracketedNumber(reader);
  if (bracketed === undefined) return false;
  const places = placesOf(value.text);
  const stated = placesOf(bracketed);
  if (stated > 0 && stated !== places) return false;
  const size = stated > 0 ? Number(bracketed) : Number(bracketed) / 10 ** places;
  return !(size >= Number(value.text));
}

/** The number that stands alone between the brackets ahead. */
function bracketedNumber(reader: Reader): string | undefined {
  const ahead = isSign(peek(reader), '{') ? 1 : 0;
  const open = peek(reader, ahead);
  if (!isSign(open, '(') && !isSign(open, '[')) return undefined;
  const inner = peek(reader, ahead + 1);
  const isAlone = inner.type === 'number' && /^[)\]]$/.test(peek(reader, ahead + 2).text);
  return isAlone ? inner.text : undefined;
}

/** Digits behind the decimal point. */
function placesOf(text: string): number {
  return text.split('.')[1]?.length ?? 0;
}
