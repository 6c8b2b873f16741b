/** The square of a length's differential, by which a text is a line element. */
const LINE_ELEMENT = /(?<![A-Za-z])d\s*(?:s|\\tau|\\ell|l|\\sigma)\s*\^\s*\{?\s*2/;
/** `a(t)`, `a^2(t)`, `a(t)^2`, `g_{tt}(r)`: a letter with one letter in brackets. */
const CALL =
  /(\\[A-Za-z]+|(?<![A-Za-z\\])[A-Za-z])((?:_(?:\{[^{}]*\}|[A-Za-z0-9]))?)((?:\^\{?[0-9]\}?)?)\(\s*(\\[A-Za-z]+|[A-Za-z])\s*\)/g;
/** Commands that are functions, brackets or type, and no letters. */
const NO_LETTER =
  /^\\(?:(?:arc)?(?:sin|cos|tan|cot|sec|csc)h?|exp|ln|log|sqrt|left|right|[bB]igg?[lr]?|mathrm|text|operatorname|Gamma|zeta|delta|frac)$/;
const MAX_TEXT = 2000;

/**
 * Two texts of which one is a line element, with the functions of its coordinates as letters: `a(t)^2` and `a^2(t)` as `a^2`, `f(r)` as `f`,
 * which is how many write them anyway. Only where the letter in brackets has its differential in the text, and where no
 * letter depends on two coordinates. Other texts come back as they are.
 */
export function withoutCoordinates(reference: string, candidate: string): readonly [string, string] {
  const pair = [reference, candidate] as const;
  if (!pair.some((text) => text.includes('(') && LINE_ELEMENT.test(text))) return pair;
  if (pair.some((text) => text.length > MAX_TEXT)) return pair;
  const found = new Map<string, string>();
  for (const text of pair)
    for (const call of text.matchAll(CALL)) {
      const [, letter = '', index = '', , of = ''] = call;
      if (!isFunction(text, letter, of)) continue;
      const known = found.get(letter + index);
      if (known !== undefined && known !== of) return pair;
      found.set(letter + index, of);
    }
  return found.size === 0 ? pair : [plain(reference, found), plain(candidate, found)];
}

function isFunction(text: string, letter: string, of: string): boolean {
  if (letter === 'd' || NO_LETTER.test(letter)) return false;
  const differential = new RegExp(`(?<![\\\\A-Za-z]{2})d\\s*${of.replace('\\', '\\\\')}(?![A-Za-z])`);
  return differential.test(text.replaceAll(/\\[,;:! ]/g, ' '));
}

function plain(text: string, found: ReadonlyMap<string, string>): string {
  return text.replace(CALL, (whole, letter: string, index: string, power: string, of: string) =>
    found.get(letter + index) === of ? `${letter}${index}${power} ` : whole,
  );
}
