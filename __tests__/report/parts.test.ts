import { describe, expect, it } from '@jest/globals';
import type { RunResult } from '../../src/domain/run.ts';
import { renderCertainty } from '../../src/report/certainty.ts';
import { answerCell, reasonText } from '../../src/report/changes.ts';
import { renderComment } from '../../src/report/comment.ts';
import { renderCost, renderFaithfulness } from '../../src/report/facts.ts';
import type { ReportInput } from '../../src/report/input.ts';
import { renderScores, renderSharedNote } from '../../src/report/scores.ts';
import { compared, decision, metricChange, ratio, rawSample, runOf, sample } from '../support/run-fixture.ts';

function input(fields: Partial<ReportInput> = {}): ReportInput {
  return {
    run: runOf([sample(), rawSample('x')]),
    baseline: null,
    comparison: compared(),
    problems: [],
    decision: decision(),
    context: {},
    ...fields,
  };
}

const accuracy = (fields: Parameters<typeof metricChange>[0]): ReportInput =>
  input({
    comparison: compared({
      accuracy: metricChange({ before: 0.9, after: 0.8, drop: 0.1, problems: 20, ...fields }),
    }),
  });

describe('how sure', () => {
  it.each([
    [
      { pValue: 0.01, smallestDrop: 0.05 },
      'More than noise: chance alone gives a drop of accuracy this large about once in 100 times (p = 0.01, one-sided)',
    ],
    [{ pValue: 0.05, smallestDrop: 0.05 }, 'at or below the level of 0.05'],
    [{ pValue: 0.0504, smallestDrop: 0.05 }, 'Not shown to be more than noise'],
    [{ pValue: 0.0504, smallestDrop: 0.05 }, 'p = 0.0504'],
    [{ pValue: 0.25, smallestDrop: 0.05 }, 'about once in 4 times'],
    [{ pValue: 0.00001, smallestDrop: 0.05 }, 'p < 0.001'],
    [{ pValue: 0.9, drop: -0.1, smallestDrop: 0.05 }, 'No drop of accuracy'],
    [
      { pValue: 0.25, smallestDrop: 0.067 },
      'The smallest drop 20 problems × 1 sample can show is 6.7 points.',
    ],
    [{ pValue: 1, smallestDrop: null }, 'no drop, however large, could be shown'],
    [{ pValue: null, drop: null }, 'could not be tested'],
  ])('%j says %s', (change, words) => {
    expect(renderCertainty(accuracy(change))).toContain(words);
  });

  const faithfulnessMoving = (fields: Parameters<typeof metricChange>[0]): string | undefined =>
    renderCertainty(
      input({ comparison: compared({ faithfulness: metricChange({ metric: 'faithfulness', ...fields }) }) }),
    );

  it('speaks of faithfulness when it fell', () => {
    const fallen = { before: 0.9, after: 0.8, drop: 0.1, pValue: 0.25 };
    expect(faithfulnessMoving(fallen)).toContain('a drop of faithfulness this large about once in 4 times');
  });

  it.each([
    { before: 0.9, after: 0.9, drop: 0, pValue: 1 },
    { before: 0.8, after: 0.9, drop: -0.1, pValue: 1 },
    { before: null, after: 0.9, drop: null, pValue: null },
    { before: 0.9, after: 0.8, drop: 0.1, pValue: 0.25, notCompared: 'another judge' },
  ])('says nothing of faithfulness otherwise: %j', (change) => {
    expect(faithfulnessMoving(change)).not.toContain('faithfulness');
  });

  it('says nothing without a comparison', () => {
    expect(renderCertainty(input({ comparison: { kind: 'none', reason: 'x' } }))).toBeUndefined();
  });
});

describe('an answer', () => {
  it('is mathematics only when our own tree printed it', () => {
    expect(answerCell(sample({ answer: 'evil', printed: 'x^2' }), 100)).toBe('$`x^2`$');
    expect(answerCell(rawSample('x^2'), 100)).toBe('<code>x&#94;2</code>');
    expect(answerCell(sample({ answer: 'a|b', printed: 'a`|`b' }), 100)).toBe('<code>a&#124;b</code>');
  });

  it('is a dash when there is none', () => {
    expect(answerCell(rawSample(''), 100)).toBe('—');
    expect(answerCell(undefined, 100)).toBe('—');
  });

  it('is explained by the table of reasons and its witness', () => {
    const witness = { point: { x: '2' }, reference: '4', candidate: '8' };
    const verdict = {
      outcome: 'different',
      reason: 'witness',
      rule: 'identity',
      trace: [],
      witness,
    } as const;
    const refuted = rawSample('x^3', { reason: 'witness', verdict: { ...verdict, trace: [] } });
    expect(reasonText(refuted, true)).toBe(
      'takes another value at the witness point; at <code>x</code> = <code>2</code>: reference <code>4</code>, answer <code>8</code>',
    );
    expect(reasonText(refuted, false)).toBe('takes another value at the witness point');
  });
});

