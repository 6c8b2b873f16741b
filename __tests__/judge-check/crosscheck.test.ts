import { describe, expect, it } from '@jest/globals';
import type { CrosscheckKey } from '../../src/domain/crosscheck.ts';
import { Problem } from '../../src/domain/problem.ts';
import { compareJudges, scoreWhole } from '../../src/judge-check/crosscheck/compare.ts';
import { adjudicate, parseDecisions } from '../../src/judge-check/crosscheck/decide.ts';
import { drawResponses } from '../../src/judge-check/crosscheck/draw.ts';
import type { JudgedResponse, TwiceJudged } from '../../src/judge-check/crosscheck/judged-response.ts';
import { makeSheet, SHEET_COLUMNS } from '../../src/judge-check/crosscheck/sheet.ts';
import { parseCsv } from '../../src/text/csv.ts';

const problem = (id: string, category: string, answers: number): Problem =>
  Problem.parse({
    id,
    category,
    set: 's',
    question: `Question, of "${id}"`,
    answers: Array.from({ length: answers }, (_, at) => ({
      ...(answers > 1 ? { label: 'abcdef'[at] } : {}),
      latex: `x_${at}`,
      kind: 'symbolic',
    })),
    provenance: { origin: 'original' },
  });
const verdict = (correct: boolean, who: string) => ({
  correct,
  stated: `${who} read x`,
  grounds: `${who} says`,
});
const FIRST = 'Alpha-9';
const SECOND = 'Beta-3';

/** A response with the verdicts of both judges, one letter an answer: Both say correct, None does, only the First or the Second. */
function twice(id: string, pattern: string, category = 'optics'): TwiceJudged {
  const signs = [...pattern];
  const judged: JudgedResponse = {
    problem: problem(id, category, signs.length),
    sample: 0,
    model: 'candidate',
    response: `Response to ${id}`,
    verdicts: signs.map((sign) => ({
      ...verdict(sign === 'B' || sign === 'F', 'a judge'),
      byJudge: sign !== 'p',
    })),
  };
  return { judged, second: signs.map((sign) => verdict(sign === 'B' || sign === 'S', 'a judge')) };
}
const many = (count: number, pattern: string, from = ''): TwiceJudged[] =>
  Array.from({ length: count }, (_, at) => twice(`${from}${pattern}-${at}`, pattern));

describe('the sample', () => {
  const responses = [...many(60, 'B'), ...many(40, 'N')].map(({ judged }, at) => ({
    ...judged,
    problem: { ...judged.problem, category: at < 60 ? 'optics' : at < 90 ? 'atomic' : 'quantum' },
  }));

  it('has every domain in proportion, and nothing twice', () => {
    const drawn = drawResponses(responses, { count: 20, seed: 1 });
    const count = (name: string) => drawn.filter((one) => one.problem.category === name).length;
    expect(['optics', 'atomic', 'quantum'].map(count)).toEqual([12, 6, 2]);
    expect(new Set(drawn.map((one) => one.problem.id)).size).toBe(20);
  });

  it('is the same for the same seed, whatever the order, and another for another seed', () => {
    const ids = (list: readonly JudgedResponse[], seed: number) =>
      drawResponses(list, { count: 20, seed }).map((one) => one.problem.id);
    expect(ids([...responses].reverse(), 1)).toEqual(ids(responses, 1));
    expect(ids(responses, 2)).not.toEqual(ids(responses, 1));
  });

  it.each([100, 101, 1_000_000])('is everything when %i of 100 are wanted', (count) => {
    expect(drawResponses(responses, { count, seed: 1 })).toHaveLength(100);
  });
});

