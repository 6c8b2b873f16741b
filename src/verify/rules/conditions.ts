import { namesIn } from '../../math/names-in.ts';
import type { MathNode } from '../../math/tree.ts';
import { different, type Question, type Rule, type Ruling, undecided } from '../rule.ts';
import { isReader } from './constant.ts';
import { countedOtherwise } from './counted-otherwise.ts';
import { abbreviationOf, type Conditioned, expanded, isFormula, type Split } from './expansion.ts';
import { byExplanation } from './explanation.ts';
import { anyOrder } from './in-order.ts';
import { bareName } from './left-sides.ts';
import { decideNegative } from './negative-names.ts';
import { byOwnDefinitions } from './own-definitions.ts';
import { withoutPositive } from './positive-names.ts';
import { byRemarks, onRealLine } from './remarks.ts';
import { withStatedConstants } from './stated-constants.ts';
import { decideSystems } from './systems.ts';

/**
 * For a reader, a formula with conditions or abbreviations behind it: `E, \quad r > R` and `\gamma mc^2, \gamma = …`. An
 * abbreviation that the other side does not know is put in; conditions are compared with those of the other side.
 */
export const conditions: Rule = {
  name: 'conditions',
  apply: (question) => {
    if (!isReader(question)) return { pass: 'only for a reader' };
    const first = split(question.reference);
    const second = split(question.candidate);
    const found = decideConditions(question, first, second);
    if ('outcome' in found && found.outcome === 'equivalent') return found;
    return byOwnDefinitions(question, first, second) ?? found;
  },
};

function decideConditions(question: Question, first: Split, second: Split): ReturnType<Rule['apply']> {
  const { reference: known, candidate: given } = question;
  const bare = withoutPositive(first, second);
  if (bare !== undefined) return question.decide({ ...question, ...bare });
  const remarked = onRealLine(question) ?? byRemarks(question);
  if (remarked !== undefined) return remarked;
  const a = withStatedConstants(question, first, given);
  const b = withStatedConstants(question, second, known);
  const system = decideSystems(question, a, b);
  if (system !== undefined) return system;
  const explained = byExplanation(question, second);
  if (explained !== undefined) return explained;
  const either = a.marked || b.marked;
  const reference = asksForUnknowns(a) ? undefined : written(a, given, first);
  const candidate = written(b, known, second);
  if (reference === undefined && candidate === undefined && !either)
    return besideStatements(question, first, second) ?? { pass: 'no conditions' };
  const ruling = compare(
    question,
    reference ?? (either ? a : whole(known)),
    candidate ?? (either ? b : whole(given)),
  );
  return ruling.outcome === 'equivalent' && reference !== undefined && asksForSeveral(a)
    ? undecided('several_parts', 'a formula in one of several values of one letter')
    : ruling;
}

/** A formula alone, and the same one with statements on its letters behind it, which may limit or only explain it. */
function besideStatements(question: Question, first: Split, second: Split): Ruling | undefined {
  const longer = [first, second].filter(({ conditions: all }) => all.length > 0);
  const [stated] = longer;
  if (stated === undefined || longer.length > 1) return undefined;
  if (!stated.conditions.every((node) => isStatementOn(stated.body, node))) return undefined;
  const ruling = question.decide({ ...question, reference: first.body, candidate: second.body });
  if (ruling.outcome === 'equivalent')
    return undecided('other_shape', 'the same formula, and statements on its letters behind one of them');
  return stated.conditions.some(bindsQuantities)
    ? undecided('other_shape', 'formulas that a statement behind one of them may make the same')
    : undefined;
}

/** Whether a relation behind a formula says something of it; behind an equation another one may be a further answer. */
function isStatementOn(body: MathNode, node: MathNode): boolean {
  if (node.kind !== 'relation' || namesIn(node.first).size === 0) return false;
  if (body.kind !== 'relation') return node.first.kind !== 'symbol' || namesIn(body).has(node.first.name);
  const name = node.first.kind === 'symbol' ? node.first.name : '';
  return body.rest.some((member) => namesIn(member.node).has(name)) && !namesIn(body.first).has(name);
}

