import { describe, expect, it } from '@jest/globals';
import { verifyPair } from '../../src/verify/index.ts';

const outcomeOf = (reference: string, candidate: string): string =>
  verifyPair({ reference, candidate }).outcome;

describe('forms in which models box an answer', () => {
  it.each([
    ['4.2\\text{ kJ}', '\\mathbf{4200 \\ \\text{J}}', 'equivalent'],
    ['4.2\\text{ kJ}', '\\mathbf{420 \\ \\text{J}}', 'different'],
    ['12', '\\textbf{12}', 'equivalent'],
    ['12', '\\mathbf{12} + \\mathbf{1}', 'different'],
  ])('reads %s and %s in heavy type', (reference, candidate, outcome) => {
    expect(outcomeOf(reference, candidate)).toBe(outcome);
  });

  it.each([
    ['\\text{(c) \\, Q}', 'Q', 'equivalent'],
    ['\\text{(c) \\, Q}', '2Q', 'different'],
    ['\\text{(c) \\, Q}', '\\text{(d) } Q', 'different'],
  ])('reads the part label in %s beside %s', (reference, candidate, outcome) => {
    expect(outcomeOf(reference, candidate)).toBe(outcome);
  });

  it('takes an option with its wording, but no list of several options', () => {
    expect(outcomeOf('(b)', '\\text{(b) it is conserved}')).toBe('equivalent');
    expect(outcomeOf('(a)', '\\text{(a) false, (b) true}')).toBe('undecided');
  });

  it('takes what is constant with any factor', () => {
    expect(outcomeOf('\\rho L^3=\\text{const.}', '2\\rho L^3=\\text{constant}')).toBe('equivalent');
    expect(outcomeOf('\\rho L^3=\\text{const.}', 'L^3=\\text{constant}')).not.toBe('equivalent');
  });

  it.each([
    ['w < 2\\%', '< 2\\%', 'equivalent'],
    ['w < 2\\%', '> 2\\%', 'different'],
    ['w < 2\\%', '< 3\\%', 'different'],
    ['w = 4\\times10^{-8}', '< 2\\%', 'different'],
    ['0.03', '\\geq 7', 'different'],
    ['7', '\\geq 7', 'undecided'],
  ])('reads %s beside %s, a bound of what the other text names', (reference, candidate, outcome) => {
    expect(outcomeOf(reference, candidate)).toBe(outcome);
  });

  it('refuses text with braces that do not match', () => {
    expect(outcomeOf('5', '\\mathbf{5}}{')).not.toBe('equivalent');
    expect(outcomeOf('5', '\\text{(a) 5')).not.toBe('equivalent');
  });
});
