const EMPHASIS = /(^|[\s(])(\*\*|__)(?=[^\s*_])([^*\n]{1,300}?)(?<=\S)\2(?=$|[\s.,;:)])/g;
const WHOLE_EMPHASIS = /^([*_])(?=[^\s*_])([^*_\n]{1,300})\1$/;
const STRAY_CLOSING = /(\S)\*\*(?=$|[\s.,;:)])/;
/** Commas and semicolons before the next answer, line breaks of LaTeX; bounded, so that a long run of them costs linear time. */
const END = /(?:[;,]|\\\\){1,16}$/;

/**
 * An answer without what Markdown makes of it: emphasis at the borders of words and the sign that divides it from the next
 * answer. Formulas are left as they are, and `r**2` as well.
 */
export function cleanAnswer(text: string): string {
  const plain = /[*_]/.test(text) ? withoutEmphasis(text.trim()) : text.trim();
  return plain.replace(END, '').trim();
}

function withoutEmphasis(text: string): string {
  const plain = text.replace(EMPHASIS, '$1$3').replace(WHOLE_EMPHASIS, '$2');
  const isOdd = plain.split('**').length % 2 === 0;
  return (isOdd ? plain.replace(STRAY_CLOSING, '$1') : plain).trimEnd();
}

const SILENT = /\\(?:[lc]?dots|q?quad|hspace|vspace)\b/g;

/** Whether an answer states anything: "…", "---" and an empty formula do not. */
export function saysSomething(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text.replace(SILENT, ''));
}
