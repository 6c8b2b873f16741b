import { ErrorLabel } from '../domain/judgement.ts';
import type { ModelCard, ModelTable } from '../domain/model-card.ts';
import type { ResultRow } from '../domain/results.ts';
import type { Ratio } from '../domain/run.ts';
import { clopperPearson } from '../metrics/interval.ts';
import { createGenerator } from '../metrics/random.ts';

/** Problems of a made-up run by category, as many as the bundled set has. */
const PROBLEMS: Readonly<Record<string, number>> = {
  CFT: 15,
  Classical: 8,
  Electroweak: 7,
  'Non-Abelian': 8,
  QED: 8,
  Quantization: 7,
  Renormalization: 7,
  SUSY: 15,
};
/** Chance that a made-up model of the first and of the last month is right. */
const CHANCES = [0.25, 0.97] as const;

/** A chance that comes true or not, the same ones in the same order for the same seed. */
type Draw = (of: number, p: number) => number;

/**
 * Made-up rows for every dated model of a table, to show the form of tables and figures that need many dated models: chances of
 * being right rise with the release month, faithfulness with the chance, and errors of concept fall with it (Q74). They say
 * nothing about any model.
 */
export function syntheticRows(table: ModelTable, seed: number): readonly ResultRow[] {
  const models = table.models.filter(({ released }) => released !== undefined);
  const below = createGenerator(seed);
  const chance = () => below(1e6) / 1e6;
  const draw: Draw = (of, p) => Array.from({ length: of }, chance).filter((value) => value < p).length;
  const months = models.map(monthsOf);
  const [first, last] = [Math.min(...months), Math.max(...months)];
  return models.map((card): ResultRow => {
    const age = last === first ? 1 : (monthsOf(card) - first) / (last - first);
    const p = CHANCES[0] + (CHANCES[1] - CHANCES[0]) * age * (0.75 + 0.25 * chance());
    return syntheticRow(card, p, draw);
  });
}

function syntheticRow(card: ModelCard, p: number, draw: Draw): ResultRow {
  const byCategory = Object.fromEntries(
    Object.entries(PROBLEMS).map(([name, asked]) => [name, share(draw(asked, p), asked)]),
  );
  const sum = (of: (ratio: Ratio) => number) =>
    Object.values(byCategory).reduce((total, ratio) => total + of(ratio), 0);
  const [right, asked] = [sum(({ numerator }) => numerator), sum(({ denominator }) => denominator)];
  return {
    model: card.name,
    card,
    source: 'synthetic',
    problemSet: 'made-up',
    problems: asked,
    samples: 1,
    accuracy: share(right, asked),
    symbolic: share(draw(right, 0.7), asked),
    faithfulness: share(draw(right, 0.6 + 0.4 * p), right),
    reasoning: [],
    byCategory,
    errors: syntheticErrors(asked - right, p, draw),
    atK: [],
  };
}

/** Wrong answers by kind of error: the weaker the model, the more are of concept; the others fall evenly. */
function syntheticErrors(wrong: number, p: number, draw: Draw): Readonly<Record<string, number>> {
  const errors: Record<string, number> = {};
  let left = wrong;
  ErrorLabel.options.forEach((label, index, { length }) => {
    const chance = index === 0 ? 0.9 - 0.7 * p : 1 / (length - index);
    const drawn = index === length - 1 ? left : draw(left, chance);
    errors[label] = drawn;
    left -= drawn;
  });
  return errors;
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
