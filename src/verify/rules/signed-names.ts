import { hasKind } from '../../math/kinds-in.ts';
import { namesIn } from '../../math/names-in.ts';
import { normalText } from '../../math/normal.ts';
import { type MathNode, mapTree, type Relation } from '../../math/tree.ts';
import { equivalent, type Question, type Ruling, undecided } from '../rule.ts';
import { bothSigns, isNumberedName, isSignedName, type Signed } from './both-signs.ts';
import { isReader } from './constant.ts';
import { mixedSquares } from './squared-names.ts';

/**
 * Equations of which the left side carries the sign: `E_\pm = a \pm b`, `|\pm\rangle = …`, `\cos(a \pm b) = …`. All signs of
 * such a statement go together, so that the equation for the upper sign and the one for the lower are compared, each with that
 * of the same name: `E_\pm = a \mp b` exchanges the two. `whole` decides everything else, where ± stands for two values in
 * any order; what only agrees so is undecided beside a reference that says which value has which name.
 */
export function withMatchedSigns(question: Question, whole: Whole): Ruling | Pass {
  const { reference, candidate } = question;
  if (!hasKind(reference, 'plusMinus') && !hasKind(candidate, 'plusMinus')) return whole();
  return matched(question, whole) ?? listed(question, whole) ?? unlessExchanged(question, whole());
}

type Whole = () => Ruling | Pass;

interface Pass {
  readonly pass: string;
}

/** Both sides carry the sign. */
function matched(question: Question, whole: Whole): Ruling | Pass | undefined {
  const [reference, candidate] = [
    indexed(question, question.reference, question.candidate),
    indexed(question, question.candidate, question.reference),
  ];
  if (!isStatement(reference) || !isStatement(candidate)) return undefined;
  if (!carriesSign(reference, candidate) || !carriesSign(candidate, reference)) return undefined;
  const known = bothSigns(reference);
  const given = inOrderOf(known, bothSigns(candidate));
  const rulings = [
    decideSign(question, known.upper, given.upper),
    decideSign(question, known.lower, given.lower),
  ];
  if (rulings.every(({ outcome }) => outcome === 'equivalent'))
    return equivalent('numeric_identity', 'the same equations for both signs of the name');
  const isIndexed = reference !== question.reference || candidate !== question.candidate;
  if (isIndexed || !isNamedAlike(known, given)) return undefined;
  if (isNumbered(reference)) return unlessExchangedFormulas(reference, whole());
  const refuted = rulings.find(({ outcome }) => outcome === 'different');
  return refuted ?? undecided('borderline', 'signs of a name that could not be compared one by one');
}

/** `E_\pm = a \pm b` beside `E_+ = a + b, E_- = a - b`: name by name. */
function listed(question: Question, whole: Whole): Ruling | Pass | undefined {
  const { reference, candidate } = question;
  const [signed, list] = candidate.kind === 'list' ? [reference, candidate] : [candidate, reference];
  if (!isStatement(signed) || list.kind !== 'list' || list.open !== '' || !hasSignedName(signed))
    return undefined;
  const { upper, lower } = bothSigns(signed);
  const [one, two, ...more] = list.items;
  if (one === undefined || two === undefined || more.length > 0) return undefined;
  const given = inOrderOf({ upper, lower }, { upper: one, lower: two });
  if (!isNamedAlike({ upper, lower }, given)) return undefined;
  const isReference = signed === reference;
  const rulings = (
    [
      [upper, given.upper],
      [lower, given.lower],
    ] as const
  ).map(([ours, theirs]) =>
    question.decide({
      ...question,
      reference: isReference ? ours : theirs,
      candidate: isReference ? theirs : ours,
    }),
  );
  const open = rulings.find(({ outcome }) => outcome !== 'equivalent');
  if (open !== undefined && isNumbered(signed)) return unlessExchangedFormulas(signed, whole());
  return (
    rulings.find(({ outcome }) => outcome === 'different') ??
    open ??
    equivalent('same_elements', 'the same value for each sign of the name')
  );
}

