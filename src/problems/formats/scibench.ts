import { z } from 'zod';
import { assumeKind, defineFormat, type ImportedRow, Prose, type RowOrigin } from './format.ts';
import { toId, withoutDollars, withUnit } from './latex.ts';

const SciBenchRow = z.looseObject({
  problem_text: Prose,
  answer_latex: z.string().default(''),
  answer_number: z.union([Prose, z.number().transform(String)]),
  unit: z.string().default(''),
  source: Prose,
  problemid: Prose,
  solution: z.string().default(''),
});
type SciBenchRow = z.output<typeof SciBenchRow>;

/**
 * SciBench: `{problem_text, answer_latex, answer_number, unit, source, problemid, solution}`. `source` (a textbook) is the
 * category and, with `problemid`, the id. The answer is `answer_latex`, or `answer_number` where that is blank, times `unit`:
 * a unit such as `10^{11} J` belongs to the value.
 */
export const scibenchFormat = defineFormat({
  name: 'scibench',
  marks: ['problem_text', 'answer_number', 'unit', 'problemid'],
  schema: SciBenchRow,
  convert,
});

function convert(row: SciBenchRow, { set }: RowOrigin): ImportedRow {
  const value = withoutDollars(row.answer_latex) || row.answer_number;
  const isNumber = /^[+-]?[\d.,]+$/.test(value);
  const latex = withUnit(value, row.unit);
  const solution = row.solution.trim();
  const problem = {
    id: toId(`${row.source}/${row.problemid}`),
    set,
    category: row.source,
    question: row.problem_text,
    answers: [{ latex, kind: isNumber ? 'numeric' : assumeKind(latex) }],
    ...(solution && { solution }),
    provenance: { origin: 'imported', note: 'SciBench' },
  };
  return { problem, warnings: [] };
}
