import { EXIT, type ExitCode, UserError } from '../domain/errors.ts';
import type { LeaderboardColumn } from '../domain/leaderboard.ts';
import { parseLeaderboard } from '../leaderboard/parse.ts';
import { columnOf, placedRun, placeRun } from '../leaderboard/place.ts';
import { renderLeaderboard } from '../report/leaderboard.ts';
import { LEADERBOARD_FILE } from '../wiring/leaderboard.ts';
import type { CommandInput } from './registry.ts';
import { type RunFile, readRunFiles } from './run-files.ts';

/** `leaderboard [run.json]`: the published scores of PHYSICS-Verified, and the place of a run among them. */
export async function leaderboardCommand({
  positionals,
  options,
  terminal,
}: CommandInput): Promise<ExitCode> {
  if (positionals.length > 1)
    throw new UserError({
      code: 'bad-option',
      message: `expected one run.json or none, got ${positionals.length}`,
      hint: 'theory-gate table sets several runs side by side',
    });
  const path = options.leaderboard ?? LEADERBOARD_FILE;
  const rows = parseLeaderboard(await terminal.files.readText(path), path);
  const [file] = positionals.length === 0 ? [] : await readRunFiles(positionals, terminal);
  const placed = file === undefined ? undefined : placeFile(file, rows, options.column);
  terminal.print(options.json ? `${JSON.stringify({ rows, ...placed })}\n` : renderLeaderboard(rows, placed));
  return EXIT.passed;
}

function placeFile(
  { path, run }: RunFile,
  rows: Parameters<typeof placeRun>[0],
  wanted: LeaderboardColumn | 'auto',
) {
  if (run.identity.protocol !== 'physics-verified')
    throw new UserError({
      code: 'bad-run',
      message: `the run is one of ${run.identity.protocol}, whose scores have nothing to do with this table`,
      hint: 'give a run made with --protocol physics-verified',
      place: { file: path },
    });
  const placed = placedRun(run);
  if (placed === undefined)
    throw new UserError({
      code: 'bad-run',
      message: 'the run has no score: nothing was asked',
      hint: 'go on with the run first',
      place: { file: path },
    });
  const column = wanted === 'auto' ? (columnOf(placed.problems) ?? 'test') : wanted;
  return { run: placed, placement: placeRun(rows, placed, column) };
}
