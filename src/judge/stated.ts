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
  ...{ le: '≤', leq: '≤', ge: '≥', geq: '≥', ll: '≪', gg: '≫', to: '→', rightarrow: '→', infty: '∞' },
  ...{ hbar: 'ħ', ell: 'ℓ', partial: '∂', nabla: '∇', circ: '°', sqrt: '√', int: '∫', sum: '∑', prod: '∏' },
  ...{ alpha: 'α', beta: 'β', gamma: 'γ', delta: 'δ', epsilon: 'ϵ', varepsilon: 'ε', zeta: 'ζ', eta: 'η' },
  ...{ theta: 'θ', kappa: 'κ', lambda: 'λ', mu: 'μ', nu: 'ν', xi: 'ξ', pi: 'π', rho: 'ρ', sigma: 'σ' },
  ...{ tau: 'τ', phi: 'ϕ', varphi: 'φ', chi: 'χ', psi: 'ψ', omega: 'ω', Gamma: 'Γ', Delta: 'Δ', Theta: 'Θ' },
  ...{ Lambda: 'Λ', Xi: 'Ξ', Pi: 'Π', Sigma: 'Σ', Phi: 'Φ', Psi: 'Ψ', Omega: 'Ω' },
};

/** A part label that a judge writes before what it quotes: `(a)`, `(b)(ii)`, `a)`, `Part (a):`. */
const LEADING_LABEL = /^\s*(?:part\s+)?(?:(?:\([a-z0-9]{1,4}\))+[:.]?|[a-z]{1,3}(?:\)|[.:]\s))\s*/i;

/**
 * Tells whether the words that a judge quotes as an answer do stand in `response`, which is read once for all quotations from
 * it. What copying changes does not count: white space, delimiters and spacing commands of mathematics, `\left` and `\right`, fonts, braces, raised and lowered
 * signs, emphasis, sizes of fractions, commands written as the sign they stand for, a label put before, and backslashes that
 * the JSON of the quotation swallowed. Fragments joined by an ellipsis each have to occur. A quotation without a letter or a
 * digit is none.
 */
export function statementsOf(response: string): (quote: string) => boolean {
  const said = skeleton(response.slice(0, SEARCHED_UNITS.response));
  return (quote) => {
    const fragments = quote
      .slice(0, SEARCHED_UNITS.quote)
      .split(/\.{3}|…|\\[cl]?dots\b/)
      .filter(hasSubstance);
    return fragments.length > 0 && fragments.every((fragment) => isFragmentOf(fragment, said));
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
