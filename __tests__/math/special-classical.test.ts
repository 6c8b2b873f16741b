import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type BigComplex, mul, ofNumber, sub, topOf } from '../../src/math/big/complex.ts';
import { SPECIAL } from '../../src/math/special/index.ts';
import { complexOfText, errorBits, type MpmathRow, mpmathRows } from './mpmath-rows.ts';

const BITS = 128;
/** log2 of 1e-25 is -83. E_k by a Lambert series is compared to mpmath's sum, which is good to 30 digits. */
const RELATIVE_BITS = -95;

const ROWS: readonly MpmathRow[] = ['bessel', 'hypergeometric', 'elliptic', 'orthogonal'].flatMap((table) =>
  mpmathRows(`special-${table}`),
);

describe('Bessel, hypergeometric, elliptic and modular functions and orthogonal polynomials', () => {
  it.each([...new Set(ROWS.map(([name]) => name))])('%s agrees with mpmath', (name) => {
    for (const [, args, re, im] of ROWS.filter((row) => row[0] === name)) {
      const found = SPECIAL[name]?.value(args.map(complexOfText), BITS);
      const error = found && errorBits(found, complexOfText([re, im]));
      expect({ args, error, good: error !== undefined && error <= RELATIVE_BITS }).toMatchObject({
        args,
        good: true,
      });
    }
  });
});

const call = (name: string, ...args: readonly (number | BigComplex)[]): BigComplex => {
  const value = SPECIAL[name]?.value(
    args.map((arg) => (typeof arg === 'number' ? ofNumber(arg) : arg)),
    BITS,
  );
  if (value === undefined) throw new Error(`no value of ${name}`);
  return value;
};
const times = (a: BigComplex, b: BigComplex) => mul(a, b, BITS);
const minus = (a: BigComplex, b: BigComplex) => sub(a, b, BITS);
/** Whether two values agree relative to the largest number they were made from. */
const agree = (a: BigComplex, b: BigComplex, ...parts: readonly BigComplex[]) =>
  topOf(minus(a, b)) - Math.max(...[a, b, ...parts].map(topOf)) < -100;

const size = fc.double({ min: 0.1, max: 12, noNaN: true });
const part = fc.double({ min: -3, max: 3, noNaN: true });
/** Orders whose neighbours are exact in doubles. */
const orders = fc.integer({ min: -192, max: 192 }).map((n) => n / 64);
const plane = fc.tuple(part, part).map(([re, im]) => ofNumber(re, im));
const upper = fc
  .tuple(part, fc.double({ min: 0.2, max: 3, noNaN: true }))
  .map(([re, im]) => ofNumber(re, im));
const RUNS = { numRuns: 25 };

describe('functional equations at random points', () => {
  it('the Wronskian of J and Y is 2/(πz)', () => {
    fc.assert(
      fc.property(orders, size, (order, x) => {
        const first = times(call('besselj', order + 1, x), call('bessely', order, x));
        const second = times(call('besselj', order, x), call('bessely', order + 1, x));
        const found = times(minus(first, second), ofNumber(Math.PI * x));
        expect(topOf(minus(found, ofNumber(2)))).toBeLessThan(-40);
      }),
      RUNS,
    );
  });

  it('F(a, b; c; z) is Euler’s (1−z)^{c−a−b} F(c−a, c−b; c; z)', () => {
    fc.assert(
      fc.property(plane, (z) => {
        const [a, b, c] = [0.25, 1.375, 2.125];
        const front = call('hyp1f0', a + b - c, z);
        const other = times(front, call('hyp2f1', c - a, c - b, c, z));
        expect(agree(call('hyp2f1', a, b, c, z), other)).toBe(true);
      }),
      RUNS,
    );
  });

  it('Legendre’s relation holds for complete elliptic integrals', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.01, max: 0.99, noNaN: true }), (m) => {
        const rest = minus(ofNumber(1), ofNumber(m));
        const [K, E] = [call('elliptick', m), call('elliptice', m)];
        const [K1, E1] = [call('elliptick', rest), call('elliptice', rest)];
        const left = minus(times(E, K1), minus(times(K, K1), times(E1, K)));
        expect(topOf(minus(left, ofNumber(Math.PI / 2)))).toBeLessThan(-48);
      }),
      RUNS,
    );
  });

  it('j, λ and E_4 are invariant or covariant under τ → −1/τ', () => {
    fc.assert(
      fc.property(upper, (tau) => {
        const turned = minus(ofNumber(0), call('hyp1f0', 1, minus(ofNumber(1), tau)));
        expect(agree(call('modularj', tau), call('modularj', turned), ofNumber(1728))).toBe(true);
        expect(
          agree(call('modularlambda', turned), minus(ofNumber(1), call('modularlambda', tau)), ofNumber(1)),
        ).toBe(true);
        const square = times(tau, tau);
        expect(
          agree(call('eisensteine', 4, turned), times(times(square, square), call('eisensteine', 4, tau))),
        ).toBe(true);
      }),
      RUNS,
    );
  });

  it('sn² + cn² is 1 and ℘ is even', () => {
    fc.assert(
      fc.property(plane, upper, (u, tau) => {
        const [s, c] = [call('jacobisn', u, 0.625), call('jacobicn', u, 0.625)];
        expect(agree(minus(ofNumber(1), times(s, s)), times(c, c), times(s, s))).toBe(true);
        const p = call('weierstrassp', ofNumber(0.3125, 0.125), tau);
        expect(agree(p, call('weierstrassp', ofNumber(-0.3125, -0.125), tau))).toBe(true);
      }),
      RUNS,
    );
  });

  it('a derivative is the difference of neighbours: 2J′ = J_{ν−1} − J_{ν+1}', () => {
    fc.assert(
      fc.property(orders, size, (order, x) => {
        const neighbours = minus(call('besselj', order - 1, x), call('besselj', order + 1, x));
        expect(
          agree(
            times(ofNumber(2), call('besseljderiv', 1, order, x)),
            neighbours,
            call('besselj', order - 1, x),
          ),
        ).toBe(true);
      }),
      RUNS,
    );
  });

  it('has no value at poles, off its domain or with the wrong number of arguments', () => {
    const none: readonly (readonly [string, ...number[]])[] = [
      ['elliptick', 1],
      ['besselk', 0, 0],
      ['hyp2f1', 1, 1, -2, 0.5],
      ['hyp3f2', 1, 1, 1, 2, 2, 3],
      ['theta', 3, 0.5, 0.25],
      ['theta', 5, 0.5],
      ['dedekindeta', -1],
      ['eisensteine', 3, 1],
      ['carlsonrj', 0, 0, 1, 1],
      ['besseljderiv', -1, 0, 1],
    ];
    for (const [name, ...args] of none)
      expect([
        name,
        SPECIAL[name]?.value(
          args.map((x) => ofNumber(x)),
          BITS,
        ),
      ]).toEqual([name, undefined]);
  });
});
