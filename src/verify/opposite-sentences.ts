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

const COPULA = /^(?:is|are|was|were)$/;
