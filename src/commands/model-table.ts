import type { ModelTable } from '../domain/model-card.ts';
import { parseModelTable } from '../models/index.ts';
import type { Options } from '../options/table.ts';
import { bundledFile } from '../wiring/bundle.ts';
import type { Terminal } from './terminal.ts';

/** The table of models of the options, the bundled one by default. */
export async function readModelTable(
  { modelTable }: Pick<Options, 'modelTable'>,
  { files }: Terminal,
): Promise<ModelTable> {
  const path = modelTable ?? bundledFile('models/qft-bench.yaml');
  return parseModelTable(await files.readText(path), path);
}
