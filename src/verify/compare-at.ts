import { evaluate, type Point } from '../math/evaluate.ts';
import type { MathNode } from '../math/tree.ts';
import { type Agreement, compareValues, relativeDifference, show } from './compare-values.ts';
import { comparePrecisely, type PreciseComparison } from './precise-compare.ts';
import { showPrecise } from './show-precise.ts';

/** Two expressions at one point. */
export interface Comparison {
  readonly agreement: Agreement;
  /** |a − b| over the larger of the two. */
  readonly gap: number;
  readonly reference: Shown;
  readonly candidate: Shown;
}

/** One side at the point. */
export interface Shown {
  /** Something real left the real axis on the way. */
  readonly branched: boolean;
  /** The value with eight digits. */
  readonly show: () => string;
}

/** Compares the pair at a point; undefined where one side has no value there. */
export type Comparer = (point: Point) => Comparison | undefined;

/** After so many points where precision did not help it is no longer asked for. */
const MAX_FAILURES = 2;
/** Nodes that the precise evaluations of one sampling may cost together, so that the rest of the answer keeps its own. */
const PRECISE_NODES = 20_000;

/** How far a comparer goes beyond doubles. */
export interface Effort {
  /** Points at which more precision may be asked for. */
  readonly points: number;
  /**
   * Where it is asked for. `unclear`: where doubles say nothing. `close`: only where they are close without being equal.
   * `always`: also where they agree, because two numbers have only one point, and sixteen digits of it may be chance.
   */
  readonly where: 'close' | 'unclear' | 'always';
}

/**
 * Compares on doubles, and with any precision where these say nothing: where digits cancelled or drowned, where a value is
 * beyond their range, or where the two are closer than a clear difference.
 */
export function comparer(reference: MathNode, candidate: MathNode, effort: Effort): Comparer {
  let [points, failures] = [effort.points, MAX_FAILURES];
  const allowance = { left: PRECISE_NODES };
  return (point) => {
    const rough = compareOnDoubles(reference, candidate, point);
    const isSpent = points <= 0 || failures <= 0 || point.budget.left < 0;
    if (isSpent || !asksForMore(rough?.agreement, effort)) return rough;
    points -= 1;
    const precise = withAllowance(point, allowance, (there) => comparePrecisely(reference, candidate, there));
    if (precise === undefined) failures -= 1;
    return precise === undefined ? rough : preciseComparison(precise);
  };
}

function asksForMore(agreement: Agreement | undefined, { where }: Effort): boolean {
  if (agreement === 'different') return false;
  if (agreement === 'equal') return where === 'always';
  return agreement === 'close' || where !== 'close';
}

/** What is spent of the allowance is spent of the budget too. */
function withAllowance<T>(point: Point, allowance: { left: number }, run: (point: Point) => T): T {
  const before = Math.min(allowance.left, point.budget.left);
  allowance.left = before;
  const result = run({ ...point, budget: allowance });
  point.budget.left -= before - Math.max(0, allowance.left);
  return result;
}

function compareOnDoubles(
  referenceNode: MathNode,
  candidateNode: MathNode,
  point: Point,
): Comparison | undefined {
  const reference = evaluate(referenceNode, point);
  const candidate = reference && evaluate(candidateNode, point);
  if (reference === undefined || candidate === undefined) return undefined;
  return {
    agreement: compareValues(reference, candidate),
    gap: relativeDifference(reference, candidate),
    reference: { branched: reference.branched, show: () => show(reference.value) },
    candidate: { branched: candidate.branched, show: () => show(candidate.value) },
  };
}

function preciseComparison(found: PreciseComparison): Comparison {
  const { agreement, gap, reference, candidate } = found;
  return {
    agreement,
    gap,
    reference: { branched: reference.branched, show: () => showPrecise(reference.value, gap) },
    candidate: { branched: candidate.branched, show: () => showPrecise(candidate.value, gap) },
  };
}
