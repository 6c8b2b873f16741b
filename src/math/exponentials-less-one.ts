import { hasSomeKind } from './kinds-in.ts';
import { type MathNode, mapTree } from './tree.ts';

/** The same integrand is asked for at every point. */
const KNOWN = new WeakMap<MathNode, MathNode>();

/**
 * The expression with e^u − 1 and 1 − e^u as a function of their own, which keeps its digits where u is small: at the lower end
 * of a Bose integral nothing else would be left of them.
 */
export function withExponentialsLessOne(node: MathNode): MathNode {
  if (!hasSomeKind(node, ['power', 'function'])) return node;
  const known = KNOWN.get(node);
  if (known !== undefined) return known;
  const rewritten = mapTree(node, lessOne);
  KNOWN.set(node, rewritten);
  return rewritten;
}

function lessOne(node: MathNode): MathNode {
  const [one, two, ...more] = node.kind === 'sum' ? node.terms : [];
  if (one === undefined || two === undefined || more.length > 0) return node;
  return difference(one, two) ?? difference(two, one) ?? node;
}

/** a + b where one of them is −1 or 1 and the other an exponential of the opposite sign. */
function difference(exponential: MathNode, unit: MathNode): MathNode | undefined {
  const [sign, number] = signed(unit);
  const [other, of] = signed(exponential);
  const exponent = exponentOf(of);
  if (number.kind !== 'number' || number.text !== '1' || exponent === undefined || sign === other)
    return undefined;
  const value: MathNode = { kind: 'function', name: 'expm1', args: [exponent] };
  return other === 1 ? value : { kind: 'negate', of: value };
}

function signed(node: MathNode): readonly [1 | -1, MathNode] {
  return node.kind === 'negate' ? [-1, node.of] : [1, node];
}

function exponentOf(node: MathNode): MathNode | undefined {
  if (node.kind === 'function') return node.name === 'exp' ? node.args[0] : undefined;
  return node.kind === 'power' && node.base.kind === 'symbol' && node.base.name === 'e'
    ? node.exponent
    : undefined;
}
