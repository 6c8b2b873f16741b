import { BIG_ZERO, type Big, bitLength, divReal, NoValue, negReal, rounded } from './real.ts';

/** Decimal exponents beyond this are refused: 10^n is computed in full. */
const MAX_TENS = 20_000;

const DOUBLE = new DataView(new ArrayBuffer(8));

/** A double, exactly (IEEE 754 binary64); throws {@link NoValue} for NaN and infinities. */
export function fromNumber(x: number): Big {
  if (!Number.isFinite(x)) throw new NoValue('not a finite number');
  if (Number.isSafeInteger(x)) return x === 0 ? BIG_ZERO : { m: BigInt(x), e: 0 };
  DOUBLE.setFloat64(0, x);
  const exponent = (DOUBLE.getUint32(0) >>> 20) & 0x7ff;
  const fraction = (DOUBLE.getUint32(0) & 0xfffff) * 2 ** 32 + DOUBLE.getUint32(4);
  const m = BigInt(exponent === 0 ? fraction : fraction + 2 ** 52);
  return { m: x < 0 ? -m : m, e: Math.max(1, exponent) - 1075 };
}

/** p / q to `bits` bits; throws {@link NoValue} for q = 0. */
export function fromRational(p: bigint, q: bigint, bits: number): Big {
  return q === 1n ? rounded(p, 0, bits) : divReal({ m: p, e: 0 }, { m: q, e: 0 }, bits);
}

/** A decimal numeral such as `-12.5e-3` to `bits` bits; undefined when the text is none or its exponent is absurd. */
export function fromDecimal(text: string, bits: number): Big | undefined {
  const parts = /^([+-]?)([0-9]*)(?:\.([0-9]*))?(?:[eE]([+-]?[0-9]{1,9}))?$/.exec(text.trim());
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = parts ?? [];
  if (whole + fraction === '') return undefined;
  const tens = Number(exponent) - fraction.length;
  if (Math.abs(tens) > MAX_TENS) return undefined;
  const digits = BigInt(whole + fraction);
  const value =
    tens >= 0
      ? rounded(digits * 10n ** BigInt(tens), 0, bits)
      : fromRational(digits, 10n ** BigInt(-tens), bits);
  return sign === '-' ? negReal(value) : value;
}

/** The nearest double up to one unit in its last place; ±Infinity and 0 beyond its range. */
export function toNumber(x: Big): number {
  const extra = bitLength(x.m) - 64;
  if (extra <= 0) return timesPower(Number(x.m), x.e);
  return timesPower(Number(x.m >> BigInt(extra)), x.e + extra);
}

function timesPower(m: number, e: number): number {
  if (e > 2000) return m * Number.POSITIVE_INFINITY;
  if (e < -2300) return m * 0;
  const half = Math.trunc(e / 2);
  return Math.abs(e) < 1000 ? m * 2 ** e : m * 2 ** half * 2 ** (e - half);
}

/** x in scientific notation with so many digits (at least 2), for messages and tests. */
export function toDecimal(x: Big, digits: number): string {
  if (x.m === 0n) return '0';
  const size = x.m < 0n ? -x.m : x.m;
  const tens = Math.floor((x.e + bitLength(size)) * Math.LOG10E * Math.LN2) - digits - 2;
  const [up, down] = [10n ** BigInt(Math.max(0, -tens)), 10n ** BigInt(Math.max(0, tens))];
  const long = (
    x.e >= 0 ? ((size * up) << BigInt(x.e)) / down : ((size * up) / down) >> BigInt(-x.e)
  ).toString();
  const short = ((BigInt(long.slice(0, digits + 1)) + 5n) / 10n).toString();
  const carry = short.length - digits;
  const mantissa = `${short.slice(0, 1)}.${short.slice(1, digits)}`;
  return `${x.m < 0n ? '-' : ''}${mantissa}e${tens + long.length - 1 + carry}`;
}
