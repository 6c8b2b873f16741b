import type { PairContext } from '../domain/pair.ts';
import type { DeclaredSymbol } from '../domain/problem.ts';
import type { Verdict } from '../domain/verdict.ts';
import { READER, type VerifyProfile } from '../domain/verify-profile.ts';
import { FIXED_SEED } from '../math/budget.ts';
import { NODE_BUDGET } from '../math/evaluate.ts';
import { withoutSharedAnnotation } from './annotations.ts';
import { verdict, verifyAnswer } from './answer.ts';
import { withLeftSide } from './bounds.ts';
import { withoutBracketRemark } from './bracket-remarks.ts';
import { withBareSide } from './called-sides.ts';
import { amountsOf } from './currency.ts';
import { decideInWords } from './in-words.ts';
import { withoutIndexRange } from './index-range.ts';
import { verifyLabelledParts } from './labelled-parts.ts';
import { withCommonLogarithms } from './logarithms.ts';
import { withReadableMarks } from './marks.ts';
import { withoutCoordinates } from './metric-functions.ts';
import { offeredAnswer } from './offered.ts';
import { readLabel } from './parts.ts';
import { conclusionOf, readsPhrases, withoutAnnouncement } from './phrases.ts';
import { isRoundedRepeating } from './repeating.ts';
import { boxedAnswers, explainedBox, statedAnswer } from './stated.ts';
import { withStatedDomains } from './stated-domains.ts';
import { verifyStates } from './states.ts';
import { textDoubt } from './text-doubts.ts';
import { compareVerbal, isWording, readVerbal, type Verbal } from './words.ts';

/** Two bare texts to compare, with what the problem says of them; a kind is read off the texts when absent. */
export interface PairQuestion extends PairContext {
  readonly reference: string;
  readonly candidate: string;
  /** {@link READER} when absent. */
  readonly profile?: VerifyProfile;
  /** Chooses other test points; {@link FIXED_SEED} when absent. */
  readonly seed?: number;
}

/**
 * Decides whether two texts state the same answer. Each is taken out of its boxes, delimiters and lead words first; several
 * boxes are a list, or one answer said several times. Options and words are compared as such, everything else as
 * mathematics. Never throws on any text.
 */
export function verifyPair(question: PairQuestion): Verdict {
  return { ...verifyTexts(question), seed: question.seed ?? FIXED_SEED };
}

function verifyTexts(question: PairQuestion): Verdict {
  const found = verifyWithoutWords(question);
  if (found.outcome === 'equivalent' || question.kind !== undefined || !readsPhrases(question.profile))
    return found;
  const { reference, candidate } = question;
  const stated = [statedAnswer(reference), statedAnswer(candidate)] as const;
  const decide = (one: string, two: string): Verdict =>
    verifyWithoutWords({ ...question, reference: one, candidate: two });
  return decideInWords({ written: [reference, candidate], stated, found, decide }) ?? found;
}

function verifyWithoutWords(question: PairQuestion): Verdict {
  const texts = withoutSharedAnnotation(statedAnswer(question.reference), statedAnswer(question.candidate));
  const stated = [
    offeredAnswer(texts[0], texts[1], question.options),
    offeredAnswer(texts[1], texts[0], question.options),
  ] as const;
  const marked = [withReadableMarks(stated[0], stated[1]), withReadableMarks(stated[1], stated[0])] as const;
  const [reference, candidate] = readsPhrases(question.profile)
    ? withoutCoordinates(marked[0], marked[1])
    : marked;
  if (question.kind === undefined) {
    const verbal = verifyVerbal(reference, candidate);
    const states =
      verbal ?? (readsPhrases(question.profile) ? verifyStates(reference, candidate) : undefined);
    if (states !== undefined) return states;
  }
  const parts =
    verifyMoney(question, reference, candidate) ??
    verifyLabelledParts({
      reference,
      candidate,
      isReader: readsPhrases(question.profile),
      decide: (known, given) => verifyStated(question, known, given),
    });
  if (parts !== undefined) return parts;
  const whole = verifyPhrased(question, reference, candidate);
  if (whole.outcome === 'equivalent') {
    const doubt = textDoubt(reference, candidate);
    if (doubt !== undefined) return verdict('undecided', doubt.reason, doubt.rule, doubt.note);
    if (isRoundedRepeating(question.reference, question.candidate))
      return verdict('undecided', 'borderline', 'notation', 'a repeating decimal, and a rounded one');
    return whole;
  }
  return (
    verifyRepeated(question, reference) ??
    verifyExplained(question, reference) ??
    verifyUnranged(question, reference, candidate) ??
    verifyDomained(question, reference, candidate) ??
    verifyRemarked(question, reference, candidate) ??
    whole
  );
}

