// Renames every symbol of a pair and changes its numbers, the same way on both sides, so that a verifier which knows a
// pair by its text loses it. The new names are a permutation within classes that carry no meaning of their own, so the
// label stays; a number is changed only where both sides write it equally often, so that what it equals changes with it.
import { generator } from './generator.mjs';

/**
 * Names that stand for the same sort of thing: whole numbers, complex numbers, other quantities, indices, angles. Names
 * outside have a meaning of their own. A capital takes the place its small letter takes.
 */
const CLASSES = [
  [...'jklmn'],
  [...'wz'],
  [...'abpquv'],
  [...'rxy'],
  String.raw`\alpha \beta \gamma \delta \kappa \lambda \rho`.split(' '),
  String.raw`\chi \eta \phi \theta \xi`.split(' '),
];
const CAPITALS = new Set('ABKLMPUVXY');

/** Text in which letters are words or units, and environments. */
const UPRIGHT =
  /\\(?:text|textbf|textrm|mathrm|operatorname|begin|end|label|mathbb|mathcal|rm|bf)\s*\*?\s*(?:\{(?:[^{}]|\{[^{}]*\})*\}|[A-Za-z]+)/;
const TOKEN = new RegExp(`${UPRIGHT.source}|\\\\[A-Za-z]+|\\\\.|[0-9]+(?:\\.[0-9]+)?|[A-Za-z]|[^]`, 'g');
/** A letter that is applied to an argument may be a function, whose name has a meaning. */
const APPLIED = /^(?:\s|[_^](?:\{[^{}]*\}|.)|'|\\!|\\left|\\,)*[([]/;
/** Letters that spell a unit behind a number, or a word. */
const UNIT_OR_WORD =
  /[0-9}\s~,](?:\\[,;: ])*\s*(?:[kcmµnMG]?(?:m|g|s|Hz|eV|V|A|W|J|N|Pa|K|T)|erg|ergs|cm)\b|[A-Za-z]{4,}|(?<![A-Za-z\\\\])(?:and|or|for|cos|sin|tan|cot|log|exp|if)(?![A-Za-z])/;

/** One letter that may be an option, or letters that are not ASCII and would keep their names. */
const FIXED =
  /^[\s$\\(]*(?:text|mathrm|boxed)?\s*\{?\(?[A-Za-z]\)?\}?[\s$.)]*$|[^\x00-\x7f]|\\\\[A-Za-z]{2}|\\ell/;

/**
 * New names in the order of the old ones, because `(p, q) = (3, 2)` names its values in the order of the alphabet.
 */
function renaming(texts, next) {
  if (texts.some((text) => FIXED.test(text))) return new Map();
  const bare = texts.join(' ').replace(/\\[A-Za-z]+/g, ' ');
  // Where italic letters may spell a unit or a word, another letter would spell another one.
  const classes = UNIT_OR_WORD.test(bare) ? CLASSES.slice(3) : CLASSES;
  const tokens = new Set(
    texts.flatMap(tokensOf).map((token) => (CAPITALS.has(token) ? token.toLowerCase() : token)),
  );
  const applied = new Set(texts.flatMap(functionsOf).map((token) => token.toLowerCase()));
  const pairs = classes.flatMap((names) => {
    const free = names.filter((name) => !applied.has(name));
    const used = free.filter((name) => tokens.has(name));
    const others = chosen(free, used, next);
    return used.map((name, at) => [name, others[at]]);
  });
  const capitals = pairs.map((pair) => pair.map((name) => name.toUpperCase()));
  return new Map([...pairs, ...capitals.filter((pair) => pair.every((name) => CAPITALS.has(name)))]);
}

/** Draws after which names may stay as they are. */
const DRAWS = 8;

/** As many of the items as are used, in their order; others than those used where that can be had. */
function chosen(items, used, next) {
  let found = [];
  for (let draw = 0; draw < DRAWS; draw += 1) {
    found = [...items];
    while (found.length > used.length) found.splice(Math.floor(next() * found.length), 1);
    if (found.every((name, at) => name !== used[at])) break;
  }
  return found;
}

const tokensOf = (text) => [...text.matchAll(TOKEN)].map(([token]) => token);

/** Names that one of the texts applies to an argument. */
function functionsOf(text) {
  return [...text.matchAll(TOKEN)].flatMap((match) => {
    const after = text.slice(match.index + match[0].length);
    return /^\\?[A-Za-z]+$/.test(match[0]) && APPLIED.test(after) ? [match[0]] : [];
  });
}

const isLong = (token) =>
  /^[1-9][0-9]*(?:\.[0-9]+)?$/.test(token) && token.replace('.', '').length > 1 && token !== '10';

/** `23^{1.5} = 110` holds for these numbers alone, and `\frac12` is no twelve. */
const BOUND_NUMBER = /\\[dt]?(?:frac|sqrt|binom)\s*[0-9]|^[^A-Za-z\\]*[0-9]\s*=/;

function renumbering(texts, next) {
  if (texts.some((text) => BOUND_NUMBER.test(text))) return new Map();
  const counts = texts.map((text) => {
    const found = new Map();
    for (const token of tokensOf(text)) if (isLong(token)) found.set(token, (found.get(token) ?? 0) + 1);
    return found;
  });
  const [one, two] = counts;
  const same = one.size === two.size && [...one].every(([token, count]) => two.get(token) === count);
  if (!same) return new Map();
  return new Map(
    [...one.keys()].map((token) => [token, token.replace(/[0-9]/g, (digit, at) => changed(digit, at, next))]),
  );
}

/** Another digit; the first and the last stay other than zero, so that the precision stated stays the same. */
function changed(digit, at, next) {
  return digit === '0' && at > 0 ? '0' : String(1 + ((Number(digit) - 1 + 1 + Math.floor(8 * next())) % 9));
}

function rewrite(text, names, numbers) {
  return tokensOf(text)
    .map((token) => {
      const name = names.get(token);
      // A command needs a space before a letter that follows it.
      if (name !== undefined) return name.startsWith('\\') ? `${name} ` : name;
      return numbers.get(token) ?? token;
    })
    .join('');
}

/** The pairs with other names and numbers, each pair by its own seed; every `copy` has other ones. */
export function mutatePairs(pairs, copy = 0) {
  return pairs.map((pair, at) => {
    const texts = [pair.reference, pair.candidate];
    const next = generator(at + 1 + copy * pairs.length);
    const names = renaming(texts, next);
    const numbers = renumbering(texts, next);
    const [reference, candidate] = texts.map((text) => rewrite(text, names, numbers));
    return { ...pair, reference, candidate };
  });
}
