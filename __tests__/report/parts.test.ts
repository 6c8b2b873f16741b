import { describe, expect, it } from '@jest/globals';
import type { GateCheck } from '../../src/domain/decision.ts';
import type { Problem } from '../../src/domain/problem.ts';
import type { ReasonCode } from '../../src/domain/reasons.ts';
import type { RunResult, SampleRecord } from '../../src/domain/run.ts';
import { answerCell, judgeReason, reasonText, referenceText } from '../../src/report/answer-text.ts';
import { renderAnswers } from '../../src/report/answers.ts';
import { renderCertainty } from '../../src/report/certainty.ts';
import { renderComment } from '../../src/report/comment.ts';
import { renderCost, renderFaithfulness } from '../../src/report/facts.ts';
import { renderHeading } from '../../src/report/heading.ts';
import type { ReportInput } from '../../src/report/input.ts';
import { renderCategories, renderScores, renderSharedNote } from '../../src/report/scores.ts';
import { renderTerminal } from '../../src/report/terminal.ts';
import { listWarnings } from '../../src/report/warnings.ts';
import { compared, decision, metricChange, ratio, rawSample, runOf, sample } from '../support/run-fixture.ts';

const PROBLEM: Problem = {
  id: 'p/1',
  set: 'p',
  category: 'c',
  question: 'Half of x?',
  answers: [{ latex: 'x / 2', kind: 'symbolic' }],
  symbols: [],
  conventions: [],
  subtopics: [],
  provenance: { origin: 'original' },
  figures: [],
};

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
    const judged = (reason: ReasonCode) => reasonText({ ...refuted, reason });
    expect(reasonText(refuted)).toBe('takes another value at the witness point');
    expect(judged('judged_wrong')).toBe('the judge found it wrong, and a witness point refutes it');
    expect(judged('judged_correct')).toBe(
      'the judge found it equivalent, although a witness point refutes it',
    );
    expect(judged('judge_failed')).toBe('the judge could not be reached');
    expect(reasonText(rawSample('x'))).toBe('the judge found it wrong');
  });

  it.each<readonly [Problem['answers'], string]>([
    [[{ latex: '\\frac{x}{2}', kind: 'symbolic' }], '$`\\frac{x}{2}`$'],
    [[{ latex: '\\huge x', kind: 'symbolic' }], '<code>&#92;huge x</code>'],
    [[{ latex: 'x$`', kind: 'symbolic' }], '<code>x&#36;&#96;</code>'],
    [[{ latex: 'B', kind: 'choice' }], '<code>B</code>'],
    [[{ latex: 'it is unitary', kind: 'text' }], '<code>it is unitary</code>'],
    [
      [
        { label: 'a', latex: '1', kind: 'numeric' },
        { label: 'b|', latex: '2', kind: 'numeric' },
      ],
      '<code>a</code> $`1`$, <code>b&#124;</code> $`2`$',
    ],
    [Array.from({ length: 9 }, () => ({ latex: '1', kind: 'numeric' as const })), `${'$`1`$, '.repeat(6)}…`],
  ])('has a reference beside it that is mathematics under the same rules: %j', (answers, text) => {
    expect(referenceText({ ...PROBLEM, answers }, 100)).toBe(text);
  });
});

describe('the reason of the judge', () => {
  const judging = (explanation: string, reason: ReasonCode = 'judged_wrong'): string | undefined =>
    judgeReason(
      rawSample('x', {
        reason,
        correctness: { kind: 'correctness', label: 'incorrect', votes: [], explanation, failures: [] },
      }),
    );

  it.each([
    ['It drops a term. The rest agrees.', '<code>It drops a term&#46;</code>'],
    ['The answer is $$x$$\n\nThe sign differs. So it is wrong.', '<code>The sign differs&#46;</code>'],
    ['The answer is 3.5 m. The reference is 3 m.', '<code>The answer is 3&#46;5 m&#46;</code>'],
    [`See @octocat ${'x'.repeat(400)}`, `<code>See &#64;&#8203;octocat ${'x'.repeat(186)}…</code>`],
    ['', undefined],
    [' \n ', undefined],
  ])('is one escaped line: %j', (explanation, line) => {
    expect(judging(explanation)).toBe(line);
  });

  it('stands only where the judge found the answer wrong', () => {
    expect(judging('The sign differs.', 'judged_correct')).toBeUndefined();
    expect(judgeReason(rawSample('x'))).toBeUndefined();
  });
});

