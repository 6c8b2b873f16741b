import type { Witness } from '../domain/verdict.ts';
import type { Budget } from '../math/budget.ts';
import { hasInfiniteBinder } from '../math/calculus/opaque.ts';
import { areCongruent } from '../math/congruence.ts';
import type { Point } from '../math/evaluate.ts';
import { type MathNode, someNode } from '../math/tree.ts';
import { areAnalytic } from './analytic.ts';
import { type Comparer, type Comparison, comparer } from './compare-at.ts';
import { inTwoDigits, show } from './compare-values.ts';
import { farPoints, hasSpecialFunction } from './far-out.ts';
import { type Assumption, pointAt, type Range } from './points.ts';

/** Points that must agree before an identity is accepted. */
const ENOUGH_POINTS = 12;
/** The same for analytic functions of continuous names: each point agrees to twelve digits, and one of them would do. */
const ENOUGH_OF_ANALYTIC = 6;

/** How many points must agree before a pair is accepted. */
export function enoughFor(pair: Pair): number {
  const { reference, candidate, names, domains, assumption } = pair;
  if (areAnalytic(pair)) return ENOUGH_OF_ANALYTIC;
  const isDear = [reference, candidate].some((node) => hasSpecialFunction(node) || hasInfiniteBinder(node));
  if (!isDear) return ENOUGH_POINTS;
  const isCounted = [...names].some((name) => /^(?:natural|integer)$/.test(domains.get(name) ?? assumption));
  return isCounted ? ENOUGH_POINTS : ENOUGH_OF_ANALYTIC;
}
const MAX_DRAWS = 48;
/** After so many draws at which an integral, series or limit had no value, and none at which it had, it has none elsewhere. */
const ENOUGH_WITHOUT_VALUE = 6;
/** After so many differences that may be of branches only, and no agreement, the others would show the same. */
const ENOUGH_OFF_AXIS = { all: 12, dear: 6 } as const;

/** Points at which more precision than that of doubles may be asked for. */
const PRECISE_POINTS = 16;
const PRECISE_FAR = 6;

/** What sampling two expressions showed. `largest` and `smallest` are relative differences over the points seen. */
export interface Sampling {
  readonly equal: number;
  readonly close: number;
  readonly unclear: number;
  readonly different: number;
  readonly largest: number;
  /** Absent where no difference was seen; worked out only for who shows it. */
  readonly witness?: () => Witness;
  /** The only differences seen were at points where something real left the real axis. */
  readonly branchesOnly: boolean;
}

/** Two expressions, the names in them and what these range over. */
export interface Pair {
  readonly reference: MathNode;
  readonly candidate: MathNode;
  readonly names: ReadonlySet<string>;
  readonly domains: ReadonlyMap<string, Range>;
  readonly assumption: Assumption;
  readonly budget: Budget;
}

/**
 * Whether the laws of fields prove the two equal; otherwise evaluates both at points of order one until twelve agree or a
 * difference shows.
 */
export function samplePair(pair: Pair): Sampling {
  if (areProvenEqual(pair)) return PROVEN;
  const found = nothing();
  const isConstant = isConstantPair(pair);
  const where = isConstant && !hasDecimals(pair) ? 'always' : 'unclear';
  const compare = comparer(pair.reference, pair.candidate, { points: PRECISE_POINTS, where });
  const draws = isConstant ? 1 : MAX_DRAWS;
  const enough = enoughFor(pair);
  const isDear = hasInfiniteBinder(pair.reference) || hasInfiniteBinder(pair.candidate);
  const tries = isDear ? ENOUGH_WITHOUT_VALUE : draws;
  const offAxis = isDear ? ENOUGH_OFF_AXIS.dear : ENOUGH_OFF_AXIS.all;
  for (let index = 0; index < draws && found.equal < enough; index += 1) {
    if (pair.budget.left < 0 || (index >= tries && !hasSeen(found))) break;
    note(found, { pair, compare }, pointAt(pair, index));
    if (found.different > 0 && !found.branchesOnly) return found;
    if (found.different >= offAxis && found.equal + found.close === 0) return found;
  }
  return found;
}

