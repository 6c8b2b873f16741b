import type { BigComplex } from '../math/big/complex.ts';
import { toNumber } from '../math/big/convert.ts';
import { type Big, bitLength } from '../math/big/real.ts';

/** Digits shown of a number unless a difference is further behind. */
const DIGITS = 8;
/** More digits than this are not shown. */
const MAX_DIGITS = 80;
/** Beyond this binary exponent a number is shown as a power of two: its decimal digits would cost too much. */
const MAX_EXPONENT = 50_000;

/** A number of any size, with eight significant digits or as many as show a relative difference of `gap`. */
export function showPrecise(z: BigComplex, gap: number): string {
  const wanted = gap > 0 ? Math.ceil(-Math.log10(gap)) + 2 : DIGITS;
  const digits = Math.min(MAX_DIGITS, Math.max(DIGITS, wanted));
  const re = showReal(z.re, digits);
  if (z.im.m === 0n) return re;
  return `${re} ${z.im.m < 0n ? '-' : '+'} ${showReal(absolute(z.im), digits)}i`;
}

const absolute = (x: Big): Big => ({ m: x.m < 0n ? -x.m : x.m, e: x.e });

function showReal(x: Big, digits: number): string {
  if (x.m === 0n) return '0';
  const sign = x.m < 0n ? '-' : '';
  const near = Math.abs(toNumber(x));
  if (digits === DIGITS && near > 0 && near < Number.POSITIVE_INFINITY)
    return sign + String(Number(near.toPrecision(DIGITS)));
  const top = x.e + bitLength(x.m);
  return Math.abs(top) > MAX_EXPONENT ? `${sign}2^${top}` : sign + scientific(absolute(x), top, digits);
}

/** d.ddd or d.ddde±n; `top` is the place of the leading bit. */
function scientific({ m, e }: Big, top: number, digits: number): string {
  const tens = Math.floor((top - 1) * Math.log10(2));
  const shift = digits - 1 - tens;
  const over = m * 10n ** BigInt(Math.max(0, shift)) * 2n ** BigInt(Math.max(0, e));
  const under = 10n ** BigInt(Math.max(0, -shift)) * 2n ** BigInt(Math.max(0, -e));
  const text = ((2n * over + under) / (2n * under)).toString();
  const exponent = tens + text.length - digits;
  const mantissa = `${text.slice(0, 1)}.${text.slice(1, digits)}`.replace(/\.?0+$/, '');
  return exponent === 0 ? mantissa : `${mantissa}e${exponent > 0 ? '+' : ''}${exponent}`;
}
