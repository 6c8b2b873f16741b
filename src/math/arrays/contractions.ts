import type { MathNode } from '../tree.ts';
import { type ArrayValue, addArrays, multiplyArrays, scalarValue } from './array-value.ts';
import type { Frame } from './frame.ts';
import { freeIndices, pairedIndices, tensorName } from './indices.ts';
import { cellOf } from './matrix.ts';

/** Terms of one summation over repeated indices. */
const MAX_TERMS = 1024;

/**
 * The sum over all index letters that occur twice in a product (Einstein's convention). Two lower or two upper letters are
 * joined by the metric, as one above and one below are.
 */
export function sumOverPairs(
  factors: readonly MathNode[],
  frame: Frame,
  product: (frame: Frame) => ArrayValue | undefined,
): ArrayValue | undefined {
  const letters = frame.notation.indices;
  if (letters.size === 0) return product(frame);
  const free: string[] = [];
  for (const factor of factors) {
    const own = freeIndices(factor, letters);
    if (own === undefined) return undefined;
    free.push(...own);
  }
  return sumOverLetters(free, frame, product);
}

/** The sum over the letters that occur twice among these. */
export function sumOverLetters(
  all: readonly string[],
  frame: Frame,
  product: (frame: Frame) => ArrayValue | undefined,
): ArrayValue | undefined {
  const pairs = pairedIndices(all);
  if (pairs.some((letter) => frame.indices.has(letter))) return undefined;
  return sumOver(pairs, frame, product);
}

function sumOver(
  pairs: readonly string[],
  frame: Frame,
  product: (frame: Frame) => ArrayValue | undefined,
): ArrayValue | undefined {
  const count = frame.dimension ** pairs.length;
  if (pairs.length === 0) return product(frame);
  if (count > MAX_TERMS) return undefined;
  let total: ArrayValue | undefined;
  for (let code = 0; code < count; code += 1) {
    const indices = new Map(frame.indices);
    for (let at = 0, rest = code; at < pairs.length; at += 1, rest = Math.floor(rest / frame.dimension))
      indices.set(pairs[at] ?? '', rest % frame.dimension);
    const term = product({ ...frame, indices });
    if (term === undefined) return undefined;
    total = total === undefined ? term : addArrays(total, term);
    if (total === undefined) return undefined;
  }
  return total;
}

/** `p_\mu^2`, and `p^2` where p has components p_μ, as p_μ p^μ; undefined for any other base. */
export function contractedSquare(base: MathNode, frame: Frame): ArrayValue | undefined {
  const name = fourVector(base, frame);
  return name === undefined ? undefined : contractedPair(name, name, frame);
}

/** `p \cdot q` as p_μ q^μ where both have components; undefined otherwise. */
export function contractedDot(args: readonly MathNode[], frame: Frame): ArrayValue | undefined {
  const [a, b] = args.map((arg) => fourVector(arg, frame));
  return a === undefined || b === undefined ? undefined : contractedPair(a, b, frame);
}

/** The base of a name with one index that also stands above, with or without the index. */
function fourVector(node: MathNode, { notation }: Frame): string | undefined {
  if (node.kind !== 'symbol') return undefined;
  const tensor = tensorName(node.name, notation.indices);
  const base = tensor === undefined ? node.name : tensor.base;
  if (tensor !== undefined && tensor.up.length + tensor.down.length !== 1) return undefined;
  return notation.fourVectors.has(base) ? base : undefined;
}

function contractedPair(one: string, two: string, { tensors, dimension }: Frame): ArrayValue | undefined {
  if (tensors === undefined) return undefined;
  const lower = (base: string, at: number) =>
    tensors.component({ base, up: [], down: ['#'] }, new Map([['#', at]]));
  let total: ArrayValue | undefined;
  for (let row = 0; row < dimension; row += 1)
    for (let col = 0; col < dimension; col += 1) {
      const [a, b] = [lower(one, row), lower(two, col)];
      const pair = a && b && multiplyArrays(scalarValue(a), scalarValue(b));
      const term = pair && multiplyArrays(scalarValue(cellOf(tensors.upper, row, col)), pair);
      if (term === undefined) return undefined;
      total = total === undefined ? term : addArrays(total, term);
    }
  return total;
}
