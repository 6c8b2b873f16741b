import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  formatPercent,
  formatPercentLimit,
  formatPoints,
  formatPointsLimit,
  formatPValue,
} from '../../src/domain/format.ts';

describe('formatPercent', () => {
  it.each([
    [0, undefined, '0.0 %'],
    [1, undefined, '100.0 %'],
    [5 / 7, undefined, '71.4 %'],
    [0.9996, undefined, '99.96 %'],
    [0.0004, undefined, '0.04 %'],
    [0.8, 0.8, '80.0 %'],
    [0.79996, 0.8, '79.996 %'],
    [0.79996, undefined, '80.0 %'],
    [0.800004, 0.8, '80.0004 %'],
    [0.7999999999, 0.8, '79.999999 %'],
    [0.8000000001, 0.8, '80.000001 %'],
    [0.79955, 0.7996, '79.95 %'],
  ])('prints %p against %p as %p', (ratio, apartFrom, text) => {
    expect(formatPercent(ratio, apartFrom === undefined ? {} : { apartFrom })).toBe(text);
  });

  it('never shows a missed limit as met, and never a met one as missed', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 5000 }),
        fc.integer({ min: 1, max: 5000 }),
        fc.integer(),
        (k, n, l) => {
          const ratio = Math.min(k, n) / n;
          const limit = (Math.abs(l) % 10001) / 10000;
          const shown = Number.parseFloat(formatPercent(ratio, { apartFrom: limit })) / 100;
          const truth = Math.abs(ratio - limit) < 1e-12 ? 0 : Math.sign(ratio - limit);
          const seen = Math.abs(shown - limit) < 1e-12 ? 0 : Math.sign(shown - limit);
          expect(seen).toBe(truth);
        },
      ),
    );
  });
});

it.each([
  [0.8, '80 %'],
  [0.805, '80.5 %'],
  [1, '100 %'],
  [0, '0 %'],
])('prints the limit %p as %p', (ratio, text) => {
  expect(formatPercentLimit(ratio)).toBe(text);
});

it.each([
  [5 / 75, undefined, '6.7 points'],
  [0.01, undefined, '1.0 point'],
  [-0.02, undefined, '−2.0 points'],
  [0, undefined, '0.0 points'],
  [0.0203, 0.02, '2.03 points'],
  [0.0003, undefined, '0.03 points'],
])('prints the difference %p against %p as %p', (difference, apartFrom, text) => {
  expect(formatPoints(difference, apartFrom === undefined ? {} : { apartFrom })).toBe(text);
});

it('prints a limit in points without trailing zeros', () => {
  expect([formatPointsLimit(0.02), formatPointsLimit(0.01), formatPointsLimit(0.025)]).toEqual([
    '2 points',
    '1 point',
    '2.5 points',
  ]);
});

it.each([
  [0.0213, 0.05, 'p = 0.02'],
  [0.0504, 0.05, 'p = 0.0504'],
  [0.0496, 0.05, 'p = 0.0496'],
  [0.05, 0.05, 'p = 0.05'],
  [0.0042, 0.05, 'p = 0.004'],
  [0.00099, 0.05, 'p < 0.001'],
  [0.999, 0.05, 'p = 0.999'],
  [1, 0.05, 'p = 1.00'],
])('prints p %p at level %p as %p', (pValue, alpha, text) => {
  expect(formatPValue(pValue, alpha)).toBe(text);
});