/** Two numbered formulas that are the same in another order; the roots of an equation have no order. */
function unlessExchangedFormulas(numbered: Relation, whole: Ruling | Pass): Ruling | Pass {
  const areNumbers = namesIn(statedBy(numbered)).size === 0;
  return areNumbers || 'pass' in whole || whole.outcome !== 'equivalent'
    ? whole
    : undecided('several_parts', 'numbered values that are the same in another order');
}

/** The same two values, where the reference gives them names and the candidate has its signs the other way round. */
function unlessExchanged(question: Question, whole: Ruling | Pass): Ruling | Pass {
  const { reference, candidate } = question;
  if ('pass' in whole || whole.outcome !== 'equivalent') return whole;
  if (!isStatement(reference) || !hasSignedName(reference) || isNumbered(reference)) return whole;
  if (candidate.kind === 'list' || !hasKind(candidate, 'plusMinus')) return whole;
  const [known, given] = [bothSigns(statedBy(reference)), bothSigns(statedBy(candidate))];
  const areEqual = (['upper', 'lower'] as const).every(
    (sign) =>
      question.decide({ ...question, reference: known[sign], candidate: given[sign] }).outcome ===
      'equivalent',
  );
  return areEqual
    ? whole
    : undecided('borderline', 'the two values, not in the order of the signs of the name');
}

function statedBy(node: MathNode): MathNode {
  return node.kind === 'relation' ? (node.rest.at(-1)?.node ?? node) : node;
}

/** An equation, or a chain of them, with ± in it. */
function isStatement(node: MathNode): node is Relation {
  return (
    node.kind === 'relation' &&
    hasKind(node, 'plusMinus') &&
    node.rest.every(({ sign }) => sign === '=' || sign === '\\approx')
  );
}

/** The sign stands in a name of the left side, or in the left side itself where that of the other equation has one too. */
function carriesSign(node: Relation, other: Relation): boolean {
  return hasSignedName(node) || (hasKind(node.first, 'plusMinus') && hasKind(other.first, 'plusMinus'));
}

function hasSignedName({ first }: Relation): boolean {
  return [...namesIn(first)].some(isSignedName);
}

function isNumbered({ first }: Relation): boolean {
  return [...namesIn(first)].some(isNumberedName);
}

/** The two equations of the candidate, exchanged where the names of the reference are those of the other sign. */
function inOrderOf(known: Signed<MathNode>, given: Signed<MathNode>): Signed<MathNode> {
  const exchanged = { upper: given.lower, lower: given.upper };
  return !isNamedAlike(known, given) && isNamedAlike(known, exchanged) ? exchanged : given;
}

function isNamedAlike(known: Signed<MathNode>, given: Signed<MathNode>): boolean {
  return leftOf(known.upper) === leftOf(given.upper) && leftOf(known.lower) === leftOf(given.lower);
}

function leftOf(node: MathNode): string {
  return node.kind === 'relation' ? normalText(node.first) : '';
}

/** The equation for one sign; for a reader `\omega^2 = a` beside `\omega = \sqrt{a}` by the squares of the values. */
function decideSign(question: Question, reference: MathNode, candidate: MathNode): Ruling {
  const squares = isReader(question) ? mixedSquares(reference, candidate) : undefined;
  const [one, two] = squares ?? [reference, candidate];
  return question.decide({ ...question, reference: one, candidate: two });
}

const INDEX = '_{\\pm}';

/** For a reader, `\omega^2 = a \pm b` with the index that the other equation has at this name: the signs are those of its two values. */
function indexed(question: Question, node: MathNode, like: MathNode): MathNode {
  if (!isReader(question) || !isStatement(node) || !isStatement(like)) return node;
  if (hasSignedName(node) || !hasSignedName(like)) return node;
  const names = namesIn(like.first);
  const first = mapTree(node.first, (part) =>
    part.kind === 'symbol' && names.has(part.name + INDEX) ? { ...part, name: part.name + INDEX } : part,
  );
  return { ...node, first };
}
