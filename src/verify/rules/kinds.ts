import { isConstant } from '../../math/evaluate.ts';
import { namesIn } from '../../math/names-in.ts';
import { type MathNode, mapTree, type RelationSign } from '../../math/tree.ts';
import { different, equivalent, type Question, type Ruling, undecided } from '../rule.ts';
import { freeNames, isReader } from './constant.ts';
import { sameSide } from './definition.ts';
import { isRefutable, sampleQuestion } from './identity.ts';
import { sidesContrast } from './left-sides.ts';

const BOUNDS: ReadonlySet<RelationSign> = new Set<RelationSign>([
  '<',
  '>',
  '\\leq',
  '\\geq',
  '\\gtrsim',
  '\\lesssim',
]);
const ROUGH: ReadonlySet<RelationSign> = new Set<RelationSign>([
  '\\sim',
  '\\gtrsim',
  '\\lesssim',
  '\\ll',
  '\\gg',
]);

/**
 * Compares relations other than equations for a reader: proportionalities up to a constant factor, orders of magnitude and
 * rough bounds by their values, transitions side by side. Two kinds of relation are different where their values differ,
 * and undecided where they agree. Undefined for two equations or two inequalities.
 */
export function decideKinds(question: Question): Ruling | undefined {
  if (!isReader(question)) return undefined;
  const turned = mirrored(question);
  if (turned !== undefined) return decideKinds({ ...question, candidate: turned });
  const [a, b] = [signOf(question.reference), signOf(question.candidate)];
  if (isConstancy(question.reference) && isConstancy(question.candidate)) return decideConstancy(question);
  if (a === '\\propto' || b === '\\propto')
    return proportionalToOther(question) ?? decideProportional(question, a === b);
  if (a === '\\to' || b === '\\to') return a === b ? sideBySide(question) : noTransition(question);

  const stated = decideStated(question, a, b);
  if (stated !== undefined) return stated;
  if (a === b && a !== undefined && ROUGH.has(a)) return sideBySide(question);
  if (a === '\\neq' || b === '\\neq')
    return a === b ? undefined : different('other_shape', 'two kinds of relation');
  const oneBound =
    isBound(a) !== isBound(b) || (a !== b && [a, b].some((sign) => sign !== undefined && ROUGH.has(sign)));
  return oneBound ? byValue(question) : undefined;
}

/** Signs that state how two things relate and have no value themselves, each with the one it is turned round. */
const STATED: Readonly<Partial<Record<RelationSign, RelationSign | undefined>>> = {
  '\\ll': '\\gg',
  '\\gg': '\\ll',
  '\\subset': '\\supset',
  '\\supset': '\\subset',
  '\\subseteq': '\\supseteq',
  '\\supseteq': '\\subseteq',
  '\\leftrightarrow': '\\leftrightarrow',
  '\\notin': undefined,
};

/** `A \subset B` is B ⊃ A; the same sides under another sign, or the other way round, say something else. */
function decideStated(
  question: Question,
  a: RelationSign | undefined,
  b: RelationSign | undefined,
): Ruling | undefined {
  const has = (sign: RelationSign | undefined) => sign !== undefined && Object.hasOwn(STATED, sign);
  if (!has(a) && !has(b)) return undefined;
  if (a === undefined || b === undefined) return undefined;
  // Beside a bound or a value, an order of magnitude is compared as any rough bound.
  if (has(a) !== has(b) && [a, b].some((sign) => ROUGH.has(sign))) return undefined;
  const direct = a === b ? sideBySide(question) : undefined;
  if (direct?.outcome === 'equivalent') return direct;
  const turned =
    STATED[b] === a ? sideBySide({ ...question, candidate: turnedRound(question.candidate) }) : undefined;
  if (turned?.outcome === 'equivalent') return turned;
  const opposite = isOpposite(question, a, b);
  if (a === '\\ll' || a === '\\gg')
    return opposite
      ? different('other_shape', 'the opposite order')
      : undecided('borderline', 'orders of magnitude');
  return direct ?? turned ?? different('other_shape', 'two kinds of relation');
}

