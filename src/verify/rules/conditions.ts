import { namesIn } from '../../math/names-in.ts';
import { type MathNode, someNode } from '../../math/tree.ts';
import { different, type Question, type Rule, type Ruling, undecided } from '../rule.ts';
import { isReader } from './constant.ts';
import { anyOrder } from './in-order.ts';
import { substitute } from './linear-solution.ts';

/** A formula and what is said of its names behind it. */
interface Conditioned {
  readonly body: MathNode;
  readonly conditions: readonly MathNode[];
}

/**
 * For a reader, a formula with conditions or abbreviations behind it: `E, \quad r > R` and `\gamma mc^2, \gamma = …`. An
 * abbreviation that the other side does not know is put in; conditions are compared with those of the other side.
 */
export const conditions: Rule = {
  name: 'conditions',
  apply: (question) => {
    if (!isReader(question)) return { pass: 'only for a reader' };
    const [a, b] = [split(question.reference), split(question.candidate)];
    const either = a.marked || b.marked;
    const reference = asksOnce(question.reference, a.marked)
      ? written(either ? a : whole(question.reference), question.reference, question.candidate)
      : undefined;
    const candidate = written(either ? b : whole(question.candidate), question.candidate, question.reference);
    if (reference === undefined && candidate === undefined && !either) return { pass: 'no conditions' };
    return compare(
      question,
      reference ?? (either ? a : whole(question.reference)),
      candidate ?? (either ? b : whole(question.candidate)),
    );
  },
};

/** Whether what stands behind a comma explains the reference: `x = 2y, y = z^2` may ask for both x and y. */
function asksOnce(node: MathNode, marked: boolean): boolean {
  return marked || node.kind !== 'list' || node.items[0]?.kind !== 'relation';
}

function whole(body: MathNode): Conditioned {
  return { body, conditions: [] };
}

/** The formula before its conditions; `marked` where a word such as “for” begins them. */
function split(node: MathNode): Conditioned & { readonly marked: boolean } {
  const [body, condition] = node.kind === 'operator' && node.head === 'where' ? node.args : [];
  if (body !== undefined && condition !== undefined)
    return { body, conditions: condition.kind === 'list' ? condition.items : [condition], marked: true };
  return { ...(listed(node) ?? whole(node)), marked: false };
}

/** A bare list of a formula and nothing but relations behind it. */
function listed(node: MathNode): Conditioned | undefined {
  if (node.kind !== 'list' || node.open !== '' || node.items.length < 2) return undefined;
  const [body, ...rest] = node.items;
  if (body === undefined || !rest.every((item) => item.kind === 'relation')) return undefined;
  return { body, conditions: rest };
}

/** The formula with every abbreviation put in that the other side does not have; undefined where there is none. */
function written(known: Conditioned, node: MathNode, other: MathNode): Conditioned | undefined {
  const start = known.conditions.length > 0 ? known : listed(node);
  if (start === undefined) return undefined;
  let { body } = start;
  const rest: MathNode[] = [];
  for (const condition of start.conditions) {
    const found = abbreviation(condition, body, other);
    if (found === undefined) rest.push(condition);
    else body = substitute(body, found.name, found.value);
  }
  return rest.length === start.conditions.length ? undefined : { body, conditions: rest };
}

interface Abbreviation {
  readonly name: string;
  readonly value: MathNode;
}

/** `\gamma = 1/\sqrt{…}` for a name of the formula: a value in names, which a second answer would not have to be. */
function abbreviation(condition: MathNode, body: MathNode, other: MathNode): Abbreviation | undefined {
  const [only, ...more] = condition.kind === 'relation' ? condition.rest : [];
  if (condition.kind !== 'relation' || condition.first.kind !== 'symbol' || only?.sign !== '=')
    return undefined;
  const { name } = condition.first;
  const value = only.node;
  const names = namesIn(value);
  const fits = more.length === 0 && names.size > 0 && !names.has(name) && !namesIn(other).has(name);
  const isUsed =
    body.kind === 'relation' ? !isNamed(body, name) && namesIn(body).has(name) : namesIn(body).has(name);
  return fits && isUsed && !someNode(value, isStatement) ? { name, value } : undefined;
}

function isNamed(body: MathNode & { readonly kind: 'relation' }, name: string): boolean {
  return namesIn(body.first).has(name);
}

function isStatement(node: MathNode): boolean {
  return node.kind === 'relation' || node.kind === 'list' || node.kind === 'plusMinus';
}

function compare(question: Question, a: Conditioned, b: Conditioned): Ruling {
  const body = question.decide({ ...question, reference: a.body, candidate: b.body });
  const unlike = compareConditions(question, a.conditions, b.conditions);
  if (body.outcome === 'different' && unlike !== undefined && countsIn(a, b))
    return undecided('other_shape', 'other formulas under other conditions');
  if (body.outcome === 'different' && [...a.conditions, ...b.conditions].some(bindsQuantities))
    return undecided('other_shape', 'formulas that an equation behind one of them may make the same');
  if (body.outcome !== 'equivalent' || unlike === undefined) return body;
  return unlike;
}

/** Conditions that are not the same: of one form they refute, another number of them is left open. */
function compareConditions(
  question: Question,
  reference: readonly MathNode[],
  candidate: readonly MathNode[],
): Ruling | undefined {
  if (reference.length === 0 && candidate.length === 0) return undefined;
  if (reference.length !== candidate.length)
    return undecided('other_shape', 'the same formula under other conditions');
  const ruling = anyOrder(question, reference, candidate);
  const names = [reference, candidate].map((nodes) => nodes.flatMap((node) => [...namesIn(node)]).sort());
  const sameNames = names[0]?.join() === names[1]?.join();
  if (ruling.outcome === 'equivalent')
    return sameNames
      ? undefined
      : undecided('other_shape', 'the same formula, and conditions on other names');
  return ruling.outcome === 'different'
    ? different('other_shape', 'the same formula under another condition')
    : ruling;
}

/** `nR = Nk` between quantities says how to get from one formula to another. */
function bindsQuantities(node: MathNode): boolean {
  if (node.kind !== 'relation' || node.first.kind === 'symbol') return false;
  return node.rest.every(({ sign, node: side }) => sign === '=' && namesIn(side).size > 0);
}

/** Whether a condition lists numbers, `n = 1, 2, …`: (n − 1/2) for n = 1, 2, … is (n + 1/2) for n = 0, 1, …. */
function countsIn(...sides: readonly Conditioned[]): boolean {
  return sides.some(({ conditions: all }) =>
    all.some((node) => node.kind !== 'relation' || listsNumbers(node)),
  );
}

function listsNumbers(node: MathNode & { readonly kind: 'relation' }): boolean {
  return node.rest.some((member) => member.sign === '\\in' || member.node.kind === 'list');
}
