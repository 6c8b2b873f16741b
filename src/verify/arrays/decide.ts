import { isArrowed, isBold, isHatted } from '../../math/arrays/names.ts';
import { namesIn } from '../../math/names-in.ts';
import { rationalOf } from '../../math/rational.ts';
import type { MathNode } from '../../math/tree.ts';
import { different, equivalent, type Question, type Ruling, undecided } from '../rule.ts';
import { refuted } from './doubts.ts';
import { metricsDiffer } from './metrics.ts';
import { besidePauli } from './pauli.ts';
import { isUnmistakable, type Prepared, prepare, type Sampled, sampleReadings } from './prepare.ts';
import { constantRatio } from './ratio.ts';
import { arrayReadings, mayBePlainHats, PLAIN_HATS } from './readings.ts';

/**
 * Decides two expressions with arrays in every reading of their notation. Readings in which a side has no value are no
 * readings; all others must say the same. Undefined where the profile takes nothing for granted and the notation leaves
 * open what the names are.
 */
export function decideArrays(question: Question): Ruling | undefined {
  const spins = question.profile.undeclared === 'quantity' ? besidePauli(question) : undefined;
  if (spins !== undefined) return spins;
  const prepared = prepare(question);
  if (prepared === undefined) return undecided('no_test_points', 'indices that do not belong together');
  if (question.profile.undeclared === 'open' && !isUnmistakable(prepared)) return undefined;
  const found = sampleReadings(
    prepared,
    arrayReadings([prepared.reference, prepared.candidate], prepared.notation),
  );
  const plain = found.length === 0 && sameHats(question) && mayBePlainHats(prepared.notation);
  const typed = plain ? sampleReadings(prepared, [PLAIN_HATS]) : found;
  if (question.budget.left < 0) return undecided('too_large', 'more work than one answer may cost');
  if (typed.length === 0 && areDotAndCross(question))
    return different('other_shape', 'an inner product is a number, and a cross product a vector');
  if (typed.length === 0)
    return undecided('no_test_points', 'operators or vectors in a form without a value');
  if (typed.every(({ sampling }) => sampling.outcome === 'equal'))
    return metricsDiffer(prepared.reference, prepared.candidate, prepared.notation.indices)
      ? undecided('borderline', "a metric on one side and Kronecker's symbol on the other")
      : equivalent('numeric_identity', 'equal for random operators, states, vectors and components');
  if (typed.every(({ sampling }) => sampling.outcome === 'different')) return refuted(question, typed);
  return undecided('borderline', 'operators or vectors whose notation has several readings, which disagree');
}

/** `\\vec a\\cdot\\vec b` beside `\\vec a\\times\\vec b`, of the same two vectors: the cross product of matrices is none. */
function areDotAndCross({ reference, candidate }: Question): boolean {
  const heads = [reference, candidate].map((node) => {
    if (node.kind !== 'operator' || node.args.length !== 2) return '';
    const areVectors = node.args.every(
      (arg) => arg.kind === 'symbol' && (isArrowed(arg.name) || isBold(arg.name)),
    );
    return areVectors ? node.head : '';
  });
  return heads.includes('cross') && (heads.includes('dot') || heads.includes('inner'));
}

/** Whether both sides have the same names with hats: a direction that one side lacks is not lost as a number is. */
function sameHats({ reference, candidate }: Question): boolean {
  const [one, two] = [reference, candidate].map((node) => [...namesIn(node)].filter(isHatted).sort().join());
  return one === two;
}

/**
 * Decides two equations between arrays, given as differences of their sides: accepted where one is a constant multiple of
 * the other in every reading. Anything else may still be the same equation.
 */
export function decideArrayEquation(question: Question): Ruling | undefined {
  const reference = withoutZeros(question.reference);
  const prepared = prepare({ ...question, reference, candidate: withoutZeros(question.candidate) });
  if (prepared === undefined)
    return undecided('no_test_points', 'an equation between operators, vectors or tensors');
  if (prepared.free.length > 0) return byComponents(prepared);
  if (question.profile.undeclared === 'open' && !isUnmistakable(prepared)) return undefined;
  const readings = arrayReadings([prepared.reference, prepared.candidate], prepared.notation);
  const typed = sampleReadings(prepared, readings);
  const isMultiple = ({ pair }: Sampled) => constantRatio(pair) !== undefined;
  return typed.length > 0 && typed.every(isMultiple)
    ? equivalent('numeric_identity', 'the same relation between operators, states or vectors')
    : undecided('borderline', 'two equations of which neither is a constant multiple of the other');
}

/**
 * Two tensor equations with free indices, as differences of their sides: accepted where all components of the two are the
 * same in every reading, or all are opposite, as after a term was moved. Both at once are zero and say nothing.
 */
function byComponents(prepared: Prepared): Ruling {
  const open = undecided('no_test_points', 'an equation between operators, vectors or tensors');
  if (prepared.question.profile.undeclared === 'open') return open;
  const readings = arrayReadings([prepared.reference, prepared.candidate], prepared.notation);
  const areEqual = (candidate: MathNode): boolean => {
    const found = sampleReadings({ ...prepared, candidate }, readings);
    return found.length > 0 && found.every(({ sampling }) => sampling.outcome === 'equal');
  };
  const { candidate } = prepared;
  return areEqual(candidate) !== areEqual({ kind: 'negate', of: candidate })
    ? equivalent('numeric_identity', 'the same equation between the components of tensors')
    : open;
}

/** `a_\\mu - 0` as `a_\\mu`: zero has no index. */
function withoutZeros(node: MathNode): MathNode {
  if (node.kind !== 'sum') return node;
  const terms = node.terms.filter((term) => rationalOf(term)?.num !== 0n);
  const [only] = terms;
  return only !== undefined && terms.length === 1 ? only : { kind: 'sum', terms };
}
