/** The match of a sticky pattern that begins at `at`. */
export function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text) ?? undefined;
}

/** Where a text goes on behind as many matches of a sticky pattern as follow each other from `from`. */
export function skipAt(pattern: RegExp, text: string, from: number): number {
  let at = from;
  for (let found = matchAt(pattern, text, at); found !== undefined; found = matchAt(pattern, text, at)) {
    if (found[0].length === 0) return at;
    at += found[0].length;
  }
  return at;
}
