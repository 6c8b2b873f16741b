import { describe, expect, it } from '@jest/globals';
import { COMMENT_UNITS, renderComment } from '../../src/report/comment.ts';
import { fitText, utf8Length, utf16Length } from '../../src/report/fit.ts';
import type { ReportInput } from '../../src/report/input.ts';
import { renderReport } from '../../src/report/report-md.ts';
import { renderSummary, SUMMARY_BYTES } from '../../src/report/summary.ts';
import { brokenRows, renderMarkdown } from '../support/markdown-oracle.ts';
import { compared, decision, metricChange, rawSample, runOf } from '../support/run-fixture.ts';
import { readSummary } from '../support/runner-emulator.ts';

/** A run in which every problem broke, each with the longest answer and its own category. */
function hugeInput(problems: number): ReportInput {
  const ids = Array.from({ length: problems }, (_, n) => `huge/problem-${n}`);
  const samples = ids.map((problemId, n) =>
    rawSample(`|@∞${'\\'.repeat(500)}`, { problemId, category: `category ${n}` }),
  );
  const broken = ids.map((problemId, n) => ({
    problemId,
    category: `category ${n}`,
    before: { correct: 1, asked: 1 },
    after: { correct: 0, asked: 1 },
  }));
  return {
    run: runOf(samples, { notes: ids.map((id) => `a long note about ${id} ${'x'.repeat(300)}`) }),
    baseline: null,
    problems: [],
    context: { reportFile: 'theory-gate/report.md', runUrl: 'https://github.example.org/o/r/actions/runs/1' },
    comparison: compared({
      accuracy: metricChange({ before: 1, after: 0, drop: 1, pValue: 0, smallestDrop: 0.01, problems }),
      broken,
      differences: ids,
      onlyBaseline: ids,
    }),
    decision: decision({ outcome: 'failed', exitCode: 1, title: `Failed: ${'all is lost '.repeat(100)}` }),
  };
}

describe('a report on 2,000 problems, three times too long for a summary', () => {
  const input = hugeInput(2000);

  it('fits a comment, balanced, worst cases first, and says what it leaves out and where it is', () => {
    const comment = renderComment(input);
    expect(comment.length).toBeLessThanOrEqual(COMMENT_UNITS);
    expect(comment).toContain('Broke: 2,000 problems');
    expect(comment).toContain('problem&#45;0<');
    expect(comment).toMatch(
      /Left out because of the size limit: .*accuracy by category.*The full report has it/,
    );
    expect(comment).toMatch(/<sub>.*workflow run.*full report in <code>.*report&#46;md<\/code><\/sub>\n$/);
    expect(() => renderMarkdown(comment)).not.toThrow();
    expect(brokenRows(comment)).toEqual([]);
  });

  it('fits a job summary, balanced', () => {
    const summary = renderSummary(input);
    expect(utf8Length(summary)).toBeLessThanOrEqual(SUMMARY_BYTES);
    expect(readSummary(summary)).toBe(summary);
    expect(summary).toContain('Left out because of the size limit');
    expect(brokenRows(summary)).toEqual([]);
  });

  it('is whole in the file', () => {
    const report = renderReport(hugeInput(300));
    expect(report).not.toContain('Left out');
    expect(report.match(/huge&#47;problem&#45;299/g)?.length).toBeGreaterThanOrEqual(3);
  });

  it.each([60_000, 30_000, 15_000, 8_000, 5_000])('fits %i units too', (limit) => {
    const comment = renderComment(hugeInput(50), limit);
    expect(comment.length).toBeLessThanOrEqual(limit);
    expect(comment.split('\n', 1)[0]).toMatch(/^### ❌ Failed: all is lost/);
    expect(() => renderMarkdown(comment)).not.toThrow();
  });

  it('leaves a small report whole', () => {
    expect(renderComment(hugeInput(3))).not.toContain('Left out');
  });
});

describe('fitting', () => {
  const steps = [
    { drops: 'c', shorten: (text: string) => text.replace('c', '') },
    { drops: 'nothing', shorten: (text: string) => text },
    { drops: 'b', shorten: (text: string) => text.replace('b', '') },
    { drops: 'a', shorten: (text: string) => text.replace('a', '') },
  ];
  const run = (limit: number): string =>
    fitText({
      detail: 'abc',
      steps,
      limit,
      measure: utf16Length,
      render: (text, dropped) => `${text}${dropped.length === 0 ? '' : `-${dropped.join('')}`}`,
    });

  it.each([
    [3, 'abc'],
    [4, 'abc'],
  ])('drops nothing within %i', (limit, expected) => {
    expect(run(limit)).toBe(expected);
  });

  it('stops at the first step that suffices, skipping those that change nothing, and counts the note itself', () => {
    expect(
      fitText({ detail: 'abcdefgh', steps, limit: 7, measure: utf16Length, render: (text) => text }),
    ).toBe('abdefgh');
    expect(
      fitText({ detail: 'abcdefgh', steps, limit: 6, measure: utf16Length, render: (text) => text }),
    ).toBe('adefgh');
    expect(run(2)).toBe('-cba');
  });

  it.each([
    ['a', 1, 1],
    ['é', 1, 2],
    ['∞', 1, 3],
    ['\u{1d465}', 2, 4],
  ])('measures %j as %i units and %i bytes', (text, units, bytes) => {
    expect([utf16Length(text), utf8Length(text)]).toEqual([units, bytes]);
  });
});
