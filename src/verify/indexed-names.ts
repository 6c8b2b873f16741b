import { stateName } from '../math/arrays/names.ts';
import { isConstant } from '../math/evaluate.ts';

/** A name taken apart: its letter and the scripts behind it. */
const NAME = /^([^_^]*)((?:[_^]\{[^{}]*\}|')*)$/;
/** Letters side by side from which on a script is a word and no list of indices. */
const WORD = 3;

function tokensOf(text: string): readonly string[] {
  return text.match(/\\[A-Za-z]+|\S/g) ?? [];
}

/** The letters in the scripts of a name, or in the labels of a state. */
export function indicesOf(name: string): readonly string[] {
  const state = stateName(name);
  const text = state === undefined ? (NAME.exec(name)?.[2] ?? '') : state.parts.join(' ');
  return tokensOf(text).filter((token) => /[A-Za-z]/.test(token));
}

/**
 * The name with index letters at these values, `E_{k}` as `E_{1}`; a state as a number named after its parts. `symmetric`:
 * two indices stand in one order. Undefined where a script may be a word with such a letter in it, and for the letter i itself,
 * which may be the imaginary unit.
 */
export function indexedName(
  name: string,
  values: ReadonlyMap<string, string>,
  symmetric: boolean,
): string | undefined {
  const own = values.get(name);
  if (own !== undefined) return isConstant(name) ? undefined : `${name}_{\\bullet ${own}}`;
  const state = stateName(name);
  if (state !== undefined) {
    const parts = state.parts.map((part) => valued(part, values));
    const [bra = '', ket = ''] = [parts[0], parts.at(-1)];
    const ends = symmetric ? [bra, ket].sort() : [bra, ket];
    return `S_{${[...parts.slice(1, -1), ...ends].join(';').replace(/[\\{}]/g, '')}}`;
  }
  const [, base = '', scripts] = NAME.exec(name) ?? [];
  if (scripts === undefined)
    return [...values.keys()].some((letter) => name.includes(letter)) ? undefined : name;
  const groups = scripts.match(/[_^]\{[^{}]*\}|'/g) ?? [];
  const isWord = groups.some((group) => {
    const letters = tokensOf(group).filter((token) => /^[A-Za-z]$/.test(token));
    return letters.length >= WORD && letters.some((letter) => values.has(letter));
  });
  if (isWord) return undefined;
  return base + groups.map((group) => (group === "'" ? group : scripted(group, values, symmetric))).join('');
}

function scripted(group: string, values: ReadonlyMap<string, string>, symmetric: boolean): string {
  const tokens = tokensOf(group.slice(2, -1));
  if (!tokens.some((token) => values.has(token))) return group;
  const given = tokens.map((token) => valued(token, values));
  return `${group.slice(0, 2)}${(symmetric ? [...given].sort() : given).join(' ')}}`;
}

function valued(text: string, values: ReadonlyMap<string, string>): string {
  return tokensOf(text)
    .map((token) => (values.has(token) ? `\\bullet ${values.get(token)}` : token))
    .join('');
}
