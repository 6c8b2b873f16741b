import { describe, expect, it } from '@jest/globals';
import { isSignificant } from '../../src/domain/significance.ts';

describe('isSignificant', () => {
  it.each([
    { name: 'below the level', pValue: 0.031, alpha: 0.05 },
    { name: 'at the level', pValue: 0.05, alpha: 0.05 },
    // 1/C(6,3) = 1/20 summed from its terms may end one unit in the last place above 0.05
    { name: 'at the level but for the last digit', pValue: 0.05 + 2 ** -57, alpha: 0.05 },
    // 0.1 + 0.2 is 0.30000000000000004 in binary
    { name: 'at the level but for a sum', pValue: 0.1 + 0.2, alpha: 0.3 },
    { name: 'zero', pValue: 0, alpha: 0.05 },
    { name: 'as small as the level', pValue: 1e-12, alpha: 1e-12 },
  ])('holds for a p $name', ({ pValue, alpha }) => {
    expect(isSignificant(pValue, alpha)).toBe(true);
  });

  it.each([
    { name: 'above the level', pValue: 0.0625, alpha: 0.05 },
    { name: 'above it by more than rounding', pValue: 0.05 + 1e-9, alpha: 0.05 },
    { name: 'above a level of the size of rounding', pValue: 2e-12, alpha: 1e-12 },
    { name: 'of one', pValue: 1, alpha: 0.05 },
    { name: 'that is not a number', pValue: Number.NaN, alpha: 0.05 },
  ])('does not hold for a p $name', ({ pValue, alpha }) => {
    expect(isSignificant(pValue, alpha)).toBe(false);
  });
});
