import type { SymbolDomain } from '../domain/problem.ts';
import type { Witness } from '../domain/verdict.ts';
import { add, type Complex, modulus, negate } from '../math/complex.ts';
import { evaluate, type Point, type Value } from '../math/evaluate.ts';
import { rationalOf } from '../math/rational.ts';
import { type MathNode, someNode } from '../math/tree.ts';
import { type Assumption, pointAt, type Wide } from './points.ts';

/** A relative difference above this is a difference, when rounding cannot explain it. */
export const CLEAR_DIFFERENCE = 1e-6;
/** A relative difference below this is agreement: what a long formula may lose beyond the estimate. */
const AGREEMENT = 1e-13;
/** Rounding may explain this many times the estimated error. */
const SAFETY = 32;
/** Points that must agree before an identity is accepted. */
export const ENOUGH_POINTS = 12;
const MAX_DRAWS = 48;

/** How two values at one point relate. `unclear` agreement says nothing, e.g. because digits cancelled. */
export type Agreement = 'equal' | 'different' | 'close' | 'unclear';

/** What sampling two expressions showed. `largest` and `smallest` are relative differences over the points seen. */
export interface Sampling {
  readonly equal: number;
  readonly close: number;
  readonly unclear: number;
  readonly different: number;
  readonly largest: number;
  readonly witness?: Witness;
  /** The only differences seen were at points where something real left the real axis. */
  readonly branchesOnly: boolean;
}

interface Pair {
  readonly reference: MathNode;
  readonly candidate: MathNode;
  readonly names: ReadonlySet<string>;
  readonly domains: ReadonlyMap<string, SymbolDomain>;
  readonly assumption: Assumption;
  readonly budget: { left: number };
}

/** Evaluates both expressions at points of order one until twelve agree or a difference shows. */
export function samplePair(pair: Pair): Sampling {
  let found = NOTHING;
  for (let index = 0; index < MAX_DRAWS && found.equal < ENOUGH_POINTS; index += 1) {
    if (pair.budget.left < 0) break;
    found = withPoint(found, pair, pointAt({ ...pair, index }));
    if (found.different > 0 && !found.branchesOnly) return found;
  }
  return found;
}

const NOTHING: Sampling = { equal: 0, close: 0, unclear: 0, different: 0, largest: 0, branchesOnly: false };

function withPoint(found: Sampling, pair: Pair, point: Point): Sampling {
  const values = valuesAt(pair.reference, pair.candidate, point);
  if (values === undefined) return found;
  const agreement = compareValues(values.reference, values.candidate);
  const counted = { ...found, [agreement]: found[agreement] + 1 };
  if (agreement === 'unclear') return counted;
  const largest = Math.max(found.largest, relativeDifference(values.reference, values.candidate));
  if (agreement !== 'different') return { ...counted, largest };
  const offAxis = pair.names.size > 0 && (values.reference.branched || values.candidate.branched);
  const witness = offAxis && found.witness ? found.witness : handyWitness(pair, values, point);
  return { ...counted, largest, witness, branchesOnly: offAxis };
}

/** How far out every name is drawn, alone and with all others; and further, where only one side has the name. */
const SCALES: readonly number[] = [1e-3, 30, 300];
const FAR_SCALES: readonly number[] = [1e-9, 1e-6, 1e5, 1e8];
/** Names that are drawn far out alone. */
const MAX_ALONE = 12;

/**
 * What sampling far out shows about a pair that agrees at points of order one: a maximum, a modulus or a saturating
 * function may only there become another formula. Points without a value or with lost digits say nothing.
 */
export function sampleFarOut(pair: Pair, oneSided: ReadonlySet<string>): Sampling {
  let found = NOTHING;
  const scales = [...SCALES, ...scalesIn(pair.reference), ...scalesIn(pair.candidate)];
  for (const [index, wide] of farPoints({ names: pair.names, oneSided, scales }).entries()) {
    if (pair.budget.left < 0 || found.different + found.close > 0) break;
    found = withPoint(found, pair, pointAt({ ...pair, index, wide }));
  }
  return found;
}

/** Large and small numbers of one expression whose neighbourhood is looked at. */
const MAX_SCALES = 3;

