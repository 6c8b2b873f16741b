import type { Complex } from '../complex.ts';
import { evaluate } from '../evaluate.ts';
import { namesIn } from '../names-in.ts';
import { type MathNode, withChildren } from '../tree.ts';
import { exact, type Value } from '../value.ts';
import {
  type ArrayValue,
  addArrays,
  adjoint,
  crossProduct,
  innerProduct,
  multiplyArrays,
  numberOf,
  scalarValue,
  tensorProduct,
} from './array-value.ts';
import type { Frame } from './frame.ts';
import { conjugated, determinant, negated, scaleMatrix, trace, transposed } from './matrix.ts';
import { isUnitVectorName, isVectorLike } from './names.ts';
import { exponential, isSquare, powerOfArray, quotientOfArrays } from './powers-of-arrays.ts';

const TRACE = /^(?:\\(?:operatorname|mathrm)\{)?(?:tr|Tr|trace)\}?$/;
const DETERMINANT = /^(?:\\(?:operatorname|mathrm)\{|\\)?(?:det)\}?$/;

/** Whether a name is the trace, which takes what stands behind it. */
export function isTraceName(name: string): boolean {
  return TRACE.test(name);
}

/** Whether a name that is applied to something takes a matrix. */
export function isMatrixFunction(name: string): boolean {
  return TRACE.test(name) || DETERMINANT.test(name);
}

/** The trace of a square array. */
export function tracedOf(a: ArrayValue): ArrayValue | undefined {
  const sum = isSquare(a) ? trace(a.matrix) : undefined;
  return sum && scalarValue(sum);
}

/** What a node makes of numbers: they are put in as values of names no formula has. */
export function scalarFunction(
  node: MathNode,
  values: readonly ArrayValue[],
  frame: Frame,
): ArrayValue | undefined {
  const numbers = values.map(numberOf);
  if (!numbers.every((number) => number !== undefined)) return undefined;
  if (isProductHead(node)) {
    return node.head === 'cross' ? undefined : folded(values, multiplyArrays);
  }
  if (node.kind === 'function' && node.name === 'transpose') return values[0];
  if (node.kind === 'function' && node.name === 'dagger') return values[0] && adjoint(values[0]);
  const names = values.map((_, at) => `\u0000${at}`);
  const symbols = new Map(frame.point.symbols);
  for (const [at, number] of numbers.entries()) symbols.set(names[at] ?? '', number.value);
  const replaced = withChildren(
    node,
    names.map((name) => ({ kind: 'symbol', name })),
  );
  const result = evaluate(replaced, { ...frame.point, symbols });
  return result && scalarValue(withErrors(result, numbers));
}

/** A function of numbers passes their relative errors on, here taken at up to 64 times. */
const CONDITION = 64;

function withErrors(result: Value, numbers: readonly Value[]): Value {
  const size = Math.hypot(result.value.re, result.value.im);
  const relative = numbers.reduce((sum, { value, error }) => {
    return error === 0 ? sum : sum + error / Math.max(Math.hypot(value.re, value.im), error);
  }, 0);
  return {
    ...result,
    error: result.error + CONDITION * relative * size,
    absorbed: result.absorbed || numbers.some((number) => number.absorbed),
    branched: result.branched || numbers.some((number) => number.branched),
  };
}

/** All values combined from the left; undefined where two of them cannot be. */
function folded(
  values: readonly ArrayValue[],
  combine: (a: ArrayValue, b: ArrayValue) => ArrayValue | undefined,
): ArrayValue | undefined {
  const [first, ...rest] = values;
  return rest.reduce<ArrayValue | undefined>((total, value) => total && combine(total, value), first);
}

function isProductHead(node: MathNode): node is MathNode & { readonly kind: 'operator' } {
  return node.kind === 'operator' && ['inner', 'dot', 'cross', 'otimes'].includes(node.head);
}

/** What a node makes of values of which at least one is an array. */
export function arrayFunction(
  node: MathNode,
  values: readonly ArrayValue[],
  frame: Frame,
): ArrayValue | undefined {
  const [first, second] = values;
  if (first === undefined) return undefined;
  if (node.kind === 'power' && second !== undefined) return powerOfArray(node, first, second);
  if (node.kind === 'quotient' && second !== undefined) return quotientOfArrays(first, second);
  if (node.kind === 'operator' && node.head === 'otimes') return folded(values, tensorProduct);
  if (node.kind === 'operator') return second === undefined ? undefined : combined(node.head, first, second);
  if (node.kind === 'function' || node.kind === 'call')
    return second === undefined ? (byComponent(node, first) ?? ofOne(node.name, first, frame)) : undefined;
  return undefined;
}

