/** Plain words that stand outside `\text{…}`, where every letter is a quantity to the parser. */

/** A run of words side by side. */
const RUN = /(?<![A-Za-z\\{])(?:[A-Za-z][A-Za-z'’-]*[\s,]+)+[A-Za-z]{2,}(?![A-Za-z])/g;
/** Words that no product of letters has; English grammar, no source. */
const FUNCTION_WORD =
  /(?<![A-Za-z])(?:the|is|are|was|were|not|no|does|do|it|because|since|there|an?|of|its?|this|that|stays?|remains?|in|to|with|by|from)(?![A-Za-z])/i;
const MIN_WORDS = 3;

/** Set as words already, or between the delimiters of a formula. */
const APART = /\\(?:text|textrm|textbf|textit|mathrm|mbox|operatorname)\s*\{[^{}]*\}|\$[^$]*\$/g;

/** Whether a text holds a run of words, three of them of two letters or more and one that only joins others. */
export function isProse(text: string): boolean {
  if (!/[A-Za-z]{2} +[A-Za-z]/.test(text)) return false;
  const runs = text.replace(APART, ' ; ').match(RUN) ?? [];
  return runs.some(
    (run) => FUNCTION_WORD.test(run) && (run.match(/[A-Za-z]{2,}/g) ?? []).length >= MIN_WORDS,
  );
}

/** A remark in brackets, or behind a comma and a word that gives a reason, at the end of a formula. */
const REMARK =
  /(?:\s|\\[ ,;:!])*(?:\([A-Za-z][A-Za-z\s,'’-]*\)|[,;:]\s*(?:since|because|as|so that|due to|owing to|where|which)(?![A-Za-z])[\s\S]*)\s*\.?\s*$/;

/** `d = …, since the gas stays warm` and `d = … (to the east)` without the remark; undefined where the rest is still prose or nothing. */
export function withoutProse(text: string): string | undefined {
  if (!isProse(text)) return text;
  const rest = text.replace(REMARK, '');
  return rest.trim() === '' || isProse(rest) ? undefined : rest;
}
