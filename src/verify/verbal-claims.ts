import { answeredBy, timesOf } from './opposites.ts';

/** What a sentence says of its subject: one answer to one question, or that it is not that answer. */
export interface Claim {
  readonly question: string;
  readonly answer: string;
  readonly denied: boolean;
  /** Without articles and pronouns; empty where the sentence names none. */
  readonly subject: string;
  /** What stands behind the word in the same clause. */
  readonly tail: string;
}

/** Longer texts are no verbal answer. */
const MAX_TEXT = 500;

/** Where the clause that answers ends, and what stands behind it only explains. */
const CLAUSE_ENDS =
  /[.,:;()–—$\\=<>0-9]|\b(?:because|since|as|so|hence|thus|therefore|which|where|due to|owing to)\b/;

/** Phrases of several words by the one word that says the same of the subject. English usage, no source. */
const PHRASES: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:does|do|did|will) not (?:change|vary)\b|\b(?:stays?|remains?|is kept|is left) (?:the same|unchanged|constant|unaltered)\b|\bno change\b/g,
    'unchanged',
  ],
  [/\bgo(?:es)? up\b/g, 'rises'],
  [/\bgo(?:es)? down\b/g, 'falls'],
  [/(?<=[a-z])-fold\b/g, 'fold'],
  [/\bnon-degenerate\b/g, 'nondegenerate'],
];

