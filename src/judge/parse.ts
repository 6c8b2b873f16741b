import { findLabels } from './labels.ts';

/** A label the judge may give: as written between the bars, and as recorded. */
export interface KnownLabel {
  readonly written: string;
  readonly label: string;
}

/** The label and explanation a judge gave, or why its reply counts as none. */
export type ParsedReply =
  | { readonly ok: true; readonly label: string; readonly explanation: string }
  | { readonly ok: false; readonly problem: string };

/**
 * Reads the verdict of a judge: exactly one label between double bars in the whole reply, and it stands alone on the last
 * line. Markdown emphasis around it is forgiven. A verdict is never guessed from prose.
 */
export function parseJudgeReply(reply: string, labels: readonly KnownLabel[]): ParsedReply {
  const text = reply.trim();
  const [found, ...others] = findLabels(
    text,
    labels.map(({ written }) => written),
  );
  const known = labels.find(({ written }) => written === found?.written);
  if (!found || !known) return { ok: false, problem: 'no label' };
  if (others.length > 0) return { ok: false, problem: `${others.length + 1} labels where one is allowed` };
  const lastLine = text.lastIndexOf('\n') + 1;
  const alone =
    found.start >= lastLine &&
    /^[*_`\s]*$/.test(text.slice(lastLine, found.start)) &&
    /^[*_`\s.]*$/.test(text.slice(found.end));
  if (!alone) return { ok: false, problem: 'the label does not stand alone on the last line' };
  return { ok: true, label: known.label, explanation: text.slice(0, lastLine).trim() };
}
