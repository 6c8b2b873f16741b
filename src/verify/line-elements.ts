import { namesIn } from '../math/names-in.ts';
import { childrenOf, type MathNode, mapTree, someNode, withChildren } from '../math/tree.ts';
import { type Ruling, undecided } from './rule.ts';

type Pair = readonly [MathNode, MathNode];

/** Letters whose squared differential is a line element: `ds^2`, `d\tau^2`, `d\ell^2`. */
const LENGTH = /^(?:[sl]|\\(?:ell|tau|sigma))(?:_\{?[A-Za-z0-9]+\}?)?$/;

/**
 * Both trees with `dt`, `dr`, `d\Omega` as one name each, where one of them states a line element `ds^2 = …`: their products, squares
 * and sums are those of names. `d\Omega^2` is put in as d\theta^2 + \sin^2\theta\,d\phi^2 and `d\vec{x}^2` as
 * dx^2 + dy^2 + dz^2 where only the other side has these (Misner, Thorne and Wheeler, Gravitation, box 23.1). The pair as it
 * is where neither side is a line element, or a d stands before anything but a letter.
 */
export function withDifferentials(pair: Pair): Pair {
  if (!pair.some(isLineElement)) return pair;
  const [one, two] = [joined(opened(pair[0])), joined(opened(pair[1]))];
  if ([one, two].some((node) => namesIn(node).has('d'))) return pair;
  return [expanded(one, two), expanded(two, one)];
}

/** A statement whose left side holds the square of a length's differential. */
function isLineElement(node: MathNode): boolean {
  if (node.kind !== 'relation' || node.first.kind !== 'product') return false;
  const { factors } = node.first;
  const of = factors.at(-1);
  return (
    isD(factors.at(-2)) &&
    of?.kind === 'power' &&
    isSquare(of) &&
    of.base.kind === 'symbol' &&
    LENGTH.test(of.base.name)
  );
}

function isD(node: MathNode | undefined): boolean {
  return node?.kind === 'symbol' && node.name === 'd';
}

function isSquare({ exponent }: MathNode & { readonly kind: 'power' }): boolean {
  return exponent.kind === 'number' && exponent.text === '2';
}

function joined(node: MathNode): MathNode {
  return mapTree(node, (part) => {
    if (part.kind === 'product') return product(withJoined(part.factors));
    return part.kind === 'operator' && part.head === 'open' ? outside(part) : part;
  });
}

/** `\sin\theta\,d\phi`: nobody takes the sine of a differential, which ends the argument. */
function outside(node: MathNode & { readonly kind: 'operator' }): MathNode {
  const at = node.args.findIndex(isD);
  const [of] = node.args;
  if (at < 1 || of === undefined) return node;
  const inside: MathNode = at === 1 ? of : { ...node, args: node.args.slice(0, at) };
  return product([inside, ...withJoined(node.args.slice(at))]);
}

/** Functions that are written without brackets, so that their argument seems to go on. */
const WRITTEN_OPEN = /^(?:sin|cos|tan|cot|sinh|cosh|tanh|coth)$/;

/** `\sin^2\chi d\Omega^2` and `\sin\chi(d\theta^2 + \dots)`: what holds the differentials is a factor behind the function. */
export function opened(node: MathNode): MathNode {
  const whole = splitFunction(node);
  return withChildren(whole, childrenOf(whole).map(opened));
}

function splitFunction(node: MathNode): MathNode {
  const of = node.kind === 'power' ? node.base : node;
  const argument = of.kind === 'function' && WRITTEN_OPEN.test(of.name) ? of.args[0] : undefined;
  if (of.kind !== 'function' || argument?.kind !== 'product') return node;
  const at = argument.factors.findIndex((factor) => someNode(factor, isD));
  const rest = argument.factors.slice(Math.max(at, 0));
  // The tree of (\sin\chi d\theta)^2 is that of \sin^2\chi d\theta, which is no part of a line element.
  if (at < 1 || (node.kind === 'power' && degreeOf(rest) !== 2)) return node;
  const inside: MathNode = { ...of, args: [product(argument.factors.slice(0, at))] };
  const first: MathNode = node.kind === 'power' ? { ...node, base: inside } : inside;
  return product([first, ...rest]);
}

/** How many differentials these factors multiply; a square counts twice. */
function degreeOf(factors: readonly MathNode[]): number {
  const behind = factors.filter((_, at) => isD(factors[at - 1]));
  return behind.reduce((sum, factor) => sum + (factor.kind === 'power' && isSquare(factor) ? 2 : 1), 0);
}

function product(factors: readonly MathNode[]): MathNode {
  const [only, ...more] = factors;
  return only !== undefined && more.length === 0 ? only : { kind: 'product', factors };
}

