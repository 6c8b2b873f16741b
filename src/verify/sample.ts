import type { SymbolDomain } from '../domain/problem.ts';
import type { Witness } from '../domain/verdict.ts';
import { add, type Complex, modulus, negate } from '../math/complex.ts';
import { evaluate, type Point, type Value } from '../math/evaluate.ts';
import type { MathNode } from '../math/tree.ts';
import { type Assumption, pointAt } from './points.ts';

/** A relative difference above this is a difference, when rounding cannot explain it. */
export const CLEAR_DIFFERENCE = 1e-6;
/** A relative difference below this is agreement. */
const AGREEMENT = 1e-10;
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

/** Evaluates both expressions at points of the domains until twelve agree or a difference shows. */
export function samplePair({ reference, candidate, ...range }: Pair): Sampling {
  const counts = { equal: 0, close: 0, unclear: 0, different: 0 };
  let largest = 0;
  let branched: Witness | undefined;
  for (let index = 0; index < MAX_DRAWS && counts.equal < ENOUGH_POINTS; index += 1) {
    const point = pointAt({ ...range, index });
    const values = valuesAt(reference, candidate, point);
    if (values === undefined) continue;
    const agreement = compareValues(values.reference, values.candidate);
    counts[agreement] += 1;
    if (agreement !== 'unclear')
      largest = Math.max(largest, relativeDifference(values.reference, values.candidate));
    if (agreement !== 'different') continue;
    const witness = handyWitness({ reference, candidate, ...range }, values, point);
    const offAxis = values.reference.branched || values.candidate.branched;
    if (!offAxis || range.names.size === 0) return { ...counts, largest, witness, branchesOnly: false };
    branched ??= witness;
  }
  return { ...counts, largest, branchesOnly: branched !== undefined, ...(branched && { witness: branched }) };
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
