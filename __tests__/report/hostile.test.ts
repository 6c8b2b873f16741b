import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { JudgeControls } from '../../src/domain/judge-controls.ts';
import type { Judgement } from '../../src/domain/judgement.ts';
import type { RunResult, SampleRecord } from '../../src/domain/run.ts';
import { renderComment } from '../../src/report/comment.ts';
import type { ReportInput } from '../../src/report/input.ts';
import { renderReport } from '../../src/report/report-md.ts';
import { renderTerminal } from '../../src/report/terminal.ts';
import { HOSTILE_TEXTS } from '../support/hostile-texts.ts';
import { brokenRows, liveTokens, renderMarkdown } from '../support/markdown-oracle.ts';
import { REPORT_CASES } from '../support/report-cases.ts';
import { rawSample, runOf } from '../support/run-fixture.ts';
import { parseCommands } from '../support/runner-emulator.ts';

/** A sample in which everything a model, a judge or an endpoint can write is this text. */
function sampleSaying(text: string, fields: Partial<SampleRecord> = {}): SampleRecord {
  return rawSample(text, {
    problemId: 'core/oscillator',
    category: 'quantum',
    message: text,
    verdict: {
      outcome: 'different',
      reason: 'witness',
      rule: 'identity',
      trace: [text, text],
      witness: { point: { x: text }, reference: text, candidate: text },
    },
    correctness: {
      kind: 'correctness',
      label: 'incorrect',
      votes: ['incorrect'],
      explanation: text,
      failures: [text],
    },
    faithfulness: says('faithfulness', 'unfaithful', text),
    error: says('error', 'conceptual', text),
    ...fields,
  });
}

function says(kind: Judgement['kind'], label: string, text: string): Judgement {
  return { kind, label, votes: [label], explanation: text, failures: [text], step: text };
}

/** A judge that failed one control and did not answer another, in these words. */
function controlsSaying(text: string): JudgeControls {
  const control = { kind: 'known-wrong', problemId: text, expected: 'incorrect', explanation: text } as const;
  return {
    state: 'failed',
    controls: [
      { ...control, state: 'failed', labels: ['correct', 'correct'], failures: [] },
      { ...control, state: 'unanswered', labels: [], failures: [text] },
    ],
  };
}

/** A report in which every field that reaches a code element is this text. */
function inputSaying(text: string): ReportInput {
  const input = REPORT_CASES['failed']?.() ?? REPORT_CASES['passed']?.();
  if (input === undefined) throw new Error('no case');
  const run = runOf([
    sampleSaying(text),
    sampleSaying(text, { sample: 1, status: 'unscored', reason: 'call_failed' }),
    sampleSaying(text, { sample: 2, status: 'correct', reason: 'judged_correct' }),
  ]);
  const identity: RunResult['identity'] = {
    ...run.identity,
    modelsReported: [text],
    promptName: text,
    sampling: { stop: text },
    endpoint: `https://models.example.org/${text}`,
  };
  const [problem] = input.problems;
  const problems = problem
    ? [{ ...problem, question: text, answers: [{ latex: text, kind: 'text' as const }] }]
    : [];
  const context = { ...input.context, reportFile: text };
  const judgeControls = controlsSaying(text);
  return { ...input, run: { ...run, identity, judgeControls }, problems, context };
}

const BLANK = /^[\s\p{Zl}\p{Zp}]*$/u;
const harmlessLike = (text: string): string => (BLANK.test(text.replace(/[\v\f\u0085]/g, ' ')) ? text : 'x');

const RENDERERS = { comment: renderComment, report: renderReport } as const;

describe.each(Object.entries(RENDERERS))('the %s of a run with hostile texts', (_, render) => {
  it.each(HOSTILE_TEXTS)('has the elements, links and prose of a harmless one: %j', (text) => {
    const markdown = render(inputSaying(text));
    const hostile = renderMarkdown(markdown);
    const harmless = renderMarkdown(render(inputSaying(harmlessLike(text))));
    expect(hostile.tags).toEqual(harmless.tags);
    expect(hostile.prose.replace(/\n+/g, '\n')).toBe(harmless.prose.replace(/\n+/g, '\n'));
    expect(brokenRows(markdown)).toEqual([]);
    expect(markdown).not.toMatch(/\p{Cs}/u);
  });

  it('is no different for any text at all', () => {
    const alphabet = fc.constantFrom(
      ...'`|$<>&\\*_~[]()!#@:/-=+.\n\r\t \u202e\u200b\ud800abc1'.split(''),
      ...HOSTILE_TEXTS,
    );
    const texts = fc.array(alphabet, { maxLength: 12 }).map((parts) => `a${parts.join('')}z`);
    const harmless = renderMarkdown(render(inputSaying('x'))).tags;
    fc.assert(
      fc.property(texts, (text) => {
        const markdown = render(inputSaying(text));
        expect(renderMarkdown(markdown).tags).toEqual(harmless);
        expect(brokenRows(markdown)).toEqual([]);
      }),
      { numRuns: 150, seed: 20260301 },
    );
  });
});

describe('sentences that quote a name from elsewhere', () => {
  const inputQuoting = (text: string): ReportInput => {
    const input = inputSaying('x');
    const { comparison, decision } = input;
    if (comparison.kind !== 'compared') throw new Error('the case has a comparison');
    return {
      ...input,
      run: { ...input.run, notes: [text], stopReason: text, state: 'stopped' },
      comparison: { ...comparison, differences: [text], warnings: [`w ${text}`], baselineName: text },
      decision: {
        ...decision,
        title: `Failed: ${text}`,
        warnings: [`see ${text}`],
        checks: decision.checks.map((c) => ({ ...c, sentence: text })),
      },
      context: { ...input.context, title: text, policy: text, runUrl: text, serverUrl: text },
    };
  };

  it.each(HOSTILE_TEXTS)('mention and link nothing: %j', (text) => {
    for (const render of [renderComment, renderReport]) {
      const markdown = render(inputQuoting(text));
      const { tags, prose } = renderMarkdown(markdown);
      expect(liveTokens(prose)).toEqual([]);
      expect(brokenRows(markdown)).toEqual([]);
      expect(tags.filter((tag) => /^<(img|input|script|template|h1|h2|!--)/.test(tag))).toEqual([]);
      expect(tags.filter((tag) => tag.startsWith('<a ') && text !== 'https://evil.example/x?y=1#z')).toEqual(
        [],
      );
    }
  });

  it.each(HOSTILE_TEXTS)('give the runner no command on the terminal: %j', (text) => {
    expect(parseCommands(renderTerminal(inputQuoting(text)))).toEqual([]);
  });
});

describe('the oracle', () => {
  it.each([
    ['@octocat', '@octocat'],
    ['&#64;octocat', '@octocat'],
    ['o/r#12', 'o/r#12'],
    ['a@b.example', 'a@b.example'],
    ['https&#58;//evil.example', 'https://evil.example'],
  ])('finds %s in prose', (markdown, token) => {
    expect(liveTokens(renderMarkdown(markdown).prose)).toContain(token);
  });

  it('sees elements, unbalanced ones and broken rows', () => {
    expect(renderMarkdown('![x](http://e/p)').tags.join('')).toContain('<img');
    expect(() => renderMarkdown('<details>\n\nx')).toThrow('not closed');
    expect(() => renderMarkdown('<code>x</details></code>')).toThrow('closes another');
    expect(brokenRows('| a | b |\n| - | - |\n| 1 | 2 | 3 |')).toEqual(['| 1 | 2 | 3 |']);
  });
});
