import { describe, expect, it } from '@jest/globals';
import { READER } from '../../src/domain/verify-profile.ts';
import { verifyAnswer } from '../../src/verify/index.ts';

const verify = (latex: string, candidate: string, budget = { left: 100_000 }) =>
  verifyAnswer({ reference: { latex, kind: 'symbolic' }, candidate, symbols: [], profile: READER, budget });

// A constant phase makes no other state (Dirac, Principles, §5); the factors below are no phases or no constants.
describe('the phase of a state', () => {
  const state = '\\frac35|2\\rangle+\\frac45|5\\rangle';
  it.each([
    ['-\\frac35|2\\rangle-\\frac45|5\\rangle', 'equivalent'],
    ['\\frac{3i|2\\rangle+4i|5\\rangle}{5}', 'equivalent'],
    ['e^{i\\pi/7}(\\frac35|2\\rangle+\\frac45|5\\rangle)', 'equivalent'],
    ['\\frac35|2\\rangle+\\frac{4i}{5}|5\\rangle', 'different'],
    ['\\frac65|2\\rangle+\\frac85|5\\rangle', 'different'],
  ])('%s is %s', (candidate, outcome) => {
    expect(verify(state, candidate).outcome).toBe(outcome);
  });

  it('is not lifted from a state that is not normalised', () => {
    expect(verify('3|2\\rangle+4|5\\rangle', '-3|2\\rangle-4|5\\rangle').outcome).not.toBe('equivalent');
  });
});

it('costs no more than the budget, whatever the number of indices', () => {
  const letters = ['\\alpha', '\\beta', '\\mu', '\\nu', '\\rho', '\\sigma'];
  const tensor = letters.map((letter) => `A_{${letter}\\kappa}B^{${letter}\\kappa}`).join('+');
  const long = `(${tensor})(${tensor})(${tensor})`;
  const budget = { left: 20_000 };
  expect(verify(long, `${long}+A_{\\mu\\nu}B^{\\mu\\nu}`, budget).outcome).not.toBe('equivalent');
});

it('accepts no polynomial identity of small matrices as one of operators', () => {
  // The standard polynomial of degree 4 vanishes for all 2×2 matrices (Amitsur and Levitzki 1950) and for no larger ones.
  const names = ['\\hat A', '\\hat B', '\\hat C', '\\hat D'];
  const terms = permutations([0, 1, 2, 3]).map(
    (order) => `${isEven(order) ? '+' : '-'}${order.map((at) => names[at]).join('')}`,
  );
  expect(verify(terms.join(''), '0').outcome).toBe('different');
});

function permutations(items: readonly number[]): readonly (readonly number[])[] {
  if (items.length === 0) return [[]];
  return items.flatMap((item) =>
    permutations(items.filter((other) => other !== item)).map((rest) => [item, ...rest]),
  );
}

function isEven(order: readonly number[]): boolean {
  const swaps = order.flatMap((a, at) => order.slice(at + 1).filter((b) => b < a));
  return swaps.length % 2 === 0;
}

it.each(['\\vec 0', '\\mathbf{0}'])('takes %s for the zero of every sort', (zero) => {
  expect(verify('0', zero).outcome).toBe('equivalent');
  expect(verify('1', zero).outcome).not.toBe('equivalent');
});