function whole(body: MathNode): Conditioned {
  return { body, conditions: [] };
}

function split(node: MathNode): Split {
  const [body, condition] = node.kind === 'operator' && node.head === 'where' ? node.args : [];
  if (body === undefined || condition === undefined) {
    const found = listed(node) ?? whole(node);
    return { body: found.body, conditions: found.conditions, marked: false };
  }
  const behind = condition.kind === 'list' && condition.open === '' ? condition.items : [condition];
  const front = listed(body);
  return front === undefined
    ? { body, conditions: behind, marked: true }
    : { body: front.body, conditions: [...front.conditions, ...behind], marked: true };
}

/** A bare list of a formula and nothing but relations behind it. */
function listed(node: MathNode): Conditioned | undefined {
  if (node.kind !== 'list' || node.open !== '' || node.items.length < 2) return undefined;
  const [body, ...rest] = node.items;
  if (body === undefined || !rest.every((item) => item.kind === 'relation')) return undefined;
  return { body, conditions: rest };
}

/** The formula with every abbreviation put in that the other side does not have; undefined where there is none. */
function written(known: Split, other: MathNode, before: Split): Conditioned | undefined {
  const taken = namesIn(other);
  const result = expanded(
    known,
    ({ side, value }) => !taken.has(side.name) && (known.marked || isFormula(value)),
  );
  return result.conditions.length === before.conditions.length ? undefined : result;
}

/** Unknowns of a problem, which are asked for together. */
const UNKNOWN = /^[xyz]$/;

/** `x = 2y, y = z^2` asks for x and y; another letter explains the first. */
function asksForUnknowns(known: Split): boolean {
  if (known.marked) return false;
  const stems = stemsOf(known);
  return UNKNOWN.test(stems[0] ?? '') && stems.slice(1).some((stem) => UNKNOWN.test(stem));
}

/** `v_1 = 2v_2, v_2 = …` asks for both. */
function asksForSeveral(known: Split): boolean {
  const [first, ...rest] = stemsOf(known);
  return !known.marked && rest.some((stem) => stem === first);
}

/** The letters that the formula and its conditions say something of, without their indices. */
function stemsOf({ body, conditions }: Conditioned): readonly string[] {
  return [body, ...conditions].map((node) =>
    node.kind === 'relation' ? bareName(node.first).replace(/_.*$/, '') : '',
  );
}

function compare(question: Question, a: Conditioned, b: Conditioned): Ruling {
  const body =
    decideNegative(question, a, b) ?? question.decide({ ...question, reference: a.body, candidate: b.body });
  const unlike = compareConditions(question, a.conditions, b.conditions);
  if (body.outcome === 'different' && unlike !== undefined && countsIn(a, b))
    return (
      countedOtherwise(question, a, b) ?? undecided('other_shape', 'other formulas under other conditions')
    );
  if (body.outcome === 'different' && unlike === undefined && a.conditions.length > 0) {
    const [reference, candidate] = [a, b].map((side) => expanded(side, () => true).body);
    if (reference !== undefined && candidate !== undefined && (reference !== a.body || candidate !== b.body))
      return question.decide({ ...question, reference, candidate });
  }
  if (body.outcome === 'different' && mayBind(question, a, b))
    return undecided('other_shape', 'formulas that an equation behind one of them may make the same');
  if (body.outcome !== 'equivalent' || unlike === undefined) return body;
  return unlike;
}

/** Whether an equation behind one of the formulas says how to get from one to the other. */
function mayBind(question: Question, a: Conditioned, b: Conditioned): boolean {
  const all = [...a.conditions, ...b.conditions];
  if (all.some(bindsQuantities)) return true;
  if (!all.some((condition) => abbreviationOf(condition) !== undefined)) return false;
  const [one, two] = [a, b].map(({ body }) => expanded({ body, conditions: all }, () => true).body);
  if (one === undefined || two === undefined || (one === a.body && two === b.body)) return false;
  return question.decide({ ...question, reference: one, candidate: two }).outcome !== 'different';
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
  return node.rest.every(({ sign }) => sign === '=');
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