/**
 * For a reader, words in brackets behind one of the answers are a remark: the formulas are compared without it. What the words
 * may change is undecided.
 */
function verifyRemarked(question: PairQuestion, reference: string, candidate: string): Verdict | undefined {
  if (!readsPhrases(question.profile)) return undefined;
  const [known, given] = [withoutBracketRemark(reference), withoutBracketRemark(candidate)];
  const remarks = [known, given].filter((side) => side !== undefined);
  if (remarks.length === 0) return undefined;
  const whole = verifyPhrased(question, known?.text ?? reference, given?.text ?? candidate);
  const isOpen = remarks.length > 1 || remarks.some(({ isLimiting }) => isLimiting);
  return isOpen && whole.outcome !== 'undecided'
    ? verdict('undecided', 'judge_only', 'words', 'words in brackets that may change the answer')
    : whole;
}

/** For a reader, a clause behind the box says what the letters in it are: the formula may be the same with them put in. */
function verifyExplained(question: PairQuestion, reference: string): Verdict | undefined {
  const explained = readsPhrases(question.profile) ? explainedBox(question.candidate) : undefined;
  const whole = explained === undefined ? undefined : verifyPhrased(question, reference, explained);
  return whole?.outcome === 'equivalent' ? whole : undefined;
}

/** Two amounts of money as the numbers they are, where they are of one currency. */
function verifyMoney(question: PairQuestion, reference: string, candidate: string): Verdict | undefined {
  const amounts = amountsOf(reference, candidate);
  if (amounts === undefined) return undefined;
  return amounts === 'other currencies'
    ? verdict('different', 'other_number', 'currency', 'amounts in two currencies')
    : verifyPhrased(question, amounts.reference, amounts.candidate);
}

/** For a reader, domains of names that are stated behind the answer declare the names. */
function verifyDomained(question: PairQuestion, reference: string, candidate: string): Verdict | undefined {
  if (question.symbols !== undefined || !readsPhrases(question.profile)) return undefined;
  const domained = withStatedDomains(reference, candidate);
  if (domained === undefined) return undefined;
  return verifyPhrased(
    { ...question, symbols: [...domained.symbols] },
    domained.reference,
    domained.candidate,
  );
}

/** For a reader, the range of an index that one side states is no further answer: the formulas may be the same without it, or different whatever it counts. */
function verifyUnranged(question: PairQuestion, reference: string, candidate: string): Verdict | undefined {
  const found = readsPhrases(question.profile) ? withoutIndexRange(reference, candidate) : undefined;
  if (found === undefined) return undefined;
  const { bare, conditioned } = found;
  const whole = verifyPhrased(question, bare.reference, bare.candidate);
  if (whole.outcome === 'equivalent') return whole;
  if (whole.outcome !== 'different') return undefined;
  const limited = verifyPhrased(question, conditioned.reference, conditioned.candidate);
  return limited.outcome === 'different' ? limited : undefined;
}

/** For a reader without announcements and derivations; two announcements in other words may be of two quantities. */
function verifyPhrased(question: PairQuestion, reference: string, candidate: string): Verdict {
  if (!readsPhrases(question.profile)) return verifyLabelled(question, reference, candidate);
  const known = withoutAnnouncement(reference);
  const given = withoutAnnouncement(candidate);
  const concluded = [conclusionOf(known.text, given.text), conclusionOf(given.text, known.text)] as const;
  const bare = [withBareSide(concluded[0], concluded[1]), withBareSide(concluded[1], concluded[0])] as const;
  const whole = verifyLabelled(question, withLeftSide(bare[0], bare[1]), withLeftSide(bare[1], bare[0]));
  const both = known.words !== '' && given.words !== '' && known.words !== given.words;
  return both && whole.outcome === 'equivalent'
    ? verdict('undecided', 'other_shape', 'words', 'the same value, announced in other words')
    : whole;
}