/** The same two sides, exchanged: what is small beside the other is said to be large. */
function isOpposite(question: Question, a: RelationSign, b: RelationSign): boolean {
  const plain = sideBySide(question).outcome === 'equivalent';
  const turned =
    sideBySide({ ...question, candidate: turnedRound(question.candidate) }).outcome === 'equivalent';
  return (plain && a !== b) || (turned && a === b);
}

function turnedRound(node: MathNode): MathNode {
  const [only, ...more] = node.kind === 'relation' ? node.rest : [];
  if (node.kind !== 'relation' || only === undefined || more.length > 0) return node;
  return { ...node, first: only.node, rest: [{ ...only, node: node.first }] };
}

/** Rough bounds that say the same from the other side. */
const MIRRORED: Readonly<Partial<Record<RelationSign, RelationSign>>> = {
  '\\gtrsim': '\\lesssim',
  '\\lesssim': '\\gtrsim',
};

/** The candidate `b \gtrsim a` as `a \lesssim b`, where the reference has that sign. */
function mirrored({ reference, candidate }: Question): MathNode | undefined {
  const sign = signOf(reference);
  if (sign === undefined || candidate.kind !== 'relation' || reference.kind !== 'relation') return undefined;
  const [only, ...more] = candidate.rest;
  if (only === undefined || more.length > 0 || MIRRORED[only.sign] !== sign) return undefined;
  return { ...candidate, first: only.node, rest: [{ sign, node: candidate.first }] };
}

/** `pV = \text{constant}`. */
function isConstancy(node: MathNode): boolean {
  const value = statedBy(node);
  return signOf(node) === '=' && value.kind === 'symbol' && value.name === '\\operatorname{constant}';
}

/** What keeps its value, up to a factor; that of another form may be a function of it, and is never refuted. */
function decideConstancy(question: Question): Ruling {
  const [one, two] = [question.reference, question.candidate];
  if (one.kind !== 'relation' || two.kind !== 'relation') return undecided('other_shape', 'what is constant');
  const ruling = decideProportional({ ...question, reference: one.first, candidate: two.first }, true);
  return ruling.outcome === 'different'
    ? undecided('other_shape', 'two quantities that are constant, where one may be a function of the other')
    : ruling;
}

function signOf(node: MathNode): RelationSign | undefined {
  return node.kind === 'relation' ? node.rest[0]?.sign : undefined;
}

function isBound(sign: RelationSign | undefined): boolean {
  return sign !== undefined && (BOUNDS.has(sign) || ROUGH.has(sign));
}

/** The last member, which is what a relation says about its first side. */
function statedBy(node: MathNode): MathNode {
  return node.kind === 'relation' ? (node.rest.at(-1)?.node ?? node) : node;
}

function byValue(question: Question): Ruling {
  if (question.reference.kind === 'list' || question.candidate.kind === 'list')
    return undecided('other_shape', 'an inequality that was not solved, and a set');
  const ruling = question.decide({
    ...question,
    reference: statedBy(question.reference),
    candidate: statedBy(question.candidate),
  });
  if (ruling.outcome === 'different') return ruling;
  if (question.profile.estimate === true && areRoughValues(question)) return ruling;
  if (isOtherShape(question)) return different('other_shape', 'a bound and something else');
  return undecided('other_shape', 'two kinds of relation with values that do not differ');
}

/** `R \sim 10^4` states an estimate as well as `R = 10^4` does. */
function areRoughValues({ reference, candidate }: Question): boolean {
  const signs = [reference, candidate].map(signOf);
  return signs.every((sign) => sign === undefined || ['=', '\\approx', '\\sim'].includes(sign));
}

/** An equation between quantities and a bound for another one. */
function isOtherShape(question: Question): boolean {
  const [a, b] = [question.reference, question.candidate];
  if (a.kind !== 'relation' || b.kind !== 'relation') return false;
  return freeNames(a.first, question).every((name) => !namesIn(b).has(name));
}

