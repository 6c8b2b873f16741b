import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type BigComplex, div, mul, ofNumber, sqrt, toPair } from '../../src/math/big/complex.ts';
import { euler, eulerNumber, ln2, pi } from '../../src/math/big/constants.ts';
import { fromDecimal, fromNumber, fromRational, toDecimal, toNumber } from '../../src/math/big/convert.ts';
import * as elementary from '../../src/math/big/elementary.ts';
import {
  addReal,
  compareReal,
  divReal,
  integerOf,
  NoValue,
  subReal,
  topBit,
} from '../../src/math/big/real.ts';
import { complexOfText, errorBits, mpmathRows } from './mpmath-rows.ts';

const BITS = 128;
/** 1e-35 is what the tables hold. */
const TABLE_BITS = -112;

type Elementary = (z: BigComplex, bits: number) => BigComplex;
const FUNCTIONS: Readonly<Record<string, Elementary>> = { ...(elementary as object), sqrt };

describe('elementary functions of big complex numbers', () => {
  const names = [...new Set(mpmathRows('big-elementary').map(([name]) => name))];
  it.each(names)('%s agrees with mpmath', (name) => {
    const compute = FUNCTIONS[name];
    for (const [, [z], re, im] of mpmathRows('big-elementary').filter((row) => row[0] === name)) {
      if (z === undefined || compute === undefined) throw new Error(name);
      const error = errorBits(compute(complexOfText(z), BITS), complexOfText([re, im]));
      expect({ z, error, good: error <= TABLE_BITS }).toMatchObject({ z, good: true });
    }
  });

  it('gains digits with the precision', () => {
    const z = ofNumber(0.3, -1.7);
    const fine = elementary.exp(elementary.log(z, 600), 600);
    expect(errorBits(fine, z)).toBeLessThan(-195);
  });
});

describe('big numbers', () => {
  it('holds every double exactly', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (x) => toNumber(fromNumber(x)) === x),
    );
  });

  it('adds and divides like fractions', () => {
    const small = fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n });
    fc.assert(
      fc.property(small, small, small, (a, b, c) => {
        fc.pre(c !== 0n);
        const sum = addReal(fromRational(a, c, BITS), fromRational(b, c, BITS), BITS);
        const off = subReal(sum, fromRational(a + b, c, BITS), BITS);
        const size = Math.max(topBit(fromRational(a, c, BITS)), topBit(fromRational(b, c, BITS)));
        return off.m === 0n || topBit(off) - size < -(BITS - 3);
      }),
    );
  });

  it('compares exactly, whatever the exponents', () => {
    const tiny = { m: 1n, e: -1_000_000_000 };
    expect(compareReal(addReal(fromNumber(1), tiny, BITS), fromNumber(1))).toBe(0);
    expect(compareReal(tiny, fromNumber(0))).toBe(1);
    expect(compareReal({ m: 4n, e: -1 }, { m: 1n, e: 1 })).toBe(0);
    expect(compareReal({ m: -5n, e: 1_000_000 }, tiny)).toBe(-1);
  });

  it('reads and writes decimals', () => {
    const x = fromDecimal('-12.5e-3', BITS);
    expect(x && toNumber(x)).toBe(-0.0125);
    expect(x && toDecimal(x, 5)).toBe('-1.2500e-2');
    expect(fromDecimal('1e99999999', BITS)).toBeUndefined();
    expect(fromDecimal('.', BITS)).toBeUndefined();
  });

  it.each([
    ['1e417', '1.000000000e417'],
    ['-123456789e300', '-1.234567890e308'],
    ['5e-400', '5.000000000e-400'],
    ['99999999', '9.999999900e7'],
    ['9.99999999996', '1.000000000e1'],
  ])('writes %s as %s', (text, written) => {
    const x = fromDecimal(text, BITS);
    expect(x && toDecimal(x, 10)).toBe(written);
  });

  it('knows which numbers are integers', () => {
    expect(integerOf(fromNumber(-7))).toBe(-7);
    expect(integerOf(fromNumber(0.5))).toBeUndefined();
    expect(integerOf({ m: 1n, e: 2000 })).toBeUndefined();
  });

  it('has the constants (OEIS A000796, A002162, A001620, A001113)', () => {
    expect(toDecimal(pi(200), 40)).toBe('3.141592653589793238462643383279502884197e0');
    expect(toDecimal(ln2(200), 40)).toBe('6.931471805599453094172321214581765680755e-1');
    expect(toDecimal(euler(200), 40)).toBe('5.772156649015328606065120900824024310422e-1');
    expect(toDecimal(eulerNumber(200), 40)).toBe('2.718281828459045235360287471352662497757e0');
  });

  it('refuses what it cannot hold instead of hanging', () => {
    const wild = { m: 1n, e: 2 ** 45 };
    expect(() => divReal(fromNumber(1), fromNumber(0), BITS)).toThrow(NoValue);
    expect(() => elementary.exp({ re: wild, im: wild }, BITS)).toThrow(NoValue);
    expect(() => elementary.sin({ re: wild, im: fromNumber(0) }, BITS)).toThrow(NoValue);
    expect(() => elementary.log(ofNumber(0), BITS)).toThrow(NoValue);
    expect(() => fromNumber(Number.NaN)).toThrow(NoValue);
  });

  it('multiplies and divides complex numbers', () => {
    const [a, b] = [ofNumber(1.5, -2.25), ofNumber(-0.5, 4)];
    expect(toPair(mul(a, b, BITS))).toEqual({ re: 8.25, im: 7.125 });
    expect(errorBits(mul(div(a, b, BITS), b, BITS), a)).toBeLessThan(-120);
  });

  it('sees cuts from above', () => {
    const below = { re: fromNumber(-1), im: { m: -1n, e: -100 } };
    expect(toPair(elementary.log(ofNumber(-1), BITS)).im).toBeCloseTo(Math.PI, 15);
    expect(toPair(elementary.log(below, BITS)).im).toBeCloseTo(-Math.PI, 15);
    expect(toPair(sqrt(ofNumber(-4), BITS))).toEqual({ re: 0, im: 2 });
  });
});
