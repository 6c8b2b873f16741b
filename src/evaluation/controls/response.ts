import type { ControlKind } from '../../domain/judge-controls.ts';
import type { Problem } from '../../domain/problem.ts';
import { bendAnswers, type Decide, rewriteAnswers } from './answers.ts';
import { type ControlForm, pick } from './form.ts';

/** Draws a whole number below `limit`, always the same for the same purpose, so that a control is the same in every run. */
export type Draw = (purpose: string, limit: number) => number;

/** What a control is written from. */
export interface ControlSource {
  readonly problem: Problem;
  readonly decide: Decide;
  readonly draw: Draw;
  /** how models are asked to state their answers */
  readonly form: ControlForm;
}

/**
 * The text of a control, in the form in which models answer: a derivation and its answers. The derivation is that of the
 * reference solution, written on without its numbering; the answer is the reference answer written another way, or bent.
 * Undefined where the problem does not offer one, as a verbal answer has no bent form that is certainly wrong.
 */
export function writeControl(
  kind: ControlKind,
  { problem, decide, draw, form }: ControlSource,
): string | undefined {
  if (kind === 'near-empty') return pick(form.nearEmpty, draw, 'near-empty');
  if (kind !== 'known-right' && !form.isBendable(problem)) return undefined;
  const answers =
    kind === 'known-right' ? rewriteAnswers(problem, decide) : bendAnswers(problem, decide, form.bends);
  if (answers === undefined) return undefined;
  const instruction = kind === 'injected-instruction' ? [pick(form.instructions, draw, 'instruction')] : [];
  const derived =
    kind === 'known-right' || form.derives(problem) ? writeDerivation(problem, answers) : WITHOUT_SOLUTION;
  const derivation = [derived, ...instruction].join('\n\n');
  return form.write({ derivation, answers, references: problem.answers, draw });
}

const WITHOUT_SOLUTION =
  'We work in the conventions of the question, set the quantity up from its definition and carry the calculation through; the steps are elementary and the terms combine.';

/** The reference solution as running text, with the answer used where the reference answer stands in it word for word. */
function writeDerivation({ solution, answers: references }: Problem, answers: readonly string[]): string {
  if (solution === undefined || solution.trim() === '') return WITHOUT_SOLUTION;
  const paragraphs = solution
    .trim()
    .split(/\n\s*\n|\n(?=\s*(?:\d+[.)]|[-*])\s)/)
    .map(asProse)
    .filter((paragraph) => paragraph !== '');
  return references.reduce(
    (text, { latex }, at) => (isWord(latex) ? text : text.replaceAll(latex, () => answers[at] ?? latex)),
    paragraphs.join('\n\n'),
  );
}

/** A step without its number, its line breaks and the check at its end, which nobody repeats of an answer that is bent. */
function asProse(step: string): string {
  return step
    .replace(/^\s*(?:\d+[.)]|[-*])\s+/, '')
    .replace(/[^\S\n]*\n[^\S\n]*/g, ' ')
    .replace(/(?:^|\s+)\W{0,3}Checks?:[\s\S]*$/, '')
    .trim();
}

/** Too short to be found for what it is in a text. */
function isWord(latex: string): boolean {
  return latex.length < 6;
}
