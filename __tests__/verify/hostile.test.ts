import { describe, expect, it } from '@jest/globals';
import { NODE_BUDGET } from '../../src/math/evaluate.ts';
import { verifyAnswer, verifyPair } from '../../src/verify/index.ts';

const many = (text: string, count: number) => text.repeat(count);
const listed = (count: number, item: (index: number) => string, joint: string) =>
  Array.from({ length: count }, (_, index) => item(index)).join(joint);

/** Texts beyond every answer: refused before anything is worked out. */
const ENORMOUS: readonly (readonly [string, string])[] = [
  ['braces to a depth of 50,000', `${many('{', 50_000)}x${many('}', 50_000)}`],
  ['brackets to a depth of 50,000', `${many('(', 50_000)}x${many(')', 50_000)}`],
  ['a sum of a million characters', `${many('x+', 500_000)}x`],
  ['a million backslashes', many('\\', 1_000_000)],
  ['a million dollars', many('$', 1_000_000)],
  ['a million spaces', many(' ', 1_000_000)],
  ['boxes in boxes', many('\\boxed{', 140_000)],
  ['9,000 boxes', many('\\boxed{1} ', 9000)],
  ['a number of 100,000 digits', many('9', 100_000)],
  ['a matrix of 200 by 200', `\\begin{pmatrix}${many(`${many('1&', 199)}1\\\\`, 200)}\\end{pmatrix}`],
  ['a set of 10,000 numbers', `\\{${listed(10_000, String, ',')}\\}`],
  ['a definition of itself', '\\def\\a{\\a}\\a'],
  ['a definition that doubles', '\\newcommand{\\x}{\\x\\x}\\x'],
  ['primes upon primes', `x${many("'", 4000)}`],
];

/** Short or plausible texts that would take long to work out. */
const COSTLY: readonly (readonly [string, string])[] = [
  ['9^{9^{9^9}}', '9^{9^{9^{9}}}+1'],
  ['2^{10^{9}}-1', '2^{10^9}'],
  ['(1000000000)!', 'x'],
  ['((9!)!)!', '1'],
  ['\\Gamma(10^{30})', 'x'],
  ['\\zeta(\\frac12+10^6i)', 'x'],
  ['\\sum_{k=1}^{1000000000}k', '500000000500000001'],
  ['\\sum_{a=1}^{1000}\\sum_{b=1}^{1000}\\sum_{c=1}^{1000}abc', '500500^3'],
  ['\\prod_{k=1}^{1000000}k', 'x'],
  ['\\prod_{k=1}^{900}k!', 'x'],
  ['(x+1)^{10000}-1', '(1+x)^{10000}'],
  ['\\int_0^1\\frac{dx}{x}', '7'],
  ['\\int_{-1}^{1}\\frac{dx}{x^2}', '-2'],
  ['\\int_0^1\\int_0^1\\int_0^1\\int_0^1\\int_0^1 x\\,dx\\,dx\\,dx\\,dx\\,dx', 'T_2(x)'],
  ['\\int_0^\\infty\\int_0^\\infty\\int_0^\\infty e^{-xyz}\\sin(x^2) dxdydz', '1'],
  [`${many('\\sigma_x\\otimes', 12)}\\sigma_y`, `${many('\\sigma_x\\otimes', 12)}\\sigma_z`],
  [`${many('\\Gamma(1+', 50)}x${many(')', 50)}`, `${many('\\Gamma(1+', 50)}y${many(')', 50)}`],
  [listed(400, (at) => `x_{${at}}`, '+'), listed(400, (at) => `x_{${at + 1}}`, '+')],
  [listed(900, () => 'x', '='), '1'],
  [listed(300, (at) => `x=${at}`, ','), listed(300, (at) => `x=${at + 1}`, ',')],
  [`${listed(300, (at) => `${at}x^{${at}}`, '+')}=0`, `${listed(300, (at) => `${at + 1}x^{${at}}`, '+')}=0`],
  [`f(x)/g(y)${many('h(x)/k', 100)}`, 'x'],
  [many('\\langle a|b\\rangle', 60), many('\\langle b|a\\rangle', 59)],
  [many('T_{\\mu\\nu}T^{\\mu\\nu}', 30), many('T_{\\mu\\nu}T^{\\mu\\nu}', 29)],
  ['B_{100000}', '1'],
  ['\\sin(10^{300})', '\\sin(10^{300}+1)'],
  ['\\cos(10^{4000})', '1'],
];

/** The dearest single step that a budget not yet spent may still begin. */
const LAST_STEP = NODE_BUDGET;

const BOTH = [
  ['as the reference', (text: string, other: string) => [text, other] as const],
  ['as the answer', (text: string, other: string) => [other, text] as const],
] as const;

describe.each(BOTH)('%s', (_side, place) => {
  it.each(ENORMOUS)('%s is not accepted', (_name, text) => {
    const [reference, candidate] = place(text, 'x+1');
    expect(verifyPair({ reference, candidate }).outcome).not.toBe('equivalent');
  });

  it.each(COSTLY)('%s costs no more than one answer may', (text, other) => {
    const [reference, candidate] = place(text, other);
    const budget = { left: NODE_BUDGET };
    const { outcome } = verifyAnswer({
      reference: { latex: reference, kind: 'symbolic' },
      candidate,
      symbols: [],
      profile: { acceptDecimals: true, undeclared: 'quantity' },
      budget,
    });
    expect(outcome).not.toBe('equivalent');
    expect(budget.left).toBeGreaterThan(-LAST_STEP);
  });
});
