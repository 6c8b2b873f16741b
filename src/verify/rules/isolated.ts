import { isConstant } from '../../math/evaluate.ts';
import { namesIn } from '../../math/names-in.ts';
import { rationalOf } from '../../math/rational.ts';
import { childrenOf, type MathNode, type Relation } from '../../math/tree.ts';
import { minus } from './linear-solution.ts';

/** What an equation says of one name, and what was given up on the way. */
export interface Isolated {
  readonly value: MathNode;
  /** Names under an even power that was undone, whose negative root fell away, each behind a minus sign; what a root was, which was squared. */
  readonly signed: readonly string[];
  /** A sine, cosine or tangent was undone: the value is the principal one. */
  readonly isPrincipal: boolean;
  /** A root or an inverse function was undone, which the value may be too small or too large for. */
  readonly needsCheck: boolean;
}

type Undone = Omit<Isolated, 'value'>;

/**
 * An equation solved for a positive name that stands in it once: `T = 2\pi\sqrt{l/g}` for g. Everything around the name is undone
 * from the outside inwards; undefined where something cannot be, or may vanish where it is divided by.
 */
export function isolated({ first, rest }: Relation, name: string): Isolated | undefined {
  const [only, ...more] = rest;
  if (only?.sign !== '=' || more.length > 0 || isZero(first) || isZero(only.node)) return undefined;
  const [left, right] = [countOf(first, name), countOf(only.node, name)];
  if (left + right !== 1) return undefined;
  const [inside, value] = left === 1 ? [first, only.node] : [only.node, first];
  return undo(inside, { value, signed: [], isPrincipal: false, needsCheck: false }, name);
}

function isZero(node: MathNode): boolean {
  return node.kind === 'number' && rationalOf(node)?.num === 0n;
}

/** How often a name stands in an expression, as a quantity or as a function. */
function countOf(node: MathNode, name: string): number {
  const own = (node.kind === 'symbol' || node.kind === 'call') && node.name === name ? 1 : 0;
  return childrenOf(node).reduce((count, child) => count + countOf(child, name), own);
}

function undo(node: MathNode, found: Isolated, name: string): Isolated | undefined {
  if (node.kind === 'symbol') return found;
  const step = stepInto(node, found.value, name);
  return step === undefined ? undefined : undo(step.inside, joined(found, step), name);
}

function joined(found: Isolated, { value, ...undone }: Step): Isolated {
  return {
    value,
    signed: [...found.signed, ...(undone.signed ?? [])],
    isPrincipal: found.isPrincipal || undone.isPrincipal === true,
    needsCheck: found.needsCheck || undone.needsCheck === true,
  };
}

/** The part that holds the name, and what it has to be for the whole to have a value. */
interface Step extends Partial<Undone> {
  readonly inside: MathNode;
  readonly value: MathNode;
}

function stepInto(node: MathNode, value: MathNode, name: string): Step | undefined {
  switch (node.kind) {
    case 'negate':
      return { inside: node.of, value: negative(value) };
    case 'sum':
      return undoSum(node.terms, value, name);
    case 'product':
      return undoProduct(node.factors, value, name);
    case 'quotient':
      return undoQuotient(node, value, name);
    case 'power':
      return undoPower(node, value, name);
    case 'function':
      return undoFunction(node, value);
    default:
      return undefined;
  }
}

function undoSum(terms: readonly MathNode[], value: MathNode, name: string): Step | undefined {
  const inside = terms.find((term) => holds(term, name));
  if (inside === undefined) return undefined;
  const others = terms.filter((term) => term !== inside);
  return { inside, value: minus(value, { kind: 'sum', terms: others }) };
}

function undoProduct(factors: readonly MathNode[], value: MathNode, name: string): Step | undefined {
  const inside = factors.find((factor) => holds(factor, name));
  const others = factors.filter((factor) => factor !== inside);
  if (inside === undefined || !others.every(neverVanishes)) return undefined;
  return { inside, value: { kind: 'quotient', over: value, under: { kind: 'product', factors: others } } };
}

