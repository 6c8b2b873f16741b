import { readFile } from 'node:fs/promises';
import { parseLeaderboard } from '../leaderboard/parse.ts';
import { columnOf, placedRun, placeRun } from '../leaderboard/place.ts';
import type { ReportInput } from '../report/input.ts';
import { bundledFile } from './bundle.ts';

/** File with the published scores of PHYSICS-Verified. */
export const LEADERBOARD_FILE = bundledFile('models/physics-verified.csv');

/**
 * A report's input with the place of the run among the published scores, where it was asked as many problems as one of their
 * columns has (P4); any other input as it is.
 */
export async function withPlacement(input: ReportInput): Promise<ReportInput> {
  const { run } = input;
  if (run.identity.protocol !== 'physics-verified') return input;
  const placed = placedRun(run);
  const column = placed && columnOf(placed.problems);
  if (placed === undefined || column === undefined) return input;
  const rows = parseLeaderboard(await readFile(LEADERBOARD_FILE, 'utf8'), LEADERBOARD_FILE);
  return { ...input, placed: { run: placed, placement: placeRun(rows, placed, column) } };
}
