import { someOfKind } from '../../math/kinds-in.ts';
import { namesIn } from '../../math/names-in.ts';
import { normalText } from '../../math/normal.ts';
import { type MathNode, type Relation, someNode } from '../../math/tree.ts';
import type { Question } from '../rule.ts';
import { freeNames, isReader } from './constant.ts';
import { hasUnits } from './measure.ts';

/**
 * What stands left of `… = value`. A `name` only says what the value is called; a `quantity` such as W/Q or dE/dt is
 * defined by the value; an `equation` such as 2x + z = 1 is something to solve; the rest is `open`.
 */
export type LeftSide = 'name' | 'quantity' | 'equation' | 'open';

/** `m = a/b \approx 1.2` taken apart. */
export interface Definition {
  readonly side: MathNode;
  readonly left: LeftSide;
  /** The last member behind an equals sign, or the last one when there is none. */
  readonly value: MathNode;
  /** All members that state the value, in order. */
  readonly members: readonly MathNode[];
  /** All members as written, also the steps in which numbers were put in without their units. */
  readonly steps: readonly MathNode[];
}

/** A relation of equals signs as a definition of its first side; undefined for any other relation. */
export function definitionOf(question: Question, node: Relation): Definition | undefined {
  if (node.rest.some(({ sign }) => sign !== '=' && sign !== '\\approx' && sign !== '\\in')) return undefined;
  const stated = withoutBareSteps(question, node.rest);
  const members = stated.map((member) => member.node);
  const exact = stated.filter((member) => member.sign === '=').map((member) => member.node);
  const value = exact.at(-1) ?? members.at(-1);
  if (value === undefined) return undefined;
  const steps = node.rest.map((member) => member.node);
  return { side: node.first, left: leftSide(question, node.first, members), value, members, steps };
}

/** `v = \\sqrt{2gh} = \\sqrt{2(9.8)(5.0)} = 9.9 m/s` without the step in which the numbers were put in without their units. */
function withoutBareSteps(question: Question, members: Relation['rest']): Relation['rest'] {
  const last = members.at(-1)?.node;
  if (members.length < 2 || last === undefined || !isReader(question) || !hasUnits(last)) return members;
  const isNumber = (node: MathNode): boolean => freeNames(node, question).length === 0;
  if (!isNumber(last)) return members;
  return members.filter(({ node }) => node === last || hasUnits(node) || !isNumber(node));
}

/** Whether a value depends on what the left side names. */
export function mentions(value: MathNode, side: MathNode): boolean {
  const names = namesIn(value);
  if (side.kind === 'call') return names.has(side.name) && !hasOnlyOtherValues(value, side);
  const letter = transitionLetter(side);
  if (letter !== undefined) return names.has(letter);
  if (side.kind === 'function' && isWidth(side))
    return someOfKind(value, 'function', (part) => part.name === side.name);
  return [...namesIn(side)].some((name) => names.has(name));
}

/** `3 \cdot 4 = 12` works its value out; that the members are equal was checked before. */
export function isComputation(question: Question, { first, rest }: Relation): boolean {
  const members = [first, ...rest.map(({ node }) => node)];
  return first.kind !== 'number' && members.every((node) => freeNames(node, question).length === 0);
}

/** `\rho(t) = U\rho(0)U^\dagger`: the function at a place of its own, an initial value, is no unknown of the equation. */
function hasOnlyOtherValues(value: MathNode, side: MathNode & { readonly kind: 'call' }): boolean {
  const variables = new Set(side.args.flatMap((arg) => [...namesIn(arg)]));
  return !someNode(value, (part) => {
    if (part.kind === 'symbol') return part.name === side.name;
    if (part.kind !== 'call' || part.name !== side.name) return false;
    return (
      variables.size === 0 || part.args.some((arg) => [...namesIn(arg)].some((name) => variables.has(name)))
    );
  });
}

function leftSide(question: Question, side: MathNode, values: readonly MathNode[]): LeftSide {
  if (isPlain(side)) return values.some((value) => mentions(value, side)) ? 'equation' : 'name';
  if (freeNames(side, question).length === 0) return 'equation';
  if (isProbability(side) && !values.some((value) => mentions(value, side))) return 'quantity';
  const last = values.at(-1);
  const bare = last === undefined || (freeNames(last, question).length === 0 && !someNode(last, isUnit));
  switch (side.kind) {
    case 'function':
    case 'symbol':
      return values.some((value) => mentions(value, side)) ? 'open' : 'quantity';
    case 'quotient':
      return definesPart(question, side.over, values) ? 'quantity' : 'open';
    case 'operator':
      return operatorSide(question, side, values);
    case 'sum':
      return sumSide(question, side.terms, values, bare);
    case 'product':
      return productSide(question, side.factors, values, bare);
    case 'power':
      return (isName(side.base) || isMeasuredProduct(side.base, last)) &&
        !bare &&
        !values.some((value) => mentions(value, side))
        ? 'quantity'
        : 'open';
    default:
      return 'open';
  }
}

/** `|\langle a|b\rangle|^2`: the square of an amplitude is the probability the equation gives. */
function isProbability(side: MathNode): boolean {
  if (side.kind !== 'power' || side.exponent.kind !== 'number' || side.exponent.text !== '2') return false;
  const [of] = side.base.kind === 'function' && side.base.name === 'abs' ? side.base.args : [];
  return of?.kind === 'symbol' && /^\\langle .*\|.*\\rangle$/.test(of.name);
}

