import { namesIn } from '../../math/names-in.ts';
import type { MathNode } from '../../math/tree.ts';
import { different, type Question, type Ruling, undecided } from '../rule.ts';
import { freeNames, isReader } from './constant.ts';
import type { Definition } from './definition.ts';
import { contradictsConstants } from './known-values.ts';
import { hasUnits } from './measure.ts';

const STATED_NUMBER = 'the number at the end of a chain, behind a formula that the reference has not';
const BROKEN_CHAIN = 'the number at the end of a chain, whose members do not hold together';

/** The candidate's value against the reference's; for a reader against any member the reference states. */
export function decideMembers(question: Question, a: Definition, b: Definition): Ruling {
  const stated = valueBeside({ ...question, reference: a.value }, b);
  const first = decideAny(question, a.members, a.value, stated);
  const ruling =
    first.outcome === 'undecided' ? (byRoundedEnd({ ...question, reference: a.value }, b) ?? first) : first;
  if (ruling.outcome !== 'equivalent')
    return ruling.outcome === 'undecided' && differThroughout(question, a, b)
      ? different('other_number', 'another formula, and another number behind it')
      : ruling;
  const isStated = stated !== b.value && !a.steps.some((member) => namesFormula(question, member));
  if (isStated && !holdsTogether(question, b, stated)) return undecided('borderline', BROKEN_CHAIN);
  const isKnown =
    isStated ||
    stated === b.value ||
    decideAny(question, a.members, a.value, b.value).outcome === 'equivalent';
  if (!isKnown) return undecided('borderline', STATED_NUMBER);
  if (numbersDiffer(question, a, b))
    return undecided('borderline', 'the same formula, and another number behind it');
  return otherWay(question, a, b)
    ? undecided('borderline', 'the same value by another formula on the way')
    : ruling;
}

/** `v = \sqrt{2gh} \approx 4.4` and `\approx 6.2`: the numbers that two chains end in, behind the same formula. */
function numbersDiffer(question: Question, a: Definition, b: Definition): boolean {
  const [known, given] = [a.members.at(-1), b.members.at(-1)];
  if (known === undefined || given === undefined || a.members.length < 2 || b.members.length < 2)
    return false;
  if (namesFormula(question, known) || namesFormula(question, given)) return false;
  return question.decide({ ...question, reference: known, candidate: given }).outcome === 'different';
}

/** Whether a formula on the candidate's way to its value has the names of one of the reference and is another one. */
function otherWay(question: Question, a: Definition, b: Definition): boolean {
  if (a.members.length < 2 || b.members.length < 2) return false;
  const known = a.members.filter((member) => namesFormula(question, member));
  return b.members.some((member) => {
    if (!namesFormula(question, member)) return false;
    const names = namesIn(member);
    const alike = known.filter((other) => {
      const others = namesIn(other);
      return others.size === names.size && [...others].every((name) => names.has(name));
    });
    return (
      alike.length > 0 &&
      alike.every(
        (other) =>
          question.decide({ ...question, reference: other, candidate: member }).outcome === 'different',
      )
    );
  });
}

/** A value against that of a chain; for a reader against any of its members. `isAlone`: the value stands without a chain of its own. */
export function decideAny(
  question: Question,
  members: readonly MathNode[],
  value: MathNode,
  candidate: MathNode,
  isAlone = false,
): Ruling {
  const last = question.decide({ ...question, reference: value, candidate });
  if (last.outcome === 'equivalent' || !isReader(question)) return last;
  let open: Ruling | undefined;
  const isNumber = isAlone && !namesFormula(question, candidate);
  for (const member of members) {
    if (member === value) continue;
    const ruling = question.decide({ ...question, reference: member, candidate });
    if (ruling.outcome === 'equivalent') return ruling;
    // Beside a lone number a formula of quantities says nothing that the numbers of its chain do not.
    if (ruling.outcome === 'undecided' && !(isNumber && namesFormula(question, member))) open ??= ruling;
  }
  if (last.outcome === 'different' && open !== undefined && hasUnits(candidate)) return open;
  return last.outcome === 'undecided' ? (refutedNumber(question, members, candidate) ?? last) : last;
}

