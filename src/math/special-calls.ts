import { type BigComplex, isZero, ofNumber, toPair } from './big/complex.ts';
import { type Complex, modulus } from './complex.ts';
import { SPECIAL } from './special/index.ts';
import { SMALLEST } from './value.ts';

/** Values remembered; both sides, all readings and multiples of one answer ask for the same ones. */
const MAX_REMEMBERED = 400;
const KNOWN = new Map<string, BigComplex | undefined>();

/** A value of the table {@link SPECIAL}, remembered for a while; undefined where it has none. */
export function specialValue(
  name: string,
  args: readonly BigComplex[],
  bits: number,
): BigComplex | undefined {
  const key = [name, bits, ...args.map(keyOf)].join(' ');
  if (KNOWN.has(key)) return KNOWN.get(key);
  if (KNOWN.size >= MAX_REMEMBERED) KNOWN.clear();
  const value = SPECIAL[name]?.value(args, bits);
  KNOWN.set(key, value);
  return value;
}

function keyOf({ re, im }: BigComplex): string {
  return `${re.m.toString(36)}:${re.e}:${im.m.toString(36)}:${im.e}`;
}

const NOWHERE: Complex = { re: Number.NaN, im: 0 };
/** Bits that leave a double all its 53 after the 10 that a row of the table may lose. */
const DOUBLE_BITS = 70;

/** A special function on doubles: the nearest double to a value of 60 good bits; NaN where there is none or it underflows. */
export function specialOnDoubles(name: string, args: readonly Complex[]): Complex {
  if (!args.every((z) => Number.isFinite(z.re) && Number.isFinite(z.im))) return NOWHERE;
  const value = specialValue(
    name,
    args.map((z) => ofNumber(z.re, z.im)),
    DOUBLE_BITS,
  );
  const pair = value === undefined ? NOWHERE : toPair(value);
  const isLost = value !== undefined && !isZero(value) && modulus(pair) < SMALLEST;
  return isLost ? NOWHERE : pair;
}
