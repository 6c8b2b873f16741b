import { isUnitOfTwoWords } from '../math/unit-phrases.ts';
import { canonicalUnit } from '../math/units.ts';

/** Answers typed without LaTeX: names of letters and units in plain words, and words in front of a value. */

/** A word outside of commands, braces and subscripts, or a power as programming languages write it; few formulas have one. */
const MAY_HOLD_WORDS = /(?<![A-Za-z\\{_^])[A-Za-z]{2,}|\*\*/;
/** What is set as words or as one name already. */
const SET = String.raw`\\(?:text|mathrm|operatorname|mathbf|mathit|mathcal|mathbb|boldsymbol|mbox|begin|end)[a-z]*\*?\s*\{[^{}]*\}|[_^]\{[^{}]*\}|_[A-Za-z]+|\\[A-Za-z]+`;

const LETTERS =
  'alpha beta gamma delta epsilon zeta theta kappa lambda rho sigma tau phi chi psi omega Gamma Delta Theta Lambda Sigma Phi Psi Omega hbar pi';
const LETTER = new RegExp(`(${SET})|(?<![A-Za-z])(${LETTERS.split(' ').join('|')})(?![A-Za-z])`, 'g');

/** Words behind a number, to its end or to a sign. */
const BEHIND_NUMBER = new RegExp(
  `(${SET})|(?<=[0-9}]\\s*)(?<![A-Za-z])([A-Za-z]{3,}(?:\\s+[A-Za-z]{3,})*)(?![A-Za-z(])`,
  'g',
);
/** Without a space between them a millisecond, and no metre times a second; `ms^{-1}` is metres per second. */
const MILLISECONDS = /(?<=[0-9]\s*)ms(?![A-Za-z^])/g;
/** What a number counts, as the last word: `42 apples`. */
const COUNTED = /(?<=[0-9])\s+((?=[a-z]*[aeiou])[a-z]{4,})(?=[\s.]*$)/;
/** Two words of three letters or more joined to one. */
const HYPHENED = /(?<![A-Za-z\\-])([A-Za-z]{3,})-([A-Za-z]{3,})(?![A-Za-z-])/g;
const JOINS_UNITS = /^(?:per|squared|cubed|square|cubic)$/;

/** Words and the sign, or “is”, that ends them in front of a value. */
const IN_FRONT =
  /^((?:[A-Za-z][a-z'’-]+\s+|a\s+){0,11}[A-Za-z][a-z'’-]+)(\s*[=:]|\s+(?:is|are|equals)\s)\s*(?=\S)/;
/** No letters side by side: four or more with a vowel among them. */
const WORD = /(?<![A-Za-z])(?=[A-Za-z]*[aeiou])[A-Za-z]{4,}/;

const NUMBERS: Readonly<Record<string, string>> = {
  zero: '0',
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  ten: '10',
  'one half': '\\frac{1}{2}',
  infinity: '\\infty',
};

const POWER = /(?<=[A-Za-z0-9)\]}])\s*\*\*\s*(-?[0-9]+|[A-Za-z]|\([^()]*\))/g;

/**
 * The text with plain words set as LaTeX sets them: `theta` as the letter, `12 meters per second` and `the work done = 5 J`
 * with their words in `\text{…}`, `two` as a number where it is all, `x**2` as a power. Every other text comes back as it is.
 */
export function withSetWords(text: string): string {
  if (!MAY_HOLD_WORDS.test(text)) return text;
  const number = NUMBERS[text.trim().toLowerCase()];
  if (number !== undefined) return number;
  const joined = text.replace(HYPHENED, unhyphened);
  const powers = joined.includes('**') ? joined.replace(POWER, '^{$1}') : joined;
  const lettered = powers.replace(LETTER, (whole: string, set: string | undefined) =>
    set === undefined ? `\\${whole} ` : whole,
  );
  const measured = lettered.replace(BEHIND_NUMBER, (whole: string, set: string | undefined) =>
    set === undefined && areUnits(whole) ? ` \\text{${whole}}` : whole,
  );
  const counted = measured.replace(COUNTED, ' \\text{$1}');
  const timed = counted.replace(MILLISECONDS, '\\text{ms}');
  const front = IN_FRONT.exec(timed);
  if (front === null || !WORD.test(front[1] ?? '')) return timed;
  return `\\text{${front[0]}}${timed.slice(front[0].length)}`;
}

/** `light-years` and `newton-meters` in two words; a pound is a mass or a force, so that it stays. */
function unhyphened(whole: string, one: string, two: string): string {
  const areBoth = [one, two].every(
    (word) => canonicalUnit(word) !== undefined && !/^(?:lb|pound)/.test(word),
  );
  return areBoth || isUnitOfTwoWords(one, two) ? `${one} ${two}` : whole;
}

function areUnits(words: string): boolean {
  const split = words.split(/\s+/);
  const [one = '', two = '', ...more] = split;
  if (more.length === 0 && isUnitOfTwoWords(one, two)) return true;
  return split.every((word, at) => (at > 0 && JOINS_UNITS.test(word)) || canonicalUnit(word) !== undefined);
}
