/** A column of the leaderboard, and how many problems its percentages are counted over (P4, P58). */
export const LEADERBOARD_COLUMNS = {
  val: { name: 'Val (no fig.)', problems: 184 },
  test: { name: 'Test (no fig.)', problems: 602 },
  'test-all': { name: 'Test (all)', problems: 794 },
} as const;
/** Name of a column of {@link LEADERBOARD_COLUMNS}. */
export type LeaderboardColumn = keyof typeof LEADERBOARD_COLUMNS;

/** One published row: strict accuracy in percent, to one decimal; null where the table has a dash (P49, P50). */
export interface LeaderboardRow {
  readonly model: string;
  readonly modality: 'vision-language' | 'text-only';
  readonly thinking: boolean;
  /** test score of the original paper's Table 3: another protocol and set, not comparable to the others (P57) */
  readonly paperTable3: number | null;
  readonly scores: Readonly<Record<LeaderboardColumn, number | null>>;
}

/** Where a run stands among the published rows of one column. */
export interface Placement {
  readonly column: LeaderboardColumn;
  /** rows with a score in the column, best first */
  readonly ranked: readonly LeaderboardRow[];
  /** 1 is the best; of `ranked.length + 1` */
  readonly rank: number;
  /** the ranks that the ends of the run's interval would have, better first; null without an interval */
  readonly ranks: readonly [best: number, worst: number] | null;
  readonly above: LeaderboardRow | undefined;
  readonly below: LeaderboardRow | undefined;
}

/** What is placed: a run's strict accuracy, 0–1, with what has to be told beside it (P72). */
export interface PlacedRun {
  readonly model: string;
  readonly problemSet: string;
  readonly problems: number;
  readonly judge: string | null;
  readonly accuracy: number;
  readonly interval: { readonly low: number; readonly high: number } | null;
  /** problems that count as wrong because a call failed, none was made or nobody judged the response */
  readonly lost: number;
}