function verifyVerbal(reference: string, candidate: string): Verdict | undefined {
  const expected = readVerbal(reference);
  const given = readVerbal(candidate);
  if (expected === undefined || given === undefined)
    return worded(expected, candidate) ?? worded(given, reference);
  switch (compareVerbal(expected, given)) {
    case 'same':
      return verdict('equivalent', 'same_choice', 'words', 'the same words');
    case 'other':
      return verdict('different', 'other_choice', 'words', 'other words');
    case 'open':
      return verdict('undecided', 'judge_only', 'words', 'words that may mean the same');
    case 'unknown':
      return undefined;
  }
}

/** An option on one side, and on the other an option with its wording, `(B) 5 m`. */
function worded(option: Verbal | undefined, other: string): Verdict | undefined {
  if (option?.kind !== 'option' || !option.marked) return undefined;
  const { label, text } = readLabel(other);
  if (label === undefined) return undefined;
  if (!isWording(text))
    return verdict('undecided', 'judge_only', 'words', `option ${label}, and more than its wording`);
  return label === option.letter.toLowerCase()
    ? verdict('equivalent', 'same_choice', 'words', `option ${label} with its wording`)
    : verdict('different', 'other_choice', 'words', 'another option');
}

/** A label such as “(b)” on one side names the part of the question; two different ones name different parts. */
function verifyLabelled(question: PairQuestion, reference: string, candidate: string): Verdict {
  const known = readLabel(reference);
  const given = readLabel(candidate);
  if (known.label !== undefined && given.label !== undefined && known.label !== given.label)
    return verdict('different', 'other_choice', 'label', `part ${given.label} instead of ${known.label}`);
  const whole = verifyStated(question, reference, candidate);
  if (known.label === undefined && given.label === undefined) return whole;
  if (whole.outcome === 'equivalent') return whole;
  return verifyStated(question, known.text, given.text);
}

/** Where both sides write `\log` and differ, it may be the common logarithm on both. */
function verifyStated(question: PairQuestion, reference: string, candidate: string): Verdict {
  const plain = verifyOnce(question, reference, candidate);
  if (plain.outcome !== 'different' || !readsPhrases(question.profile)) return plain;
  const common = withCommonLogarithms(reference, candidate);
  if (common === undefined) return plain;
  const read = verifyOnce(question, common.reference, common.candidate);
  if (read.outcome !== 'equivalent') return plain;
  return common.onBoth
    ? read
    : verdict('undecided', 'borderline', 'notation', 'the same only with common logarithms');
}

function verifyOnce(question: PairQuestion, reference: string, candidate: string): Verdict {
  return verifyAnswer({
    reference: { latex: reference, kind: question.kind ?? 'symbolic' },
    candidate,
    symbols: question.symbols ?? NO_SYMBOLS,
    profile: profileOf(question),
    notation: { aliases: question.aliases, unit: question.unit, given: question.given },
    budget: { left: NODE_BUDGET, seed: question.seed ?? FIXED_SEED },
  });
}

/** One list for all pairs that declare nothing, so that what is remembered of it serves all of them. */
const NO_SYMBOLS: readonly DeclaredSymbol[] = [];

/** More boxes than any answer has. */
const MAX_BOXES = 8;

/** The same answer in several boxes, each of which equals the reference. */
function verifyRepeated(question: PairQuestion, reference: string): Verdict | undefined {
  const boxes = [...new Set(boxedAnswers(question.candidate))];
  if (boxes.length < 2 || boxes.length > MAX_BOXES) return undefined;
  let last: Verdict | undefined;
  for (const box of boxes) {
    last = verifyStated(question, reference, box);
    if (last.outcome !== 'equivalent') return undefined;
  }
  return last;
}

function profileOf({ profile = READER, tolerance, estimate }: PairQuestion): VerifyProfile {
  if (tolerance === undefined && estimate === undefined) return profile;
  return {
    ...profile,
    ...(tolerance !== undefined && { tolerance }),
    ...(estimate !== undefined && { estimate }),
  };
}
