import type { Problem, ReferenceAnswer } from '../../domain/problem.ts';
import type { Verdict } from '../../domain/verdict.ts';
import type { VerifyProfile } from '../../domain/verify-profile.ts';
import { namesIn } from '../../math/names-in.ts';
import { specialNotation } from '../../math/notation.ts';
import { printLatex } from '../../math/print.ts';
import { readReference, verifyAnswer } from '../../verify/index.ts';
import { parseAnswer } from '../../verify/read.ts';
import { eachProblem, type Remark } from '../subject.ts';

/** Bends whose results a verifier has to tell from the reference: a sign, a factor of 2, a factor of π. */
const BENDS: readonly (readonly [name: string, bend: (latex: string) => string])[] = [
  ['its negative', (latex) => `-\\left(${latex}\\right)`],
  ['its double', (latex) => `2 \\cdot \\left(${latex}\\right)`],
  ['π times it', (latex) => `\\pi \\cdot \\left(${latex}\\right)`],
];
const BENT_KINDS: readonly ReferenceAnswer['kind'][] = ['symbolic', 'numeric', 'matrix'];

/** The verifier reads every reference answer, finds it equal to itself, and different from its bent copies. */
export const references = eachProblem('reference', (problem, { profile }) =>
  problem.answers.flatMap((answer, index) =>
    answerRemarks({ problem, answer, profile }).map((remark) => ({
      ...remark,
      path: ['answers', index, 'latex'],
    })),
  ),
);

interface Asked {
  readonly problem: Problem;
  readonly answer: ReferenceAnswer;
  readonly profile: VerifyProfile;
}

function answerRemarks(asked: Asked): readonly Omit<Remark, 'path'>[] {
  const { answer } = asked;
  if (answer.kind === 'text') return [];
  const read = readReference(answer);
  if (!read.ok)
    return [
      {
        message: `the reference answer cannot be read at character ${read.position + 1}: ${read.message}`,
        hint: 'rewrite it, or declare kind: text to leave it to the judge',
      },
    ];
  const itself = compare(asked, answer.latex);
  if (itself.outcome !== 'equivalent')
    return [
      {
        message: `the verifier does not find the reference answer equal to itself (${itself.outcome}: ${itself.reason})`,
        hint: 'declare its symbols with their domains, or write it in a simpler form',
      },
    ];
  return BENT_KINDS.includes(answer.kind) ? bentRemarks(asked) : [];
}

function bentRemarks(asked: Asked): readonly Omit<Remark, 'path'>[] {
  const outcomes = BENDS.map(([name, bend]) => ({
    name,
    outcome: outcomeOf(asked, bend),
  }));
  const named = (wanted: Verdict['outcome']) =>
    outcomes.filter(({ outcome }) => outcome === wanted).map(({ name }) => name);
  const [accepted, open] = [named('equivalent'), named('undecided')];
  if (accepted.length > 0)
    return [
      {
        message: `${accepted.join(' or ')} would be accepted for the reference answer`,
        hint: 'an answer that is zero, infinite or free up to a factor measures nothing; ask for another quantity',
      },
    ];
  if (open.length === 0) return [];
  return [
    {
      severity: 'warning',
      message: `the verifier cannot tell the reference answer from ${open.join(' or ')}`,
      hint: hintForOpen(asked),
    },
  ];
}

/** What may help where the verifier cannot tell: domains only where a symbol has none. */
function hintForOpen({ answer: { latex }, problem }: Asked): string {
  const read = parseAnswer(latex);
  const names = read.ok ? [...namesIn(read.node)] : [];
  const declared = problem.symbols.map((symbol) => symbol.latex.replace(/\s+/g, ''));
  if (names.length === 0)
    return 'it has no symbols: see whether it has a value at all, write it in a simpler form, or declare kind: text';
  if (names.every((name) => declared.includes(name.replace(/\s+/g, ''))))
    return 'its symbols are declared: see whether it has a value in these domains, as a root of what is negative has none';
  return 'declare its symbols with their domains, or leave such answers to the judge';
}

/** What the verifier says to the bent copies of an answer, which are one unless it is a matrix. */
function outcomeOf(asked: Asked, bend: (latex: string) => string): Verdict['outcome'] {
  const outcomes = bentCopies(asked.answer, bend).map((copy) => compare(asked, copy).outcome);
  if (outcomes.includes('equivalent')) return 'equivalent';
  return outcomes.includes('different') ? 'different' : 'undecided';
}

/** The answer bent as a whole and, where it is a matrix, entry by entry, as most people would write it. */
function bentCopies({ latex, kind }: ReferenceAnswer, bend: (latex: string) => string): readonly string[] {
  const special = parseAnswer(latex, specialNotation());
  const read = special.ok ? special : parseAnswer(latex);
  if (kind !== 'matrix' || !read.ok || read.node.kind !== 'matrix') return [bend(latex)];
  const rows = read.node.rows.map((row) => row.map((entry) => bend(printLatex(entry))).join(' & '));
  return [bend(latex), `\\begin{pmatrix} ${rows.join(' \\\\ ')} \\end{pmatrix}`];
}

function compare({ problem, answer, profile }: Asked, candidate: string): Verdict {
  return verifyAnswer({ reference: answer, candidate, symbols: problem.symbols, profile });
}
