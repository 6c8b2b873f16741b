/** Classes of characters by their code, for the loops that look at every character of a formula. */

/** Whether a code is that of a letter A to Z or a to z. */
export function isLetterCode(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 65 && code <= 90);
}

/** Whether a code is that of a digit 0 to 9. */
export function isDigitCode(code: number): boolean {
  return code >= 48 && code <= 57;
}

/** Whether a code is that of white space, as `\s` of a regular expression; NaN, which stands behind the end, is none. */
export function isSpaceCode(code: number): boolean {
  if (code <= 32) return code === 32 || (code >= 9 && code <= 13);
  return code >= 160 && /\s/.test(String.fromCharCode(code));
}
