import type { Complex } from '../../src/math/complex.ts';
import { complexOf } from '../../src/math/complex.ts';
import { evaluate, NODE_BUDGET } from '../../src/math/evaluate.ts';
import { specialNotation } from '../../src/math/notation.ts';
import { parseLatex } from '../../src/math/parse.ts';
import { applyReading, readingsOf } from '../../src/math/readings.ts';
import type { MathNode, RelationSign } from '../../src/math/tree.ts';

/** Values of the declared symbols, by their LaTeX as declared in the problem file. */
export type Values = Readonly<Record<string, number>>;

/** What a reference answer is at a point: a number, or a matrix (rows), a set or a tuple of such. */
export type Value = number | Complex | readonly Value[];

/** Base units are 1: a number with a unit is its value in SI units. */
const SI = new Map(['m', 'kg', 's', 'A', 'K', 'mol', 'cd'].map((base) => [base, 1]));

/**
 * The value of an answer at a point, in SI units where it has a unit; of an answer by cases that of the first whose
 * condition holds. Throws when it cannot be read, can be read two ways, or has no value there. The letters of Bessel
 * functions, such as in `K_1(x)`, are read as these where they are no declared symbols.
 */
export function evaluateReference(latex: string, values: Values): Value {
  const declared = new Set(Object.keys(values).map(readName));
  const parsed = parseLatex(latex, /[IJKY]_/.test(latex) ? specialNotation(new Map(), declared) : undefined);
  if (!parsed.ok) throw new Error(`${parsed.error.message} at ${parsed.error.position} of ${latex}`);
  return valueAt(parsed.node, values, latex);
}

function valueAt(node: MathNode, values: Values, latex: string): Value {
  if (node.kind === 'list') return node.items.map((item) => valueAt(item, values, latex));
  if (node.kind === 'matrix') return node.rows.map((row) => row.map((cell) => valueAt(cell, values, latex)));
  if (node.kind === 'operator' && node.head === 'cases') return casesAt(node.args, values, latex);
  const named = Object.entries(values).map(([name, value]) => [readName(name), complexOf(value)] as const);
  const variables = new Set(named.map(([name]) => name));
  const [reading, ...others] = readingsOf([node], { variables, complex: new Set(), undeclared: 'open' });
  if (!reading || others.length > 0) throw new Error(`${others.length + 1} readings of ${latex}`);
  const result = evaluate(applyReading(node, reading, variables), {
    symbols: new Map(named),
    units: SI,
    unknown: (call) => {
      throw new Error(`unknown function ${call.name} in ${latex}`);
    },
    budget: { left: NODE_BUDGET },
  });
  if (result === undefined) throw new Error(`no value: ${latex} at ${JSON.stringify(values)}`);
  return result.value.im === 0 ? result.value.re : result.value;
}

/** Values and conditions alternate. */
function casesAt([value, condition, ...rest]: readonly MathNode[], values: Values, latex: string): Value {
  if (value === undefined || condition === undefined)
    throw new Error(`no case of ${latex} holds at ${JSON.stringify(values)}`);
  return holds(condition, values, latex) ? valueAt(value, values, latex) : casesAt(rest, values, latex);
}

const COMPARISONS: Partial<Record<RelationSign, (a: number, b: number) => boolean>> = {
  '<': (a, b) => a < b,
  '>': (a, b) => a > b,
  '\\leq': (a, b) => a <= b,
  '\\geq': (a, b) => a >= b,
};

/** Whether a chain of inequalities such as `0 < x \\leq 1` holds at a point. */
function holds(condition: MathNode, values: Values, latex: string): boolean {
  if (condition.kind !== 'relation') throw new Error(`a condition of ${latex} is no chain of inequalities`);
  const sides = [condition.first, ...condition.rest.map(({ node }) => node)].map((side) => {
    const value = valueAt(side, values, latex);
    return typeof value === 'number' ? value : Number.NaN;
  });
  return condition.rest.every(({ sign }, k) => {
    const compare = COMPARISONS[sign];
    if (compare === undefined) throw new Error(`${sign} in a condition of ${latex}`);
    return compare(sides[k] ?? Number.NaN, sides[k + 1] ?? Number.NaN);
  });
}

/** A symbol's name as the parser has it: `\\varepsilon` and `\\epsilon` are one. */
function readName(latex: string): string {
  const parsed = parseLatex(latex);
  if (!parsed.ok || parsed.node.kind !== 'symbol') throw new Error(`${latex} is no symbol`);
  return parsed.node.name;
}

/** `count` points with every named symbol drawn uniformly from its range; the same ones at every run. */
export function seededPoints(
  count: number,
  ranges: Readonly<Record<string, readonly [number, number]>>,
): readonly Values[] {
  const random = mulberry32(20240229);
  return Array.from({ length: count }, () =>
    Object.fromEntries(
      Object.entries(ranges).map(([name, [low, high]]) => [name, low + (high - low) * random()]),
    ),
  );
}

/** A small seeded generator of uniform numbers in [0, 1). */
function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
