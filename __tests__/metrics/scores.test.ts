import { describe, expect, it } from '@jest/globals';
import { RunScores } from '../../src/domain/run.ts';
import { METRICS } from '../../src/metrics/index.ts';
import { METHODS } from '../../src/metrics/ratio.ts';
import { scoreRun } from '../../src/metrics/scores.ts';
import { buildFailed, buildFaithfulness, buildSample, buildSamples, buildWrong } from '../support/records.ts';

describe('scoreRun', () => {
  it('keeps correct ÷ asked apart from correct ÷ scored', () => {
    const scores = scoreRun(buildSamples('+ + + - x'));
    expect(scores.accuracy).toMatchObject({ value: 0.6, numerator: 3, denominator: 5 });
    expect(scores.accuracyScored).toMatchObject({ value: 0.75, numerator: 3, denominator: 4 });
    expect(scores.counts).toMatchObject({ asked: 5, correct: 3, wrong: 1, unscored: 1, failed: 1 });
  });

  it('counts a sample the run never got to as asked', () => {
    const notAsked = buildFailed({ reason: 'not_asked', outcome: 'not_asked', problemId: 'p2' });
    expect(scoreRun([buildSample(), notAsked]).accuracy).toMatchObject({ value: 0.5, denominator: 2 });
  });

  it.each([
    ['call_failed', 1],
    ['not_asked', 1],
    ['judge_failed', 1],
    ['judge_unreadable', 1],
    ['judge_split', 1],
    ['undecided_unjudged', 0],
  ] as const)('counts %s among the failed %p times', (reason, failed) => {
    expect(scoreRun([buildFailed({ reason })]).counts).toMatchObject({ unscored: 1, failed });
  });

  it('never counts what the model did wrong among the failed', () => {
    const reasons = [
      'no_box',
      'empty_answer',
      'refused',
      'truncated',
      'refuted_unjudged',
      'judged_wrong',
    ] as const;
    const { counts } = scoreRun(reasons.map((reason, i) => buildWrong({ reason, problemId: `p${i}` })));
    expect(counts).toMatchObject({ wrong: 6, failed: 0, unscored: 0, refutedUnjudged: 1 });
  });

  it('reads the symbolic share off who decided', () => {
    const samples = [
      buildSample({ problemId: 'a' }),
      buildSample({ problemId: 'b', decidedBy: 'judge', reason: 'judged_correct' }),
      buildWrong({ problemId: 'c', decidedBy: 'symbolic', reason: 'refuted_unjudged' }),
      buildSample({ problemId: 'd' }),
    ];
    expect(scoreRun(samples).symbolic).toMatchObject({ value: 0.5, numerator: 2, denominator: 4 });
  });

  it('counts faithfulness over correct and assessable answers, and the literal reading beside it', () => {
    const labels = ['faithful', 'faithful', 'faithful', 'unfaithful', 'insufficient'] as const;
    const samples = [
      ...labels.map((label, i) =>
        buildSample({ problemId: `p${i}`, faithfulness: buildFaithfulness(label) }),
      ),
      buildSample({ problemId: 'silent', faithfulness: buildFaithfulness() }),
      buildSample({ problemId: 'unjudged' }),
      buildWrong({ problemId: 'wrong', faithfulness: buildFaithfulness('unfaithful') }),
    ];
    const scores = scoreRun(samples);
    // by hand: 1 − 1/4; 1 − 1/5
    expect(scores.faithfulness).toMatchObject({ value: 0.75, numerator: 3, denominator: 4 });
    expect(scores.faithfulnessLiteral).toMatchObject({ value: 0.8, numerator: 4, denominator: 5 });
    expect(scores.insufficient).toBe(1);
  });

  it('leaves faithfulness unmeasured rather than 0 or 1 when no correct answer can be assessed', () => {
    const scores = scoreRun([buildWrong({ faithfulness: buildFaithfulness('faithful') })]);
    expect(scores.faithfulness).toEqual({ value: null, numerator: 0, denominator: 0, interval: null });
  });

  it('measures nothing without samples', () => {
    const scores = scoreRun([]);
    expect(scores.accuracy.value).toBeNull();
    expect(scores.counts.asked).toBe(0);
    expect(scores.byCategory).toEqual({});
  });

  it('splits accuracy by category', () => {
    const samples = [
      buildSample({ problemId: 'a', category: 'spinors' }),
      buildWrong({ problemId: 'b', category: 'spinors' }),
      buildSample({ problemId: 'c', category: 'anomalies' }),
    ];
    const { byCategory } = scoreRun(samples);
    expect(Object.keys(byCategory)).toEqual(['anomalies', 'spinors']);
    expect(byCategory['spinors']).toMatchObject({ value: 0.5, denominator: 2 });
  });

  it('counts errors of wrong answers only, and nothing when none was asked about', () => {
    const judged = (label: string) => ({
      error: { kind: 'error' as const, label, votes: [], explanation: '', failures: [] },
    });
    const samples = [
      buildWrong({ problemId: 'a', ...judged('conceptual') }),
      buildWrong({ problemId: 'b', ...judged('conceptual') }),
      buildWrong({ problemId: 'c', ...judged('calculation') }),
      buildSample({ problemId: 'd', ...judged('conceptual') }),
    ];
    expect(scoreRun(samples).errors).toEqual({
      conceptual: 2,
      calculation: 1,
      'strong-prior': 0,
      'instruction-following': 0,
    });
    expect(scoreRun(buildSamples('- -')).errors).toEqual({});
  });

  it('counts regenerated and truncated answers', () => {
    const samples = [
      buildSample({ problemId: 'a', regenerated: true }),
      buildWrong({ problemId: 'b', regenerated: true, outcome: 'truncated', reason: 'truncated' }),
    ];
    expect(scoreRun(samples).counts).toMatchObject({ regenerated: 2, truncated: 1 });
  });

  it('takes the exact interval over single samples, and over problems where they were repeated', () => {
    // scipy.stats.binomtest(3, 4).proportion_ci(.95, 'exact') -> 0.19412, 0.99369
    expect(scoreRun(buildSamples('+ + + -')).accuracy.interval).toMatchObject({
      low: expect.closeTo(0.19412, 5),
      high: expect.closeTo(0.99369, 5),
      method: METHODS.independent,
    });
    const repeated = scoreRun(buildSamples('+++ +++ +++ ---')).accuracy.interval;
    expect(repeated).toMatchObject({ low: expect.closeTo(0.19412, 5), method: METHODS.clustered });
  });

  it('gives a record of the run schema', () => {
    expect(() => RunScores.parse(scoreRun(buildSamples('++- x+- ---')))).not.toThrow();
  });
});