/** Numbers written in the expression that are far from one: |x − 50000| changes its form there. */
function scalesIn(node: MathNode): readonly number[] {
  const found = new Set<number>();
  someNode(node, (part) => {
    const value = rationalOf(part);
    const size = value === undefined ? 1 : Math.abs(Number(value.num) / Number(value.den));
    if (size > 500 || (size > 0 && size < 1e-3)) found.add(size);
    return false;
  });
  return [...found].filter(Number.isFinite).slice(0, MAX_SCALES);
}

interface FarOut {
  readonly names: ReadonlySet<string>;
  readonly oneSided: ReadonlySet<string>;
  readonly scales: readonly number[];
}

function farPoints({ names, oneSided, scales }: FarOut): readonly Wide[] {
  const alone = [...names].slice(0, MAX_ALONE).map((name) => new Set([name]));
  const groups = names.size > 1 ? [...alone, names] : alone;
  const far = groups.flatMap((group) =>
    scales.flatMap((scale) => [scale, 2 * scale]).map((scale): Wide => ({ names: group, scale })),
  );
  const further = [...oneSided].flatMap((name) =>
    FAR_SCALES.map((scale): Wide => ({ names: new Set([name]), scale })),
  );
  return [...far, ...further];
}

interface Values {
  readonly reference: Value;
  readonly candidate: Value;
}

function valuesAt(reference: MathNode, candidate: MathNode, point: Point): Values | undefined {
  const [a, b] = [evaluate(reference, point), evaluate(candidate, point)];
  return a && b && { reference: a, candidate: b };
}

/** |a − b| over the larger of the two; 0 when both are 0. */
export function relativeDifference(a: Value, b: Value): number {
  const scale = Math.max(modulus(a.value), modulus(b.value));
  return scale === 0 ? 0 : modulus(add(a.value, negate(b.value))) / scale;
}

/** Compares two values by their relative difference, never by an absolute one, within what rounding can explain. */
export function compareValues(a: Value, b: Value): Agreement {
  const scale = Math.max(modulus(a.value), modulus(b.value));
  const gap = modulus(add(a.value, negate(b.value)));
  const noise = SAFETY * (a.error + b.error);
  if (gap > CLEAR_DIFFERENCE * scale && gap > noise) return 'different';
  if (a.absorbed || b.absorbed) return 'unclear';
  const zeros = modulus(a.value) <= SAFETY * a.error && modulus(b.value) <= SAFETY * b.error;
  if (scale === 0 || zeros) return 'equal';
  if (noise > CLEAR_DIFFERENCE * scale) return 'unclear';
  return gap <= Math.max(noise, AGREEMENT * scale) ? 'equal' : 'close';
}

/** The witness at the point rounded to two digits, when it shows the difference too: nobody types nine of them. */
function handyWitness(pair: Pair, values: Values, point: Point): Witness {
  const handy: Point = {
    ...point,
    symbols: new Map([...point.symbols].map(([name, z]) => [name, round(z)])),
  };
  const there = valuesAt(pair.reference, pair.candidate, handy);
  const shows =
    there !== undefined &&
    compareValues(there.reference, there.candidate) === 'different' &&
    there.reference.branched === values.reference.branched &&
    there.candidate.branched === values.candidate.branched;
  return shows ? witnessOf(there, handy, pair.names) : witnessOf(values, point, pair.names);
}

const round = ({ re, im }: Complex): Complex => ({
  re: Number(re.toPrecision(2)),
  im: Number(im.toPrecision(2)),
});

function witnessOf(values: Values, point: Point, names: ReadonlySet<string>): Witness {
  const at = [...names].flatMap((name): [string, string][] => {
    const value = point.symbols.get(name);
    return value === undefined ? [] : [[name, show(value)]];
  });
  return {
    point: Object.fromEntries(at),
    reference: show(values.reference.value),
    candidate: show(values.candidate.value),
  };
}

/** Eight significant digits. */
export function show(z: Complex): string {
  const re = String(Number(z.re.toPrecision(8)));
  if (z.im === 0) return re;
  return `${re} ${z.im < 0 ? '-' : '+'} ${Number(Math.abs(z.im).toPrecision(8))}i`;
}
