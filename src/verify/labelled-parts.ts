import type { Verdict } from '../domain/verdict.ts';
import { verdict } from './answer.ts';
import { readLabelledParts } from './parts.ts';

type Parts = NonNullable<ReturnType<typeof readLabelledParts>>;

/** Two texts of which one may fall into labelled parts, and how one part is compared with another. */
export interface LabelledQuestion {
  readonly reference: string;
  readonly candidate: string;
  readonly isReader: boolean;
  readonly decide: (reference: string, candidate: string) => Verdict;
}

/** `(a) 1 (b) 2` on both sides, part by part under the same labels; undefined where neither side is of that make. */
export function verifyLabelledParts(question: LabelledQuestion): Verdict | undefined {
  const known = readLabelledParts(question.reference);
  const given = readLabelledParts(question.candidate);
  if (known === undefined && given === undefined) return undefined;
  if (known === undefined || given === undefined)
    return (
      (known && onePartOnly(question, known)) ??
      verdict('undecided', 'several_parts', 'label', 'labelled parts on one side only')
    );
  if (known.length !== given.length || known.some(({ label }, at) => given[at]?.label !== label))
    return verdict('undecided', 'several_parts', 'label', 'other labels');
  let last: Verdict | undefined;
  for (const [at, part] of known.entries()) {
    last = question.decide(part.text, given[at]?.text ?? '');
    if (last.outcome !== 'equivalent') return last;
  }
  return last;
}

/** More than one value, or words around it. */
const SEVERAL = /[,;\n]|\\\\|(?<![A-Za-z])(?:and|or)(?![A-Za-z])|\\text\s*\{[^{}]*[a-z]{3,} /;

/** For a reader, one value beside several labelled ones of which it is at most one: the others are missing. */
function onePartOnly({ candidate, isReader, decide }: LabelledQuestion, known: Parts): Verdict | undefined {
  if (!isReader || SEVERAL.test(candidate.replace(/\\[,;]/g, ' '))) return undefined;
  const others = known.map(({ text }) => decide(text, candidate)).filter((v) => v.outcome !== 'equivalent');
  return others.length >= known.length - 1 && others.every(({ outcome }) => outcome === 'different')
    ? verdict('different', 'several_parts', 'label', 'one value instead of several labelled ones')
    : undefined;
}
