import { z } from 'zod';
import { UserError } from '../../domain/errors.ts';
import { SelftestKind } from '../../domain/selftest.ts';
import { parseYaml } from '../../text/yaml.ts';
import { type KnownCase, knownAnswers, renderResponse } from './known-case.ts';

const WrittenQuestion = z
  .strictObject({
    id: z.string().min(1),
    question: z.string().min(1),
    answers: z
      .array(z.strictObject({ label: z.string().min(1).optional(), latex: z.string().min(1) }))
      .min(1),
    responses: z
      .array(
        z.strictObject({
          kind: SelftestKind,
          /** labels of the answers the kind is about; all when absent */
          parts: z.array(z.string()).min(1).optional(),
          explanation: z.string().optional(),
          lines: z.array(z.string()).min(1),
        }),
      )
      .min(1),
  })
  .refine(({ answers, responses }) => {
    const labels = answers.map(({ label }) => label);
    return responses.every(({ parts = [] }) => parts.every((part) => labels.includes(part)));
  }, 'parts that no answer has');
type WrittenQuestion = z.infer<typeof WrittenQuestion>;

const WITHOUT_EXPLANATION = 'The result follows from the definitions in a few elementary steps.';

/** Reads the responses that were written by hand. Throws UserError `bad-problems` for a file that is not of this form. */
export async function readWrittenCases(text: string, file: string): Promise<readonly KnownCase[]> {
  const read = await parseYaml(text);
  if (!read.ok) throw unreadable(read.mistake.message, file);
  const parsed = z.array(WrittenQuestion).safeParse(read.value);
  if (!parsed.success) throw unreadable(parsed.error.issues[0]?.message ?? 'not of the form expected', file);
  return parsed.data.flatMap(casesOf);
}

function casesOf({ id, question, answers, responses }: WrittenQuestion): readonly KnownCase[] {
  return responses.map(({ kind, parts, explanation, lines }, at) => ({
    id: `${kind}/${id}-${at + 1}`,
    kind,
    question: question.trim(),
    figures: [],
    references: answers,
    response: renderResponse((explanation ?? WITHOUT_EXPLANATION).trim(), lines),
    answers: knownAnswers(kind, {
      count: answers.length,
      about:
        parts === undefined ? 'all' : parts.map((part) => answers.findIndex(({ label }) => label === part)),
    }),
  }));
}

function unreadable(message: string, file: string): UserError {
  return new UserError({
    code: 'bad-problems',
    message: `not a file of known responses: ${message}`,
    place: { file },
  });
}
