import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import type { ResultRow } from '../../src/domain/results.ts';
import { scoreRun } from '../../src/metrics/scores.ts';
import { parseModelTable } from '../../src/models/index.ts';
import { renderFaithfulness, renderTimeline } from '../../src/report/charts/figures.ts';
import { renderResults } from '../../src/report/tables.ts';
import { byAccess, byFamily, errorShares, ranked, resultRows } from '../../src/tables/index.ts';
import { syntheticRows } from '../../src/tables/synthetic.ts';
import { runOf, sample } from '../support/run-fixture.ts';

const FILE = 'fixtures/models/qft-bench.yaml';
const models = await parseModelTable(readFileSync(FILE, 'utf8'), FILE);
const synthetic = ranked(syntheticRows(models, 1));

/** Copies of a row with these scores of 10 and errors. */
function rowsOf(scores: readonly number[], errors: ResultRow['errors']): ResultRow[] {
  const [first] = synthetic;
  if (first === undefined) throw new Error('no rows');
  return scores.map((score, index) => ({
    ...first,
    model: `m${String(index).padStart(2, '0')}`,
    accuracy: { value: score / 10, numerator: score, denominator: 10, interval: null },
    errors,
  }));
}

describe('the halves of a ranking', () => {
  it('are 20 and 19 of 39 models, and models of equal score are cut by name', () => {
    const rows = rowsOf([...Array(19).fill(9), ...Array(20).fill(5)], { conceptual: 1 });
    const [top, others] = errorShares([...rows].reverse());
    expect([top?.name, others?.name]).toEqual(['Top half (20)', 'Others (19)']);
    expect(ranked([...rows].reverse())[19]?.model).toBe('m19');
  });

  it('have the shares of the wrong answers of each, not the mean of the shares', () => {
    const rows = [
      ...rowsOf([9], { conceptual: 1, calculation: 3, 'strong-prior': 0, 'instruction-following': 0 }),
      ...rowsOf([8], { conceptual: 0, calculation: 0, 'strong-prior': 12, 'instruction-following': 0 }),
      ...rowsOf([1], {}),
    ];
    const [top, others] = errorShares(rows);
    // 16 wrong answers: 1, 3 and 12 of them
    expect(top?.shares).toEqual({
      conceptual: 0.0625,
      calculation: 0.1875,
      'strong-prior': 0.75,
      'instruction-following': 0,
    });
    expect(others?.shares).toBeNull();
  });
});

describe('the groups', () => {
  it('have the generations of a family from the oldest, and nothing of a model nobody described', () => {
    const families = byFamily(synthetic);
    const gpt = families.find(({ name }) => name === 'GPT');
    expect(gpt?.rows.map(({ card }) => card?.apiName).slice(0, 3)).toEqual(['gpt-4o', 'gpt-4.1', 'gpt-5']);
    expect(byAccess(synthetic).map(({ name, rows }) => [name, rows.length])).toEqual([
      ['proprietary', 22],
      ['open', 17],
    ]);
    const [nobody] = resultRows([runOf([sample()])], models);
    expect(nobody?.card).toBeUndefined();
    expect(byAccess(nobody ? [nobody] : [])).toEqual([]);
  });
});

describe('a run as a row', () => {
  it('has the chances of k samples as the mean over problems', () => {
    const samples = [
      sample({ problemId: 'a', sample: 0 }),
      sample({ problemId: 'a', sample: 1, status: 'wrong' }),
      sample({ problemId: 'b', sample: 0 }),
      sample({ problemId: 'b', sample: 1 }),
    ];
    const [row] = resultRows([runOf(samples)], models);
    expect(row?.atK).toEqual([
      { k: 1, any: 0.75, all: 0.75 },
      { k: 2, any: 1, all: 0.5 },
    ]);
  });
});

describe('the errors of a run', () => {
  const error = (...votes: string[]) => ({ kind: 'error' as const, votes, explanation: '', failures: [] });
  const wrong = [
    sample({ problemId: 'a', status: 'wrong', error: error('conceptual', 'calculation', 'calculation') }),
    sample({ problemId: 'b', status: 'wrong', error: error('conceptual', 'conceptual', 'conceptual') }),
  ];

  it('are the means over the evaluations where the judge made several, else those of the majority', () => {
    const [averaged] = resultRows([{ ...runOf(wrong), scores: scoreRun(wrong, 3) }], models);
    // Evaluation 1 has 2 conceptual errors, 2 and 3 have one each: 4/3 of 2, and 2/3 of 2 in calculation.
    expect(averaged?.errors['conceptual']).toBeCloseTo(4 / 3, 12);
    expect(averaged?.errors['calculation']).toBeCloseTo(2 / 3, 12);
    const [plain] = resultRows([{ ...runOf(wrong), scores: scoreRun(wrong) }], models);
    expect(plain?.errors).toEqual(scoreRun(wrong).errors);
  });
});

describe('the figures', () => {
  const families = byFamily(synthetic);
  it('say on their faces that made-up scores are made up', () => {
    for (const figure of [renderTimeline(families), renderFaithfulness(families)]) {
      expect('svg' in figure && figure.svg).toContain('SYNTHETIC: made-up scores');
    }
  });

  it('follow the scheme of the reader, load nothing and keep the names of models in their place', () => {
    const [row] = synthetic;
    if (row === undefined) throw new Error('no rows');
    const hostile = { ...row, model: '</text><script>alert(1)</script>"&' };
    const figure = renderFaithfulness(byFamily([hostile]));
    const svg = 'svg' in figure ? figure.svg : '';
    expect(svg).toContain('prefers-color-scheme:dark');
    expect(svg).not.toMatch(/<script|href|url\(|NaN|undefined/);
    expect(svg).toContain('&#60;/text&#62;');
  });

  it('are left out with the reason where there is nothing to draw', () => {
    const [row] = synthetic;
    if (row === undefined) throw new Error('no rows');
    const { card: _, ...unknown } = row;
    const unjudged = { ...row, faithfulness: { value: null, numerator: 0, denominator: 0, interval: null } };
    expect(renderTimeline(byFamily([unknown]))).toEqual({
      missing: expect.stringContaining('no release date'),
    });
    expect(renderFaithfulness(byFamily([unjudged]))).toEqual({
      missing: expect.stringContaining('not judged'),
    });
  });

  it('stand in the text as Mermaid, with names that cannot leave their quotes', () => {
    const [row] = synthetic;
    if (row === undefined) throw new Error('no rows');
    const rows = [{ ...row, model: 'a"]\n```\n# out' }];
    const text = renderResults({
      rows,
      families: byFamily(rows),
      access: byAccess(rows),
      errors: errorShares(rows),
    });
    expect(text).toContain('xychart-beta');
    expect(text).toContain('quadrantChart');
    expect(text.match(/^```/gm)).toHaveLength(4);
    expect(text).not.toMatch(/^# out/m);
  });
});
