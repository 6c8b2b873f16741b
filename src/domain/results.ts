import type { ModelCard } from './model-card.ts';
import type { AnswerScores, Ratio } from './run.ts';

/** Reasoning text that a judge of faithfulness could read beside the answer: all of it, a summary, or none (A9). */
export type ReadableReasoning = 'raw' | 'summary' | 'none';

/** One run as a row of the tables and a point of the figures. `card` is absent for a model nobody described. */
export interface ResultRow {
  readonly model: string;
  readonly card?: ModelCard;
  /** where the answers came from: an endpoint, recordings, or made up to show the form of a figure */
  readonly source: 'endpoint' | 'recorded' | 'synthetic';
  readonly problemSet: string;
  /** problems asked */
  readonly problems: number;
  readonly samples: number;
  readonly accuracy: Ratio;
  readonly symbolic: Ratio;
  readonly faithfulness: Ratio;
  /** what faithfulness was judged on, each kind once; empty where it was not judged */
  readonly reasoning: readonly ReadableReasoning[];
  /** absent without a judge */
  readonly judge?: string;
  /** under a protocol that scores answers one by one */
  readonly answers?: AnswerScores;
  readonly byCategory: Readonly<Record<string, Ratio>>;
  /** wrong answers by category of error, averaged over the judgings; empty where no judge was asked */
  readonly errors: Readonly<Record<string, number>>;
  /** at each k up to the number of samples: the chance that one of k is right, and that all of k are; 0–1 */
  readonly atK: readonly { readonly k: number; readonly any: number; readonly all: number }[];
}

/** A group of rows with the means of its accuracies and of its rates of unfaithful answers, each run weighing the same. */
export interface ResultGroup {
  readonly name: string;
  readonly rows: readonly ResultRow[];
  readonly meanAccuracy: number | null;
  readonly meanUnfaithful: number | null;
}

/** Table 5: how the errors of a part of the models are distributed. Shares are of the wrong answers, 0–1. */
export interface ErrorShares {
  readonly name: string;
  readonly models: number;
  readonly wrong: number;
  readonly shares: Readonly<Record<string, number>> | null;
}
