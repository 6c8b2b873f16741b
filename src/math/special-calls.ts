import { type BigComplex, isZero, ofNumber, toPair } from './big/complex.ts';
import { type Complex, hasValue, modulus } from './complex.ts';
import { memoryOfDoubles } from './memory-of-doubles.ts';
import { fastValue } from './special/fast/index.ts';
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

/** A special function at doubles, and whether doubles were enough to compute it. */
interface OnDoubles {
  readonly value: Complex;
  /** A bound of its relative error. */
  readonly error: number;
  readonly isFast: boolean;
}

/** A value of 60 good bits rounded to a double, with room for what its row may lose. */
const ROUNDED_ERROR = 1e-15;

/** The evaluator asks for value and error of the same arguments one after the other, and both sides for the same ones. */
const ON_DOUBLES = memoryOfDoubles<OnDoubles>();

function onDoubles(name: string, args: readonly Complex[]): OnDoubles {
  return ON_DOUBLES(name, args, () => {
    const fast = args.every(hasValue) ? fastValue(name, args) : undefined;
    return fast
      ? { ...fast, isFast: true }
      : { value: exactOnDoubles(name, args), error: ROUNDED_ERROR, isFast: false };
  });
}

/** A special function on doubles, right to {@link specialError}; NaN where there is none or it underflows. */
export function specialOnDoubles(name: string, args: readonly Complex[]): Complex {
  return onDoubles(name, args).value;
}

/** A bound of the relative error of {@link specialOnDoubles}. */
export function specialError(name: string, args: readonly Complex[]): number {
  return onDoubles(name, args).error;
}

/** Whether {@link specialOnDoubles} does with the arithmetic of doubles at these arguments. */
export function isFastAt(name: string, args: readonly Complex[]): boolean {
  return onDoubles(name, args).isFast;
}

/** A special function on doubles: the nearest double to a value of 60 good bits; NaN where there is none or it underflows. */
export function exactOnDoubles(name: string, args: readonly Complex[]): Complex {
  if (!args.every(hasValue)) return NOWHERE;
  const value = specialValue(
    name,
    args.map((z) => ofNumber(z.re, z.im)),
    DOUBLE_BITS,
  );
  const pair = value === undefined ? NOWHERE : toPair(value);
  const isLost = value !== undefined && !isZero(value) && modulus(pair) < SMALLEST;
  return isLost ? NOWHERE : pair;
}
