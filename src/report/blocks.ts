import { markdownTable } from 'markdown-table';

/** A Markdown table; cells are already escaped and on one line. `align` has one letter a column (`l`, `r`, `c`). */
export function table(rows: readonly (readonly string[])[], align: string): string {
  return markdownTable(rows, { align: [...align], alignDelimiters: false });
}

/** A folded section. `summary` is trusted text of ours or already escaped. */
export function details(summary: string, body: string): string {
  return `<details>\n<summary>${summary}</summary>\n\n${body}\n\n</details>`;
}

/** Paragraphs with blank lines between them; empty ones vanish. */
export function paragraphs(parts: readonly (string | undefined)[]): string {
  return parts.filter((part) => part !== undefined && part !== '').join('\n\n');
}

/** A link when the address is a plain web address, otherwise its words alone. */
export function link(words: string, url: string | undefined): string {
  return url !== undefined && /^https?:\/\/[A-Za-z0-9._~:/?#@!&=%+,;[\]-]+$/.test(url)
    ? `[${words}](<${url}>)`
    : words;
}
