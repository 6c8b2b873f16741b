import type { ResultGroup, ResultRow } from '../../domain/results.ts';

/** Figure 1 as a bar chart in order of release; Mermaid has no time axis. */
export function mermaidTimeline(families: readonly ResultGroup[]): string {
  const dated = families
    .flatMap(({ rows }) => rows)
    .flatMap(({ card, model, accuracy }) =>
      card?.released === undefined || accuracy.value === null
        ? []
        : [{ model, released: card.released, value: accuracy.value }],
    )
    .sort((a, b) => (a.released < b.released ? -1 : Number(a.released > b.released)));
  if (dated.length === 0) return 'Figure 1 needs release dates, and none is known of these models.';
  return fence([
    'xychart-beta',
    '  title "Score in order of release (%)"',
    `  x-axis [${dated.map(({ model, released }) => quote(`${model} ${released}`)).join(', ')}]`,
    '  y-axis "Accuracy (%)" 0 --> 100',
    `  bar [${dated.map(({ value }) => (100 * value).toFixed(1)).join(', ')}]`,
  ]);
}

/** Figure 2 as a quadrant chart, whose two axes run from 0 to 1. */
export function mermaidFaithfulness(rows: readonly ResultRow[]): string {
  const judged = rows.filter(
    ({ accuracy, faithfulness }) => accuracy.value !== null && faithfulness.value !== null,
  );
  if (judged.length === 0) return 'Figure 2 needs judged faithfulness, and these runs have none.';
  return fence([
    'quadrantChart',
    '  title Faithfulness and accuracy',
    '  x-axis "Accuracy 0" --> "Accuracy 1"',
    '  y-axis "Faithfulness 0" --> "Faithfulness 1"',
    ...judged.map(
      ({ model, accuracy, faithfulness }) =>
        `  ${quote(model)}: [${inside(accuracy.value)}, ${inside(faithfulness.value)}]`,
    ),
  ]);
}

const fence = (lines: readonly string[]): string => ['```mermaid', ...lines, '```'].join('\n');
/** Names of models are not ours: only letters, digits and a few signs pass into a diagram. */
const quote = (words: string): string => `"${words.replace(/[^\p{L}\p{N} ._/()+-]/gu, '').slice(0, 60)}"`;
/** The chart refuses a point on its edge. */
const inside = (value: number | null): string => Math.min(0.999, Math.max(0.001, value ?? 0)).toFixed(3);
