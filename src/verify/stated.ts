import { extractBoxes } from '../extract/boxed.ts';
import { sentenceAround } from './announced.ts';
import { withOpenAside } from './asides.ts';
import { withPlainClause } from './clauses.ts';
import { withoutEquationNumber } from './equation-numbers.ts';
import { withoutLeadWords } from './lead-words.ts';
import { withSetWords } from './plain-words.ts';
import { withoutRepeating } from './repeating.ts';
import { withUnitsInside } from './units-behind.ts';
import { withUnitBehind } from './units-of-sides.ts';

/** Longer texts are searched for boxes no more. */
const MAX_TEXT = 100_000;
/** Longer answers are refused by the parser, so that nothing is taken off them. */
const MAX_ANSWER = 4096;

/**
 * What a text states as its answer, as one formula: the content of its box, or of all its boxes as a list; otherwise the
 * mathematics of the text without the delimiters, environments, punctuation and “the answer is” around it. A text of
 * another make comes back as it is. Never throws.
 */
export function statedAnswer(text: string): string {
  if (text.length > MAX_TEXT) return text;
  const once = spaced(unescaped(text));
  const found = extractBoxes(once).boxes;
  const boxes = found.length === 0 ? [] : [...new Set(found.map((box) => box.content.trim()))];
  const [only, ...more] = boxes;
  if (only?.startsWith('\\boxed') === true && more.length === 0) return statedAnswer(only);
  const content = boxes.length > 0 ? boxes.map(cleaned).join(', ') : once;
  if (NOTHING.test(content)) return '\\emptyset';
  const answer = cleaned(unbraced(content));
  return NOTHING.test(answer) ? '\\emptyset' : answer;
}

/** Words for the empty set of solutions. */
const NOTHING =
  /^(?:\\text(?:bf|rm|it)?\s*\{)?\s*(?:there (?:is|are) )?no (?:real )?(?:solutions?|roots?)\s*\.?\}?$|^(?:\\text\s*\{)?\s*(?:the )?empty set\s*\.?\}?$/i;