/** Functions that take a vector component by component. */
const PARTS: Readonly<Record<string, (cell: Value) => Complex>> = {
  re: ({ value }) => ({ re: value.re, im: 0 }),
  im: ({ value }) => ({ re: value.im, im: 0 }),
  conj: ({ value }) => ({ re: value.re, im: -value.im }),
};

/**
 * `\operatorname{Re}[(\hat x + i\hat y)e^{-i\omega t}]` by its components, where all its vectors are unit vectors, which are real; any
 * other vector there may be a complex amplitude.
 */
function byComponent(
  node: MathNode & { readonly kind: 'function' | 'call' },
  a: ArrayValue,
): ArrayValue | undefined {
  const part = node.kind === 'function' && Object.hasOwn(PARTS, node.name) ? PARTS[node.name] : undefined;
  if (part === undefined || a.sort !== 'vector') return undefined;
  if ([...namesIn(node)].some((name) => isVectorLike(name) && !isUnitVectorName(name))) return undefined;
  const cells = a.matrix.cells.map((cell) => ({ ...cell, value: part(cell) }));
  return { ...a, matrix: { ...a.matrix, cells } };
}

function combined(head: string, a: ArrayValue, b: ArrayValue): ArrayValue | undefined {
  switch (head) {
    case 'inner':
    case 'dot':
      return a.sort === 'vector' || b.sort === 'vector' || a.sort === 'ket'
        ? innerProduct(a, b)
        : multiplyArrays(a, b);
    case 'cross':
      return crossProduct(a, b);
    case 'commutator':
    case 'anticommutator': {
      const [ab, ba] = [multiplyArrays(a, b), multiplyArrays(b, a)];
      if (ab === undefined || ba === undefined) return undefined;
      return addArrays(ab, head === 'commutator' ? { ...ba, matrix: negated(ba.matrix) } : ba);
    }
    default:
      return undefined;
  }
}

function ofOne(name: string, a: ArrayValue, frame: Frame): ArrayValue | undefined {
  if (isTraceName(name)) return tracedOf(a);
  if (DETERMINANT.test(name)) {
    const value = isSquare(a) ? determinant(a.matrix) : undefined;
    return value && scalarValue(value);
  }
  switch (name) {
    case 'exp':
      return exponential(a);
    case 'cos':
    case 'sin':
      return halfSum(name, a);
    case 'dagger':
    case 'adjoint':
      return adjoint(a);
    case 'transpose':
      return { ...a, matrix: transposed(a.matrix) };
    case 'conj':
      return a.sort === 'operator' || a.sort === 'matrix'
        ? { ...a, matrix: conjugated(a.matrix) }
        : undefined;
    case 'abs':
    case 'norm':
      return a.sort === 'vector' ? lengthOf(a, frame) : undefined;
    default:
      return undefined;
  }
}

/** cos A and sin A of a matrix as (e^{iA} ± e^{−iA})/2 or /2i (DLMF 4.14.1, 4.14.2). */
function halfSum(name: 'cos' | 'sin', a: ArrayValue): ArrayValue | undefined {
  const turned = (im: number) => exponential({ ...a, matrix: scaleMatrix(a.matrix, exact({ re: 0, im })) });
  const [plus, minus] = [turned(1), turned(-1)];
  if (plus === undefined || minus === undefined) return undefined;
  const other = name === 'cos' ? minus : { ...minus, matrix: negated(minus.matrix) };
  const sum = addArrays(plus, other);
  const half = exact(name === 'cos' ? { re: 0.5, im: 0 } : { re: 0, im: -0.5 });
  return sum && { ...sum, matrix: scaleMatrix(sum.matrix, half) };
}

function lengthOf(a: ArrayValue, frame: Frame): ArrayValue | undefined {
  const square = innerProduct(a, a);
  const root: MathNode = { kind: 'function', name: 'sqrt', args: [{ kind: 'number', text: '1' }] };
  return square && scalarFunction(root, [square], frame);
}
