import type { Problem, ReferenceAnswer } from '../../domain/problem.ts';
import type { VerdictOutcome } from '../../domain/verdict.ts';
import type { Protocol } from '../../protocols/index.ts';
import { rewritings } from './latex.ts';

/** Decides a candidate against a reference answer of the problem. */
export type Decide = (reference: ReferenceAnswer, candidate: string) => VerdictOutcome;

/** Ways of getting an answer wrong. */
export type Bends = (answer: ReferenceAnswer) => readonly string[];

/** The verifier as a judge of variants, under the protocol's own rules; loaded when it is first needed. */
export async function loadDecider(problem: Problem, protocol: Protocol): Promise<Decide> {
  const { verifyAnswer } = await import('../../verify/index.ts');
  const { symbols } = problem;
  return (reference, candidate) =>
    verifyAnswer({ reference, candidate, symbols, profile: protocol.verifier }).outcome;
}

/**
 * The reference answers, one a part, each written another way that the verifier proves equal; as they stand where none is
 * found.
 */
export function rewriteAnswers({ answers }: Problem, decide: Decide): readonly string[] {
  return answers.map(
    (answer) => rewritingsOf(answer).find((text) => decide(answer, text) === 'equivalent') ?? answer.latex,
  );
}

/**
 * The reference answers with one of them bent so that the verifier refutes it; undefined where none can be, as for verbal
 * answers.
 */
export function bendAnswers(
  { answers }: Problem,
  decide: Decide,
  bends: Bends,
): readonly string[] | undefined {
  for (const [at, answer] of answers.entries()) {
    const bent = bendsOf(answer, bends).find((text) => decide(answer, text) === 'different');
    if (bent !== undefined) return answers.map(({ latex }, index) => (index === at ? bent : latex));
  }
  return undefined;
}

function rewritingsOf({ kind, latex }: ReferenceAnswer): readonly string[] {
  if (kind === 'text') return [];
  return kind === 'choice' || kind === 'boolean' ? [`\\text{${latex}}`] : rewritings(latex);
}

function bendsOf(answer: ReferenceAnswer, bends: Bends): readonly string[] {
  switch (answer.kind) {
    case 'text':
      return [];
    case 'choice':
      return ['A', 'B', 'C', 'D'];
    case 'boolean':
      return ['\\text{yes}', '\\text{no}', '\\text{true}', '\\text{false}'];
    default:
      return bends(answer);
  }
}
