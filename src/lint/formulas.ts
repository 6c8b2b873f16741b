/** A formula in a text: its LaTeX without delimiters. */
export interface Formula {
  readonly latex: string;
  readonly offset: number;
}

/** The formulas of a text, and where a delimiter has no partner (UTF-16 units from 0), if anywhere. */
export interface Formulas {
  readonly formulas: readonly Formula[];
  readonly unclosed?: number;
}

const OPENING = /\\[([]|\$\$?|\\[\s\S]/g;
const CLOSING: Readonly<Record<string, string>> = { $$: '$$', $: '$', '\\(': '\\)', '\\[': '\\]' };

/** Finds `$…$`, `$$…$$`, `\(…\)` and `\[…\]` in a text of Markdown; `\$` is a dollar. Linear in the text. */
export function findFormulas(text: string): Formulas {
  const formulas: Formula[] = [];
  OPENING.lastIndex = 0;
  for (let match = OPENING.exec(text); match !== null; match = OPENING.exec(text)) {
    const closing = CLOSING[match[0]];
    if (closing === undefined) continue;
    const start = match.index + match[0].length;
    const end = closingAt(text, closing, start);
    if (end < 0) return { formulas, unclosed: findOpen(text, formulas) ?? match.index };
    formulas.push({ latex: text.slice(start, end), offset: start });
    OPENING.lastIndex = end + closing.length;
  }
  return { formulas };
}

/**
 * The dollar sign that was left open, where a later one was taken for its partner: no formula ends in a blank, by the rule of
 * Markdown's own formulas. Undefined where the last one is open.
 */
function findOpen(text: string, formulas: readonly Formula[]): number | undefined {
  const open = formulas.find(
    ({ latex, offset }) => text[offset - 1] === '$' && text[offset - 2] !== '$' && /\s$/.test(latex),
  );
  return open && open.offset - 1;
}

/** Where a formula ends: at the next delimiter that no backslash escapes. */
function closingAt(text: string, closing: string, from: number): number {
  let at = text.indexOf(closing, from);
  while (closing.startsWith('$') && at > 0 && text[at - 1] === '\\') at = text.indexOf(closing, at + 1);
  return at;
}
