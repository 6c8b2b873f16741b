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

/** Commands that people who copy write as the sign they stand for. */
const SIGNS: Readonly<Record<string, string>> = {
  ...{ times: '×', cdot: '·', pm: '±', mp: '∓', approx: '≈', simeq: '≃', sim: '~', neq: '≠', propto: '∝' },
  ...{ dots: '...', ldots: '...', cdots: '...' },
  ...{ le: '≤', leq: '≤', ge: '≥', geq: '≥', ll: '≪', gg: '≫', to: '→', rightarrow: '→', infty: '∞' },
  ...{ hbar: 'ħ', ell: 'ℓ', partial: '∂', nabla: '∇', circ: '°', sqrt: '√', int: '∫', sum: '∑', prod: '∏' },
  ...{ alpha: 'α', beta: 'β', gamma: 'γ', delta: 'δ', epsilon: 'ϵ', varepsilon: 'ε', zeta: 'ζ', eta: 'η' },
  ...{ theta: 'θ', kappa: 'κ', lambda: 'λ', mu: 'μ', nu: 'ν', xi: 'ξ', pi: 'π', rho: 'ρ', sigma: 'σ' },
  ...{ tau: 'τ', phi: 'ϕ', varphi: 'φ', chi: 'χ', psi: 'ψ', omega: 'ω', Gamma: 'Γ', Delta: 'Δ', Theta: 'Θ' },
  ...{ Lambda: 'Λ', Xi: 'Ξ', Pi: 'Π', Sigma: 'Σ', Phi: 'Φ', Psi: 'Ψ', Omega: 'Ω' },
};

/** A part label that a judge writes before what it quotes: `(a)`, `(b)(ii)`, `a)`, `Part (a):`. */
const LEADING_LABEL = /^\s*(?:part\s+)?(?:(?:\([a-z0-9]{1,4}\))+[:.]?|[a-z]{1,3}(?:\)|[.:]\s))\s*/i;

/** Where a response may state the answer to one reference: lines of its answers, and stretches of its explanation. */
export interface QuotePlaces {
  readonly lines: readonly string[];
  readonly explanation: readonly string[];
}

/** Below so many letters and digits a quotation occurs anywhere by chance, and has to be all of what it stands in. */
const SHORT_UNITS = 4;
/** Beyond so many a stretch of an explanation is a derivation and no answer. */
const EXPLAINED_UNITS = 1_000;

/**
 * Whether a judge quotes an answer that stands where it may stand: one contiguous fragment of an answer line of the part, or
 * of the explanation of the part (P32, P35). What copying changes does not count, see {@link statementsOf}. A short quotation
 * is a whole line, clause or number, so that no word of a sentence passes for an answer; a number is not cut out of another.
 * `readText` may keep what it read for other quotations.
 */
export function isStatedAt(
  quote: string,
  { lines, explanation }: QuotePlaces,
  readText: (text: string) => (quote: string) => boolean = statementsOf,
): boolean {
  const isShort = sizeOf(withoutLabel(quote)) < SHORT_UNITS;
  if (isShort) return (lines.length > 0 ? lines : explanation).some((text) => isPieceOf(quote, text));
  const searched = sizeOf(quote) > EXPLAINED_UNITS ? lines : [...lines, ...explanation];
  return searched.some((text) => readText(text)(quote) && hasWholeNumbers(quote, text));
}

const sizeOf = (text: string): number => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;

const withoutLabel = (quote: string): string => quote.replace(LEADING_LABEL, '').trim() || quote;

/** What separates the clauses of a line. */
const CLAUSES = /[=≈≃≡,;:()\n]|\.(?=\s|$)|\\(?:approx|simeq|equiv|text|mathrm)(?![a-z])/;

/** Whether a short quotation is all of a line, a clause of it, or a number in it. */
function isPieceOf(quote: string, text: string): boolean {
  const wanted = [quote, withoutLabel(quote)].map((one) => strippedOf(one)).filter((one) => one !== '');
  const numbers = text.split(/\s+/).filter((word) => /\d/.test(word));
  return [text, ...text.split(CLAUSES), ...numbers].some((piece) => wanted.includes(strippedOf(piece)));
}

