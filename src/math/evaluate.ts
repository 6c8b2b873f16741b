import { boundBody, SPENT } from './bound-body.ts';
import { infinityOf } from './calculus/build.ts';
import { calculusValue } from './calculus/index.ts';
import { complexOf, hasValue, I, modulus, negate } from './complex.ts';
import { divisorsFor } from './divisors.ts';
import type { Point } from './point.ts';
import { remembered } from './remembered-binders.ts';
import { saturates } from './saturation.ts';
import { functionRow } from './special.ts';
import type { Call, MathNode } from './tree.ts';
import { unitOf } from './units.ts';
import {
  ABSORBED,
  exact,
  isLost,
  powerOf,
  productOf,
  quotientOf,
  ROUNDING,
  rounded,
  SMALLEST,
  sensitive,
  sumOf,
  type Value,
} from './value.ts';

export type { Point } from './point.ts';
export type { Value } from './value.ts';

const CONSTANTS: ReadonlyMap<string, Value> = new Map([
  ['\\pi', rounded(complexOf(Math.PI), 0)],
  ['e', rounded(complexOf(Math.E), 0)],
  ['i', exact(I)],
]);
const MAX_TERMS = 1000;
/** Nodes that an elementary function costs besides its own: its value and where it moves to. */
const FUNCTION_COST = 2;
/** Nodes that an unknown function costs besides its own: sines and cosines of its arguments. */
const CALL_COST = 4;
/** Nodes the evaluations of one decision may visit together. */
export const NODE_BUDGET = 100_000;

/** Whether a name is π, e or i when no symbol of that name is declared. */
export function isConstant(name: string): boolean {
  return CONSTANTS.has(name);
}

/** The value of an expression at a point; undefined where it has none that floating point can hold. */
export function evaluate(node: MathNode, point: Point): Value | undefined {
  const result = valueAt(node, point);
  if (result === undefined || !hasValue(result.value)) return undefined;
  return Number.isFinite(result.error) ? result : undefined;
}

function valueAt(node: MathNode, point: Point): Value | undefined {
  if (point.held === undefined) return valueOfNode(node, point);
  const held = point.held.get(node);
  if (held === undefined) return valueOfNode(node, point);
  if (!held.isKnown) Object.assign(held, { isKnown: true, value: valueOfNode(node, point) });
  return held.value;
}

function valueOfNode(node: MathNode, point: Point): Value | undefined {
  point.budget.left -= 1;
  if (point.budget.left < 0) return undefined;
  switch (node.kind) {
    // The most frequent kinds first.
    case 'symbol':
      return symbolValue(node.name, point);
    case 'number':
      return numberValue(node.text);
    case 'product': {
      const factors = valuesOf(node.factors, point);
      return factors && productOf(factors);
    }
    case 'power': {
      const base = valueAt(node.base, point);
      const exponent = base && valueAt(node.exponent, point);
      return base && exponent && powerOf(base, exponent, point.valueOnly);
    }
    case 'quotient': {
      const over = valueAt(node.over, point);
      const under = over && valueAt(node.under, point);
      return over && under && quotientOf(over, under);
    }
    case 'sum': {
      const terms = valuesOf(node.terms, point);
      return terms && sumOf(terms);
    }
    case 'function':
      return functionValue(node.name, node.args, point);
    case 'negate': {
      const of = valueAt(node.of, point);
      if (of === undefined) return undefined;
      const { value, error, absorbed, branched } = of;
      return { value: negate(value), error, absorbed, branched };
    }
    case 'unit':
      return unitValue(node.name, point);
    case 'call':
      return callValue(node, point);
    case 'operator':
      return operatorValue(node, point);
    default:
      return undefined;
  }
}

/** The same few numbers are asked for at every point. */
const NUMBERS = new Map<string, Value>();
const MAX_NUMBERS = 500;

function numberValue(text: string): Value | undefined {
  const known = NUMBERS.get(text);
  if (known !== undefined) return known;
  const value = readNumber(text);
  if (NUMBERS.size >= MAX_NUMBERS) NUMBERS.clear();
  if (value !== undefined) NUMBERS.set(text, value);
  return value;
}

/** Integers are exact; a decimal or a long integer is rounded once. */
function readNumber(text: string): Value | undefined {
  const value = complexOf(Number(text));
  if (value.re < SMALLEST && /[1-9]/.test(text)) return undefined;
  return text.length <= 15 && Number.isInteger(value.re) ? exact(value) : rounded(value, 0);
}

/** A coordinate of the point is the number it is; π and e are rounded. */
function symbolValue(name: string, point: Point): Value | undefined {
  const value = point.symbols.get(name);
  if (value !== undefined) return exact(value);
  return CONSTANTS.get(name);
}

