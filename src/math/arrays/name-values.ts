import { evaluate as evaluateNumber } from '../evaluate.ts';
import { normalText } from '../normal.ts';
import type { MathNode } from '../tree.ts';
import { exact } from '../value.ts';
import { type ArrayValue, adjoint, innerProduct, multiplyArrays, scalarValue } from './array-value.ts';
import { ZERO_CELL } from './cells.ts';
import { sumOverLetters } from './contractions.ts';
import {
  asVector,
  basisKet,
  normalised,
  pauliMatrix,
  randomDensity,
  randomKet,
  randomOperator,
  randomVector,
  rootOfSquare,
  unitVector,
} from './draws.ts';
import type { Frame } from './frame.ts';
import { scalarFunction, tracedOf } from './functions-of-arrays.ts';
import { tensorName } from './indices.ts';
import { identityMatrix, type Matrix, matrixOf, transposed } from './matrix.ts';
import {
  isUnitVectorName,
  isZeroName,
  markOf,
  type StateName,
  slashedOf,
  stateName,
  vectorLetter,
  withoutMark,
} from './names.ts';
import { innerNode, sortOf } from './typing.ts';

type Evaluate = (node: MathNode, frame: Frame) => ArrayValue | undefined;

/** The value of a name at the test point of a frame; undefined where it has none in the frame's reading. */
export function nameValue(name: string, frame: Frame, evaluate: Evaluate): ArrayValue | undefined {
  const tensor = tensorName(name, frame.notation.indices);
  if (tensor !== undefined) {
    // Its components would be matrices, whose order matters too.
    if (sortOf(name, frame.notation, frame.reading) !== 'scalar') return undefined;
    return sumOverLetters([...tensor.up, ...tensor.down], frame, ({ tensors, indices }) => {
      const component = tensors?.component(tensor, indices);
      return component && scalarValue(component);
    });
  }
  if (isZeroName(name)) return scalarValue(ZERO_CELL);
  const key = `${frame.inside} ${name}`;
  if (frame.arrays.has(key)) return frame.arrays.get(key);
  const value = freshValue(name, frame, evaluate);
  frame.arrays.set(key, value);
  return value;
}

function freshValue(name: string, frame: Frame, evaluate: Evaluate): ArrayValue | undefined {
  const { notation, reading, point } = frame;
  switch (sortOf(name, notation, reading)) {
    case 'state': {
      const state = stateName(name);
      return state && stateValue(name, state, frame, evaluate);
    }
    case 'identity':
      return { sort: 'operator', matrix: identityMatrix(frame.size) };
    case 'operator':
      return operatorValue(name, frame);
    case 'vector':
      return vectorOf(name, frame);
    case 'scalar':
      if (notation.vectors.has(name) && !notation.numbers.has(name)) return lengthOf(name, frame);
      if (frame.inside !== 'no' && isRandomHere(name, frame)) return randomVariable(name, frame);
      break;
    default:
      return undefined;
  }
  const value = point.symbols.get(name);
  if (value !== undefined) return scalarValue(exact(value));
  const constant = evaluateNumber({ kind: 'symbol', name }, point);
  return constant && scalarValue(constant);
}

/** Inside a state every name is an operator, or only those that stand nowhere outside. */
function isRandomHere(name: string, { notation, reading }: Frame): boolean {
  if (name === '\\pi' || name === 'i' || name === 'e' || name === '\\hbar') return false;
  return reading.inside === 'all' || !notation.outside.has(name);
}

/** In a matrix element an operator; in an average a random variable, which commutes with all others. */
function randomVariable(name: string, frame: Frame): ArrayValue | undefined {
  if (frame.inside === 'element' && frame.reading.inside !== 'numbers') return operatorValue(name, frame);
  const next = frame.draw(`variable ${name}`);
  const matrix = matrixOf(frame.size, frame.size, (row, col) =>
    row === col ? exact({ re: 0.3 + 2 * next(), im: 0 }) : ZERO_CELL,
  );
  return { sort: 'operator', matrix };
}

function operatorValue(name: string, frame: Frame): ArrayValue | undefined {
  const bare: ArrayValue = {
    sort: 'operator',
    matrix:
      (frame.pauli ? pauliMatrix(name, frame.size) : undefined) ??
      slashedMatrix(name, frame) ??
      randomOperator(frame.draw, withoutMark(name), frame.size),
  };
  const mark = markOf(name);
  if (mark === 'top') return { ...bare, matrix: transposed(bare.matrix) };
  return mark === 'dagger' ? adjoint(bare) : bare;
}

