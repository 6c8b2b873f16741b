import type { DeclaredSymbol } from '../domain/problem.ts';
import type { Verdict } from '../domain/verdict.ts';
import type { VerifyProfile } from '../domain/verify-profile.ts';
import { hasKind, someOfKind } from '../math/kinds-in.ts';
import { otherConventions, PARTED, type SpecialNotation, specialNotation } from '../math/notation.ts';
import { SEQUENCE_NAMES } from '../math/special-numbers.ts';
import type { MathNode } from '../math/tree.ts';
import {
  areBothNamed,
  holdsZero,
  isChance,
  isClosed,
  mayBeClosed,
  type SpecialPair,
} from './number-readings.ts';
import { mayHoldSpecial, parseAnswer } from './read.ts';

/** A pair of texts that may hold special functions, and how two trees are decided. */
export interface SpecialQuestion {
  readonly reference: string;
  readonly candidate: string;
  readonly symbols: readonly DeclaredSymbol[];
  readonly profile: VerifyProfile;
  readonly decide: (reference: MathNode, candidate: MathNode, symbols: readonly DeclaredSymbol[]) => Verdict;
}

/**
 * The verdict once the letters of special functions are read as such: `plain` is the one with every letter a quantity or an
 * unknown function, and not an acceptance. Equal under one convention that holds on both sides is equal; different has to
 * be different under every convention and, where the letters may well be quantities, in the plain reading too.
 */
export function decideSpecial(question: SpecialQuestion, plain: Verdict): Verdict {
  if (plain.reason === 'judge_only') return plain;
  const verdicts: Verdict[] = [];
  let isSure = false;
  let isOpen = false;
  let unvalued: Verdict | undefined;
  for (const pair of pairsOf(question)) {
    const { reference, candidate, notation } = pair;
    const hints = hinted(pair, question.symbols);
    const symbols = hints.length === 0 ? question.symbols : [...question.symbols, ...hints];
    const verdict = question.decide(reference, candidate, symbols);
    if (verdict.outcome === 'equivalent') {
      if (isOnlyConvention(notation)) return conventionOpen(verdict);
      if ([reference, candidate].some(hasWaveFunction)) return chanceOpen(verdict);
      if (!isChance(pair)) return noted(verdict, notation);
      if (!areBothNamed(pair)) return chanceOpen(verdict);
      continue;
    }
    // A letter before the equals sign read as a number of a sequence: what is asked for is no such number.
    if (verdict.outcome === 'undecided' && plain.outcome === 'different') {
      if (verdict.reason === 'other_shape' || [reference, candidate].some(namesConstant)) continue;
    }
    isSure ||= notation.seen.sure > 0 || (notation.seen.several > 0 && plain.outcome === 'undecided');
    isOpen ||= notation.seen.numbers > 0 && verdict.outcome === 'undecided';
    // Two numbers without a value, as K(1): not what this convention means.
    if (verdict.reason === 'no_test_points' && isClosed(pair)) unvalued = verdict;
    else verdicts.push(verdict);
  }
  const [first = unvalued] = verdicts;
  if (first === undefined || !(isSure || isOpen)) return plain;
  if (verdicts.every(({ outcome }) => outcome === 'different')) return first;
  return verdicts.find(({ outcome }) => outcome === 'undecided') ?? plain;
}

/** `|\psi(x)|^2`: nobody takes the modulus of a digamma of a real number, and a wave function is complex. */
function hasWaveFunction(node: MathNode): boolean {
  return someOfKind(
    node,
    'function',
    ({ name, args: [of] }) =>
      name === 'abs' && of?.kind === 'function' && of.name === 'digamma' && of.args[0]?.kind === 'symbol',
  );
}

/** `G = 6.7\,\mathrm{m}`, `E_3 = 2\,\mathrm{eV}`: a letter of a constant, or of a sequence beside a unit, names a quantity. */
function namesConstant(node: MathNode): boolean {
  if (node.kind !== 'relation' || node.first.kind !== 'function') return false;
  if (node.first.args.length > 0 && !(SEQUENCE_NAMES.has(node.first.name) && hasKind(node, 'unit')))
    return false;
  return node.rest.every(({ sign }) => sign === '=' || sign === '\\approx');
}

/**
 * The factor (−1)^m of Condon and Shortley changes signs, and a sign is never accepted by convention; H_n is the
 * physicists' polynomial (DLMF 18.3), the other one has the name He_n. A comma in one elliptic integral and a bar in another
 * are mostly a modulus and a parameter.
 */
