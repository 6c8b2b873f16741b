/** Longest step that is kept, in UTF-16 units. */
const STEP_UNITS = 600;
/** Shorter quotations are words or symbols the judge speaks about, not a step. */
const LEAST_UNITS = 6;
/** How much of a judge's text and of a response is looked at, in UTF-16 units, so that no text takes long. */
const SEARCHED_UNITS = { explanation: 20_000, response: 400_000 } as const;

/** How judges mark words that are not theirs: quotation marks, code, displayed and inline mathematics, quoted lines. */
const QUOTATIONS = [
  /“([^”]{1,2000})”/g,
  /"([^"]{1,2000})"/g,
  /«([^»]{1,2000})»/g,
  /``?`?([^`]{1,2000})`/g,
  /^> ?(.{1,2000})$/gm,
  /\$\$([^$]{1,2000})\$\$/g,
  /\$([^$\n]{1,2000})\$/g,
  /\\\(([^\n]{1,2000}?)\\\)/g,
  /\\\[([\s\S]{1,2000}?)\\\]/g,
] as const;

/**
 * The step that a judge quotes from a response: the longest of its quotations whose words, but for spacing and delimiters of
 * mathematics, do stand in the response; undefined when it quotes none. What a judge claims to quote and the response does
 * not say is no step of it.
 */
export function findQuotedStep(explanation: string, response: string): string | undefined {
  const said = squeeze(response.slice(0, SEARCHED_UNITS.response));
  const text = explanation.slice(0, SEARCHED_UNITS.explanation);
  const found = QUOTATIONS.flatMap((quotation) =>
    [...text.matchAll(quotation)].map(([, inner = '']) => inner.trim()),
  );
  const [longest] = [...new Set(found)]
    .filter((quote) => squeeze(quote).length >= LEAST_UNITS && said.includes(squeeze(quote)))
    .sort((a, b) => b.length - a.length);
  return longest?.slice(0, STEP_UNITS).replace(/[\uD800-\uDBFF]$/, '');
}

/** A text without what judges change when they quote: white space, delimiters of mathematics, emphasis, dots at an end. */
function squeeze(text: string): string {
  return text.replace(/\\[()[\]]|[$*`\s]|\\[,;!]/g, '').replace(/^(?:\.{3}|…)|(?:\.{3}|…|[.,;:])$/g, '');
}
