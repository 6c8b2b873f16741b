// The minified file: it is 330 kB smaller, and `dist` is checked out by every workflow that uses the action.
import katex from 'katex/dist/katex.min.js';
import type { Typeset } from '../lint/index.ts';

/** Largest formula that is typeset, in UTF-16 units; a longer one is refused rather than waited for. */
const MAX_FORMULA = 20_000;

/** Typesets with KaTeX, which knows what the renderers of GitHub, GitLab and notebooks have in common. */
export const typeset: Typeset = (latex) => {
  if (latex.length > MAX_FORMULA) return `it has ${latex.length} characters, expected at most ${MAX_FORMULA}`;
  try {
    katex.renderToString(latex, { throwOnError: true, strict: 'ignore', trust: false, displayMode: true });
    return undefined;
  } catch (error) {
    return (error instanceof Error ? error.message : String(error))
      .replace(/^KaTeX parse error: /, '')
      .replace(/[\u0332\u0333]/g, '')
      .replace(/ at position \d+:.*$/s, '');
  }
};
