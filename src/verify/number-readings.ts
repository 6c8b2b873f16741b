import { evaluate, isConstant } from '../math/evaluate.ts';
import { someOfKind } from '../math/kinds-in.ts';
import { namesIn } from '../math/names-in.ts';
import type { SpecialNotation } from '../math/notation.ts';
import { mayNameNumber, SEQUENCE_NAMES } from '../math/special-numbers.ts';
import { type MathNode, someNode } from '../math/tree.ts';
import { pointAt } from './points.ts';
import { conjugates, isSigned } from './roles.ts';

/** A pair as one reading of special functions has it. */
export interface SpecialPair {
  readonly reference: MathNode;
  readonly candidate: MathNode;
  readonly notation: SpecialNotation;
}

/** Whether nothing but indices is left open once `B_{2}`, `F_{n}` or `\gamma` are numbers. */
export function isClosed({ reference, candidate, notation }: SpecialPair): boolean {
  return [reference, candidate].every((node) =>
    [...namesIn(node)].every((name) => notation.domains.has(name) || isConstant(name)),
  );
}

/** Whether {@link isClosed} can be: every name as it stands is a constant, a letter of such numbers or an index. */
export function mayBeClosed(nodes: readonly MathNode[]): boolean {
  const names = nodes.flatMap((node) => [...namesIn(node)]);
  const isIndex = (name: string): boolean => names.some((other) => other.endsWith(`_{${name}}`));
  return names.every((name) => isConstant(name) || mayNameNumber(name) || isIndex(name));
}

type Applied = MathNode & { readonly kind: 'function' };

/**
 * Whether two sides that are equal with symbols read as numbers may be so by chance: `F_3 = 2 F_1` is true of Fibonacci
 * numbers and nonsense of forces. It is none where a special function stands beside them, where every member
 * has an index that varies or is large or a fraction with some digits, or where a constant is met by an exact expression that
 * does not merely use that it is positive.
 */
export function isChance({ reference, candidate, notation }: SpecialPair): boolean {
  const { seen } = notation;
  if (seen.numbers === 0 || seen.sure > 0) return false;
  const sides = [reference, candidate];
  const members = sides.flatMap(membersIn);
  if (members.length === 0)
    return sides.some((side) => hasShortDecimal(side) || conjugates(side) || isSigned(side));
  if (sides.some(isZero)) return true;
  return !members.every((member) => isIndexed(member) || isTelling(member));
}

/** Both sides hold such symbols: what is equal by chance then is two quantities, and no value of one. */
export function areBothNamed({ reference, candidate }: SpecialPair): boolean {
  return [reference, candidate].every((side) => membersIn(side).length > 0);
}

function isZero(node: MathNode): boolean {
  return node.kind === 'number' && Number(node.text) === 0;
}

function membersIn(node: MathNode): readonly Applied[] {
  const found: Applied[] = [];
  someNode(node, (part) => {
    if (part.kind === 'function' && SEQUENCE_NAMES.has(part.name)) found.push(part);
    return false;
  });
  return found;
}

/** The index is a name, so that equality is seen at many members. */
function isIndexed(member: Applied): boolean {
  return namesIn(member).size > 0;
}

/** An integer from here on, or a fraction of this index, is no number that something else has as well. */
const TELLING = 20;
const TELLING_INDEX = 3;

function isTelling(member: Applied): boolean {
  const value = memberValue(member) ?? 0;
  const [index] = member.args;
  const isFraction =
    !Number.isInteger(value) && index?.kind === 'number' && Number(index.text) >= TELLING_INDEX;
  return isFraction || Math.abs(value) >= TELLING;
}

function memberValue(member: Applied): number | undefined {
  const nowhere = { names: new Set<string>(), domains: new Map(), assumption: 'positive' as const };
  return evaluate(member, pointAt({ ...nowhere, budget: { left: NODES } }, 0))?.value.re;
}

/**
 * Whether a member is zero by its index, as E_1 and B_3 are, beside quantities: read so it would take the quantities out of the formula,
 * and nobody writes a number that is zero by its name.
 */
export function holdsZero(pair: SpecialPair): boolean {
  const members = [pair.reference, pair.candidate].flatMap(membersIn);
  return members.some((member) => !isIndexed(member) && memberValue(member) === 0) && !isClosed(pair);
}

const NODES = 5000;
/** Digits from which on a decimal meets a constant only when it is meant. */
const MANY_DIGITS = 8;

function hasShortDecimal(node: MathNode): boolean {
  return someOfKind(node, 'number', (part) => part.text.includes('.') && part.text.length < MANY_DIGITS);
}
