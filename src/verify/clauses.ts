/**
 * The clause behind a formula that says what its letters are: `…, where $x = \mu B/k_B T$ is the field parameter`, in plain
 * words or in `\text{…}`, with `$…$` around the letters or without.
 */

/** Longer texts are no answer with a remark. */
const MAX_TEXT = 2000;

/** Words that begin a clause, bare between spaces or in upright type; English grammar, no source. */
const OPENING =
  /(?<![A-Za-z\\{])(?:where|with|using|here|for|when|given|provided)(?=\s|~)|\\(?:text|textrm|mathrm|mbox)\s*\{\s*[,;.]?\s*(?:where|with|using|here)(?![A-Za-z])\s*[,:]?/gi;
/** Parts of these words, one of which a text with any of them has: a quick look before a search with positions. */
const MAY_OPEN = /wh|with|using|for|here|given|provided/i;
/** Words that only join two parts of a clause. */
const JOINT = /^(?:[\s,;.:]|and|where|with|here|while)*$/i;
/** Words in front of a definition that say only that one comes. */
const HERALD =
  /^(?:we (?:define|have|set|write|let|put)|let|by|as usual|the [a-z -]+ (?:is|are)(?: given by)?)$/i;
/** A phrase that names what a letter or a value is. */
const NAMING =
  /^(?:(?:is|are|denotes?|being|represents?|stands? for) )?(?:(?:the|its|their) )?[a-z][a-z '’-]*$/i;
/** Words by which a phrase restricts a letter, or says its value, instead of naming it. */
const RESTRICTS =
  /\b(?:not|no|non|never|any|all|only|even|odd|integers?|whole|naturals?|rational|real|complex|positive|negative|zero|nonzero|unity|one|two|three|half|twice|double|triple|times|square|cube|root|inverse|reciprocal|opposite|small|smaller|smallest|large|larger|largest|big|bigger|biggest|less|lesser|least|more|most|much|greater|greatest|lower|lowest|higher|highest|max|maximum|maximal|min|minimum|minimal|first|second|third|last|equal|equals|same|other|except|unless|if|when|where|for|at|between|above|below|over|under|near|either|or|but|than|very|arbitrary|fixed|limit|case|otherwise|sum|difference|product|ratio|derivative|logarithm|log)\b/i;

/** A phrase that says what a letter is, which an equation has defined: it may tell it from others, but not limit it by these words. */
const TELLING =
  /^(?:is|are|being|denotes?|represents?) (?:the|its|their|a|an) (?!.*\b(?:not|no|non|never|only|any|all|unless|except|if|when|where|for|either|or|but|than|equals?|same|twice|half|double|times|even|odd|integers?|whole|naturals?|rational|real|complex|positive|negative|zero|small|large|arbitrary|fixed|limit|case|otherwise|one|two|three)\b)[a-z][a-z '’-]*$/i;

interface Segment {
  readonly kind: 'math' | 'words';
  readonly text: string;
}

/**
 * The text with its clause as `\text{where} …` and only what binds a letter in it: equations and conditions. What only names
 * a letter, “$T_c$ is the condensation temperature”, is left out; words that may restrict one stay, in upright type.
 */
export function withPlainClause(text: string): string {
  if (text.length > MAX_TEXT || text.includes('\\begin')) return text;
  const opening = openingOf(text);
  if (opening === undefined) return text;
  const body = text.slice(0, opening.start).replace(/(?:[\s,;.~]|\\[,;:! ]|\\q?quad(?![A-Za-z]))+$/, '');
  if (body === '' || body.endsWith('\\') || isProse(body)) return text;
  const segments = segmentsOf(opening.clause);
  const stated = statementsOf(segments);
  if (stated === undefined) return opening.bare ? `${body}, \\text{where } ${upright(segments)}` : text;
  return stated.length === 0 ? body : `${body}, \\text{ where } ${stated.join(', ')}`;
}

interface Opening {
  readonly start: number;
  readonly clause: string;
  /** The word stands outside `\text{…}`. */
  readonly bare: boolean;
}

/** The first opening word outside braces and `$…$` with something before it. */
function openingOf(text: string): Opening | undefined {
  if (!MAY_OPEN.test(text)) return undefined;
  for (const found of text.matchAll(OPENING)) {
    const before = text.slice(0, found.index);
    if (before.trim() === '' || !isOutside(before)) continue;
    const bare = !found[0].startsWith('\\');
    const rest = text.slice(found.index + found[0].length);
    return { start: found.index, clause: bare ? rest : `\\text{${rest}`, bare };
  }
  return undefined;
}

function isOutside(before: string): boolean {
  const plain = before.replace(/\\[{}$]/g, '');
  const depth = (plain.match(/\{/g) ?? []).length - (plain.match(/\}/g) ?? []).length;
  return depth === 0 && (plain.match(/\$/g) ?? []).length % 2 === 0;
}

/** Whether the text in front of the clause is a sentence and no formula. */
function isProse(body: string): boolean {
  const plain = body.replace(/\$[^$]*\$/g, ' ').replace(/\\[A-Za-z]+\*?\s*(?:\{[^{}]*\})?/g, ' ');
  return /(?<![A-Za-z])[A-Za-z]{2,}[\s,]+[a-z]{2,}(?![A-Za-z])/.test(plain);
}

const UPRIGHT = String.raw`\\(?:text|textrm|mbox)\s*\{([^{}]*)\}`;
/** Bare words behind a copula, up to the next formula; without `$…$` nothing else tells words from letters. */
const SAID = String.raw`(?<=[\s}])((?:is|are|denotes?|being|represents?)\s[A-Za-z\s,'’-]*[A-Za-z]{2,})(?=[\s.,;]|$)`;

/** A clause cut into formulas and words. */
function segmentsOf(clause: string): readonly Segment[] {
  const delimited = clause.includes('$') || clause.includes('\\(');
  const cut = delimited ? /\$([^$]+)\$|\\\(([\s\S]+?)\\\)/g : new RegExp(`${UPRIGHT}|${SAID}`, 'g');
  const inside: Segment['kind'] = delimited ? 'math' : 'words';
  const outside: Segment['kind'] = delimited ? 'words' : 'math';
  const segments: Segment[] = [];
  let at = 0;
  for (const found of clause.matchAll(cut)) {
    segments.push({ kind: outside, text: clause.slice(at, found.index) });
    segments.push({ kind: inside, text: found[1] ?? found[2] ?? '' });
    at = found.index + found[0].length;
  }
  segments.push({ kind: outside, text: clause.slice(at) });
  return segments
    .map(({ kind, text }) => ({ kind, text: kind === 'words' ? plainWords(text) : trimmedMath(text) }))
    .filter(({ text }) => text !== '');
}

function plainWords(text: string): string {
  return text
    .replace(/\\(?:text|textrm|mathrm|mbox)\s*\{|[{}]/g, ' ')
    .replace(/\\q?quad(?![A-Za-z])|\\[ ,;:!]|~/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

function trimmedMath(text: string): string {
  return text.replace(
    /^(?:[\s,;.~]|\\[,;:! ]|\\q?quad(?![A-Za-z]))+|(?:[\s,;.~]|\\[,;:!]|\\q?quad(?![A-Za-z]))+$/g,
    '',
  );
}

/** The equations and conditions of a clause whose other words only name things; undefined where words may say more. */
function statementsOf(segments: readonly Segment[]): readonly string[] | undefined {
  const stated: string[] = [];
  for (const [at, { kind, text }] of segments.entries()) {
    const next = segments[at + 1];
    if (kind === 'words') {
      if (
        at === 0
          ? !(JOINT.test(text) || HERALD.test(text))
          : !isHarmless(text, next, definesLetter(segments[at - 1]))
      )
        return undefined;
      continue;
    }
    const isNamed = next?.kind === 'words' && !JOINT.test(next.text);
    if (!(isNamed && isBareName(text))) stated.push(text);
  }
  return stated;
}

/** Words behind a formula that only name it, and join it to the next one if there is one. */
function isHarmless(words: string, next: Segment | undefined, isDefined: boolean): boolean {
  if (JOINT.test(words)) return true;
  const joint = /(?:,|;|,?\s*\band)\s*$/i.exec(words);
  if (next !== undefined && joint === null) return false;
  const phrase = words.slice(0, joint?.index ?? words.length).replace(/[.,;\s]+$/, '');
  return (NAMING.test(phrase) && !RESTRICTS.test(phrase)) || (isDefined && TELLING.test(phrase));
}

/** `h = l\cos\alpha`: a letter, and a formula for it. */
function definesLetter(segment: Segment | undefined): boolean {
  return (
    segment?.kind === 'math' &&
    /^\\?[A-Za-z]+(?:_(?:\{[^{}]*\}|\w))?\s*=[^=<>,]*[A-Za-z][^=<>,]*$/.test(segment.text)
  );
}

/** Letters without a relation: `T_c`, `\sigma_x, \sigma_y`. */
function isBareName(text: string): boolean {
  return !/[=<>]|\\(?:approx|sim|simeq|equiv|in|leq?|geq?|neq?|ll|gg|propto|to|subset|notin)(?![A-Za-z])/.test(
    text,
  );
}

function upright(segments: readonly Segment[]): string {
  return segments
    .map(({ kind, text }) => (kind === 'math' ? text : `\\text{ ${text.replace(/[^A-Za-z\s,'’-]/g, ' ')} }`))
    .join(' ');
}