/** `h = a/b \\approx 1.5\\,\\mathrm{km}` beside another length: numbers are compared with the number of the chain. */
function refutedNumber(
  question: Question,
  members: readonly MathNode[],
  candidate: MathNode,
): Ruling | undefined {
  const number = members.at(-1);
  if (number === undefined || members.length < 2) return undefined;
  if (freeNames(number, question).length > 0 || freeNames(candidate, question).length > 0) return undefined;
  const ruling = question.decide({ ...question, reference: number, candidate });
  return ruling.outcome === 'different' ? ruling : undefined;
}

/** `L = \\sqrt6\\hbar = 2.6\\times10^{-34}\\,\\mathrm{J\\,s}` and `2\\hbar = 2.1…`: chains of which no formula and no number agree. */
function differThroughout(question: Question, a: Definition, b: Definition): boolean {
  const [known, given] = [a.members.at(-1), b.members.at(-1)];
  if (!isReader(question) || known === undefined || given === undefined) return false;
  if (namesFormula(question, known) || namesFormula(question, given)) return false;
  const formulas = (members: readonly MathNode[]): readonly MathNode[] =>
    members.filter((member) => namesFormula(question, member));
  const [own, other] = [formulas(a.members), formulas(b.members)];
  if (own.length === 0 || other.length === 0) return false;
  const isOther = (reference: MathNode, candidate: MathNode): boolean =>
    question.decide({ ...question, reference, candidate }).outcome === 'different';
  return isOther(known, given) && own.every((one) => other.every((two) => isOther(one, two)));
}

/**
 * The number at the end of a candidate's chain, where the reference is a number: what the chain answers. The formula before
 * it is the way there, about which the reference says nothing; a number on the way that is another one leaves it undecided.
 */
export function decideStatedNumber(question: Question, definition: Definition): Ruling {
  const stated = valueBeside(question, definition);
  const ruling = question.decide({ ...question, candidate: stated });
  if (ruling.outcome === 'undecided') return byRoundedEnd(question, definition) ?? ruling;
  if (stated === definition.value || ruling.outcome !== 'equivalent') return ruling;
  return holdsTogether(question, definition, stated) ? ruling : undecided('borderline', BROKEN_CHAIN);
}

/** `\theta = \arctan\frac34 \approx 37^\circ` beside 37°: the chain ends in the very number that the reference states. */
function byRoundedEnd(question: Question, definition: Definition): Ruling | undefined {
  const last = definition.members.at(-1);
  if (!isReader(question) || last === undefined || last === definition.value) return undefined;
  if ([question.reference, definition.value, last].some((node) => namesFormula(question, node)))
    return undefined;
  const ruling = question.decide({ ...question, candidate: last });
  return ruling.outcome === 'equivalent' && holdsTogether(question, definition, last) ? ruling : undefined;
}

/**
 * Whether no member of a chain contradicts the number at its end: numbers that were put in have its digits, and a formula of
 * constants of nature its value.
 */
function holdsTogether(question: Question, { steps }: Definition, stated: MathNode): boolean {
  return steps.every((reference) => {
    if (reference === stated) return true;
    if (namesFormula(question, reference)) return !contradictsConstants(question, reference, stated);
    return question.decide({ ...question, reference, candidate: stated }).outcome !== 'different';
  });
}

/** What a candidate's chain states: its last number, where the reference is a number and the rest is a formula. */
export function valueBeside(question: Question, { value, members }: Definition): MathNode {
  const last = members.at(-1) ?? value;
  const isNumber = (node: MathNode): boolean => freeNames(node, question).length === 0;
  return isReader(question) && isNumber(question.reference) && !isNumber(value) && isNumber(last)
    ? last
    : value;
}

/** Whether a value is a formula, which tells by its names what is meant. */
function namesFormula(question: Question, value: MathNode): boolean {
  return freeNames(value, question).length > 0;
}
