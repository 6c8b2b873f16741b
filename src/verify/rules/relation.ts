import { isConstant } from '../../math/evaluate.ts';
import { namesIn } from '../../math/names-in.ts';
import { normalText } from '../../math/normal.ts';
import { type MathNode, type Relation, someNode } from '../../math/tree.ts';
import { isAlphabetical } from '../parts.ts';
import { type Question, type Rule, type Ruling, undecided } from '../rule.ts';
import { decideEquation } from './equation.ts';
import { intervalOf } from './interval.ts';

/**
 * Takes `name = value` apart. A left side falls away only if it is a plain name or function application that does not
 * occur in the value, or the same on both sides. Equations without such a side are compared as equations, inequalities
 * for one name as intervals.
 */
export const relation: Rule = {
  name: 'relation',
  apply: (question) => {
    const reference = namedList(question.reference);
    const candidate = namedList(question.candidate);
    if (reference.kind !== 'relation' && candidate.kind !== 'relation') return { pass: 'no relation' };
    const relations = { ...question, reference, candidate };
    if (contradicts(question, reference) || contradicts(question, candidate))
      return undecided('borderline', 'a chain whose members are not equal');
    return asIntervals(relations) ?? asValues(relations) ?? decideEquation(relations);
  },
};

/** `x = 1, x = 2` as `x = (1, 2)` without brackets; every other list stays. */
function namedList(node: MathNode): MathNode {
  if (node.kind !== 'list' || node.open !== '' || node.items.length < 2) return node;
  const items: MathNode[] = [];
  let first: MathNode | undefined;
  for (const item of node.items) {
    const [only] = item.kind === 'relation' ? item.rest : [];
    if (item.kind !== 'relation' || item.rest.length !== 1 || only?.sign !== '=') return node;
    first ??= item.first;
    if (normalText(first) !== normalText(item.first)) return node;
    items.push(only.node);
  }
  return first === undefined
    ? node
    : { kind: 'relation', first, rest: [{ sign: '=', node: { ...node, open: '\\{', close: '\\}', items } }] };
}

function asIntervals(question: Question): Ruling | undefined {
  const [reference, candidate] = [intervalOf(question.reference), intervalOf(question.candidate)];
  if (reference === undefined || candidate === undefined) return undefined;
  const twoNames =
    reference.name !== undefined && candidate.name !== undefined && reference.name !== candidate.name;
  if (twoNames) return undefined;
  const ruling = question.decide({ ...question, reference: reference.node, candidate: candidate.node });
  // (1, 2) is an interval or a pair; only a reference that names the quantity or has a square bracket says which.
  const maybePair = reference.name === undefined && candidate.name !== undefined && isRound(reference.node);
  return maybePair && ruling.outcome === 'equivalent'
    ? undecided('other_shape', 'an interval, and what may be a pair')
    : ruling;
}

/**
 * Whether a chain such as `x = 4 = 3` or `5 ≈ 3` has two members that differ. Members with other names than the next one
 * are not compared: `E = mv^2 = 5` inserts numbers on the way.
 */
function contradicts(question: Question, node: MathNode): boolean {
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

function isRound(node: MathNode): boolean {
  return node.kind === 'list' && node.open === '(' && node.close === ')';
}

interface Definition {
  readonly name: string;
  readonly plain: boolean;
  readonly value: MathNode;
}

/** `m = a/b ≈ 1.2`: the left side and the last member behind an equals sign, or the last one when there is none. */
function definitionOf(node: Relation): Definition | undefined {
  if (node.rest.some((member) => member.sign !== '=' && member.sign !== '\\approx' && member.sign !== '\\in'))
    return undefined;
  if (node.rest.length > 1 && node.rest.some((member) => mentions(member.node, node.first))) return undefined;
  const exact = node.rest.filter((member) => member.sign === '=');
  const value = (exact[exact.length - 1] ?? node.rest[node.rest.length - 1])?.node;
  return (
    value && {
      name: normalText(node.first),
      plain: node.rest.every((member) => isPlain(node.first, member.node)),
      value,
    }
  );
}

function isPlain(side: MathNode, value: MathNode): boolean {
  const width = side.kind === 'function' && (side.name === 'gamma' || side.name === 'zeta');
  const bare = width || side.kind === 'symbol' || side.kind === 'call' || isPlainTuple(side);
  return bare && !mentions(value, side);
}

function isPlainTuple(side: MathNode): boolean {
  return side.kind === 'list' && side.items.every((item) => item.kind === 'symbol');
}

function mentions(value: MathNode, side: MathNode): boolean {
  const names = namesIn(value);
  if (side.kind === 'call') return names.has(side.name);
  if (side.kind === 'function')
    return someNode(value, (part) => part.kind === 'function' && part.name === side.name);
  return [...namesIn(side)].some((name) => names.has(name));
}

function asValues(question: Question): Ruling | undefined {
  const { reference, candidate } = question;
  if (reference.kind !== 'relation')
    return oneSided(question, candidate, reference, (value) => ({ candidate: value }));
  if (candidate.kind !== 'relation')
    return oneSided(question, reference, candidate, (value) => ({ reference: value }));
  const [a, b] = [definitionOf(reference), definitionOf(candidate)];
  if (a === undefined || b === undefined) return undefined;
  if (a.name === b.name && !someNode(a.value, (part) => part.kind === 'relation')) {
    if (a.plain || namesIn(reference.first).size > 0)
      return question.decide({ ...question, reference: a.value, candidate: b.value });
  }
  if (!a.plain || !b.plain) return undefined;
  if (mentions(b.value, reference.first) || mentions(a.value, candidate.first))
    return decideEquation(question);
  const ruling = question.decide({ ...question, reference: a.value, candidate: b.value });
  if (ruling.outcome !== 'equivalent') return ruling;
  return undecided('borderline', 'the same value under another name');
}

/** `\\sqrt{3} \\approx 1.73` states its first member. */
function isApproximation(node: Relation): boolean {
  return (
    node.rest.every((member) => member.sign === '\\approx') && [...namesIn(node.first)].every(isConstant)
  );
}

/** One side names its value and the other gives only a value. */
function oneSided(
  question: Question,
  named: MathNode,
  value: MathNode,
  replace: (value: MathNode) => Partial<Question>,
): Ruling | undefined {
  const definition = named.kind === 'relation' ? definitionOf(named) : undefined;
  if (named.kind !== 'relation' || definition === undefined) return undefined;
  if (isApproximation(named)) return question.decide({ ...question, ...replace(named.first) });
  if (!definition.plain || mentions(value, named.first)) {
    return undecided('other_shape', 'an equation and a value, where the left side is no plain name');
  }
  const ruling = question.decide({ ...question, ...replace(definition.value) });
  const order = named.first.kind === 'list' ? named.first.items.map((item) => normalText(item)) : [];
  return ruling.outcome === 'equivalent' && !isAlphabetical(order)
    ? undecided('several_parts', 'values whose names are not in the order of the alphabet')
    : ruling;
}
