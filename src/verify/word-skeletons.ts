/** Two sentences of the same words around one formula, which they differ in. */
export interface Remainders {
  readonly reference: string;
  readonly candidate: string;
}

/** Longer texts are no answer in a sentence. */
const MAX_TEXT = 300;
/** So many shared words, one of them a verb, make a sentence around a formula and no heading. */
const MIN_SHARED = 3;
const VERB =
  /^(?:is|are|was|were|has|have|becomes?|stays?|remains?|exists?|occurs?|vanish(?:es)?|diverges?|converges?|oscillates?|escapes?|moves?)$/;
const WORD = /^(?:[A-Za-z][A-Za-z'’-]+|a)$/;
/** Words that turn or count what stands behind them; around one formula they still say the same on both sides. */
const BEGINS = /^\s*[A-Za-z]{2,}\s+[A-Za-z]{2,}\s/;

/**
 * What is left of two sentences without the words that both begin with and both end with: `n < 3` and `n > 3` of “The orbit is stable if
 * $n<3$”. Undefined where other words are left, or too few are shared to make a sentence.
 */
export function remaindersOf(reference: string, candidate: string): Remainders | undefined {
  if (![reference, candidate].every((text) => text.length <= MAX_TEXT && BEGINS.test(text))) return undefined;
  const [one, two] = [tokensOf(reference), tokensOf(candidate)];
  const shared = Math.min(one.length, two.length);
  let front = 0;
  while (front < shared && isShared(one[front], two[front])) front += 1;
  let back = 0;
  while (back < shared - front && isShared(one.at(-1 - back), two.at(-1 - back))) back += 1;
  const words = [...one.slice(0, front), ...one.slice(one.length - back)];
  if (words.length < MIN_SHARED || !words.some((word) => VERB.test(word))) return undefined;
  const left = [one, two].map((tokens) => tokens.slice(front, tokens.length - back).join(' '));
  const [known = '', given = ''] = left;
  return left.every(isFormula) ? { reference: known, candidate: given } : undefined;
}

/** Pieces between spaces, without the delimiters of formulas and the full stop at the end. */
function tokensOf(text: string): readonly string[] {
  return text
    .replace(/\\text[a-z]*\s*\{([^{}]*)\}/g, ' $1 ')
    .replace(/\$|\\[()]/g, ' ')
    .trim()
    .replace(/\.$/, '')
    .split(/\s+/);
}

function isShared(one: string | undefined, two: string | undefined): boolean {
  return one !== undefined && one.toLowerCase() === two?.toLowerCase() && WORD.test(one);
}

/** No words of prose, and something to compare. */
function isFormula(text: string): boolean {
  return text !== '' && !/(?<![A-Za-z\\{])[A-Za-z]{2,}(?![A-Za-z}])/.test(text) && !/[,;:]/.test(text);
}
