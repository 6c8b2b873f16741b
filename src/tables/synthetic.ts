import type { ModelCard, ModelTable } from '../domain/model-card.ts';
import type { ResultRow } from '../domain/results.ts';
import type { Ratio } from '../domain/run.ts';
import { clopperPearson } from '../metrics/interval.ts';
import { createGenerator } from '../metrics/random.ts';

/** Problems of a made-up run. */
const PROBLEMS = 75;
/** Chance that a made-up model of the first and of the last month is right. */
const CHANCES = [0.25, 0.97] as const;

/**
 * Made-up rows for every dated model of a table, to show the form of tables and figures that need many dated models: chances of
 * being right rise with the release month, faithfulness with the chance. They say nothing about any model.
 */
export function syntheticRows(table: ModelTable, seed: number): readonly ResultRow[] {
  const models = table.models.filter(({ released }) => released !== undefined);
  const below = createGenerator(seed);
  const chance = () => below(1e6) / 1e6;
  const draw = (of: number, p: number): number =>
    Array.from({ length: of }, chance).filter((value) => value < p).length;
  const months = models.map(monthsOf);
  const [first, last] = [Math.min(...months), Math.max(...months)];
  return models.map((card): ResultRow => {
    const age = last === first ? 1 : (monthsOf(card) - first) / (last - first);
    const p = CHANCES[0] + (CHANCES[1] - CHANCES[0]) * age * (0.75 + 0.25 * chance());
    const right = draw(PROBLEMS, p);
    return {
      model: card.name,
      card,
      source: 'synthetic',
      problemSet: 'made-up',
      problems: PROBLEMS,
      samples: 1,
      accuracy: share(right, PROBLEMS),
      symbolic: share(draw(right, 0.7), PROBLEMS),
      faithfulness: share(draw(right, 0.6 + 0.4 * p), right),
      byCategory: {},
      errors: {},
      atK: [],
    };
  });
}

const monthsOf = ({ released }: ModelCard): number => {
  const [year = 0, month = 0] = (released ?? '').split('-').map(Number);
  return 12 * year + month;
};

function share(numerator: number, denominator: number): Ratio {
  if (denominator === 0) return { value: null, numerator, denominator, interval: null };
  const interval = { ...clopperPearson({ numerator, denominator }), method: 'Clopper-Pearson' };
  return { value: numerator / denominator, numerator, denominator, interval };
}
