import type { StatedAnswer } from '../../domain/labelled.ts';
import type { Problem, ReferenceAnswer } from '../../domain/problem.ts';
import type { VerifyProfile } from '../../domain/verify-profile.ts';

/** Places of reference answers that the verifier proved, with the text that states each. */
export type ProvedAnswers = ReadonlyMap<number, string>;

/** What is proved where the verifier was not asked. */
export const NOTHING_PROVED: ProvedAnswers = new Map();

/** The answers of one response against the reference answers of its problem. */
export interface Proving {
  readonly problem: Problem;
  readonly stated: readonly StatedAnswer[];
  readonly profile: VerifyProfile;
}

/** Signs of a value that is given roughly: of a formula and its value only one may be right. */
const ROUGHLY = /\\approx|\\simeq|\\sim(?![a-z])|[≈≃∼~]/;

/**
 * The reference answers that the verifier proves stated, each under its own label (P32). It only ever accepts: what it
 * refutes may still be right by a convention that the response states (P36), and is left to the judge, as is what is given
 * roughly.
 */
export async function proveAnswers({ problem, stated, profile }: Proving): Promise<ProvedAnswers> {
  // Loaded here so that the first request need not wait for it.
  const { verifyAnswer } = await import('../../verify/index.ts');
  const { symbols } = problem;
  const proved = new Map<number, string>();
  for (const [at, reference] of problem.answers.entries()) {
    const text = statedFor(at, problem.answers, stated);
    if (text === undefined || [text, reference.latex].some((one) => ROUGHLY.test(one))) continue;
    const candidate = withoutDelimiters(text);
    if (verifyAnswer({ reference, candidate, symbols, profile }).outcome === 'equivalent')
      proved.set(at, text);
  }
  return proved;
}

/**
 * What a response states for one reference answer and nothing else: the only line under its label, or, where no reference
 * answer has a label, the line at its place among as many lines as there are answers (P20). Undefined where that is not
 * certain.
 */
function statedFor(
  at: number,
  references: readonly ReferenceAnswer[],
  stated: readonly StatedAnswer[],
): string | undefined {
  const wanted = references[at]?.label;
  if (wanted === undefined) {
    const isPlain = references.every(({ label }) => label === undefined);
    return isPlain && stated.length === references.length ? stated[at]?.text : undefined;
  }
  const [only, ...others] = stated.filter(({ label }) => label !== undefined && isSameLabel(label, wanted));
  return others.length === 0 ? only?.text : undefined;
}

/** `b.ii` and `(b)(ii)` are one label. */
function isSameLabel(a: string, b: string): boolean {
  const parts = (label: string) =>
    label
      .toLowerCase()
      .match(/[a-z]+|\d+/g)
      ?.join('.') ?? '';
  return parts(a) === parts(b);
}

/** A formula without the delimiters around the whole of it, and without the full stop of its line. */
function withoutDelimiters(text: string): string {
  const bare = text.trim().replace(/(?<=[\s$)\]}])\.$/, '');
  const inner = /^\$\$([^$]+)\$\$$|^\$([^$]+)\$$|^\\\(((?:(?!\\\)).)+)\\\)$|^\\\[((?:(?!\\\]).)+)\\\]$/s.exec(
    bare,
  );
  return inner === null ? bare : (inner.slice(1).find((part) => part !== undefined) ?? bare).trim();
}