function undoQuotient(
  { over, under }: MathNode & { readonly kind: 'quotient' },
  value: MathNode,
  name: string,
): Step | undefined {
  if (holds(over, name)) return { inside: over, value: { kind: 'product', factors: [value, under] } };
  return neverVanishes(over) ? { inside: under, value: { kind: 'quotient', over, under: value } } : undefined;
}

function undoPower(
  { base, exponent }: MathNode & { readonly kind: 'power' },
  value: MathNode,
  name: string,
): Step | undefined {
  if (holds(exponent, name)) {
    const isBase = base.kind === 'symbol' && base.name === 'e';
    return isBase ? { inside: exponent, value: { kind: 'function', name: 'log', args: [value] } } : undefined;
  }
  const rational = rationalOf(exponent);
  if (rational === undefined || rational.num === 0n) return undefined;
  const isRoot = rational.den % 2n === 0n;
  // Only what is positive anyway is the one root of its powers.
  if (!isRoot && !isPositive(base)) return undefined;
  const inverse: MathNode = { kind: 'quotient', over: ONE, under: exponent };
  return {
    inside: base,
    value: { kind: 'power', base: value, exponent: inverse },
    signed: isRoot ? namesOf(value) : rational.num % 2n === 0n ? namesOf(base).map((each) => `-${each}`) : [],
    needsCheck: isRoot && !isPositive(value),
  };
}

const ONE: MathNode = { kind: 'number', text: '1' };
const TWO: MathNode = { kind: 'number', text: '2' };

/** Functions of one real number that take every value once, and what undoes them. */
const UNDONE_BY: ReadonlyMap<string, string> = new Map([
  ['exp', 'log'],
  ['log', 'exp'],
  ['sinh', 'asinh'],
  ['tanh', 'atanh'],
]);
/** Functions that repeat, and their principal inverses, under the names of the tree. */
const PRINCIPAL: ReadonlyMap<string, string> = new Map([
  ['sin', 'asin'],
  ['tan', 'atan'],
]);

function undoFunction(
  { name, args }: MathNode & { readonly kind: 'function' },
  value: MathNode,
): Step | undefined {
  const [inside, ...more] = args;
  if (inside === undefined || more.length > 0) return undefined;
  if (name === 'sqrt')
    return {
      inside,
      value: { kind: 'power', base: value, exponent: TWO },
      signed: namesOf(value),
      needsCheck: !isPositive(value),
    };
  const inverse = UNDONE_BY.get(name);
  if (inverse !== undefined) return { inside, value: { kind: 'function', name: inverse, args: [value] } };
  const principal = PRINCIPAL.get(name);
  if (principal === undefined) return undefined;
  return { inside, value: { kind: 'function', name: principal, args: [value] }, isPrincipal: true };
}

function namesOf(node: MathNode): readonly string[] {
  return [...namesIn(node)].filter((name) => !isConstant(name));
}

function holds(node: MathNode, name: string): boolean {
  return namesIn(node).has(name);
}

function negative(value: MathNode): MathNode {
  return { kind: 'negate', of: value };
}

/** Quantities and numbers, added, multiplied, divided and raised to powers: positive wherever they have a value. */
export function isPositive(node: MathNode): boolean {
  switch (node.kind) {
    case 'number':
      return !isZero(node);
    case 'symbol':
      return node.name !== 'i';
    case 'sum':
    case 'product':
    case 'quotient':
      return childrenOf(node).every(isPositive);
    case 'power':
      return isPositive(node.base);
    case 'function':
      return (node.name === 'sqrt' && node.args.every(isPositive)) || ALWAYS_POSITIVE.has(node.name);
    default:
      return false;
  }
}

const ALWAYS_POSITIVE: ReadonlySet<string> = new Set(['exp', 'cosh', 'factorial']);

/** What may be divided by: positive, or its negative, or a power of either. */
function neverVanishes(node: MathNode): boolean {
  if (node.kind === 'negate') return neverVanishes(node.of);
  if (node.kind === 'power') return neverVanishes(node.base);
  if (node.kind === 'product' || node.kind === 'quotient') return childrenOf(node).every(neverVanishes);
  return isPositive(node) || (node.kind === 'function' && PRINCIPAL.has(node.name));
}
