import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import type { PlacedRun } from '../../src/domain/leaderboard.ts';
import { decide } from '../../src/gate/decide.ts';
import type { GatePolicy } from '../../src/gate/policy.ts';
import { placedMetrics } from '../../src/leaderboard/metrics-file.ts';
import { parseLeaderboard } from '../../src/leaderboard/parse.ts';
import { columnOf, placedRun, placeRun } from '../../src/leaderboard/place.ts';
import type { ReportInput } from '../../src/report/input.ts';
import { renderLeaderboard, renderPlacement } from '../../src/report/leaderboard.ts';
import { renderReport } from '../../src/report/report-md.ts';
import { withPlacement } from '../../src/wiring/leaderboard.ts';
import { buildRun, buildSample, buildWrong } from '../support/records.ts';

const FILE = 'fixtures/models/physics-verified.csv';
const text = readFileSync(FILE, 'utf8');
const rows = parseLeaderboard(text, FILE);

describe('the published rows', () => {
  it('are 53, of which 26 have a score on all test problems and 28 one of the paper (P48, P50, P57)', () => {
    expect(rows).toHaveLength(53);
    expect(rows.filter(({ scores }) => scores['test-all'] !== null)).toHaveLength(26);
    expect(rows.filter(({ paperTable3 }) => paperTable3 !== null)).toHaveLength(28);
  });

  it('keep what the table says', () => {
    expect(rows[0]).toEqual({
      model: 'gpt-6-astra',
      modality: 'vision-language',
      thinking: true,
      paperTable3: null,
      scores: { val: 92.4, test: 90.4, 'test-all': 91.1 },
    });
    expect(rows.find(({ model }) => model === 'DeepSeek-R1')).toEqual({
      model: 'DeepSeek-R1',
      modality: 'text-only',
      thinking: true,
      paperTable3: 44.3,
      scores: { val: 65.2, test: 61.5, 'test-all': null },
    });
  });

  it('may have a dash for an empty cell', () => {
    expect(parseLeaderboard(text.replaceAll(',,', ',—,').replace(/,$/gm, ',-'), FILE)).toEqual(rows);
  });
});

describe('a bent row', () => {
  // Each is one edit of the published file; lines count from 1, the head included.
  it.each([
    [
      'a percentage that no k of 602 gives',
      '61.5,\n',
      '61.7,\n',
      13,
      'test_no_fig is 61.7, which no number of 602 problems gives',
    ],
    [
      'one that no k of 184 gives',
      ',92.4,',
      ',92.5,',
      2,
      'val_no_fig is 92.5, which no number of 184 problems gives',
    ],
    [
      'one that no k of 794 gives',
      ',87.2\n',
      ',87.1\n',
      5,
      'test_all is 87.1, which no number of 794 problems gives',
    ],
    [
      'two rows out of order',
      'Qwen3.5-9B,vision-language,yes,,78.3,75.1,73.8\nMistral-Small-4-119B-2603,vision-language,yes,,72.8,63.8,61.7\n',
      'Mistral-Small-4-119B-2603,vision-language,yes,,72.8,63.8,61.7\nQwen3.5-9B,vision-language,yes,,78.3,75.1,73.8\n',
      12,
      'Qwen3.5-9B has 75.1 below a row with 63.8',
    ],
    [
      'a text-only model asked about figures',
      '65.2,61.5,\n',
      '65.2,61.5,59.9\n',
      13,
      'text-only and a score on all test problems',
    ],
    [
      'a model that sees without its score',
      '90.4,91.1\n',
      '90.4,\n',
      2,
      'vision-language and no score on all test problems',
    ],
    ['a modality of its own', 'text-only,yes,44.3', 'text,yes,44.3', 13, 'modality is "text"'],
    ['thinking perhaps', 'text-only,yes,44.3', 'text-only,perhaps,44.3', 13, 'thinking is "perhaps"'],
    ['two decimals', ',92.4,', ',92.39,', 2, 'val_no_fig is "92.39"'],
    ['more than all', ',92.4,', ',192.4,', 2, 'val_no_fig is "192.4"'],
    ['more correct with figures than there are figures', '6.6,5.4\n', '6.6,54.0\n', 48, 'do not go with'],
    [
      'fewer correct of all than without figures',
      '6.6,5.4\n',
      '6.6,4.9\n',
      48,
      '40 correct without figures do not go with 39',
    ],
    ['a model twice', 'gpt-6-sol,', 'gpt-6-astra,', 3, 'gpt-6-astra is listed twice'],
    ['a cell too many', '90.4,91.1\n', '90.4,91.1,1\n', 2, 'the row has 8 cells'],
    ['no score at all', ',65.2,61.5,', ',65.2,,', 13, 'a score on the problems without figures is missing'],
    ['a column of another name', 'paper_table3_test', 'paper_table_3', 1, 'the first line is'],
  ])('is refused with its line: %s', (_, from, to, line, message) => {
    expect(text).toContain(from);
    const bent = text.replace(from, to);
    expect(() => parseLeaderboard(bent, 'bent.csv')).toThrow(message);
    expect(() => parseLeaderboard(bent, 'bent.csv')).toThrow(`bent.csv:${line}: `);
  });

  it('is reported with every other', () => {
    const bent = text.replace(',92.4,', ',92.5,').replace('90.0,90.6\n', '90.0,90.5\n');
    expect(() => parseLeaderboard(bent, 'b.csv')).toThrow(/b\.csv:2: .*\nb\.csv:3: /);
  });

  it.each(['', 'model\n', `${text.split('\n')[0]}\n`])(
    'is not needed for a table without rows to fail: %j',
    (empty) => {
      expect(() => parseLeaderboard(empty, 'empty.csv')).toThrow('empty.csv:1: ');
    },
  );
});

