import { count, isSign, peek, type Reader, take } from './reader.ts';
import type { Token } from './tokens.ts';
import type { MathNode } from './tree.ts';

/** A number, with the base or the uncertainty that stands directly behind it. */
export function parseNumeral(reader: Reader): MathNode {
  const token = take(reader);
  const number: MathNode = { kind: 'number', text: token.text };
  return inBase(reader, number) ?? withUncertainty(reader, token) ?? count(reader, number);
}

/** `1011_2` as the operator `base` of its digits and the base; undefined (nothing taken) where no base follows. */
function inBase(reader: Reader, digits: MathNode & { readonly kind: 'number' }): MathNode | undefined {
  if (!isSign(peek(reader), '_')) return undefined;
  const braced = isSign(peek(reader, 1), '{');
  const base = peek(reader, braced ? 2 : 1);
  const value = Number(base.text);
  const fits = base.type === 'number' && /^[0-9]{1,2}$/.test(base.text) && value >= 2 && value <= 10;
  if (!fits || (braced && !isSign(peek(reader, 3), '}'))) return undefined;
  if (!/^[0-9]+$/.test(digits.text) || [...digits.text].some((digit) => Number(digit) >= value))
    return undefined;
  reader.at += braced ? 4 : 2;
  return count(reader, {
    kind: 'operator',
    head: 'base',
    args: [digits, { kind: 'number', text: base.text }],
  });
}

/** Digits an uncertainty in brackets may have. */
const MOST_DIGITS = 3;

/**
 * `1.23(4)` as the operator `uncertain` of the number and the digits in brackets, which state the uncertainty of its last
 * ones (GUM 7.2.2, second form). Only directly behind a decimal; undefined (nothing taken) elsewhere.
 */
function withUncertainty(reader: Reader, number: Token): MathNode | undefined {
  const open = peek(reader);
  if (!isSign(open, '(')) return undefined;
  const [digits, close] = [peek(reader, 1), peek(reader, 2)];
  const places = number.text.split('.')[1]?.length ?? 0;
  const isDirect = open.start === number.start + number.length && open.spaced !== true;
  if (places === 0 || !isDirect || !isSign(close, ')')) return undefined;
  if (digits.type !== 'number' || !/^[0-9]+$/.test(digits.text) || digits.text.length > MOST_DIGITS)
    return undefined;
  reader.at += 3;
  const args: readonly MathNode[] = [
    { kind: 'number', text: number.text },
    { kind: 'number', text: digits.text },
  ];
  return count(reader, { kind: 'operator', head: 'uncertain', args });
}
