import { canonicalUnit } from '../math/units.ts';

/** Longer texts are no answer with a remark, and looking for one behind a million spaces would take minutes. */
const MAX_TEXT = 2000;

/** Words in brackets behind an answer: `\quad \text{(Drude)}`, `\text{ (sodium D line)}`. */
const REMARK =
  /(?:\s|\\[ ,;:!]|\\q?quad(?![A-Za-z])|~)*\\text\s*\{\s*\(\s*([A-Za-z][A-Za-z\s,.'’–-]*)\)\s*\}\s*\.?\s*$/;

/**
 * Words that may change what the answer says: denials and limits, signs and directions, parts and multiples, units and
 * what is counted, places and conditions. English grammar, no source.
 */
const LIMITS = new RegExp(
  `(?<![a-z])(?:${[
    'no|not|non[a-z]*|never|except|without|minus|negative|opposite|reverse[a-z]*|anti[a-z]*|plus|positive',
    'up|down|upwards?|downwards?|inwards?|outwards?|left|right|towards?|away|north|south|east|west|[a-z]*clockwise',
    'per|each|every|total|half|twice|double|times|both|one|two|three|single|pair|magnitude|absolute|modulus|square[a-z]*',
    'real|imaginary|part|component|average|mean|maximum|minimum|max|min|least|most|upper|lower|bound|order|peak|rms',
    'in|at|for|if|when|where|only|on|of|with|from|units?|degrees?|radians?|percent|approx[a-z]*|about|roughly|nearly',
    'virtual|inverted|upright|erect|increas[a-z]*|decreas[a-z]*|loss|lost|gain|repuls[a-z]*|attract[a-z]*',
    'converging|diverging|stable|unstable|allowed|forbidden|even|odd|wrong|old|new|initial|final|before|after|or|and',
  ].join('|')})(?![a-z])`,
  'i',
);

/** An answer without the words in brackets behind it. */
export interface Remarked {
  readonly text: string;
  readonly words: string;
  /** The words may change what the answer says. */
  readonly isLimiting: boolean;
}

/** What stands before words in brackets at the end; undefined where there are none, or they may be a unit, a label or a name. */
export function withoutBracketRemark(text: string): Remarked | undefined {
  if (text.length > MAX_TEXT || !text.includes('\\text')) return undefined;
  const found = REMARK.exec(text);
  const words = found?.[1]?.trim() ?? '';
  const before = text.slice(0, found?.index ?? 0);
  const says = words.split(/[\s,.]+/).some((word) => word.length > 3 && canonicalUnit(word) === undefined);
  return says && before.trim() !== '' ? { text: before, words, isLimiting: LIMITS.test(words) } : undefined;
}
