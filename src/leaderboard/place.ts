import {
  LEADERBOARD_COLUMNS,
  type LeaderboardColumn,
  type LeaderboardRow,
  type PlacedRun,
  type Placement,
} from '../domain/leaderboard.ts';
import type { RunResult } from '../domain/run.ts';

/** The column whose problems a run was asked as many of; undefined where it is none of them. */
export function columnOf(problems: number): LeaderboardColumn | undefined {
  const columns = Object.keys(LEADERBOARD_COLUMNS) as LeaderboardColumn[];
  return columns.find((column) => LEADERBOARD_COLUMNS[column].problems === problems);
}

/** What of a run is placed: its strict accuracy, which is the share of problems whose answers are all correct (P41). */
export function placedRun({ identity, scores }: RunResult): PlacedRun | undefined {
  const { value, interval } = scores.accuracy;
  if (value === null) return undefined;
  return {
    model: identity.model,
    problemSet: identity.problemSet,
    problems: Object.keys(identity.problems).length,
    judge: identity.judge?.model ?? null,
    accuracy: value,
    interval: interval === null ? null : { low: interval.low, high: interval.high },
    lost: scores.counts.unscored,
  };
}

/**
 * The place of a run among the rows that have a score in the column. Scores are compared as they are published, in percent
 * to one decimal; a run that ties with rows stands above them.
 */
export function placeRun(
  rows: readonly LeaderboardRow[],
  run: PlacedRun,
  column: LeaderboardColumn,
): Placement {
  const scoreOf = (row: LeaderboardRow) => row.scores[column] ?? Number.NEGATIVE_INFINITY;
  const ranked = rows.filter((row) => row.scores[column] !== null).sort((a, b) => scoreOf(b) - scoreOf(a));
  const rankOf = (ratio: number) =>
    1 + ranked.filter((row) => scoreOf(row) > Number((100 * ratio).toFixed(1))).length;
  const rank = rankOf(run.accuracy);
  return {
    column,
    ranked,
    rank,
    ranks: run.interval === null ? null : [rankOf(run.interval.high), rankOf(run.interval.low)],
    above: ranked[rank - 2],
    below: ranked[rank - 1],
  };
}
