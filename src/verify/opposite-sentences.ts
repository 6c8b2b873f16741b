/** Words by which a sentence may say the same with the opposite word. */
const TURNS =
  /^(?:not|no|non|never|neither|nor|either|both|or|and|but|except|unless|than|if|when|while|whereas|opposite|other|without|fails?|lacks?|isn['’]t|aren['’]t|doesn['’]t|cannot|can['’]t)$/;

/**
 * Whether two sentences say opposite things: equal but for one word, in whose place the other has one that excludes it; or such a
 * word alone beside a sentence about one thing that ends with its opposite, `stable` and “the equilibrium is unstable”.
 */
export function sentencesExclude(
  one: readonly string[],
  two: readonly string[],
  exclude: (one: string, two: string) => boolean,
): boolean {
  if (correctsItself(one, two, exclude) || correctsItself(two, one, exclude)) return true;
  if ([...one, ...two].some((word) => TURNS.test(word))) return false;
  if (one.length === two.length) {
    const unlike = [...one.keys()].filter((at) => one[at] !== two[at]);
    const [at = -1] = unlike;
    return unlike.length === 1 && exclude(one[at] ?? '', two[at] ?? '');
  }
  const [short, long] = one.length < two.length ? [one, two] : [two, one];
  const [word, ...more] = short;
  const copulas = long.filter((other) => COPULA.test(other));
  if (word === undefined || more.length > 0 || copulas.length !== 1) return false;
  return COPULA.test(long.at(-2) ?? '') && exclude(word, long.at(-1) ?? '');
}

/** “It is not attractive, it is repulsive” beside attractive: a sentence that denies the one word and ends with its opposite. */
function correctsItself(
  short: readonly string[],
  long: readonly string[],
  exclude: (one: string, two: string) => boolean,
): boolean {
  const [word, ...more] = short;
  const last = long.at(-1);
  if (word === undefined || more.length > 0 || last === undefined || !exclude(word, last)) return false;
  const denied = long.indexOf('not');
  const between = long.slice(denied + 2, -1).join(' ');
  const before = long.slice(0, denied);
  return (
    denied > 0 &&
    long[denied + 1] === word &&
    COPULA.test(before.at(-1) ?? '') &&
    !before.some((other) => TURNS.test(other.toLowerCase())) &&
    /^(?:it is|they are|but|but rather|rather|but it is|but they are|it was|they were)$/.test(between)
  );
}

/** Words that make the subject of a sentence another thing than the one that is asked for, or leave it open. */
const LIMITS =
  /^(?:only|hardly|rarely|barely|few|some|any|every|each|nothing|none|former|latter|first|second|third|last|previous|next|wrong|false|alleged|supposed|usual|trivial|excited|one|two|another|same|contrary|claim|statement|assumption|question|possible|maybe|perhaps|almost|nearly|says?|said|thinks?|believes?|claims?|assumes?|guess|if|whether)$/;
/** A subject and a copula in front of the word: “the spectrum is”, “it is”. */
const MAX_SUBJECT = 4;

/** Whether a sentence about one thing says of it the one word of the other text, `gapless` and “the spectrum is gapless”. */
export function sentenceSays(word: string, sentence: readonly string[]): boolean {
  const subject = sentence.slice(0, -2);
  if (sentence.at(-1) !== word || !COPULA.test(sentence.at(-2) ?? '')) return false;
  if (
    subject.length === 0 ||
    subject.length > MAX_SUBJECT ||
    !/^(?:the|this|it|they|its)$/i.test(subject[0] ?? '')
  )
    return false;
  return !subject.some((other) => TURNS.test(other) || LIMITS.test(other) || COPULA.test(other));
}

const COPULA = /^(?:is|are|was|were)$/;
