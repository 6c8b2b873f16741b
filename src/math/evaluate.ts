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
import { NUMERIC } from './special.ts';
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
      return sensitive([node.base, node.exponent], point, { value: ([a = ONE, b = ONE]) => power(a, b) });
    case 'function':
      return functionValue(node.name, node.args, point);
    case 'call':
      return sensitive(node.args, point, { value: (args) => point.unknown(node, args) });
    case 'operator':
      return seriesValue(node.head, node.args, point);
    default:
      return undefined;
  }
}

/** Integers are exact; a decimal or a long integer is rounded once. */
function numberValue(text: string): Value {
  const value = complexOf(Number(text));
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
    total = rounded(multiply(total.value, factor.value), error, [total, factor]);
  }
  return total;
}

function quotient(over: Value | undefined, under: Value | undefined): Value | undefined {
  if (over === undefined || under === undefined) return undefined;
  const below = modulus(under.value);
  if (below <= 4 * under.error) return undefined;
  const value = divide(over.value, under.value);
  return rounded(value, (over.error + modulus(value) * under.error) / below, [over, under]);
}

interface Sensitive {
  readonly value: (args: readonly Complex[]) => Complex;
  readonly error?: number;
}

/** A function of values that carry errors: the error of the result is how far it moves when they move. */
function sensitive(nodes: readonly MathNode[], point: Point, fn: Sensitive): Value | undefined {
  const args: Value[] = [];
  for (const node of nodes) {
    const value = valueAt(node, point);
    if (value === undefined) return undefined;
    args.push(value);
  }
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

function functionValue(name: string, args: readonly MathNode[], point: Point): Value | undefined {
  const row = Object.hasOwn(NUMERIC, name) ? NUMERIC[name] : undefined;
  point.budget.left -= row?.cost ?? 0;
  return row && sensitive(args, point, row);
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
