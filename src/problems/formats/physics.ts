import { z } from 'zod';
import { assumeKind, defineFormat, type ImportedRow, Prose, type RowOrigin } from './format.ts';

const Graph = z.looseObject({ image_url: z.looseObject({ url: z.string() }) });

const PhysicsRow = z.looseObject({
  id: z.string(),
  questions: Prose,
  solutions: z.string(),
  final_answers: z.array(Prose).min(1),
  graphs: z.array(Graph).nullish(),
});
type PhysicsRow = z.output<typeof PhysicsRow>;

/**
 * PHYSICS: `{id, questions, solutions, final_answers, graphs}` with ids such as `atomic/1-41`, whose first part is the
 * domain; spaces of an id become `-`. Answers carry no part labels; `graphs` are data URLs of images.
 */
export const physicsFormat = defineFormat({
  name: 'physics',
  marks: ['id', 'questions', 'solutions', 'final_answers'],
  schema: PhysicsRow,
  convert,
});

function convert(row: PhysicsRow, { set }: RowOrigin): ImportedRow {
  const domain = /^([^/]+)\//.exec(row.id)?.[1] ?? set;
  const solution = row.solutions.replaceAll('\uFEFF', '').trim();
  const problem = {
    id: row.id.replaceAll(' ', '-'),
    set,
    category: domain,
    question: row.questions,
    answers: row.final_answers.map((latex) => ({ latex, kind: assumeKind(latex) })),
    ...(solution && { solution }),
    provenance: { origin: 'imported', note: 'PHYSICS' },
    figures: (row.graphs ?? []).map((graph) => graph.image_url.url),
  };
  return { problem, warnings: [] };
}
