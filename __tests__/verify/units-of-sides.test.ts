import { describe, expect, it } from '@jest/globals';
import { verifyPair } from '../../src/verify/index.ts';

const outcome = (reference: string, candidate: string) => verifyPair({ reference, candidate }).outcome;

describe('a unit in brackets or below a slash', () => {
  it.each([
    ['D\\ (\\text{in cm}) = 41', '41\\ \\text{cm}'],
    ['41\\ \\text{cm}', 'D\\,[\\mathrm{cm}] = 41'],
    ['0.41\\ \\text{m}', 'D/\\mathrm{cm} = 41'],
    ['41\\ \\text{cm}', 'D = 41\\ (\\text{in cm})'],
    ['u\\ (\\text{in m/s}) = 3.0\\times10^3', '3.0\\ \\text{km/s}'],
  ])('%s is “%s”', (reference, candidate) => {
    expect(outcome(reference, candidate)).toBe('equivalent');
  });

  it.each([
    ['D\\ (\\text{in cm}) = 41', '41\\ \\text{mm}', 'different'],
    ['41\\ \\text{cm}', 'D\\,[\\mathrm{m}] = 41', 'different'],
    ['41\\ \\text{cm}', 'D\\,[\\mathrm{kg}] = 41', 'different'],
    ['41\\ \\text{cm}', 'D = 42\\ (\\text{in cm})', 'different'],
    ['41\\ \\text{cm}', 'D(x) = 41', 'undecided'],
  ] as const)('%s is not “%s”', (reference, candidate, expected) => {
    expect(outcome(reference, candidate)).toBe(expected);
  });
});

describe('a length beside its digits without a unit', () => {
  it.each([
    ['6.4\\ \\text{km}', '64'],
    ['6.4\\ \\text{km}', '640'],
    ['64', '6.4\\ \\text{km}'],
    ['6.4\\ \\text{cm}', '6400'],
    ['6.4\\ \\text{m}', '6.4\\times10^{4}'],
  ])('%s is different from %s, which no unit explains', (reference, candidate) => {
    expect(outcome(reference, candidate)).toBe('different');
  });

  it.each([
    ['6.4\\ \\text{km}', '6400'],
    ['6.4\\ \\text{km}', '6.4\\times10^{5}'],
    ['6.4\\ \\text{cm}', '64'],
    ['6.4\\ \\text{nm}', '64'],
    ['6.4', '6.4\\ \\text{km}'],
    ['6.4\\ \\text{ft}', '64'],
  ])('%s may be %s', (reference, candidate) => {
    expect(outcome(reference, candidate)).toBe('undecided');
  });
});

describe('one value beside labelled parts', () => {
  it.each([
    ['(a) $F = 3\\ \\text{N}$; (b) $W = 9\\ \\text{J}$', '$F = 3\\ \\text{N}$', 'different'],
    ['(a) $2a$ (b) $3b$', '3b', 'different'],
    ['(a) $2a$ (b) $3b$', '4b', 'different'],
    ['(a) 7 (b) 7', '7', 'undecided'],
    ['(a) $2a$ (b) $3b$', '2a, 3b', 'undecided'],
    ['(a) $2a$ (b) $3b$', '$2a$ and $3b$', 'undecided'],
    ['2a', '(a) $2a$ (b) $3b$', 'undecided'],
  ] as const)('%s and %s: %s', (reference, candidate, expected) => {
    expect(outcome(reference, candidate)).toBe(expected);
  });
});
