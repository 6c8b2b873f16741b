import { describe, expect, it } from '@jest/globals';
import { verifyPair } from '../../src/verify/index.ts';

const outcome = (reference: string, candidate: string) => verifyPair({ reference, candidate }).outcome;

describe('words that only say that an answer comes', () => {
  it.each([
    ['7', 'Final answer: 7'],
    ['7', 'FINAL ANSWER: 7.'],
    ['7', '**Final answer:** 7'],
    ['7', '**Answer: 7**'],
    ['7', '#### 7'],
    ['7', 'Ans. 7'],
    ['7', 'Thus, 7'],
    ['7', 'So the final answer is 7'],
    ['7', 'Therefore, the final answer is: $7$. I hope it is correct.'],
    ['v = 12\\,\\mathrm{m/s}', 'Hence v = 12 m/s'],
    ['v = 12\\,\\mathrm{m/s}', 'We thus find v = 12 m/s'],
    ['12\\,\\mathrm{m/s}', 'The result is approximately 12.0 m/s'],
    ['\\frac{a}{b}', 'It follows that $\\frac{2a}{2b}$'],
    ['x = 1, x = 2', 'Solutions: x = 2, x = 1'],
    ['(C)', 'The correct answer is (C)'],
    ['\\frac{a}{b}', 'In conclusion, \\frac{a}{b}'],
  ])('%s is “%s”', (reference, candidate) => {
    expect(outcome(reference, candidate)).toBe('equivalent');
  });

  it.each([
    ['7', 'Final answer: 8'],
    ['7', 'The answer is not 7'],
    ['7', 'The answer is twice 7'],
    ['7', 'The answer is at least 7'],
    ['7', 'The answer is 7 or 8'],
    ['7', 'Answer: -7'],
    ['7', 'The answer to part (b) is 7'],
    ['v = 12\\,\\mathrm{m/s}', 'Hence v = 12 cm/s'],
    ['v = 12\\,\\mathrm{m/s}', 'We thus find u = 7 v'],
    ['12\\,\\mathrm{m/s}', 'The result is approximately 13.0 m/s'],
    ['x = 1, x = 2', 'Solutions: x = 1'],
    ['(C)', 'The correct answer is (D)'],
    ['\\frac{a}{b}', 'In conclusion, \\frac{b}{a}'],
    ['7', 'Thus'],
    ['7', 'Answer:'],
    ['S o x', 'So y'],
  ])('%s is not said by “%s”', (reference, candidate) => {
    expect(outcome(reference, candidate)).not.toBe('equivalent');
  });

  it('letters that begin like such words stay letters', () => {
    expect(outcome('so(3)', 'so(3)')).toBe('equivalent');
    expect(outcome('n w e', 'w e n')).toBe('equivalent');
  });
});
