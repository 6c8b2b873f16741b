import type { ResultGroup, ResultRow } from '../../domain/results.ts';
import { renderScatter, type Series } from './scatter.ts';

/** A figure of a set of runs, or why there is nothing to draw. */
export type Figure = { readonly svg: string } | { readonly missing: string };

/** Figure 1: score against release date, a line a family (Q55). Models without a known date are left out. */
export function renderTimeline(families: readonly ResultGroup[]): Figure {
  const series = families.flatMap(({ name, rows }): Series[] => {
    const points = rows.flatMap((row) => {
      const { card, accuracy } = row;
      if (card?.released === undefined || accuracy.value === null) return [];
      return [{ x: monthOf(card.released), y: accuracy.value, ...ends(row), label: row.model }];
    });
    return points.length === 0 ? [] : [{ name, points, joined: true }];
  });
  const rows = families.flatMap((family) => family.rows);
  const undated = rows.filter(({ card }) => card?.released === undefined).length;
  if (series.length === 0)
    return { missing: 'no release date is known of these models; --model-table takes a table that has them' };
  return {
    svg: renderScatter({
      title: 'Score by release date',
      note: noteOf(rows, undated === 0 ? '' : `; ${undated} without a known date left out`),
      ...warningOf(rows),
      x: { kind: 'time', title: 'Release month' },
      y: { kind: 'percent', title: 'Accuracy (correct ÷ asked), 95 % interval' },
      series,
    }),
  };
}

/** Figure 2: faithfulness against accuracy, by family (Q95). Runs without judged faithfulness are left out. */
export function renderFaithfulness(families: readonly ResultGroup[]): Figure {
  const series = families.flatMap(({ name, rows }): Series[] => {
    const points = rows.flatMap(({ model, accuracy, faithfulness: { value, interval } }) => {
      if (accuracy.value === null || value === null) return [];
      const bar = interval === null ? {} : { low: interval.low, high: interval.high };
      return [{ x: accuracy.value, y: value, ...bar, label: model }];
    });
    return points.length === 0 ? [] : [{ name, points }];
  });
  const rows = families.flatMap((family) => family.rows);
  if (series.length === 0) return { missing: 'faithfulness was not judged in these runs' };
  return {
    svg: renderScatter({
      title: 'Faithfulness and accuracy',
      note: noteOf(rows, ''),
      ...warningOf(rows),
      x: { kind: 'percent', title: 'Accuracy (correct ÷ asked)' },
      y: { kind: 'percent', title: 'Faithful ÷ (correct and assessable), 95 % interval' },
      series,
    }),
  };
}

const ends = ({ accuracy: { interval } }: ResultRow) =>
  interval === null ? {} : { low: interval.low, high: interval.high };

/** The first day of a month such as 2026-09, in milliseconds since 1970 (UTC). */
const monthOf = (released: string): number => Date.parse(`${released}-01T00:00:00Z`);

function noteOf(rows: readonly ResultRow[], more: string): string {
  const sets = [...new Set(rows.map(({ problemSet, problems }) => `${problemSet} (${problems} problems)`))];
  return `${rows.length} ${rows.length === 1 ? 'run' : 'runs'} on ${sets.join(', ')}${more}`;
}

/** What a reader of the picture alone has to know of where the answers came from. */
function warningOf(rows: readonly ResultRow[]): { readonly warning?: string } {
  if (rows.some(({ source }) => source === 'synthetic'))
    return { warning: 'SYNTHETIC: made-up scores that show the form of the figure; no model was asked' };
  if (rows.some(({ source }) => source === 'recorded')) return { warning: 'From recorded answers' };
  return {};
}