function isOnlyConvention({ choices }: SpecialNotation): boolean {
  return (
    ['phase', 'H_n'].some((family) => (choices.get(family)?.taken ?? 0) > 0) ||
    [PARTED.bar, PARTED.comma].every((mark) => choices.has(mark))
  );
}

function conventionOpen(verdict: Verdict): Verdict {
  const note =
    'special-functions: undecided, equal only by another convention: the phase of Legendre functions, the Hermite polynomials, modulus and parameter';
  return { ...verdict, outcome: 'undecided', reason: 'borderline', trace: [...verdict.trace, note] };
}

function chanceOpen(verdict: Verdict): Verdict {
  const note = 'special-functions: undecided, equal if a symbol is a small number of a sequence';
  return { ...verdict, outcome: 'undecided', reason: 'borderline', trace: [...verdict.trace, note] };
}

/** Every reading of the pair with special functions in it: by convention, then with the numbered constants too. */
function pairsOf(question: SpecialQuestion): readonly SpecialPair[] {
  const offered = [question.reference, question.candidate].map(mayHoldSpecial);
  const hasNumbers = offered.some(({ numbers }) => numbers);
  if (!offered.some(({ functions }) => functions)) return hasNumbers ? closedPairs(question) : [];
  const first = readPair(question, new Map(), false);
  if (first === undefined) return [];
  const { seen } = first.notation;
  const isOffered = question.profile.undeclared === 'quantity' ? seen.sure + seen.letters > 0 : seen.sure > 0;
  const numbers = hasNumbers ? numberPair(question, first) : undefined;
  const calls = isOffered ? [first, ...others(question, first.notation, false)] : [];
  return numbers === undefined ? calls : [numbers, ...others(question, numbers.notation, true), ...calls];
}

/** Where nothing but numbered and named constants may be meant: only of a pair that is closed with them. */
function closedPairs(question: SpecialQuestion): readonly SpecialPair[] {
  if (question.profile.undeclared !== 'quantity') return [];
  const plain = [question.reference, question.candidate].map((text) => parseAnswer(text));
  if (!mayBeClosed(plain.flatMap((read) => (read.ok ? [read.node] : [])))) return [];
  const pair = readPair(question, new Map(), true);
  if (pair === undefined || pair.notation.seen.numbers === 0 || !isClosed(pair)) return [];
  return [pair, ...others(question, pair.notation, true)];
}

function others(
  question: SpecialQuestion,
  notation: SpecialNotation,
  numbers: boolean,
): readonly SpecialPair[] {
  return otherConventions(notation).flatMap((taken) => readPair(question, taken, numbers) ?? []);
}

/** The pair with numbered and named constants, where these may be meant. */
function numberPair(question: SpecialQuestion, plain: SpecialPair): SpecialPair | undefined {
  const pair = readPair(question, new Map(), true);
  if (pair === undefined || pair.notation.seen.numbers === 0 || holdsZero(pair)) return undefined;
  if (plain.notation.seen.sure > 0) return pair;
  if (question.profile.undeclared !== 'quantity') return undefined;
  return plain.notation.seen.letters > 0 || isClosed(pair) ? pair : undefined;
}

function readPair(
  question: SpecialQuestion,
  taken: ReadonlyMap<string, number>,
  numbers: boolean,
): SpecialPair | undefined {
  const declared = new Set(question.symbols.map(({ latex }) => latex));
  const notation = specialNotation(taken, declared, numbers);
  const reference = parseAnswer(question.reference, notation);
  if (!reference.ok) return undefined;
  const candidate = parseAnswer(question.candidate, notation);
  if (!candidate.ok) return undefined;
  return { reference: reference.node, candidate: candidate.node, notation };
}

/** What the functions say of names that nobody declared. */
function hinted({ notation }: SpecialPair, symbols: readonly DeclaredSymbol[]): readonly DeclaredSymbol[] {
  return [...notation.domains]
    .filter(([name]) => !symbols.some(({ latex }) => latex === name))
    .map(([latex, domain]) => ({ latex, domain }));
}

function noted(verdict: Verdict, { choices }: SpecialNotation): Verdict {
  const other = [...choices].filter(([, { taken }]) => taken > 0).map(([family]) => family);
  const convention = other.length === 0 ? '' : `, with the second convention of ${other.join(' and ')}`;
  return {
    ...verdict,
    trace: [`special-functions: letters read as special functions${convention}`, ...verdict.trace],
  };
}
