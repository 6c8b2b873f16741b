import { clopperPearson, type Interval } from './interval.ts';

/** The labels that two raters gave one item. */
export type LabelPair = readonly [first: string, second: string];

/** How often two raters agree. `kappa` is null where chance alone would agree always. */
export interface Agreement {
  readonly agreed: number;
  readonly items: number;
  /** 95 % Clopper-Pearson interval of agreed ÷ items; null without items. */
  readonly interval: Interval | null;
  readonly kappa: number | null;
}

/**
 * Agreement of two raters over the items both labelled.
 *
 * Cohen's κ = (p_o − p_e) / (1 − p_e), where p_o is the share of equal labels and p_e what two independent raters with the
 * same shares of labels would have. Source: Cohen, Educ. Psychol. Meas. 20 (1960) 37.
 */
export function agreementOf(pairs: readonly LabelPair[]): Agreement {
  const items = pairs.length;
  const agreed = pairs.filter(([a, b]) => a === b).length;
  if (items === 0) return { agreed, items, interval: null, kappa: null };
  const labels = [...new Set(pairs.flat())];
  const share = (rater: 0 | 1, label: string) => pairs.filter((pair) => pair[rater] === label).length / items;
  const byChance = labels.reduce((sum, label) => sum + share(0, label) * share(1, label), 0);
  return {
    agreed,
    items,
    interval: clopperPearson({ numerator: agreed, denominator: items }),
    kappa: byChance === 1 ? null : (agreed / items - byChance) / (1 - byChance),
  };
}

/** The label that more than half of the raters gave, or undefined. */
export function majorityLabel(labels: readonly string[]): string | undefined {
  return labels.find((label) => labels.filter((other) => other === label).length * 2 > labels.length);
}
