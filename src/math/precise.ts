import {
  add,
  type BigComplex,
  C_I,
  integerValue,
  isReal,
  isZero,
  neg,
  ofNumber,
  ofReal,
  sub,
  timesPower,
  topOf,
} from './big/complex.ts';
import { eulerNumber, pi } from './big/constants.ts';
import { fromDecimal, toNumber } from './big/convert.ts';
import { type Big, NoValue } from './big/real.ts';
import type { Point } from './evaluate.ts';
import { isNextToAxis, PRECISE } from './precise-functions.ts';
import {
  derived,
  exactly,
  type PreciseValue,
  precisePower,
  preciseProduct,
  preciseQuotient,
  preciseSum,
} from './precise-value.ts';
import { SPECIAL } from './special/index.ts';
import { NUMERIC } from './special.ts';
import { specialValue } from './special-calls.ts';
import type { MathNode } from './tree.ts';

/** One evaluation: where, and to how many bits. */
interface Run {
  readonly point: Point;
  readonly bits: number;
}

/** The part of itself by which an argument is moved, to see how far the value moves: 2^-20. */
const NUDGE_BITS = 20;
const MAX_TERMS = 1000;
/** Bits of one decimal digit. */
const DIGIT_BITS = Math.log2(10);

/**
 * The value of an expression at a point to `bits` bits, without regard to the range of doubles; undefined where it has none,
 * where a cut or step is too close to choose a side, for units and unknown functions (which are known on doubles only), and
 * when the budget is spent.
 */
