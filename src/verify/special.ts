import type { DeclaredSymbol } from '../domain/problem.ts';
import type { Verdict } from '../domain/verdict.ts';
import type { VerifyProfile } from '../domain/verify-profile.ts';
import { namesIn } from '../math/names-in.ts';
import { otherConventions, type SpecialNotation, specialNotation } from '../math/notation.ts';
import type { MathNode } from '../math/tree.ts';
import { mayHoldSpecial, parseAnswer } from './read.ts';

/** A pair of texts that may hold special functions, and how two trees are decided. */
export interface SpecialQuestion {
  readonly reference: string;
  readonly candidate: string;
  readonly symbols: readonly DeclaredSymbol[];
  readonly profile: VerifyProfile;
  readonly decide: (reference: MathNode, candidate: MathNode, symbols: readonly DeclaredSymbol[]) => Verdict;
}

interface SpecialPair {
  readonly reference: MathNode;
  readonly candidate: MathNode;
  readonly notation: SpecialNotation;
}

/**
 * The verdict once the letters of special functions are read as such: `plain` is the one with every letter a quantity or an
 * unknown function, and not an acceptance. Equal under one convention that holds on both sides is equal; different has to
 * be different under every convention and, where the letters may well be quantities, in the plain reading too.
 */
export function decideSpecial(question: SpecialQuestion, plain: Verdict): Verdict {
  const verdicts: Verdict[] = [];
  let isSure = false;
  for (const pair of pairsOf(question)) {
    const { reference, candidate, notation } = pair;
    const verdict = question.decide(reference, candidate, [
      ...question.symbols,
      ...hinted(pair, question.symbols),
    ]);
    if (verdict.outcome === 'equivalent')
      return isOnlyConvention(notation) ? conventionOpen(verdict) : noted(verdict, notation);
    isSure ||= notation.seen.sure > 0;
    verdicts.push(verdict);
  }
  const [first] = verdicts;
  if (first === undefined || !isSure) return plain;
  if (verdicts.every(({ outcome }) => outcome === 'different')) return first;
  return verdicts.find(({ outcome }) => outcome === 'undecided') ?? plain;
}

/**
 * The factor (−1)^m of Condon and Shortley changes signs, and a sign is never accepted by convention; H_n is the
 * physicists' polynomial (DLMF 18.3), the other one has the name He_n.
 */
function isOnlyConvention({ choices }: SpecialNotation): boolean {
  return ['phase', 'H_n'].some((family) => (choices.get(family)?.taken ?? 0) > 0);
}

function conventionOpen(verdict: Verdict): Verdict {
  const note =
    'special-functions: undecided, equal only with the other phase of the Legendre functions or the other Hermite polynomials';
  return { ...verdict, outcome: 'undecided', reason: 'borderline', trace: [...verdict.trace, note] };
}

/** Every reading of the pair with special functions in it: by convention, then with the numbered constants too. */
function pairsOf(question: SpecialQuestion): readonly SpecialPair[] {
  const offered = [question.reference, question.candidate].map(mayHoldSpecial);
  const hasNumbers = offered.some(({ numbers }) => numbers);
  if (!hasNumbers && !offered.some(({ functions }) => functions)) return [];
  const first = readPair(question, new Map(), false);
  if (first === undefined) return [];
  const { seen } = first.notation;
  const isOffered = question.profile.undeclared === 'quantity' ? seen.sure + seen.letters > 0 : seen.sure > 0;
  const numbers = hasNumbers ? numberPair(question, first) : undefined;
  const calls = isOffered ? [first, ...others(question, first.notation, false)] : [];
  return numbers === undefined ? calls : [numbers, ...others(question, numbers.notation, true), ...calls];
}

function others(
  question: SpecialQuestion,
  notation: SpecialNotation,
  numbers: boolean,
): readonly SpecialPair[] {
  return otherConventions(notation).flatMap((taken) => readPair(question, taken, numbers) ?? []);
}

/**
 * `B_{2}`, `F_{n}` or `\gamma` as numbers: only beside special functions, or where every other name is their index, and
 * never when a side is nothing but such a symbol, which is a quantity of physics then.
 */
function numberPair(question: SpecialQuestion, plain: SpecialPair): SpecialPair | undefined {
  const pair = readPair(question, new Map(), true);
  if (pair === undefined || pair.notation.seen.numbers === 0) return undefined;
  if (plain.notation.seen.sure > 0) return pair;
  if ([plain.reference, plain.candidate].some(({ kind }) => kind === 'symbol')) return undefined;
  const names = new Set([...namesIn(pair.reference), ...namesIn(pair.candidate)]);
  const isClosed = [...names].every(
    (name) => pair.notation.domains.has(name) || name === '\\pi' || name === 'e',
  );
  return isClosed && question.profile.undeclared === 'quantity' ? pair : undefined;
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
