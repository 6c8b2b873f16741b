import { startsAtom } from './atom-start.ts';
import { rationalOf } from './rational.ts';
import { BINDING, count, deeper, isSign, peek, type Reader } from './reader.ts';
import { ParseFailure } from './tokens.ts';
import type { MathNode } from './tree.ts';

/** The letters of a derivative, by the head of its node. */
const HEADS: Readonly<Record<string, string>> = {
  d: 'derivative',
  '\\mathrm{d}': 'derivative',
  '\\partial': 'partial',
  '\\delta': 'functional',
};

/** A fraction that is a derivative: `m\frac{d^2 x}{dt^2}` has the head, the factor m, the body x, and t twice. */
interface Derivative {
  readonly head: string;
  readonly factors: readonly MathNode[];
  /** Empty where the fraction is an operator such as `\frac{d}{dx}`. */
  readonly body: readonly MathNode[];
  /** Every name and, behind it, its order. */
  readonly by: readonly MathNode[];
}

/** A fraction as a derivative; undefined when it is a ratio, in which no letter d must cancel. */
export function readDerivative(over: MathNode, under: MathNode): Derivative | undefined {
  const below = factorsOf(under);
  const head = headOf(below[0]);
  const above = factorsOf(over);
  const at = above.findIndex((factor) => headOf(factor) !== undefined);
  const lead = above[at];
  if (head === undefined || below.length < 2 || lead === undefined || headOf(lead) !== head) return undefined;
  const by = variablesOf(below, head);
  if (by === undefined) return undefined;
  const inner = lead.kind === 'call' ? lead.args : [];
  const body = [...inner, ...above.slice(at + 1)];
  if (body.some((factor) => headOf(factor) === head)) return undefined;
  return ordersAgree(lead, by) ? { head, factors: above.slice(0, at), body, by } : undefined;
}

/** Whether a fraction has the letters of a derivative on both sides, so that it must not be read as a ratio. */
export function isDerivative(over: MathNode, under: MathNode): boolean {
  const below = factorsOf(under);
  const head = headOf(below[0]);
  return head !== undefined && below.length > 1 && factorsOf(over).some((factor) => headOf(factor) === head);
}

/** The node of a derivative; an operator without a body acts on the bracket or the product that follows it. */
export function parseDerivative(reader: Reader, { head, factors, body, by }: Derivative): MathNode {
  const target = body.length > 0 ? asProduct(reader, body) : operand(reader);
  const args = target === undefined ? by : [target, ...by];
  const node: MathNode = { kind: 'operator', head: target === undefined ? `${head}Operator` : head, args };
  count(reader, node);
  return factors.length === 0 ? node : count(reader, { kind: 'product', factors: [...factors, node] });
}

/**
 * What the operator before it acts on: one bracket, or what binds more strongly than `reach` (the factors side by side);
 * undefined when nothing follows.
 */
export function operand(reader: Reader, reach: number = BINDING.implicit): MathNode | undefined {
  if (!startsAtom(reader)) return undefined;
  const token = peek(reader);
  const bracket = isSign(token, '(') || isSign(token, '[');
  return deeper(reader, () => reader.expression(reader, bracket ? BINDING.prefix : reach));
}

/** The fraction refused: its letters are those of a derivative, its orders are not. */
export function refuseDerivative(reader: Reader): never {
  throw new ParseFailure('a derivative whose orders or names do not fit', peek(reader));
}

function asProduct(reader: Reader, factors: readonly MathNode[]): MathNode {
  const [only] = factors;
  if (only !== undefined && factors.length === 1) return only;
  return count(reader, { kind: 'product', factors });
}

function factorsOf(node: MathNode): readonly MathNode[] {
  return node.kind === 'product' ? node.factors : [node];
}

/** The head of a derivative that this letter, its power, or `d(…)` belongs to. */
function headOf(node: MathNode | undefined): string | undefined {
  if (node === undefined) return undefined;
  if (node.kind === 'power') return node.base.kind === 'symbol' ? headOf(node.base) : undefined;
  if (node.kind !== 'symbol' && node.kind !== 'call') return undefined;
  return Object.hasOwn(HEADS, node.name) ? HEADS[node.name] : undefined;
}

/** `dx\,dy^2` as x, 1, y, 2; undefined when a letter or a name is missing. */
function variablesOf(below: readonly MathNode[], head: string): readonly MathNode[] | undefined {
  const by: MathNode[] = [];
  for (let at = 0; at < below.length; at += 2) {
    const [letter, variable] = [below[at], below[at + 1]];
    if (letter?.kind !== 'symbol' || headOf(letter) !== head || variable === undefined) return undefined;
    if (variable.kind === 'power') by.push(variable.base, variable.exponent);
    else if (variable.kind === 'symbol' || variable.kind === 'function' || variable.kind === 'call')
      by.push(variable, { kind: 'number', text: '1' });
    else return undefined;
  }
  return by;
}

/** `d^2` above needs two names below; an order in letters only itself. */
function ordersAgree(lead: MathNode, by: readonly MathNode[]): boolean {
  const order: MathNode = lead.kind === 'power' ? lead.exponent : { kind: 'number', text: '1' };
  const orders = by.filter((_, index) => index % 2 === 1);
  const total = rationalOf(order);
  if (total === undefined) return orders.length === 1 && JSON.stringify(orders[0]) === JSON.stringify(order);
  const parts = orders.map(rationalOf);
  const sum = parts.reduce((found, part) => (part?.den === 1n ? found + part.num : found), 0n);
  return total.den === 1n && sum === total.num && parts.every((part) => part?.den === 1n);
}
