import { describe, expect, it } from '@jest/globals';
import { Comparison } from '../../src/domain/comparison.ts';
import { Decision } from '../../src/domain/decision.ts';
import { RunResult } from '../../src/domain/run.ts';
import { renderComment } from '../../src/report/comment.ts';
import { renderReport } from '../../src/report/report-md.ts';
import { renderTerminal } from '../../src/report/terminal.ts';
import { expectGolden } from '../support/golden.ts';
import { brokenRows, liveTokens, renderMarkdown } from '../support/markdown-oracle.ts';
import { REPORT_CASES } from '../support/report-cases.ts';
import { parseCommands } from '../support/runner-emulator.ts';

const FORMATS = {
  'comment.md': renderComment,
  'report.md': renderReport,
  'terminal.txt': renderTerminal,
} as const;

describe.each(Object.entries(REPORT_CASES))('the report of a run that %s', (name, build) => {
  it.each(Object.entries(FORMATS))('is the one that was read and approved: %s', (format, render) => {
    expectGolden(new URL(`./__goldens__/${name}.${format}`, import.meta.url), render(build()));
  });

  it('is rendered from records that keep the contract', () => {
    const { run, comparison, decision } = build();
    expect(RunResult.safeParse(run).error).toBeUndefined();
    expect(Comparison.safeParse(comparison).error).toBeUndefined();
    expect(Decision.safeParse(decision).error).toBeUndefined();
  });

  it('is balanced Markdown whose only links lead to the server', () => {
    for (const render of [renderComment, renderReport]) {
      const markdown = render(build());
      const { tags, prose } = renderMarkdown(markdown);
      expect(brokenRows(markdown)).toEqual([]);
      expect(liveTokens(prose)).toEqual([]);
      for (const tag of tags.filter((t) => /^<(a|img|input)\b/.test(t))) {
        expect(tag).toMatch(/^<a href="https:\/\/github\.example\.org\/octo\/physics\//);
      }
    }
  });

  it('says the same whatever order the keys of the record have', () => {
    const input = build();
    const reversed = Object.fromEntries(Object.entries(input.run).reverse()) as typeof input.run;
    expect(renderReport({ ...input, run: reversed })).toBe(renderReport(input));
  });

  it('gives the runner no command on the terminal', () => {
    expect(parseCommands(renderTerminal(build()))).toEqual([]);
  });
});