/** Words by which a text may say more than one thing, or the opposite of what it seems to say. */
const TURNS =
  /^(?:not|no|non|never|neither|nor|either|both|or|and|but|except|unless|than|if|when|while|whereas|opposite|otherwise|however|although|though|yet|still|only|even|other|others|without|fails?|lacks?|cannot|until|most|some|sometimes|always|every|each|any|all|almost|nearly|hardly|barely|maybe|perhaps|possibly|probably|false|wrong|incorrect|untrue|[a-z]+n['’]t)$/;
const COPULA = /^(?:is|are|was|were|be|becomes?|stays?|remains?)$/;
const AUXILIARY = /^(?:does|do|did|will|must)$/;
const VERB =
  /^(?:increases?|rises?|grows|decreases?|falls?|drops|converges|diverges|unchanged|doubles|triples|quadruples|halves)$/;
/** Verbs that say how many times without a word behind them. */
const CHANGES = /^(?:doubles|triples|quadruples|halves|doubled|tripled|quadrupled|halved)$/;
const ARTICLE = /^(?:the|an?|this|that|these|those|its?|they|their)$/;
/** Words of a subject that make it one of several things. */
const SINGLED =
  /^(?:first|second|third|last|next|previous|former|latter|one|two|three|another|same|trivial|usual|excited)$/;
const MAX_SUBJECT = 6;

/**
 * What a text in plain words says in its first clause: `The ground state is fourfold degenerate`, `Forbidden, because …`, `No change: …`.
 * Undefined where the clause says anything else, or the text holds words that may take it back or speak of another case.
 */
export function claimOf(text: string): Claim | undefined {
  if (text.length > MAX_TEXT || !/^[^A-Za-z]*(?:\\text[a-z]*\s*\{\s*)?[A-Za-z]{2}/.test(text))
    return undefined;
  const plain = PHRASES.reduce(
    (said, [phrase, word]) => said.replace(phrase, word),
    text
      .replace(/\\text[a-z]*\s*\{|[{}*]/g, ' ')
      .trim()
      .toLowerCase(),
  );
  const end = CLAUSE_ENDS.exec(plain)?.index ?? plain.length;
  const clause = wordsIn(plain.slice(0, end));
  const claim = claimIn(clause);
  if (claim === undefined) return undefined;
  const rest = wordsIn(plain.slice(end));
  return rest.some((word, at) => turnsAt(rest, at) || contradicts(claim, word)) ? undefined : claim;
}

/** A word that may take the clause back; “is only half filled” and “is not conserved” say something of another thing. */
function turnsAt(rest: readonly string[], at: number): boolean {
  const word = rest[at] ?? '';
  if (!TURNS.test(word) || /^(?:and|all|each|every|any)$/.test(word)) return false;
  return !(/^(?:only|not)$/.test(word) && COPULA.test(rest[at - 1] ?? ''));
}

/** Whether a word behind the clause gives another answer to its question, or the one that it denies. */
function contradicts({ question, answer, denied }: Claim, word: string): boolean {
  const other = answeredBy(word);
  if (question.startsWith('times')) return timesOf(word) !== undefined && String(timesOf(word)) !== answer;
  return other !== undefined && other.question === question && (denied || other.answer !== answer);
}

function wordsIn(text: string): readonly string[] {
  return text.match(/[a-z]+(?:['’-][a-z]+)*/g) ?? [];
}

function claimIn(words: readonly string[]): Claim | undefined {
  const found = [...words.keys()].filter((at) => said(words, at) !== undefined);
  const [at = -1, ...more] = found;
  const what = said(words, at);
  if (what === undefined || more.length > 0) return undefined;
  const before = words.slice(0, at);
  const denied = before.at(-1) === 'not';
  const front = denied ? before.slice(0, -1) : before;
  const subject = subjectOf(front, words[at] ?? '');
  const tail = words.slice(at + what.length);
  if (subject === undefined || [...subject, ...tail].some((word) => TURNS.test(word))) return undefined;
  const { question, answer } = what;
  return { question, answer, denied, subject: subject.join(' '), tail: tail.join(' ') };
}

/** What the word at a place, or a numeral and the word that it counts, answers; `length` in words. */
function said(
  words: readonly string[],
  at: number,
): { readonly question: string; readonly answer: string; readonly length: number } | undefined {
  const word = words[at] ?? '';
  const times = timesOf(word);
  const counted = words[at + 1];
  if (times !== undefined && counted !== undefined)
    return { question: `times ${counted}`, answer: String(times), length: 2 };
  if (times !== undefined && CHANGES.test(word))
    return { question: 'times', answer: String(times), length: 1 };
  const found = answeredBy(word);
  if (found === undefined || timesOf(words[at - 1] ?? '') !== undefined) return undefined;
  return { ...found, length: 1 };
}

/** The words in front of the answer without the copula; undefined where they are no subject of it. */
function subjectOf(front: readonly string[], word: string): readonly string[] | undefined {
  const [noun, ...more] = front.toReversed();
  if (/^an?$/.test(noun ?? '') && more.length > 0) return subjectOf(more.toReversed(), word);
  const last = noun ?? '';
  const isJoined = COPULA.test(last) || AUXILIARY.test(last);
  if (front.length > 0 && !isJoined && !VERB.test(word)) return undefined;
  const words = (isJoined ? front.slice(0, -1) : front).filter((other) => !ARTICLE.test(other));
  return words.length > MAX_SUBJECT || words.some((other) => COPULA.test(other) || AUXILIARY.test(other))
    ? undefined
    : words;
}

/**
 * Whether two claims cannot both be right: other answers to one question, or one that the other denies. Undefined subjects and cases
 * are those of the question; a claim about another subject, or about a case that only it names, excludes nothing.
 */
export function claimsExclude(reference: Claim, candidate: Claim): boolean {
  if (reference.question !== candidate.question) return false;
  if (candidate.tail !== '' && candidate.tail !== reference.tail) return false;
  if (!areOfOneSubject(reference.subject, candidate.subject)) return false;
  const isSame = reference.answer === candidate.answer;
  if (reference.denied !== candidate.denied) return isSame;
  return !isSame && !reference.denied;
}

function areOfOneSubject(one: string, two: string): boolean {
  if (one === two) return true;
  if (one !== '' && two !== '') return false;
  return !`${one}${two}`.split(' ').some((word) => SINGLED.test(word));
}
