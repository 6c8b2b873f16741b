import { describe, expect, it } from '@jest/globals';
import type { PairContext } from '../../src/domain/pair.ts';
import { isReadableUnit } from '../../src/verify/context.ts';
import { verifyPair } from '../../src/verify/index.ts';

const outcomeOf = (reference: string, candidate: string, context: PairContext): string =>
  verifyPair({ reference, candidate, ...context }).outcome;

describe('a question that asks for an estimate', () => {
  // log10 of the ratios: 0.49, 0.51, 0.95, 1.04, and 0.48 beside another sign or unit.
  it.each([
    ['4\\times10^{5}\\,\\mathrm{m}', '1.24\\times10^{6}\\,\\mathrm{m}', 'equivalent'],
    ['4\\times10^{5}\\,\\mathrm{m}', '1.3\\times10^{6}\\,\\mathrm{m}', 'undecided'],
    ['4\\times10^{5}\\,\\mathrm{m}', '45\\,\\mathrm{km}', 'undecided'],
    ['4\\times10^{5}\\,\\mathrm{m}', '36\\,\\mathrm{km}', 'different'],
    ['R = 4\\times10^{5}\\,\\mathrm{m}', 'R \\sim 10^{6}\\,\\mathrm{m}', 'equivalent'],
    ['R = 4\\times10^{5}\\,\\mathrm{m}', 'R < 10^{6}\\,\\mathrm{m}', 'undecided'],
    ['300', '900', 'equivalent'],
    ['300', '-900', 'different'],
    ['4\\times10^{5}\\,\\mathrm{m}', '4\\times10^{5}\\,\\mathrm{s}', 'different'],
    ['4\\times10^{5}\\,\\mathrm{s^{-1}}', '10^{6}', 'undecided'],
  ])('of %s has %s: %s', (reference, candidate, outcome) => {
    expect(outcomeOf(reference, candidate, { estimate: true })).toBe(outcome);
  });

  it('and one that asks for the value differ', () => {
    expect(outcomeOf('300', '900', {})).toBe('different');
    expect(outcomeOf('4\\,\\mathrm{m}', '9\\,\\mathrm{m}', { estimate: false })).toBe('different');
  });
});

describe('a question that offers answers', () => {
  const options = { a: '7 km', b: '290 m', c: '3 m' };

  it.each([
    ['L = 290\\,\\mathrm{m}', 'b', 'equivalent'],
    ['L = 290\\,\\mathrm{m}', '\\text{(B)}', 'equivalent'],
    ['L = 290\\,\\mathrm{m}', '\\text{(a)}', 'different'],
    ['L = 290\\,\\mathrm{m}', 'b = 290', 'undecided'],
    ['\\text{(b)}', '0.29\\,\\mathrm{km}', 'equivalent'],
    ['\\text{(b)}', '\\text{(c)}', 'different'],
    ['L = 290\\,\\mathrm{m}', 'd', 'undecided'],
  ])('has %s as its answer, and %s: %s', (reference, candidate, outcome) => {
    expect(outcomeOf(reference, candidate, { options })).toBe(outcome);
  });
});

describe('a question that gives an equation', () => {
  const given = ['M = \\frac{CB}{T}', 'U = -MB', 'an equation of state'];

  it.each([
    ['-\\frac{3M}{C}', '-\\frac{3B}{T}', 'undecided'],
    ['-\\frac{3M}{C}', '-\\frac{2B}{T}', 'different'],
    ['-\\frac{3M}{C}', '-\\frac{3M}{C}', 'equivalent'],
    ['\\frac{CB}{T}', 'M', 'undecided'],
  ])('has %s beside %s: %s', (reference, candidate, outcome) => {
    expect(outcomeOf(reference, candidate, {})).toBe(outcome === 'undecided' ? 'different' : outcome);
    expect(outcomeOf(reference, candidate, { given })).toBe(outcome);
  });
});

describe('a question that fixes the unit', () => {
  it.each([
    ["7''", "7''", 'equivalent'],
    ["7''", '7', 'equivalent'],
    ["7''", '8', 'different'],
    ['50\\,\\%', '50\\,\\%', 'equivalent'],
  ])('of %s has %s: %s', (reference, candidate, outcome) => {
    const unit = reference.includes('%') ? '\\%' : '\\text{seconds of arc}';
    expect(outcomeOf(reference, candidate, { unit })).toBe(outcome);
  });
});

describe('the unit a question asks for', () => {
  it.each([
    ['9.81', '981\\,\\mathrm{cm/s^2}', 'm/s^2', 'equivalent'],
    ['9.81', '981\\,\\mathrm{cm/s^2}', '\\mathrm{m/s^2}', 'equivalent'],
    ['9.81', '981\\,\\mathrm{cm/s^2}', 'm/s', 'different'],
    ['9.81', '91\\,\\mathrm{cm/s^2}', 'm/s^2', 'different'],
  ])('of %s and %s is %s: %s', (reference, candidate, unit, outcome) => {
    expect(outcomeOf(reference, candidate, { unit })).toBe(outcome);
  });

  it.each(['m/s^2', '\\mathrm{cm}^{-1}', 'J/(kg K)', '%', '\\Omega', '^\\circ'])('may be %s', (unit) => {
    expect(isReadableUnit(unit)).toBe(true);
  });

  it.each(['blah', 'x', '2', '\\frac{'])('may not be %s', (unit) => {
    expect(isReadableUnit(unit)).toBe(false);
  });
});
