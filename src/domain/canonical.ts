/**
 * JSON with object keys sorted at every depth and `undefined` members left out, so that equal values have equal text
 * and therefore equal hashes.
 *
 * @example canonicalJson({ b: 1, a: [2, undefined] }) // '{"a":[2,null],"b":1}'
 */
export function canonicalJson(value: unknown): string {
  return render(value) ?? 'null';
}

/** Written at once, without a sorted copy: every request of a run is hashed by its canonical text. */
function render(value: unknown): string | undefined {
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  let written = '';
  if (Array.isArray(value)) {
    for (const member of value) written += `${written === '' ? '' : ','}${render(member) ?? 'null'}`;
    return `[${written}]`;
  }
  for (const key of Object.keys(value).sort()) {
    const member = render((value as Record<string, unknown>)[key]);
    if (member !== undefined) written += `${written === '' ? '' : ','}${JSON.stringify(key)}:${member}`;
  }
  return `{${written}}`;
}
