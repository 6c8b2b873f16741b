import { hasKind } from '../../math/kinds-in.ts';
import type { MathNode } from '../../math/tree.ts';
import { type Question, type Ruling, undecided } from '../rule.ts';
import { isReader } from './constant.ts';

/** Frequencies and masses, which are positive, so that their square says the same as the root. */
const POSITIVE = /^(?:\\omega|\\Omega|\\nu|f|m|M)(?:_|$)/;

/**
 * `\omega^2 = f` beside `\omega = \sqrt f`, by the squares of the values. Careful readers disagree: one takes both for the
 * same statement of what is positive, another misses the negative root or the square that was asked for. So undecided where
 * the squares agree; of other names a root is one of two solutions. Undefined for every other pair.
 */
export function bySquares(question: Question): Ruling | undefined {
  const { reference, candidate } = question;
  if (!mayBeSquares(reference, candidate) || !isReader(question)) return undefined;
  const both = withBothRoots(question);
  if (both !== undefined) return both;
  const squares = mixedSquares(reference, candidate);
  if (squares === undefined || squares.some((value) => hasKind(value, 'plusMinus'))) return undefined;
  const ruling = question.decide({ ...question, reference: squares[0], candidate: squares[1] });
  return ruling.outcome === 'equivalent'
    ? undecided('borderline', 'the square of a positive quantity, and its root')
    : undefined;
}

/** Names of numbers only: the square of a matrix may be one without the matrix being ±1. */
const NUMBER = /^(?:[a-z]|E)(?:_|$)/;

/** `x^2 = a` beside `x = \pm\sqrt a`: the square of a number and both of its roots say the same; of what is positive one root is none. */
function withBothRoots(question: Question): Ruling | undefined {
  const sides = [question.reference, question.candidate];
  const [square, roots] =
    sides[0]?.kind === 'relation' && sides[0].first.kind === 'power' ? sides : sides.reverse();
  const stated = square && squareOf(square);
  const root = roots && bothRootsOf(roots);
  if (!stated?.written || root?.name !== stated.name || hasKind(stated.value, 'plusMinus')) return undefined;
  const ruling = question.decide({ ...question, reference: stated.value, candidate: root.value });
  if (ruling.outcome !== 'equivalent') return undefined;
  return NUMBER.test(stated.name) && !POSITIVE.test(stated.name)
    ? { ...ruling, note: 'the square of a number, and both of its roots' }
    : undecided('borderline', 'a square, and both of its roots');
}

/** The square of what a name is up to both signs. */
function bothRootsOf(node: MathNode): Square | undefined {
  const [only, ...more] = node.kind === 'relation' ? node.rest : [];
  if (node.kind !== 'relation' || node.first.kind !== 'symbol' || more.length > 0) return undefined;
  if (only?.sign !== '=' || only.node.kind !== 'plusMinus' || hasKind(only.node.of, 'plusMinus'))
    return undefined;
  return { name: node.first.name, value: squared(only.node.of), written: false };
}

function squared(base: MathNode): MathNode {
  return { kind: 'power', base, exponent: { kind: 'number', text: '2' } };
}

/** One side begins with a square and the other with a name. */
function mayBeSquares(one: MathNode, two: MathNode): boolean {
  if (one.kind !== 'relation' || two.kind !== 'relation') return false;
  const [a, b] = [one.first.kind, two.first.kind];
  return (a === 'power' && b === 'symbol') || (a === 'symbol' && b === 'power');
}

function areMixed(a: Square, b: Square): boolean {
  return a.name === b.name && a.written !== b.written;
}

/** The value of the square of a name. */
interface Square {
  readonly name: string;
  readonly value: MathNode;
  /** The equation itself gives the square. */
  readonly written: boolean;
}

/** The squares that two equations for one positive name state, if only one is for the square itself. */
export function mixedSquares(one: MathNode, two: MathNode): readonly [MathNode, MathNode] | undefined {
  const [a, b] = [squareOf(one), squareOf(two)];
  return a !== undefined && b !== undefined && areMixed(a, b) && POSITIVE.test(a.name)
    ? [a.value, b.value]
    : undefined;
}

/** The square of a name, from an equation for it or for the name as a positive root. */
function squareOf(node: MathNode): Square | undefined {
  const [only, ...more] = node.kind === 'relation' ? node.rest : [];
  if (node.kind !== 'relation' || only?.sign !== '=' || more.length > 0) return undefined;
  const { first } = node;
  const written = first.kind === 'power' && first.exponent.kind === 'number' && first.exponent.text === '2';
  const base = written ? first.base : first;
  if (base.kind !== 'symbol') return undefined;
  const value = only.node;
  if (written) return { name: base.name, value, written };
  return isPositiveRoot(value) ? { name: base.name, value: squared(value), written } : undefined;
}

/** A root, or a product or quotient with one, that no sign or sum makes negative. */
export function isPositiveRoot(value: MathNode): boolean {
  return someRoot(value) && isPositive(value);
}

function isRoot(node: MathNode): boolean {
  if (node.kind === 'power') return isHalf(node.exponent);
  return node.kind === 'function' && node.name === 'sqrt';
}

function isHalf(node: MathNode): boolean {
  if (node.kind === 'number') return node.text === '0.5';
  if (node.kind !== 'quotient' || node.over.kind !== 'number' || node.under.kind !== 'number') return false;
  return node.over.text === '1' && node.under.text === '2';
}

/** A root, or a product or quotient with one. */
function someRoot(node: MathNode): boolean {
  if (node.kind === 'product') return node.factors.some(someRoot);
  return node.kind === 'quotient' ? someRoot(node.over) || someRoot(node.under) : isRoot(node);
}

/** Roots, numbers and quantities, multiplied and divided, without a minus sign or a sum. */
function isPositive(node: MathNode): boolean {
  if (node.kind === 'product') return node.factors.every(isPositive);
  if (node.kind === 'quotient') return isPositive(node.over) && isPositive(node.under);
  return node.kind === 'number' || node.kind === 'symbol' || isRoot(node);
}
