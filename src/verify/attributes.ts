import { answeredBy } from './opposites.ts';

/** Words around the attributes of one thing that add nothing to them. */
const ARTICLE = /^(?:the|an?|it|this|its|and)$/;
const COPULA = /^(?:is|are)$/;
/** What the attributes are said of. */
const NOUN =
  /^(?:image|interval|transition|phase|process|equilibrium|orbit|wave|force|reaction|state|semiconductor)$/;
/** An ordinal in front of what it counts makes one phrase of the two. */
const ORDINAL = /^(?:zeroth|first|second|third|fourth|fifth)$/;

/** What two lists of attributes say of each other; `unknown` where a text is no such list. */
export type Attributes = 'same' | 'other' | 'open' | 'unknown';

/**
 * Compares two texts that are nothing but attributes of one thing, `real, inverted` and “the image is virtual and upright”, question
 * by question: one opposite makes them different, and they are the same where both answer the same questions alike. What the
 * reference names has to be named again to be the same, and another thing says nothing of it.
 */
export function compareAttributes(one: readonly string[], two: readonly string[]): Attributes {
  const [known, given] = [attributesOf(one), attributesOf(two)];
  if (known === undefined || given === undefined) return 'unknown';
  const areOfOneThing = known.nouns === given.nouns;
  if (!areOfOneThing && known.nouns !== '' && given.nouns !== '') return 'unknown';
  const [a, b] = [known.answers, given.answers];
  const shared = [...a.keys()].filter((question) => b.has(question));
  if (shared.some((question) => a.get(question) !== b.get(question))) return 'other';
  const areAll = shared.length === a.size && shared.length === b.size;
  return areAll && (areOfOneThing || known.nouns === '') ? 'same' : 'open';
}

/** What is said of which thing: the answers by their questions, and the names of the thing. */
interface Said {
  readonly answers: ReadonlyMap<string, string>;
  readonly nouns: string;
}

/** Undefined where the text holds other words, or two answers to one question. */
function attributesOf(words: readonly string[]): Said | undefined {
  const answers = new Map<string, string>();
  const left = inPhrases(words);
  for (const word of left) {
    if (ARTICLE.test(word) || COPULA.test(word) || NOUN.test(word)) continue;
    const said = attributeOf(word);
    if (said === undefined || answers.has(said.question)) return undefined;
    answers.set(said.question, said.answer);
  }
  const nouns = left.filter((word) => NOUN.test(word)).join(' ');
  return answers.size > 0 && isOneClause(left) ? { answers, nouns } : undefined;
}

/** `upside down` as one word, and `first order` with the ordinal as its answer. */
function inPhrases(words: readonly string[]): readonly string[] {
  const text = words
    .map((word) => word.toLowerCase())
    .join(' ')
    .replace(/\bupside down\b/g, 'inverted');
  const phrases = text.split(' ');
  return phrases.flatMap((word, at) => {
    if (ORDINAL.test(word) && phrases[at + 1] === 'order') return [`${word} order`];
    return word === 'order' && ORDINAL.test(phrases[at - 1] ?? '') ? [] : [word];
  });
}

function attributeOf(word: string): { readonly question: string; readonly answer: string } | undefined {
  return word.endsWith(' order') ? { question: 'order', answer: word } : answeredBy(word);
}

/** One copula at most, behind what the attributes are said of. */
function isOneClause(words: readonly string[]): boolean {
  const copulas = [...words.keys()].filter((at) => COPULA.test(words[at] ?? ''));
  const [at = 0, ...more] = copulas;
  return more.length === 0 && words.slice(0, at).every((word) => ARTICLE.test(word) || NOUN.test(word));
}
