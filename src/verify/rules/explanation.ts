import { namesIn } from '../../math/names-in.ts';
import { normalText } from '../../math/normal.ts';
import { type MathNode, someNode } from '../../math/tree.ts';
import { type Question, type Ruling, undecided } from '../rule.ts';
import { isWaveRelation } from '../wave-relations.ts';
import { abbreviationOf, type Conditioned, isFormula, putIn } from './expansion.ts';

/**
 * `(\dot a/a)^2 = …, H \equiv \dot a/a` beside `H^2 = …`: the candidate writes out what the reference abbreviates, and says
 * so. What it says of letters that only the reference has is put in there, and the two are compared; its equation and its
 * explanation together state the reference then. An explanation that does not stand in the formula as it is accepts
 * nothing. Undefined for an answer with anything else behind it, also for two equations for two unknowns.
 */
export function byExplanation(question: Question, { body, conditions }: Conditioned): Ruling | undefined {
  if (conditions.length === 0 || question.reference.kind === 'list') return undefined;
  const [used, written] = [namesIn(question.reference), namesIn(body)];
  let reference: MathNode = question.reference;
  for (const condition of conditions) {
    const found = abbreviationOf(condition);
    if (found === undefined || !used.has(found.side.name) || written.has(found.side.name)) return undefined;
    if (!explains(found.value, body, used)) return undefined;
    reference = putIn(reference, found);
  }
  const decide = (one: MathNode, two: MathNode): Ruling =>
    question.decide({ ...question, reference: one, candidate: two });
  const ruling = decide(reference, body);
  return ruling.outcome !== 'equivalent' ||
    conditions.every((condition) => standsIn(condition, body) || isWaveRelation(condition, decide))
    ? ruling
    : undecided('other_shape', 'the same formula in letters that the answer explains');
}

/** Whether a formula behind a letter has names that the body knows and the reference does not, and is none for an unknown. */
function explains(value: MathNode, body: MathNode, used: ReadonlySet<string>): boolean {
  const names = namesIn(value);
  const isUnknown = body.kind === 'relation' && body.first.kind === 'symbol' && names.has(body.first.name);
  const written = namesIn(body);
  const isNew = [...names].some((name) => !used.has(name));
  return isNew && !isUnknown && isFormula(value) && [...names].every((name) => written.has(name));
}

/** Whether the right side of an explanation is a part of the formula, and more than a name. */
function standsIn(condition: MathNode, body: MathNode): boolean {
  const value = condition.kind === 'relation' ? condition.rest[0]?.node : undefined;
  if (value === undefined || value.kind === 'symbol') return false;
  const text = normalText(value);
  return someNode(body, (part) => part.kind === value.kind && normalText(part) === text);
}
