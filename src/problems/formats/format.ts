import { z } from 'zod';

/** What became of a foreign row: a problem for the schema to check, and why answers went to the judge. */
export interface ImportedRow {
  readonly problem: unknown;
  readonly warnings: readonly string[];
}

/**
 * A foreign format. A row belongs to it when it has all of its `marks` as keys; `read` checks the row and converts it.
 * None of them declares how an answer is to be compared, so `read` assumes a kind, and an answer that the verifier
 * cannot read under it becomes one for the judge.
 */
export interface ProblemFormat {
  readonly name: string;
  readonly marks: readonly string[];
  read(
    row: unknown,
    set: string,
  ): { ok: true; row: ImportedRow } | { ok: false; issues: readonly z.core.$ZodIssue[] };
}

/** Builds a format from the schema of its rows and their conversion. */
export function defineFormat<Schema extends z.ZodType>(format: {
  readonly name: string;
  readonly marks: readonly string[];
  readonly schema: Schema;
  readonly convert: (row: z.output<Schema>, set: string) => ImportedRow;
}): ProblemFormat {
  const { name, marks, schema, convert } = format;
  return {
    name,
    marks,
    read: (row, set) => {
      const parsed = schema.safeParse(row);
      return parsed.success
        ? { ok: true, row: convert(parsed.data, set) }
        : { ok: false, issues: parsed.error.issues };
    },
  };
}

/** A text that is not blank, without byte order marks and outer white space. */
export const Prose = z
  .string()
  .transform((text) => text.replaceAll('\uFEFF', '').trim())
  .pipe(z.string().min(1));

/** The kind an answer without a declared kind is first taken for. */
export function assumeKind(latex: string): 'choice' | 'boolean' | 'numeric' | 'text' | 'symbolic' {
  if (/^\([a-zA-Z]\)$/.test(latex)) return 'choice';
  if (/^(?:\\text\{)?(?:true|false)\}?$/i.test(latex)) return 'boolean';
  if (/^-?\d+(?:\.\d*)?$/.test(latex)) return 'numeric';
  return isProse(latex) ? 'text' : 'symbolic';
}

/** Words in running text: a `\text` with two or more words is a statement, not a name or a unit. */
function isProse(latex: string): boolean {
  const texts = [...latex.matchAll(/\\(?:text|mathrm|textbf|textit) ?\{([^{}]*)/g)].map(
    ([, content = '']) => content,
  );
  return texts.some(
    (content) => content.split(/[\s~]+/).filter((word) => /[A-Za-z]{2}/.test(word)).length > 1,
  );
}