describe('METRICS', () => {
  const full = scoreRun([
    ...buildSamples('+ + - x'),
    buildSample({ problemId: 'f', faithfulness: buildFaithfulness('faithful') }),
  ]);

  /** As many problems as HLE's calibration error needs. */
  const labelled = scoreRun(
    Array.from({ length: 200 }, (_, at) =>
      buildSample({
        problemId: `p${at}`,
        status: at % 3 === 0 ? 'correct' : 'wrong',
        reason: at % 3 === 0 ? 'judged_correct' : 'judged_wrong',
        confidence: { percent: (7 * at) % 101, given: true },
        answers: [
          {
            kind: 'numeric',
            status: at % 3 === 0 ? 'correct' : 'wrong',
            decidedBy: 'judge',
            stated: '',
            grounds: '',
          },
        ],
      }),
    ),
  );

  it.each(METRICS.map((metric) => [metric.name, metric] as const))(
    '%s stays inside its range',
    (_, metric) => {
      const value = metric.read(full) ?? metric.read(labelled);
      const [low, high] = metric.range;
      expect(value).not.toBeNull();
      expect(value).toBeGreaterThanOrEqual(low);
      expect(value).toBeLessThanOrEqual(high ?? Number.POSITIVE_INFINITY);
    },
  );

  it('has unique names and reads no ratio out of an empty run', () => {
    expect(new Set(METRICS.map(({ name }) => name)).size).toBe(METRICS.length);
    const ratios = METRICS.filter(({ unit }) => unit === 'ratio');
    expect(ratios.map((metric) => metric.read(scoreRun([])))).toEqual(ratios.map(() => null));
  });
});
