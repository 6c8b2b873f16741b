import { describe, expect, it } from '@jest/globals';
import { verifyPair } from '../../src/verify/index.ts';

const outcome = (reference: string, candidate: string) => verifyPair({ reference, candidate }).outcome;

describe('a formula in a sentence', () => {
  it.each([
    ['S=Nk\\ln 9', 'The entropy per site is $S = 2Nk\\ln 3$.', 'equivalent'],
    ['S=Nk\\ln 9', 'The entropy per site is $S = 3Nk\\ln 3$.', 'different'],
    [
      'w_1=\\sqrt{a}, w_2=\\sqrt{5a}',
      'The two mode frequencies are $\\sqrt{a}$ and $\\sqrt{5}\\sqrt{a}$.',
      'equivalent',
    ],
    [
      'w_1=\\sqrt{a}, w_2=\\sqrt{5a}',
      'The two mode frequencies are $\\sqrt{a}$ and $\\sqrt{6a}$.',
      'different',
    ],
    ['\\frac{mv^2}{2}', 'The kinetic energy equals $\\tfrac12 mv^2$', 'equivalent'],
    ['\\frac{mv^2}{2}', 'The kinetic energy equals $mv^2$', 'different'],
    ['4', 'If the spins are parallel, the answer is $4$.', 'undecided'],
    ['4', 'Half of the value is $4$.', 'undecided'],
    ['4', 'It is false that the answer is $4$.', 'undecided'],
    ['4', 'The answer to another question is $4$.', 'undecided'],
    ['4', 'Nobody can claim that it is $4$.', 'undecided'],
    ['4', 'The answer is not $4$.', 'different'],
    ['4', 'The result would be $4$ without the barrier.', 'undecided'],
  ] as const)('%s beside “%s”: %s', (reference, candidate, expected) => {
    expect(outcome(reference, candidate)).toBe(expected);
  });
});

describe('a unit right behind the closing dollar', () => {
  it.each([
    ['d=\\frac{a}{k}\\approx 62\\,\\mathrm{cm}', 'The node lies at $d\\approx 0.62$ m.', 'equivalent'],
    ['d=\\frac{a}{k}\\approx 62\\,\\mathrm{cm}', 'The node lies at $d\\approx 0.62$ km.', 'different'],
    ['8\\,\\mathrm{kJ}', 'The heat is $8.0\\times10^{3}$ J, as expected.', 'equivalent'],
    ['8\\,\\mathrm{kJ}', 'The heat is $8.0\\times10^{2}$ J, as expected.', 'different'],
    ['3\\,\\mathrm{m/s}', 'The final speed is $v = 3$ m s^-1', 'equivalent'],
    ['3\\,\\mathrm{m/s}', 'The final speed is $v = 3$ m/s^2', 'different'],
    ['4\\,\\mathrm{m}, 9\\,\\mathrm{m}', 'The two lengths are $4$ m and $9$ m.', 'equivalent'],
    ['4\\,\\mathrm{m}, 9\\,\\mathrm{m}', 'The two lengths are $4$ m and $9$ s.', 'different'],
    ['4\\,\\mathrm{m}', 'The node is not located at $4$ m.', 'undecided'],
    ['4', 'The node lies at $4$ in the units of the lattice.', 'undecided'],
  ] as const)('%s beside “%s”: %s', (reference, candidate, expected) => {
    expect(outcome(reference, candidate)).toBe(expected);
  });
});

describe('a first thought that is taken back', () => {
  it.each([
    ['7', 'One might first guess 3, but the correct answer is $7$.', 'equivalent'],
    ['7', 'One might first guess 7, but the correct answer is $3$.', 'different'],
    ['\\frac{a}{2}', 'Naively we get $a$; however, the actual value is $a/2$.', 'equivalent'],
    ['\\frac{a}{2}', 'Naively we get $a/2$; however, the actual value is $a$.', 'different'],
    ['7', 'The first trial gives $3$, and the final result is $7$.', 'equivalent'],
    ['7', 'The first trial gives $7$, and the final result is $3$.', 'different'],
  ] as const)('%s beside “%s”: %s', (reference, candidate, expected) => {
    expect(outcome(reference, candidate)).toBe(expected);
  });

  it.each([
    'If the gas is ideal, the correct answer is $7$.',
    'Some books say so, but the correct answer is $7$ or $8$.',
    'It is wrong that for large N one gets 3, but the correct answer is $7$.',
    'It is $7$ or $8$.',
    '7 \\text{ or } 8, \\text{ I am not sure which}',
  ])('is never accepted with a condition or an alternative: %s', (candidate) => {
    expect(outcome('7', candidate)).not.toBe('equivalent');
  });
});

describe('values between which a text does not choose', () => {
  it.each([
    ['a', 'a \\text{ or } 2a, \\text{ I am not sure which}', 'different'],
    ['a, 2a', 'a \\text{ or } 2a, \\text{ I am not sure which}', 'undecided'],
    ['a', 'a \\text{ or } \\frac{2a}{2}, \\text{ I am not sure which}', 'undecided'],
  ] as const)('%s beside %s: %s', (reference, candidate, expected) => {
    expect(outcome(reference, candidate)).toBe(expected);
  });
});

describe('a remark behind the value', () => {
  it.each([
    [
      'a remark that says nothing of the value',
      'Summing over the modes we find $U=\\frac{a}{e^{ax}-1}$, which is the required result.',
      'U=\\frac{ae^{-ax}}{1-e^{-ax}}',
      'equivalent',
    ],
    [
      'another value before the remark',
      'Summing over the modes we find $U=\\frac{a}{e^{ax}-1}$, which is the required result.',
      'U=\\frac{a}{e^{ax}+1}',
      'different',
    ],
    [
      'a property of the value behind it',
      'so that the width becomes $\\Gamma=g\\sqrt{1-x^2}$, which vanishes at threshold',
      '\\Gamma=g\\sqrt{(1-x)(1+x)}',
      'equivalent',
    ],
    [
      'another width',
      'so that the width becomes $\\Gamma=g\\sqrt{1-x^2}$, which vanishes at threshold',
      '\\Gamma=g\\sqrt{1+x^2}',
      'different',
    ],
    [
      'a remark that takes the value back',
      'so that the width becomes $\\Gamma=gx$, which is twice the answer',
      '\\Gamma=gx',
      'undecided',
    ],
    [
      'a remark that denies the value',
      'One might think that we obtain $\\Gamma=gx$, which is wrong',
      '\\Gamma=gx',
      'undecided',
    ],
  ] as const)('%s', (_why, reference, candidate, expected) => {
    expect(outcome(reference, candidate)).toBe(expected);
  });
});
