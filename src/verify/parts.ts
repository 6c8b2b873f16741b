import type { ReferenceAnswer } from '../domain/problem.ts';
import { printLatex } from '../math/print.ts';
import { parseAnswer } from './read.ts';

/**
 * The candidate for every reference answer, in their order; undefined when the texts do not fall into exactly as many
 * parts. One text must hold all parts as a list, tuple or labelled list; several texts are one part each.
 */
export function splitParts(
  answers: readonly ReferenceAnswer[],
  texts: readonly string[],
): readonly string[] | undefined {
  const pieces = texts.length === 1 ? splitList(texts[0] ?? '') : texts;
  if (pieces === undefined || pieces.length !== answers.length) return undefined;
  const labelled = pieces.map(readLabel);
  if (labelled.every((piece) => piece.label === undefined))
    return isAlphabetical(pieces.map(nameOf)) ? pieces : undefined;
  const ordered = answers.map((answer) => {
    const label = answer.label?.toLowerCase();
    const found = labelled.filter((piece) => label !== undefined && piece.label === label);
    return found.length === 1 ? found[0]?.text : undefined;
  });
  return ordered.every((text) => text !== undefined) ? ordered : undefined;
}

/**
 * Whether names stand in the order of the alphabet: `(y, x) = (1, 2)` beside values without names may be in another order
 * than the question's. Pieces without a name fit anywhere.
 */
export function isAlphabetical(names: readonly (string | undefined)[]): boolean {
  const letters = names.flatMap((name) => (name === undefined ? [] : [name.replaceAll('\\', '')]));
  return letters.every((name, at) => at === 0 || !isBehind(letters[at - 1] ?? '', name));
}

/** Plain letters are compared here: the tables of the English alphabet take as long to load as ten pairs. */
const PLAIN_LETTERS = /^[A-Za-z]+$/;

/** Whether a name stands behind another one in a dictionary, where a small letter is before the same capital. */
function isBehind(one: string, two: string): boolean {
  if (!PLAIN_LETTERS.test(one) || !PLAIN_LETTERS.test(two)) return one.localeCompare(two, 'en') > 0;
  const [a, b] = [one.toLowerCase(), two.toLowerCase()];
  // Among capitals and small letters of one code table, the capitals come first.
  return a === b ? one < two : a > b;
}

/** The name of `x = 1`. */
function nameOf(text: string): string | undefined {
  const parsed = parseAnswer(text);
  if (!parsed.ok || parsed.node.kind !== 'relation') return undefined;
  return printLatex(parsed.node.first);
}

/** An alternative, no list of parts. */
const OR = /(?<![A-Za-z\\])or(?![A-Za-z])/;

/** As long as the parser reads. */
const MAX_LENGTH = 4096;

function splitList(text: string): readonly string[] | undefined {
  if (text.length > MAX_LENGTH) return undefined;
  const byLabel = splitLabels(text);
  if (byLabel !== undefined) return byLabel;
  const parsed = parseAnswer(text);
  if (!parsed.ok || parsed.node.kind !== 'list' || OR.test(text)) return undefined;
  const { open, close } = parsed.node;
  if (open !== '' && !(open === '(' && close === ')')) return undefined;
  return parsed.node.items.map(printLatex);
}

const LABEL =
  /(?:\\(?:text|mathrm|textbf|mathbf)\s*\{\s*)?\(([a-zA-Z]|[ivx]{1,4})\)\s*\}?|\\(?:text|mathrm|textbf|mathbf)\s*\{\s*[a-h]\)\s*\}/g;

/** `\text{(a) } x, \text{(b) } y` cut before every label; undefined without a label at the very start. */
function splitLabels(text: string): readonly string[] | undefined {
  if (!text.includes(')')) return undefined;
  const starts = [...text.matchAll(LABEL)].map((match) => match.index);
  if (starts.length < 2 || text.slice(0, starts[0]).trim() !== '') return undefined;
  return starts.map((start, index) =>
    text.slice(start, starts[index + 1]).replace(/(?:[,;]|\\quad|\\qquad|\\[\\ ,;]|\s)+$/, ''),
  );
}

/** A part label at the start: upright or in italics, `(a)`, `b)`, `Part (iv):`; more than the label must stand there. */
const LEADING_LABEL =
  /^\s*(?:\\(?:text|mathrm|textbf|mathbf|textit)\s*\{\s*)?(?:[Pp]art\s*)?(?:\(([a-zA-Z]|[ivx]{1,4})\)|([a-z])\))\s*[:.]?\s*\}?(?:\s|~|:|\\[,;:! ]|\\q?quad(?![A-Za-z]))*/;

/** What an upright label, or one set apart, is written with. */
const SET_APART = /\\(?:text|mathrm|textbf|mathbf|textit)|[Pp]art|:|(?:~|\\[,;:! ]|\\q?quad)\s*$/;
/** Letters that count parts; a lone letter further on, or i, v and x, may be a factor in brackets. */
const COUNTS = /^(?:[a-h]|[ivx]{2,4})$/i;

/** Behind `\text{(a) `, whose brace does not close with the label, the rest is set as text of its own. */
function reopened(label: string, rest: string): string {
  return label.includes('{') && !label.includes('}')
    ? `\\text{${rest.replace(/^(?:\s|\\[,;:! ])+/, '')}`
    : rest;
}

/**
 * The part label in front of a text in lower case, and the text behind it; no label when nothing stands behind it, or when
 * the bracket may be a factor: `(a)-b`, `(v)t`.
 */
export function readLabel(text: string): { readonly label: string | undefined; readonly text: string } {
  const match = LEADING_LABEL.exec(text);
  if (match === null) return { label: undefined, text };
  const [written] = match;
  const label = match[1] ?? match[2] ?? '';
  const rest = text.slice(written.length);
  if (rest === '' || /^[\^_!')\]]/.test(rest)) return { label: undefined, text };
  const apart = SET_APART.test(written) || (COUNTS.test(label) && /\s$/.test(written));
  const goesOn = /^(?:[-+*/=<>]|\\(?:cdot|times|pm|mp)(?![A-Za-z]))/.test(rest) && !SET_APART.test(written);
  return apart && !goesOn
    ? { label: label.toLowerCase(), text: reopened(written, rest) }
    : { label: undefined, text };
}

/** A text that falls into labelled parts, `(a) 1 (b) 2`, with the label of each; undefined for any other. */
export function readLabelledParts(
  text: string,
): readonly { readonly label: string; readonly text: string }[] | undefined {
  if (text.length > MAX_LENGTH) return undefined;
  const parts = splitLabels(text)?.map(readLabel);
  if (parts === undefined) return undefined;
  const labelled = parts.flatMap(({ label, text: of }) => (label === undefined ? [] : [{ label, text: of }]));
  return labelled.length === parts.length ? labelled : undefined;
}