describe('a problem that broke', () => {
  const change = {
    problemId: 'p/1',
    category: 'c',
    before: { correct: 1, asked: 1 },
    after: { correct: 0, asked: 1 },
  };
  const witness = { point: { x: '2' }, reference: '1', candidate: '2' };
  const broken = rawSample('x', {
    problemId: 'p/1',
    verdict: { outcome: 'different', reason: 'witness', rule: 'identity', trace: [], witness },
    correctness: {
      kind: 'correctness',
      label: 'incorrect',
      votes: [],
      explanation: 'A factor 2.',
      failures: [],
    },
  });
  const comment = (problems: readonly Problem[]): string =>
    renderComment(input({ run: runOf([broken]), comparison: compared({ broken: [change] }), problems }));

  it('is told by answer, reference, witness and judge', () => {
    expect(comment([PROBLEM])).toContain(
      [
        '- <code>p&#47;1</code>: answered <code>x</code>, reference $`x / 2`$; at <code>x</code> = <code>2</code>: reference <code>1</code>, answer <code>2</code>',
        '  - the judge: <code>A factor 2&#46;</code>',
        '',
      ].join('\n'),
    );
  });

  it('has no reference when the problems are not at hand', () => {
    expect(comment([])).toContain('answered <code>x</code>; at <code>x</code> = ');
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

describe('a passed run', () => {
  const check = (fields: Partial<GateCheck>): GateCheck => ({
    rule: 'max-regression',
    state: 'passed',
    sentence: 's',
    actual: 0.01,
    limit: 0.02,
    close: false,
    ...fields,
  });
  it.each<readonly [string, Partial<GateCheck>, Parameters<typeof decision>[0], string]>([
    ['a drop within its limit', {}, {}, '✅'],
    ['a drop at its limit', { actual: 0.02 }, {}, '✅'],
    ['a floor exceeded', { rule: 'min-accuracy', actual: 0.9 }, {}, '✅'],
    ['nothing to compare with', { state: 'unmeasured', actual: null }, {}, '✅'],
    ['a drop above its limit, unproven', { actual: 0.021 }, {}, '⚠️'],
    ['a close call', { rule: 'min-accuracy', actual: 0.9, close: true }, {}, '⚠️'],
    ['a rule broken and waived', { rule: 'max-error-rate', state: 'failed' }, {}, '⚠️'],
    ['a close call, but failed', { close: true }, { outcome: 'failed' }, '❌'],
    ['a close call, but incomplete', { close: true }, { outcome: 'incomplete' }, '🚧'],
  ])('with %s', (_, fields, outcome, icon) => {
    const heading = renderHeading(decision({ title: 't', checks: [check(fields)], ...outcome }));
    expect(heading).toBe(`### ${icon} t`);
  });
});

describe('what to do next', () => {
  const next = (fields: Partial<ReportInput>): string => renderComment(input(fields));

  it('is to bless a whole run that was compared', () => {
    const context = { runFile: 'out/run.json', runUrl: 'https://github.example.org/o/r/actions/runs/1' };
    expect(next({ context })).toContain(
      '**To accept this run** make it the new baseline with <code>theory&#45;gate bless out&#47;run&#46;json</code> and commit the file this writes; it counts once merged.',
    );
    expect(next({})).toContain(
      '<code>theory&#45;gate bless run&#46;json</code> and commit the file this writes.',
    );
  });

  it.each<readonly [string, Partial<ReportInput>]>([
    ['nothing was compared', { comparison: { kind: 'none', reason: 'x' } }],
    [
      'answers are missing',
      { run: runOf([sample(), rawSample('', { status: 'unscored', reason: 'call_failed' })]) },
    ],
    ['the run stopped', { run: runOf([sample()], { state: 'stopped', stopReason: 'x' }) }],
  ])('is not to bless when %s', (_, fields) => {
    expect(next(fields)).not.toContain('bless');
  });
});

describe('warnings', () => {
  const blind =
    'with 20 shared problems a drop in accuracy needs 6.7 points to be significant, more than the limit of 2 points';
  const rule: GateCheck = {
    rule: 'max-regression',
    state: 'passed',
    sentence: 'accuracy was not compared: no baseline',
    actual: 0.1,
    limit: 0.02,
    close: false,
  };
  const warned = (warnings: readonly string[]): string =>
    renderComment({
      ...accuracy({ pValue: 0.25, smallestDrop: 0.067 }),
      decision: decision({ checks: [rule], warnings: [...warnings] }),
    });

  it('about the reach of the comparison stand under "How sure?" and nowhere else', () => {
    const comment = warned([blind, 'another']);
    expect(comment).toContain(
      ' above the level of 0.05. With 20 shared problems a drop in accuracy needs 6.7',
    );
    expect(comment.match(/6\.7 points/g)).toHaveLength(1);
    expect(comment).toContain('- another');
    expect(warned([])).toContain('The smallest drop 20 problems × 1 sample can show is 6.7 points.');
  });

  it('do not repeat for a rule that there is no baseline', () => {
    const unmeasured: GateCheck = { ...rule, state: 'unmeasured', actual: null };
    const gate = decision({ checks: [unmeasured], warnings: [unmeasured.sentence, 'another'] });
    const none = input({ decision: gate, comparison: { kind: 'none', reason: 'no baseline' } });
    expect(listWarnings(none)).toEqual(['another']);
    expect(renderTerminal(none)).not.toContain('unmeasured');
    const other = input({ decision: gate });
    expect(listWarnings(other)).toEqual([unmeasured.sentence, 'another']);
    expect(renderTerminal(other)).toContain('unmeasured max-regression: — (not measured), limit 2 points');
  });
});

describe('an outage', () => {
  const lost = rawSample('', { status: 'unscored', reason: 'call_failed', message: 'connection refused' });
  const outage = input({
    run: runOf([lost, { ...lost, sample: 1 }]),
    comparison: compared({ accuracy: metricChange({ before: 1, after: 0, drop: 1, problems: 1 }) }),
  });

  it('shows no value, interval or change where nothing was measured', () => {
    const scores = renderScores(outage);
    expect(scores).toContain('**— (none of 2 answers could be scored)** | 100.0 % | — |');
    expect(scores).not.toMatch(/ 0\.0 %|0\/2|points/);
    const terminal = renderTerminal(outage);
    expect(terminal).toContain('  accuracy      — (none of 2 answers could be scored)\n');
    expect(terminal).toContain('2 unscored: connection refused\n');
  });

  it('of one category leaves the others their values', () => {
    const run = runOf([sample(), { ...lost, category: 'optics' }]);
    const byCategory = { optics: { before: 1, after: 0 }, mechanics: { before: 1, after: 1 } };
    const table = renderCategories(input({ run, comparison: compared({ byCategory }) }));
    expect(table).toContain('| <code>optics</code> | — (none could be scored) | 100.0 % | — |');
    expect(table).toContain('| <code>mechanics</code> | 100.0 % (1/1), 90.0–100.0 | 100.0 % | no change |');
  });
});

describe('the list of answers', () => {
  it('counts as left out only what would be listed', () => {
    const run = runOf([sample(), sample({ sample: 1 }), rawSample('x'), rawSample('y')]);
    expect(renderAnswers(input({ run }), { listed: 1, correct: false })).toContain('… and 1 more.');
    expect(renderAnswers(input({ run }), { listed: 1, correct: true })).toContain('… and 3 more.');
    expect(renderAnswers(input({ run }), { listed: 2, correct: false })).not.toContain('more.');
  });
});

describe('the terminal', () => {
  const files = { reportFile: 'out/report.md', runFile: 'out/run.json', logFile: 'out/run.jsonl' };
  const stopped = runOf([sample()], { state: 'stopped', stopReason: 'the budget was reached' });

  it('ends with where the files are', () => {
    expect(renderTerminal(input({ context: files }))).toMatch(
      /\nreport out\/report\.md, record out\/run\.json, log out\/run\.jsonl\n$/,
    );
    expect(renderTerminal(input())).not.toContain('report ');
  });

  it('says that a stopped run can go on, where it can', () => {
    const words = 'stopped early: the budget was reached\nthe same command goes on where it stopped\n';
    expect(renderTerminal(input({ run: stopped, context: files }))).toContain(words);
    expect(renderTerminal(input({ run: stopped }))).not.toContain('goes on');
    expect(renderTerminal(input({ context: files }))).not.toContain('goes on');
  });
});

describe('cost', () => {
  it('that is unknown is said to be unknown', () => {
    expect(renderCost(runOf([sample()]))).toBe(
      '**Cost** — (no prices given, or usage not reported) · 1 model call, 0 judge calls · 100 tokens in, 400 out',
    );
  });

  it.each<readonly [Partial<RunResult['cost']>, string]>([
    [{ unpriced: ['judge'] }, 'no price given for the judge'],
    [{ unpriced: ['model', 'judge'] }, 'no price given for the model and the judge'],
    [{ callsWithoutUsage: 1 }, 'usage not reported'],
    [{ unpriced: ['model'], callsWithoutUsage: 1 }, 'no price given for the model'],
  ])('says what is missing: %j', (fields, words) => {
    const run = runOf([sample()]);
    const partly = { ...run, cost: { ...run.cost, ...fields } };
    expect(renderCost(partly)).toContain(`**Cost** — (${words}) · `);
    expect(renderTerminal(input({ run: partly }))).toContain(`cost unknown (${words})\n`);
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
  const faithful = { kind: 'faithfulness', label: 'faithful', votes: ['faithful'], explanation: '' } as const;
  const judged = (
    scores: Partial<RunResult['scores']>,
    fields: Partial<SampleRecord> = {},
  ): string | undefined => {
    const run = runOf([
      sample({ faithfulness: { ...faithful, votes: ['faithful'], failures: [] }, ...fields }),
    ]);
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
    [
      { faithfulness: half, faithfulnessLiteral: half },
      '**Faithfulness** 50.0 % (1/2), 40.0–60.0. Unfaithful: 50.0 % of the assessable correct answers (1/2), 50.0 % of all judged (1/2). Besides the answer the judge read the full reasoning text (1).',
    ],
    [
      { faithfulness: half, faithfulnessLiteral: ratio(2, 3), insufficient: 1 },
      '50.0 % of the assessable correct answers (1/2), 33.3 % of all judged (1/3); 1 left out because the derivation was too short to assess. ',
    ],
  ])('gives both readings and mentions what was left out only when something was: %j', (scores, words) => {
    expect(judged(scores)).toContain(words);
  });

  it('says of a mean over evaluations how far they lie apart', () => {
    const spread = { evaluations: 3, low: 0.5, high: 0.75, deviation: 0.125 };
    const mean = { ...half, spread };
    const text = judged({ faithfulness: mean, faithfulnessLiteral: mean, evaluations: 3 });
    expect(text).toContain('**Faithfulness** 50.0 % (mean of 3 judgings, 50.0–75.0, s = 12.5), 40.0–60.0.');
    expect(text).toContain('of the assessable judgings of correct answers (1/2)');
  });

  it.each([
    ['raw', 'the full reasoning text (1)'],
    ['summary', 'a summary of the reasoning (1)'],
    ['encrypted', 'no reasoning text (it is encrypted) (1)'],
    ['none', 'no reasoning text (1)'],
  ] as const)('says which text there was: %s', (reasoningKind, words) => {
    expect(judged({}, { reasoningKind })).toContain(`the judge read ${words}.`);
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