/** Each d with the letter behind it, or with the letter of the power behind it, as one name. */
function withJoined(factors: readonly MathNode[]): readonly MathNode[] {
  const found: MathNode[] = [];
  for (let at = 0; at < factors.length; at += 1) {
    const [factor, next] = [factors[at], factors[at + 1]];
    const name = isD(factor) && next !== undefined ? differentialOf(next) : undefined;
    if (name !== undefined) at += 1;
    const whole = name ?? factor;
    if (whole !== undefined) found.push(whole);
  }
  return found;
}

function differentialOf(node: MathNode): MathNode | undefined {
  if (node.kind === 'symbol' && node.name !== 'd' && !node.name.includes('^'))
    return { kind: 'symbol', name: `d ${node.name}` };
  const base = node.kind === 'power' ? differentialOf(node.base) : undefined;
  return node.kind === 'power' && base !== undefined ? { ...node, base } : undefined;
}

/** The line elements of the unit sphere and of space that one name stands for. */
const SHORT: readonly { readonly name: RegExp; readonly parts: readonly RegExp[] }[] = [
  { name: /^d \\Omega(?:_\{?2\}?)?$/, parts: [/^d \\(?:var)?theta$/, /^d \\(?:var)?phi$/] },
  { name: /^d \\(?:vec|mathbf)\{? ?[xr]\}?$/, parts: [/^d x$/, /^d y$/, /^d z$/] },
];

/** The squares that one name abbreviates, in the letters of the other side, where that has them and not the name. */
function expanded(node: MathNode, other: MathNode): MathNode {
  const [own, theirs] = [[...namesIn(node)], [...namesIn(other)]];
  for (const { name, parts } of SHORT) {
    if (!own.some((each) => name.test(each)) || theirs.some((each) => name.test(each))) continue;
    const found = parts.map((part) => theirs.find((each) => part.test(each)));
    const letters = found.filter((each) => each !== undefined);
    if (letters.length < parts.length || own.some((each) => letters.includes(each))) continue;
    const whole = sumOfSquares(letters);
    return mapTree(node, (part) => {
      const isShort = part.kind === 'power' && isSquare(part) && part.base.kind === 'symbol';
      return isShort && name.test(part.base.name) ? whole : part;
    });
  }
  return node;
}

/** dx² + dy² + dz², or on the sphere dθ² + sin²θ dφ². */
function sumOfSquares(names: readonly string[]): MathNode {
  const two: MathNode = { kind: 'number', text: '2' };
  const squares = names.map(
    (name): MathNode => ({ kind: 'power', base: { kind: 'symbol', name }, exponent: two }),
  );
  const [polar, azimuthal, ...more] = squares;
  if (polar === undefined || azimuthal === undefined || more.length > 0)
    return { kind: 'sum', terms: squares };
  const angle: MathNode = { kind: 'symbol', name: (names[0] ?? '').slice('d '.length) };
  const sine: MathNode = { kind: 'function', name: 'sin', args: [angle] };
  const weight: MathNode = { kind: 'power', base: sine, exponent: two };
  return { kind: 'sum', terms: [polar, { kind: 'product', factors: [weight, azimuthal] }] };
}

/** A refuted pair of line elements, and how another reading of it is decided. */
interface Refuted {
  readonly reference: MathNode;
  readonly candidate: MathNode;
  readonly decide: (reference: MathNode, candidate: MathNode) => Ruling;
}

/**
 * Line elements in differentials of other coordinates, or with the signs of the other signature throughout, are undecided: they may be
 * those of one space. Undefined where the refutation stands.
 */
export function otherMetric({ reference, candidate, decide }: Refuted): Ruling | undefined {
  if (![reference, candidate].some((node) => someNode(node, isLength))) return undefined;
  if (![reference, candidate].some((node) => node.kind === 'relation' && isSquared(node.first)))
    return undefined;
  const [one, two] = [differentialsIn(reference), differentialsIn(candidate)];
  if (one.join() !== two.join() && one.length > 0 && two.length > 0)
    return undecided('borderline', 'line elements in other coordinates');
  if (reference.kind !== 'relation' || candidate.kind !== 'relation') return undefined;
  if (isSquared(reference.first) !== isSquared(candidate.first))
    return undecided('borderline', 'a line element and its square');
  const turned: MathNode = { ...candidate, first: { kind: 'negate', of: candidate.first } };
  return decide(reference, turned).outcome === 'equivalent'
    ? undecided('borderline', 'line elements of opposite signature')
    : undefined;
}

function isSquared(side: MathNode): boolean {
  return someNode(side, (part) => part.kind === 'power' && isSquare(part) && isLength(part.base));
}

function isLength(node: MathNode): boolean {
  return node.kind === 'symbol' && node.name.startsWith('d ') && LENGTH.test(node.name.slice('d '.length));
}

/** The differentials of coordinates, in order. */
function differentialsIn(node: MathNode): readonly string[] {
  const value = node.kind === 'relation' ? node.rest.at(-1)?.node : node;
  if (value === undefined) return [];
  return [...namesIn(value)].filter((name) => name.startsWith('d ')).sort();
}
