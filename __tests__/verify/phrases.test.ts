import { describe, expect, it } from '@jest/globals';
import { verifyPair } from '../../src/verify/index.ts';

const outcome = (reference: string, candidate: string, undeclared: 'quantity' | 'open' = 'quantity') =>
  verifyPair({ reference, candidate, profile: { acceptDecimals: true, undeclared } }).outcome;

describe('words around an answer', () => {
  it.each([
    ['\\text{The speed is } v=\\sqrt{2gh}', '\\sqrt{2gh}', 'equivalent'],
    ['\\text{The speed is } v=\\sqrt{2gh}', '\\sqrt{gh}', 'different'],
    ['10^{4}\\ \\text{m}', '\\text{about } 10^{4}\\ \\text{m}', 'equivalent'],
    ['10^{4}\\ \\text{m}', '\\text{about } 10^{5}\\ \\text{m}', 'different'],
    ['\\text{the largest value is } 3', '\\text{the smallest value is } 3', 'undecided'],
  ] as const)('%s beside %s: %s', (reference, candidate, expected) => {
    expect(outcome(reference, candidate)).toBe(expected);
  });

  it.each(['\\text{it is not } 3', '\\text{twice the value is } 3', '\\text{at most } 3'])(
    'never accepts words that change the value: %s',
    (candidate) => {
      expect(outcome('3', candidate)).not.toBe('equivalent');
    },
  );
});

describe('a derivation in an answer', () => {
  it('is its conclusion', () => {
    expect(outcome('N=\\frac{mg}{\\cos a}', 'N\\cos a=mg \\Rightarrow N=\\frac{mg}{\\cos a}')).toBe(
      'equivalent',
    );
    expect(outcome('N=\\frac{mg}{\\cos a}', 'N\\cos a=mg \\Rightarrow N=mg\\cos a')).toBe('different');
  });

  it('is a statement of its own where both sides have one', () => {
    expect(outcome('x>2 \\Rightarrow x^2>4', 'x>3 \\Rightarrow x^2>4')).not.toBe('equivalent');
  });

  it('is not taken apart by the strict profile', () => {
    expect(outcome('5', 'x=2 \\Rightarrow 5', 'open')).toBe('undecided');
  });
});

describe('a chain whose last member has the unit', () => {
  it.each([
    ['52.9\\ \\text{pm}', 'equivalent'],
    ['52.9\\ \\text{nm}', 'different'],
  ] as const)('is its value: %s', (value, expected) => {
    expect(outcome('5.29 \\times 10^{-11}\\ \\text{m}', `r = \\frac{mv}{qB} \\approx ${value}`)).toBe(
      expected,
    );
  });
});
