import { someOfKind } from '../../math/kinds-in.ts';
import { namesIn } from '../../math/names-in.ts';
import { type MathNode, mapTree } from '../../math/tree.ts';
import { different, type Question, type Ruling } from '../rule.ts';
import type { Definition } from './definition.ts';

/** A letter with an arrow or in bold type. */
const ARROWED = /^\\(?:vec|mathbf)\{(\\?[A-Za-z]+)\}/;
/** A letter that is a number: no mark, no Greek index, and none of the unit vectors i, j, k. */
const PLAIN = /^(?:[A-Za-hl-z]|\\[A-Za-z]+)(?:_\{?[A-Za-z0-9]+\}?)?$/;

/**
 * A vector by a vector, `\vec F = q\,\vec v\times\vec B`, beside the same vector by a product of lengths, `\vec F = q v B`: a cross
 * product has a direction and the sine of an angle, which the lengths lack. Without a cross product arrows may only be
 * left out, so that it takes another value to refute. Undefined for any other pair.
 */
export function vectorBesideLength(question: Question, a: Definition, b: Definition): Ruling | undefined {
  if (a.side.kind !== 'symbol' || !ARROWED.test(a.side.name)) return undefined;
  const [vector, length] = isVectorial(a.value) ? [a.value, b.value] : [b.value, a.value];
  if (!isVectorial(vector) || !isLength(length) || !sharesLetter(vector, length)) return undefined;
  const [reference, candidate] = [withoutArrows(a.value), withoutArrows(b.value)];
  const isCross = someOfKind(vector, 'operator', ({ head }) => head === 'cross');
  return isCross || question.decide({ ...question, reference, candidate }).outcome === 'different'
    ? different('other_shape', 'a vector, and a product of lengths')
    : undefined;
}

/** One vector times numbers, a sum of such, or a cross product. */
function isVectorial(node: MathNode): boolean {
  switch (node.kind) {
    case 'symbol':
      return ARROWED.test(node.name);
    case 'negate':
      return isVectorial(node.of);
    case 'sum':
      return node.terms.every(isVectorial);
    case 'quotient':
      return isVectorial(node.over) && isLength(node.under);
    case 'product': {
      const vectors = node.factors.filter(isVectorial);
      return (
        vectors.length === 1 && node.factors.every((factor) => vectors.includes(factor) || isLength(factor))
      );
    }
    case 'operator':
      return node.head === 'cross' && node.args.every(isVectorial);
    default:
      return false;
  }
}

/** A formula of plain letters and numbers; zero is also the zero vector. */
function isLength(node: MathNode): boolean {
  switch (node.kind) {
    case 'number':
      return Number(node.text) !== 0;
    case 'symbol':
      return PLAIN.test(node.name);
    case 'negate':
      return isLength(node.of);
    case 'sum':
      return node.terms.every(isLength);
    case 'product':
      return node.factors.every(isLength);
    case 'quotient':
      return isLength(node.over) && isLength(node.under);
    case 'power':
      return isLength(node.base) && isLength(node.exponent);
    case 'function':
      return node.args.every(isLength);
    default:
      return false;
  }
}

function sharesLetter(vector: MathNode, length: MathNode): boolean {
  const letters = namesIn(length);
  return [...namesIn(vector)].some((name) => letters.has(plainName(name)) && plainName(name) !== name);
}

function plainName(name: string): string {
  return name.replace(ARROWED, '$1');
}

function withoutArrows(node: MathNode): MathNode {
  return mapTree(node, (part) => {
    if (part.kind === 'symbol') return { ...part, name: plainName(part.name) };
    return part.kind === 'operator' && part.head === 'cross' ? { kind: 'product', factors: part.args } : part;
  });
}
