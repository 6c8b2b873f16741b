import { describe, expect, it } from '@jest/globals';
import type { ReferenceAnswer } from '../../src/domain/problem.ts';
import { extractBoxes } from '../../src/extract/boxed.ts';
import { verifyBoxes } from '../../src/verify/index.ts';

const one: readonly ReferenceAnswer[] = [{ latex: '\\frac{a}{b}', kind: 'symbolic' }];
const two: readonly ReferenceAnswer[] = [
  { label: 'a', latex: '2x', kind: 'symbolic' },
  { label: 'b', latex: 'y^2', kind: 'symbolic' },
];
const symbols = ['a', 'b', 'x', 'y'].map((latex) => ({ latex, domain: 'positive' as const }));

function verdict(answers: readonly ReferenceAnswer[], response: string): string {
  const { boxes } = extractBoxes(response);
  const { outcome, reason } = verifyBoxes({
    answers,
    boxes,
    symbols,
    profile: { acceptDecimals: true, undeclared: 'open' },
  });
  return outcome === 'equivalent' ? outcome : `${outcome} ${reason}`;
}

describe('one answer', () => {
  it.each([
    ['\\boxed{a/b}', 'equivalent'],
    ['\\boxed{a/b} or \\boxed{\\frac{2a}{2b}}', 'equivalent'],
    ['\\boxed{a/b} so \\boxed{\\frac{b}{a}}', 'undecided several_boxes'],
    ['\\boxed{a/b}, where \\boxed{???}', 'undecided several_boxes'],
    ['\\boxed{1}\\boxed{2}\\boxed{a/b}', 'undecided several_boxes'],
    ['\\boxed{b/a}', 'different witness'],
    ['no box', 'undecided no_box'],
  ])('%s', (response, expected) => expect(verdict(one, response)).toBe(expected));
});

describe('several answers', () => {
  it.each([
    ['\\boxed{2x} and \\boxed{y^2}', 'equivalent'],
    ['\\boxed{(2x, y^2)}', 'equivalent'],
    ['\\boxed{2x, y^{2}}', 'equivalent'],
    ['\\boxed{\\text{(a) } 2x,\\ \\text{(b) } y^2}', 'equivalent'],
    ['\\boxed{\\text{a) } 2x,\\ \\text{b) } y^2}', 'equivalent'],
    ['\\boxed{\\text{b) } y^2,\\ \\text{a) } 2x}', 'equivalent'],
    ['\\boxed{\\text{a) } y^2,\\ \\text{b) } 2x}', 'different witness'],
    ['\\boxed{\\text{a) } 2x,\\ \\text{a) } y^2}', 'undecided several_parts'],
    ['\\boxed{\\text{(b)}\\ y^2} \\boxed{\\text{(a)}\\ 2x}', 'equivalent'],
    ['\\boxed{y^2} and \\boxed{2x}', 'different witness'],
    ['\\boxed{2x} and \\boxed{y^3}', 'different witness'],
    ['\\boxed{2x}', 'undecided several_parts'],
    ['\\boxed{2x, y^2, 1}', 'undecided several_parts'],
    ['\\boxed{2x}\\boxed{y^2}\\boxed{2x}', 'undecided several_parts'],
    ['\\boxed{\\{2x, y^2\\}}', 'undecided several_parts'],
    ['\\boxed{2x \\text{ or } y^2}', 'undecided several_parts'],
    ['\\boxed{[2x, y^2]}', 'undecided several_parts'],
    ['\\boxed{(2x, y^2]}', 'undecided several_parts'],
    ['\\boxed{Q=2x, P=y^2}', 'undecided several_parts'],
    ['\\boxed{P=2x, Q=y^2}', 'equivalent'],
    ['\\boxed{\\text{(a) } 2x,\\ \\text{(c) } y^2}', 'undecided several_parts'],
  ])('%s', (response, expected) => expect(verdict(two, response)).toBe(expected));
});

it('boxes of one response share one budget', () => {
  const boxes = Array.from({ length: 40 }, (_, at) => ({
    content: `\\frac{a}{b}+0\\cdot\\sum_{k=1}^{900}(k+${at})`,
    start: at,
  }));
  const { outcome, trace } = verifyBoxes({
    answers: one,
    boxes,
    symbols,
    profile: { acceptDecimals: true, undeclared: 'open' },
  });
  expect(outcome).toBe('undecided');
  expect(trace.at(-1)).toContain('too_large');
  expect(trace.length).toBeLessThan(40);
});
