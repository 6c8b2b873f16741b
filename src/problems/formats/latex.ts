/** A number as JSON holds it, in LaTeX: `3e-36` is `3 \times 10^{-36}`; very small ones are in powers of ten too. */
export function latexOfNumber(value: number): string {
  const text = Math.abs(value) < 1e-4 && value !== 0 ? value.toExponential() : String(value);
  const [digits = '', exponent] = text.split('e');
  return exponent === undefined ? digits : `${digits} \\times 10^{${Number(exponent)}}`;
}

/** A value and its unit, which other sets keep apart; a unit may begin with a power of ten, as in `$10^{11} \mathrm{~J}$`. */
export function withUnit(latex: string, unit: string): string {
  const bare = withoutDollars(unit);
  if (bare === '') return latex;
  return /^10\b/.test(bare) ? `${latex} \\times ${bare}` : `${latex} \\, ${bare}`;
}

/** A text that is one formula, without the dollars around it. */
export function withoutDollars(text: string): string {
  const trimmed = text.trim();
  const inner = /^\$\$?([^$]*?)\$\$?$/.exec(trimmed)?.[1];
  return (inner ?? trimmed).trim();
}

/** An id that this tool takes: other characters than letters, digits and `. _ / -` become `-`. */
export function toId(text: string): string {
  return text.trim().replace(/[^A-Za-z0-9._/-]+/g, '-');
}