function isPlain(side: MathNode): boolean {
  if (side.kind === 'list')
    return side.items.length > 0 && side.items.every((item) => item.kind === 'symbol');
  return (
    side.kind === 'symbol' ||
    side.kind === 'call' ||
    transitionLetter(side) !== undefined ||
    isWidth(side) ||
    isUpperIndexed(side)
  );
}

/** The letter of `P(a \to b)`, which is no factor of the relation in brackets, and of `\Gamma(a \to b)`, which is no function. */
export function transitionLetter(side: MathNode): string | undefined {
  if (side.kind === 'function')
    return side.name === 'gamma' && side.args[0]?.kind === 'relation' ? '\\Gamma' : undefined;
  if (side.kind !== 'product' || side.factors.length !== 2) return undefined;
  const [letter, inside] = side.factors;
  return letter?.kind === 'symbol' && inside?.kind === 'relation' ? letter.name : undefined;
}

/** Special functions with the letter of a quantity. */
const LETTERS: ReadonlySet<string> = new Set(
  (
    'gamma zeta digamma barnesg dedekindeta dirichleteta dirichletbeta riemannxi fresnels fresnelc lambertw elliptick ' +
    'elliptice ellipticeinc ellipticf beta gammap modularj kleinj modularlambda modulardelta totient moebius partitions coulombc'
  ).split(' '),
);

/** `\Gamma(p) = …` is a decay width, `\zeta(t) = …` a displacement: nobody defines the special functions anew. */
function isWidth(side: MathNode): boolean {
  return side.kind === 'function' && LETTERS.has(side.name) && side.args.at(-1)?.kind === 'symbol';
}

/** `P_2^1`: behind an index nobody writes the first power. */
function isUpperIndexed(side: MathNode): boolean {
  return (
    side.kind === 'power' &&
    side.exponent.kind === 'number' &&
    side.exponent.text === '1' &&
    side.base.kind === 'symbol' &&
    side.base.name.includes('_')
  );
}

/** Whether a part of the left side has a name that no value has: it is what the equation gives. */
function definesPart(question: Question, part: MathNode, values: readonly MathNode[]): boolean {
  const used = new Set(values.flatMap((value) => [...namesIn(value)]));
  return freeNames(part, question).some((name) => name !== 'd' && !used.has(name));
}

function operatorSide(
  question: Question,
  side: MathNode & { readonly kind: 'operator' },
  values: readonly MathNode[],
): LeftSide {
  const body = side.head === 'integral' ? side.args[1] : side.args[0];
  return body !== undefined && definesPart(question, body, values) ? 'quantity' : 'open';
}

/** `C_p - C_v` is a quantity; `2x + z` and `a^2 + b` are to be solved. */
function sumSide(
  question: Question,
  terms: readonly MathNode[],
  values: readonly MathNode[],
  bare: boolean,
): LeftSide {
  const plain = terms.map((term) => (term.kind === 'negate' ? term.of : term));
  if (!plain.every(isName)) return 'equation';
  const whole: MathNode = { kind: 'sum', terms };
  return !bare &&
    plain.every((term) => definesPart(question, term, values)) &&
    !values.some((value) => mentions(value, whole))
    ? 'quantity'
    : 'open';
}

/** `(\hbar c)^2 = 0.389\,\mathrm{GeV^2\,mb}`: names that a measured value belongs to, and nothing to solve for. */
function isMeasuredProduct(side: MathNode, value: MathNode | undefined): boolean {
  if (side.kind !== 'product' || value === undefined) return false;
  return side.factors.every(isName) && someNode(value, isUnit);
}

/** A letter in an index, with its backslash. */
const INDEX = /\\[A-Za-z]+|[a-z]/g;

/** `F_{\mu\nu}F^{\mu\nu}`: tensors of which every index is summed over, which is one number. */
export function isContraction(factors: readonly MathNode[]): boolean {
  const counts = new Map<string, number>();
  for (const factor of factors) {
    const [, indices] =
      factor.kind === 'symbol' ? (/^(?:\\?[A-Za-z]+)[_^]\{(.*)\}$/.exec(factor.name) ?? []) : [];
    if (indices === undefined) return false;
    for (const index of indices.match(INDEX) ?? []) counts.set(index, (counts.get(index) ?? 0) + 1);
  }
  return counts.size > 0 && [...counts.values()].every((count) => count === 2);
}

/** `AB = 4` is the length of a segment, `\Delta(x^2)` a change; a product with a number in it is to be solved. */
function productSide(
  question: Question,
  factors: readonly MathNode[],
  values: readonly MathNode[],
  bare: boolean,
): LeftSide {
  const [first, ...rest] = factors;
  if (factors.some((factor) => factor.kind === 'number')) return 'equation';
  if (!bare && isContraction(factors) && factors.every((factor) => definesPart(question, factor, values)))
    return 'quantity';
  const letters = factors.every(
    (factor) => factor.kind === 'symbol' && /^[A-Z](?:_\{?[0-9]\}?)?$/.test(factor.name),
  );
  if (letters && bare) return 'quantity';
  const change = first?.kind === 'symbol' && /^\\(?:Delta|delta)$/.test(first.name);
  if (change && rest.every((factor) => definesPart(question, factor, values))) return 'quantity';
  return 'open';
}

function isName(node: MathNode): boolean {
  return node.kind === 'symbol' || node.kind === 'call';
}

function isUnit(node: MathNode): boolean {
  return node.kind === 'unit';
}

/** Whether two left sides are the same text. */
export function sameSide(a: MathNode, b: MathNode): boolean {
  return normalText(a) === normalText(b);
}
