import type { Complex } from '../../math/complex.ts';
import { evaluate, type Point } from '../../math/evaluate.ts';
import { someOfKind } from '../../math/kinds-in.ts';
import type { MathNode } from '../../math/tree.ts';
import { show } from '../compare-values.ts';
import { domainsOf, pointAt } from '../points.ts';
import { different, type Question, type Ruling } from '../rule.ts';
import { freeNames } from './constant.ts';
import { isRoot, rootsOn, type Sample } from './roots.ts';

/** Names along which solutions are looked for, and points of the other names at which. */
const MAX_NAMES = 8;
const POINTS = 2;

/** What the solutions of two equations f = 0 showed: the same on every line, or too little. */
export type Solutions = Ruling | 'same' | 'unknown';

/**
 * Looks for real solutions of two equations along every name, with the others held at positive numbers, and puts each into
 * the other equation. A solution of one that clearly is none of the other refutes; both share all of them in every
 * name: `same`.
 */
export function compareSolutions(question: Question, reference: MathNode, candidate: MathNode): Solutions {
  const names = [...new Set([...freeNames(reference, question), ...freeNames(candidate, question)])];
  if (names.length === 0 || names.length > MAX_NAMES) return 'unknown';
  const domains = domainsOf(question.symbols);
  const found = new Set<string>();
  let complete = true;
  const range = { names: new Set(names), domains, assumption: 'positive', budget: question.budget } as const;
  for (let index = 0; index < POINTS; index += 1) {
    const point = pointAt(range, index);
    for (const name of names) {
      if (question.budget.left < 0) return 'unknown';
      const domain = domains.get(name) ?? 'real';
      if (domain === 'integer' || domain === 'natural' || domain === 'complex') continue;
      const line = lineOf(point, name);
      const seen = compareOn(
        (t) => sample(reference, line(t)),
        (t) => sample(candidate, line(t)),
        domain !== 'real',
      );
      if (seen.witness !== undefined) return refuted(line(seen.witness.at), names, seen.witness);
      if (seen.matched > 0) found.add(name);
      complete &&= seen.clear;
    }
  }
  return complete && names.every((name) => found.has(name)) ? 'same' : 'unknown';
}

function lineOf(point: Point, name: string): (value: number) => Point {
  return (value) => {
    const symbols = new Map<string, Complex>(point.symbols);
    symbols.set(name, { re: value, im: 0 });
    return { ...point, symbols };
  };
}

function sample(node: MathNode, point: Point): Sample | undefined {
  const value = evaluate(node, point);
  if (value === undefined || Math.abs(value.value.im) > 1e-9 * Math.abs(value.value.re) + value.error)
    return undefined;
  return { value: value.value.re, error: value.error };
}

interface Found {
  readonly at: number;
  readonly reference: number;
  readonly candidate: number;
}

interface Line {
  readonly witness?: Found;
  readonly matched: number;
  readonly clear: boolean;
}

type Curve = (t: number) => Sample | undefined;

function compareOn(reference: Curve, candidate: Curve, positive: boolean): Line {
  let matched = 0;
  let clear = true;
  for (const [own, other] of [
    [reference, candidate],
    [candidate, reference],
  ] as const) {
    for (const at of rootsOn(own, positive)) {
      const there = isRoot(other, at);
      if (there === 'no') {
        const a = reference(at)?.value ?? 0;
        const b = candidate(at)?.value ?? 0;
        return { witness: { at, reference: a, candidate: b }, matched, clear };
      }
      if (there === 'yes') matched += 1;
      else clear = false;
    }
  }
  return { matched, clear };
}

function refuted(point: Point, names: readonly string[], found: Found): Ruling {
  const at = names.map((name): [string, string] => [name, show(point.symbols.get(name) ?? { re: 0, im: 0 })]);
  return {
    ...different('witness', 'a solution of one equation that is none of the other (left minus right side)'),
    witness: {
      point: Object.fromEntries(at),
      reference: show({ re: found.reference, im: 0 }),
      candidate: show({ re: found.candidate, im: 0 }),
    },
  };
}

/** Points at which two inequalities f > 0 are compared. */
const SIGN_POINTS = 12;

/** A point at which one of two inequalities f > 0 clearly holds and the other clearly does not. */
export function refuteBounds(
  question: Question,
  reference: MathNode,
  candidate: MathNode,
): Ruling | undefined {
  const names = [...new Set([...freeNames(reference, question), ...freeNames(candidate, question)])];
  const domains = domainsOf(question.symbols);
  // Who divides an inequality by a quantity takes it to be positive.
  const isDivided = [reference, candidate].some((node) =>
    someOfKind(node, 'quotient', ({ under }) => freeNames(under, question).length > 0),
  );
  for (let index = 0; index < SIGN_POINTS; index += 1) {
    if (question.budget.left < 0) return undefined;
    const assumption = isDivided || index % 2 === 0 ? 'positive' : 'real';
    const point = pointAt({ names: new Set(names), domains, assumption, budget: question.budget }, index);
    const a = sample(reference, point);
    const b = sample(candidate, point);
    if (a === undefined || b === undefined) continue;
    const sure = Math.abs(a.value) > 1e-6 + 32 * a.error && Math.abs(b.value) > 1e-6 + 32 * b.error;
    if (sure && a.value > 0 !== b.value > 0) return outOfBounds(point, names, a.value, b.value);
  }
  return names.length > MAX_NAMES ? undefined : refuteEdges(question, reference, candidate, names);
}

function outOfBounds(point: Point, names: readonly string[], reference: number, candidate: number): Ruling {
  return {
    ...refuted(point, names, { at: 0, reference, candidate }),
    note: 'holds at a point where the other does not (left minus right side)',
  };
}

/** How far beside an edge a point is looked at, relative to it; further where a decimal may be the rounding of another number. */
const BESIDE = 1e-3;
const BESIDE_ROUNDED = 0.05;

/** The same beside an edge of one inequality, where it begins to hold while the other goes on as it is. */
function refuteEdges(
  question: Question,
  reference: MathNode,
  candidate: MathNode,
  names: readonly string[],
): Ruling | undefined {
  const domains = domainsOf(question.symbols);
  const { budget } = question;
  const step = [reference, candidate].some(holdsDecimal) ? BESIDE_ROUNDED : BESIDE;
  const point = pointAt({ names: new Set(names), domains, assumption: 'positive', budget }, 0);
  for (const name of names) {
    if (budget.left < 0) return undefined;
    if (/^(?:integer|natural|complex)$/.test(domains.get(name) ?? '')) continue;
    const line = lineOf(point, name);
    const edges = [reference, candidate].flatMap((node) => rootsOn((t) => sample(node, line(t)), true));
    for (const at of edges)
      for (const beside of [at * (1 - step), at * (1 + step)]) {
        const [a, b] = [sample(reference, line(beside)), sample(candidate, line(beside))];
        if (a === undefined || b === undefined || !isClear(a) || !isClear(b)) continue;
        if (a.value > 0 !== b.value > 0) return outOfBounds(line(beside), names, a.value, b.value);
      }
  }
  return undefined;
}

function holdsDecimal(node: MathNode): boolean {
  return someOfKind(node, 'number', ({ text }) => text.includes('.'));
}

function isClear({ value, error }: Sample): boolean {
  return Math.abs(value) > 1e4 * error;
}
