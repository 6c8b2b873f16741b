import { compareAttributes } from './attributes.ts';
import { sentenceSays, sentencesExclude } from './opposite-sentences.ts';
import { answeredBy, wordsExclude } from './opposites.ts';

/** What a text says when it is no formula: an option of a multiple choice, or one or more words. */
export type Verbal =
  | { readonly kind: 'option'; readonly letter: string; readonly marked: boolean }
  | { readonly kind: 'words'; readonly words: readonly string[]; readonly marked: boolean };

/** How two verbal answers relate; `unknown` leaves the pair to the other rules. */
export type VerbalRelation = 'same' | 'other' | 'open' | 'unknown';

const MAX_WORDS = 200;
const TYPE = /\\(?:text|textbf|textrm|textit|textsf|textnormal|mathrm|mathit|mathsf)\*?(?![A-Za-z])/g;
const IS_TYPED = new RegExp(TYPE.source);
/** Some of the characters that no words have. */
const IN_FORMULA = /[0-9=+^_/<>|]/;
const SPACES = /\\(?:quad|qquad|left|right)(?![A-Za-z])|\\[ ,;:!]|~/g;
/** Words around the letter of an option. */
const OPTION_WORDS = new Set(['option', 'answer', 'choice', 'the', 'is', 'correct']);

