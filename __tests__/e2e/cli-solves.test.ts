import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { makeWorkspace, runCommandLine, type Workspace } from '../support/command-line.ts';

const PAGE = new URL('../../fixtures/problems/qft-bench/SOLVES.md', import.meta.url);

let workspace: Workspace;
beforeAll(async () => {
  workspace = await makeWorkspace({});
});
afterAll(() => workspace.remove());
const solves = (...flags: readonly string[]) => runCommandLine(['solves', ...flags], { cwd: workspace.root });

it('the page of blind solutions is what the command prints of the bundled recordings', async () => {
  const { code, stdout } = await solves();
  expect(code).toBe(0);
  expect(await readFile(PAGE, 'utf8')).toContain(stdout.trim());
});

it('every one of the 75 problems has three solutions at least, and each is decided', async () => {
  const { stdout } = await solves('--json');
  const rows = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { readonly problem: string; readonly agreement: string });
  const counts = grouped(rows);
  expect(counts.size).toBe(75);
  for (const own of counts.values()) expect(own.length).toBeGreaterThanOrEqual(3);
  expect(rows.filter(({ agreement }) => agreement === 'undecided')).toEqual([]);
});

it('a set whose answers are not in boxes is refused, with or without its protocol', async () => {
  const { code, stdout, stderr } = await solves('--set', 'physics-verified');
  expect([code, stdout]).toEqual([2, '']);
  expect(stderr).toContain('not one of the 60 answers of physics-verified to these problems has a box');
  expect(stderr).toContain('theory-gate run --protocol physics-verified --replay');
});

function grouped<Row extends { readonly problem: string }>(rows: readonly Row[]): Map<string, Row[]> {
  const found = new Map<string, Row[]>();
  for (const row of rows) found.set(row.problem, [...(found.get(row.problem) ?? []), row]);
  return found;
}

it('only the problems asked for, and an unknown one is a mistake', async () => {
  const { stdout } = await solves('--ids', 'susy-kink-wall', '--json');
  expect(stdout.trim().split('\n')).toHaveLength(3);
  expect((await solves('--ids', 'susy-kink-wal')).code).toBe(2);
  expect((await solves('--protocol', 'physics-verified')).code).toBe(2);
});
