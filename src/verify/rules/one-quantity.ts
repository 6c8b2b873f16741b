import { namesIn } from '../../math/names-in.ts';
import { childrenOf, type MathNode, someNode } from '../../math/tree.ts';
import { isVector } from '../../math/vectors.ts';
import { type Question, type Ruling, undecided } from '../rule.ts';
import { isTrivial, sameLetter } from './answer-name.ts';
import { decideMembers } from './chain-members.ts';
import { freeNames } from './constant.ts';
import { type Definition, isContraction, mentions } from './definition.ts';
import { sidesContrast } from './left-sides.ts';

/**
 * A definition whose left side is one name in several signs, with that as a plain name: a small change `\delta\varphi` as
 * `\Delta \varphi`, a difference `x' - x` beside `\Delta x`, the length `|\vec p|`, tensors contracted to a number beside another letter, and `p^*` in front of a real value, where
 * the star marks a frame or an effective quantity. Any other definition comes back as it is.
 */
export function asName(question: Question, definition: Definition, other: Definition): Definition {
  if (definition.left !== 'quantity') return definition;
  const side = nameOf(question, definition, other.side);
  return side === undefined ? definition : { ...definition, side, left: 'name' };
}

function nameOf(question: Question, { side, value }: Definition, other: MathNode): MathNode | undefined {
  if (side.kind === 'product')
    return isContraction(side.factors) ? invariantOf(side, other) : changeOf(side.factors, other);
  if (side.kind === 'sum') return differenceOf(side.terms, other);
  if (side.kind !== 'function') return undefined;
  const [of, ...more] = side.args;
  if (of?.kind !== 'symbol' || more.length > 0) return undefined;
  if (side.name === 'abs') return isVector(of) && !isPart(other) ? of : undefined;
  const isMarked = side.name === 'conj' && STARRED.test(of.name);
  const isReal = freeNames(value, question).length > 0 && !someNode(value, isComplex);
  return isMarked && isReal ? of : undefined;
}

/** Letters that a star marks more often than it conjugates them: momenta, energies, masses, temperatures, lengths, times. */
const STARRED = /^(?:[pkqEmMTtrRvLsn]|\\(?:theta|lambda|tau|Lambda))(?:_|$)/;
/** A vector, which is no length, and a component of one. */
const COMPONENT = /_\{?(?:[xyzr]|\\(?:theta|(?:var)?phi|rho))\}?$/;

function isPart(node: MathNode): boolean {
  return isVector(node) || (node.kind === 'symbol' && COMPONENT.test(node.name));
}

/** A plain name of another letter may be that of the invariant; `R` is not `R_{\mu\nu}R^{\mu\nu}`. */
function invariantOf(side: MathNode & { readonly kind: 'product' }, other: MathNode): MathNode | undefined {
  if (other.kind !== 'symbol') return undefined;
  return side.factors.some((factor) => sameLetter(factor, other)) ? undefined : side;
}

/** `\delta x` and `\Delta x` are the change of x, which is not x itself. */
function changeOf(factors: readonly MathNode[], other: MathNode): MathNode | undefined {
  const [sign, of, ...more] = factors;
  if (sign?.kind !== 'symbol' || of?.kind !== 'symbol' || more.length > 0) return undefined;
  const isChange = /^\\(?:delta|Delta)$/.test(sign.name);
  const isItself = other.kind === 'symbol' && !other.name.startsWith('\\Delta ') && sameLetter(of, other);
  return isChange && !isItself ? { kind: 'symbol', name: `\\Delta ${of.name}` } : undefined;
}

/** What marks the later and the earlier of two values: `x' - x`, `x_2 - x_1`, `x_f - x_i`. */
const LATER: readonly (readonly [later: string, earlier: string])[] = [
  ["'", ''],
  ['_{2}', '_{1}'],
  ['_{1}', '_{0}'],
  ['_{f}', '_{i}'],
];

/** `x' - x` beside a change of x, written `\Delta x`; the earlier minus the later one is its negative. */
function differenceOf([one, two, ...more]: readonly MathNode[], change: MathNode): MathNode | undefined {
  if (change.kind !== 'symbol' || more.length > 0) return undefined;
  const letter = /^\\Delta (.+)$/.exec(change.name)?.[1];
  const [after, before] =
    one?.kind === 'negate' ? [two, one.of] : [one, two?.kind === 'negate' ? two.of : undefined];
  if (letter === undefined || after?.kind !== 'symbol' || before?.kind !== 'symbol') return undefined;
  const isChange = LATER.some(
    ([later, earlier]) => after.name === letter + later && before.name === letter + earlier,
  );
  return isChange ? change : undefined;
}

/** What may make a value complex: i, and a letter whose conjugate occurs. */
function isComplex(node: MathNode): boolean {
  return node.kind === 'symbol' ? node.name === 'i' : node.kind === 'function' && node.name === 'conj';
}

/**
 * `T_c = a/k` beside `k\,T_* = a`: an equation solved for the only name of its left side that the other side does not have, where
 * the other side names its value too: accepted under one letter, undecided under another. Undefined where there is no such name, or
 * where the value is another one.
 */
export function bySolvedName(question: Question, a: Definition, b: Definition): Ruling | undefined {
  const [one, two] = [solvedBeside(question, a, b), solvedBeside(question, b, a)];
  if (one === undefined && two === undefined) return undefined;
  const [known, given] = [one ?? a, two ?? b];
  const ruling = decideMembers(question, known, given);
  if (ruling.outcome === 'different') return undefined;
  const contrast = sidesContrast(known.side, given.side, freeNames(known.value, question));
  if (contrast !== undefined) return undecided('borderline', `the same value for ${contrast}`);
  return isTrivial(known.value) || !sameLetter(bare(known.side), bare(given.side))
    ? undecided('borderline', 'the same value under another name')
    : ruling;
}

/** A name without its index. */
function bare(node: MathNode): MathNode {
  return node.kind === 'symbol' ? { ...node, name: node.name.replace(/_.*$/, '') } : node;
}

/** The definition solved for the name of its left side that `other`, which defines a plain name, does not have. */
function solvedBeside(question: Question, definition: Definition, other: Definition): Definition | undefined {
  const { side, value, members } = definition;
  if (other.left !== 'name' || side.kind !== 'product' || members.length !== 1) return undefined;
  const known = namesIn(other.value);
  const own = side.factors.filter((factor) => factor.kind === 'symbol' && !known.has(factor.name));
  const [name] = own;
  if (name === undefined || own.length > 1 || mentions(value, name) || mentions(other.side, name))
    return undefined;
  const factors = side.factors.filter((factor) => factor !== name);
  if (!factors.every((factor) => isKnown(question, factor, known))) return undefined;
  const solved: MathNode = { kind: 'quotient', over: value, under: { kind: 'product', factors } };
  return { side: name, left: 'name', value: solved, members: [solved], steps: [solved] };
}

/** A number, or a power of names that the other value has: to a reader none of them is zero. */
function isKnown(question: Question, factor: MathNode, known: ReadonlySet<string>): boolean {
  if (factor.kind === 'power') return childrenOf(factor).every((part) => isKnown(question, part, known));
  if (factor.kind === 'number') return !/^0*\.?0*$/.test(factor.text);
  return factor.kind === 'symbol' && (known.has(factor.name) || freeNames(factor, question).length === 0);
}
