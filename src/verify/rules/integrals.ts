import { num, substitute } from '../../math/calculus/build.ts';
import {
  hasBinder,
  hasOpaqueBinder,
  indefiniteName,
  isOpaqueBinder,
  type Outside,
  withOpaqueBinders,
  withoutConstant,
} from '../../math/calculus/opaque.ts';
import { namesIn } from '../../math/names-in.ts';
import type { MathNode } from '../../math/tree.ts';
import {
  different,
  equivalent,
  on,
  type Question,
  READINGS_DISAGREE,
  type Ruling,
  undecided,
} from '../rule.ts';
import {
  asksForTestFunctions,
  holdsPhases,
  holdsSteps,
  integralsIn,
  overTheLine,
  spacesIn,
} from './integral-parts.ts';
import {
  besidePoles,
  type Sample,
  SHARE,
  sampleWithin,
  whereItConverges,
  withTestFunctions,
} from './integrals-without-value.ts';

/** Whether a pair holds integrals, series or limits that {@link decideIntegrals} looks at. */
export function holdsIntegrals({ reference, candidate, profile }: Question): boolean {
  return profile.undeclared === 'quantity' && (hasOpaqueBinder(reference) || hasOpaqueBinder(candidate));
}

/**
 * Formulas with integrals, series and limits, for a reader. What stands identically on both sides is one unknown number, so
 * that formulas that are equal with it are equal whatever it is; integrals without bounds are compared by what is integrated;
 * all others by their values. Where these do not exist: as one unknown number, along a path beside the poles, with test
 * functions in the place of unknown ones, which all refute and never accept, or where a quantity in an exponent is negative.
 */
export function decideIntegrals(question: Question, sample: Sample): Ruling {
  const same = asSameNumbers(question, sample);
  if (same?.outcome === 'equivalent') return same;
  const indefinite = byIntegrands(question, sample);
  if (indefinite !== undefined) return indefinite.outcome === 'undecided' ? (same ?? indefinite) : indefinite;
  const isOpen = asksForTestFunctions(question);
  const refuted = isOpen ? (same ?? withTestFunctions(question, sample)) : undefined;
  if (refuted !== undefined) return refuted;
  const left = shareOf(question, isOpen, same !== undefined);
  const valued = sampleWithin(question, sample, { left });
  if (valued.outcome !== 'undecided') return valued;
  if (!isWithoutValue(valued)) return same ?? valued;
  return (
    same ??
    besidePoles(question, sample) ??
    (isOpen ? undefined : withTestFunctions(question, sample)) ??
    whereItConverges(question, sample) ??
    valued
  );
}

function isWithoutValue({ reason, note }: Ruling): boolean {
  return reason === 'no_test_points' || reason === 'too_large' || note === READINGS_DISAGREE;
}

function shareOf(question: Question, isOpen: boolean, isBeside: boolean): number {
  if (isOpen || holdsSteps(question)) return SHARE.hardly;
  if (isBeside) return SHARE.beside;
  const isNested = [question.reference, question.candidate]
    .flatMap(integralsIn)
    .some(({ args: [, body] }) => body !== undefined && hasBinder(body));
  return isNested ? SHARE.nested : question.budget.left;
}

const SAME = 'the same integrals, series or limits';

/** Both sides in terms of the same integrals: equal for any value of these, or different at one that is 1 and at others. */
function asSameNumbers(question: Question, sample: Sample): Ruling | undefined {
  const plain = opaquePair(question, 'numbers');
  if (plain !== undefined) {
    const symbols = [
      ...question.symbols,
      ...plain.names.map((latex) => ({ latex, domain: 'complex' as const })),
    ];
    const found = sampleWithin({ ...plain.question, symbols }, sample, { left: SHARE.further });
    if (found.outcome === 'equivalent') return equivalent('numeric_identity', `equal, with ${SAME}`);
  }
  const pulled = opaquePair(question, 'all');
  if (pulled === undefined || holdsPhases(question.reference)) return undefined;
  const atOne = (node: MathNode): MathNode =>
    pulled.names.reduce((part, name) => substitute(part, name, num(1)), node);
  const { reference, candidate } = pulled.question;
  const isOther = [pulled.question, on(question, atOne(reference), atOne(candidate))].every(
    (pair) => sampleWithin(pair, sample, { left: SHARE.further }).outcome === 'different',
  );
  return isOther ? different('witness', `another formula of ${SAME}`) : undefined;
}

interface OpaquePair {
  readonly question: Question;
  readonly names: readonly string[];
}

/** Every integral, series and limit as a name; undefined unless the two sides hold the same ones. */
function opaquePair(question: Question, outside: Outside): OpaquePair | undefined {
  const [reference, candidate] = [question.reference, question.candidate].map((node) =>
    withOpaqueBinders(node, outside),
  );
  if (reference === undefined || candidate === undefined) return undefined;
  const [known, given] = [reference, candidate].map((node) => [...namesIn(node)].filter(isOpaqueBinder));
  if (known === undefined || given === undefined || known.length === 0) return undefined;
  if (known.length !== given.length || !known.every((name) => given.includes(name))) return undefined;
  return { question: on(question, reference, candidate), names: known };
}

/**
 * Integrals without bounds over the same name by their derivatives. What differs may be the same over all numbers if the
 * other sign of the name makes it equal.
 */
function byIntegrands(question: Question, sample: Sample): Ruling | undefined {
  const sides = [question.reference, question.candidate];
  if (spacesIn(question.reference) !== spacesIn(question.candidate)) return undefined;
  const [known, given] = sides.map(overTheLine);
  const name = known && indefiniteName(known);
  if (known === undefined || given === undefined || name === undefined) return undefined;
  if (name !== indefiniteName(given)) return undefined;
  const [reference, candidate] = [withoutConstant(known, name), withoutConstant(given, name)];
  if (reference === undefined || candidate === undefined) return undefined;
  const found = sample(on(question, reference, candidate));
  if (found.outcome === 'equivalent' && sides.some((node) => node.kind === 'sum'))
    return undecided('borderline', 'integrals without bounds that may differ by a constant');
  if (found.outcome !== 'different') return found;
  const mirrored = substitute(candidate, name, { kind: 'negate', of: { kind: 'symbol', name } });
  return sample(on(question, reference, mirrored)).outcome === 'different'
    ? { ...found, note: `integrands that differ: ${found.note}` }
    : undecided('borderline', 'integrands that differ by the sign of the variable');
}
