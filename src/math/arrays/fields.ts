import { someOfKind } from '../kinds-in.ts';
import { normalText } from '../normal.ts';
import { type MathNode, mapTree } from '../tree.ts';
import { exact } from '../value.ts';
import { type ArrayValue, scalarValue } from './array-value.ts';
import { asVector, randomVector } from './draws.ts';
import type { Frame } from './frame.ts';
import { isDel } from './indices.ts';
import { isVectorLike, vectorLetter } from './names.ts';

/** The first-order operators of a field and the Laplacian, by the head of their node. */
type FieldHead = 'gradient' | 'laplacian' | 'divergence' | 'curl';
const FIELD_HEADS: ReadonlySet<string> = new Set<FieldHead>(['gradient', 'laplacian', 'divergence', 'curl']);

/** The node of one of them. */
export type FieldOperator = MathNode & { readonly kind: 'operator'; readonly head: FieldHead };

/** Whether a node is a gradient, divergence, curl or Laplacian as {@link withFieldOperators} writes it. */
export function isFieldOperator(node: MathNode): node is FieldOperator {
  return node.kind === 'operator' && FIELD_HEADS.has(node.head);
}

/**
 * The expression with `\nabla f`, `\nabla\cdot E`, `\nabla\times B` and `\nabla^2 f` as operators on the one factor
 * behind the sign, and these and `\partial_\mu` taken through sums, signs and numbers, as they are linear.
 */
export function withFieldOperators(node: MathNode): MathNode {
  return mapTree(node, (part) => {
    if (isDel(part))
      return linear(part, part.args[0], (body) => ({ ...part, args: [body, ...part.args.slice(1)] }));
    if (part.kind === 'operator' && part.args[0] !== undefined && isNabla(part.args[0])) {
      const head = part.head === 'dot' ? 'divergence' : part.head === 'cross' ? 'curl' : undefined;
      return head === undefined ? part : applied(head, part.args[1], part);
    }
    return part.kind === 'product' ? absorbed(part) : part;
  });
}

function isNabla(node: MathNode): boolean {
  return node.kind === 'symbol' && node.name === '\\nabla';
}

function headOf(node: MathNode): string | undefined {
  if (isNabla(node)) return 'gradient';
  const isSquare = node.kind === 'power' && node.exponent.kind === 'number' && node.exponent.text === '2';
  return isSquare && isNabla(node.base) ? 'laplacian' : undefined;
}

function absorbed(product: MathNode & { readonly kind: 'product' }): MathNode {
  const factors: MathNode[] = [];
  for (let at = 0; at < product.factors.length; at += 1) {
    const factor = product.factors[at];
    if (factor === undefined) break;
    const head = headOf(factor);
    const next = product.factors[at + 1];
    // Of \nabla D c nobody knows whether the sign ends before c.
    const isLast = product.factors.slice(at + 2).every(isNumber);
    if (head === undefined || next === undefined || !isLast) factors.push(factor);
    else {
      factors.push(applied(head, next, factor));
      at += 1;
    }
  }
  const [only] = factors;
  return only !== undefined && factors.length === 1 ? only : { kind: 'product', factors };
}

function applied(head: string, body: MathNode | undefined, otherwise: MathNode): MathNode {
  return linear(otherwise, body, (inner) => ({ kind: 'operator', head, args: [inner] }));
}

function linear(
  otherwise: MathNode,
  body: MathNode | undefined,
  apply: (body: MathNode) => MathNode,
): MathNode {
  if (body === undefined) return otherwise;
  if (body.kind === 'negate') return { kind: 'negate', of: linear(otherwise, body.of, apply) };
  if (body.kind === 'sum')
    return { kind: 'sum', terms: body.terms.map((term) => linear(otherwise, term, apply)) };
  if (body.kind !== 'product') return apply(body);
  const numbers = body.factors.filter(isNumber);
  const [field, ...more] = body.factors.filter((factor) => !isNumber(factor));
  if (field === undefined || more.length > 0 || numbers.length === 0) return apply(body);
  return { kind: 'product', factors: [...numbers, linear(otherwise, field, apply)] };
}

function isNumber(node: MathNode): boolean {
  return !someOfKind(node, 'symbol', (part) => part.name !== '\\pi') && node.kind !== 'call';
}

/**
 * The value of a gradient, divergence, curl or Laplacian: random, and the same for the same field. What stands between
 * two of them on compound fields (∇·(∇×A) = 0) is not known here, so that a difference of such fields says nothing.
 */
export function fieldValue(
  node: MathNode & { readonly kind: 'operator' },
  frame: Frame,
): ArrayValue | undefined {
  const [body] = node.args;
  if (body === undefined) return undefined;
  if (body.kind !== 'symbol' && body.kind !== 'call') frame.seen.opaque = true;
  const isNamed = body.kind === 'symbol' && isVectorLike(body.name);
  const key = `${node.head} ${isNamed ? vectorLetter(body.name) : normalText(body)}`;
  if (node.head === 'gradient' || node.head === 'curl') return asVector(randomVector(frame.draw, key));
  return scalarValue(exact({ re: 3 * frame.draw(key)() - 1.5, im: 0 }));
}
