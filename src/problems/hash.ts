import { canonicalJson } from '../domain/canonical.ts';
import type { Sha256 } from '../domain/ports.ts';
import type { Problem } from '../domain/problem.ts';
import { hashedFigures } from '../domain/question-hash.ts';

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
