import type { AnswerKind, DeclaredSymbol } from '../domain/problem.ts';
import type { ReasonCode } from '../domain/reasons.ts';
import type { VerdictOutcome, Witness } from '../domain/verdict.ts';
import type { VerifyProfile } from '../domain/verify-profile.ts';
import type { Budget } from '../math/budget.ts';
import type { MathNode } from '../math/tree.ts';

/** One pair to decide. `decide` runs all rules again on a part of it. */
export interface Question {
  readonly reference: MathNode;
  readonly candidate: MathNode;
  readonly kind: AnswerKind;
  readonly symbols: readonly DeclaredSymbol[];
  readonly profile: VerifyProfile;
  readonly decide: (question: Question) => Ruling;
  /** Of the whole answer. */
  readonly budget: Budget;
  /** How often rules have already taken the pair apart. */
  readonly level: number;
}

/** The same question on two other expressions. */
export function on(question: Question, reference: MathNode, candidate: MathNode): Question {
  const { kind, symbols, profile, decide, budget, level } = question;
  return { reference, candidate, kind, symbols, profile, decide, budget, level };
}

/** What a decisive rule says; `note` is its line of the trace. */
export interface Ruling {
  readonly outcome: VerdictOutcome;
  readonly reason: ReasonCode;
  readonly note: string;
  readonly rule?: string;
  readonly witness?: Witness;
  readonly errorBound?: number;
}

/** A rule decides, or passes with the reason why (a line of the trace). */
export interface Rule {
  readonly name: string;
  readonly apply: (question: Question) => Ruling | { readonly pass: string };
}

/** The rule accepts: both sides are the same quantity. */
export function equivalent(reason: ReasonCode, note: string): Ruling {
  return { outcome: 'equivalent', reason, note };
}

/** The rule refutes: it has seen what sets the two sides apart. */
export function different(reason: ReasonCode, note: string): Ruling {
  return { outcome: 'different', reason, note };
}

/** The rule ends the search without an answer, because no later rule could give one honestly. */
export function undecided(reason: ReasonCode, note: string): Ruling {
  return { outcome: 'undecided', reason, note };
}

/** The note of a pair of which the readings say different things. */
export const READINGS_DISAGREE = 'an ambiguous notation, and its readings disagree';
