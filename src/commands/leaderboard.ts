import { EXIT, type ExitCode, UserError } from '../domain/errors.ts';
import type { LeaderboardRow, PlacedRun } from '../domain/leaderboard.ts';
import { placedMetrics } from '../leaderboard/metrics-file.ts';
import { parseLeaderboard } from '../leaderboard/parse.ts';
import { columnOf, placedRun, placeRun } from '../leaderboard/place.ts';
import type { Options } from '../options/table.ts';
import { renderLeaderboard } from '../report/leaderboard.ts';
import { parseJson } from '../text/json.ts';
import { LEADERBOARD_FILE } from '../wiring/leaderboard.ts';
import type { CommandInput } from './registry.ts';
import { readRunFiles } from './run-files.ts';
import type { Terminal } from './terminal.ts';

/** `leaderboard [run.json | metrics.json]`: the published scores of PHYSICS-Verified, and the place of a run among them. */
export async function leaderboardCommand({
  positionals,
  options,
  terminal,
}: CommandInput): Promise<ExitCode> {
  const [given, ...others] = positionals;
  if (others.length > 0)
    throw new UserError({
      code: 'bad-option',
      message: `expected one run.json or metrics.json, or none, got ${positionals.length} files`,
      hint: 'theory-gate table sets several runs side by side',
    });
  const path = options.leaderboard ?? LEADERBOARD_FILE;
  const rows = parseLeaderboard(await terminal.files.readText(path), path);
  const placed =
    given === undefined ? undefined : place(await readPlaced(given, terminal), rows, options.column);
  terminal.print(options.json ? `${JSON.stringify({ rows, ...placed })}\n` : renderLeaderboard(rows, placed));
  return EXIT.passed;
}

function place(run: PlacedRun, rows: readonly LeaderboardRow[], wanted: Options['column']) {
  const column = wanted === 'auto' ? (columnOf(run.problems) ?? 'test') : wanted;
  return { run, placement: placeRun(rows, run, column) };
}

/** What `run` recorded, or the metrics that `score` wrote. */
async function readPlaced(given: string, terminal: Terminal): Promise<PlacedRun> {
  if (given.endsWith('.json')) {
    const json = parseJson(await terminal.files.readText(given));
    const metrics = json.ok ? placedMetrics(json.value) : undefined;
    if (metrics !== undefined) return metrics;
  }
  const [file] = await readRunFiles([given], terminal);
  const { protocol } = file?.run.identity ?? {};
  const refuse = (message: string, hint: string) =>
    new UserError({ code: 'bad-run', message, hint, place: { file: file?.path ?? given } });
  if (protocol !== 'physics-verified')
    throw refuse(
      `the run is one of ${protocol}, whose scores have nothing to do with this table`,
      'give a run made with --protocol physics-verified',
    );
  const placed = file && placedRun(file.run);
  if (placed === undefined)
    throw refuse('the run has no score: nothing was asked', 'go on with the run first');
  return placed;
}
