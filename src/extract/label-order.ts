const ROMAN = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii', 'xiii', 'xiv', 'xv'];

/** Part, sub-part, sub-sub-part; no problem has more, and a hostile response could have thousands. */
export const MOST_LEVELS = 3;

/** How the parts of a level are counted. `i` is a letter behind `h` and a Roman number elsewhere. */
export type Counting = 'digits' | 'roman' | 'letters';

/** The ways to read one level of a label; two for `i`, `v` and `x`. */
export function countingsOf(atom: string): readonly Counting[] {
  if (/^\d+$/.test(atom)) return ['digits'];
  const isRoman = ROMAN.includes(atom);
  if (atom.length > 1) return isRoman ? ['roman'] : [];
  return isRoman ? ['roman', 'letters'] : ['letters'];
}

/** Whether a level begins a count: `a`, `1`, `i`. */
export function isFirst(atom: string | undefined): boolean {
  return atom === 'a' || atom === '1' || atom === 'i';
}

/** Whether `next` is counted on from `atom`: b from a, iii from ii, 4 from 3. */
export function isNext(atom: string | undefined, next: string | undefined): boolean {
  if (atom === undefined || next === undefined) return false;
  return nextOf(atom).includes(next);
}

/** What may come behind a level: `j` or `ii` behind `i`. */
export function nextOf(atom: string): readonly string[] {
  return countingsOf(atom).flatMap((counting) => {
    if (counting === 'digits') return [String(Number(atom) + 1)];
    if (counting === 'roman') return ROMAN[ROMAN.indexOf(atom) + 1] ?? [];
    return atom === 'z' ? [] : [String.fromCharCode(atom.charCodeAt(0) + 1)];
  });
}

/** Whether a label counts on from the one before it: on the same level, on one above, or as its first sub-part. */
export function followsPath(before: readonly string[], path: readonly string[]): boolean {
  const depth = path.length;
  const above = path.slice(0, -1);
  const isUnder = above.every((atom, level) => atom === before[level]);
  if (!isUnder) return depth > 1 && isFirst(path.at(-1)) && followsPath(before, above);
  return depth > before.length ? isFirst(path.at(-1)) : isNext(before[depth - 1], path.at(-1));
}
