import { isConstant } from '../../math/evaluate.ts';
import { namesIn } from '../../math/names-in.ts';
import { rationalOf } from '../../math/rational.ts';
import type { MathNode, RelationSign } from '../../math/tree.ts';
import { different, type Question, type Ruling, undecided } from '../rule.ts';
import { freeNames, isReader } from './constant.ts';

const REMARKS: ReadonlySet<RelationSign> = new Set<RelationSign>(['<', '>', '\\leq', '\\geq', '\\neq']);

/**
 * A chain as a reader takes it: without a remark behind the value such as `… > 0`, and with the name in front where it was
 * written last, `5 = x`. Any other node, and everything in the strict profile, stays.
 */
export function readChain(question: Question, node: MathNode): MathNode {
  if (node.kind !== 'relation' || !isReader(question)) return node;
  const chain = remarkOn(node) === undefined ? node : { ...node, rest: node.rest.slice(0, -1) };
  const [only] = chain.rest;
  const turned =
    only?.sign === '=' &&
    chain.rest.length === 1 &&
    only.node.kind === 'symbol' &&
    freeNames(only.node, question).length > 0 &&
    freeNames(chain.first, question).length === 0;
  return turned ? { ...chain, first: only.node, rest: [{ sign: '=', node: chain.first }] } : chain;
}

/** The comparison with zero behind the value of `x = … > 0`. */
function remarkOn(node: MathNode): RelationSign | undefined {
  if (node.kind !== 'relation' || node.rest.length < 2) return undefined;
  const last = node.rest[node.rest.length - 1];
  const values = node.rest.slice(0, -1);
  return last !== undefined &&
    REMARKS.has(last.sign) &&
    isZero(last.node) &&
    values.every(({ sign }) => sign === '=')
    ? last.sign
    : undefined;
}

/** `x = a > 0` and `x = a < 0`: remarks of which one at most is true. */
export function haveOppositeRemarks(one: MathNode, two: MathNode): boolean {
  const [a, b] = [remarkOn(one), remarkOn(two)];
  const isBelow = (sign: RelationSign | undefined): boolean => sign === '<' || sign === '\\leq';
  const isAbove = (sign: RelationSign | undefined): boolean => sign === '>' || sign === '\\geq';
  return (isBelow(a) && isAbove(b)) || (isAbove(a) && isBelow(b));
}

/** A sign is a remark on a value; another bound or excluded number says more than it. */
function isZero(node: MathNode): boolean {
  return rationalOf(node)?.num === 0n;
}

/**
 * Whether a chain such as `x = 4 = 3` or `5 ≈ 3` has two members that differ. Members with other names than the next one
 * are not compared: `E = mv^2 = 5` inserts numbers on the way.
 */
export function contradicts(question: Question, node: MathNode): boolean {
  if (node.kind !== 'relation' || node.rest.some(({ sign }) => sign !== '=' && sign !== '\\approx'))
    return false;
  const isNumber = [...namesIn(node.first)].every(isConstant);
  const members = node.rest.map((member) => member.node);
  const chain = isNumber ? [node.first, ...members] : members;
  return chain.some((member, at) => {
    const next = chain[at + 1];
    if (next === undefined) return false;
    const names = namesIn(member);
    const same = names.size === namesIn(next).size && [...namesIn(next)].every((name) => names.has(name));
    return (
      same && question.decide({ ...question, reference: member, candidate: next }).outcome === 'different'
    );
  });
}

/** A candidate's chain of unequal members refutes itself, if no member is the reference's value. */
export function ofContradiction(question: Question): Ruling {
  const { reference, candidate } = question;
  const open = undecided('borderline', 'a chain whose members are not equal');
  if (!isReader(question) || candidate.kind !== 'relation' || contradicts(question, reference)) return open;
  const values = [candidate.first, ...candidate.rest.map(({ node }) => node)];
  const rulings = values.map((value) => question.decide({ ...question, candidate: value }));
  return rulings.every(({ outcome }) => outcome === 'different')
    ? different('other_number', 'a chain of unequal members, none of which is the reference')
    : open;
}
