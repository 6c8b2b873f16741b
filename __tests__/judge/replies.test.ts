import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import type { LabelJudgingKind } from '../../src/domain/judgement.ts';
import { parseJudgeReply } from '../../src/judge/parse.ts';
import { qftBench } from '../../src/protocols/qft-bench/index.ts';

interface Row {
  readonly judging: LabelJudgingKind;
  readonly reply: string;
  /** the label that is read, or null where none may be */
  readonly label: string | null;
  readonly why: string;
}

const ROWS = JSON.parse(
  readFileSync(new URL('../../fixtures/judge/replies.json', import.meta.url), 'utf8'),
) as readonly Row[];

it('the table has a hundred replies at least, most of which must not be read', () => {
  expect(ROWS.length).toBeGreaterThanOrEqual(100);
  expect(ROWS.filter(({ label }) => label === null).length).toBeGreaterThan(ROWS.length / 2);
});

it.each(ROWS.map((row, index) => [`${index + 1}: ${row.why}`, row] as const))('%s', (_, row) => {
  const { labels } = qftBench.judgings[row.judging];
  const read = parseJudgeReply(row.reply, labels);
  expect(read.ok ? read.label : null).toBe(row.label);
});
