import { ParseFailure, type Token } from './tokens.ts';
import { type MathNode, someNode } from './tree.ts';
import { isDot, isVector, mayBeVector } from './vectors.ts';

/**
 * `a \\times b` as the operator `cross` of the one vector on each side, with all other factors beside it; undefined where
 * no vector is involved, so that the sign multiplies numbers. Refused where it is not clear which factors are meant.
 */
export function crossed(left: MathNode, right: MathNode, sign: Token): MathNode | undefined {
  const [before, after] = [factorsOf(left), factorsOf(right)];
  const arrows = [before, after].map((factors) => factors.filter(carriesVector).length);
  if (arrows.every((found) => found === 0)) return undefined;
  const [one, two] = [vectorOf(before, before.length - 1), vectorOf(after, 0)];
  if (arrows.some((found) => found > 1) || one === undefined || two === undefined)
    throw new ParseFailure('a product of a vector that may be a cross product', sign);
  if (one === 'number' || two === 'number') return undefined;
  const node: MathNode = { kind: 'operator', head: 'cross', args: [one, two] };
  const others = [...before, ...after].filter((factor) => factor !== one && factor !== two);
  if (others.length === 0) return node;
  const scalars = before.filter((factor) => factor !== one);
  const rest = after.filter((factor) => factor !== two);
  return { kind: 'product', factors: [...scalars, node, ...rest] };
}

function factorsOf(node: MathNode): readonly MathNode[] {
  return node.kind === 'product' ? node.factors : [node];
}

function carriesVector(node: MathNode): boolean {
  return !isDot(node) && someNode(node, isVector);
}

/** The vector among the factors, or the name beside the sign that may be one; `number` where that cannot be. */
function vectorOf(factors: readonly MathNode[], beside: number): MathNode | 'number' | undefined {
  const arrow = factors.find(carriesVector);
  if (arrow !== undefined) return arrow;
  const next = factors[beside];
  if (next === undefined) return undefined;
  if (mayBeVector(next)) return next;
  const isNumber =
    next.kind === 'number' || next.kind === 'power' || next.kind === 'unit' || next.kind === 'quotient';
  return isNumber ? 'number' : undefined;
}