export function evaluatePrecisely(node: MathNode, point: Point, bits: number): PreciseValue | undefined {
  try {
    return valueAt(node, { point, bits });
  } catch (error) {
    // NoValue of the arithmetic, or BigInt for a number beyond its memory.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Charges work to the budget, in nodes of about 1 µs. */
function charge({ point }: Run, nodes: number): void {
  point.budget.left -= Math.ceil(nodes);
  if (point.budget.left < 0) throw new NoValue('budget spent');
}

function valueAt(node: MathNode, run: Run): PreciseValue {
  charge(run, 1 + run.bits / 64);
  const at = (child: MathNode): PreciseValue => valueAt(child, run);
  switch (node.kind) {
    case 'number':
      return numberValue(node.text, run.bits);
    case 'symbol':
      return symbolValue(node.name, run);
    case 'negate': {
      const of = at(node.of);
      return { ...of, value: neg(of.value) };
    }
    case 'sum':
      return preciseSum(node.terms.map(at), run.bits);
    case 'product':
      return preciseProduct(node.factors.map(at), run.bits);
    case 'quotient':
      return preciseQuotient(at(node.over), at(node.under), run.bits);
    case 'power':
      charge(run, costOf(POWER_COST, run.bits));
      return precisePower(at(node.base), at(node.exponent), run.bits);
    case 'function':
      return functionValue(node.name, node.args.map(at), run);
    case 'operator':
      return seriesValue(node.head, node.args, run);
    default:
      throw new NoValue(`no precise value of ${node.kind}`);
  }
}

/** Nodes of about 1 µs that a power or an elementary function costs at 128 bits. */
const POWER_COST = 20;

/** Grows with the product of two numbers and the number of terms of a series. */
function costOf(at128: number, bits: number): number {
  return at128 * (bits / 128) ** 1.5;
}

/** More digits than the precision holds count as lost ones. */
function numberValue(text: string, bits: number): PreciseValue {
  const value = fromDecimal(text, bits);
  if (value === undefined) throw new NoValue('no decimal');
  const isCut = significantDigits(text) * DIGIT_BITS > bits;
  return { ...exactly(ofReal(value)), spread: isCut ? bits : 0 };
}

function significantDigits(text: string): number {
  return text.replace('.', '').replace(/^0+|0+$/g, '').length;
}

/** A coordinate of the point is the double it is. */
function symbolValue(name: string, { point, bits }: Run): PreciseValue {
  const coordinate = point.symbols.get(name);
  if (coordinate !== undefined) return exactly(ofNumber(coordinate.re, coordinate.im));
  if (name === '\\pi') return exactly(ofReal(pi(bits)));
  if (name === 'e') return exactly(ofReal(eulerNumber(bits)));
  if (name === 'i') return exactly(C_I);
  throw new NoValue(`no value of ${name}`);
}

function functionValue(name: string, args: readonly PreciseValue[], run: Run): PreciseValue {
  const at = args.map((arg) => arg.value);
  const value = callOf(name, at, run);
  const result = derived(value, args, spreadOf(name, at, value, run));
  return { ...result, branched: result.branched || (at.every(isReal) && !isReal(value)) };
}

/** The value of a function, elementary or special. */
function callOf(name: string, args: readonly BigComplex[], run: Run): BigComplex {
  const row = Object.hasOwn(PRECISE, name) ? PRECISE[name] : undefined;
  if (row !== undefined) {
    charge(run, costOf(POWER_COST, run.bits));
    if (row.cut === true && args.some((z) => isNextToAxis(z, run.bits))) throw new NoValue('next to a cut');
    return row.value(args, run.bits);
  }
  const special = Object.hasOwn(SPECIAL, name) ? SPECIAL[name] : undefined;
  if (special === undefined || args.some((z) => isNextToAxis(z, run.bits)))
    throw new NoValue(`no precise value of ${name}`);
  charge(run, costOf(special.cost, run.bits));
  const value = specialValue(name, args, run.bits);
  if (value === undefined) throw new NoValue(`no value of ${name} here`);
  return value;
}

/**
 * How many bits behind the first one the last argument moves the value, or the smaller exponential or the fraction that a
 * step takes off changes it.
 */
function spreadOf(name: string, args: readonly BigComplex[], value: BigComplex, run: Run): number {
  const last = args.at(-1);
  const row = Object.hasOwn(NUMERIC, name) ? NUMERIC[name] : undefined;
  if (last === undefined || isZero(last)) return 0;
  if (row?.stepped === true) return row.steps === true ? Math.max(0, topOf(value)) : 0;
  const wide = run.bits + NUDGE_BITS;
  const nudged = [...args.slice(0, -1), add(last, timesPower(last, -NUDGE_BITS), wide)];
  const there = tried(() => callOf(name, nudged, run));
  const shift = there === undefined ? topOf(value) : topOf(sub(there, value, wide));
  const stillness = Math.min(run.bits, Math.max(0, topOf(value) - shift - NUDGE_BITS));
  return row?.exponential === undefined ? stillness : Math.max(stillness, dwarfing(last[row.exponential]));
}

/** The bits by which e^−x is smaller than e^x. */
function dwarfing(x: Big): number {
  return (2 * Math.abs(toNumber(x))) / Math.LN2;
}

function tried<T>(compute: () => T): T | undefined {
  try {
    return compute();
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** A sum or product over at most 1000 integers. */
function seriesValue(head: string, args: readonly MathNode[], run: Run): PreciseValue {
  const [name, fromNode, toNode, body] = args;
  const isSeries = head === 'sum' || head === 'product';
  if (
    !isSeries ||
    name?.kind !== 'symbol' ||
    fromNode === undefined ||
    toNode === undefined ||
    body === undefined
  )
    throw new NoValue(`no precise value of ${head}`);
  const from = integerValue(valueAt(fromNode, run).value);
  const to = integerValue(valueAt(toNode, run).value);
  if (from === undefined || to === undefined || to - from >= MAX_TERMS || to < from - 1)
    throw new NoValue('no finite series');
  const parts: PreciseValue[] = [];
  for (let index = from; index <= to; index += 1) {
    const symbols = new Map(run.point.symbols).set(name.name, { re: index, im: 0 });
    parts.push(valueAt(body, { ...run, point: { ...run.point, symbols } }));
  }
  return head === 'sum' ? preciseSum(parts, run.bits) : preciseProduct(parts, run.bits);
}
