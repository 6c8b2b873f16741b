import { num, over, plus, times } from '../math/calculus/build.ts';
import { differentiate } from '../math/calculus/differentiate.ts';
import { isConstant } from '../math/evaluate.ts';
import { someOfKind } from '../math/kinds-in.ts';
import { namesIn } from '../math/names-in.ts';
import { type MathNode, mapTree } from '../math/tree.ts';
import { opened } from './line-elements.ts';

type Pair = readonly [MathNode, MathNode];

/** Letters that make a differential of what stands behind them; \delta and \bar{d} are set before what is no function of state. */
const D: ReadonlySet<string> = new Set(['d', '\\delta', '\\bar{d}']);
/** How a square behind a d is meant: `dr^2` as (dr)^2, or `dv^2` as the differential of v^2. */
const SQUARES = ['outside', 'inside'] as const;
type Squares = (typeof SQUARES)[number];

/**
 * Both trees with `dV`, `dp`, `dS` as one name each, where both are relations between differentials: every term of a side has equally
 * many of them, or one stands over its own letter, `\frac{dV}{V}`. Read as a product the letter d would be a common factor, and
 * V fall away. `d\ln p`, `d(pV)` and `d\frac{1}{T}` are worked out, and a derivative beside such a relation is the quotient of its
 * differentials. The pair as it is for all others.
 */
export function withDifferentialNames(pair: Pair): Pair {
  if (!pair.some(mayHoldDifferentials)) return pair;
  const forms = pair.map(asForm);
  const [one, two] = forms.map((form, at) => form ?? beside(pair[at], forms[1 - at]));
  return one === undefined || two === undefined ? pair : [one, two];
}

/**
 * Whether a side that is left with the letter d looks like a relation between differentials: what is equal with d as a common factor is
 * then no evidence.
 */
export function holdsUnnamedDifferentials(node: MathNode): boolean {
  if (!mayHoldDifferentials(node)) return false;
  const whole = opened(node);
  if (dividesByOwn(whole)) return true;
  return whole.kind === 'relation' && SQUARES.some((squares) => (degreeOf(whole, squares) ?? 0) > 0);
}

function mayHoldDifferentials(node: MathNode): boolean {
  const names = namesIn(node);
  return [...D].some((name) => names.has(name));
}

/** A relation between differentials with one name for each, or undefined. */
function asForm(node: MathNode): MathNode | undefined {
  if (!mayHoldDifferentials(node)) return undefined;
  const whole = opened(node);
  for (const squares of SQUARES) {
    const degree = degreeOf(whole, squares);
    if (degree === undefined || (degree < 1 && !dividesByOwn(whole))) continue;
    return whole.kind === 'relation' || dividesByOwn(whole) ? named(whole, squares) : undefined;
  }
  return undefined;
}

/** What stands beside a relation between differentials: a value of one, or derivatives as quotients of differentials. */
function beside(node: MathNode | undefined, form: MathNode | undefined): MathNode | undefined {
  if (node === undefined || form === undefined) return undefined;
  if (mayHoldDifferentials(node))
    return degreeOf(node, 'outside') === undefined ? undefined : named(node, 'outside');
  return asQuotients(node);
}

function asQuotients(node: MathNode): MathNode | undefined {
  let found = 0;
  const whole = mapTree(node, (part) => {
    if (part.kind !== 'operator' || part.head !== 'derivative' || part.args.length !== 3) return part;
    const [of, by, order] = part.args;
    if (of?.kind !== 'symbol' || by?.kind !== 'symbol' || order?.kind !== 'number' || order.text !== '1')
      return part;
    found += 1;
    return over(differentialOf(of.name), differentialOf(by.name));
  });
  return found === 0 ? undefined : whole;
}

function isD(node: MathNode | undefined): boolean {
  return node?.kind === 'symbol' && D.has(node.name);
}

/** How many differentials every term multiplies; undefined where terms differ, or a d stands before nothing it could act on. */
function degreeOf(node: MathNode, squares: Squares): number | undefined {
  switch (node.kind) {
    case 'symbol':
      return isD(node) ? undefined : 0;
    case 'negate':
      return degreeOf(node.of, squares);
    case 'sum':
      return common(node.terms, squares);
    case 'relation':
      return common([node.first, ...node.rest.map((member) => member.node)], squares);
    case 'product':
      return ofFactors(node.factors, squares);
    case 'quotient': {
      const [above, below] = [degreeOf(node.over, squares), degreeOf(node.under, squares)];
      return above === undefined || below === undefined ? undefined : above - below;
    }
    case 'power': {
      const degree = degreeOf(node.base, squares);
      if (degree === undefined || degree === 0) return degree;
      return node.exponent.kind === 'number' ? degree * Number(node.exponent.text) : undefined;
    }
    default:
      return mayHoldDifferentials(node) ? undefined : 0;
  }
}

