import { expect, it } from '@jest/globals';
import { verifyPair } from '../../src/verify/index.ts';

const outcome = (reference: string, candidate: string) => verifyPair({ reference, candidate }).outcome;

it.each([
  ['ds^2=dt^2-b^2(t)dz^2', 'ds^2=dt^2-b(t)^2dz^2', 'equivalent'],
  ['ds^2=dt^2-b^2(t)dz^2', 'ds^2=dt^2-b(t)dz^2', 'different'],
  ['ds^2=-h(r)dt^2+\\frac{dr^2}{h(r)}', 'ds^2=\\frac{1}{h}dr^2-h\\,dt^2', 'equivalent'],
  ['ds^2=-h(r)dt^2+\\frac{dr^2}{h(r)}', 'ds^2=h(r)dr^2-h(r)dt^2', 'different'],
] as const)('%s beside %s: %s', (reference, candidate, expected) => {
  expect(outcome(reference, candidate)).toBe(expected);
});
