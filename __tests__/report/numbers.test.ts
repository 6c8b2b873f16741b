import { describe, expect, it } from '@jest/globals';
import { measuredAndLimit } from '../../src/report/heading.ts';
import { chanceInWords, count, plural, ratioText, signedPoints, usd } from '../../src/report/numbers.ts';
import { ratio } from '../support/run-fixture.ts';

describe('numbers of a report', () => {
  it.each([
    [0, '0'],
    [999, '999'],
    [1000, '1,000'],
    [1234567, '1,234,567'],
  ])('counts %d as %s', (value, text) => {
    expect(count(value)).toBe(text);
  });

  it.each([
    [1, '1 problem'],
    [0, '0 problems'],
    [2000, '2,000 problems'],
  ])('%d is %s', (value, text) => {
    expect(plural(value, 'problem')).toBe(text);
  });

  it.each([
    [-0.086, '−8.6 points'],
    [0.004, '+0.4 points'],
    [0, 'no change'],
    [-0.00004, '−0.004 points'],
  ])('a change of %d is %s', (value, text) => {
    expect(signedPoints(value)).toBe(text);
  });

  it.each([
    [0.42134, '0.4213 USD'],
    [12.345, '12.35 USD'],
    [0, '0 USD'],
  ])('%d dollars are %s, without a sign that GitHub reads as mathematics', (value, text) => {
    expect(usd(value)).toBe(text);
  });

  it.each([
    [0.0005, 'less than once in 1,000 times'],
    [0.01, 'about once in 100 times'],
    [0.33, 'about once in 3 times'],
    [0.5, 'at least every second time'],
    [1, 'at least every second time'],
  ])('a chance of %d is %s', (p, words) => {
    expect(chanceInWords(p)).toBe(words);
  });
});

describe('a ratio', () => {
  it('has its counts and its interval', () => {
    expect(ratioText(ratio(5, 8), 'none')).toBe('62.5 % (5/8), 52.5–72.5');
  });

  it('that was not measured is a dash and the reason, never 0', () => {
    expect(ratioText(ratio(0, 0), 'no judge')).toBe('— (no judge)');
    expect(ratioText(ratio(0, 8), 'no judge')).toMatch(/^0\.0 % \(0\/8\)/);
  });
});

describe('measured value and limit', () => {
  const check = { rule: 'min-accuracy', state: 'failed', sentence: '', close: false } as const;
  it.each([
    [{ ...check, actual: 0.79996, limit: 0.8 }, ['79.996 %', '80 %']],
    [{ ...check, actual: 0.714, limit: 0.8 }, ['71.4 %', '80 %']],
    [{ ...check, rule: 'max-regression' as const, actual: 0.0867, limit: 0.02 }, ['8.7 points', '2 points']],
    [{ ...check, state: 'unmeasured' as const, actual: null, limit: 0.9 }, ['— (not measured)', '90 %']],
  ])('never look equal when they are not: %j', (given, expected) => {
    expect(measuredAndLimit(given)).toEqual(expected);
  });
});
