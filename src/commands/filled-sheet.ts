import { UserError } from '../domain/errors.ts';
import type { FilesPort } from '../domain/ports.ts';
import { columnNames, parseCsv } from '../text/csv.ts';

/** A sheet that is about to be written. */
export interface NewSheet {
  readonly path: string;
  /** the columns that people fill in */
  readonly columns: readonly string[];
}

/**
 * Keeps what people have written: throws UserError `bad-option` where a file of that name is filled in anywhere, or is no
 * such sheet at all. One that nobody has filled in may be replaced.
 */
export async function refuseFilledSheet({ path, columns }: NewSheet, files: FilesPort): Promise<void> {
  if (!(await files.exists(path))) return;
  const found = describeContent(await files.readText(path), columns);
  if (found === undefined) return;
  throw new UserError({
    code: 'bad-option',
    message: `${found}, and a new sheet would overwrite it`,
    hint: 'name another folder with --out, or move the file away',
    place: { file: path },
  });
}

/** What would be lost with the text, or undefined where that is nothing. */
function describeContent(text: string, columns: readonly string[]): string | undefined {
  const [head, ...rows] = parseCsv(text);
  if (head === undefined) return undefined;
  const names = columnNames(head.cells);
  const places = names.flatMap((name, at) => (columns.includes(name) ? [at] : []));
  if (places.length === 0) return `the file has no column ${columns.join(', ')}`;
  const filled = rows.filter(({ cells }) => places.some((at) => (cells[at] ?? '').trim() !== ''));
  return filled.length === 0 ? undefined : `${filled.length} of ${rows.length} rows are filled in`;
}
