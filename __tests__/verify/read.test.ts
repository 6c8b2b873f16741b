import { describe, expect, it } from '@jest/globals';
import { verifyAnswer } from '../../src/verify/index.ts';
import { readReference } from '../../src/verify/read.ts';

describe('references', () => {
  it.each([
    ['symbolic', '\\frac{a}{b}'],
    ['symbolic', '$\\frac{a}{b}$.'],
    ['choice', '(b)'],
    ['boolean', '\\text{False}'],
    ['text', 'any words at all \\{'],
  ] as const)('%s %s is readable', (kind, latex) =>
    expect(readReference({ kind, latex })).toEqual({ ok: true }),
  );

  it.each([
    ['symbolic', '$\\frac{a}{\\zzz_x}$', 10],
    ['numeric', ' 1 + ', 4],
    ['choice', '\\frac{a}{b}', 0],
    ['boolean', 'maybe', 0],
  ] as const)('%s %s is refused at its place', (kind, latex, position) =>
    expect(readReference({ kind, latex })).toMatchObject({ ok: false, position }),
  );
});

describe('hostile answers end, and are not accepted', () => {
  it.each([
    '10^{(4^{4^{4^{4^{4}}}\\cdot\\log_{10}(4)}-3)}',
    '9^{9^{9^{9}}}',
    '((9!)!)!',
    '\\binom{10^{300}}{10^{299}}',
    `\\frac{1}{${'1+\\frac{1}{'.repeat(60)}1${'}'.repeat(60)}}`,
    '\\sum_{a=1}^{999}\\sum_{b=1}^{999}\\sum_{c=1}^{999}a b c',
    `${'\\sin('.repeat(40)}x${')'.repeat(40)}`,
    `${'f('.repeat(50)}x${')'.repeat(50)}`,
    '\\boxed{7}\\boxed{7}',
    '\\def\\x{\\x\\x}\\x',
    '7\u200b',
    '7 % or 8',
    '7 \\text{ or } 8',
    '{{{{',
    '<script>7</script>',
    'constructor',
    '\\constructor',
    '__proto__',
    '\\operatorname{toString}(7)',
    '7, 7',
    `7${' '.repeat(5000)}`.concat('8'),
    '\\left('.repeat(2000),
    '\\text{'.repeat(600),
  ])('%s', (candidate) => {
    const verdict = verifyAnswer({
      reference: { latex: '7', kind: 'numeric' },
      candidate,
      symbols: [],
      profile: { acceptDecimals: true, undeclared: 'open' },
    });
    expect(verdict.outcome).not.toBe('equivalent');
  });
});
