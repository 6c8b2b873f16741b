import { describe, expect, it } from '@jest/globals';
import { verifyAnswer } from '../../src/verify/index.ts';
import { readTables, verifyRow } from '../support/verify-rows.ts';

describe.each(readTables())('$name', ({ rows }) => {
  it.each(rows.map((row) => [row.why, row] as const))('%s', (_why, row) => {
    const verdict = verifyRow(row);
    expect({ outcome: verdict.outcome, trace: verdict.trace }).toMatchObject({ outcome: row.expect });
    if (row.reason !== undefined) expect(verdict.reason).toBe(row.reason);
  });

  it('has at least as many rows that must not be accepted as rows that must', () => {
    const accepted = rows.filter((row) => row.expect === 'equivalent').length;
    expect(rows.length - accepted).toBeGreaterThanOrEqual(accepted);
  });
});

it('gives a witness that a person can check', () => {
  const verdict = verifyRow({
    reference: 'x^2',
    candidate: 'x^3',
    expect: 'different',
    why: '',
    symbols: [{ latex: 'x', domain: 'positive' }],
  });
  const x = Number(verdict.witness?.point['x']);
  expect(String(x).length).toBeLessThanOrEqual(4);
  expect(Number(verdict.witness?.reference)).toBeCloseTo(x ** 2, 6);
  expect(Number(verdict.witness?.candidate)).toBeCloseTo(x ** 3, 5);
});

it.each([
  ['\\pi', '3.1415926535'],
  ['\\sqrt{2}', '1.4142135623730951'],
])('leaves a decimal for %s to the judge where the profile says so', (latex, candidate) => {
  const { outcome } = verifyAnswer({
    reference: { latex, kind: 'symbolic' },
    candidate,
    symbols: [],
    profile: { acceptDecimals: false, undeclared: 'open' },
  });
  expect(outcome).toBe('undecided');
});

// python3 -c "import mpmath as m; m.mp.dps = 20; print(m.zeta(3), m.zeta(m.mpf('0.6')))"
it.each([
  ['\\zeta(3)', '1.202056903159594', '1.202056903159694'],
  ['\\zeta(0.6)', '-1.952661448224001', '-1.952661448224101'],
])('%s has all digits of %s and not those of %s', (latex, right, wrong) => {
  const outcomes = [right, wrong].map(
    (candidate) =>
      verifyAnswer({
        reference: { latex, kind: 'numeric' },
        candidate,
        symbols: [],
        profile: { acceptDecimals: true, undeclared: 'open' },
      }).outcome,
  );
  expect(outcomes).toEqual(['equivalent', 'undecided']);
});
