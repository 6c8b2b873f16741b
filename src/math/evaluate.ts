import {
  add,
  type Complex,
  complexOf,
  divide,
  I,
  modulus,
  multiply,
  negate,
  ONE,
  power,
  ZERO,
} from './complex.ts';
import { type FunctionRow, NUMERIC } from './special.ts';
import type { Call, MathNode } from './tree.ts';
import { unitOf } from './units.ts';

/**
 * A value with a bound of its rounding error (absolute). `absorbed` when somewhere a summand vanished against a larger
 * one, so that agreement says nothing about it; `branched` when a real argument left the real axis (a root or logarithm
 * of something negative), where a difference may be one of branches only.
 */
export interface Value {
  readonly value: Complex;
  readonly error: number;
  readonly absorbed: boolean;
  readonly branched: boolean;
}

/** Where to evaluate: values of symbols and base units, and what an unknown function gives. */
export interface Point {
  readonly symbols: ReadonlyMap<string, Complex>;
  /** Base units (m, kg, s, A, K, mol, cd) as independent positive numbers. */
  readonly units: ReadonlyMap<string, number>;
  readonly unknown: (call: Call, args: readonly Complex[]) => Complex;
  /** Nodes that may still be evaluated; counts down, so that nested sums end. */
  readonly budget: { left: number };
}

const CONSTANTS: Readonly<Record<string, Complex>> = {
  '\\pi': complexOf(Math.PI),
  e: complexOf(Math.E),
  i: I,
};
const ROUNDING = 4.5e-16;
/** Below this ratio a summand has fewer than seven digits left in the sum. */
const ABSORBED = 1e-9;
const MAX_TERMS = 1000;
/** The smallest positive double with all its digits, 2^-1022. */
const SMALLEST = 2.2250738585072014e-308;
/** Beyond this argument the smaller exponential of cosh x is below {@link ABSORBED} of it: e^-2x < 1e-9. */
const EXPONENTIAL = 10.4;
/** A function that does not move at all when its argument moves by this much has saturated. */
const NUDGE = 1e-6;

/** Nodes the evaluations of one decision may visit together. */
export const NODE_BUDGET = 100_000;

/** Whether a name is π, e or i when no symbol of that name is declared. */
export function isConstant(name: string): boolean {
  return Object.hasOwn(CONSTANTS, name);
}

/** The value of an expression at a point; undefined where it has none that floating point can hold. */
export function evaluate(node: MathNode, point: Point): Value | undefined {
  const result = valueAt(node, point);
  if (result === undefined || !Number.isFinite(result.value.re) || !Number.isFinite(result.value.im))
    return undefined;
  return Number.isFinite(result.error) ? result : undefined;
}

function exact(value: Complex): Value {
  return { value, error: 0, absorbed: false, branched: false };
}

function rounded(value: Complex, error: number, from: readonly Value[]): Value {
  return {
    value,
    error: error + ROUNDING * modulus(value),
    absorbed: from.some((part) => part.absorbed),
    branched: from.some((part) => part.branched),
  };
}

/** Whether a result lost its digits below the smallest number that has all of them, although nothing in it is zero. */
function underflows(value: Complex, parts: readonly Complex[]): boolean {
  return modulus(value) < SMALLEST && parts.every((part) => modulus(part) > 0);
}

function valueAt(node: MathNode, point: Point): Value | undefined {
  point.budget.left -= 1;
  if (point.budget.left < 0) return undefined;
  switch (node.kind) {
    case 'number':
      return numberValue(node.text);
    case 'symbol': {
      const value = point.symbols.get(node.name) ?? CONSTANTS[node.name];
      return value && rounded(value, 0, []);
    }
    case 'unit':
      return unitValue(node.name, point);
    case 'negate': {
      const of = valueAt(node.of, point);
      return of && { ...of, value: negate(of.value) };
    }
    case 'sum':
      return sumOf(node.terms.map((term) => valueAt(term, point)));
    case 'product':
      return productOf(node.factors.map((factor) => valueAt(factor, point)));
    case 'quotient':
      return quotient(valueAt(node.over, point), valueAt(node.under, point));
    case 'power':
      return powerOf(node.base, node.exponent, point);
    case 'function':
      return functionValue(node.name, node.args, point);
    case 'call':
      return callValue(node, point);
    case 'operator':
      return seriesValue(node.head, node.args, point);
    default:
      return undefined;
  }
}

/** Integers are exact; a decimal or a long integer is rounded once. */
function numberValue(text: string): Value | undefined {
  const value = complexOf(Number(text));
  if (value.re < SMALLEST && /[1-9]/.test(text)) return undefined;
  return /^[0-9]{1,15}$/.test(text) ? exact(value) : rounded(value, 0, []);
}

function unitValue(name: string, point: Point): Value | undefined {
  const unit = unitOf(name);
  if (unit === undefined) return undefined;
  let value = unit.factor;
  for (const [base, exponent] of Object.entries(unit.base))
    value *= (point.units.get(base) ?? Number.NaN) ** exponent;
  return rounded(complexOf(value), 8 * ROUNDING * value, []);
}

function sumOf(terms: readonly (Value | undefined)[]): Value | undefined {
  let total = exact(ZERO);
  let largest = 0;
  let smallest = Number.POSITIVE_INFINITY;
  for (const term of terms) {
    if (term === undefined) return undefined;
    const size = modulus(term.value);
    largest = Math.max(largest, size);
    if (size > 0) smallest = Math.min(smallest, size);
    total = rounded(add(total.value, term.value), total.error + term.error, [total, term]);
  }
  const rest = modulus(total.value);
  const lost = rest > 0 && smallest < ABSORBED * Math.max(rest, largest);
  return lost ? { ...total, absorbed: true } : total;
}