/** `\slashed{p}` beside p, whose square is that of `\slashed{p}`. */
function slashedMatrix(name: string, { draw, size, point }: Frame): Matrix | undefined {
  const momentum = slashedOf(name);
  const number = momentum === undefined ? undefined : point.symbols.get(momentum);
  return number && rootOfSquare(draw, name, size, exact(number));
}

/** A vector; a unit vector whose vector is in use has its direction. */
function vectorOf(name: string, { draw, notation }: Frame): ArrayValue {
  const letter = vectorLetter(name);
  if (!isUnitVectorName(name)) return asVector(randomVector(draw, letter));
  if (notation.vectors.has(letter)) return asVector(normalised(randomVector(draw, letter)));
  const letters = new Set([...notation.names].filter(isUnitVectorName).map(vectorLetter));
  return asVector(unitVector(draw, letter, letters));
}

/** The bare letter of a vector is its length. */
function lengthOf(letter: string, frame: Frame): ArrayValue | undefined {
  const vector = asVector(randomVector(frame.draw, letter));
  const square = innerProduct(vector, vector);
  const root: MathNode = { kind: 'function', name: 'sqrt', args: [{ kind: 'number', text: '1' }] };
  return square && scalarFunction(root, [square], frame);
}

function stateValue(
  name: string,
  state: StateName,
  frame: Frame,
  evaluate: Evaluate,
): ArrayValue | undefined {
  const [first = '', second = '', third = ''] = state.parts;
  switch (state.kind) {
    case 'ket':
      return ketOf(first, frame);
    case 'bra':
      return adjoint(ketOf(first, frame));
    case 'braket':
      return bracketOf(first, ketOf(second, frame), frame);
    case 'element':
      return elementOf({ bra: first, middle: second, ket: third }, frame, evaluate) ?? opaque(name, frame);
    case 'mean':
      return meanOf(first, frame, evaluate) ?? opaque(name, frame);
  }
}

/** A label in one spelling: without spaces and braces that only group, sums in one order. */
export function labelOf(text: string): string {
  // Digits side by side are the labels of several systems: |0> is no |00>.
  if (/^[0-9]+$/.test(text.trim())) return text.trim();
  const node = innerNode(text);
  return node === undefined ? text.replace(/\s+/g, '') : normalText(node);
}

function ketOf(text: string, { draw, size, basis }: Frame): ArrayValue {
  const label = labelOf(text);
  const at = basis?.indexOf(label) ?? -1;
  return { sort: 'ket', matrix: at < 0 ? randomKet(draw, label, size) : basisKet(at, size) };
}

interface Element {
  readonly bra: string;
  readonly middle: string;
  readonly ket: string;
}

function elementOf({ bra, middle, ket }: Element, frame: Frame, evaluate: Evaluate): ArrayValue | undefined {
  const node = innerNode(middle);
  const operator = node && evaluate(node, { ...frame, inside: 'element', marks: new WeakMap() });
  const right = operator && multiplyArrays(operator, ketOf(ket, frame));
  return right && bracketOf(bra, right, frame);
}

function bracketOf(label: string, right: ArrayValue, frame: Frame): ArrayValue | undefined {
  const left = adjoint(ketOf(label, frame));
  return left && multiplyArrays(left, right);
}

/** A number of its own for what is not read inside: equal texts are equal, other texts may still be. */
function opaque(name: string, { draw, seen }: Frame): ArrayValue {
  seen.opaque = true;
  return scalarValue(exact({ re: 0.3 + 2 * draw(`opaque ${name}`)(), im: 0 }));
}

/** ⟨X⟩ as tr ρX with a random ρ of trace one: linear in X, and nothing else is assumed of the average. */
function meanOf(text: string, frame: Frame, evaluate: Evaluate): ArrayValue | undefined {
  const node = innerNode(text);
  const value = node && evaluate(node, { ...frame, inside: 'mean', marks: new WeakMap() });
  if (value === undefined) return undefined;
  const density: ArrayValue = { sort: 'operator', matrix: randomDensity(frame.draw, frame.size) };
  const unit: ArrayValue = { sort: 'operator', matrix: identityMatrix(frame.size) };
  const operator = value.sort === 'scalar' ? multiplyArrays(value, unit) : value;
  const product = operator && multiplyArrays(density, operator);
  return product && tracedOf(product);
}
