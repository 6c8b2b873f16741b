import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { complexOf } from '../../src/math/complex.ts';
import { functionRow } from '../../src/math/special.ts';
import { exact, productOf, quotientOf, sensitive, sumOf } from '../../src/math/value.ts';

const value = (re: number) => exact(complexOf(re));

/** A finite double as over / 2^places. */
function fraction(x: number): { readonly over: bigint; readonly places: number } {
  let [over, places] = [x, 0];
  while (!Number.isInteger(over)) [over, places] = [over * 2, places + 1];
  return { over: BigInt(over), places };
}

function isSum(sum: number, a: number, b: number): boolean {
  const [s, x, y] = [fraction(sum), fraction(a), fraction(b)];
  const most = Math.max(s.places, x.places, y.places);
  const at = ({ over, places }: typeof s) => over << BigInt(most - places);
  return at(s) === at(x) + at(y);
}

function isProduct(product: number, a: number, b: number): boolean {
  const [p, x, y] = [fraction(product), fraction(a), fraction(b)];
  return p.over << BigInt(x.places + y.places) === (x.over * y.over) << BigInt(p.places);
}

/** Whole numbers, halves and such, and doubles of any digits; all well inside the range. */
const numbers = fc.oneof(
  fc.integer({ min: -1000, max: 1000 }),
  fc.integer({ min: -64, max: 64 }).map((n) => n / 8),
  fc.double({ min: 2 ** -20, max: 2 ** 20, noNaN: true }),
);

describe('a result without rounding error is the true one', () => {
  it('in sums, products and quotients of exact numbers', () => {
    fc.assert(
      fc.property(numbers, numbers, (a, b) => {
        const [sum, product, quotient] = [
          sumOf([value(a), value(b)]),
          productOf([value(a), value(b)]),
          quotientOf(value(a), value(b)),
        ];
        if (sum.error === 0) expect(isSum(sum.value.re, a, b)).toBe(true);
        if (product?.error === 0) expect(isProduct(product.value.re, a, b)).toBe(true);
        if (quotient?.error === 0) expect(isProduct(a, quotient.value.re, b)).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    ['1/2', quotientOf(value(1), value(2)), 0.5],
    ['-6/3', quotientOf(value(-6), value(3)), -2],
    ['1.5 + 2', sumOf([value(1.5), value(2)]), 3.5],
    ['3 * 7', productOf([value(3), value(7)]), 21],
    ['2 * 0.3', productOf([value(2), value(0.3)]), 0.6],
  ])('%s has none', (_, found, expected) => {
    expect(found).toMatchObject({ value: complexOf(expected), error: 0 });
  });

  it.each([
    ['1/3', quotientOf(value(1), value(3))],
    ['1 + 2^-60', sumOf([value(1), value(2 ** -60)])],
    ['0.1 * 0.3', productOf([value(0.1), value(0.3)])],
    ['a product beyond 2^53', productOf([value(2 ** 53 - 1), value(3)])],
    ['a rounded number twice', productOf([{ ...value(0.1), error: 1e-17 }, value(2)])],
  ])('%s has some', (_, found) => {
    expect(found?.error).toBeGreaterThan(0);
  });
});

// python3 -c "from mpmath import *; print(diff(lambda x: besselj(0, x), 2.5), diff(lambda m: ellipk(m), 0.3), diff(lambda x: hyp2f1(0.5, 1.5, 2, x), 0.25))"
it.each([
  ['besselj', [0, 2.5], -0.497094102464274],
  ['elliptick', [0.3], 0.584858215922646],
  ['hyp2f1', [0.5, 1.5, 2, 0.25], 0.53555285748092],
])('%s moves with its variable as its derivative says', (name, args, slope) => {
  const row = functionRow(name);
  const at = args.map((x, index) => ({ ...value(x), error: index === args.length - 1 ? 1e-9 : 0 }));
  const found = row && sensitive(at, row);
  expect(found?.error).toBeGreaterThan(0.99e-9 * Math.abs(slope));
  expect(found?.error).toBeLessThan(1.01e-9 * Math.abs(slope));
});
