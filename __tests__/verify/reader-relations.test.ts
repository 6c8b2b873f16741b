import { expect, it } from '@jest/globals';
import { READER } from '../../src/domain/verify-profile.ts';
import { verifyAnswer } from '../../src/verify/index.ts';

function verify(reference: string, candidate: string, profile = READER) {
  return verifyAnswer({ reference: { latex: reference, kind: 'symbolic' }, candidate, symbols: [], profile });
}

it.each([
  ['I\\propto\\frac{1}{d^4}', 'I\\propto 3d^{-4}'],
  ['\\frac{d^2u}{ds^2}=-q^2u', '\\frac{d^2u}{ds^2}+q^2u=0'],
  ['3u+6w-12=0', 'w=2-\\frac{u}{2}'],
])('%s says the same as %s, times any constant', (reference, candidate) => {
  expect(verify(reference, candidate).outcome).toBe('equivalent');
});

it('shows a solution that only one of two equations has', () => {
  const { outcome, witness } = verify('u^2=9', 'u=3');
  expect(outcome).toBe('different');
  expect(Number(witness?.point['u'])).toBeCloseTo(-3, 8);
});

it('keeps the caution of the strict profile', () => {
  const strict = { acceptDecimals: true, undeclared: 'open' } as const;
  expect(verify('\\frac{P_1}{P_2}=3', '3', strict).outcome).toBe('undecided');
  expect(verify('R=\\frac{V}{I}', 'r=\\frac{V}{I}', strict).outcome).toBe('undecided');
  expect(verify('u^2=9', 'u=3', strict).outcome).toBe('undecided');
});