function sideBySide(question: Question): Ruling {
  const { reference, candidate } = question;
  if (
    reference.kind !== 'relation' ||
    candidate.kind !== 'relation' ||
    reference.rest.length !== candidate.rest.length
  )
    return different('other_shape', 'another number of sides');
  const sides = (node: typeof reference) => [node.first, ...node.rest.map((member) => member.node)];
  const given = sides(candidate);
  let open: Ruling | undefined;
  for (const [at, side] of sides(reference).entries()) {
    const other = given[at];
    if (other === undefined || sameSide(side, other)) continue;
    const ruling = question.decide({ ...question, reference: side, candidate: other });
    if (ruling.outcome === 'different') return ruling;
    if (ruling.outcome === 'undecided') open ??= ruling;
  }
  return open ?? equivalent('same_elements', 'the same sides');
}

function noTransition(question: Question): Ruling {
  const ruling = question.decide({
    ...question,
    reference: statedBy(question.reference),
    candidate: statedBy(question.candidate),
  });
  return ruling.outcome === 'equivalent'
    ? undecided('other_shape', 'a transition or limit, and its end')
    : different('other_shape', 'a transition or limit, and something else');
}

/** What is proportional has to be the same on both sides, or the same quantity by another name. */
function proportionalToOther(question: Question): Ruling | undefined {
  const { reference, candidate } = question;
  if (reference.kind !== 'relation' || candidate.kind !== 'relation') return undefined;
  const [a, b] = [reference.first, candidate.first];
  if (sameSide(a, b)) return undefined;
  const named = [a, b].every((side) => side.kind === 'symbol' || side.kind === 'call');
  if (named && sidesContrast(a, b, freeNames(statedBy(reference), question)) === undefined) return undefined;
  const ruling = question.decide({ ...question, reference: a, candidate: b });
  if (ruling.outcome === 'equivalent') return undefined;
  return undecided('other_shape', 'a proportionality of another quantity');
}

/** Values for the names that are held fixed while a constant factor is read off; any positive numbers will do. */
const ANCHORS = ['1.31', '0.77', '2.23', '0.59', '1.83', '0.91', '1.57', '0.67'];

/**
 * Equal up to a factor that depends on no name both sides have. Where only one side is a proportionality, the other says
 * more: never accepted, refuted when not even proportional.
 */
function decideProportional(question: Question, both: boolean): Ruling {
  const [reference, candidate] = [statedBy(question.reference), statedBy(question.candidate)];
  if (!isRefutable(reference) || !isRefutable(candidate))
    return undecided('no_test_points', 'a proportionality between forms without a value');
  const [known, given] = [namesIn(reference), namesIn(candidate)];
  const common = [...known].filter((name) => given.has(name) && !isConstant(name));
  const held = both ? [] : [...known, ...given].filter((name) => !common.includes(name) && !isConstant(name));
  const fixed = (node: MathNode, names: readonly string[]) => anchored(node, names);
  const [one, two] = [fixed(reference, held), fixed(candidate, held)];
  const all = [...new Set([...namesIn(one), ...namesIn(two)])].filter((name) => !isConstant(name));
  const factor: MathNode = { kind: 'quotient', over: anchored(one, all), under: anchored(two, all) };
  const scaled: MathNode = { kind: 'product', factors: [factor, two] };
  const ruling = sampleQuestion({ ...question, reference: one, candidate: scaled });
  if (ruling.outcome === 'different') return { ...ruling, note: 'not proportional' };
  if (
    all.length === 0 &&
    sampleQuestion({ ...question, reference: one, candidate: two }).outcome !== 'equivalent'
  )
    return undecided('borderline', 'proportional to other numbers');
  if (!both) return undecided('other_shape', 'a proportionality, and more than one');
  return ruling.outcome === 'equivalent' ? equivalent('numeric_identity', 'proportional') : ruling;
}

function anchored(node: MathNode, names: readonly string[]): MathNode {
  return mapTree(node, (part) => {
    const at = part.kind === 'symbol' ? names.indexOf(part.name) : -1;
    return at < 0 ? part : { kind: 'number', text: ANCHORS[at % ANCHORS.length] ?? '1' };
  });
}
