import type { DeclaredSymbol, ReferenceAnswer } from '../domain/problem.ts';
import type { ReasonCode } from '../domain/reasons.ts';
import type { Verdict, VerdictOutcome } from '../domain/verdict.ts';
import type { VerifyProfile } from '../domain/verify-profile.ts';
import type { Budget } from '../math/budget.ts';
import { NODE_BUDGET } from '../math/evaluate.ts';
import { someOfKind } from '../math/kinds-in.ts';
import { printLatex } from '../math/print.ts';
import type { MathNode } from '../math/tree.ts';
import { italicUnits } from '../math/unit-italic.ts';
import { withBareAiry } from './bare-airy.ts';
import { decideQuestion } from './calculus.ts';
import { withPlaces } from './calls-at-places.ts';
import { byCommutator } from './canonical.ts';
import { withConjugates } from './conjugates.ts';
import { inNotation, type Notation } from './context.ts';
import { type Decided, decidePart } from './decide.ts';
import { holdsUnnamedDifferentials, withDifferentialNames } from './differentials.ts';
import { isDrawing } from './drawings.ts';
import { withEulersConstant } from './euler-constant.ts';
import { exponentialOrdersDiffer } from './exponential-orders.ts';
import { fineStructure } from './fine-structure.ts';
import { byGiven } from './given.ts';
import { byLadder } from './ladders.ts';
import { withDifferentials } from './line-elements.ts';
import { matrixOrdersDiffer } from './numbered-matrices.ts';
import { type ReadPair, withOhms } from './ohms.ts';
import { byOpenSums } from './open-sums.ts';
import { parseAnswer, parseChoice } from './read.ts';
import { type Question, type Ruling, undecided } from './rule.ts';
import { freeNames } from './rules/constant.ts';
import { hasUnits } from './rules/measure.ts';
import { readAgain, readOpen } from './second-reading.ts';
import { inSlashes } from './slashes.ts';
import { decideSpecial, type SpecialQuestion } from './special.ts';
import { inOneSpelling } from './spellings.ts';
import { stepArgumentsDiffer } from './step-arguments.ts';
import { textDoubt } from './text-doubts.ts';
import { vanishingPartsDiffer } from './vanishing-parts.ts';
import { swallowedWordsDiffer } from './zero-words.ts';

/** One candidate answer to compare with one reference. `candidate` is the content of a box, untrusted. */
export interface AnswerQuestion {
  readonly reference: ReferenceAnswer;
  readonly candidate: string;
  readonly symbols: readonly DeclaredSymbol[];
  readonly profile: VerifyProfile;
  readonly notation?: Notation;
  /** Nodes that may still be evaluated, shared by the answers of one response; a fresh budget when absent. */
  readonly budget?: Budget;
}

/** Nodes that the readings of special functions have together, whatever the plain reading, mostly not meant, has cost. */
const RESERVE = NODE_BUDGET / 2;

/** Decides whether a candidate equals the reference; never throws on any text. */
export function verifyAnswer(question: AnswerQuestion): Verdict {
  const found = verifyFormulas(question);
  if (found.outcome !== 'equivalent') return found;
  const doubt = textDoubt(question.reference.latex, question.candidate);
  return doubt === undefined ? found : verdict('undecided', doubt.reason, doubt.rule, doubt.note);
}

function verifyFormulas(question: AnswerQuestion): Verdict {
  const { reference, candidate } = question;
  if (reference.kind === 'text') return verdict('undecided', 'judge_only', 'kind', 'a verbal answer');
  if (reference.kind === 'choice' || reference.kind === 'boolean') return verifyChoice(question);
  const budget = question.budget ?? { left: NODE_BUDGET };
  const plain = verifyPlain({ ...question, budget });
  if (plain.outcome === 'equivalent') return plain;
  const { notation = {}, symbols, profile } = question;
  const reserve: Budget = { ...budget, left: Math.max(budget.left, RESERVE) };
  const decide: SpecialQuestion['decide'] = (expected, given, declared) =>
    verifyNodes(
      { ...question, symbols: declared, budget: reserve },
      inNotation(expected, notation),
      inNotation(given, notation),
    );
  return decideSpecial({ reference: reference.latex, candidate, symbols, profile, decide }, plain);
}

