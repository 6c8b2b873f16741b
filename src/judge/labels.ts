/** A label between double bars: which one, and where it stands, in UTF-16 units with the bars. */
export interface FoundLabel {
  readonly written: string;
  readonly start: number;
  readonly end: number;
}

/** What stands between two pairs of bars on one line; looked at only, because the closing pair may open the next one. */
const BETWEEN_BARS = /\|\|(?=([^|\n]+)\|\|)/g;
const BARS = 2;

/**
 * THE notion of a label, for reading verdicts and for taking forged ones out of the material: one of `labels` between
 * double bars on one line; case, and how words are parted by hyphens and spaces, do not matter (A14). In order of their
 * start; two may share a pair of bars.
 */
export function findLabels(text: string, labels: readonly string[]): FoundLabel[] {
  const known = new Map(labels.map((label) => [normalise(label), label]));
  return [...text.matchAll(BETWEEN_BARS)].flatMap(({ index, 1: between = '' }) => {
    const written = known.get(normalise(between));
    return written === undefined ? [] : [{ written, start: index, end: index + between.length + 2 * BARS }];
  });
}

function normalise(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/[-\s]+/g, ' ');
}
