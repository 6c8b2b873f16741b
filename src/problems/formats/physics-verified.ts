import { z } from 'zod';
import type { ReferenceAnswer } from '../../domain/problem.ts';
import { aliasesOf, renameMembers, unreadMembers, writtenAs } from './aliases.ts';
import { kindOfType } from './answer-type.ts';
import { ForeignFigure, ForeignFigures } from './figure.ts';
import { assumeKind, type ImportedRow, type ProblemFormat, Prose, type RowOrigin } from './format.ts';
import { normalLabel } from './label.ts';
import { latexOfNumber, toId, withoutDollars, withUnit } from './latex.ts';
import { splitOfFile } from './split.ts';

const ROW = aliasesOf({
  id: ['id'],
  domain: ['domain'],
  split: ['split'],
  question: ['question', 'questions'],
  answers: ['answers', 'final_answers', 'reference_answers'],
  solution: ['solution', 'solutions'],
  figures: ['figures', 'images', 'graphs', 'figure', 'image'],
});
const ANSWER = aliasesOf({
  latex: ['latex', 'answer', 'value'],
  label: ['label', 'part'],
  type: ['type', 'answer_type', 'kind'],
  unit: ['unit'],
});

/** A question: a text, or the text and image parts of a chat message. */
const Question = z.union(
  [
    Prose.transform((text) => ({ text, figures: [] as readonly string[] })),
    z
      .array(z.union([z.looseObject({ type: z.literal('text'), text: z.string() }), ForeignFigure]))
      .transform((parts) => ({
        text: parts.flatMap((part) => (typeof part === 'string' ? [] : part.text)).join('\n'),
        figures: parts.filter((part) => typeof part === 'string'),
      })),
  ],
  { error: 'a text, or a list of text and image parts' },
);

const Latex = z
  .union([
    z.number().transform(latexOfNumber),
    z.boolean().transform((yes) => (yes ? 'True' : 'False')),
    Prose,
  ])
  .transform(withoutDollars);
const Word = z.union([z.string(), z.number().transform(String)]).nullish();

const Answer = z.union(
  [
    Latex.transform((latex) => ({ latex, label: undefined, type: undefined, unit: undefined })),
    z.preprocess(
      (answer) => renameMembers(answer, ANSWER),
      z.looseObject({ latex: Latex, label: Word, type: Word, unit: Word }),
    ),
  ],
  { error: `a text, or an object with its LaTeX as one of ${ANSWER.names['latex']?.join(', ')}` },
);

const Row = z.looseObject({
  id: z.union([Prose, z.number().transform(String)]),
  domain: Prose,
  split: z.string().min(1).nullish(),
  question: Question,
  answers: z.array(Answer).min(1),
  solution: z.string().nullish(),
  figures: ForeignFigures,
});
type Row = z.output<typeof Row>;

/**
 * PHYSICS-Verified: an id, a domain, a question, a solution, labelled and typed answers, figures as image parts (P1–P7). The
 * field names of the published set are not documented; `README.md` beside this file lists those that are read. Members with
 * other names are not read, and a warning names them. A row without a split has that of its file's name.
 */
export const physicsVerifiedFormat: ProblemFormat = {
  name: 'physics-verified',
  matches: (row) =>
    'domain' in row && ['question', 'answers'].every((part) => ROW.names[part]?.some((name) => name in row)),
  read: (row, origin) => {
    const parsed = Row.safeParse(renameMembers(row, ROW));
    if (parsed.success) return { ok: true, row: convert(parsed.data, row, origin) };
    const issues = parsed.error.issues.map((issue) => ({ ...issue, path: pathAsWritten(issue.path, row) }));
    return { ok: false, issues };
  },
};

/** The path of a part with the names that stand in the file. */
function pathAsWritten(path: readonly PropertyKey[], row: unknown): PropertyKey[] {
  const [part, index, member, ...rest] = path;
  if (typeof part !== 'string') return [...path];
  const written = writtenAs(part, row, ROW);
  if (typeof member !== 'string' || typeof index !== 'number') return [written, ...path.slice(1)];
  const list = (row as Readonly<Record<string, readonly unknown[]>>)[written];
  return [written, index, writtenAs(member, list?.[index], ANSWER), ...rest];
}

function convert(row: Row, written: unknown, { set, file }: RowOrigin): ImportedRow {
  const solution = row.solution?.trim();
  const split = row.split ?? splitOfFile(file);
  const problem = {
    id: toId(row.id),
    set,
    category: row.domain,
    ...(split && { split }),
    question: row.question.text.trim(),
    answers: row.answers.map(toAnswer),
    ...(solution && { solution }),
    provenance: { origin: 'imported', note: 'PHYSICS-Verified' },
    figures: [...row.question.figures, ...row.figures],
  };
  return { problem, warnings: [...unreadWarnings(written), ...typeWarnings(row)] };
}

function toAnswer({ latex, label, type, unit }: Row['answers'][number]): ReferenceAnswer {
  const whole = withUnit(latex, unit ?? '');
  const named = normalLabel(label ?? '');
  const kind = type ? (kindOfType(type) ?? 'text') : assumeKind(whole);
  return { ...(named === undefined ? {} : { label: named }), latex: whole, kind };
}

function unreadWarnings(row: unknown): readonly string[] {
  const written = Object.entries(row as Readonly<Record<string, unknown>>);
  const answers = written.find(
    ([name, value]) => ROW.names['answers']?.includes(name) && Array.isArray(value),
  )?.[1];
  const ofAnswers = (answers as readonly unknown[]).flatMap((answer) => unreadMembers(answer, ANSWER));
  return [
    ...unreadMembers(row, ROW).map((name) => `the member ${JSON.stringify(name)} of a problem is not read`),
    ...ofAnswers.map((name) => `the member ${JSON.stringify(name)} of an answer is not read`),
  ];
}

function typeWarnings({ answers }: Row): readonly string[] {
  return answers
    .flatMap(({ type }) => (type && kindOfType(type) === undefined ? [type] : []))
    .map((type) => `the answer type ${JSON.stringify(type)} is not known: such answers go to the judge`);
}