/** Every letter a quantity or an unknown function. */
function verifyPlain(question: AnswerQuestion): Verdict {
  const { reference, candidate } = question;
  const expected = parseAnswer(reference.latex);
  if (!expected.ok)
    return verdict('undecided', 'unread_reference', 'read', `reference: ${expected.error.message}`);
  const given = parseAnswer(candidate);
  if (!given.ok) {
    if (isReadAsDrawing(question, expected.node)) return verdict('different', 'other_shape', 'read', DRAWING);
    const { message, position, tooLarge } = given.error;
    return verdict(
      'undecided',
      tooLarge ? 'too_large' : 'unread_candidate',
      'read',
      `${message} (at ${position})`,
    );
  }
  const { notation = {} } = question;
  return verifyNodes(question, inNotation(expected.node, notation), inNotation(given.node, notation));
}

const DRAWING = 'lines and a word or two beside a formula';

/** A formula of several names is stated by no drawing; a number or a single name may be marked in it. */
function isReadAsDrawing({ candidate, profile, symbols }: AnswerQuestion, expected: MathNode): boolean {
  if (profile.undeclared === 'open' || !isDrawing(candidate)) return false;
  return freeNames(statedValue(expected), { symbols }).length > 1;
}

/** With Euler's constant where `\gamma_E` can be nothing else; where it may be a quantity, equal by its value is undecided. */
function verifyNodes(question: AnswerQuestion, reference: MathNode, candidate: MathNode): Verdict {
  const euler = withEulersConstant({ reference, candidate }, question.symbols);
  if (euler !== undefined && !euler.isOpen) return verifyNamed(question, euler.reference, euler.candidate);
  const named = verifyNamed(question, reference, candidate);
  if (euler === undefined || named.outcome !== 'different') return named;
  const valued = verifyNamed(question, euler.reference, euler.candidate);
  if (valued.outcome === 'different') return named;
  const note = "notation: undecided, the same only with \\gamma_E as Euler's constant";
  return {
    ...valued,
    outcome: 'undecided',
    reason: 'borderline',
    rule: 'notation',
    trace: [...named.trace, note],
  };
}

function verifyNamed(question: AnswerQuestion, expected: MathNode, given: MathNode): Verdict {
  const { symbols, profile } = question;
  const declared = new Set(symbols.map((symbol) => symbol.latex));
  const spelled =
    profile.undeclared === 'quantity'
      ? inOneSpelling(
          withConjugates(
            withPlaces(withDifferentialNames(withDifferentials(withBareAiry(inSlashes([expected, given]))))),
          ),
          declared,
        )
      : [expected, given];
  const { reference, candidate } = withItalicUnits(
    withOhms({ reference: spelled[0] ?? expected, candidate: spelled[1] ?? given }),
  );
  const asked: Question = {
    reference,
    candidate,
    kind: question.reference.kind,
    symbols,
    profile,
    decide: decidePart,
    budget: question.budget ?? { left: NODE_BUDGET },
    level: 0,
  };
  const laws = question.notation?.given ?? [];
  const { ruling, rule, trace } = lastThoughts(asked, secondThoughts(asked, decideQuestion(asked), laws));
  const { outcome, reason, witness, errorBound } = ruling;
  return {
    outcome,
    reason,
    rule,
    trace: [...trace],
    ...(witness && { witness }),
    ...(errorBound !== undefined && { errorBound }),
    printed: printLatex(candidate),
  };
}

/** Operators of an oscillator get their commutator; a refutation is looked at again, a reader's in every way that {@link readAgain} knows. */
function secondThoughts(question: Question, decided: Decided, given: readonly string[]): Decided {
  if (decided.ruling.outcome === 'equivalent') return decided;
  const { reference, candidate, symbols } = question;
  const decide = (one: MathNode, two: MathNode): Ruling =>
    decidePart({ ...question, reference: one, candidate: two });
  const pair = { reference, candidate, decide };
  const isReader = question.profile.undeclared === 'quantity';
  const ladder = isReader ? byLadder({ ...pair, isOpen: decided.ruling.outcome === 'undecided' }) : undefined;
  if (ladder !== undefined) return again(decided, ladder);
  const declared = new Set(symbols.map((symbol) => symbol.latex));
  if (decided.ruling.outcome === 'undecided') {
    const sums = isReader && decided.ruling.reason === 'no_test_points' ? byOpenSums(pair) : undefined;
    const opened = sums ?? (isReader ? readOpen({ ...pair, declared, byShape: false }) : undefined);
    return opened === undefined ? decided : again(decided, opened);
  }
  const byShape = decided.ruling.reason === 'other_shape';
  const other = isReader
    ? (byCommutator(pair) ??
      readAgain({ ...pair, declared, byShape }) ??
      fineStructure(pair) ??
      byGiven({ ...pair, given }))
    : fineStructure(pair);
  return other === undefined ? decided : again(decided, other);
}

