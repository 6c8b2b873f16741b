import { stateName } from '../math/arrays/names.ts';
import { isArrayName } from '../math/arrays/typing.ts';
import { isConstant } from '../math/evaluate.ts';
import { someOfKind } from '../math/kinds-in.ts';
import { namesIn } from '../math/names-in.ts';
import { type MathNode, mapTree } from '../math/tree.ts';
import { indexedName, indicesOf } from './indexed-names.ts';
import { different, equivalent, type Ruling } from './rule.ts';

/** A pair that was left open, and how another one is decided. */
interface Pair {
  readonly reference: MathNode;
  readonly candidate: MathNode;
  readonly decide: (reference: MathNode, candidate: MathNode) => Ruling;
}

/** What a sum runs over, the same text for the same range; and the values of its letters in each term that stands for all. */
interface Range {
  readonly key: string;
  readonly terms: readonly ReadonlyMap<string, string>[];
  /** Terms with the letters exchanged have one weight. */
  readonly isSymmetric: boolean;
}

/**
 * Sums over a range that is not written out, `\sum_k`, `\sum_{k\neq n}`, `\sum_{i<j}`: each as two of its terms with weights of
 * their own, in which every name with the index is a quantity of its own. Such sums are the same functional of their
 * terms, so that what is equal for any weights is equal for any range. Different is only what is one sum on both
 * sides over the same range, of the same names or one for another, also if names with two indices are symmetric. Undefined where that says nothing.
 */
export function byOpenSums({ reference, candidate, decide }: Pair): Ruling | undefined {
  if (![reference, candidate].every(holdsOpenSum)) return undefined;
  const outside = new Set([...indicesOutside(reference), ...indicesOutside(candidate)]);
  const expand = (symmetric: boolean) =>
    [reference, candidate].map((node) => expanded(node, outside, symmetric));
  const [one, two] = expand(false);
  if (one === undefined || two === undefined || one.keys !== two.keys) return undefined;
  const plain = decide(one.node, two.node).outcome;
  if (plain === 'equivalent')
    return equivalent('numeric_identity', 'sums of the same terms over the same range');
  if (plain !== 'different') return undefined;
  if (!exchangesOne(one.node, two.node) && !exchangesOne(reference, candidate)) return undefined;
  if (![reference, candidate].every(isOneSum)) return undefined;
  const [other, another] = expand(true);
  if (other === undefined || another === undefined) return undefined;
  return decide(other.node, another.node).outcome === 'different'
    ? different('witness', 'sums of other terms over the same range')
    : undefined;
}

/** Whether the same names are summed, or one for another: several of other names may be an abbreviation. */
function exchangesOne(one: MathNode, two: MathNode): boolean {
  const [known, given] = [namesOfValue(one), namesOfValue(two)];
  const missing = [...known].filter((name) => !given.has(name)).length;
  const foreign = [...given].filter((name) => !known.has(name)).length;
  return missing === foreign && missing <= 1;
}

function namesOfValue(node: MathNode): ReadonlySet<string> {
  return namesIn(node.kind === 'relation' ? (node.rest.at(-1)?.node ?? node) : node);
}

function isOpenSum(node: MathNode): boolean {
  return node.kind === 'operator' && node.head === 'sumOver';
}

function holdsOpenSum(node: MathNode): boolean {
  return someOfKind(node, 'operator', isOpenSum);
}

/** The letters that are names or indices outside of all such sums: no sum runs over them. */
function indicesOutside(node: MathNode): readonly string[] {
  const bare = mapTree(node, (part) => (isOpenSum(part) ? { kind: 'number', text: '1' } : part));
  return [...namesIn(bare)].flatMap((name) => [name, ...indicesOf(name)]);
}

/** A sum with factors before it, behind a left side or alone, and nothing in it that a sum rule may know of. */
function isOneSum(node: MathNode): boolean {
  switch (node.kind) {
    case 'relation':
      return (
        node.rest.length === 1 && !holdsOpenSum(node.first) && node.rest.every((side) => isOneSum(side.node))
      );
    case 'negate':
      return isOneSum(node.of);
    case 'quotient':
      return isOneSum(node.over) && !holdsOpenSum(node.under);
    case 'product': {
      const [sum, ...more] = node.factors.filter(holdsOpenSum);
      return sum !== undefined && more.length === 0 && isOneSum(sum);
    }
    default: {
      const [range, body] = node.kind === 'operator' && isOpenSum(node) ? node.args : [];
      if (range === undefined || body === undefined || holdsOpenSum(body)) return false;
      return !someOfKind(body, 'sum', mixesNames) && !holdsIndexItself(range, body);
    }
  }
}