/** Words and signs between a box and the clause that explains its letters. */
const BEHIND_BOX =
  /^(?:\s|\$|\\[\])]|[,;.]|~|\\q?quad(?![A-Za-z]))*(?=(?:where|with|here)\s|\\text\s*\{\s*(?:where|with|here)\s)/;

/** The content of the only box of a text with the clause behind it that says what its letters are; undefined where there is none. */
export function explainedBox(text: string): string | undefined {
  if (text.length > MAX_ANSWER || !text.includes('boxed')) return undefined;
  const [box, ...more] = extractBoxes(text).boxes;
  if (box === undefined || more.length > 0) return undefined;
  const behind = text.slice(text.indexOf(box.content, box.start) + box.content.length + 1);
  const opening = BEHIND_BOX.exec(behind);
  return opening === null ? undefined : cleaned(`${box.content}, ${behind.slice(opening[0].length)}`);
}

/** The contents of a text's boxes, each cleaned like a whole answer. */
export function boxedAnswers(text: string): readonly string[] {
  if (text.length > MAX_TEXT) return [];
  return extractBoxes(unescaped(text)).boxes.map((box) => cleaned(box.content));
}

/** `\\frac`: a text whose backslashes were escaped once too often. With rows of a matrix `\\` is a line break. */
function unescaped(text: string): string {
  return /\\\\[A-Za-z]{2}/.test(text) && !text.includes('\\begin')
    ? text.replace(/\\\\(?=[A-Za-z{}])/g, '\\')
    : text;
}

/** `\quadx`, where the space behind the command was lost. */
function spaced(text: string): string {
  if (!text.includes('quad')) return text;
  return text.replace(/\\(q?quad)(?=[A-Za-z])/g, '\\$1 ');
}

/** `\boxed 5` boxes one character, or what follows to the end. */
function unbraced(text: string): string {
  const found = /\\boxed\s+([^{$\s][^$]*)/.exec(text);
  return found?.[1] ?? text;
}

const ENVIRONMENT =
  /\\(?:begin|end)\s*\{(?:align|aligned|equation|gather|gathered|split|multline|eqnarray|displaymath|math)\*?\}/g;
/** Environments in which `&` and `\\` have a meaning of their own. */
const CELLS = /\\begin\s*\{(?:[pbBvV]?(?:small)?matrix\*?|array|cases)\}/;

/** `\\text{, where }`: a comma inside the words. */
const COMMA_IN_TEXT = /\\text\s*\{\s*,\s*(?=[a-z])/g;

function cleaned(text: string): string {
  if (text.length > MAX_ANSWER) return text;
  const plain = withoutRepeating(flat(withoutEquationNumber(text))).replace(COMMA_IN_TEXT, ', \\text{');
  const bare = mathematics(trimmed(withoutLeadWords(withPlainClause(withOpenAside(plain)))));
  return trimmed(conjoined(leadless(lightFaced(withSetWords(withUnitBehind(bare))))));
}

/** Without environments, and the columns and lines of those that only align. */
function flat(text: string): string {
  const whole = text.includes('\\begin') || text.includes('\\end') ? text.replace(ENVIRONMENT, ' ') : text;
  if (!whole.includes('&') && !whole.includes('\\\\')) return whole;
  return CELLS.test(whole) ? whole : withLinesListed(whole.replace(/\\\\\s*(?=$|&)|(?<!\\)&/g, ' '));
}

/** A line that begins with a letter and has a sign of equality of its own; one that begins with such a sign goes on with the one before. */
const STATEMENT =
  /^\s*(?!\\(?:approx|simeq|sim|cong|equiv|propto|leq?|geq?|to|cdot|times|pm|mp|Rightarrow|implies|text|quad|begin|end)(?![A-Za-z]))[A-Za-z\\][^=<>]*?(?:=|\\approx(?![A-Za-z]))/;
const GOES_ON = /[-+*/=(<>]\s*$|\\(?:approx|cdot|times|pm|mp)\s*$/;

/** `a = b \\\\ c = d`: statements in lines of their own are a list. */
function withLinesListed(text: string): string {
  if (!text.includes('\\\\')) return text;
  const [first = '', ...lines] = text.split('\\\\');
  return lines.reduce((before, line) => {
    if (GOES_ON.test(before) || !STATEMENT.test(line)) return `${before}\\\\${line}`;
    return /[,;.]\s*$/.test(before) ? `${before.replace(/\.\s*$/, ',')} ${line}` : `${before}, ${line}`;
  }, first);
}

/** What a spacing command or a punctuation mark behind a sentence ends in. */
const ENDS_IN_SPACE = /[\s~,;:!d]$/;

/** Without outer space, spacing commands and the punctuation behind a sentence. */
function trimmed(text: string): string {
  const front = text.replace(
    /^(?:\s|~|\\[,;:!]|\\(?:displaystyle|quad|qquad|large|Large|LARGE)(?![A-Za-z]))+/,
    '',
  );
  const end = !ENDS_IN_SPACE.test(front)
    ? null
    : /(?:\s|~|\\[,;:! ]|\\(?:quad|qquad)(?![A-Za-z])|[,;])+$/.exec(front);
  const cut = end === null || /\\$/.test(front.slice(0, end.index)) ? front : front.slice(0, end.index);
  return cut.endsWith('.') && !/\\(?:right|ldots|dots)?\.$|\.\.$/.test(cut) ? trimmed(cut.slice(0, -1)) : cut;
}

const SEGMENT = /\$\$([\s\S]+?)\$\$|\$([^$]+)\$|\\\(([\s\S]+?)\\\)|\\\[([\s\S]+?)\\\]/g;
/** Words that only say that an answer comes. */
const LEAD_WORDS = new Set(
  'the a final answer answers is are value values of solution solutions result results therefore thus hence so we get have obtain find then which gives giving be'.split(
    ' ',
  ),
);

/** The one formula between `$…$`, or several joined by “and” and commas, in a text that says nothing else. */
function mathematics(text: string): string {
  if (!/\$|\\[([]/.test(text)) return text;
  const parts = [...text.matchAll(SEGMENT)];
  if (parts.length === 0) return text;
  const { outside, inner } = withUnitsInside({
    outside: text.replace(SEGMENT, '\u0000').split('\u0000'),
    inner: parts.map((part) => (part[1] ?? part[2] ?? part[3] ?? part[4] ?? '').trim()),
  });
  const [before = '', ...after] = outside;
  if (!saysNothing(before) || !saysNothing(after.at(-1) ?? '')) return sentenceAround(outside, inner) ?? text;
  const joints = after.slice(0, -1);
  return joints.every((joint) => /^[\s,;.]*(?:and|or)?[\s,;.]*$/.test(joint)) ? inner.join(', ') : text;
}

function saysNothing(prose: string): boolean {
  const words = prose.toLowerCase().split(/[\s,:;.=*]+/);
  return words.every((word) => word === '' || LEAD_WORDS.has(word));
}

/**
 * `\mathbf{5\,\text{m}}`, `\boldsymbol{E = 2V}`: a number or a whole formula in heavy type, which says nothing about it. Letters
 * alone in heavy type are a name.
 */
function lightFaced(text: string): string {
  const found =
    /^\\(?:mathbf|textbf|boldsymbol|bm|pmb|underline)\s*\{(\s*(?:[-+]?[0-9.]|[^{}]*[=+/<>]|[\s\S]*\\(?:frac|sqrt|approx)(?![A-Za-z]))[\s\S]*)\}$/.exec(
      text,
    );
  const inner = found?.[1];
  return inner !== undefined && isOutsideBraces(inner, inner.length) && !closesEarly(inner) ? inner : text;
}

/** Whether a closing brace stands before its opening one. */
function closesEarly(text: string): boolean {
  let depth = 0;
  for (const char of text.replace(/\\[{}]/g, '')) {
    depth += char === '{' ? 1 : char === '}' ? -1 : 0;
    if (depth < 0) return true;
  }
  return false;
}

/** `\text{The answer is } 5` without its words. */
function leadless(text: string): string {
  const found = /^\\text(?:bf|rm|it)?\s*\{([^{}]*)\}/.exec(text);
  const words = found?.[1];
  if (found === null || words === undefined || !/[A-Za-z]{2}/.test(words) || !saysNothing(words)) return text;
  return trimmed(text.slice(found[0].length).replace(/^[\s:=]+/, ''));
}

/** A bare “and” or “or” between two formulas, which is no product of letters. */
function conjoined(text: string): string {
  if (!text.includes('and') && !text.includes('or')) return text;
  return text.replace(
    /(?<=[\s)}\]0-9$])(and|or)(?=[\s({[0-9$\\])/g,
    (word: string, _word: string, offset: number) =>
      isOutsideBraces(text, offset) ? `\\text{ ${word} }` : word,
  );
}

function isOutsideBraces(text: string, offset: number): boolean {
  const before = text.slice(0, offset).replace(/\\[{}]/g, '');
  return (before.match(/\{/g) ?? []).length === (before.match(/\}/g) ?? []).length;
}