function productOf(factors: readonly (Value | undefined)[]): Value | undefined {
  let total = exact(ONE);
  for (const factor of factors) {
    if (factor === undefined) return undefined;
    const error =
      modulus(total.value) * factor.error + modulus(factor.value) * total.error + total.error * factor.error;
    const value = multiply(total.value, factor.value);
    if (underflows(value, [total.value, factor.value])) return undefined;
    total = rounded(value, error, [total, factor]);
  }
  return total;
}

function quotient(over: Value | undefined, under: Value | undefined): Value | undefined {
  if (over === undefined || under === undefined) return undefined;
  const below = modulus(under.value);
  if (below <= 4 * under.error) return undefined;
  const value = divide(over.value, under.value);
  if (underflows(value, [over.value])) return undefined;
  return rounded(value, (over.error + modulus(value) * under.error) / below, [over, under]);
}

/** A power; undefined where it underflows, and absorbed where the exponent is too small to move it. */
function powerOf(baseNode: MathNode, exponentNode: MathNode, point: Point): Value | undefined {
  const base = valueAt(baseNode, point);
  const exponent = valueAt(exponentNode, point);
  if (base === undefined || exponent === undefined) return undefined;
  const result = sensitive([base, exponent], { value: ([a = ONE, b = ONE]) => power(a, b) });
  if (underflows(result.value, [base.value])) return undefined;
  const isOne = modulus(add(base.value, negate(ONE))) === 0 || modulus(exponent.value) === 0;
  const vanishes = !isOne && modulus(add(result.value, negate(ONE))) < ABSORBED;
  return vanishes && modulus(exponent.value) < ABSORBED ? { ...result, absorbed: true } : result;
}

interface Sensitive {
  readonly value: (args: readonly Complex[]) => Complex;
  readonly error?: number;
}

/** A function of values that carry errors: the error of the result is how far it moves when they move. */
function sensitive(args: readonly Value[], fn: Sensitive): Value {
  const at = args.map((arg) => arg.value);
  const value = fn.value(at);
  let error = (fn.error ?? 4 * ROUNDING) * modulus(value);
  for (const [index, arg] of args.entries()) {
    if (arg.error === 0) continue;
    const moved = at.map((z, other) =>
      other === index ? complexOf(z.re + arg.error, z.im === 0 ? 0 : z.im + arg.error) : z,
    );
    const shift = modulus(add(fn.value(moved), negate(value)));
    if (Number.isFinite(shift)) error += shift;
  }
  const result = rounded(value, error, args);
  return value.im !== 0 && at.every((z) => z.im === 0) ? { ...result, branched: true } : result;
}

function valuesOf(nodes: readonly MathNode[], point: Point): readonly Value[] | undefined {
  const values: Value[] = [];
  for (const node of nodes) {
    const value = valueAt(node, point);
    if (value === undefined) return undefined;
    values.push(value);
  }
  return values;
}

function functionValue(name: string, nodes: readonly MathNode[], point: Point): Value | undefined {
  const row = Object.hasOwn(NUMERIC, name) ? NUMERIC[name] : undefined;
  point.budget.left -= row?.cost ?? 0;
  const args = row && valuesOf(nodes, point);
  if (row === undefined || args === undefined) return undefined;
  const result = sensitive(args, row);
  const [only] = args;
  if (row.stepped === true || only === undefined || args.length > 1) return result;
  if (name === 'exp' && underflows(result.value, [ONE])) return undefined;
  return saturates(row, only.value, result.value) ? { ...result, absorbed: true } : result;
}

/** Where tanh is 1 to the last digit or cosh an exponential, agreement says nothing about the rest. */
function saturates(row: FunctionRow, at: Complex, value: Complex): boolean {
  if (modulus(at) === 0) return false;
  if (row.exponential === true && Math.abs(at.re) > EXPONENTIAL) return true;
  const moved = row.value([complexOf(at.re * (1 + NUDGE), at.im * (1 + NUDGE))]);
  return modulus(add(moved, negate(value))) === 0;
}

function callValue(node: Call, point: Point): Value | undefined {
  const args = valuesOf(node.args, point);
  return args && sensitive(args, { value: (at) => point.unknown(node, at) });
}

/** A sum or product over at most 1000 integers; undefined when the bounds are no integers in order at this point. */
function seriesValue(head: string, args: readonly MathNode[], point: Point): Value | undefined {
  if (head !== 'sum' && head !== 'product') return undefined;
  const [name, fromNode, toNode, body] = args;
  if (name?.kind !== 'symbol' || fromNode === undefined || toNode === undefined || body === undefined)
    return undefined;
  const from = integerOf(valueAt(fromNode, point));
  const to = integerOf(valueAt(toNode, point));
  if (from === undefined || to === undefined || to - from >= MAX_TERMS) return undefined;
  if (to < from - 1) return undefined;
  const parts: (Value | undefined)[] = [];
  for (let index = from; index <= to; index += 1) {
    const symbols = new Map(point.symbols).set(name.name, complexOf(index));
    parts.push(valueAt(body, { ...point, symbols }));
  }
  return head === 'sum' ? sumOf(parts) : productOf(parts);
}

function integerOf(result: Value | undefined): number | undefined {
  return result !== undefined && result.value.im === 0 && Number.isInteger(result.value.re)
    ? result.value.re
    : undefined;
}
