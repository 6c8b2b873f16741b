import { z } from 'zod';
import { kindOfType } from './answer-type.ts';
import { defineFormat, type ImportedRow, Prose, type RowOrigin } from './format.ts';
import { latexOfNumber, toId } from './latex.ts';

const Scalar = z.union([z.number(), z.boolean(), z.string()]);

const TheoremQaRow = z.looseObject({
  id: Prose,
  Question: Prose,
  Answer: z.union([Scalar, z.array(Scalar).min(1), z.array(z.array(Scalar)).min(1)], {
    error: 'a number, a truth value, a text or a list of them',
  }),
  Answer_type: Prose,
  Picture: z.string().nullish(),
  explanation: z.string().nullish(),
  theorem: z.string().nullish(),
  subfield: z.string().nullish(),
  field: z.string().nullish(),
});
type TheoremQaRow = z.output<typeof TheoremQaRow>;

/**
 * TheoremQA: `{id, Question, Answer, Answer_type, Picture, explanation, theorem, subfield, field}`. `field` is the category;
 * `Picture` is the path of an image beside the file. The words NONE and None mean that nothing is there.
 *
 * A list stays with the judge: the format says neither whether order counts nor what the entries are called.
 */
export const theoremqaFormat = defineFormat({
  name: 'theoremqa',
  marks: ['id', 'Question', 'Answer', 'Answer_type'],
  schema: TheoremQaRow,
  convert,
});

function convert(row: TheoremQaRow, { set }: RowOrigin): ImportedRow {
  const solution = given(row.explanation);
  const isList = Array.isArray(row.Answer);
  const kind = isList ? 'text' : kindOfType(row.Answer_type);
  const id = toId(row.id.replace(/\.json$/, ''));
  const problem = {
    id,
    set,
    category: given(row.field) ?? set,
    question: row.Question,
    answers: [{ latex: latexOf(row.Answer), kind: kind ?? 'text' }],
    ...(solution && { solution }),
    subtopics: [row.subfield, row.theorem].flatMap((topic) => given(topic) ?? []),
    provenance: { origin: 'imported', note: 'TheoremQA' },
    figures: [row.Picture].flatMap((picture) => given(picture) ?? []),
  };
  const warnings = isList
    ? [`${id}: several values in one answer, and nothing says whether order counts`]
    : kind === undefined
      ? [
          `${id}: the answer type ${JSON.stringify(row.Answer_type)} is not known: its answer goes to the judge`,
        ]
      : [];
  return { problem, warnings };
}

function latexOf(answer: TheoremQaRow['Answer']): string {
  if (Array.isArray(answer)) return `[${answer.map(latexOf).join(', ')}]`;
  if (typeof answer === 'number') return latexOfNumber(answer);
  if (typeof answer === 'boolean') return answer ? 'True' : 'False';
  return answer.trim();
}

function given(text: string | null | undefined): string | undefined {
  const trimmed = text?.trim() ?? '';
  return trimmed === '' || /^none$/i.test(trimmed) ? undefined : trimmed;
}
