import { describe, expect, it } from '@jest/globals';
import type { VerdictOutcome } from '../../src/domain/verdict.ts';
import { verifyPair } from '../../src/verify/index.ts';

type Row = readonly [reference: string, candidate: string, outcome: VerdictOutcome];

const SIGNED_LETTERS: readonly Row[] = [
  ['w', '(w)', 'equivalent'],
  ['w', '-\\left(w\\right)', 'different'],
  ['B', '-(B)', 'different'],
  ['-(q)', 'q', 'different'],
];

const BOXES: readonly Row[] = [
  ['\\boxed{7}', '$7$', 'equivalent'],
  ['7', 'Thus $x=3+4=\\boxed{7}$.', 'equivalent'],
  ['7', 'Thus $x=3+4=\\boxed{8}$.', 'different'],
  ['4, 9', '\\boxed{4} and \\boxed{9}', 'equivalent'],
  ['4, 9', '\\boxed{4} and \\boxed{10}', 'different'],
  ['4', '\\boxed{4} and \\boxed{9}', 'different'],
  ['4, 9', '\\boxed{4}', 'different'],
  ['x=6', '\\boxed{x=6}, that is \\boxed{6}', 'equivalent'],
  ['6', '\\boxed{6} or maybe \\boxed{8}', 'different'],
  ['\\boxed{a=2}\\boxed{b=5}', 'a=2, b=5', 'equivalent'],
  ['\\boxed 8', '8', 'equivalent'],
  ['\\boxed 8', '9', 'different'],
];

const WRAPPING: readonly Row[] = [
  ['\\[ \\frac{a}{2} \\].', '$$0.5a$$', 'equivalent'],
  ['\\[ \\frac{a}{2} \\].', '$$0.25a$$', 'different'],
  ['\\begin{align*} x &= 3 \\\\ \\end{align*}', 'x=3', 'equivalent'],
  ['\\begin{align*} x &= 3 \\\\ \\end{align*}', 'x=4', 'different'],
  ['The final answer is $12$.', '12', 'equivalent'],
  ['The final answer is $12$.', '13', 'different'],
  ['The answer is not $12$.', '12', 'different'],
  ['\\text{The answer is } 12', '12', 'equivalent'],
  ['\\text{not } 12', '12', 'different'],
  ['$3$ and $5$', '3, 5', 'equivalent'],
  ['$3$ and $5$', '3', 'different'],
  ['3 or 5', '3,\\ 5', 'equivalent'],
  ['3 or 5', '3,\\ 7', 'different'],
  ['\\\\frac{1}{4}', '0.25', 'equivalent'],
  ['\\\\frac{1}{4}', '0.75', 'different'],
  ['2,75', '2.75', 'equivalent'],
  ['2,75', '3.75', 'different'],
  ['\\{2, 75\\}', '2,75', 'equivalent'],
];

const UNIT_SLASHES: readonly Row[] = [
  ['5\\ \\mathrm{J/kg\\cdot K}', '5\\ \\mathrm{J\\,kg^{-1}K^{-1}}', 'equivalent'],
  ['5\\ \\text{W/m·K}', '5\\ \\mathrm{W/(m\\,K)}', 'equivalent'],
  ['5\\ \\mathrm{J/kg\\cdot K}', '5\\ \\mathrm{J/kg\\cdot K}', 'equivalent'],
  ['5\\ \\mathrm{kg\\cdot m/s}', '5\\ \\mathrm{N\\cdot s}', 'equivalent'],
  ['5\\ \\mathrm{J/kg\\cdot K}', '5\\ \\mathrm{J\\cdot K/kg}', 'undecided'],
  ['5\\ \\mathrm{J\\,K/kg}', '5\\ \\text{J/kg·K}', 'undecided'],
  ['5\\ \\mathrm{J/kg\\cdot K}', '6\\ \\mathrm{J/(kg\\,K)}', 'different'],
  ['5\\ \\mathrm{J/kg\\,K}', '5\\ \\mathrm{J\\,K/kg}', 'different'],
];

const LABELS: readonly Row[] = [
  ['17\\,\\mathrm{kg}', '(c)\\, 17\\,\\mathrm{kg}', 'equivalent'],
  ['17\\,\\mathrm{kg}', '(c)\\, 18.5\\,\\mathrm{kg}', 'different'],
  ['\\text{Part (a): } v=3', '3', 'equivalent'],
  ['\\text{(a)}\\ v=3', '\\text{(b)}\\ v=3', 'different'],
  ['17', '(c)17c', 'different'],
  ['b', '(b)', 'equivalent'],
];

const WORDS: readonly Row[] = [
  ['\\text{(B)}', '\\text{(B) } 5\\,\\mathrm{m}', 'equivalent'],
  ['\\text{(B)}', '\\text{(C) } 5\\,\\mathrm{m}', 'different'],
  ['\\text{no real solutions}', '\\varnothing', 'equivalent'],
  ['\\text{no real solutions}', '\\{0\\}', 'different'],
  ['\\text{(B)}', 'b)', 'equivalent'],
  ['\\text{(B)}', '\\text{Option } B', 'equivalent'],
  ['\\text{(B)}', '\\mathbf{(C)}', 'different'],
  ['\\text{(B)}', '\\text{(C)}', 'different'],
  ['B', '\\textbf{(b)}', 'equivalent'],
  ['B', 'b', 'different'],
  ['\\text{Yes}', 'yes', 'equivalent'],
  ['\\text{Yes}', '\\text{true}', 'equivalent'],
  ['\\text{Yes}', '\\text{no}', 'different'],
  ['\\text{not stable}', '\\text{stable}', 'different'],
  ['\\text{odd}', 'even', 'different'],
  ['\\text{decreases}', '\\text{increases}', 'different'],
  ['\\text{rotates}', '\\text{rotating}', 'undecided'],
  ['\\text{MeV}', '\\text{meV}', 'different'],
  ['\\mathrm{kg}\\,m', '\\mathrm{kg}\\,M', 'undecided'],
  ['\\text{The field is uniform}', '\\text{the field is uniform.}', 'equivalent'],
];

describe.each([
  ['boxes', BOXES],
  ['letters with signs', SIGNED_LETTERS],
  ['wrapping', WRAPPING],
  ['units behind a slash', UNIT_SLASHES],
  ['labels', LABELS],
  ['words', WORDS],
] as const)('a bare pair: %s', (_name, rows) => {
  it.each(rows)('%s and %s: %s', (reference, candidate, outcome) => {
    const { outcome: found, trace } = verifyPair({ reference, candidate });
    expect({ found, trace }).toMatchObject({ found: outcome });
  });
});

it.each([
  '',
  '$',
  '\\boxed{',
  '{'.repeat(5000),
  ' '.repeat(9000),
  'a '.repeat(3000),
  `${'a'.repeat(199)}!`,
  '\\text{'.repeat(900),
])('never throws or hangs on any text', (text) => {
  expect(verifyPair({ reference: '1', candidate: text }).outcome).not.toBe('equivalent');
  expect(verifyPair({ reference: text, candidate: '1' }).outcome).not.toBe('equivalent');
});
