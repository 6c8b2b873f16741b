import { holdsArrayPart } from '../../math/arrays/holds-arrays.ts';
import { indexLetters } from '../../math/arrays/indices.ts';
import { isBracket } from '../../math/arrays/typing.ts';
import { hasKind, someOfKind } from '../../math/kinds-in.ts';
import { haveSameText } from '../../math/normal.ts';
import { childrenOf, type MathNode, someNode } from '../../math/tree.ts';
import { decideArrays } from '../arrays/decide.ts';
import { byDiracMatrices } from '../arrays/dirac.ts';
import { byPauliProducts } from '../arrays/pauli-products.ts';
import { isExplicitMatrix } from '../arrays/shapes.ts';
import type { Question, Rule } from '../rule.ts';
import { isReader } from './constant.ts';
import { measuresDiffer } from './notation.ts';

/**
 * Decides expressions with operators, states, matrices, vectors and tensors by their values at random matrices, states,
 * vectors and components. Relations, lists and plain matrices are left to the rules that take them apart.
 */
export const arrays: Rule = {
  name: 'arrays',
  apply: (question) => {
    const { reference, candidate, profile } = question;
    const spins = isReader(question) ? (byPauliProducts(question) ?? byDiracMatrices(question)) : undefined;
    if (spins !== undefined) return spins;
    if (!holdsArrays(question)) return { pass: 'no operators, states, vectors or tensors' };
    if (haveSameText(reference, candidate, 'in order')) return { pass: 'the same form' };
    if (
      [reference, candidate].some(isTakenApart) ||
      (isExplicitMatrix(reference) && isExplicitMatrix(candidate))
    )
      return { pass: 'left to the rules for relations, lists and matrices' };
    if (measuresDiffer(reference, candidate, profile)) return { pass: 'units of different measures' };
    return decideArrays(question) ?? { pass: 'vectors, indices or averages of undeclared names' };
  },
};

/** Whether one of the two holds a matrix, an index, or a name that is an array by its notation. */
export function holdsArrays({ reference, candidate }: Pick<Question, 'reference' | 'candidate'>): boolean {
  const nodes = [reference, candidate];
  return nodes.some(holdsArrayPart) || indexLetters(nodes).size > 0 || holdsBrackets(nodes);
}

/** `[A, B]` inside a formula, or alone beside what is no list; two lists are two lists. */
function holdsBrackets(nodes: readonly MathNode[]): boolean {
  if (nodes.every((node) => node.kind === 'list')) return false;
  if (!nodes.some((node) => hasKind(node, 'operator') || hasKind(node, 'list'))) return false;
  return nodes.some((node) =>
    someNode(node, (part) => isBracket(part) && childrenOf(part).every(isNameOrSum)),
  );
}

function isNameOrSum(node: MathNode): boolean {
  return !hasKind(node, 'number') && !hasKind(node, 'relation');
}

function isTakenApart(node: MathNode): boolean {
  return (node.kind === 'list' && node.open !== '(' && !isBracket(node)) || isUnvalued(node);
}

function isUnvalued(node: MathNode): boolean {
  if (hasKind(node, 'relation') || hasKind(node, 'plusMinus')) return true;
  return someOfKind(node, 'operator', (part) => /^(?:union|intersection|setminus)$/.test(part.head));
}
