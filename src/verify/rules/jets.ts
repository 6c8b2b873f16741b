import { isArrowed, isBold } from '../../math/arrays/names.ts';
import type { Budget } from '../../math/budget.ts';
import { evaluate } from '../../math/evaluate.ts';
import { someOfKind } from '../../math/kinds-in.ts';
import { namesIn } from '../../math/names-in.ts';
import { normalText } from '../../math/normal.ts';
import { childrenOf, type MathNode, withChildren } from '../../math/tree.ts';
import { compareValues } from '../compare-values.ts';
import { pointAt } from '../points.ts';

/** Two equations, as differences of their sides, in which every function, derivative, sum and integral is one name. */
export interface InJets {
  readonly reference: MathNode;
  readonly candidate: MathNode;
  /** Their names. */
  readonly jets: ReadonlySet<string>;
}

/** Operators that have a value of their own, or join others, in an equation: each is one quantity. */
const WHOLE: ReadonlySet<string> = new Set([
  ...['derivative', 'partial', 'held', 'del', 'delUpper', 'dot', 'cross', 'sum', 'sumOver'],
  ...['integral', 'integralOver', 'contour', 'at'],
]);
/** Of these a constant factor and the terms of a sum may be taken out. */
const LINEAR: ReadonlySet<string> = new Set(['sum', 'sumOver', 'integral', 'integralOver', 'contour']);

type Operator = MathNode & { readonly kind: 'operator' };

/**
 * Two differential, integral or vector equations with their unknown functions and derivatives, `\chi''(r)`, `\nabla\cdot\mathbf v`,
 * `\int T(x)dx`, as names of quantities (jet variables), which may have any value at a point: proportional in them, they are one
 * equation, and else two. Undefined where the two do not have the same ones, or a function's letter also stands alone.
 */
export function inJets(reference: MathNode, candidate: MathNode): InJets | undefined {
  const [one, two] = [jetsOf(reference), jetsOf(candidate)];
  if (one === undefined || two === undefined) return undefined;
  const [known, given] = [one, two].map(({ jets }) => [...jets].sort().join('\n'));
  if (known === '' || known !== given) return undefined;
  const bare = new Set([...namesIn(one.node), ...namesIn(two.node)]);
  if ([...one.functions].some((name) => bare.has(name))) return undefined;
  return { reference: one.node, candidate: two.node, jets: one.jets };
}

/**
 * Whether one equation is the other times a factor without any of the functions, `(g - h)\mathbf{u} = (g - h)\mathbf{w}` beside
 * `\mathbf{u} = \mathbf{w}`: where that is zero they are two, but nobody may have meant that case.
 */
export function differByFactor({ reference, candidate, jets }: InJets, budget: Budget): boolean {
  const names = new Set([...namesIn(reference), ...namesIn(candidate)]);
  const ratio: MathNode = { kind: 'quotient', over: reference, under: candidate };
  const point = pointAt({ names, domains: new Map(), assumption: 'positive', budget }, 0);
  const here = evaluate(ratio, point);
  if (here === undefined) return true;
  return [...jets].every((name) => {
    const z = point.symbols.get(name);
    if (z === undefined) return true;
    const symbols = new Map(point.symbols).set(name, { re: 3 * z.re, im: 3 * z.im });
    const there = evaluate(ratio, { ...point, symbols });
    return there === undefined || compareValues(here, there) === 'equal';
  });
}

interface Found {
  readonly node: MathNode;
  /** The names that stand for functions, derivatives and their like. */
  readonly jets: ReadonlySet<string>;
  /** Letters of functions before a bracket. */
  readonly functions: ReadonlySet<string>;
}

function jetsOf(node: MathNode): Found | undefined {
  const jets = new Set<string>();
  const functions = new Set<string>();
  const jet = (part: MathNode): MathNode => {
    const name = `(${normalText(part)})`;
    jets.add(name);
    return { kind: 'symbol', name };
  };
  let isClear = true;
  const walk = (part: MathNode): MathNode => {
    switch (part.kind) {
      case 'number':
      case 'unit':
        return part;
      case 'symbol':
        return isVector(part.name) ? jet(part) : part;
      case 'call':
        functions.add(part.name);
        return jet(part);
      case 'operator':
        if (WHOLE.has(part.head)) return opened(part, jet, walk);
        isClear = false;
        return part;
      case 'function':
        if (part.name === 'overline') return jet(part);
        break;
      case 'product': {
        const at = part.factors.findIndex(holdsNabla);
        if (at < 0) break;
        const [before, behind] = [part.factors.slice(0, at), part.factors.slice(at)];
        return product([...before.map(walk), jet(product(behind))]);
      }
      case 'slash':
      case 'list':
      case 'relation':
      case 'matrix':
      case 'plusMinus':
        isClear = false;
        return part;
    }
    return withChildren(part, childrenOf(part).map(walk));
  };
  const whole = walk(node);
  return isClear && ![...namesIn(whole)].some(isNabla) ? { node: whole, jets, functions } : undefined;
}

