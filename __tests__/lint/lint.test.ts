import { resolve } from 'node:path';
import { expect, it } from '@jest/globals';
import { runCommandLine } from '../support/command-line.ts';

const FAULTS = '__tests__/lint/faults.yaml';

/** The planted faults: the line where each stands, what finds it, and a word of the advice. */
const PLANTED: readonly (readonly [line: number, rule: string, advice: string])[] = [
  [15, 'error: schema', 'expected one of symbolic, numeric'],
  [22, 'error: schema', 'did you mean "positive"?'],
  [29, 'error: schema', 'did you mean "answers"?'],
  [35, 'error: typesetting', 'close it, or write \\$'],
  [44, 'error: typesetting', 'Undefined control sequence: \\wavenumber'],
  [54, 'error: typesetting', 'correct the LaTeX'],
  [59, 'error: reference', 'rewrite it, or declare kind: text'],
  [65, 'error: reference', 'ask for another quantity'],
  [72, 'error: symbols', 'say in the question what \\mu_{B} is'],
  [80, 'warning: symbols', 'add \\rho to symbols'],
  [87, 'warning: symbols', 'add \\Delta_{gap} to symbols'],
  [90, 'error: symbols', 'correct its spelling, or remove it'],
  [99, 'error: symbols', 'keep one of the two domains'],
  [107, 'error: form', 'give every part its label'],
  [115, 'error: form', 'mark the part with (c)'],
  [124, 'error: form', 'write each option on a line of its own'],
  [130, 'error: form', 'take it out'],
  [134, 'warning: form', 'write the steps'],
  [147, 'error: duplicate', 'remove one of the two'],
  [154, 'warning: convention', 'state it, e.g. $\\eta_{\\mu\\nu}'],
  [161, 'warning: convention', 'state it, e.g. $\\gamma^5'],
  [167, 'warning: convention', 'state it, e.g. $Q=T^3+Y$'],
  [171, 'error: schema', 'give one of the two another id'],
  [181, 'error: typesetting', 'a formula begins with $x and never ends'],
  [189, 'warning: reference', 'it has no symbols: see whether it has a value at all'],
  [195, 'warning: reference', 'its symbols are declared: see whether it has a value in these domains'],
  [203, 'warning: convention', 'write the transform out'],
  [208, 'warning: balance', 'check the spelling of the category'],
];

it('finds every planted fault where it stands, says what to do, and finds nothing else', async () => {
  const { code, stdout, stderr } = await runCommandLine(['lint', FAULTS], { cwd: resolve('.') });
  const lines = stdout.trimEnd().split('\n');
  const found = lines.slice(0, -1).map((line) => {
    const [, at, rule] = /^[^:]+:(\d+):\d+: (\w+: \w+): /.exec(line) ?? [];
    return [Number(at), rule];
  });
  const byLine = (a: readonly unknown[], b: readonly unknown[]) => Number(a[0]) - Number(b[0]);
  expect([...found].sort(byLine)).toEqual(PLANTED.map(([line, rule]) => [line, rule]));
  for (const [line, rule, advice] of PLANTED)
    expect(lines.find((text) => text.includes(`:${line}:`) && text.includes(rule))).toContain(advice);
  expect(lines.at(-1)).toBe('25 problems: 18 errors, 10 warnings');
  expect({ code, stderr }).toEqual({ code: 1, stderr: '' });
});

it('says the same as one JSON object a fault', async () => {
  const { code, stdout } = await runCommandLine(['lint', FAULTS, '--json'], { cwd: resolve('.') });
  const findings = stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(code).toBe(1);
  expect(findings).toHaveLength(PLANTED.length);
  expect(findings[0]).toEqual({
    rule: 'schema',
    severity: 'error',
    message:
      '"answers[0].kind" is missing, expected one of symbolic, numeric, matrix, set, choice, boolean, text',
    hint: expect.stringContaining('CONTRIBUTING'),
    place: { file: FAULTS, line: 15, column: 13 },
  });
});

it.each(['qft-bench', 'physics-verified'])('is silent about the bundled set %s', async (set) => {
  const { code, stdout } = await runCommandLine(['lint', set], { cwd: resolve('.') });
  expect(stdout).toMatch(/^\d+ problems: 0 errors, 0 warnings\n$/);
  expect(code).toBe(0);
});

it('says what it looked for when there is no such set', async () => {
  const { code, stderr } = await runCommandLine(['lint', 'nothing-here'], { cwd: resolve('.') });
  expect(code).toBe(2);
  expect(stderr).toContain('no problem files at "nothing-here"');
});
