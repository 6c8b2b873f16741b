import { isConstant } from '../evaluate.ts';
import { someOfKind } from '../kinds-in.ts';
import { printLatex } from '../print.ts';
import { rationalOf } from '../rational.ts';
import { childrenOf, type MathNode, withChildren } from '../tree.ts';
import { mentions, num, symbol } from './build.ts';
import { differentiate, type Inner } from './differentiate.ts';

/**
 * What a name other than the variable is: `functions` of it, each with a derivative of its own, or `constants`. A body
 * that does not mention the variable at all has a derivative only as a function of it.
 */
export type Others = 'functions' | 'constants';

/** Orders beyond are left as they stand. */
const MAX_ORDER = 4;
const DERIVATIVES: ReadonlySet<string> = new Set(['derivative', 'partial']);

/** Whether an expression holds a derivative of an expression by names. */
export function hasDerivative(node: MathNode): boolean {
  return someOfKind(node, 'operator', isDerivativeNode);
}

type Operator = MathNode & { readonly kind: 'operator' };

function isDerivativeNode(node: MathNode): node is Operator {
  const [body, ...by] = node.kind === 'operator' ? node.args : [];
  return (
    node.kind === 'operator' &&
    DERIVATIVES.has(node.head) &&
    body !== undefined &&
    by.length >= 2 &&
    by.length % 2 === 0
  );
}

/**
 * The expression with every derivative worked out. The derivative of a bare name or of an unknown function is a quantity
 * of its own: a symbol that is named by its print, the same for the same derivative. What has no rule stays as it is.
 */
export function resolveDerivatives(node: MathNode, others: Others): MathNode {
  return resolve(node, { others, held: '', known: new Map() });
}

/** A derivative that is a symbol: of what, and how often by which name. */
interface Opaque {
  readonly of: MathNode;
  readonly orders: ReadonlyMap<string, number>;
}

interface Context {
  readonly others: Others;
  /** What is held fixed, as a subscript; empty when nothing is said. */
  readonly held: string;
  readonly known: Map<string, Opaque>;
}

function resolve(node: MathNode, context: Context): MathNode {
  if (node.kind === 'operator' && node.head === 'held') {
    const [inner, ...fixed] = node.args;
    if (inner !== undefined && isDerivativeNode(inner))
      return resolveOne(inner, { ...context, held: fixed.map(printLatex).sort().join(',') }) ?? node;
  }
  if (isDerivativeNode(node)) return resolveOne(node, context) ?? node;
  const children = childrenOf(node);
  return children.length === 0
    ? node
    : withChildren(
        node,
        children.map((child) => resolve(child, context)),
      );
}

function resolveOne({ head, args }: Operator, context: Context): MathNode | undefined {
  const [body, ...by] = args;
  if (body === undefined) return undefined;
  let result: MathNode = resolve(body, context);
  for (let at = 0; at + 1 < by.length; at += 2) {
    const [name, order] = [by[at], by[at + 1]];
    const times = order === undefined ? undefined : rationalOf(order);
    if (name?.kind !== 'symbol' || times?.den !== 1n || times.num < 1n || times.num > MAX_ORDER)
      return undefined;
    const inner = innerOf(head, name.name, {
      ...context,
      others: mentions(body, name.name) ? context.others : 'functions',
    });
    for (let count = 0n; count < times.num; count += 1n) {
      const next = differentiate(result, name.name, inner);
      if (next === undefined) return undefined;
      result = next;
    }
  }
  return result;
}

/** The derivative of a name or unknown function by another name: a constant's is 0, any other a symbol. */
function innerOf(head: string, name: string, context: Context): Inner {
  return (part) => {
    if (part.kind === 'symbol' && (isConstant(part.name) || context.held.split(',').includes(part.name)))
      return num(0);
    const before = part.kind === 'symbol' ? context.known.get(part.name) : undefined;
    if (before === undefined && context.others === 'constants' && !mentions(part, name)) return num(0);
    const orders = new Map(before?.orders ?? []);
    orders.set(name, (orders.get(name) ?? 0) + 1);
    const opaque: Opaque = { of: before?.of ?? part, orders };
    const key = keyOf(head, opaque, context.held);
    context.known.set(key, opaque);
    return symbol(key);
  };
}

const DOTS: readonly string[] = ['', '\\dot', '\\ddot'];

/** `\frac{\partial^2 f}{\partial x\partial y}` with the names in order; a dot for one by time. */
function keyOf(head: string, { of, orders }: Opaque, held: string): string {
  const names = [...orders].sort(([a], [b]) => (a < b ? -1 : 1));
  const time = orders.get('t');
  const dots = names.length === 1 && time !== undefined ? DOTS[time] : undefined;
  if (
    head === 'derivative' &&
    held === '' &&
    dots !== undefined &&
    of.kind === 'symbol' &&
    !of.name.includes('_')
  )
    return `${dots}{${of.name}}`;
  const letter = head === 'partial' ? '\\partial ' : 'd ';
  const total = names.reduce((sum, [, order]) => sum + order, 0);
  const above = `${letter.trim()}${total > 1 ? `^{${total}}` : ''} ${printLatex(of)}`;
  const below = names.map(([name, order]) => `${letter}${name}${order > 1 ? `^{${order}}` : ''}`).join(' ');
  return `\\left(\\frac{${above}}{${below}}\\right)${held === '' ? '' : `_{${held}}`}`;
}
