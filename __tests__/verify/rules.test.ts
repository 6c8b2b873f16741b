import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import type { AnswerKind, DeclaredSymbol } from '../../src/domain/problem.ts';
import type { ReasonCode } from '../../src/domain/reasons.ts';
import type { VerdictOutcome } from '../../src/domain/verdict.ts';
import { READER } from '../../src/domain/verify-profile.ts';
import { parseLatex } from '../../src/math/parse.ts';
import { printLatex } from '../../src/math/print.ts';
import type { MathNode } from '../../src/math/tree.ts';
import { verifyAnswer } from '../../src/verify/index.ts';

interface Row {
  readonly reference: string;
  readonly candidate: string;
  readonly expect: VerdictOutcome;
  readonly why: string;
  readonly symbols?: readonly DeclaredSymbol[];
  readonly kind?: AnswerKind;
  readonly reason?: ReasonCode;
  /** `reader`: under the default profile instead of the strict one of the benchmarks. */
  readonly profile?: 'reader';
}

const FOLDER = 'fixtures/verify';
const tables = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.json'))
  .map((name) => ({ name, rows: JSON.parse(readFileSync(`${FOLDER}/${name}`, 'utf8')) as readonly Row[] }));

function verify(row: Row, candidate = row.candidate) {
  return verifyAnswer({
    reference: { latex: row.reference, kind: row.kind ?? 'symbolic' },
    candidate,
    symbols: row.symbols ?? [],
    profile: row.profile === 'reader' ? READER : { acceptDecimals: true, undeclared: 'open' },
  });
}

/** The same expression with another value: whole, or in the last member of a relation, or in one element. */
function bend(node: MathNode, change: (node: MathNode) => MathNode): MathNode {
  if (node.kind === 'relation') {
    const last = node.rest.length - 1;
    return {
      ...node,
      rest: node.rest.map((m, at) =>
        at === last || m.sign === '=' ? { ...m, node: bend(m.node, change) } : m,
      ),
    };
  }
  if (node.kind === 'list') {
    // The first element of [2, ∞) or {…} is a plain value; one of (0, 1) may be 0, which no factor changes.
    const at = node.items.findIndex((item) => !(item.kind === 'number' && Number(item.text) === 0));
    return { ...node, items: node.items.map((item, index) => (index === at ? bend(item, change) : item)) };
  }
  if (node.kind === 'matrix') {
    return {
      ...node,
      rows: node.rows.map((row, index) => (index === 0 ? row.map((cell) => bend(cell, change)) : row)),
    };
  }
  return change(node);
}

const BENDS: readonly (readonly [string, (node: MathNode) => MathNode])[] = [
  ['sign', (of) => ({ kind: 'negate', of })],
  ['factor 2', (of) => ({ kind: 'product', factors: [{ kind: 'number', text: '2' }, of] })],
  ['factor pi', (of) => ({ kind: 'product', factors: [{ kind: 'symbol', name: '\\pi' }, of] })],
];

const isBendable = (row: Row) =>
  row.expect === 'equivalent' && row.kind !== 'choice' && row.kind !== 'boolean';

describe.each(tables)('$name', ({ rows }) => {
  it.each(rows.map((row) => [row.why, row] as const))('%s', (_why, row) => {
    const verdict = verify(row);
    expect({ outcome: verdict.outcome, trace: verdict.trace }).toMatchObject({ outcome: row.expect });
    if (row.reason !== undefined) expect(verdict.reason).toBe(row.reason);
  });

  it('has at least as many rows that must not be accepted as rows that must', () => {
    const accepted = rows.filter((row) => row.expect === 'equivalent').length;
    expect(rows.length - accepted).toBeGreaterThanOrEqual(accepted);
  });
});

it.each(tables.flatMap(({ rows }) => rows.filter(isBendable)).map((row) => [row.why, row] as const))(
  'bent is not accepted: %s',
  (_why, row) => {
    const parsed = parseLatex(row.candidate);
    if (!parsed.ok) throw new Error(`${row.candidate}: ${parsed.error.message}`);
    const taken = BENDS.filter(
      ([, change]) => verify(row, printLatex(bend(parsed.node, change))).outcome === 'equivalent',
    );
    expect(taken.map(([name]) => name)).toEqual([]);
  },
);

it('gives a witness that a person can check', () => {
  const verdict = verify({
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
