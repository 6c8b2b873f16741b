/** Operators with bounds below them. */
const OPERATOR = String.raw`\\(lim|sum|prod|int|max|min)`;
const GROUP = String.raw`\{((?:[^{}]|\{[^{}]*\})*)\}`;

/** One sign over or under another, and what both are in one command; `$1` is what the command's first group holds. */
const STACKED: readonly (readonly [pattern: RegExp, written: string])[] = [
  [new RegExp(String.raw`\\mathop\s*\{\s*${OPERATOR}\s*\}`, 'g'), '\\$1 '],
  [new RegExp(String.raw`\\underset\s*${GROUP}\s*\{\s*${OPERATOR}\s*\}`, 'g'), '\\$2_{$1}'],
  [new RegExp(String.raw`\\overset\s*${GROUP}\s*\{\s*${OPERATOR}(_\{[^{}]*\})\s*\}`, 'g'), '\\$2$3^{$1}'],
  [
    /\\(?:overset|stackrel)\s*\{\s*(?:\\(?:text|mathrm|rm)\s*)?\{?\s*(?:def|!)\.?\s*\}?\s*\}\s*\{\s*=\s*\}/g,
    '=',
  ],
  [/\\stackrel\s*\{\s*<\s*\}\s*\{\s*\\sim\s*\}/g, '\\lesssim '],
  [/\\stackrel\s*\{\s*>\s*\}\s*\{\s*\\sim\s*\}/g, '\\gtrsim '],
  [/\\(?:overset|stackrel)\s*\{\s*\\(?:to|rightarrow|rightharpoonup)\s*\}\s*(?=\{)/g, '\\vec'],
  [/\\(?:overset|stackrel)\s*\{\s*\\sim\s*\}\s*(?=\{)/g, '\\tilde'],
];
const MAY_STACK = /\\(?:overset|underset|stackrel|mathop)(?![A-Za-z])/;

/** `\underset{x\to0}{\lim}` as `\lim_{x\to0}`, `\overset{\text{def}}{=}` as an equals sign, `\overset{\to}{F}` as `\vec F`. */
export function unstacked(latex: string): string {
  if (!MAY_STACK.test(latex)) return latex;
  return STACKED.reduce((text, [pattern, written]) => text.replace(pattern, written), latex);
}