/** `\sum_k e^{ikx}`: over a number that may take both signs a sum is the same with the other sign of it. */
function holdsIndexItself(range: MathNode, body: MathNode): boolean {
  const names = namesIn(body);
  return [...namesIn(range)].some((name) => names.has(name));
}

/** `x_i - \mu`, where μ may be a mean of the x: names of several letters in one sum. */
function mixesNames(node: MathNode): boolean {
  const letters = [...namesIn(node)]
    .filter((name) => !isConstant(name))
    .map((name) => /^[^_^]*/.exec(name)?.[0]);
  return new Set(letters).size > 1;
}

interface Expanded {
  readonly node: MathNode;
  readonly keys: string;
}

function expanded(node: MathNode, outside: ReadonlySet<string>, symmetric: boolean): Expanded | undefined {
  const keys: string[] = [];
  let isOpen = false;
  const found = mapTree(node, (part) => {
    const [condition, body] = part.kind === 'operator' && isOpenSum(part) ? part.args : [];
    if (condition === undefined || body === undefined) return part;
    const range = rangeOf(condition, outside);
    const terms = range?.terms.map((values) => termAt(body, values, symmetric)) ?? [];
    if (range === undefined || !terms.every((term) => term !== undefined)) {
      isOpen = true;
      return part;
    }
    keys.push(range.key);
    return { kind: 'sum', terms: terms.map((term, at) => weighted(term, range, at)) };
  });
  return isOpen ? undefined : { node: found, keys: keys.sort().join(' ') };
}

function weighted(term: MathNode, { key, isSymmetric }: Range, at: number): MathNode {
  const weight: MathNode = { kind: 'symbol', name: `w_{${key}${isSymmetric ? '' : at}}` };
  return { kind: 'product', factors: [weight, term] };
}

function rangeOf(condition: MathNode, outside: ReadonlySet<string>): Range | undefined {
  if (condition.kind === 'symbol') return isIndex(condition.name) ? single(condition.name, 'all') : undefined;
  const [bound, ...more] = condition.kind === 'relation' ? condition.rest : [];
  if (condition.kind !== 'relation' || bound === undefined || more.length > 0) return undefined;
  const [one, two] = [condition.first, bound.node];
  if (one.kind !== 'symbol' || !isIndex(one.name)) return undefined;
  if (bound.sign === '\\neq') {
    if (two.kind === 'number' || (two.kind === 'symbol' && outside.has(two.name)))
      return single(one.name, `but${two.kind === 'number' ? two.text : two.name}`);
  }
  if (two.kind !== 'symbol' || outside.has(two.name) || !isIndex(two.name)) return undefined;
  const pair = (a: string, b: string): ReadonlyMap<string, string> =>
    new Map([
      [one.name, a],
      [two.name, b],
    ]);
  if (bound.sign === '<') return { key: 'up', terms: [pair('1', '2'), pair('3', '4')], isSymmetric: false };
  if (bound.sign === '>') return { key: 'up', terms: [pair('2', '1'), pair('4', '3')], isSymmetric: false };
  const areUsual = /^[ij]$/.test(one.name) && /^[ij]$/.test(two.name);
  return bound.sign === '\\neq' && areUsual
    ? { key: 'pairs', terms: [pair('1', '2'), pair('2', '1')], isSymmetric: true }
    : undefined;
}

function isIndex(name: string): boolean {
  return /^(?:[a-zA-Z]|\\[a-z]+)$/.test(name);
}

function single(name: string, key: string): Range {
  return { key, terms: ['1', '2'].map((value) => new Map([[name, value]])), isSymmetric: false };
}

/** The body with the letters at these values; undefined where a name with an index is no number. */
function termAt(
  body: MathNode,
  values: ReadonlyMap<string, string>,
  symmetric: boolean,
): MathNode | undefined {
  let isOpen = false;
  const term = mapTree(body, (part) => {
    if (part.kind !== 'symbol' && part.kind !== 'call') return part;
    const state = stateName(part.name);
    const isNumber =
      state === undefined ? !isArrayName(part.name) : ['braket', 'element'].includes(state.kind);
    const name = isNumber ? indexedName(part.name, values, symmetric) : undefined;
    if (name === undefined) isOpen = true;
    return name === undefined || name === part.name ? part : { ...part, name };
  });
  return isOpen ? undefined : term;
}
