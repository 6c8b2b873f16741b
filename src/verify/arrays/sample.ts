import type { SymbolDomain } from '../../domain/problem.ts';
import { type ArrayValue, alike, commonSort } from '../../math/arrays/array-value.ts';
import { evaluateArrays } from '../../math/arrays/evaluate-arrays.ts';
import type { Frame } from '../../math/arrays/frame.ts';
import { tensorName } from '../../math/arrays/indices.ts';
import { type IndexSpace, randomTensors } from '../../math/arrays/tensors.ts';
import type { ArrayReading, Notation } from '../../math/arrays/typing.ts';
import { type Budget, drawnAs } from '../../math/budget.ts';
import { modulus } from '../../math/complex.ts';
import { isConstant } from '../../math/evaluate.ts';
import type { MathNode } from '../../math/tree.ts';
import { compareValues, relativeDifference } from '../compare-values.ts';
import { type Assumption, generator, pointAt, type Range, type Wide } from '../points.ts';

/** Two expressions with arrays, and how they are read. */
export interface ArrayPair {
  readonly reference: MathNode;
  readonly candidate: MathNode;
  readonly notation: Notation;
  readonly reading: ArrayReading;
  readonly domains: ReadonlyMap<string, SymbolDomain>;
  /** What the formulas themselves say of names without a domain: complex under a conjugate. */
  readonly roles: ReadonlyMap<string, Range>;
  readonly assumption: Assumption;
  /** Free index letters, the same on both sides. */
  readonly free: readonly string[];
  readonly space: IndexSpace;
  readonly size: number;
  readonly basis?: readonly string[];
  readonly pauli: boolean;
  readonly budget: Budget;
}

/** What the points showed. `untyped`: a side has no value as it is read here. */
export interface ArraySampling {
  readonly outcome: 'equal' | 'different' | 'untyped' | 'unclear';
  /** The relative difference where one was seen. */
  readonly largest: number;
  readonly opaque: boolean;
}

/** Points of order one that must agree: arrays bring many random numbers each, ordinary names one. */
const POINTS = 6;
/** See `SCALES` of the scalar sampling: names far out, where another formula may begin. */
const FAR: readonly number[] = [1e-3, 300];
const MIN_EQUAL = 5;
/** With more free indices than this the components of one point are many, and fewer points are needed. */
const MANY = 2;
const MIN_POINTS = 2;

/** Evaluates both sides at random operators, states, vectors and tensors until enough points agree or one differs. */
export function sampleArrays(pair: ArrayPair): ArraySampling {
  const names = new Set(
    [...pair.notation.names].filter((name) => pair.domains.has(name) || !isConstant(name)),
  );
  let equal = 0;
  const seen = { opaque: false };
  const done = (outcome: ArraySampling['outcome'], largest = 0) => ({
    outcome,
    largest,
    opaque: seen.opaque,
  });
  const points = pair.free.length > MANY ? MIN_POINTS : POINTS;
  // Tensors alone have no number that could be far out.
  const isAllTensors = [...names].every((name) => tensorName(name, pair.notation.indices) !== undefined);
  const far = isAllTensors ? 0 : FAR.length;
  for (let index = 0; index < points + far; index += 1) {
    const scale = FAR[index - points];
    const wide = scale === undefined ? undefined : { names, scale };
    const found = comparePoint(pair, { index, names, wide, seen });
    if (pair.budget.left < 0) return done('unclear');
    if (found.outcome === 'untyped' && scale === undefined) return done('untyped');
    if (found.outcome === 'different')
      return done(scale === undefined ? 'different' : 'unclear', found.largest);
    if (found.outcome === 'equal') equal += 1;
  }
  return done(equal >= Math.min(MIN_EQUAL, points) ? 'equal' : 'unclear');
}

interface PointRequest {
  readonly index: number;
  readonly names: ReadonlySet<string>;
  readonly wide: Wide | undefined;
  readonly seen: { opaque: boolean };
}

