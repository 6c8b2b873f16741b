/**
 * A part label in the form that responses are read in: `(a)`, `a)`, `a.`, `Part (a):` are `a`, and `(b)(ii)` is `b.ii`. What
 * has another form is kept as it is; undefined for a blank one.
 */
export function normalLabel(label: string): string | undefined {
  const trimmed = label.trim();
  if (trimmed === '') return undefined;
  const bare = trimmed.replace(/^(?:part|question|answer)\b\s*/i, '').replace(/[.:]+$/, '');
  const steps = bare.split(/[().\s]+/).filter((step) => step !== '');
  const isLabel = steps.length > 0 && steps.every((step) => /^(?:[A-Za-z]|[ivxlIVXL]+|\d{1,3})$/.test(step));
  return isLabel ? steps.join('.') : trimmed;
}
