import { modulus } from '../../math/complex.ts';
import { evaluate, isConstant } from '../../math/evaluate.ts';
import { namesIn } from '../../math/names-in.ts';
import type { MathNode } from '../../math/tree.ts';
import { domainsOf, pointAt } from '../points.ts';
import type { Question } from '../rule.ts';

/** Whether undeclared names are quantities of their own, as the reader of a paper takes them. */
export function isReader({ profile }: Pick<Question, 'profile'>): boolean {
  return profile.undeclared === 'quantity';
}

/** The names of an expression that stand for a quantity: not π, e or i, unless they are declared. */
export function freeNames(node: MathNode, { symbols }: Pick<Question, 'symbols'>): readonly string[] {
  const domains = domainsOf(symbols);
  const free: string[] = [];
  for (const name of namesIn(node)) if (domains.has(name) || !isConstant(name)) free.push(name);
  return free;
}

/** The real number an expression without names and units stands for, ±∞ included; undefined for any other. */
export function realConstant(node: MathNode, question: Question): number | undefined {
  const infinite = infinityOf(node);
  if (infinite !== undefined) return infinite;
  if (freeNames(node, question).length > 0) return undefined;
  const { budget } = question;
  const point = pointAt({ names: new Set(), domains: new Map(), assumption: 'positive', budget }, 0);
  const value = evaluate(node, { ...point, units: new Map() })?.value;
  if (value === undefined || Math.abs(value.im) > 1e-12 * modulus(value)) return undefined;
  return value.re;
}

function infinityOf(node: MathNode): number | undefined {
  if (node.kind === 'symbol' && node.name === '\\infty') return Number.POSITIVE_INFINITY;
  if (node.kind !== 'negate') return undefined;
  const value = infinityOf(node.of);
  return value === undefined ? undefined : -value;
}