describe('two judges side by side', () => {
  /** What is tested here are counts and exact intervals; those that are drawn are tested with the metrics. */
  const FEW = { resamples: 100 };

  // As published (P69): 476 answers, 445 agreed, 29 of 31 disagreements are correct by the first judge only.
  const published = [...many(300, 'B'), ...many(145, 'N'), ...many(29, 'F'), ...many(2, 'S')];

  it('agree as often as they do', () => {
    const { agreement, onlyFirst, onlySecond } = compareJudges(published, FEW);
    expect({ onlyFirst, onlySecond, items: agreement.items, agreed: agreement.agreed }).toEqual({
      onlyFirst: 29,
      onlySecond: 2,
      items: 476,
      agreed: 445,
    });
    // scipy.stats.binomtest(445, 476).proportion_ci(method='exact')
    expect(agreement.interval?.low).toBeCloseTo(0.9088296846509971, 10);
    expect(agreement.interval?.high).toBeCloseTo(0.9553246349112129, 10);
    // numpy: a=[1]*329+[0]*147, b=[1]*300+[0]*29+[1]*2+[0]*145, po=(a==b).mean(),
    // pe=a.mean()*b.mean()+(1-a.mean())*(1-b.mean()), (po-pe)/(1-pe)
    expect(agreement.kappa).toBeCloseTo(0.8548209366391185, 12);
  });

  it('are compared strictly on responses that both judged whole', () => {
    const disputed: readonly TwiceJudged[] = [
      ...many(6, 'BB'),
      ...many(2, 'BF'),
      ...many(1, 'SB'),
      ...many(3, 'BN'),
      { ...twice('unread', 'BB'), second: null, fault: 'judge' },
      { ...twice('down', 'BB'), second: null, fault: 'run' },
      twice('half', 'Bp'),
    ];
    const { strict, unjudged, failed, agreement } = compareJudges(disputed, FEW);
    expect(strict.first).toMatchObject({ numerator: 8, denominator: 12 });
    expect(strict.second).toMatchObject({ numerator: 7, denominator: 12 });
    expect(strict.gap?.value).toBeCloseTo(-1 / 12, 12);
    expect([unjudged, failed, agreement.items]).toEqual([1, 1, 25]);
  });

  it('give no share of nothing', () => {
    const { agreement, strict } = compareJudges([{ ...twice('x', 'B'), second: null, fault: 'judge' }]);
    expect([agreement.interval, agreement.kappa, strict.gap, strict.first.interval]).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });

  it('have a re-judged score over everything that was asked', () => {
    const judged = [
      ...many(6, 'BB'),
      ...many(2, 'BF'),
      { ...twice('unread', 'BB'), second: null, fault: 'judge' as const },
    ];
    expect(scoreWhole(judged, { correct: 3, wrong: 8 }, FEW)).toMatchObject({
      first: { numerator: 12, denominator: 20 },
      second: { numerator: 9, denominator: 20 },
    });
  });
});

describe('the sheet of disagreements', () => {
  const disputed = [...many(40, 'BF'), ...many(40, 'SN'), ...many(10, 'BN')];
  const { csv, items } = makeSheet(disputed, 7);
  const [head, ...rows] = parseCsv(csv);
  const cell = (row: readonly string[], name: string) => row[SHEET_COLUMNS.indexOf(name as never)] ?? '';

  it('has a row for every disagreement and for nothing else', () => {
    expect(head?.cells).toEqual([...SHEET_COLUMNS]);
    expect(rows).toHaveLength(80);
    expect(items.map(({ item }) => item)).toEqual(rows.map(({ cells }) => cells[0]));
    for (const { cells } of rows) expect(cell(cells, 'verdict 1')).not.toBe(cell(cells, 'verdict 2'));
  });

  it('names no judge and no model, and its key does', () => {
    for (const name of [FIRST, SECOND, 'candidate', 'first', 'second']) expect(csv).not.toContain(name);
  });

  it('shows either judge about as often as number 1, whatever it said', () => {
    const ofFirst = items.filter(({ shownFirst }) => shownFirst === 'first').length;
    expect(ofFirst).toBeGreaterThan(24);
    expect(ofFirst).toBeLessThan(56);
    const correct = rows.filter(({ cells }) => cell(cells, 'verdict 1') === 'correct').length;
    expect(correct).toBeGreaterThan(24);
    expect(correct).toBeLessThan(56);
  });

  it('says in its key who said what', () => {
    for (const [index, item] of items.entries()) {
      const cells = rows[index]?.cells ?? [];
      const firstSays = cell(cells, item.shownFirst === 'first' ? 'verdict 1' : 'verdict 2');
      expect(firstSays).toBe(item.firstSays);
      expect(item.firstSays).toBe(item.problemId.startsWith('BF') ? 'correct' : 'wrong');
      expect(item.answer).toBe(item.problemId.startsWith('BF') ? 2 : 1);
      expect(cell(cells, 'problem')).toBe(item.problemId);
    }
  });

  it('is the same for the same seed and in another order for another', () => {
    expect(makeSheet(disputed, 7).csv).toBe(csv);
    expect(makeSheet(disputed, 8).csv).not.toBe(csv);
  });

  it.each(['=HYPERLINK("https://evil.example")', '+1+1', '-2+3', '@SUM(A1)', '\t=1', '  =1', '\r\n=cmd'])(
    'shows a response and never computes it: %j',
    (response) => {
      const one = twice('x', 'F');
      const made = makeSheet([{ ...one, judged: { ...one.judged, response } }], 1);
      const shown = parseCsv(made.csv)[1]?.cells[5] ?? '';
      expect(shown.startsWith("'")).toBe(true);
      expect(shown.slice(1)).toBe(response.replace('\r\n', '\n'));
    },
  );

  it('cuts the middle out of a response that no cell can hold', () => {
    const one = twice('x', 'F');
    const response = `start ${'y'.repeat(100_000)} end`;
    const shown =
      parseCsv(makeSheet([{ ...one, judged: { ...one.judged, response } }], 1).csv)[1]?.cells[5] ?? '';
    expect(shown.length).toBeLessThan(32_767);
    expect(shown).toMatch(/^start y+\n\[… 70010 characters left out …\]\ny+ end$/);
  });
});

