import type { Problem, ReferenceAnswer } from '../../domain/problem.ts';
import type { Draw } from './response.ts';

/** How controls are written under one way of stating answers, so that a judge cannot tell them from responses. */
export interface ControlForm {
  /** ways of getting an answer wrong, in the order they are tried */
  readonly bends: (answer: ReferenceAnswer) => readonly string[];
  /** whether the derivation of a wrong control may state the right answer, which a judge is to pass over */
  readonly derives: (problem: Problem) => boolean;
  /** whether a bent answer to a problem is certainly wrong */
  readonly isBendable: (problem: Problem) => boolean;
  readonly instructions: Choices;
  readonly nearEmpty: Choices;
  write(parts: ControlParts): string;
}

/** One of these is drawn. */
export type Choices = readonly [string, ...string[]];

/** What stands in the response: the derivation, and one answer for each reference answer. */
export interface ControlParts {
  readonly derivation: string;
  readonly answers: readonly string[];
  readonly references: readonly ReferenceAnswer[];
  readonly draw: Draw;
}

/** The text that is drawn for a purpose. */
export function pick(texts: Choices, draw: Draw, purpose: string): string {
  return texts[draw(purpose, texts.length)] ?? texts[0];
}
