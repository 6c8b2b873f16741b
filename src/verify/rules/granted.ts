import { evaluate, isConstant } from '../../math/evaluate.ts';
import { namesIn } from '../../math/names-in.ts';
import type { MathNode } from '../../math/tree.ts';
import { childrenOf } from '../../math/tree.ts';
import { domainsOf, pointAt } from '../points.ts';
import type { Question } from '../rule.ts';
import { bendsSigns } from './bent.ts';
import { realConstant } from './constant.ts';
import { putIn } from './expansion.ts';
import { type Interval, rangeOf } from './interval.ts';

/**
 * Whether a bound behind a value says no more than the value does, or than a reader takes for granted: the number that `x = 2` names
 * lies in the range, `a > 0` is said of a positive quantity, and `a \neq 1` of a value that has a pole there.
 */
export function grants(question: Question, body: MathNode, condition: MathNode): boolean {
  const said = saidBy(question, condition);
  if (said === undefined) return false;
  if (body.kind === 'list') return isNamedOnBoth(said) && body.items.every((item) => names(item, said));
  if (names(body, said)) return true;
  const value = statedValue(body);
  if (value === undefined || (body.kind === 'relation' && namesIn(body.first).has(said.name.name)))
    return false;
  if (!namesIn(value).has(said.name.name)) return isOfParameter(value, said);
  return isPositive(said.parts) || isAtPole(value, said);
}

/** Several values of one name are those of the other side under the same name only. */
function isNamedOnBoth({ question, name }: Said): boolean {
  return [question.reference, question.candidate].every((node) => namesIn(node).has(name.name));
}

/** What a bound says, and of which name. */
interface Said {
  readonly question: Question;
  readonly name: MathNode & { readonly kind: 'symbol' };
  readonly parts: readonly Interval[];
}

function saidBy(question: Question, condition: MathNode): Said | undefined {
  const range = rangeOf(condition, (side) => side.kind === 'symbol' && !isConstant(side.name));
  if (range?.subject?.kind !== 'symbol') return undefined;
  return { question, name: range.subject, parts: range.parts };
}

/** Positive numbers of several sizes. */
const POSITIVE = [0.01, 0.7, 1.3, 9, 4000] as const;

/** Whether a bound on a name leaves the positive numbers, which a reader takes it for, as `y \in \mathbb{R}` does. */
export function allowsPositive(question: Question, condition: MathNode): boolean {
  const parts = saidBy(question, condition)?.parts ?? [];
  return POSITIVE.every((at) => parts.some((part) => holds(question, part, at)));
}

/** `x = 2` beside what is said of x, if it holds for the value. */
function names(item: MathNode, { question, name, parts }: Said): boolean {
  const value = statedValue(item);
  if (item.kind !== 'relation' || value === undefined) return false;
  if (item.first.kind !== 'symbol' || item.first.name !== name.name) return false;
  const number = realConstant(value, question);
  if (number !== undefined) return parts.some((part) => holds(question, part, number));
  return isPositive(parts) && isPositiveFormula(value);
}

/** The one value that a formula, or a name and its value, state. */
function statedValue(body: MathNode): MathNode | undefined {
  if (body.kind === 'list' || body.kind === 'operator') return undefined;
  if (body.kind !== 'relation') return body;
  const [only, ...more] = body.rest;
  return only?.sign === '=' && more.length === 0 && body.first.kind !== 'number' ? only.node : undefined;
}

/** Nearer to an end than this, relative to it, rounding decides on which side a number lies. */
const NEAR = 1e-9;

function holds(question: Question, { open, from, to, close }: Interval, at: number): boolean {
  const [low, high] = [realConstant(from, question), realConstant(to, question)];
  if (low === undefined || high === undefined) return false;
  return above(at, low, open === '[') && above(-at, -high, close === ']');
}

function above(at: number, end: number, isIn: boolean): boolean {
  if (at === end) return isIn;
  return at > end && (end === Number.NEGATIVE_INFINITY || at - end > NEAR * Math.abs(end));
}

/** The positive half of the axis, with zero or without. */
function isPositive([part, ...more]: readonly Interval[]): boolean {
  if (part === undefined || more.length > 0) return false;
  return part.from.kind === 'number' && part.from.text === '0' && isInfinite(part.to);
}

function isInfinite(node: MathNode): boolean {
  return node.kind === 'symbol' && node.name === '\\infty';
}

/** Kinds of expressions that are positive where their parts are. */
const KEEPS_SIGN: ReadonlySet<string> = new Set([
  'number',
  'symbol',
  'product',
  'quotient',
  'power',
  'slash',
  'unit',
]);

function isPositiveFormula(node: MathNode): boolean {
  const isRoot = node.kind === 'function' && node.name === 'sqrt';
  if (!isRoot && !KEEPS_SIGN.has(node.kind)) return false;
  if (node.kind === 'power') return isPositiveFormula(node.base);
  return !(node.kind === 'symbol' && node.name === 'i') && childrenOf(node).every(isPositiveFormula);
}

/** Letters of constants of a problem; a coordinate or a time would say where the formula holds. */
const PARAMETER = /^(?:[a-dkmlLMNAB]|\\(?:alpha|beta|kappa|lambda|omega))(?:_|$)/;

/** `E_0, \quad a > 0`: the sign of a parameter that the value, a formula of names, does not hold. */
function isOfParameter(value: MathNode, { name, parts }: Said): boolean {
  const isNamed = [...namesIn(value)].some((each) => !isConstant(each));
  return isNamed && isPositive(parts) && PARAMETER.test(name.name);
}

/** `a \neq 1` behind 1/(a − 1): the value says that itself. */
function isAtPole(value: MathNode, { question, name, parts }: Said): boolean {
  const [left, right, ...more] = parts;
  if (left === undefined || right === undefined || more.length > 0 || left.to !== right.from) return false;
  if (bendsSigns(question.reference) || bendsSigns(question.candidate)) return false;
  const domains = domainsOf(question.symbols);
  const { budget } = question;
  const point = pointAt({ names: namesIn(value), domains, assumption: 'positive', budget }, 0);
  return hasValue(value) && !hasValue(putIn(value, { side: name, value: left.to }));

  function hasValue(node: MathNode): boolean {
    const found = evaluate(node, point)?.value;
    return found !== undefined && Number.isFinite(found.re) && Number.isFinite(found.im);
  }
}
