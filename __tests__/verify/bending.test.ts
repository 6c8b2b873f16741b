import { describe, expect, it } from '@jest/globals';
import { specialNotation } from '../../src/math/notation.ts';
import { printLatex } from '../../src/math/print.ts';
import type { MathNode } from '../../src/math/tree.ts';
import { parseAnswer } from '../../src/verify/read.ts';
import { type Bent, bendsOf } from '../support/verify-bends.ts';
import { haveSameValues } from '../support/verify-oracle.ts';
import { type Row, readTables, verifyRow } from '../support/verify-rows.ts';

type Side = 'reference' | 'candidate';

type Exemption = readonly [side: Side, bend: string, because: string];

const BY_VALUE =
  'a formula on the way with other names than the reference is not compared, the value behind it is';
const STATE: readonly Exemption[] = [
  ['reference', 'sign', 'a constant phase leaves a state the same'],
  ['candidate', 'sign', 'a constant phase leaves a state the same'],
];
const ON_THE_WAY: readonly Exemption[] = ['a part dropped', 'another name', 'exponent'].map((bend) => [
  'candidate',
  bend,
  BY_VALUE,
]);

/** Bends that change nothing and of which mathjs cannot say so, by the `why` of the row. */
const NEUTRAL: Readonly<Record<string, readonly Exemption[]>> = {
  'a commutator written out': [['reference', 'another name', 'a name that only occurs once commutes']],
  'a rotation as an exponential': [['reference', 'conjugate', 'both i are turned, and the matrix is real']],
  'a set holds nothing twice': [['reference', 'a part dropped', 'one of two equal elements']],
  'the place of a maximum does not matter': [['reference', 'a part dropped', 'where the maximum stands']],
  'an integral without bounds and its constant': [['candidate', 'a part dropped', 'the constant itself']],
  'the same formula on the way': ON_THE_WAY,
  'another way by other names': ON_THE_WAY,
  'formula and number of the chain': ON_THE_WAY,
  'units below a root': ON_THE_WAY,
  'the number agrees, and the reference says nothing of the formula before it': ON_THE_WAY,
  'the number at the end of a chain, with a step of bare numbers': ON_THE_WAY,
  'the number at the end of a chain, in another unit': ON_THE_WAY,
  'a formula of constants of nature that has the value behind it': [
    ['candidate', 'exponent', 'of another dimension, which constants have in another system of units'],
  ],
  'an area at the end of a chain, in barns and in square centimetres': ON_THE_WAY,
  'an integral of an integral': [['reference', 'a part dropped', 'x has the mean 1 between 0 and 2']],
  'the real part of a turning vector': [['candidate', 'conjugate', 'the real part of the conjugate']],
  'both signs written out': [['reference', 'sign', 'the order of the two signs']],
  'one state up to −i, under its name': STATE,
  'the singlet in the other order': STATE,
  'another letter for the state': STATE,
  'the label of the state carries the sign': STATE,
  'a further term says more': [
    ['candidate', 'a part dropped', 'a term beyond the order that is compared'],
    ['candidate', 'exponent', 'a term beyond the order that is compared'],
  ],
};

const isBendable = (row: Row) =>
  row.expect === 'equivalent' && row.kind !== 'choice' && row.kind !== 'boolean';

function parsed(latex: string): MathNode {
  const plain = parseAnswer(latex);
  const found = plain.ok ? plain : parseAnswer(latex, specialNotation());
  if (!found.ok) throw new Error(`${latex}: ${found.error.message}`);
  return found.node;
}

/** A reference that gives its value in several forms: the answer may be any of them, so that one may be wrong. */
const hasSeveralForms = (node: MathNode) => node.kind === 'relation' && node.rest.length > 1;

/** Long formulas can be bent in hundreds of places; `npm run bench:fuzz` bends them in all. */
const MOST = 1;

/** Rows whose every verdict takes a second: one bend a side stands for all of them here. */
const DEAR: ReadonlySet<string> = new Set([
  'an unknown function under the integral and another name for the variable',
  'an integral of an integral',
  'the differential first',
  'an associated one with the phase',
  'the same of the modulus',
  'a complete elliptic integral of the parameter',
]);

function fewOfEach(bent: readonly Bent[]): readonly Bent[] {
  const seen = new Map<string, number>();
  return bent.filter(({ name }) => {
    const count = seen.get(name) ?? 0;
    seen.set(name, count + 1);
    return count < MOST;
  });
}

/** The bends of one side that the verifier accepts although they change the value. The independent evaluator is slow and only asked about what is accepted. */
function takenOf(row: Row, side: Side): readonly string[] {
  const [node, other] = [parsed(row[side]), parsed(row[side === 'reference' ? 'candidate' : 'reference'])];
  const exempt = new Set((NEUTRAL[row.why] ?? []).filter(([at]) => at === side).map(([, bend]) => bend));
  if (side === 'reference' && hasSeveralForms(node)) return [];
  const domains = new Map((row.symbols ?? []).map(({ latex, domain }) => [latex, domain]));
  const few = fewOfEach(bendsOf(node, other).filter(({ name }) => !exempt.has(name)));
  const bent = DEAR.has(row.why) ? few.slice(0, 1) : few;
  return bent.flatMap((one) => {
    const latex = printLatex(one.node);
    const isTaken = verifyRow(row, { ...row, [side]: latex }).outcome === 'equivalent';
    return isTaken && !haveSameValues(node, one.node, domains) ? [`${side}, ${one.name}: ${latex}`] : [];
  });
}

const tables = readTables()
  .map(({ name, rows }) => ({ name, rows: rows.filter(isBendable) }))
  .filter(({ rows }) => rows.length > 0);

describe.each(tables)('$name', ({ rows }) => {
  it.each(rows.map((row) => [row.why, row] as const))('%s', (_why, row) => {
    const sides: readonly Side[] = ['candidate', 'reference'];
    expect(sides.flatMap((side) => takenOf(row, side))).toEqual([]);
  });
});
