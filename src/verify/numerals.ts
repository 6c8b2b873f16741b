import { someOfKind } from '../math/kinds-in.ts';
import { type MathNode, mapTree } from '../math/tree.ts';

/**
 * Both sides with numbers written to a base as the numbers they are, if both have one: a question about digits that is
 * answered with a value, or the other way round, stays open.
 */
export function withoutBases(
  reference: MathNode,
  candidate: MathNode,
): { readonly reference: MathNode; readonly candidate: MathNode } {
  const both = [reference, candidate].every((node) => someOfKind(node, 'operator', isBased));
  return both
    ? { reference: mapTree(reference, inDecimal), candidate: mapTree(candidate, inDecimal) }
    : { reference, candidate };
}

function isBased(node: MathNode): boolean {
  return node.kind === 'operator' && node.head === 'base';
}

function inDecimal(node: MathNode): MathNode {
  const [digits, base] = node.kind === 'operator' && node.head === 'base' ? node.args : [];
  if (digits?.kind !== 'number' || base?.kind !== 'number') return node;
  const by = BigInt(base.text);
  const value = [...digits.text].reduce((sum, digit) => sum * by + BigInt(digit), 0n);
  return { kind: 'number', text: String(value) };
}

/** `1.23(4)` as 1.23 ± 0.04: the digits in brackets are those of the uncertainty in the last places (GUM 7.2.2). */
export function withUncertainties(node: MathNode): MathNode {
  return someOfKind(node, 'operator', isUncertain) ? mapTree(node, spread) : node;
}

function isUncertain(node: MathNode): boolean {
  return node.kind === 'operator' && node.head === 'uncertain';
}

function spread(node: MathNode): MathNode {
  const [number, digits] = node.kind === 'operator' && node.head === 'uncertain' ? node.args : [];
  if (number?.kind !== 'number' || digits?.kind !== 'number') return node;
  const places = number.text.split('.')[1]?.length ?? 0;
  const padded = digits.text.padStart(places + 1, '0');
  const text = `${padded.slice(0, -places)}.${padded.slice(-places)}`;
  return { kind: 'sum', terms: [number, { kind: 'plusMinus', sign: '+-', of: { kind: 'number', text } }] };
}
