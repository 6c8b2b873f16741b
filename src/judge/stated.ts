/** Longest texts that are looked at, in UTF-16 units, so that no text takes long. */
const SEARCHED_UNITS = { quote: 20_000, response: 1_000_000 } as const;

/** What JSON makes of LaTeX whose backslash was not doubled: `"\frac"` is read as a form feed and "rac". */
const SWALLOWED: Readonly<Record<string, string>> = {
  '\b': '\\b',
  '\f': '\\f',
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
};

/**
 * Whether the words that a judge quotes as the response's answer do stand in the response. What copying changes does not
 * count: white space, delimiters and spacing commands of mathematics, `\left` and `\right`, upright fonts, braces, emphasis,
 * sizes of fractions, and backslashes that the JSON of the quotation swallowed. Fragments joined by an ellipsis each have
 * to occur. A quotation without a letter or a digit is none.
 */
export function isStatedIn(quote: string, response: string): boolean {
  const said = skeleton(response.slice(0, SEARCHED_UNITS.response));
  const fragments = quote
    .slice(0, SEARCHED_UNITS.quote)
    .split(/\.{3}|…|\\[cl]?dots\b/)
    .filter((fragment) => /[\p{L}\p{N}]/u.test(fragment));
  return (
    fragments.length > 0 &&
    fragments.every((fragment) =>
      [fragment, unswallowed(fragment)].some((text) => said.includes(skeleton(text))),
    )
  );
}

function unswallowed(text: string): string {
  return text.replace(/[\b\f\n\r\t](?=[a-z])/g, (char) => SWALLOWED[char] ?? char);
}

/** A text without what copying changes. */
function skeleton(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\\[dt]frac(?![a-zA-Z])/g, '\\frac')
    .replace(
      /\\(?:left|right|[bB]igg?[lr]?|displaystyle|text|textbf|mathrm|mathbf|operatorname|boxed)(?![a-zA-Z])/g,
      '',
    )
    .replace(/\\(?:quad|qquad)(?![a-zA-Z])|\\[()[\],;:! ]/g, '')
    .replace(/[\u2212\u2013]/g, '-')
    .replace(/[\s$*_`{}\\&"'“”’~]/g, '');
}