function unitValue(name: string, point: Point): Value | undefined {
  const unit = unitOf(name);
  if (unit === undefined) return undefined;
  let value = unit.factor;
  for (const [base, exponent] of Object.entries(unit.base))
    value *= (point.units.get(base) ?? Number.NaN) ** exponent;
  return rounded(complexOf(value), 8 * ROUNDING * value);
}

function valuesOf(nodes: readonly MathNode[], point: Point): readonly Value[] | undefined {
  const values: Value[] = [];
  for (let at = 0; at < nodes.length; at += 1) {
    const node = nodes[at];
    const value = node && valueAt(node, point);
    if (value === undefined) return undefined;
    values.push(value);
  }
  return values;
}

function functionValue(name: string, nodes: readonly MathNode[], point: Point): Value | undefined {
  const row = functionRow(name);
  point.budget.left -= row?.cost ?? FUNCTION_COST;
  const args = row && valuesOf(nodes, point);
  if (row === undefined || args === undefined || point.budget.left < 0) return undefined;
  const result = sensitive(args, row, point.valueOnly);
  const isLarge = row.steps === true && modulus(result.value) * ABSORBED > 1;
  if (isLarge) return { ...result, absorbed: true };
  if (row.stepped === true || (args.length > 1 && row.special !== true)) return result;
  if (name === 'exp' && isLost(result.value)) return undefined;
  const at = args.map((arg) => arg.value);
  point.budget.left -= row.extra?.(at) ?? 0;
  // An integral, series or limit has its own estimate of what is lost; it does not ask its body.
  if ((point.nesting ?? 0) > 0 || !hasValue(result.value)) return result;
  return saturates(row, at, result.value) ? { ...result, absorbed: true } : result;
}

function callValue(node: Call, point: Point): Value | undefined {
  point.budget.left -= CALL_COST;
  const args = valuesOf(node.args, point);
  return args && sensitive(args, { value: (at) => point.unknown(node, at) }, point.valueOnly);
}

type Operator = Extract<MathNode, { readonly kind: 'operator' }>;

/** A double integral has a value; three deep, every digit costs a million evaluations. */
const MAX_NESTING = 2;

function operatorValue(node: Operator, point: Point): Value | undefined {
  const { head, args } = node;
  if (head.endsWith('Divisors')) return divisorsValue(head, args, point);
  const hasEnd = !args.slice(1, 3).some((bound) => infinityOf(bound) !== 0);
  if ((head === 'sum' || head === 'product') && hasEnd) return seriesValue(head, args, point);
  if ((point.nesting ?? 0) >= MAX_NESTING) return undefined;
  return remembered(node, point, () => binderValue(node, point));
}

/** An integral, an infinite series or a limit. */
function binderValue({ head, args }: Operator, point: Point): Value | undefined {
  try {
    return calculusValue(head, args, {
      valueOf: (node) => valueAt(node, point),
      bind: (body, name) => boundBody(body, name, point, valueAt),
      point,
    });
  } catch (error) {
    if (error === SPENT) return undefined;
    throw error;
  }
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
  const indices = Array.from({ length: to - from + 1 }, (_, at) => from + at);
  return combined(head, { name: name.name, body, indices }, point);
}

/** A sum or product over the divisors of a whole number. */
function divisorsValue(head: string, args: readonly MathNode[], point: Point): Value | undefined {
  const [name, whole, body] = args;
  if (name?.kind !== 'symbol' || whole === undefined || body === undefined) return undefined;
  const indices = divisorsFor(name.name, integerOf(valueAt(whole, point)) ?? 0);
  if (indices === undefined) return undefined;
  return combined(head === 'sumDivisors' ? 'sum' : 'product', { name: name.name, body, indices }, point);
}

interface Terms {
  readonly name: string;
  readonly body: MathNode;
  readonly indices: readonly number[];
}

function combined(head: 'sum' | 'product', { name, body, indices }: Terms, point: Point): Value | undefined {
  const parts: Value[] = [];
  const symbols = new Map(point.symbols);
  const inner: Point = { ...point, symbols };
  for (const index of indices) {
    symbols.set(name, complexOf(index));
    const part = valueAt(body, inner);
    if (part === undefined) return undefined;
    parts.push(part);
  }
  return head === 'sum' ? sumOf(parts) : productOf(parts);
}

function integerOf(result: Value | undefined): number | undefined {
  return result !== undefined && result.value.im === 0 && Number.isInteger(result.value.re)
    ? result.value.re
    : undefined;
}
