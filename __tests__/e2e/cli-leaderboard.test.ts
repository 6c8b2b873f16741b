import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { makeWorkspace, runCommandLine, type Workspace } from '../support/command-line.ts';
import { buildRun, buildSample, buildWrong } from '../support/records.ts';

let workspace: Workspace;

/** A run of so many problems, of which this share is right. */
const recordOf = (problems: number, share: number, protocol = 'physics-verified'): string => {
  const samples = Array.from({ length: problems }, (_, at) =>
    at < share * problems ? buildSample({ problemId: `p${at}` }) : buildWrong({ problemId: `p${at}` }),
  );
  return JSON.stringify(buildRun(samples, { identity: { protocol } }));
};

beforeAll(async () => {
  const published = await readFile('fixtures/models/physics-verified.csv', 'utf8');
  workspace = await makeWorkspace({
    'test/run.json': recordOf(602, 0.87),
    'small/run.json': recordOf(30, 0.5),
    'qft/run.json': recordOf(75, 0.5, 'qft-bench'),
    'bent.json': '{"strict_accuracy":{"value":2}}',
    'bent.csv': published.replace(',92.4,', ',92.5,'),
  });
});
afterAll(() => workspace.remove());

const leaderboard = (...args: readonly string[]) =>
  runCommandLine(['leaderboard', ...args], { cwd: workspace.root });

describe('leaderboard', () => {
  it('prints the 53 published rows', async () => {
    const { code, stdout } = await leaderboard();
    expect(code).toBe(0);
    expect(stdout.split('\n').filter((line) => /^\| \d/.test(line))).toHaveLength(53);
  });

  it('places a run between its neighbours', async () => {
    const { code, stdout } = await leaderboard('test');
    expect(code).toBe(0);
    expect(stdout).toContain('between DeepSeek-V4.1-Flash (88.2) and GLM-5.3-Flash (85.5)');
    expect(stdout).toContain('Scores of different judges are not directly comparable');
    const json = JSON.parse((await leaderboard('test', '--json', '--column', 'val')).stdout);
    expect(json).toMatchObject({ placement: { column: 'val', above: { model: 'Qwen3.8-27B' } } });
  });

  it('places the metrics that score wrote', async () => {
    await workspace.write({
      'metrics.json': JSON.stringify({
        problem_set: 'yale-nlp/physics-verified',
        model: 'm-1',
        judge: 'j-1',
        problems: 794,
        strict_accuracy: { value: 0.62, interval: [0.58, 0.65] },
      }),
    });
    const { code, stdout } = await leaderboard('metrics.json');
    expect(code).toBe(0);
    expect(stdout).toContain(
      'between Qwen3.5-9B (73.8) and Mistral-Small-4-119B-2603 (61.7) in “Test (all)”',
    );
    expect(stdout).toContain('The judge of this run is j-1');
  });

  it('says that a run on other problems is no result', async () => {
    expect((await leaderboard('small')).stdout).toContain('the run was asked 30 problems');
  });

  it.each([
    ['a run of another benchmark', ['qft'], 'qft/run.json: the run is one of qft-bench'],
    ['two runs', ['test', 'small'], 'expected one run.json or metrics.json, or none, got 2 files'],
    ['a column that does not exist', ['--column', 'tets'], 'column'],
    ['a table that does not add up', ['--leaderboard', 'bent.csv'], 'bent.csv:2: val_no_fig is 92.5'],
    ['no such file', ['missing'], 'missing: there is no such file'],
    ['metrics of something else', ['bent.json'], 'bent.json'],
  ])('refuses %s', async (_, args, message) => {
    const ended = await leaderboard(...args);
    expect([ended.code, ended.stdout]).toEqual([2, '']);
    expect(ended.stderr).toContain(message);
  });
});
