import type { Verdict } from '../domain/verdict.ts';
import { verifyReactions } from './reactions.ts';
import { verifySpinParity } from './spin-parity.ts';
import { verifyTermSymbols } from './term-symbols.ts';

/** Quantum numbers of states, and reactions of particles: notations of their own, which are no formulas. */
export function verifyStates(reference: string, candidate: string): Verdict | undefined {
  return (
    verifySpinParity(reference, candidate) ??
    verifyTermSymbols(reference, candidate) ??
    verifyReactions(reference, candidate)
  );
}
