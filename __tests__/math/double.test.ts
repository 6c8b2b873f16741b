import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import type { Complex } from '../../src/math/complex.ts';
import { NUMERIC } from '../../src/math/special.ts';

type Row = readonly [name: string, re: number, im: number, valueRe: string, valueIm: string];

// Written by .github/scripts/mpmath-double.py (mpmath at 40 digits).
const rows: readonly Row[] = JSON.parse(
  readFileSync(new URL('../../fixtures/math/double.json', import.meta.url), 'utf8'),
);
const names = [...new Set(rows.map(([name]) => name))];

function errorOf([name, re, im, valueRe, valueIm]: Row): number {
  const value = NUMERIC[name]?.value([{ re, im }]) ?? { re: Number.NaN, im: 0 };
  const [x, y] = [Number(valueRe), Number(valueIm)];
  return Math.hypot(value.re - x, value.im - y) / Math.hypot(x, y);
}

describe('functions on doubles agree with mpmath', () => {
  it.each(names)('%s', (name) => {
    const worst = Math.max(...rows.filter(([of]) => of === name).map(errorOf));
    // What the evaluator allows one call: 4 units of rounding, or what the row states.
    const moved = 40 * 2.2e-16;
    expect(worst).toBeLessThan(NUMERIC[name]?.error ?? 8 * 2.2e-16 + moved);
  });
});

const real = (re: number): Complex => ({ re, im: 0 });

describe('on a cut the logarithm of something negative lies above the axis', () => {
  // By hand from −i log(iz + √(1−z)√(1+z)), π/2 − arcsin z and (log(1+z) − log(1−z))/2.
  it.each([
    ['asin', 2, Math.PI / 2, -1.3169578969248166],
    ['acos', 2, 0, 1.3169578969248166],
    ['acosh', -2, 1.3169578969248166, Math.PI],
    ['atanh', 2, 0.5493061443340549, -Math.PI / 2],
    ['atanh', -2, -0.5493061443340549, Math.PI / 2],
  ])('%s %d', (name, x, re, im) => {
    const value = NUMERIC[name]?.value([real(x)]);
    expect(value?.re).toBeCloseTo(re, 13);
    expect(value?.im).toBeCloseTo(im, 13);
  });
});
