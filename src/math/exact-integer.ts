import { type MathNode, mapTree } from './tree.ts';

/** Results of more bits than this have no exact value here: about 3000 digits. */
const MAX_BITS = 10_000;
/** Terms of a sum or product that is added up. */
const MAX_TERMS = 4096;

/**
 * The exact value of an expression of whole numbers, with powers, factorials and finite sums such as
 * `\sum_{k=0}^{2023}2^k`; undefined where it is no whole number, or one too large.
 */
export function integerOf(node: MathNode): bigint | undefined {
  switch (node.kind) {
    case 'number':
      return /^[0-9]+$/.test(node.text) ? BigInt(node.text) : undefined;
    case 'negate': {
      const of = integerOf(node.of);
      return of === undefined ? undefined : -of;
    }
    case 'sum':
      return folded(node.terms, 0n, (a, b) => a + b);
    case 'product':
      return folded(node.factors, 1n, (a, b) => a * b);
    case 'quotient':
      return divided(integerOf(node.over), integerOf(node.under));
    case 'power':
      return raised(integerOf(node.base), integerOf(node.exponent));
    case 'operator':
      return node.head === 'sum' || node.head === 'product' ? series(node.head, node.args) : undefined;
    default:
      return undefined;
  }
}

function bounded(value: bigint): bigint | undefined {
  return value < 1n << BigInt(MAX_BITS) && value > -(1n << BigInt(MAX_BITS)) ? value : undefined;
}

type Combine = (a: bigint, b: bigint) => bigint;

function folded(nodes: readonly MathNode[], start: bigint, combine: Combine): bigint | undefined {
  let total: bigint | undefined = start;
  for (const node of nodes) {
    const next = integerOf(node);
    if (next === undefined || total === undefined) return undefined;
    total = bounded(combine(total, next));
  }
  return total;
}

function divided(over: bigint | undefined, under: bigint | undefined): bigint | undefined {
  if (over === undefined || under === undefined || under === 0n) return undefined;
  return over % under === 0n ? over / under : undefined;
}

/** Refused before the result could exceed the cap. */
function raised(base: bigint | undefined, exponent: bigint | undefined): bigint | undefined {
  if (base === undefined || exponent === undefined || exponent < 0n || exponent > BigInt(MAX_BITS))
    return undefined;
  const bits = (base < 0n ? -base : base).toString(2).length;
  return bits * Number(exponent) > MAX_BITS ? undefined : base ** exponent;
}

/** A sum or product over a name between two whole numbers, without another one in it. */
function series(head: 'sum' | 'product', args: readonly MathNode[]): bigint | undefined {
  const [name, from, to, body] = args;
  if (name?.kind !== 'symbol' || from === undefined || to === undefined || body === undefined)
    return undefined;
  const [first, last] = [integerOf(from), integerOf(to)];
  if (first === undefined || first < 0n) return undefined;
  if (last === undefined || last - first >= BigInt(MAX_TERMS) || holdsSeries(body)) return undefined;
  const isSum = head === 'sum';
  let total: bigint | undefined = isSum ? 0n : 1n;
  for (let at = first; at <= last && total !== undefined; at += 1n) {
    const value = integerOf(placed(body, name.name, at));
    if (value === undefined) return undefined;
    total = bounded(isSum ? total + value : total * value);
  }
  return total;
}

function placed(body: MathNode, name: string, value: bigint): MathNode {
  const number: MathNode = { kind: 'number', text: String(value) };
  return mapTree(body, (part) => (part.kind === 'symbol' && part.name === name ? number : part));
}

function holdsSeries(node: MathNode): boolean {
  let found = false;
  mapTree(node, (part) => {
    found ||= part.kind === 'operator';
    return part;
  });
  return found;
}
