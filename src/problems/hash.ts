import { canonicalJson } from '../domain/canonical.ts';
import type { Sha256 } from '../domain/ports.ts';
import type { Problem } from '../domain/problem.ts';

/**
 * Identifies what was asked and what counts as right: two runs may be compared on a problem only if their hashes agree.
 * The solution and the kind of comparison are not part of it: how an answer is compared is the verifier's, which has its own
 * version.
 */
export function hashProblem(
  problem: Pick<Problem, 'question' | 'answers' | 'figures'>,
  sha256: Sha256,
): string {
  const answers = problem.answers.map(({ label, latex }) => ({ label: label ?? null, latex }));
  return sha256(canonicalJson({ question: problem.question, answers, ...hashedFigures(problem, sha256) }));
}

/**
 * Identifies a question as it is put to a model: the SHA-256 of its text, or of text and figures where it has any. A
 * recorded answer is found by it.
 */
export function hashQuestion(problem: Pick<Problem, 'question' | 'figures'>, sha256: Sha256): string {
  if (problem.figures.length === 0) return sha256(problem.question);
  return sha256(canonicalJson({ question: problem.question, ...hashedFigures(problem, sha256) }));
}

/** Nothing for a problem without figures, whose hash is that of the time before there were any. */
function hashedFigures({ figures }: Pick<Problem, 'figures'>, sha256: Sha256): { figures?: string[] } {
  return figures.length === 0 ? {} : { figures: figures.map(sha256) };
}
