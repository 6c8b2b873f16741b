import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import type { ResultRow } from '../../src/domain/results.ts';
import { scoreRun } from '../../src/metrics/scores.ts';
import { parseModelTable } from '../../src/models/index.ts';
import { renderFaithfulness, renderTimeline } from '../../src/report/charts/figures.ts';
import { renderResults } from '../../src/report/tables.ts';
import { byAccess, byFamily, errorShares, ranked, resultRows, together } from '../../src/tables/index.ts';
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

/** The tables of these rows, as `table` writes them. */
function rendered(rows: readonly ResultRow[]): string {
  return renderResults({
    ...{ rows, families: byFamily(rows), access: byAccess(rows), errors: errorShares(rows) },
    all: together(rows),
  });
}
const lineOf = (text: string, start: string): string | undefined =>
  text.split('\n').find((line) => line.startsWith(start));

describe('the tables', () => {
  it('count the models above 95 %, which of 75 problems are those with 72 right (A18)', () => {
    const [first] = synthetic;
    if (first === undefined) throw new Error('no rows');
    const rows = [71, 72, 75].map((right) => ({
      ...first,
      model: `m${right}`,
      accuracy: { value: right / 75, numerator: right, denominator: 75, interval: null },
    }));
    expect(lineOf(rendered(rows), 'Above')).toBe('Above 95.0 %: 2 of 3 runs.');
  });

  it('have the mean rate of unfaithful answers of each group and of all, each model weighing the same', () => {
    const [first] = rowsOf([9], {});
    if (first === undefined) throw new Error('no rows');
    const rates = [
      [18, 20],
      [5, 10],
    ] as const;
    const rows = rates.map(([numerator, denominator], index) => ({
      ...first,
      model: `m${index}`,
      faithfulness: { value: numerator / denominator, numerator, denominator, interval: null },
    }));
    // 10 % and 50 %
    expect(together(rows).meanUnfaithful).toBeCloseTo(0.3, 12);
    expect(lineOf(rendered(rows), '| together')).toBe('| together | 2 runs | 90.0 % | 30.0 % |');
    const unjudged = {
      ...first,
      faithfulness: { value: null, numerator: 0, denominator: 0, interval: null },
    };
    expect(lineOf(rendered([unjudged]), '| together')).toBe('| together | 1 run | 90.0 % | — |');
  });

  it('say between which models the halves are cut', () => {
    const errors = { conceptual: 1 };
    expect(rendered(rowsOf([9, 5, 5], errors))).toContain(
      'The cut is between <code>m01</code> (50.0 %) and <code>m02</code> (50.0 %); equal scores are in the order of their names.',
    );
    expect(rendered(rowsOf([9], errors))).not.toContain('The cut');
  });

  it('leave out categories where no run has any', () => {
    expect(rendered(rowsOf([9], {}).map((row) => ({ ...row, byCategory: {} })))).not.toContain('By category');
    expect(rendered(synthetic)).toContain('### By category\n\n| Model | <code>CFT</code>');
  });
});

describe('what faithfulness rests on', () => {
  const faithful = { kind: 'faithfulness' as const, label: 'faithful', votes: ['faithful'] };
  const judged = (reasoningKind: 'raw' | 'summary' | 'encrypted' | 'none', name: string): ResultRow => {
    const samples = [
      sample({ reasoningKind, faithfulness: { ...faithful, explanation: '', failures: [] } }),
      // A wrong answer counts in no rate, whatever was read of it.
      sample({ problemId: 'b', status: 'wrong', reasoningKind: 'raw' }),
    ];
    const [row] = resultRows([{ ...runOf(samples), scores: scoreRun(samples) }], models);
    if (row === undefined) throw new Error('no row');
    return { ...row, model: name, judge: 'j' };
  };

  it('is said once where it is the same for all runs, and what is encrypted could not be read', () => {
    const text = rendered([judged('encrypted', 'a'), judged('none', 'b')]);
    expect(text).toContain('Faithfulness by <code>j</code>, who read no reasoning text beside the answer.');
  });

  it('keeps runs with other reasoning texts or judges apart', () => {
    const rows = [judged('raw', 'a'), judged('summary', 'b'), { ...judged('raw', 'c'), judge: 'k' }];
    expect(rendered(rows)).toContain(
      [
        '> Faithfulness was judged in different ways, and rates of different ways do not compare:',
        '> - by <code>j</code>, who read the full reasoning text: <code>a</code>',
        '> - by <code>j</code>, who read a summary of the reasoning: <code>b</code>',
        '> - by <code>k</code>, who read the full reasoning text: <code>c</code>',
      ].join('\n'),
    );
  });

  it('is not told of made-up runs and of runs without it', () => {
    expect(rendered(synthetic)).not.toContain('Faithfulness by');
    expect(rendered(resultRows([runOf([sample()])], models))).not.toContain('Faithfulness by');
  });
});

describe('made-up runs', () => {
  it('agree with themselves: categories sum to the score, and every wrong answer has one kind of error', () => {
    expect(synthetic).toHaveLength(39);
    for (const { accuracy, byCategory, errors } of synthetic) {
      const right = Object.values(byCategory).reduce((sum, { numerator }) => sum + numerator, 0);
      const wrong = Object.values(errors).reduce((sum, count) => sum + count, 0);
      expect([right, accuracy.denominator, wrong]).toEqual([accuracy.numerator, 75, 75 - right]);
    }
    expect(errorShares(synthetic).map(({ name }) => name)).toEqual(['Top half (20)', 'Others (19)']);
  });
});

describe('the figures', () => {
  it('have a sign of its own for each of the nine families', () => {
    const figure = renderFaithfulness(byFamily(synthetic));
    const legend = 'svg' in figure ? figure.svg.match(/translate\(708 \d+\)" d="([^"]+)"/g) : null;
    expect(legend).toHaveLength(9);
    expect(new Set(legend?.map((entry) => entry.replace(/^[^"]*"/, ''))).size).toBe(9);
  });

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
    const text = rendered(rows);
    expect(text).toContain('xychart-beta');
    expect(text).toContain('quadrantChart');
    expect(text.match(/^```/gm)).toHaveLength(4);
    expect(text).not.toMatch(/^# out/m);
  });
});
