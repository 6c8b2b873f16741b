import { namesIn } from '../../math/names-in.ts';
import { rationalOf } from '../../math/rational.ts';
import type { MathNode } from '../../math/tree.ts';
import type { Question } from '../rule.ts';
import { freeNames } from './constant.ts';
import { sampleQuestion } from './identity.ts';
import { substitute } from './linear-solution.ts';
import { type Sides, sidesOf } from './sides.ts';
import { isPositiveRoot } from './squared-names.ts';

/**
 * Whether one side states a function of a name, `\tan\theta = \mu`, and the other one of its solutions, `\theta = \arctan\mu`:
 * that the angle is the principal one the problem may say and the texts do not. A power is solved for all of its roots, and
 * so is what has a number on the right, `x^2 = a` is not `x = \sqrt a`, `\sin x = 0` not `x = 0`, but for the letter of an angle
 * and for a quantity that is mostly positive, `v^2 = 2gh` beside `v = \sqrt{2gh}`.
 */
export function isOneRoot(question: Question): boolean {
  const { reference, candidate } = question;
  return [
    [reference, candidate],
    [candidate, reference],
  ].some(
    ([equation, solution]) =>
      equation !== undefined &&
      solution !== undefined &&
      (solves(question, equation, solution) || isPositiveSolution(question, equation, solution)),
  );
}

/** Speeds, periods, times, lengths, masses, energies and momenta, of which one mostly means the positive root of a square. */
const POSITIVE = /^(?:[cdfhklmprtuvDELMRTV]|\\(?:omega|Omega|nu|tau|sigma|rho|lambda|ell))(?:_|$)/;

/** `mv^2/2 = mgh` beside `v = \sqrt{2gh}`, also where the solution has another index or name of its own. */
function isPositiveSolution(question: Question, equation: MathNode, solution: MathNode): boolean {
  const [stated, solved] = [sidesOf(equation), sidesOf(solution)];
  if (stated === undefined || solved?.left.kind !== 'symbol' || !isPositiveRoot(solved.value)) return false;
  const { name: stands } = solved.left;
  // `E = mv^2/2` says what another quantity is.
  if (stated.left.kind === 'symbol') return false;
  const known = new Set([...namesIn(stated.left), ...namesIn(stated.value)]);
  const own = [...known].filter((name) => POSITIVE.test(name) && !namesIn(solved.value).has(name));
  const [name, ...more] = known.has(stands) ? own.filter((each) => each === stands) : own;
  if (name === undefined || more.length > 0 || !POSITIVE.test(stands)) return false;
  const agrees = (one: MathNode, two: MathNode): boolean =>
    sampleQuestion({ ...question, reference: one, candidate: two }).outcome === 'equivalent';
  const { left, value } = stated;
  const difference: MathNode = { kind: 'sum', terms: [left, { kind: 'negate', of: value }] };
  const opposite = substitute(difference, name, { kind: 'negate', of: { kind: 'symbol', name } });
  return (
    agrees(substitute(left, name, solved.value), substitute(value, name, solved.value)) &&
    agrees(difference, opposite)
  );
}

function solves(question: Question, equation: MathNode, solution: MathNode): boolean {
  const [stated, solved] = [sidesOf(equation), sidesOf(solution)];
  if (stated === undefined || solved?.left.kind !== 'symbol') return false;
  const { name } = solved.left;
  if (!isFunctionOf(stated.left, name) || namesIn(stated.value).has(name) || namesIn(solved.value).has(name))
    return false;
  if (freeNames(solved.value, question).length === 0 && !isAngle(stated, name)) return false;
  const there = substitute(stated.left, name, solved.value);
  return sampleQuestion({ ...question, reference: stated.value, candidate: there }).outcome === 'equivalent';
}

/** Letters of angles, of which those between lines are mostly acute. */
const ANGLE = /^\\(?:(?:var)?theta|(?:var)?phi|alpha|beta)(?:_|$)/;

/** `\sin\theta = 0.5`, where the function does not vanish, which it does in more than one direction. */
function isAngle({ left, value }: Sides, name: string): boolean {
  const isTrigonometric = left.kind === 'function' && /^(?:sin|cos|tan)$/.test(left.name);
  return isTrigonometric && ANGLE.test(name) && rationalOf(value)?.num !== 0n;
}

/** A function of the bare name and nothing else. */
function isFunctionOf(node: MathNode, name: string): boolean {
  const [inner, ...more] = node.kind === 'function' ? node.args : [];
  return more.length === 0 && inner?.kind === 'symbol' && inner.name === name;
}
