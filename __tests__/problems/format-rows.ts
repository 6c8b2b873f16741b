import { loadFrom, mistakesOf, type Tree } from './loading.ts';

/** One foreign row, imported from a file of that name beside other files. */
export async function importRow(row: unknown, file = 'foreign.jsonl', beside: Tree = {}) {
  const set = await loadFrom({ ...beside, [file]: JSON.stringify(row) }, file);
  return { problem: set.problems[0], warnings: set.warnings };
}

/** What is said of a row that is not taken. */
export const refusalOf = (row: unknown, file = 'foreign.jsonl'): Promise<string> =>
  mistakesOf({ [file]: JSON.stringify(row) }, file);
