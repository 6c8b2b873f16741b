import { namesIn } from '../../math/names-in.ts';
import { normalText } from '../../math/normal.ts';
import { type MathNode, mapTree } from '../../math/tree.ts';
import { type Question, type Ruling, undecided } from '../rule.ts';
import { isWaveRelation } from '../wave-relations.ts';
import { type Abbreviation, abbreviationOf, expanded, isFormula, putIn, type Split } from './expansion.ts';

/** More definitions than any formula has behind it. */
const MAX_DEFINITIONS = 6;

/**
 * Formulas of which each says itself what its letters stand for, `\hbar\omega_c(n+1/2), \quad \omega_c = eB/mc` beside `\hbar eB/mc\,(n+1/2) + …`:
 * each with its own definitions put in, also for the name on its left side where the other side has another one. Only for equal
 * formulas, since a definition may be put in elsewhere too; undefined for all others, and where something behind a formula is no
 * definition of one of its letters but a further answer.
 */
export function byOwnDefinitions(question: Question, first: Split, second: Split): Ruling | undefined {
  if (first.conditions.length === 0 && second.conditions.length === 0) return undefined;
  const ranged = first.conditions.some(isRange) && second.conditions.some(isRange);
  if (ranged || !defineAlike(question, first, second)) return undefined;
  const reference = writtenOut(first, second.body);
  const candidate = writtenOut(second, first.body);
  if (reference === undefined || candidate === undefined) return undefined;
  if (reference === first.body && candidate === second.body && !isRanged(first) && !isRanged(second))
    return undefined;
  const ruling = question.decide({ ...question, reference, candidate });
  return ruling.outcome === 'equivalent' ? ruling : byEitherDefinition(question, first, second);
}

/**
 * `E_0/c` beside `kE_0/\omega, \quad \omega = ck`: a definition that only one side states, of a letter that both have, put in on both.
 * Behind the reference it holds, as do the relations of waves behind either; behind the answer it may be a law that it may
 * use, or the mistake in it, so that what it makes the same is undecided.
 */
function byEitherDefinition(question: Question, first: Split, second: Split): Ruling | undefined {
  if (first.conditions.length > 0 && second.conditions.length > 0) return undefined;
  const conditions = [...first.conditions, ...second.conditions];
  const [reference, candidate] = [first, second].map(({ body }) =>
    withValue(body, expanded({ body: statedBy(body), conditions }, () => true).body),
  );
  if (
    reference === undefined ||
    candidate === undefined ||
    reference === first.body ||
    candidate === second.body
  )
    return undefined;
  const decide = (one: MathNode, two: MathNode): Ruling =>
    question.decide({ ...question, reference: one, candidate: two });
  const ruling = decide(reference, candidate);
  if (ruling.outcome !== 'equivalent') return undefined;
  return second.conditions.every((condition) => isWaveRelation(condition, decide))
    ? ruling
    : undecided('other_shape', 'formulas that a definition behind one of them makes the same');
}

/** Whether no letter means one thing on one side and another on the other, which would be another answer. */
function defineAlike(question: Question, first: Split, second: Split): boolean {
  const known = first.conditions.flatMap((condition) => abbreviationOf(condition) ?? []);
  return second.conditions.every((condition) => {
    const given = abbreviationOf(condition);
    const own = given && known.find(({ side }) => normalText(side) === normalText(given.side));
    if (given === undefined || own === undefined) return true;
    return (
      question.decide({ ...question, reference: own.value, candidate: given.value }).outcome === 'equivalent'
    );
  });
}

function isRanged({ conditions }: Split): boolean {
  return conditions.some(isRange);
}

/** `n = 0, 1, 2, \dots`, `n \in \mathbb{Z}`: which whole numbers an index takes. */
function isRange(node: MathNode): boolean {
  if (node.kind !== 'relation' || node.first.kind !== 'symbol') return false;
  const [only, ...more] = node.rest;
  if (only === undefined || more.length > 0) return false;
  if (only.sign === '\\in') return only.node.kind === 'symbol' && WHOLE.test(only.node.name);
  return only.sign === '=' && only.node.kind === 'list' && isCount(only.node.items);
}

const WHOLE = /^\\mathbb\{?[NZ]\}?/;

/** Whole numbers that follow one another, and dots. */
function isCount(items: readonly MathNode[]): boolean {
  const numbers = items.slice(0, -1).map((item) => (item.kind === 'number' ? Number(item.text) : Number.NaN));
  const last = items.at(-1);
  const isOpen = last?.kind === 'symbol' && /dots/.test(last.name);
  return isOpen && numbers.length > 1 && numbers.every((each, at) => each === (numbers[0] ?? 0) + at);
}