describe('the decisions of reviewers', () => {
  const { csv, items } = makeSheet([...many(29, 'F'), ...many(2, 'S')], 3);
  const key: CrosscheckKey = {
    schemaVersion: 1,
    seed: 3,
    first: { model: FIRST, endpoint: null },
    second: { model: SECOND, endpoint: 'https://b.example' },
    compared: 476,
    items: [...items],
  };
  const rows = parseCsv(csv);
  const decisionAt = SHEET_COLUMNS.indexOf('decision' as never);
  /** The sheet with a decision in every row: the number of the judge that `right` names for it. */
  const filled = (right: (item: (typeof items)[number], index: number) => 'first' | 'second' | '') =>
    rows
      .map(({ cells }, line) => {
        const item = items[line - 1];
        const judge = item && right(item, line - 1);
        const number = judge === '' || !item ? '' : judge === item.shownFirst ? '1' : '2';
        return cells
          .map((text, at) => `"${(line > 0 && at === decisionAt ? number : text).replaceAll('"', '""')}"`)
          .join(',');
      })
      .join('\n');
  const read = (text: string, file = 'ada.csv') => parseDecisions({ text, file, key });

  // As published (P70): the first judge was right on 27 of 31.
  it('say which judge was right, by the majority', () => {
    const first27 = (_: unknown, index: number) => (index < 27 ? 'first' : 'second');
    const reviewers = [
      read(filled(first27), 'sheets/ada.csv'),
      read(filled(first27), 'ben.csv'),
      read(
        filled(() => 'second'),
        'eve.csv',
      ),
    ];
    const decided = adjudicate(key, reviewers);
    expect(decided).toMatchObject({ items: 31, decided: 31, rightFirst: 27, compared: 476 });
    // scipy.stats.binomtest(27, 31).proportion_ci(method='exact')
    expect(decided.interval?.low).toBeCloseTo(0.7016641709922027, 10);
    expect(decided.interval?.high).toBeCloseTo(0.963698338020792, 10);
    expect(decided.byFirst.correct.decided + decided.byFirst.wrong.decided).toBe(31);
    expect(decided.byFirst.wrong.decided).toBe(2);
    expect(decided.reviewers.map(({ names, agreement }) => [names.join(), agreement.agreed])).toEqual([
      ['ada,ben', 31],
      ['ada,eve', 4],
      ['ben,eve', 4],
    ]);
  });

  it('decide nothing by a tie or by silence', () => {
    const tie = adjudicate(key, [read(filled(() => 'first')), read(filled(() => 'second'))]);
    expect(tie).toMatchObject({ decided: 0, rightFirst: 0, interval: null });
    const silent = adjudicate(key, [read(filled((_, index) => (index === 0 ? 'first' : '')))]);
    expect(silent).toMatchObject({ decided: 1, rightFirst: 1 });
  });

  it('may say what the answer is instead of a number', () => {
    const [item] = items;
    const other = item?.firstSays === 'correct' ? 'wrong' : 'correct';
    const sheet = (text: string) =>
      read(`item,decision\n${item?.item},${text}`).decisions.get(item?.item ?? '');
    expect([sheet(item?.firstSays ?? ''), sheet(other.toUpperCase()), sheet('?'), sheet('')]).toEqual([
      'first',
      'second',
      undefined,
      undefined,
    ]);
  });

  it('are read from what a spreadsheet saved with semicolons, and with item numbers cut short', () => {
    expect(read('item;decision\n1;1\n2;2').decisions.size).toBe(2);
  });

  it.each([
    ['item,verdict\n001,1', 'sheet.csv:1: the first line has no columns item and decision'],
    ['item,decision\n099,1', 'sheet.csv:2: there is no item "099"'],
    ['item,decision\n001,3', 'sheet.csv:2: decision is "3"'],
    ['item,decision\n001,yes', 'sheet.csv:2: decision is "yes"'],
    ['item,decision\n001,both', 'sheet.csv:2: decision is "both"'],
    ['item,decision\n001,1\n001,2', 'sheet.csv:3: item 001 stands there twice'],
    ['', 'sheet.csv:1: the first line has no columns item and decision'],
  ])('are refused: %j', (text, message) => {
    expect(() => read(text, 'sheet.csv')).toThrow(message);
  });
});
