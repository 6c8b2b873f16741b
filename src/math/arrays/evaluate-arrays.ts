import { evaluate } from '../evaluate.ts';
import { printLatex } from '../print.ts';
import { childrenOf, type List, type MathNode } from '../tree.ts';
import { type ArrayValue, addArrays, multiplyArrays, numberOf, scalarValue } from './array-value.ts';
import { contractedDot, contractedSquare, sumOverLetters, sumOverPairs } from './contractions.ts';
import { fieldValue, isFieldOperator } from './fields.ts';
import type { Frame } from './frame.ts';
import {
  arrayFunction,
  isMatrixFunction,
  isTraceName,
  scalarFunction,
  tracedOf,
} from './functions-of-arrays.ts';
import { delTensor, isDel, isTwo, tensorName } from './indices.ts';
import { negated } from './matrix.ts';
import { nameValue } from './name-values.ts';
import { isArrayName, isBracket, sortOf } from './typing.ts';

/** What one step costs of the budget: it takes as long as some evaluated nodes of numbers. */
const STEP = 8;

/**
 * The value of an expression with operators, states, matrices, vectors or tensors at one test point; undefined where the
 * notation, as it is read here, has none: two vectors side by side, an operator below a fraction bar.
 */
export function evaluateArrays(node: MathNode, frame: Frame): ArrayValue | undefined {
  frame.point.budget.left -= STEP;
  if (frame.point.budget.left < 0) return undefined;
  if (!holdsArray(node, frame)) {
    const value = evaluate(node, frame.point);
    return value && scalarValue(value);
  }
  switch (node.kind) {
    case 'symbol':
      return nameValue(node.name, frame, evaluateArrays);
    case 'negate': {
      const of = evaluateArrays(node.of, frame);
      return of && { ...of, matrix: negated(of.matrix) };
    }
    case 'sum':
      return folded(node.terms, frame, addArrays);
    case 'product':
      return productValue(node.factors, frame);
    case 'matrix':
      return explicitMatrix(node.rows, frame);
    case 'power':
      return (
        (isTwo(node.exponent) ? contractedSquare(node.base, frame) : undefined) ?? fromChildren(node, frame)
      );
    case 'call':
      return isArrayName(node.name)
        ? nameValue(printLatex(node), frame, evaluateArrays)
        : fromChildren(node, frame);
    case 'operator':
      if (isFieldOperator(node)) return fieldValue(node, frame);
      if (isDel(node)) return delValue(node, frame);
      return (isInner(node.head) ? contractedDot(node.args, frame) : undefined) ?? fromChildren(node, frame);
    case 'list':
      return isBracket(node) ? fromChildren(asCommutator(node), frame) : undefined;
    case 'quotient':
    case 'function':
      return fromChildren(node, frame);
    default:
      return undefined;
  }
}

function delValue(node: MathNode, frame: Frame): ArrayValue | undefined {
  const tensor = delTensor(node, frame.notation.indices);
  if (tensor === undefined) return undefined;
  return sumOverLetters([...tensor.up, ...tensor.down], frame, ({ tensors, indices }) => {
    const component = tensors?.component(tensor, indices);
    return component && scalarValue(component);
  });
}

const isInner = (head: string): boolean => head === 'dot' || head === 'inner';

/** `[A, B]` and `\{A, B\}` beside operators are the commutator and the anticommutator. */
function asCommutator({ open, items }: List): MathNode {
  return { kind: 'operator', head: open === '[' ? 'commutator' : 'anticommutator', args: items };
}

/** Whether a part of the expression may be an array. */
function holdsArray(node: MathNode, frame: Frame): boolean {
  const known = frame.marks.get(node);
  if (known !== undefined) return known;
  const holds = isArrayNode(node, frame) || childrenOf(node).some((child) => holdsArray(child, frame));
  frame.marks.set(node, holds);
  return holds;
}

function isArrayNode(node: MathNode, { notation, reading, inside }: Frame): boolean {
  if (node.kind === 'matrix' || isFieldOperator(node) || isDel(node)) return true;
  if (node.kind === 'call') return isArrayName(node.name) || isMatrixFunction(node.name);
  if (node.kind !== 'symbol') return false;
  if (inside !== 'no') return true;
  const { name } = node;
  if (isTraceName(name) || notation.vectors.has(name) || notation.fourVectors.has(name)) return true;
  return sortOf(name, notation, reading) !== 'scalar' || tensorName(name, notation.indices) !== undefined;
}

type Combine = (a: ArrayValue, b: ArrayValue) => ArrayValue | undefined;

function folded(nodes: readonly MathNode[], frame: Frame, combine: Combine): ArrayValue | undefined {
  let total: ArrayValue | undefined;
  for (const [at, node] of nodes.entries()) {
    const value = evaluateArrays(node, frame);
    if (value === undefined) return undefined;
    frame.point.budget.left -= value.matrix.cells.length * value.matrix.cols;
    total = at === 0 ? value : total && combine(total, value);
    if (total === undefined) return undefined;
  }
  return total;
}

/** Factors in order; a trace takes everything behind it; index letters that occur twice are summed over. */
function productValue(factors: readonly MathNode[], frame: Frame): ArrayValue | undefined {
  const at = factors.findIndex((factor) => factor.kind === 'symbol' && isTraceName(factor.name));
  if (at >= 0) {
    const rest = productValue(factors.slice(at + 1), frame);
    const sum = rest && tracedOf(rest);
    const before = at === 0 ? sum : productValue(factors.slice(0, at), frame);
    if (sum === undefined || before === undefined) return undefined;
    return at === 0 ? sum : multiplyArrays(before, sum);
  }
  return sumOverPairs(factors, frame, (inner) => folded(factors, inner, multiplyArrays));
}

function explicitMatrix(rows: readonly (readonly MathNode[])[], frame: Frame): ArrayValue | undefined {
  const values = rows.flat().map((cell) => numberOf(evaluateArrays(cell, frame)));
  if (!values.every((value) => value !== undefined)) return undefined;
  return { sort: 'matrix', matrix: { rows: rows.length, cols: rows[0]?.length ?? 0, cells: values } };
}

/** A node whose value follows from the values of its children alone. */
function fromChildren(node: MathNode, frame: Frame): ArrayValue | undefined {
  const values: ArrayValue[] = [];
  for (const child of childrenOf(node)) {
    const value = evaluateArrays(child, frame);
    if (value === undefined) return undefined;
    values.push(value);
  }
  frame.point.budget.left -= values.reduce((cost, { matrix }) => cost + matrix.cells.length * matrix.cols, 0);
  return values.every(({ sort }) => sort === 'scalar')
    ? scalarFunction(node, values, frame)
    : arrayFunction(node, values, frame);
}
