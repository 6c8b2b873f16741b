const SEPARATOR = /^\s{0,8}\|?\s{0,8}:?-{2,}[-:|\s]*$/;

/**
 * Lines with the rows of Markdown tables as plain lines, "(a) 5 eV" for `| (a) | 5 eV |`, and their heads left out. A line
 * with bars is a row only below the line of dashes that makes a table, so that a ket `|0⟩` is none.
 */
export function rowsOfTables(lines: readonly string[]): readonly string[] {
  const plain: string[] = [];
  let isTable = false;
  for (const line of lines) {
    const isSeparator = line.includes('|') && SEPARATOR.test(line);
    isTable = isSeparator || (isTable && line.includes('|'));
    if (isSeparator) plain.pop();
    else plain.push(isTable ? rowText(line) : line);
  }
  return plain;
}

function rowText(line: string): string {
  const row = line.trim().replace(/^\|/, '').replace(/\|$/, '');
  const cut = row.indexOf('|');
  if (cut < 0) return row.trim();
  const head = row.slice(0, cut).replace(/[*_]/g, '').trim();
  const isLabel = /^(?:part\s)?\(?[a-z0-9]{1,4}\)?[.:]?$/i.test(head);
  const isClosed = /[).:]$/.test(head);
  const rest = row.slice(cut + 1).trim();
  return isLabel ? `${head}${isClosed ? '' : ')'} ${rest}` : `${head} | ${rest}`;
}
