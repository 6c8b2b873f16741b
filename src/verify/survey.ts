import { hasInfiniteBinder } from '../math/calculus/opaque.ts';
import { add, type Complex, negate } from '../math/complex.ts';
import { evaluate } from '../math/evaluate.ts';
import { compareValues } from './compare-values.ts';
import { pointAt, type Range } from './points.ts';
import type { Pair } from './sample.ts';

/** What was seen at one test point where both expressions have a value that says something. */
export interface Sight {
  readonly equal: boolean;
  /** Neither side left the real axis through a root or logarithm of something real. */
  readonly onAxis: boolean;
  readonly zero: boolean;
  /** Reference minus candidate. */
  readonly gap: Complex;
}

/** Points looked at, and those where each asks for an integral, series or limit. */
const POINTS = { all: 24, dear: 12 } as const;

function pointsFor({ reference, candidate }: Pair): number {
  return hasInfiniteBinder(reference) || hasInfiniteBinder(candidate) ? POINTS.dear : POINTS.all;
}

/** Looks at the pair at 24 points, or 12 where they are dear, of its domains, or of `everywhere` for the names nobody declared, and stops at nothing. */
export function surveyPair(pair: Pair, everywhere: Range = pair.assumption): readonly Sight[] {
  const sights: Sight[] = [];
  const points = pointsFor(pair);
  const range = { names: pair.names, domains: pair.domains, assumption: everywhere, budget: pair.budget };
  for (let index = 0; index < points && pair.budget.left > 0; index += 1) {
    const point = pointAt(range, index);
    const [a, b] = [evaluate(pair.reference, point), evaluate(pair.candidate, point)];
    if (a === undefined || b === undefined) continue;
    const agreement = compareValues(a, b);
    if (agreement === 'unclear') continue;
    sights.push({
      equal: agreement === 'equal',
      onAxis: !a.branched && !b.branched,
      zero: isZero(a.value) && isZero(b.value),
      gap: add(a.value, negate(b.value)),
    });
  }
  return sights;
}

/** Parts of the points at which a formula with a modulus must have a value: half of them have another sign. */
const MOST = 0.75;

/** Whether most points, and so points of both signs, could be compared: x and |x| f(x)/f(x) may be only for x > 0. */
export function seenOnBothSigns(pair: Pair): boolean {
  return surveyPair(pair).length >= MOST * pointsFor(pair);
}

function isZero({ re, im }: Complex): boolean {
  return Math.hypot(re, im) < 1e-9;
}