describe('the place of a run', () => {
  const run = (over: Partial<PlacedRun> = {}): PlacedRun => ({
    model: 'model-1',
    problemSet: 'physics-verified',
    problems: 602,
    judge: 'GLM-5.3-Flash',
    accuracy: 0.87,
    interval: { low: 0.84, high: 0.9 },
    lost: 0,
    ...over,
  });

  it('says how many answers count as wrong without having been judged', () => {
    const counts = { correct: 500, missing_predictions: 1, failed_calls: 2, unjudged: 4 };
    const strict_accuracy = { value: 0.83, interval: [0.8, 0.86] };
    const metrics = { problem_set: 's', model: 'm', judge: 'j', problems: 602, strict_accuracy, counts };
    const placed = run(placedMetrics(metrics));
    expect(placed.lost).toBe(7);
    const said = 'Counted as wrong without a verdict: 7 responses';
    expect(renderPlacement(placed, placeRun(rows, placed, 'test'))).toContain(said);
    expect(renderPlacement(run(), placeRun(rows, run(), 'test'))).not.toContain('without a verdict');
  });

  it('is between its neighbours', () => {
    const { above, below, rank, ranks } = placeRun(rows, run(), 'test');
    expect([above?.model, below?.model, rank, ranks]).toEqual([
      'DeepSeek-V4.1-Flash',
      'GLM-5.3-Flash',
      6,
      [2, 7],
    ]);
  });

  it.each([
    [1, 1, undefined, 'gpt-6-astra'],
    [0, 54, 'chatglm3-6b', undefined],
    [0.885, 4, 'gpt-5.6-sol', 'Qwen3.8-27B'],
    [0.8849999, 4, 'gpt-5.6-sol', 'Qwen3.8-27B'],
    [0.884, 5, 'Qwen3.8-27B', 'DeepSeek-V4.1-Flash'],
  ])('of a score of %p is %p', (accuracy, rank, above, below) => {
    const placement = placeRun(rows, run({ accuracy }), 'test');
    expect([placement.rank, placement.above?.model, placement.below?.model]).toEqual([rank, above, below]);
  });

  it('on all test problems is among the models that see', () => {
    const placement = placeRun(rows, run({ accuracy: 0.62 }), 'test-all');
    expect(placement.ranked).toHaveLength(26);
    expect([placement.above?.model, placement.below?.model]).toEqual([
      'Qwen3.5-9B',
      'Mistral-Small-4-119B-2603',
    ]);
  });

  it.each([
    [184, 'val'],
    [602, 'test'],
    [794, 'test-all'],
    [240, undefined],
    [1034, undefined],
    [30, undefined],
  ])('of a run on %p problems is in column %p', (problems, column) =>
    expect(columnOf(problems)).toBe(column),
  );

  it('is told with what keeps the scores from being compared (P57, P72)', () => {
    const placement = placeRun(rows, run({ judge: 'other-judge' }), 'test');
    const told = renderPlacement(run({ judge: 'other-judge' }), placement);
    expect(told).toContain('between DeepSeek-V4.1-Flash (88.2) and GLM-5.3-Flash (85.5)');
    expect(told).toContain('Scores of different judges are not directly comparable');
    expect(told).toContain('other-judge');
    expect(renderLeaderboard(rows)).toContain('not directly comparable to the other columns');
  });

  it('on another set is told to be no result', () => {
    const other = run({ problems: 30 });
    expect(renderPlacement(other, placeRun(rows, other, 'test'))).toContain(
      'no result of the benchmark: the run was asked 30 problems',
    );
  });

  it('is a line of the table, between the lines of its neighbours', () => {
    const lines = renderLeaderboard(rows, { run: run(), placement: placeRun(rows, run(), 'test') }).split(
      '\n',
    );
    const at = lines.findIndex((line) => line.startsWith('| → | **model-1** |'));
    expect([lines[at - 1], lines[at + 1]].map((line) => line?.split(' | ')[1])).toEqual([
      'DeepSeek-V4.1-Flash',
      'GLM-5.3-Flash',
    ]);
    expect(lines[at]).toContain('**87.0**');
  });

  it('is read from the strict accuracy of a record; a run without a score has none', () => {
    const samples = [buildSample({ problemId: 'a' }), buildWrong({ problemId: 'b' })];
    expect(placedRun(buildRun(samples))).toMatchObject({
      model: 'model-1',
      problems: 2,
      accuracy: 0.5,
      judge: 'judge-1',
    });
    expect(placedRun(buildRun([]))).toBeUndefined();
  });

  it('lets no name of a model into the table as Markdown', () => {
    const evil = run({ model: 'a|b <script> @octocat' });
    const shown = renderLeaderboard(rows, { run: evil, placement: placeRun(rows, evil, 'test') });
    expect(shown).not.toMatch(/<script>|[^\w]@octocat/);
  });
});

