import { type MathNode, mapTree } from '../math/tree.ts';

/** A difference of temperatures: of T, t, θ or ϑ. */
const DIFFERENCE = /^\\(?:Delta|delta) ?(?:T|t|\\theta|\\vartheta)(?:_|$)/;

/** Two answers, of which one says that it is a difference of temperatures: a degree Celsius is a kelvin (SI Brochure, 2.3.1). */
export function inSteps(pair: { readonly reference: MathNode; readonly candidate: MathNode }): typeof pair {
  if (![pair.reference, pair.candidate].some(isDifference)) return pair;
  return { reference: inKelvins(pair.reference), candidate: inKelvins(pair.candidate) };
}

function isDifference(node: MathNode): boolean {
  return node.kind === 'relation' && node.first.kind === 'symbol' && DIFFERENCE.test(node.first.name);
}

function inKelvins(node: MathNode): MathNode {
  return mapTree(node, (part) =>
    part.kind === 'unit' && part.name === 'degC' ? { kind: 'unit', name: 'K' } : part,
  );
}
