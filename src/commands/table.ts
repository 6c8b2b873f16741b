import { EXIT, type ExitCode } from '../domain/errors.ts';
import type { ModelTable } from '../domain/model-card.ts';
import type { ResultRow } from '../domain/results.ts';
import type { RunResult } from '../domain/run.ts';
import { type Figure, renderFaithfulness, renderTimeline } from '../report/charts/figures.ts';
import { renderResults } from '../report/tables.ts';
import { byAccess, byFamily, errorShares, ranked, resultRows, together } from '../tables/index.ts';
import { joinPath } from '../wiring/bundle.ts';
import { readModelTable } from './model-table.ts';
import type { CommandInput } from './registry.ts';
import { readRunFiles } from './run-files.ts';
import type { Terminal } from './terminal.ts';

/** `table <run.json …>`: Tables 4 and 5 and both figures of any runs; printed, and written to the out folder. */
export async function tableCommand({ positionals, options, terminal }: CommandInput): Promise<ExitCode> {
  const runs = await readRunFiles(positionals, terminal);
  const protocols = new Set(runs.map(({ run }) => run.identity.protocol));
  const [protocol = options.protocol] = protocols.size === 1 ? protocols : [];
  const models = await readModelTable({ ...options, protocol }, terminal);
  terminal.print(
    await writeResults({ runs: runs.map(({ run }) => run), models, out: options.out, terminal }),
  );
  return EXIT.passed;
}

interface Writing {
  readonly runs: readonly RunResult[];
  readonly models: ModelTable;
  readonly out: string;
  readonly terminal: Terminal;
}

/** Writes `results.md`, `score-by-date.svg` and `faithfulness.svg` into a folder; returns the text of the first. */
export async function writeResults({ runs, models, out, terminal }: Writing): Promise<string> {
  return writeRows(ranked(resultRows(runs, models)), out, terminal);
}

/** The same for rows that are already made. */
export async function writeRows(
  rows: readonly ResultRow[],
  out: string,
  { files, progress }: Terminal,
): Promise<string> {
  const families = byFamily(rows);
  const text = renderResults({
    ...{ rows, families, access: byAccess(rows), errors: errorShares(rows) },
    all: together(rows),
  });
  const write = (name: string, content: string) => files.writeAtomically(joinPath(out, name), content);
  await write('results.md', text);
  const figures: readonly (readonly [string, Figure])[] = [
    ['score-by-date.svg', renderTimeline(families)],
    ['faithfulness.svg', renderFaithfulness(families)],
  ];
  for (const [name, figure] of figures) {
    if ('svg' in figure) await write(name, figure.svg);
    else progress.line(`${name} was not drawn: ${figure.missing}`);
  }
  return text;
}