/** Reads a text as an option or as words; undefined when it is a formula. */
export function readVerbal(text: string): Verbal | undefined {
  if (text.length > MAX_WORDS) return undefined;
  if (IN_FORMULA.test(text)) return undefined;
  const typed = IS_TYPED.test(text);
  const plain = text.replace(TYPE, ' ').replace(SPACES, ' ');
  if (/[^A-Za-z\s(){}[\].,:;$*'’-]/.test(plain)) return undefined;
  const words = plain
    .replace(HYPHENED, unhyphened)
    .replace(/[^A-Za-z'’]+/g, ' ')
    .trim()
    .split(' ')
    .filter((word) => word !== '');
  return readOption(plain, words, typed) ?? readWords(plain, words, typed);
}

/** A word of two parts that is one word without the hyphen: `space-like`, `counter-clockwise`, `non-degenerate`. */
const HYPHENED = /(?<![A-Za-z-])([A-Za-z]+)-([A-Za-z]+)(?![A-Za-z-])/g;

function unhyphened(whole: string, one: string, two: string): string {
  return answeredBy(`${one}${two}`.toLowerCase()) === undefined ? whole : `${one}${two}`;
}

function readOption(plain: string, words: readonly string[], typed: boolean): Verbal | undefined {
  // `-(x)` and `(x)'` are quantities.
  if (/[-'’]/.test(plain)) return undefined;
  const letters = words.filter((word) => !OPTION_WORDS.has(word.toLowerCase()));
  const [letter = ''] = letters;
  if (letters.length !== 1 || !/^[A-Za-z]$/.test(letter)) return undefined;
  const bracketed = /^[^A-Za-z()]*\(?[\s{]*[A-Za-z][\s}]*\)[^A-Za-z()]*$/.test(
    plain.replace(/\b(?:option|answer|choice|the|is|correct)\b/gi, ' '),
  );
  const named = words.length > 1;
  if (!bracketed && !named && !typed && !/^\s*[A-Za-z]\s*$/.test(plain)) return undefined;
  return { kind: 'option', letter, marked: bracketed || named };
}

/** Letters in words with single hyphens and apostrophes in them, and the punctuation of a sentence. */
const PROSE = /^[\s{}$]*[A-Za-z]+(?:(?:[\s{}$,;:]+|['’-])[A-Za-z]+)*[\s{}$]*[.*]?[\s{}$]*$/;

function readWords(plain: string, words: readonly string[], typed: boolean): Verbal | undefined {
  if (!words.some((word) => word.length > 1) || !PROSE.test(plain)) return undefined;
  const marked = typed || (words.length === 1 && answeredBy((words[0] ?? '').toLowerCase()) !== undefined);
  return { kind: 'words', words: words.map(withoutCapital), marked };
}

/** A capital at the front of a word says nothing; short words and capitals elsewhere may be symbols and units. */
function withoutCapital(word: string): string {
  return /^[A-Z][a-z]{2,}$/.test(word) || answeredBy(word.toLowerCase()) !== undefined
    ? word.toLowerCase()
    : word;
}

/** Compares two verbal answers, or a verbal reference with what may be its bare spelling. */
export function compareVerbal(reference: Verbal, candidate: Verbal): VerbalRelation {
  if (reference.kind === 'option' && candidate.kind === 'option') return compareOptions(reference, candidate);
  if (reference.kind !== 'words' || candidate.kind !== 'words') return 'unknown';
  if (!reference.marked && !candidate.marked) return 'unknown';
  if (reference.words.join(' ') === candidate.words.join(' ')) return 'same';
  const [one, two] = [reference.words, candidate.words];
  const attributes = one.length + two.length > 2 ? compareAttributes(one, two) : 'unknown';
  if (attributes === 'same' || attributes === 'other') return attributes;
  if (saysTheWord(reference, candidate)) return 'same';
  if (one.length > 1 || two.length > 1) return sentencesExclude(one, two, wordsExclude) ? 'other' : 'open';
  return compareSingle(one[0] ?? '', two[0] ?? '');
}

/** Words by which a sentence behind an option takes it back, limits it or adds another one. */
const TAKES_BACK =
  /(?<![A-Za-z\\])(?:and|or|nor|not|no|none|neither|both|either|never|cannot|except|unless|only|if|but|without|also|else|instead|rather|wrong|false|incorrect|invalid|untrue|impossible|excluded|isn['’]t|can['’]t|doesn['’]t)(?![A-Za-z])/i;
/** A further letter of an option in brackets, alone or behind a comma. */
const FURTHER_OPTION = /\(\s*[A-Ha-h]\s*\)|(?<![A-Za-z\\])[A-H]\)|[,;/&]\s*[A-H](?![A-Za-z])/;
/** A sign that goes on with a formula or a list. */
const GOES_ON =
  /^\s*[-+*/=<>,;&|^_!]|^\s*\\(?:cdot|times|neq?|leq?|geq?|to|pm|lor|land|neg|wedge|vee|cup|cap)(?![A-Za-z])/;

/** Whether the text behind the letter of an option may be nothing but the option's wording. */
export function isWording(text: string): boolean {
  const plain = text.replace(TYPE, ' ').replace(SPACES, ' ').replace(/[{}$]/g, ' ');
  return !GOES_ON.test(plain) && !TAKES_BACK.test(plain) && !FURTHER_OPTION.test(plain);
}

/**
 * Whether one text joins its parts by “and” where the other has “or”. Between the solutions of an equation, `x = 1 or x = 2`,
 * people write both.
 */
export function jointsDiffer(one: string, two: string): boolean {
  const [a, b] = [jointsIn(one), jointsIn(two)];
  if ([one, two].every((text) => text.includes('=') && !/[<>]|\\[lg]e/.test(text) && !namesSeveral(text)))
    return false;
  if (a.or !== b.or && [one, two].every(namesSeveral)) return true;
  return (a.and && !a.or && b.or && !b.and) || (a.or && !a.and && b.and && !b.or);
}

/** `x = 1 or y = 2`: roots are of one name, and may stand beside each other by either word. */
function namesSeveral(text: string): boolean {
  return (
    new Set(
      [...text.matchAll(/(?<![A-Za-z])(\\?[A-Za-z]+(?:_\{?[A-Za-z0-9]+\}?)?)\s*=/g)].map(([, name]) => name),
    ).size > 1
  );
}

function jointsIn(text: string): { readonly and: boolean; readonly or: boolean } {
  return {
    and: /(?<![A-Za-z])and(?![A-Za-z])|\\(?:land|wedge)(?![A-Za-z])/.test(text),
    or: /(?<![A-Za-z])or(?![A-Za-z])|\\(?:lor|vee)(?![A-Za-z])/.test(text),
  };
}

type Option = Verbal & { readonly kind: 'option' };
type Words = Verbal & { readonly kind: 'words' };

/** An option's letter has no case; a bare letter may be a quantity, which has. */
function compareOptions(reference: Option, candidate: Option): VerbalRelation {
  if (reference.letter === candidate.letter) return 'same';
  if (!reference.marked && !candidate.marked) return 'unknown';
  return reference.letter.toLowerCase() === candidate.letter.toLowerCase() ? 'same' : 'other';
}

/** One word asked for that is no option, and a sentence that says just that of its subject. */
function saysTheWord(reference: Words, candidate: Words): boolean {
  const [word = '', ...more] = reference.words;
  return more.length === 0 && word.length > 2 && sentenceSays(word, candidate.words);
}

const ENDINGS = /(?:s|es|d|ed|ing|ly|wards?|al)$/;

function compareSingle(one: string, two: string): VerbalRelation {
  const [a, b] = [answeredBy(one), answeredBy(two)];
  if (a !== undefined && b !== undefined) {
    if (a.question !== b.question) return 'open';
    return a.answer === b.answer ? 'same' : 'other';
  }
  const stem = (word: string) => word.replace(ENDINGS, '');
  return stem(one) === stem(two) ? 'open' : 'other';
}