/** What a reader's rules see as powers and factors, and is none: no verdict stands on it. */
function lastThoughts(question: Question, decided: Decided): Decided {
  const { reference, candidate, profile } = question;
  if (profile.undeclared !== 'quantity' || decided.ruling.outcome === 'undecided') return decided;
  if (matrixOrdersDiffer(reference, candidate))
    return again(decided, undecided('borderline', 'numbered matrices in another order'));
  if (decided.ruling.outcome !== 'equivalent') return decided;
  if (stepArgumentsDiffer(reference, candidate))
    return again(
      decided,
      undecided('borderline', 'a step function, or one of a distance, of another argument'),
    );
  if (exponentialOrdersDiffer(reference, candidate))
    return again(decided, undecided('borderline', 'exponentials of what may not commute'));
  if (decided.rule !== 'same-tree' && [reference, candidate].some(holdsUnnamedDifferentials))
    return again(decided, undecided('borderline', 'equal only with the d of differentials as a factor'));
  if (vanishingPartsDiffer(reference, candidate))
    return again(decided, undecided('borderline', 'equal only as a zero takes other factors away'));
  return swallowedWordsDiffer(reference, candidate)
    ? again(decided, undecided('borderline', 'other words behind a zero'))
    : decided;
}

function again(decided: Decided, ruling: Ruling): Decided {
  const trace = [...decided.trace, `second-reading: ${ruling.outcome}, ${ruling.note}`];
  return { ruling, rule: 'second-reading', trace };
}

/** `2h` beside seconds: a single letter that is a quantity as often is the unit only where the other side has that unit. */
function inItalics(node: MathNode, like: MathNode): MathNode {
  const letter = node.kind === 'product' && node.factors.length === 2 ? node.factors[1] : undefined;
  const isDoubtful = letter?.kind === 'symbol' && /^[acdhmu]$/.test(letter.name);
  const { name } = isDoubtful ? letter : { name: '' };
  return isDoubtful && !someOfKind(like, 'unit', (part) => part.name.endsWith(name))
    ? node
    : italicUnits(node, like);
}

/** What `N(E < 5\\,\mathrm{MeV}) = 3` states: a unit on the left side is none of the value. */
function statedValue(node: MathNode): MathNode {
  return node.kind === 'relation' ? (node.rest.at(-1)?.node ?? node) : node;
}

/** Where only one side has a unit, italic letters behind a number of the other may spell one. */
function withItalicUnits({ reference, candidate }: ReadPair): ReadPair {
  const isMeasured = hasUnits(statedValue(reference));
  if (isMeasured === hasUnits(statedValue(candidate))) return { reference, candidate };
  if (isMeasured) return { reference, candidate: inItalics(candidate, reference) };
  return { reference: inItalics(reference, candidate), candidate };
}

/** The same letter or truth value; anything but a bare letter may be the option's wording, for the judge (Q43). */
function verifyChoice({ reference, candidate }: AnswerQuestion): Verdict {
  const expected = parseChoice(reference);
  if (expected === undefined)
    return verdict('undecided', 'unread_reference', 'choice', 'the reference is no option');
  const given = parseChoice({ latex: candidate, kind: reference.kind });
  if (given === undefined)
    return verdict('undecided', 'unread_candidate', 'choice', 'the answer is no bare option');
  return expected === given
    ? verdict('equivalent', 'same_choice', 'choice', `the same option ${given}`)
    : verdict('different', 'other_choice', 'choice', `${given} instead of ${expected}`);
}

/** A verdict of one step that needed no rule on expressions. */
export function verdict(outcome: VerdictOutcome, reason: ReasonCode, rule: string, note: string): Verdict {
  return { outcome, reason, rule, trace: [`${rule}: ${note}`] };
}
