import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { makeWorkspace, runCommandLine, type Workspace } from '../support/command-line.ts';

const problem = (id: string, letter: string) =>
  JSON.stringify({
    id,
    category: 'optics',
    question: `Give twice the length $${letter}$, which is positive.`,
    answers: [{ latex: `2${letter}`, kind: 'symbolic' }],
    symbols: [{ latex: letter, domain: 'positive' }],
    provenance: { origin: 'original' },
  });

let workspace: Workspace;
beforeAll(async () => {
  workspace = await makeWorkspace({
    'set/a.json': problem('same', 'a'),
    'set/b.json': problem('same', 'b'),
    'set/c.json': problem('other', 'c'),
    'translated/a.json': problem('same', 'a'),
  });
});
afterAll(() => workspace.remove());

const lint = (...sets: readonly string[]) => runCommandLine(['lint', ...sets], { cwd: workspace.root });

it('files named one by one are one set, as those of a folder are', async () => {
  const [folder, named] = [await lint('set'), await lint('set/a.json', 'set/b.json', 'set/c.json')];
  expect(folder.code).toBe(1);
  expect(folder.stdout).toContain('set/b.json:1:7: error: schema: the id "same" is taken by set/a.json:1');
  expect(named).toEqual(folder);
});

it('a set may be named by --set, once, and a config file of other commands does not disturb', async () => {
  await workspace.write({ '.github/theory-gate.yml': 'min-accuracy: 80\n' });
  const [named, both, asked] = await Promise.all([
    lint('--set', 'translated'),
    lint('set', '--set', 'translated'),
    runCommandLine(['run', '--model', 'm'], { cwd: workspace.root }),
  ]);
  expect([named.code, named.stdout]).toEqual([0, expect.stringMatching(/^1 problem: 0 errors/m)]);
  expect(both.code).toBe(2);
  expect(both.stderr).toContain('the sets are named twice: set and --problems translated');
  expect(asked.stderr).toContain('"min-accuracy" is 80, expected a ratio from 0 to 1');
});

it('a file named twice is one, and two folders are two sets, which may share an id', async () => {
  const twice = await lint('set/a.json', 'set/a.json');
  expect(twice.code).toBe(0);
  expect(twice.stdout).toMatch(/^1 problem: 0 errors/m);
  const apart = await lint('translated', 'set/a.json');
  expect(apart.code).toBe(0);
  expect(apart.stdout).toMatch(/^2 problems: 0 errors/m);
});
