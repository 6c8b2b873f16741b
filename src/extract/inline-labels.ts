import { nextOf } from './label-order.ts';

/** A part of a line with its label. */
export interface InlinePart {
  readonly path: readonly string[];
  readonly text: string;
}

/** Words before a bracketed letter that speak of a part instead of beginning it: "the same as in (b)". */
const REFERS =
  /\b(?:in|of|from|part|parts|to|as|by|with|than|and|or|see|for|using|case|cases|eqs?|eqn|equations?|at|on|like|is|are|both|through|via|under)\.?$/i;
const CONTINUES = /^(?:[+/^_×·<>≤≥∝→!|)=,.;]|\\(?:times|cdot|leq?|geq?|to|pm|propto|rightarrow)(?![a-z]))/;

/**
 * The parts of a line such as "(a) 5 eV; (b) 3 J": the next label of the count, in brackets like the first, outside of formulas
 * and brackets, with something behind it that is no formula's continuation. `taken` has the labels that begin a line of their own.
 */
export function splitInline(first: InlinePart, taken: ReadonlySet<string>): readonly InlinePart[] {
  const parts: InlinePart[] = [];
  let { path, text } = first;
  for (const place of bracketedLetters(text)) {
    const isNextPart = nextOf(path.at(-1) ?? '').includes(place.atom);
    const next = [...path.slice(0, -1), place.atom];
    if (!isNextPart || taken.has(next.join('.'))) continue;
    const offset = first.text.length - text.length;
    const before = text.slice(0, place.start - offset).trim();
    const behind = text.slice(place.end - offset).trim();
    if (before === '' || behind === '' || REFERS.test(before) || CONTINUES.test(behind)) continue;
    parts.push({ path, text: before });
    [path, text] = [next, behind];
  }
  return [...parts, { path, text }];
}

interface Place {
  readonly atom: string;
  readonly start: number;
  readonly end: number;
}

const LETTER = /[ \t\n;,.]\*{0,2}\(([a-z]|[ivx]{1,4}|\d{1,2})\):?\*{0,2}(?=[\s$\\])/gi;

/** Bracketed letters and numbers outside of formulas, braces and other brackets. */
function bracketedLetters(text: string): readonly Place[] {
  if (!text.includes('(')) return [];
  const found = [...text.matchAll(LETTER)];
  if (found.length === 0) return [];
  const isOutside = outsideOf(text);
  return found
    .map(
      (one): Place => ({
        atom: (one[1] ?? '').toLowerCase(),
        start: one.index + 1,
        end: one.index + one[0].length,
      }),
    )
    .filter(({ start }) => isOutside[start] === 1);
}

/** For every place of a text 1 where no formula, brace or bracket is open. */
function outsideOf(text: string): Uint8Array {
  const outside = new Uint8Array(text.length);
  let [depth, isFormula] = [0, false];
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? '';
    outside[at] = depth === 0 && !isFormula ? 1 : 0;
    if (sign === '\\') {
      const next = text[at + 1] ?? '';
      if (next === '(' || next === '[') isFormula = true;
      else if (next === ')' || next === ']') isFormula = false;
      at += 1;
    } else if (sign === '$') {
      isFormula = !isFormula;
      if (text[at + 1] === '$') at += 1;
    } else if ('({['.includes(sign)) depth += 1;
    else if (')}]'.includes(sign)) depth = Math.max(0, depth - 1);
  }
  return outside;
}
