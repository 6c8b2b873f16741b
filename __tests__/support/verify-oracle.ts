import * as math from 'mathjs';
import type { SymbolDomain } from '../../src/domain/problem.ts';
import { childrenOf, type MathNode } from '../../src/math/tree.ts';

type Value = math.Complex;
/** What every name and unit stands for at one point. */
type Point = (name: string) => Value;

const ROUNDS = 4;
/** Far above the rounding of formulas of this size, far below any mistake. */
const TOLERANCE = 1e-9;
/** Names that stand for whole numbers unless something else is declared. */
const WHOLE = /^[nmklj](?:_|$)|^N$/;

/**
 * Whether two formulas have the same values at four random points, by mathjs and so by other code than the verifier's own;
 * false where mathjs has no value. Relations, lists and matrices are the same where all their parts are.
 */
export function haveSameValues(
  one: MathNode,
  two: MathNode,
  domains: ReadonlyMap<string, SymbolDomain>,
): boolean {
  return Array.from({ length: ROUNDS }, (_, round) => pointOf(round, domains)).every((point) => {
    const [a, b] = [valuesOf(one, point), valuesOf(two, point)];
    if (a === undefined || b === undefined || a.length !== b.length) return false;
    return a.every((value, at) => isNear(value, b[at]));
  });
}

function isNear(a: Value, b: Value | undefined): boolean {
  if (b === undefined) return false;
  const gap = Math.hypot(a.re - b.re, a.im - b.im);
  return gap <= TOLERANCE * Math.max(1, Math.hypot(a.re, a.im));
}

/** The values of the parts of a statement in order, with a sign for what joins them. */
function valuesOf(node: MathNode, point: Point): readonly Value[] | undefined {
  const isOne = node.kind !== 'relation' && node.kind !== 'list' && node.kind !== 'matrix';
  if (!isOne) {
    const parts = childrenOf(node).map((child) => valuesOf(child, point));
    return parts.every((part) => part !== undefined) ? parts.flat() : undefined;
  }
  try {
    return [numberAt(node, point)];
  } catch {
    return undefined;
  }
}

function numberAt(node: MathNode, point: Point): Value {
  const at = (child: MathNode) => numberAt(child, point);
  switch (node.kind) {
    case 'number':
      return math.complex(Number(node.text), 0);
    case 'symbol':
    case 'unit':
      return point(node.name);
    case 'negate':
      return complexOf(math.unaryMinus(at(node.of)));
    case 'sum':
      return node.terms.map(at).reduce((sum, term) => complexOf(math.add(sum, term)));
    case 'product':
      return node.factors.map(at).reduce((product, factor) => complexOf(math.multiply(product, factor)));
    case 'quotient':
      return complexOf(math.divide(at(node.over), at(node.under)));
    case 'power':
      return complexOf(math.pow(at(node.base), at(node.exponent)));
    case 'function':
      return applied(node.name, node.args.map(at));
    default:
      throw new Error(`no value for ${node.kind}`);
  }
}

const FUNCTIONS: Readonly<Record<string, (at: Value) => unknown>> = {
  sin: (at) => math.sin(at),
  cos: (at) => math.cos(at),
  tan: (at) => math.tan(at),
  sinh: (at) => math.sinh(at),
  cosh: (at) => math.cosh(at),
  tanh: (at) => math.tanh(at),
  exp: (at) => math.exp(at),
  log: (at) => math.log(at),
  sqrt: (at) => math.sqrt(at),
  abs: (at) => math.abs(at),
  arg: (at) => math.arg(at),
  conj: (at) => math.conj(at),
};

function applied(name: string, [only, ...more]: readonly Value[]): Value {
  const known = FUNCTIONS[name];
  if (known === undefined || only === undefined || more.length > 0) throw new Error(`no value for ${name}`);
  return complexOf(known(only));
}

function complexOf(value: unknown): Value {
  const found = typeof value === 'number' ? math.complex(value, 0) : value;
  if (!math.isComplex(found) || !Number.isFinite(found.re) || !Number.isFinite(found.im))
    throw new Error('no finite value');
  return found;
}

const CONSTANTS: Readonly<Record<string, Value>> = {
  '\\pi': math.complex(Math.PI, 0),
  e: math.complex(Math.E, 0),
  i: math.complex(0, 1),
};

function pointOf(round: number, domains: ReadonlyMap<string, SymbolDomain>): Point {
  return (name) => {
    const domain = domains.get(name);
    const constant = domain === undefined ? CONSTANTS[name] : undefined;
    if (constant !== undefined) return constant;
    const size = 0.3 + 2 * spread(`${name} ${round}`);
    const sign = domain === 'positive' || spread(`${round} ${name}`) < 0.5 ? 1 : -1;
    if (domain === 'complex') return math.complex(size, sign * spread(`i ${name} ${round}`));
    const isWhole = domain === 'natural' || (domain === undefined && WHOLE.test(name));
    if (isWhole) return math.complex(1 + Math.floor(6 * spread(`n ${name} ${round}`)), 0);
    return math.complex(domain === undefined ? size : sign * size, 0);
  };
}

/** A number between 0 and 1 that looks random and depends on the text alone (FNV-1a). */
function spread(text: string): number {
  let hash = 0x811c9dc5;
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  hash ^= hash >>> 15;
  return (Math.imul(hash, 0x2c1b3c6d) >>> 0) / 4294967296;
}
