import { canonicalJson } from './canonical.ts';
import type { Sha256 } from './ports.ts';
import type { Problem } from './problem.ts';

/**
 * Identifies a question as it is put to a model: the SHA-256 of its text, or of text and figures where it has any. A
 * recorded answer is found by it.
 */
export function hashQuestion(problem: Pick<Problem, 'question' | 'figures'>, sha256: Sha256): string {
  if (problem.figures.length === 0) return sha256(problem.question);
  return sha256(canonicalJson({ question: problem.question, ...hashedFigures(problem, sha256) }));
}

/** The SHA-256 of each figure; nothing for a problem without, whose hashes are those of the time before there were any. */
export function hashedFigures(
  { figures }: Pick<Problem, 'figures'>,
  sha256: Sha256,
): { readonly figures?: readonly string[] } {
  return figures.length === 0 ? {} : { figures: figures.map(sha256) };
}