/** Components of the free indices that are compared at one point. */
const MAX_COMPONENTS = 256;

function comparePoint(pair: ArrayPair, request: PointRequest): Omit<ArraySampling, 'opaque'> {
  const frame = frameAt(pair, request);
  const count = pair.space.dimension ** pair.free.length;
  if (frame === undefined || count > MAX_COMPONENTS) return { outcome: 'untyped', largest: 0 };
  let outcome: ArraySampling['outcome'] = 'equal';
  for (let code = 0; code < count; code += 1) {
    const indices = new Map<string, number>();
    for (const [at, letter] of pair.free.entries())
      indices.set(letter, Math.floor(code / pair.space.dimension ** at) % pair.space.dimension);
    const component = { ...frame, indices };
    const reference = evaluateArrays(pair.reference, component);
    const candidate = reference && evaluateArrays(pair.candidate, component);
    if (reference === undefined || candidate === undefined) return { outcome: 'untyped', largest: 0 };
    const found = compareArrays(reference, candidate);
    if (found.outcome === 'different' || found.outcome === 'untyped') return found;
    if (found.outcome === 'unclear') outcome = 'unclear';
  }
  return { outcome, largest: 0 };
}

/** The values of all names at one point; undefined where the metric is singular. */
export function frameAt(pair: ArrayPair, { index, names, wide, seen }: PointRequest): Frame | undefined {
  const { assumption, budget, space, notation, reading, size, pauli, basis } = pair;
  const domains = pair.roles.size === 0 ? pair.domains : new Map([...pair.roles, ...pair.domains]);
  const point = pointAt({ names, domains, assumption, budget }, index, wide);
  const draw = (key: string) => generator(`${drawnAs(key, budget)}#${index}`);
  const tensors = notation.indices.size === 0 ? undefined : randomTensors(draw, space);
  if (notation.indices.size > 0 && tensors === undefined) return undefined;
  return {
    point,
    draw,
    size,
    notation,
    reading,
    pauli,
    dimension: space.dimension,
    indices: new Map(),
    inside: 'no',
    seen,
    arrays: new Map(),
    marks: new WeakMap(),
    ...(basis && { basis }),
    ...(tensors && { tensors }),
  };
}

/** Entry by entry; 0 is the zero of every sort. */
function compareArrays(reference: ArrayValue, candidate: ArrayValue): Omit<ArraySampling, 'opaque'> {
  const [a, b] = alike(reference, candidate);
  const one = isZero(a) ? b : a;
  const two = isZero(b) ? a : b;
  if (one === b || two === a) return vanishes(one === b ? b : a);
  if (commonSort(one, two) === undefined) return { outcome: 'untyped', largest: 0 };
  let outcome: ArraySampling['outcome'] = 'equal';
  for (const [at, cell] of one.matrix.cells.entries()) {
    const other = two.matrix.cells[at];
    if (other === undefined) return { outcome: 'untyped', largest: 0 };
    const agreement = compareValues(cell, other);
    if (agreement === 'different' && !cell.branched && !other.branched)
      return { outcome: 'different', largest: relativeDifference(cell, other) };
    if (agreement !== 'equal') outcome = 'unclear';
  }
  return { outcome, largest: 0 };
}

/** The number 0 itself, which is every sort's zero. */
function isZero({ sort, matrix }: ArrayValue): boolean {
  const [only] = matrix.cells;
  return sort === 'scalar' && only !== undefined && modulus(only.value) === 0;
}

/** Rounding may explain this many times the estimated error, as in the comparison of two numbers. */
const SAFETY = 32;

function vanishes({ matrix }: ArrayValue): Omit<ArraySampling, 'opaque'> {
  const isSmall = matrix.cells.every((cell) => modulus(cell.value) <= SAFETY * cell.error);
  return { outcome: isSmall ? 'equal' : 'different', largest: isSmall ? 0 : 1 };
}
