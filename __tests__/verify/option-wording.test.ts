import { expect, it } from '@jest/globals';
import { verifyPair } from '../../src/verify/index.ts';

const outcomeOf = (reference: string, candidate: string) => verifyPair({ reference, candidate }).outcome;

it.each([
  ['(A)', '(A) and (C)'],
  ['(A)', '(A), (C)'],
  ['\\text{(b)}', '\\text{(b) is not correct}'],
  ['(D)', '(D) cannot be the answer'],
  ['(C)', '(C) except for } x<0'],
  ['(B)', '(B)+(D)'],
  ['\\text{(A) and (D)}', '\\text{(A) or (D)}'],
  ['2<x \\text{ and } x<3', '2<x \\text{ or } x<3'],
])('%s is not answered by %s', (reference, candidate) => {
  expect(outcomeOf(reference, candidate)).not.toBe('equivalent');
});

it.each([
  ['(A)', '(A) The field is uniform'],
  ['\\text{(b)}', '\\textbf{(b)}\\ 7\\sqrt{3}\\,\\text{m}'],
  ['(C)', '\\text{Option } C'],
])('%s is answered by %s', (reference, candidate) => {
  expect(outcomeOf(reference, candidate)).toBe('equivalent');
});

it.each([
  ['-b', '(a)-b'],
  ['t', '(v)t'],
  ['\\sqrt{7}', '(k)\\sqrt{7}'],
  ['(a)\\ 3\\ (b)\\ 4', '(a)\\ 4\\ (b)\\ 3'],
])('the bracket in front is no label that falls away: %s, %s', (reference, candidate) => {
  expect(outcomeOf(reference, candidate)).not.toBe('equivalent');
});

it.each([
  ['3\\,\\text{s}', '\\text{(a) } 3\\,\\text{s}'],
  ['(a)\\ 3\\ (b)\\ 4', '(a)\\ 3\\quad (b)\\ 2^2'],
])('a label falls away, and parts are compared under theirs: %s, %s', (reference, candidate) => {
  expect(outcomeOf(reference, candidate)).toBe('equivalent');
});
