import { someOfKind } from '../kinds-in.ts';
import { type MathNode, mapTree } from '../tree.ts';

/** A number as a node; a negative one is a negation. */
export function num(value: number): MathNode {
  const text: MathNode = { kind: 'number', text: String(Math.abs(value)) };
  return value < 0 ? { kind: 'negate', of: text } : text;
}

/** The one symbol of a name. */
export function symbol(name: string): MathNode {
  return { kind: 'symbol', name };
}

/** Whether a node is this number as written. */
export function isNumber(node: MathNode, value: number): boolean {
  return node.kind === 'number' && Number(node.text) === value;
}

/** A sum without zeros. */
export function plus(...terms: readonly MathNode[]): MathNode {
  const kept = terms.filter((term) => !isNumber(term, 0));
  const [only] = kept;
  if (only === undefined) return num(0);
  return kept.length === 1 ? only : { kind: 'sum', terms: kept };
}

/** A product without ones; 0 when a factor is. */
export function times(...factors: readonly MathNode[]): MathNode {
  if (factors.some((factor) => isNumber(factor, 0))) return num(0);
  const kept = factors.filter((factor) => !isNumber(factor, 1));
  const [only] = kept;
  if (only === undefined) return num(1);
  return kept.length === 1 ? only : { kind: 'product', factors: kept };
}

/** The negative of a node; 0 stays 0. */
export function minus(of: MathNode): MathNode {
  return isNumber(of, 0) ? of : { kind: 'negate', of };
}

/** A quotient; 0 above gives 0. */
export function over(above: MathNode, below: MathNode): MathNode {
  return isNumber(above, 0) ? above : { kind: 'quotient', over: above, under: below };
}

/** A power; the first power is the base. */
export function raised(base: MathNode, exponent: MathNode): MathNode {
  return isNumber(exponent, 1) ? base : { kind: 'power', base, exponent };
}

/** A function of the reader's table by its name. */
export function apply(name: string, ...args: readonly MathNode[]): MathNode {
  return { kind: 'function', name, args };
}

/** Whether a name occurs as a symbol, or in the arguments of anything. */
export function mentions(node: MathNode, name: string): boolean {
  return someOfKind(node, 'symbol', (part) => part.name === name);
}

/** The expression with a value for a name; a name bound by a sum or integral inside is not told apart. */
export function substitute(node: MathNode, name: string, value: MathNode): MathNode {
  return mapTree(node, (part) => (part.kind === 'symbol' && part.name === name ? value : part));
}

/** Whether a bound is ∞ (1), −∞ (−1) or finite (0). */
export function infinityOf(node: MathNode): -1 | 0 | 1 {
  if (node.kind === 'symbol') return node.name === '\\infty' ? 1 : 0;
  if (node.kind === 'plusMinus') return 0;
  if (node.kind !== 'negate') return 0;
  return infinityOf(node.of) === 1 ? -1 : 0;
}
