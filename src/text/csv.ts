/** A row of a table in comma-separated values. `line` counts from 1. */
export interface CsvRow {
  readonly line: number;
  readonly cells: readonly string[];
}

/**
 * Reads comma-separated values (RFC 4180): cells in double quotes may hold commas, line breaks and doubled quotes. A table
 * that a spreadsheet saved with semicolons is read as well: the sign that stands first in the first line separates.
 * Blank lines are skipped. Linear in the text.
 */
export function parseCsv(source: string): readonly CsvRow[] {
  const text = source.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  const separator = /[,;\t]/.exec(text.split('\n', 1)[0] ?? '')?.[0] ?? ',';
  const rows: CsvRow[] = [];
  let [cells, cell, quoted]: [string[], string, boolean] = [[], '', false];
  let [line, start] = [1, 1];
  const endRow = (): void => {
    const row = [...cells, cell];
    if (row.some((value) => value.trim() !== '')) rows.push({ line: start, cells: row });
    [cells, cell, start] = [[], '', line];
  };
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === '\n') line += 1;
    if (quoted) {
      if (sign !== '"') cell += sign;
      else if (text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else quoted = false;
    } else if (sign === '"' && cell === '') quoted = true;
    else if (sign === separator) {
      cells.push(cell);
      cell = '';
    } else if (sign === '\n') endRow();
    else cell += sign;
  }
  endRow();
  return rows;
}

/** Names of the columns of a table, in lower case and without what its head says of them in brackets. */
export function columnNames(head: readonly string[]): readonly string[] {
  return head.map((cell) => cell.replace(/\(.*$/s, '').trim().toLowerCase());
}

/** A cell as it is written: in quotes where it has to be. */
export function csvCell(text: string): string {
  return /[",;\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