function common(nodes: readonly MathNode[], squares: Squares): number | undefined {
  const degrees = nodes
    .filter((node) => !(node.kind === 'number' && Number(node.text) === 0))
    .map((node) => degreeOf(node, squares));
  return degrees.every((degree) => degree === degrees[0]) ? degrees[0] : undefined;
}

function ofFactors(factors: readonly MathNode[], squares: Squares): number | undefined {
  let total = 0;
  for (let at = 0; at < factors.length; at += 1) {
    const factor = factors[at];
    if (factor === undefined) continue;
    if (!endsInD(factor)) {
      const degree = degreeOf(factor, squares);
      if (degree === undefined) return undefined;
      total += degree;
      continue;
    }
    const of = factors[at + 1];
    if (of === undefined || mayHoldDifferentials(of)) return undefined;
    total +=
      squares === 'outside' && of.kind === 'power' && of.exponent.kind === 'number'
        ? Number(of.exponent.text)
        : 1;
    at += 1;
  }
  return total;
}

/** A d, or `\mathbf{F}\cdot d` of which the letter behind it is read as a further factor. */
function endsInD(node: MathNode): boolean {
  return isD(node) || (node.kind === 'operator' && node.head === 'dot' && isD(node.args[1]));
}

/** `\frac{dV}{V}`: a differential over its own letter. */
function dividesByOwn(node: MathNode): boolean {
  return someOfKind(node, 'quotient', ({ over: above, under }) => {
    const factors = above.kind === 'product' ? above.factors : [];
    const names = namesIn(under);
    return factors.some((factor, at) => {
      const of = factors[at + 1];
      return isD(factor) && of?.kind === 'symbol' && names.has(of.name);
    });
  });
}

/** The tree with every d and what is behind it as a differential; undefined where one cannot be worked out. */
function named(node: MathNode, squares: Squares): MathNode | undefined {
  let isKnown = true;
  const whole = mapTree(node, (part) => {
    if (part.kind !== 'product' || !part.factors.some(endsInD)) return part;
    const factors = joined(part.factors, squares);
    isKnown &&= factors !== undefined;
    const [only, ...more] = factors ?? part.factors;
    return only !== undefined && more.length === 0 ? only : { ...part, factors: factors ?? part.factors };
  });
  return isKnown && !mayHoldDifferentials(whole) ? whole : undefined;
}

function joined(factors: readonly MathNode[], squares: Squares): readonly MathNode[] | undefined {
  const found: MathNode[] = [];
  for (let at = 0; at < factors.length; at += 1) {
    const factor = factors[at];
    if (factor === undefined) continue;
    const next = factors[at + 1];
    if (!endsInD(factor) || next === undefined) {
      found.push(factor);
      continue;
    }
    const differential = totalOf(next, squares);
    if (differential === undefined) return undefined;
    found.push(
      factor.kind === 'operator'
        ? { ...factor, args: [...factor.args.slice(0, 1), differential] }
        : differential,
    );
    at += 1;
  }
  return found;
}

/** The differential of a letter, of its powers, or of a formula by the differentials of all its letters. */
function totalOf(node: MathNode, squares: Squares): MathNode | undefined {
  if (node.kind === 'symbol') return differentialOf(node.name);
  if (squares === 'outside' && node.kind === 'power' && node.base.kind === 'symbol')
    return { ...node, base: differentialOf(node.base.name) };
  const names = [...namesIn(node)].filter((name) => !isConstant(name));
  const varying = names.filter((name) => !FIXED.test(name));
  const terms: MathNode[] = [];
  for (const name of varying.length === 0 ? names : varying) {
    const slope = differentiate(node, name, (part) => (part.kind === 'symbol' ? num(0) : undefined));
    if (slope === undefined) return undefined;
    terms.push(times(slope, differentialOf(name)));
  }
  return terms.length === 0 ? undefined : plus(...terms);
}

/** Masses, constants of nature and field strengths, which do not change: `d(mv) = m\\,dv`. */
const FIXED = /^(?:[mcgkqeRh]|m_\{[^}]*\}|k_\{B\}|\\hbar)$/;
const VECTOR = /^\\(vec|mathbf)(\{ ?| )(.*)$/;

/** One name for the differential of another; that of a vector is a vector. */
function differentialOf(name: string): MathNode {
  const vector = VECTOR.exec(name);
  return { kind: 'symbol', name: vector === null ? `d ${name}` : `\\${vector[1]}{d ${vector[3]}` };
}

/** Whether a name is one that {@link withDifferentialNames} made. */
export function isDifferential(name: string): boolean {
  return name.startsWith('d ') || /^\\(?:vec|mathbf)\{d /.test(name);
}
