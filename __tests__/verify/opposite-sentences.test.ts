import { expect, it } from '@jest/globals';
import { verifyPair } from '../../src/verify/index.ts';

it.each([
  ['an ordinal', 'The phase change is first order', 'The phase change is second order', 'different'],
  ['an opposite', 'The currents are parallel', 'The currents are antiparallel', 'different'],
  ['an opposite alone', 'The orbit is unstable', 'stable', 'different'],
  ['an opposite alone in front', 'irreversible', 'The process is reversible', 'different'],
  ['the same sentence', 'The orbit is stable', 'The orbit is stable', 'equivalent'],
  ['the same word alone', 'The orbit is stable', 'stable', 'undecided'],
  ['the word that is asked for', 'gapped', 'The excitation spectrum is gapped', 'equivalent'],
  ['the word, denied', 'gapped', 'The excitation spectrum is not gapped', 'different'],
  ['the word of something else', 'stable', 'The other equilibrium is stable', 'undecided'],
  ['the word of one of two', 'stable', 'The second orbit is stable', 'undecided'],
  ['the word in doubt', 'stable', 'The question is whether it is stable', 'undecided'],
  ['the word of other people', 'stable', 'They say it is stable', 'undecided'],
  ['a correction', 'attractive', 'The force is not attractive; it is repulsive', 'different'],
  ['a correction with but', 'stable', 'The orbit is not stable but unstable', 'different'],
  [
    'a correction to the word itself',
    'repulsive',
    'The force is not attractive; it is repulsive',
    'undecided',
  ],
  ['a correction under a condition', 'stable', 'If large the orbit is not stable but unstable', 'undecided'],
  ['a denial', 'The orbit is not stable', 'unstable', 'undecided'],
  ['a denial on both sides', 'It is not stable', 'It is not unstable', 'undecided'],
  ['two words that differ', 'The first orbit is stable', 'The second orbit is unstable', 'undecided'],
  ['two statements', 'One orbit is stable and one is unstable', 'stable', 'undecided'],
  ['a condition', 'stable if the orbit is large', 'unstable', 'undecided'],
  ['another word', 'The orbit is stable', 'The orbit is circular', 'undecided'],
] as const)('sentences with %s', (_what, reference, candidate, outcome) => {
  const text = (words: string): string => `\\text{${words}}`;
  expect(verifyPair({ reference: text(reference), candidate: text(candidate) }).outcome).toBe(outcome);
});
