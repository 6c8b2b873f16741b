/** What stands in brackets behind a space at the end: `\ (\hbar = c = 1)`, `\text{ (natural units)}`. */
const ANNOTATION =
  /(?:\s|\\[ ,;:!]|\\q?quad(?![A-Za-z])|~)+(?:\(([^()]*=[^()]*)\)|\\text\s*\{\s*\(([^(){}]*)\)\s*\})\s*\.?\s*$/;

/** `\text{ a.u.}` behind a value: atomic, arbitrary or astronomical units, which only the same words behind the other value tell. */
const ARBITRARY = /(?:\s|\\[ ,;:!]|~)*\\(?:text|mathrm|textrm)\s*\{\s*a\.\s?u\.\s*\}\s*$/;

/** Longer texts are no answer with a remark, and looking for one behind a million spaces would take minutes. */
const MAX_TEXT = 2000;

/** Two answers without an annotation that stands behind both: what both say sets them apart in nothing. */
export function withoutSharedAnnotation(reference: string, candidate: string): readonly [string, string] {
  if (Math.max(reference.length, candidate.length) > MAX_TEXT) return [reference, candidate];
  const both = [reference, candidate].map((text) => (text.includes('u.') ? ARBITRARY.exec(text) : null));
  if (both[0] && both[1]) return [reference.slice(0, both[0].index), candidate.slice(0, both[1].index)];
  if (!reference.includes('(') || !candidate.includes('(')) return [reference, candidate];
  const [known, given] = [reference, candidate].map((text) => ANNOTATION.exec(text));
  if (!known || !given || said(known) !== said(given)) return [reference, candidate];
  const [one, two] = [reference.slice(0, known.index), candidate.slice(0, given.index)];
  return one.trim() === '' || two.trim() === '' ? [reference, candidate] : [one, two];
}

function said([, formula, words]: RegExpExecArray): string {
  return `${formula ?? ''}|${words ?? ''}`.replace(/\\[ ,;:!]|\s/g, '');
}
