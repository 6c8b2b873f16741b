import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { JSON_SCHEMA, load } from 'js-yaml';
import { Problem } from '../../src/domain/problem.ts';
import { complexOf } from '../../src/math/complex.ts';
import { evaluate, NODE_BUDGET } from '../../src/math/evaluate.ts';
import { parseLatex } from '../../src/math/parse.ts';
import { applyReading, readingsOf } from '../../src/math/readings.ts';

/** Values of the declared symbols, by their LaTeX as declared in the problem file. */
export type Values = Readonly<Record<string, number>>;

/** What a proof of a problem compares: its file, where to look, and the value found by the second route. */
export interface Proof {
  readonly id: string;
  /** which answer of the problem; the first when absent */
  readonly part?: number;
  readonly points: readonly Values[];
  /** the asked quantity, computed from the definitions of the question */
  readonly value: (point: Values) => number;
  /** pieces of the reference and what they are bent into; each must change the value */
  readonly bends: readonly (readonly [from: string, to: string])[];
}

const AGREEMENT = 1e-10;
const CLEARLY_DIFFERENT = 1e-4;

/** The problem of a file of `fixtures/problems/qft-bench`, checked against the schema. */
export function loadProblem(id: string): Problem {
  const file = new URL(`../../fixtures/problems/qft-bench/${id}.yaml`, import.meta.url);
  const raw = load(readFileSync(file, 'utf8'), { schema: JSON_SCHEMA }) as Record<string, unknown>;
  return Problem.parse({ set: 'qft-bench', ...raw });
}

/** The value of a formula at a point. Throws when it cannot be read, can be read two ways, or has no real value there. */
export function evaluateReference(latex: string, values: Values): number {
  const parsed = parseLatex(latex);
  if (!parsed.ok) throw new Error(`${parsed.error.message} at ${parsed.error.position} of ${latex}`);
  const named = Object.entries(values).map(([name, value]) => [readName(name), complexOf(value)] as const);
  const variables = new Set(named.map(([name]) => name));
  const [reading, ...others] = readingsOf([parsed.node], {
    variables,
    complex: new Set(),
    undeclared: 'open',
  });
  if (!reading || others.length > 0) throw new Error(`${others.length + 1} readings of ${latex}`);
  const result = evaluate(applyReading(parsed.node, reading, variables), {
    symbols: new Map(named),
    units: new Map(),
    unknown: (call) => {
      throw new Error(`unknown function ${call.name} in ${latex}`);
    },
    budget: { left: NODE_BUDGET },
  });
  if (result?.value.im !== 0) throw new Error(`no real value: ${latex} at ${JSON.stringify(values)}`);
  return result.value.re;
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

/** Declares the tests of a problem: the reference agrees at every point to ten digits, and no bent reference does. */
export function proveReference(proof: Proof): void {
  describe(proof.id, () => {
    const latex = loadProblem(proof.id).answers[proof.part ?? 0]?.latex ?? '';
    const expected = proof.points.map(proof.value);

    it('the reference agrees with the second route to ten digits', () => {
      proof.points.forEach((point, index) => {
        expect(distance(evaluateReference(latex, point), expected[index])).toBeLessThan(AGREEMENT);
      });
    });

    const whole = [`-(${latex})`, `2(${latex})`, `\\pi(${latex})`];
    const inner = proof.bends.map(([from, to]) => bend(latex, from, to));
    it.each([...whole, ...inner])('does not agree with %s', (bent) => {
      proof.points.forEach((point, index) => {
        expect(distance(evaluateReference(bent, point), expected[index])).toBeGreaterThan(CLEARLY_DIFFERENT);
      });
    });
  });
}

function bend(latex: string, from: string, to: string): string {
  if (latex.split(from).length !== 2) throw new Error(`"${from}" does not stand exactly once in ${latex}`);
  return latex.replace(from, () => to);
}

/** Difference relative to the larger of the two. */
function distance(a: number, b: number | undefined): number {
  if (b === undefined || !Number.isFinite(a) || !Number.isFinite(b))
    throw new Error(`not a number: ${a}, ${b}`);
  return Math.abs(a - b) / Math.max(Math.abs(a), Math.abs(b));
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
