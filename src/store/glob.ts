/** Whether a path holds one of the wildcards `*`, `**`, `?`. Braces and brackets are ordinary characters. */
export function isGlob(path: string): boolean {
  return /[*?]/.test(path);
}

/**
 * Whether one path segment matches one pattern segment: `*` any run of characters, `?` one character. A leading dot is
 * matched by a dot only. Linear in practice and never exponential: the last `*` alone is retried.
 */
export function matchSegment(pattern: string, name: string): boolean {
  if (name.startsWith('.') && !pattern.startsWith('.')) return false;
  let p = 0;
  let star = -1;
  let retryAt = 0;
  for (let n = 0; n < name.length; ) {
    if (pattern[p] === '*') {
      star = p++;
      retryAt = n;
    } else if (p < pattern.length && (pattern[p] === '?' || pattern[p] === name[n])) {
      p += 1;
      n += 1;
    } else if (star >= 0) {
      p = star + 1;
      n = ++retryAt;
    } else {
      return false;
    }
  }
  return /^\**$/.test(pattern.slice(p));
}