/** Two numbers: they are the same at every point. Units and unknown functions take other values at each. */
function isConstantPair({ reference, candidate, names }: Pair): boolean {
  const varies = (node: MathNode): boolean => node.kind === 'unit' || node.kind === 'call';
  return names.size === 0 && !someNode(reference, varies) && !someNode(candidate, varies);
}

/** A decimal is rounded where it ends, so that more precision would only show that. */
function hasDecimals({ reference, candidate }: Pair): boolean {
  const isDecimal = (node: MathNode): boolean => node.kind === 'number' && node.text.includes('.');
  return someNode(reference, isDecimal) || someNode(candidate, isDecimal);
}

/** A pair and how it is compared. */
interface Sampled {
  readonly pair: Pair;
  readonly compare: Comparer;
}

/** The result of the last proof, which sampling far out asks for again; another answer pays for its own. */
const PROOFS = new WeakMap<MathNode, Pick<Pair, 'candidate' | 'budget'> & { readonly isEqual: boolean }>();

function areProvenEqual({ reference, candidate, names, budget }: Pair): boolean {
  const known = PROOFS.get(reference);
  if (known?.candidate === candidate && known.budget === budget) return known.isEqual;
  const isEqual = areCongruent(reference, candidate, { names, budget });
  PROOFS.set(reference, { candidate, budget, isEqual });
  return isEqual;
}

/** A sampling that goes on. */
type Tally = { -readonly [key in keyof Sampling]: Sampling[key] };

const nothing = (): Tally => ({
  equal: 0,
  close: 0,
  unclear: 0,
  different: 0,
  largest: 0,
  branchesOnly: false,
});
/** Equal by the laws of fields, and therefore at as many points as anybody asks for. */
const PROVEN: Sampling = { ...nothing(), equal: Number.POSITIVE_INFINITY };

function hasSeen({ equal, close, unclear, different }: Sampling): boolean {
  return equal + close + unclear + different > 0;
}

/** Adds what one more point shows. */
function note(found: Tally, sampled: Sampled, point: Point): void {
  const seen = sampled.compare(point);
  if (seen === undefined) return;
  found[seen.agreement] += 1;
  if (seen.agreement === 'unclear') return;
  found.largest = Math.max(found.largest, seen.gap);
  if (seen.agreement !== 'different') return;
  const offAxis = sampled.pair.names.size > 0 && (seen.reference.branched || seen.candidate.branched);
  found.branchesOnly = offAxis;
  if (!offAxis || found.witness === undefined) found.witness = () => handyWitness(sampled, seen, point);
}

/**
 * What sampling far out shows about a pair that agrees at points of order one: a maximum, a modulus or a saturating
 * function may only there become another formula. Points without a value or with lost digits say nothing.
 */
export function sampleFarOut(pair: Pair, oneSided: ReadonlySet<string>): Sampling {
  if (areProvenEqual(pair)) return PROVEN;
  const found = nothing();
  const compare = comparer(pair.reference, pair.candidate, {
    points: PRECISE_FAR,
    where: oneSided.size > 0 ? 'unclear' : 'close',
  });
  for (const [index, wide] of farPoints({ ...pair, oneSided }).entries()) {
    if (pair.budget.left < 0 || found.different + found.close > 0) break;
    note(found, { pair, compare }, pointAt(pair, index, wide));
  }
  return found;
}

/** The witness at the point rounded to two digits, when it shows the difference too: nobody types nine of them. */
function handyWitness({ pair, compare }: Sampled, seen: Comparison, point: Point): Witness {
  const handy: Point = {
    ...point,
    symbols: new Map([...point.symbols].map(([name, z]) => [name, inTwoDigits(z)])),
  };
  const there = compare(handy);
  const shows =
    there?.agreement === 'different' &&
    there.reference.branched === seen.reference.branched &&
    there.candidate.branched === seen.candidate.branched;
  return shows ? witnessOf(there, handy, pair.names) : witnessOf(seen, point, pair.names);
}

function witnessOf(seen: Comparison, point: Point, names: ReadonlySet<string>): Witness {
  const at = [...names].flatMap((name): [string, string][] => {
    const value = point.symbols.get(name);
    return value === undefined ? [] : [[name, show(value)]];
  });
  return {
    point: Object.fromEntries(at),
    reference: seen.reference.show(),
    candidate: seen.candidate.show(),
  };
}