const POLICY: GatePolicy = {
  minAccuracy: null,
  minFaithfulness: null,
  minAnswerAccuracy: null,
  minPartialCredit: null,
  maxRegression: null,
  maxRegressionFaithfulness: null,
  failOn: 'never',
  maxErrorRate: 0.02,
  onIncomplete: 'fail',
  baselineExpected: false,
};

describe('the report of a run', () => {
  const inputOf = (problems: number, protocol: string): ReportInput => {
    const samples = Array.from({ length: problems }, (_, at) => {
      const of = { problemId: `p${at}` };
      return at < 0.87 * problems ? buildSample(of) : buildWrong(of);
    });
    const run = buildRun(samples, { identity: { protocol } });
    const comparison = { kind: 'none', reason: 'not asked for' } as const;
    const decision = decide({ run, comparison, policy: POLICY });
    return { run, baseline: null, comparison, decision, problems: [], context: {} };
  };

  it('places it between its neighbours when it was asked as many problems as a column has', async () => {
    const report = renderReport(await withPlacement(inputOf(602, 'physics-verified')));
    expect(report).toContain(
      'between DeepSeek-V4.1-Flash (88.2) and GLM-5.3-Flash (85.5) in “Test (no fig.)”',
    );
    expect(report).toContain('Scores of different judges are not directly comparable');
  });

  it.each([
    ['on another number of problems', 30, 'physics-verified'],
    ['of another benchmark', 602, 'qft-bench'],
  ])('places no run %s', async (_, problems, protocol) => {
    const input = inputOf(problems, protocol);
    expect(await withPlacement(input)).toBe(input);
    expect(renderReport(input)).not.toContain('GLM-5.3-Flash');
  });
});