/** A skeleton without brackets and without signs at its ends. */
function strippedOf(text: string): string {
  return skeleton(unswallowed(text)).replace(/^[^\p{L}\p{N}+-]+|[^\p{L}\p{N}!]+$/gu, '');
}

const FIRST_NUMBER = /^[^\p{L}\p{N}]*?(\d+(?:[.,]\d+)?)/u;
const LAST_NUMBER = /(\d+(?:[.,]\d+)?)[^\p{L}\p{N}]*$/u;
const GOES_ON_BEFORE = /\d[.,]?$/;
const GOES_ON_BEHIND = /^[.,]?\d/;

/** Whether the numbers at the ends of a quotation are whole ones of the text: "5.0" is no part of "25.0". */
function hasWholeNumbers(quote: string, text: string): boolean {
  const said = withoutLabel(quote).normalize('NFKC');
  const [first, last] = [FIRST_NUMBER.exec(said)?.[1], LAST_NUMBER.exec(said)?.[1]];
  if (first === undefined && last === undefined) return true;
  const whole = text.normalize('NFKC');
  const isCutBefore = (at: number) => GOES_ON_BEFORE.test(whole.slice(Math.max(0, at - 2), at));
  const isCutBehind = (at: number, number: string) => {
    const end = at + number.length;
    return GOES_ON_BEHIND.test(whole.slice(end, end + 2));
  };
  return (
    (first === undefined || occurs(first, whole, (at) => !isCutBefore(at))) &&
    (last === undefined || occurs(last, whole, (at) => !isCutBehind(at, last)))
  );
}

/** Whether a word occurs in a text at a place that is accepted. */
function occurs(word: string, text: string, accepts: (at: number) => boolean): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) if (accepts(at)) return true;
  return false;
}

/**
 * Tells whether the words that a judge quotes as an answer do stand in a text as one contiguous fragment; the text is read once
 * for all quotations from it. What copying changes does not count: white space, delimiters and spacing commands of
 * mathematics, `\left` and `\right`, fonts, braces, raised and lowered signs, emphasis, sizes of fractions, commands written as
 * the sign they stand for, a label put before, an ellipsis at an end, and backslashes that the JSON of the quotation swallowed.
 * A quotation without a letter or a digit is none.
 */
export function statementsOf(text: string): (quote: string) => boolean {
  const said = skeleton(text.slice(0, SEARCHED_UNITS.response));
  return (quote) => {
    const fragment = quote.slice(0, SEARCHED_UNITS.quote).replace(/^(?:\s|\.{3}|…)+|(?:\s|\.{3}|…)+$/g, '');
    return hasSubstance(fragment) && isFragmentOf(fragment, said);
  };
}

function isFragmentOf(fragment: string, said: string): boolean {
  const bare = fragment.replace(LEADING_LABEL, '').trim();
  // A label alone may be an option that was chosen; one with nothing but signs behind it states nothing.
  if (bare !== '' && !hasSubstance(bare)) return false;
  return [fragment, ...(bare === '' ? [] : [bare])]
    .flatMap((text) => [text, unswallowed(text)])
    .some((text) => said.includes(skeleton(text)));
}

function hasSubstance(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}

function unswallowed(text: string): string {
  return text.replace(/[\b\f\n\r\t](?=[a-z])/g, (char) => SWALLOWED[char] ?? char);
}

/** A text without what copying changes. */
function skeleton(text: string): string {
  return text
    .replace(/\\[dt]frac(?![a-zA-Z])/g, '\\frac')
    .replace(/\\(?:left|right)\s*\./g, '')
    .replace(
      /\\(?:left|right|[bB]igg?[lr]?|displaystyle|text|textbf|mathrm|mathbf|operatorname|boxed|quad|qquad)(?![a-zA-Z])/g,
      '',
    )
    .replace(
      /\\([a-zA-Z]+)/g,
      (command, name: string) => (Object.hasOwn(SIGNS, name) ? SIGNS[name] : command) ?? '',
    )
    .replace(/\\[()[\],;:! ]/g, '')
    .normalize('NFKC')
    .replace(/[\u2212\u2013]/g, '-')
    .replace(/[\s$*_^`{}\\&"'“”’~]/g, '');
}