function isVector(name: string): boolean {
  return isBold(name) || isArrowed(name);
}

/** ∇ and its square act on all that stands behind them in a product. */
function holdsNabla(node: MathNode): boolean {
  if (node.kind === 'power') return holdsNabla(node.base);
  if (node.kind === 'operator' && (node.head === 'dot' || node.head === 'cross'))
    return node.args.some(holdsNabla);
  return node.kind === 'symbol' && isNabla(node.name);
}

function isNabla(name: string): boolean {
  return /\\(?:nabla|partial)(?![A-Za-z])/.test(name) && !name.startsWith('(') && !name.startsWith('\\left(');
}

function product(factors: readonly MathNode[]): MathNode {
  const [only, ...more] = factors;
  return only !== undefined && more.length === 0 ? only : { kind: 'product', factors };
}

type Walk = (node: MathNode) => MathNode;

/** A sum or integral of terms as the sum of those of each, with the factors in front that it does not run over. */
function opened(node: Operator, jet: Walk, walk: Walk): MathNode {
  const at = LINEAR.has(node.head) ? bodyAt(node) : -1;
  const body = node.args[at];
  if (body === undefined) return jet(node);
  const within = (part: MathNode): MathNode =>
    opened({ ...node, args: node.args.map((arg, index) => (index === at ? part : arg)) }, jet, walk);
  if (body.kind === 'negate') return { kind: 'negate', of: within(body.of) };
  if (body.kind === 'sum') return { kind: 'sum', terms: body.terms.map(within) };
  if (body.kind === 'product') {
    const sum = body.factors.find((factor) => factor.kind === 'sum');
    if (sum?.kind === 'sum') {
      const others = body.factors.filter((factor) => factor !== sum);
      return { kind: 'sum', terms: sum.terms.map((term) => within(multiplied(others, term))) };
    }
    const runs = indexOf(node);
    const outside = body.factors.filter((factor) => isFree(factor, runs));
    const inside = body.factors.filter((factor) => !isFree(factor, runs));
    if (outside.length > 0) {
      const rest: MathNode = inside.length === 0 ? { kind: 'number', text: '1' } : product(inside);
      return product([...outside.map(walk), within(rest)]);
    }
  }
  return hasOwnValue(node) ? node : jet(node);
}

/** A sum or integral of what has values: it is worked out, and may be what makes two equations one. */
function hasOwnValue(node: Operator): boolean {
  if (node.head !== 'sum' && node.head !== 'integral') return false;
  const runs = indexOf(node);
  return (
    !someOfKind(node, 'call', () => true) &&
    !someOfKind(node, 'operator', (part) => !LINEAR.has(part.head)) &&
    [...namesIn(node)].every((name) => !isVector(name) && !runs.some((letter) => isIndexOf(name, letter)))
  );
}

/** `a_{i}` beside i. */
function isIndexOf(name: string, letter: string): boolean {
  return name.replace(/^\\?[A-Za-z]+/, '').includes(letter.replace(/^\\/, ''));
}

function multiplied(others: readonly MathNode[], term: MathNode): MathNode {
  if (term.kind === 'negate') return { kind: 'negate', of: multiplied(others, term.of) };
  return { kind: 'product', factors: [...others, ...(term.kind === 'product' ? term.factors : [term])] };
}

/** Where the body stands among the arguments: integrals have it behind the name, sums at the end. */
function bodyAt({ head, args }: Operator): number {
  return head === 'sum' || head === 'sumOver' ? args.length - 1 : 1;
}

/** The names a sum or integral runs over, as they may stand in an index too. */
function indexOf({ args: [index] }: Operator): readonly string[] {
  return index === undefined ? [] : [...namesIn(index)];
}

/** A name or number without the letters a sum runs over, itself or in an index; what depends on a place is none. */
function isFree(node: MathNode, runs: readonly string[]): boolean {
  if (runs.length === 0 || someOfKind(node, 'call', () => true) || someOfKind(node, 'operator', () => true))
    return false;
  return [...namesIn(node)].every(
    (name) =>
      !isVector(name) &&
      !runs.some(
        (letter) => name === letter || name.replace(/^\\?[A-Za-z]+/, '').includes(letter.replace(/^\\/, '')),
      ),
  );
}