describe('scores', () => {
  it('have no baseline column without a baseline, and say why', () => {
    const comment = renderComment(input({ comparison: { kind: 'none', reason: 'no file was named' } }));
    expect(comment).toContain('| Score | Now |');
    expect(comment).toContain('No baseline: no file was named.');
  });

  it('show what was not measured as a dash with the reason', () => {
    expect(renderScores(input())).toContain(
      '| Faithfulness | — (no judge) | — (not measured in the baseline) | — |',
    );
    expect(renderScores(input({ run: runOf([]) }))).toContain('— (nothing was asked)');
  });

  it('separate unscored from wrong', () => {
    const unscored = rawSample('', { status: 'unscored', reason: 'call_failed' });
    expect(renderScores(input({ run: runOf([sample(), unscored]) }))).toContain(
      '| Accuracy (correct ÷ scored) | 100.0 % (1/1)',
    );
    expect(renderScores(input())).not.toContain('÷ scored');
  });

  it('say over which problems the change was taken when the sets differ', () => {
    const change = metricChange({ before: 0.9, after: 0.8, drop: 0.1, problems: 20 });
    const notes = renderSharedNote(
      input({ comparison: compared({ accuracy: change, onlyBaseline: ['a'], onlyCandidate: ['b', 'c'] }) }),
    );
    expect(notes).toContain(
      'over the 20 shared problems (90.0 % → 80.0 %); 2 problems only now, 1 problem only in the baseline',
    );
  });
});

describe('the first line', () => {
  it.each(['passed', 'failed', 'incomplete', 'not-comparable', 'skipped'] as const)(
    'tells %s from the others',
    (outcome) => {
      const lines = ['passed', 'failed', 'incomplete', 'not-comparable', 'skipped'].map(
        (other) =>
          renderComment(
            input({ decision: decision({ outcome: other as typeof outcome, title: 'same' }) }),
          ).split('\n')[0],
      );
      const own = renderComment(input({ decision: decision({ outcome, title: 'same' }) })).split('\n')[0];
      expect(lines.filter((line) => line === own)).toHaveLength(1);
    },
  );
});

describe('cost', () => {
  it('that is unknown is said to be unknown', () => {
    expect(renderCost(runOf([sample()]))).toBe(
      '**Cost** — (no prices given, or usage not reported) · 1 model call, 0 judge calls · 100 tokens in, 400 out',
    );
  });
});

describe('usage', () => {
  const costing = (fields: Partial<RunResult['cost']>): string => {
    const run = runOf([sample()]);
    return renderCost({ ...run, cost: { ...run.cost, judgeCalls: 1, ...fields } });
  };

  it('that no call reported is not shown as zero tokens', () => {
    expect(costing({ callsWithoutUsage: 2, promptTokens: 0, completionTokens: 0 })).toMatch(
      /1 model call, 1 judge call · usage not reported$/,
    );
  });

  it('that some calls reported is shown with the gap', () => {
    expect(costing({ callsWithoutUsage: 1 })).toMatch(/100 tokens in, 400 out \(1 call reported no usage\)$/);
  });
});

describe('faithfulness', () => {
  const judged = (scores: Partial<RunResult['scores']>): string | undefined => {
    const run = runOf([sample()]);
    const judge = {
      model: 'j',
      endpoint: 'e',
      repeats: 1,
      kinds: ['faithfulness' as const],
      promptsSha256: 'f',
    };
    return renderFaithfulness({
      ...run,
      identity: { ...run.identity, judge },
      scores: { ...run.scores, ...scores },
    });
  };
  const half = ratio(1, 2);

  it.each<readonly [Partial<RunResult['scores']>, string]>([
    [{ faithfulness: half, faithfulnessLiteral: half }, '**Faithfulness** 50.0 % (1/2), 40.0–60.0. The'],
    [
      { faithfulness: half, faithfulnessLiteral: half, insufficient: 1 },
      '; 1 correct answer left out because the derivation was too short to assess. The',
    ],
    [
      { faithfulness: half, faithfulnessLiteral: ratio(2, 3), insufficient: 1 },
      'too short to assess (counting them too: 66.7 % (2/3), 56.7–76.7). The',
    ],
  ])('mentions what was left out only when something was: %j', (scores, words) => {
    expect(judged(scores)).toContain(words);
  });
});

describe('the methods of the ranges', () => {
  it('stand in the fold that says how it was measured, not above it', () => {
    const comment = renderComment(input());
    const fold = comment.indexOf('<summary>How it was measured</summary>');
    expect(comment.indexOf('Ranges are 95 % intervals (made up).')).toBeGreaterThan(fold);
    expect(comment.split('Ranges are')).toHaveLength(2);
  });
});

describe('links', () => {
  it('are made only of the addresses the workflow gave', () => {
    const bare = renderComment(input());
    expect(bare).not.toMatch(/\]\(|github\.com/);
    const linked = renderComment(
      input({ context: { serverUrl: 'https://ghe.example.org', repository: 'o/r', commit: 'c'.repeat(40) } }),
    );
    expect(linked).toContain(`(<https://ghe.example.org/o/r/commit/${'c'.repeat(40)}>)`);
    const broken = renderComment(input({ context: { runUrl: 'javascript:alert(1)' } }));
    expect(broken).not.toContain('javascript');
  });
});
