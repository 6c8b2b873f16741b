import { namesIn } from '../../math/names-in.ts';
import { rationalOf } from '../../math/rational.ts';
import type { MathNode, Relation } from '../../math/tree.ts';
import type { Question } from '../rule.ts';
import { freeNames } from './constant.ts';
import { sampleQuestion } from './identity.ts';
import { substitute } from './linear-solution.ts';

/**
 * Whether one side states a function of a name, `\tan\theta = \mu`, and the other one of its solutions, `\theta = \arctan\mu`:
 * that the angle is the principal one the problem may say and the texts do not. A power is solved for all of its roots, and
 * so is what has a number on the right, `x^2 = a` is not `x = \sqrt a`, `\sin x = 0` not `x = 0`, but for the letter of an angle.
 */
export function isOneRoot(question: Question): boolean {
  const { reference, candidate } = question;
  return solves(question, reference, candidate) || solves(question, candidate, reference);
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

interface Sides {
  readonly left: MathNode;
  readonly value: MathNode;
}

function sidesOf(node: MathNode): Sides | undefined {
  const [only, ...more]: Relation['rest'] = node.kind === 'relation' ? node.rest : [];
  if (node.kind !== 'relation' || only?.sign !== '=' || more.length > 0) return undefined;
  return { left: node.first, value: only.node };
}

/** A function of the bare name and nothing else. */
function isFunctionOf(node: MathNode, name: string): boolean {
  const [inner, ...more] = node.kind === 'function' ? node.args : [];
  return more.length === 0 && inner?.kind === 'symbol' && inner.name === name;
}
