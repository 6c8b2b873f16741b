/** A label the judge may give: as written between the bars, and as recorded. */
export interface KnownLabel {
  readonly written: string;
  readonly label: string;
}

/** The label and explanation a judge gave, or why its reply counts as none. */
export type ParsedReply =
  | { readonly ok: true; readonly label: string; readonly explanation: string }
  | { readonly ok: false; readonly problem: string };

const LABEL = /\|\|([^|\n]{1,40})\|\|/g;

/**
 * Reads the verdict of a judge: exactly one label between double bars in the whole reply, and it stands alone on the last
 * line. Case, hyphen and space do not matter (A14); Markdown emphasis around it is forgiven. A verdict is never guessed
 * from prose.
 */
export function parseJudgeReply(reply: string, labels: readonly KnownLabel[]): ParsedReply {
  const lines = reply.trim().split('\n');
  const last = (lines.at(-1) ?? '').trim();
  const found = [...reply.matchAll(LABEL)].filter((match) => findLabel(match[1] ?? '', labels));
  if (found.length === 0) return { ok: false, problem: 'no label' };
  if (found.length > 1) return { ok: false, problem: `${found.length} labels where one is allowed` };
  const match = /^[*_`\s]*\|\|([^|\n]{1,40})\|\|[*_`\s.]*$/.exec(last);
  const known = match ? findLabel(match[1] ?? '', labels) : undefined;
  if (!known) return { ok: false, problem: 'the label does not stand alone on the last line' };
  return { ok: true, label: known.label, explanation: lines.slice(0, -1).join('\n').trim() };
}

function findLabel(written: string, labels: readonly KnownLabel[]): KnownLabel | undefined {
  const key = normalise(written);
  return labels.find((label) => normalise(label.written) === key);
}

function normalise(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/[-\s]+/g, ' ');
}
