import type { ModelTable } from '../domain/model-card.ts';
import { parseModelTable } from '../models/index.ts';
import type { Options } from '../options/table.ts';
import { bundledFile } from '../wiring/bundle.ts';
import type { Terminal } from './terminal.ts';

/** The protocols whose models have a table of their own; the others share that of QFT-Bench. */
const OWN_TABLES: readonly string[] = ['qft-bench', 'physics-verified'];

/** The table of models of the options; when none is named, the bundled one of the protocol. */
export async function readModelTable(
  { modelTable, protocol }: Pick<Options, 'modelTable' | 'protocol'>,
  { files }: Terminal,
): Promise<ModelTable> {
  const name = OWN_TABLES.includes(protocol) ? protocol : 'qft-bench';
  const path = modelTable ?? bundledFile(`models/${name}.yaml`);
  return parseModelTable(await files.readText(path), path);
}
