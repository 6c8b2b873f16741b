import { EXIT, type ExitCode, UserError } from '../domain/errors.ts';
import { renderMetrics } from '../report/metrics.ts';
import { readJudged } from '../steps/judged-row.ts';
import { measure, withheldBecause } from '../steps/metrics.ts';
import { type PlacedRow, samplesOf } from '../steps/samples.ts';
import { TOOL_VERSION } from '../version.ts';
import type { CommandInput } from './registry.ts';
import {
  loadStepProblems,
  outFile,
  refusePositionals,
  requireOption,
  rowTexts,
  stepOptions,
  warnOfRepeated,
  withNamedSet,
} from './steps.ts';
import type { Terminal } from './terminal.ts';

/** `score`: the metrics of judged responses over all problems of a split (P13, P41–P47). */
export async function scoreCommand(input: CommandInput): Promise<ExitCode> {
  const { terminal } = input;
  const given = withNamedSet(input);
  refusePositionals(input.positionals, 'score');
  const source = requireOption(given.judged, 'judged');
  const options = stepOptions(given, terminal);
  const { set, split, problems } = await loadStepProblems(options, terminal);
  const rows = await readRows(source, terminal);
  const ids = new Set(problems.map(({ id }) => id));
  const within = [...rows.values()].map(({ row }) => row).filter(({ id }) => ids.has(id));
  if (within.length < rows.size)
    terminal.progress.line(`${rows.size - within.length} rows are of problems outside this selection`);
  const models = named(within.map(({ model }) => model));
  const judges = named(within.map(({ judge }) => judge));
  if (models.length > 1)
    terminal.progress.warn(`the rows are of ${models.length} models: ${models.join(', ')}`);
  if (judges.length > 1)
    terminal.progress.warn(`the rows are of ${judges.length} judges: ${judges.join(', ')}`);
  const scored = samplesOf(problems, rows);
  if (scored.samples.length === 0) throw nothingToScore(scored.excluded);
  const metrics = measure(scored, {
    tool: `theory-gate ${TOOL_VERSION}`,
    problemSet: set,
    split: split ?? 'all',
    figures: options.figures,
    models,
    judges,
  });
  const path = outFile(options, 'metrics.json');
  await terminal.files.writeAtomically(path, `${JSON.stringify(metrics, null, 2)}\n`);
  terminal.print(renderMetrics(metrics));
  terminal.progress.line(path);
  const withheld = withheldBecause(scored.samples);
  if (withheld === null) return EXIT.passed;
  terminal.progress.warn(`incomplete: ${WHY_WITHHELD[withheld]}`);
  return EXIT.incomplete;
}

/** Why there is no score, and what to do. */
const WHY_WITHHELD = {
  void: 'the judge failed a planted control, so that its verdicts are void and there is no score; judge with another one, or move its .controls.jsonl away to test it again',
  unjudged: 'no answer was judged, so that there is no score; judge again with the same command',
} as const;

function nothingToScore(excluded: number): UserError {
  return new UserError({
    code: 'no-problems',
    message: `nothing is left to score: the model was not asked any of ${excluded} problems, because of their figures`,
    hint: 'predict with --vision, or select problems without figures',
  });
}

/** By problem; the last line of a problem counts. */
async function readRows(file: string, terminal: Terminal): Promise<ReadonlyMap<string, PlacedRow>> {
  const rows = new Map<string, PlacedRow>();
  const repeated = new Set<string>();
  for await (const text of rowTexts(file, terminal)) {
    const row = readJudged(text);
    if (rows.has(row.id)) repeated.add(row.id);
    rows.set(row.id, { row, place: { file: text.file, line: text.line } });
  }
  warnOfRepeated(repeated.size, { file, terminal });
  return rows;
}

function named(names: readonly (string | undefined)[]): readonly string[] {
  return [...new Set(names.flatMap((name) => name ?? []))].sort();
}
