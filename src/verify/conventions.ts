import { times } from '../math/calculus/build.ts';
import { hasKind, hasSomeKind } from '../math/kinds-in.ts';
import { namesIn } from '../math/names-in.ts';
import { hasOperators } from '../math/normal.ts';
import { type MathNode, mapTree } from '../math/tree.ts';
import { withUncertainties } from './numerals.ts';

const VECTOR = /^\\(?:vec|mathbf|boldsymbol)\{([^{}]+)\}(.*)$/;

/**
 * The expression by the conventions of physics papers: |v| and even powers of a vector v are its magnitude v, and an odd
 * root of −u is minus that of u. A vector that also occurs in another way, or whose letter also stands without its arrow, is
 * left alone: beside p, which may be a four-momentum, |p| is another quantity.
 */
export function withConventions(node: MathNode): MathNode {
  const known = KNOWN.get(node);
  if (known !== undefined) return known;
  const written = inMagnitudes(node);
  KNOWN.set(node, written);
  // What has been written so stays so when a part of the question is decided.
  if (written !== node) KNOWN.set(written, written);
  return written;
}

const KNOWN = new WeakMap<MathNode, MathNode>();

function inMagnitudes(node: MathNode): MathNode {
  const plain = inOneNotation(withUncertainties(node));
  let written = plain;
  for (const name of namesIn(plain)) if (VECTOR.test(name)) written = withMagnitude(written, name);
  return written;
}

/** Roots, diagonal matrices and multiples of tuples as what they stand for. */
function inOneNotation(node: MathNode): MathNode {
  if (!hasSomeKind(node, KINDS)) return node;
  return mapTree(node, (part) => {
    if (part.kind === 'relation' && part.first.kind === 'symbol' && ARRAY.test(part.first.name))
      return { ...part, rest: part.rest.map((member) => ({ ...member, node: asMultiple(member.node) })) };
    if (part.kind === 'call' && part.name === DIAGONAL) return diagonal(part.args) ?? part;
    if (part.kind === 'product' && hasKind(part, 'list')) return scaledTuple(part.factors) ?? part;
    return part.kind === 'function' && part.name === 'root' ? realRoot(part) : part;
  });
}

/** Components that no function of them would have: `\vec k = k(\sin\theta, 0, \cos\theta)` is a number times a tuple. */
function asMultiple(node: MathNode): MathNode {
  if (node.kind === 'product') {
    const last = node.factors.at(-1);
    const tuple = last === undefined ? node : asMultiple(last);
    return tuple.kind === 'list' ? (scaledTuple([...node.factors.slice(0, -1), tuple]) ?? node) : node;
  }
  if (node.kind !== 'call' || node.args.length < 2 || node.args.length > MAX_COMPONENTS) return node;
  if (!node.args.some(({ kind }) => kind === 'number' || kind === 'function')) return node;
  const tuple: MathNode = { kind: 'list', open: '(', close: ')', items: node.args };
  return scaledTuple([{ kind: 'symbol', name: node.name }, tuple]) ?? node;
}

/** A number times a tuple, `\gamma m(c, v)`, as the tuple of its products. */
function scaledTuple(factors: readonly MathNode[]): MathNode | undefined {
  const [tuple, ...more] = factors.filter((factor) => factor.kind === 'list');
  if (tuple?.kind !== 'list' || tuple.open !== '(' || tuple.close !== ')' || more.length > 0)
    return undefined;
  const numbers = factors.filter((factor) => factor !== tuple);
  if (
    numbers.some(
      (factor) => hasOperators(factor) || hasSomeKind(factor, ['matrix', 'unit']) || isVector(factor),
    )
  )
    return undefined;
  const items = tuple.items.map((item): MathNode => times(...numbers, item));
  return { ...tuple, items };
}

function isVector(node: MathNode): boolean {
  for (const name of namesIn(node)) if (VECTOR.test(name)) return true;
  return false;
}

const MAX_COMPONENTS = 4;

/** A vector, or a tensor with one upper index. */
const ARRAY = /^\\(?:vec|mathbf|boldsymbol)\{[^{}]+\}|\^\{?\\[a-z]+\}?$/;

const KINDS = ['call', 'function', 'list'] as const;

const DIAGONAL = '\\operatorname{diag}';
/** Rows of a diagonal matrix that is written out. */
const MAX_ROWS = 6;

/** `\operatorname{diag}(a, b)` written out; undefined for one argument, which may be a vector. */
function diagonal(args: readonly MathNode[]): MathNode | undefined {
  if (args.length < 2 || args.length > MAX_ROWS) return undefined;
  const zero: MathNode = { kind: 'number', text: '0' };
  const rows = args.map((arg, row) => args.map((_, column) => (row === column ? arg : zero)));
  return { kind: 'matrix', rows };
}

/** One vector as its magnitude, if nothing but its magnitude occurs. */
function withMagnitude(node: MathNode, vector: string): MathNode {
  const [, letter = '', index = ''] = VECTOR.exec(vector) ?? [];
  const name = `${letter}${index}`;
  if (namesIn(node).has(name)) return node;
  const isVector = (part: MathNode | undefined): boolean => part?.kind === 'symbol' && part.name === vector;
  const written = mapTree(node, (part) => {
    if (part.kind === 'function' && part.name === 'abs' && isVector(part.args[0]))
      return { kind: 'symbol', name };
    const isEven = part.kind === 'power' && isVector(part.base) && endsIn(part.exponent, /[02468]$/);
    return isEven ? { ...part, base: { kind: 'symbol', name } } : part;
  });
  return namesIn(written).has(vector) ? node : written;
}

/** The root sign with an odd degree is the real root, as x^{1/3} need not be. */
function realRoot(node: MathNode & { readonly kind: 'function' }): MathNode {
  const [of, degree] = node.args;
  if (of?.kind !== 'negate' || degree === undefined || !endsIn(degree, /[13579]$/)) return node;
  return { kind: 'negate', of: { ...node, args: [of.of, degree] } };
}

function endsIn(node: MathNode, digit: RegExp): boolean {
  return node.kind === 'number' && /^[0-9]+$/.test(node.text) && digit.test(node.text);
}
