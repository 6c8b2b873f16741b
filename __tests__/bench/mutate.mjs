// Renames every symbol of a pair and changes its numbers, the same way on both sides, so that a verifier which knows a
// pair by its text loses it. The new names are a permutation within classes that carry no meaning of their own, so the
// label stays; a number is changed only where both sides write it equally often, so that what it equals changes with it.

const CLASSES = [
  [...'nklmj'],
  [...'abcpqrstuvwxyz'],
  [...'ABCDFGHKLMPQRSTUVWXYZ'],
  String.raw`\alpha \beta \gamma \delta \kappa \lambda \rho \tau \phi \chi \omega \theta \eta \xi`.split(' '),
];

/** Text in which letters are words or units, and environments. */
const UPRIGHT =
  /\\(?:text|textbf|textrm|mathrm|operatorname|begin|end|label|mathbb|mathcal|rm|bf)\s*\*?\s*(?:\{[^{}]*\}|[A-Za-z]+)/;
const TOKEN = new RegExp(`${UPRIGHT.source}|\\\\[A-Za-z]+|\\\\.|[0-9]+(?:\\.[0-9]+)?|[A-Za-z]|[^]`, 'g');
/** A letter that is applied to an argument may be a function, whose name has a meaning. */
const APPLIED = /^(?:\s|[_^](?:\{[^{}]*\}|.)|'|\\!|\\left|\\,)*[([]/;
/** Letters that spell a unit behind a number, or a word. */
const UNIT_OR_WORD =
  /[0-9}\s~,](?:\\[,;: ])*\s*(?:[kcmµnMG]?(?:m|g|s|Hz|eV|V|A|W|J|N|Pa|K|T)|erg|ergs|cm)\b|[A-Za-z]{4,}|(?<![A-Za-z\\\\])(?:and|or|for|cos|sin|tan|cot|log|exp|if)(?![A-Za-z])/;

/** mulberry32: the same numbers on every machine. */
function generator(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

function shuffled(items, next) {
  const left = [...items];
  return items.map(() => left.splice(Math.floor(next() * left.length), 1)[0]);
}

function renaming(texts, next) {
  const bare = texts.join(' ').replace(/\\[A-Za-z]+/g, ' ');
  // Where italic letters may spell a unit or a word, another letter would spell another one.
  const latin = UNIT_OR_WORD.test(bare) ? [] : CLASSES.slice(0, 3);
  const classes = [...latin, CLASSES[3]];
  return new Map(
    classes.flatMap((names) => {
      const others = shuffled(names, next);
      return names.map((name, at) => [name, others[at]]);
    }),
  );
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

function renumbering(texts, next) {
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

/** The pairs with other names and numbers, each pair by its own seed. */
export function mutatePairs(pairs) {
  return pairs.map((pair, at) => {
    const texts = [pair.reference, pair.candidate];
    const next = generator(at + 1);
    const names = renaming(texts, next);
    for (const name of texts.flatMap(functionsOf)) names.delete(name);
    const kept = new Set(names.keys());
    for (const [name, other] of names) if (!kept.has(other)) names.delete(name);
    const numbers = renumbering(texts, next);
    const [reference, candidate] = texts.map((text) => rewrite(text, names, numbers));
    return { ...pair, reference, candidate };
  });
}
