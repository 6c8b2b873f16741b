import { z } from 'zod';

/** What became of a foreign row: a problem for the schema to check, and why answers went to the judge. */
export interface ImportedRow {
  readonly problem: unknown;
  readonly warnings: readonly string[];
}

/** Where a row stands: the name of its set, and its file. */
export interface RowOrigin {
  readonly set: string;
  readonly file: string;
}

/** A row converted, or what is wrong with it. */
export type ReadImportedRow =
  | { readonly ok: true; readonly row: ImportedRow }
  | { readonly ok: false; readonly issues: readonly z.core.$ZodIssue[] };

/**
 * A foreign format: `matches` says by the keys of a row whether it belongs to it, `read` checks the row and converts it.
 * None of them says how an answer is to be compared in a way that the verifier is held to, so that an answer which cannot be
 * read under its kind becomes one for the judge.
 */
export interface ProblemFormat {
  readonly name: string;
  matches(row: object): boolean;
  read(row: unknown, origin: RowOrigin): ReadImportedRow;
}

/** Builds a format from the keys that every row of it has, the schema of its rows and their conversion. */
export function defineFormat<Schema extends z.ZodType>(format: {
  readonly name: string;
  readonly marks: readonly string[];
  readonly schema: Schema;
  readonly convert: (row: z.output<Schema>, origin: RowOrigin) => ImportedRow;
}): ProblemFormat {
  const { name, marks, schema, convert } = format;
  return {
    name,
    matches: (row) => marks.every((mark) => Object.hasOwn(row, mark)),
    read: (row, origin) => {
      const parsed = schema.safeParse(row);
      return parsed.success
        ? { ok: true, row: convert(parsed.data, origin) }
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