/** The formula with its own definitions put in; undefined unless everything behind it is one of its letters, or a range of its index. */
function writtenOut(own: Split, other: MathNode): MathNode | undefined {
  const stated = own.conditions.filter(
    (condition) => !(isRange(condition) && isIndexOf(own.body, condition)),
  );
  if (stated.length === 0) return own.body;
  if (stated.length > MAX_DEFINITIONS || own.body.kind === 'list') return undefined;
  const definitions = stated.map(abbreviationOf);
  if (definitions.some((each) => each === undefined || !isFormula(each.value))) return undefined;
  if (!own.marked && asksForMore(own.body, definitions)) return undefined;
  const found = expanded({ body: statedBy(own.body), conditions: stated.map(belowSlashes) }, () => true);
  const body = withValue(own.body, found.body);
  const [left, ...more] = found.conditions;
  if (left === undefined) return body;
  const side = abbreviationOf(left);
  return more.length === 0 && side !== undefined ? withLeft(body, side, other) : undefined;
}

/** Whether a range is one of a letter in a formula, or in the value of a name; of an unknown or behind a bound it is a part of the answer. */
function isIndexOf(body: MathNode, range: MathNode): boolean {
  if (range.kind !== 'relation' || range.first.kind !== 'symbol') return false;
  const { name } = range.first;
  if (body.kind !== 'relation') return namesIn(body).has(name);
  const isNamed = body.first.kind === 'symbol' || body.first.kind === 'call';
  return isNamed && statedBy(body) !== body && namesIn(statedBy(body)).has(name) && nameOf(body) !== name;
}

/** `x = 2y, y = z^2` and `v_1 = 2v_2, v_2 = …` state two answers. */
function asksForMore(body: MathNode, definitions: readonly (Abbreviation | undefined)[]): boolean {
  const own = nameOf(body);
  const others = definitions.flatMap((each) =>
    each === undefined || each.side.name === own ? [] : [each.side.name],
  );
  const [first, ...rest] = [own, ...others].map((name) => name?.replace(/_.*$/, ''));
  if (first === undefined) return false;
  return rest.some((stem) => stem === first || (UNKNOWN.test(first) && UNKNOWN.test(stem ?? '')));
}

const UNKNOWN = /^[xyz]$/;

function nameOf(body: MathNode): string | undefined {
  return body.kind === 'relation' && body.first.kind === 'symbol' ? body.first.name : undefined;
}

/** What a formula states, without the name it gives it. */
function statedBy(body: MathNode): MathNode {
  const [only, ...more] = body.kind === 'relation' ? body.rest : [];
  return only?.sign === '=' && more.length === 0 ? only.node : body;
}

function withValue(body: MathNode, value: MathNode): MathNode {
  if (body.kind !== 'relation' || statedBy(body) === body) return value;
  const first = value === statedBy(body) ? body.first : withoutArguments(body.first, value);
  return { ...body, first, rest: [{ sign: '=', node: value }] };
}

/** `E_n(p_z)` as `E_n`, where its letters are put in and the value has none of them; a letter in brackets alone may be read as a factor. */
function withoutArguments(first: MathNode, value: MathNode): MathNode {
  const used = namesIn(value);
  const isGone = (node: MathNode): boolean => node.kind === 'symbol' && !used.has(node.name);
  if (first.kind === 'call') return first.args.every(isGone) ? { kind: 'symbol', name: first.name } : first;
  const [letter, argument, ...more] = first.kind === 'product' ? first.factors : [];
  if (letter?.kind !== 'symbol' || argument === undefined || more.length > 0) return first;
  return isGone(argument) ? letter : first;
}

/** `\beta = f, \quad \beta = v/c` as `v/c = f`, where the other side gives no value of β. */
function withLeft(body: MathNode, side: Abbreviation, other: MathNode): MathNode | undefined {
  if (body.kind !== 'relation' || normalText(body.first) !== normalText(side.side)) return undefined;
  const isNamed = other.kind === 'relation' && normalText(other.first) === normalText(side.side);
  return isNamed ? undefined : { ...body, first: putIn(body.first, side) };
}

/** `\sqrt{\hbar/m\omega}` with all letters behind the slash below it, as the Physical Review's style guide (IV.E) has it. */
function belowSlashes(node: MathNode): MathNode {
  return mapTree(node, (part) =>
    part.kind === 'slash' && part.under.kind === 'symbol' && part.rest.every(({ kind }) => kind === 'symbol')
      ? { kind: 'quotient', over: part.over, under: { kind: 'product', factors: [part.under, ...part.rest] } }
      : part,
  );
}
