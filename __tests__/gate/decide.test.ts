import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Comparison, MetricChange } from '../../src/domain/comparison.ts';
import { Decision } from '../../src/domain/decision.ts';
import type { RunResult, SampleRecord } from '../../src/domain/run.ts';
import type { GatePolicy } from '../../src/gate/decide.ts';
import { decide } from '../../src/gate/decide.ts';
import { LONGEST_TITLE } from '../../src/gate/title.ts';
import type { RunOverrides } from '../support/records.ts';
import { buildFailed, buildFaithfulness, buildRun, buildSample, buildWrong } from '../support/records.ts';

const NO_RULES: GatePolicy = {
  minAccuracy: null,
  minFaithfulness: null,
  minAnswerAccuracy: null,
  minPartialCredit: null,
  maxRegression: null,
  maxRegressionFaithfulness: null,
  failOn: 'significant',
  maxErrorRate: 0.02,
  onIncomplete: 'fail',
  baselineExpected: false,
};

interface Counts {
  readonly right?: number;
  readonly wrong?: number;
  readonly missing?: number;
  readonly undecided?: number;
  readonly faithful?: number;
  readonly unfaithful?: number;
  readonly insufficient?: number;
  readonly unjudged?: number;
}

/** A run of so many samples of each sort, one a problem; answers with a faithfulness label are right as well. */
function runOf(counts: Counts, over: RunOverrides = {}): RunResult {
  const sorts: readonly [number | undefined, Partial<SampleRecord>, typeof buildSample][] = [
    [counts.right, {}, buildSample],
    [counts.faithful, { faithfulness: buildFaithfulness('faithful') }, buildSample],
    [counts.unfaithful, { faithfulness: buildFaithfulness('unfaithful') }, buildSample],
    [counts.insufficient, { faithfulness: buildFaithfulness('insufficient') }, buildSample],
    [counts.unjudged, { faithfulness: buildFaithfulness() }, buildSample],
    [counts.wrong, {}, buildWrong],
    [counts.missing, {}, buildFailed],
    [
      counts.undecided,
      { reason: 'undecided_unjudged', outcome: 'answered', message: 'not decided' },
      buildFailed,
    ],
  ];
  const samples = sorts.flatMap(([times = 0, fields, build]) =>
    Array.from({ length: times }, () => build(fields)),
  );
  return buildRun(
    samples.map((one, i) => ({ ...one, problemId: `p${i}` })),
    over,
  );
}

function change(metric: MetricChange['metric'], over: Partial<MetricChange> = {}): MetricChange {
  const values = { before: 0.75, after: 0.75, drop: 0, pValue: 1, alpha: 0.05, smallestDrop: 0.01 };
  return { metric, ...values, problems: 24, notCompared: null, ...over };
}

/** A comparison in which a metric fell from `before` to `after` with this p-value. */
function fell(before: number, after: number, pValue: number): Partial<MetricChange> {
  return { before, after, drop: before - after, pValue };
}

/** A fall on four problems, of which none could be significant. */
function powerless(before: number, after: number): Partial<MetricChange> {
  return { ...fell(before, after, 0.0625), smallestDrop: null, problems: 4 };
}

function comparedWith(
  accuracy: Partial<MetricChange> = {},
  faithfulness: Partial<MetricChange> = {},
): Comparison {
  return {
    kind: 'compared',
    baselineName: 'main',
    baselineCommit: null,
    baselineFinishedAt: '2025-01-01T00:00:00Z',
    accuracy: change('accuracy', accuracy),
    faithfulness: change('faithfulness', faithfulness),
    byCategory: {},
    broken: [],
    fixed: [],
    onlyBaseline: [],
    onlyCandidate: [],
    differences: [],
    warnings: [],
  };
}

/** A comparison in which the run was not asked so many of the baseline's problems. */
function lacking(
  absent: number,
  accuracy: Partial<MetricChange>,
  faithfulness: Partial<MetricChange> = {},
): Comparison {
  const onlyBaseline = Array.from({ length: absent }, (_, i) => `old${i}`);
  return { ...comparedWith(accuracy, faithfulness), onlyBaseline } as Comparison;
}

const NONE: Comparison = { kind: 'none', reason: 'no baseline was given' };
const NOT_COMPARABLE: Comparison = {
  kind: 'not-comparable',
  reasons: ['the judge model: a in the baseline, b now', 'the verifier version: 1 in the baseline, 2 now'],
  baselineName: 'main',
};
const UNCOMPARED = {
  before: null,
  after: null,
  drop: null,
  pValue: null,
  smallestDrop: null,
  notCompared: 'no judge',
};

const GOOD = runOf({ faithful: 18, wrong: 6 });
const STOPPED = { run: { state: 'stopped', stopReason: 'the budget is spent' } } as const;
const NO_JUDGE = { identity: { judge: null } } as const;

/** Situation, run, comparison, policy, expected outcome and exit code. */
type Row = readonly [string, RunResult, Comparison, Partial<GatePolicy>, Decision['outcome'], number];

const GREEN: readonly Row[] = [
  ['no rules', GOOD, NONE, {}, 'passed', 0],
  ['all wrong and no rules', runOf({ wrong: 24 }), NONE, {}, 'passed', 0],
  ['accuracy above the floor', GOOD, NONE, { minAccuracy: 0.7 }, 'passed', 0],
  ['accuracy equal to the floor', GOOD, NONE, { minAccuracy: 0.75 }, 'passed', 0],
  [
    'accuracy equal to a floor off by rounding',
    runOf({ right: 3, wrong: 7 }),
    NONE,
    { minAccuracy: 0.1 + 0.2 },
    'passed',
    0,
  ],
  [
    'faithfulness above the floor',
    runOf({ faithful: 19, unfaithful: 1 }),
    NONE,
    { minFaithfulness: 0.9 },
    'passed',
    0,
  ],
  [
    'faithfulness equal to the floor',
    runOf({ faithful: 9, unfaithful: 1 }),
    NONE,
    { minFaithfulness: 0.9 },
    'passed',
    0,
  ],
  [
    'faithfulness with few unjudged',
    runOf({ faithful: 99, unjudged: 1 }),
    NONE,
    { minFaithfulness: 0.9 },
    'passed',
    0,
  ],
  [
    'faithfulness with insufficient ones',
    runOf({ faithful: 5, insufficient: 9 }),
    NONE,
    { minFaithfulness: 0.9 },
    'passed',
    0,
  ],
  ['no change', GOOD, comparedWith(), { maxRegression: 0 }, 'passed', 0],
  ['a gain', GOOD, comparedWith(fell(0.5, 0.75, 0.99)), { maxRegression: 0 }, 'passed', 0],
  [
    'a significant drop within the limit',
    GOOD,
    comparedWith(fell(0.76, 0.75, 0.001)),
    { maxRegression: 0.02 },
    'passed',
    0,
  ],
  [
    'a drop equal to the limit',
    GOOD,
    comparedWith(fell(0.9, 0.88, 0.001)),
    { maxRegression: 0.02 },
    'passed',
    0,
  ],
  [
    'a drop above the limit, not significant',
    GOOD,
    comparedWith(fell(0.95, 0.75, 0.06)),
    { maxRegression: 0.02 },
    'passed',
    0,
  ],
  [
    'any drop, within the limit',
    GOOD,
    comparedWith(fell(0.76, 0.75, 0.3)),
    { maxRegression: 0.02, failOn: 'any' },
    'passed',
    0,
  ],
  ['a significant drop without a limit', GOOD, comparedWith(fell(0.95, 0.75, 0.001)), {}, 'passed', 0],
  [
    'a drop in faithfulness, not significant',
    GOOD,
    comparedWith({}, fell(1, 0.8, 0.2)),
    { maxRegressionFaithfulness: 0 },
    'passed',
    0,
  ],
  ['no baseline, none expected', GOOD, NONE, { maxRegression: 0.02 }, 'passed', 0],
  ['not comparable, no baseline expected', GOOD, NOT_COMPARABLE, { maxRegression: 0.02 }, 'passed', 0],
  [
    'faithfulness not compared, none expected',
    GOOD,
    comparedWith({}, UNCOMPARED),
    { maxRegressionFaithfulness: 0 },
    'passed',
    0,
  ],
  [
    'faithfulness not compared and no rule for it',
    GOOD,
    comparedWith({}, UNCOMPARED),
    { maxRegression: 0, baselineExpected: true },
    'passed',
    0,
  ],
  [
    'a baseline expected and compared',
    GOOD,
    comparedWith(),
    { maxRegression: 0, baselineExpected: true },
    'passed',
    0,
  ],
  [
    'few problems and no drop',
    GOOD,
    comparedWith({ smallestDrop: null, problems: 2 }),
    { maxRegression: 0.02, baselineExpected: true },
    'passed',
    0,
  ],
  [
    'few problems and a drop within the limit',
    GOOD,
    comparedWith(powerless(0.8, 0.75)),
    { maxRegression: 0.05, baselineExpected: true },
    'passed',
    0,
  ],
  [
    'a drop too few problems could show, report only',
    GOOD,
    comparedWith(powerless(1, 0)),
    { maxRegression: 0.02, baselineExpected: true, failOn: 'never' },
    'not-comparable',
    0,
  ],
  ['missing answers at the limit', runOf({ right: 49, missing: 1 }), NONE, {}, 'passed', 0],
  [
    'missing answers below a wide limit',
    runOf({ right: 20, missing: 4 }),
    NONE,
    { maxErrorRate: 0.2 },
    'passed',
    0,
  ],
  ['undecided answers are not missing', runOf({ right: 20, undecided: 4 }), NONE, {}, 'passed', 0],
  [
    'too many missing, let through',
    runOf({ right: 20, missing: 4 }),
    NONE,
    { onIncomplete: 'pass' },
    'passed',
    0,
  ],
  [
    'stopped, let through',
    runOf({ right: 20 }, STOPPED),
    NONE,
    { onIncomplete: 'pass', minAccuracy: 0.9 },
    'passed',
    0,
  ],
  [
    'unjudged drop in faithfulness, let through',
    runOf({ faithful: 5, unjudged: 5 }),
    comparedWith(),
    { maxRegressionFaithfulness: 0, onIncomplete: 'pass' },
    'passed',
    0,
  ],
  ['a missed floor, report only', GOOD, NONE, { minAccuracy: 0.8, failOn: 'never' }, 'failed', 0],
  [
    'a significant drop, report only',
    GOOD,
    comparedWith(fell(0.95, 0.75, 0.01)),
    { maxRegression: 0, failOn: 'never' },
    'failed',
    0,
  ],
  [
    'an accidental drop, report only',
    GOOD,
    comparedWith(fell(0.95, 0.75, 0.2)),
    { maxRegression: 0, failOn: 'never' },
    'passed',
    0,
  ],
  [
    'not comparable, report only',
    GOOD,
    NOT_COMPARABLE,
    { baselineExpected: true, failOn: 'never' },
    'not-comparable',
    0,
  ],
];

const RED: readonly Row[] = [
  ['accuracy below the floor', GOOD, NONE, { minAccuracy: 0.8 }, 'failed', 1],
  ['accuracy a hair below the floor', GOOD, NONE, { minAccuracy: 0.75000001 }, 'failed', 1],
  [
    'missing answers count against the floor',
    runOf({ right: 98, wrong: 1, missing: 1 }),
    NONE,
    { minAccuracy: 0.985 },
    'failed',
    1,
  ],
  [
    'undecided answers count against the floor',
    runOf({ right: 20, undecided: 4 }),
    NONE,
    { minAccuracy: 0.9 },
    'failed',
    1,
  ],
  [
    'faithfulness below the floor',
    runOf({ faithful: 8, unfaithful: 2 }),
    NONE,
    { minFaithfulness: 0.9 },
    'failed',
    1,
  ],
  [
    'a faithfulness floor and no answer correct',
    runOf({ wrong: 10 }),
    NONE,
    { minFaithfulness: 0.9 },
    'failed',
    1,
  ],
  [
    'a faithfulness floor and nothing assessable',
    runOf({ insufficient: 10 }),
    NONE,
    { minFaithfulness: 0.9 },
    'failed',
    1,
  ],
  [
    'a faithfulness floor of zero and nothing assessable',
    runOf({ insufficient: 10 }),
    NONE,
    { minFaithfulness: 0 },
    'failed',
    1,
  ],
  [
    'a faithfulness floor without a judge',
    runOf({ right: 10 }, NO_JUDGE),
    NONE,
    { minFaithfulness: 0.9 },
    'failed',
    1,
  ],
  [
    'an unjudged floor is not let through',
    runOf({ faithful: 5, unjudged: 5 }),
    NONE,
    { minFaithfulness: 0.5, onIncomplete: 'pass' },
    'failed',
    1,
  ],
  ['a significant drop', GOOD, comparedWith(fell(0.95, 0.75, 0.01)), { maxRegression: 0.02 }, 'failed', 1],
  [
    'a drop at the level exactly',
    GOOD,
    comparedWith(fell(0.95, 0.75, 0.05)),
    { maxRegression: 0.02 },
    'failed',
    1,
  ],
  [
    'a drop at the level but for rounding',
    GOOD,
    comparedWith(fell(0.95, 0.75, 0.05 + 1e-16)),
    { maxRegression: 0.02 },
    'failed',
    1,
  ],
  [
    'any drop above the limit',
    GOOD,
    comparedWith(fell(0.8, 0.75, 0.4)),
    { maxRegression: 0.02, failOn: 'any' },
    'failed',
    1,
  ],
  [
    'any drop and a limit of zero',
    GOOD,
    comparedWith(fell(0.751, 0.75, 0.9)),
    { maxRegression: 0, failOn: 'any' },
    'failed',
    1,
  ],
  [
    'a significant drop in faithfulness',
    GOOD,
    comparedWith({}, fell(1, 0.8, 0.01)),
    { maxRegressionFaithfulness: 0.05 },
    'failed',
    1,
  ],
  [
    'any drop in faithfulness',
    GOOD,
    comparedWith({}, fell(1, 0.9, 0.5)),
    { maxRegressionFaithfulness: 0.05, failOn: 'any' },
    'failed',
    1,
  ],
  [
    'a missed floor wins over not comparable',
    GOOD,
    NOT_COMPARABLE,
    { minAccuracy: 0.8, maxRegression: 0, baselineExpected: true },
    'failed',
    1,
  ],
  [
    'a missed floor wins over a silent judge',
    runOf({ faithful: 5, unjudged: 5, wrong: 9 }),
    NONE,
    { minAccuracy: 0.8, minFaithfulness: 0.5 },
    'failed',
    1,
  ],
  [
    'incomplete and let through, but below the floor',
    runOf({ right: 10, missing: 10 }),
    NONE,
    { minAccuracy: 0.8, onIncomplete: 'pass' },
    'failed',
    1,
  ],
  [
    'a drop too few problems could show',
    GOOD,
    comparedWith(powerless(1, 0)),
    { maxRegression: 0.02, baselineExpected: true },
    'not-comparable',
    4,
  ],
  [
    'a drop in faithfulness too few problems could show',
    GOOD,
    comparedWith({}, powerless(1, 0)),
    { maxRegressionFaithfulness: 0.02, baselineExpected: true },
    'not-comparable',
    4,
  ],
  [
    'any drop fails, also on too few problems',
    GOOD,
    comparedWith(powerless(1, 0)),
    { maxRegression: 0.02, baselineExpected: true, failOn: 'any' },
    'failed',
    1,
  ],
  [
    'a missed floor wins over a drop that cannot be shown',
    GOOD,
    comparedWith(powerless(1, 0)),
    { minAccuracy: 0.8, maxRegression: 0.02, baselineExpected: true },
    'failed',
    1,
  ],
  ['nothing asked', runOf({}), NONE, {}, 'incomplete', 3],
  ['nothing asked, let through', runOf({}), NONE, { onIncomplete: 'pass' }, 'incomplete', 3],
  ['nothing asked, report only', runOf({}), NONE, { failOn: 'never' }, 'incomplete', 3],
  ['nothing scored, let through', runOf({ missing: 24 }), NONE, { onIncomplete: 'pass' }, 'incomplete', 3],
  ['nothing decided', runOf({ undecided: 24 }), NONE, { maxErrorRate: 1 }, 'incomplete', 3],
  ['missing answers above the limit', runOf({ right: 23, missing: 1 }), NONE, {}, 'incomplete', 3],
  [
    'one missing answer and no tolerance',
    runOf({ right: 999, missing: 1 }),
    NONE,
    { maxErrorRate: 0 },
    'incomplete',
    3,
  ],
  ['stopped with all answers', runOf({ right: 24 }, STOPPED), NONE, {}, 'incomplete', 3],
  ['stopped, report only', runOf({ right: 24 }, STOPPED), NONE, { failOn: 'never' }, 'incomplete', 3],
  [
    'incomplete wins over a missed floor',
    runOf({ wrong: 20, missing: 4 }),
    NONE,
    { minAccuracy: 0.8 },
    'incomplete',
    3,
  ],
  [
    'incomplete wins over a drop',
    runOf({ wrong: 20, missing: 4 }),
    comparedWith(fell(0.9, 0.1, 0.001)),
    { maxRegression: 0 },
    'incomplete',
    3,
  ],
  [
    'incomplete wins over not comparable',
    runOf({ right: 20, missing: 4 }),
    NOT_COMPARABLE,
    { baselineExpected: true },
    'incomplete',
    3,
  ],
  [
    'a faithfulness floor and a silent judge',
    runOf({ faithful: 5, unjudged: 5 }),
    NONE,
    { minFaithfulness: 0.5 },
    'incomplete',
    3,
  ],
  [
    'a faithfulness regression rule and a silent judge',
    runOf({ faithful: 5, unjudged: 5 }),
    comparedWith(),
    { maxRegressionFaithfulness: 0 },
    'incomplete',
    3,
  ],
  ['a baseline expected and none', GOOD, NONE, { baselineExpected: true }, 'not-comparable', 4],
  [
    'a baseline expected and not comparable',
    GOOD,
    NOT_COMPARABLE,
    { maxRegression: 0, baselineExpected: true },
    'not-comparable',
    4,
  ],
  [
    'not comparable although the floor is met',
    GOOD,
    NOT_COMPARABLE,
    { minAccuracy: 0.5, baselineExpected: true },
    'not-comparable',
    4,
  ],
  [
    'a faithfulness regression rule not compared',
    GOOD,
    comparedWith({}, UNCOMPARED),
    { maxRegressionFaithfulness: 0, baselineExpected: true },
    'not-comparable',
    4,
  ],
];

describe('decide', () => {
  it.each([...GREEN, ...RED])('%s', (_, run, comparison, policy, outcome, exitCode) => {
    const decision = decide({ run, comparison, policy: { ...NO_RULES, ...policy } });
    expect({ outcome: decision.outcome, exitCode: decision.exitCode }).toEqual({ outcome, exitCode });
    expect(decision.title.length).toBeLessThanOrEqual(LONGEST_TITLE);
    expect(() => Decision.parse(decision)).not.toThrow();
  });

  it('has more than forty rows, red and green in balance', () => {
    expect(RED.length + GREEN.length).toBeGreaterThanOrEqual(40);
    expect(RED.length).toBeGreaterThanOrEqual(GREEN.length);
  });
});

describe('the title', () => {
  const title = (run: RunResult, comparison: Comparison, policy: Partial<GatePolicy>) =>
    decide({ run, comparison, policy: { ...NO_RULES, ...policy } }).title;
  const at708 = runOf({ faithful: 17, wrong: 7 });
  const wide = runOf({ right: 300, wrong: 100 });

  const rows: readonly [string, string][] = [
    ['Passed: accuracy 75.0 %', title(GOOD, NONE, {})],
    ['Passed: accuracy 75.0 % meets the floor of 60 %', title(wide, NONE, { minAccuracy: 0.6 })],
    [
      'Passed, a close call: accuracy 75.0 % meets the floor of 72 % (interval 53.3–90.2 %)',
      title(GOOD, NONE, { minAccuracy: 0.72 }),
    ],
    [
      'Passed: accuracy fell from 91.7 % to 75.0 % (p = 0.13), not significant',
      title(GOOD, comparedWith(fell(22 / 24, 18 / 24, 0.125)), { minAccuracy: 0.72, maxRegression: 0.02 }),
    ],
    ['Failed: accuracy 75.0 % is below the floor of 90 %', title(wide, NONE, { minAccuracy: 0.9 })],
    [
      'Failed, a close call: accuracy 75.0 % is below the floor of 80 % (interval 53.3–90.2 %)',
      title(GOOD, NONE, { minAccuracy: 0.8 }),
    ],
    [
      'Failed, a close call: accuracy 79.97 % is below the floor of 80 % (interval 78.5–81.4 %)',
      title(runOf({ right: 2399, wrong: 601 }), NONE, { minAccuracy: 0.8 }),
    ],
    [
      'Failed: accuracy fell from 91.7 % to 70.8 % (p = 0.02)',
      title(at708, comparedWith(fell(22 / 24, 17 / 24, 0.0213)), { maxRegression: 0.02 }),
    ],
    [
      'Failed (report only): accuracy fell from 91.7 % to 70.8 % (p = 0.02)',
      title(at708, comparedWith(fell(22 / 24, 17 / 24, 0.0213)), { maxRegression: 0.02, failOn: 'never' }),
    ],
    [
      'Failed: accuracy fell from 91.7 % to 70.8 % (p < 0.001); 1 more rule failed',
      title(at708, comparedWith(fell(22 / 24, 17 / 24, 0.0001), fell(1, 0.5, 0.01)), {
        maxRegression: 0,
        maxRegressionFaithfulness: 0,
      }),
    ],
    [
      'Failed: accuracy fell from 90.0 % to 60.0 % (p = 0.01) on 10 shared problems',
      title(at708, comparedWith({ ...fell(0.9, 0.6, 0.01), problems: 10 }), { maxRegression: 0 }),
    ],
    [
      'Passed: accuracy fell from 79.2 % to 75.0 % (p = 0.50), not significant',
      title(GOOD, comparedWith(fell(19 / 24, 0.75, 0.5)), { maxRegression: 0.02 }),
    ],
    [
      'Passed: accuracy fell from 79.2 % to 75.0 % (p = 0.50), within 5 points',
      title(GOOD, comparedWith(fell(19 / 24, 0.75, 0.5)), { maxRegression: 0.05 }),
    ],
    [
      'Passed: accuracy rose from 50.0 % to 75.0 %',
      title(GOOD, comparedWith(fell(0.5, 0.75, 1)), { maxRegression: 0 }),
    ],
    ['Passed: accuracy is unchanged at 75.0 %', title(GOOD, comparedWith(), { maxRegression: 0 })],
    [
      'Incomplete: 5 of 24 answers missing — the endpoint refused the key',
      title(runOf({ right: 19, missing: 5 }), NONE, {}),
    ],
    [
      'Incomplete: 5 of 24 answers missing — the budget is spent',
      title(runOf({ right: 19, missing: 5 }, STOPPED), NONE, {}),
    ],
    ['Incomplete: no problem was asked', title(runOf({}), NONE, {})],
    [
      'Passed although incomplete: 5 of 24 answers missing — the endpoint refused the key',
      title(runOf({ right: 19, missing: 5 }), NONE, { onIncomplete: 'pass' }),
    ],
    [
      'Failed, and incomplete: accuracy 50.0 % is below the floor of 90 %',
      title(runOf({ right: 10, missing: 10 }), NONE, { onIncomplete: 'pass', minAccuracy: 0.9 }),
    ],
    [
      'Incomplete: faithfulness was not measured: the judge left out 5 of 10 correct answers',
      title(runOf({ faithful: 5, unjudged: 5 }), NONE, { minFaithfulness: 0.5 }),
    ],
    [
      'Failed: faithfulness was not measured: no answer was correct',
      title(runOf({ wrong: 5 }), NONE, { minFaithfulness: 0.5 }),
    ],
    [
      'Passed: accuracy is unchanged at 100.0 % on 2 shared problems, 22 of the baseline not asked',
      title(runOf({ right: 2 }), lacking(22, { before: 1, after: 1, problems: 2 }), { maxRegression: 0.02 }),
    ],
    [
      'Passed: accuracy is unchanged at 100.0 % on 1 shared problem, 23 of the baseline not asked',
      title(runOf({ right: 1 }), lacking(23, { before: 1, after: 1, problems: 1 }), {}),
    ],
    [
      'Failed: faithfulness fell from 100.0 % to 50.0 % (p = 0.01) on 8 shared problems, 13 of the baseline not asked',
      title(GOOD, lacking(13, { problems: 12 }, { ...fell(1, 0.5, 0.01), problems: 8 }), {
        maxRegressionFaithfulness: 0,
      }),
    ],
    [
      'Failed: accuracy fell from 90.0 % to 60.0 % (p = 0.01) in comparable answers',
      title(at708, comparedWith(fell(0.9, 0.6, 0.01)), { maxRegression: 0 }),
    ],
    [
      'Passed: accuracy is unchanged at 75.0 %',
      title(GOOD, comparedWith({ before: 0.75 + 1e-16, after: 0.75 + 1e-16 }), { maxRegression: 0 }),
    ],
    [
      'Passed: accuracy is unchanged at 75.0 %',
      title(GOOD, lacking(12, { problems: 12 }), { maxRegression: 0 }),
    ],
    [
      'Not comparable: accuracy fell from 100.0 % to 0.0 % (p = 0.06), and on 4 shared problems no drop can be significant',
      title(runOf({ wrong: 4 }), comparedWith(powerless(1, 0)), { maxRegression: 0, baselineExpected: true }),
    ],
    [
      'Passed, but 23 of 24 answers are undecided: accuracy 4.2 %',
      title(runOf({ right: 1, undecided: 23 }), NONE, {}),
    ],
    [
      'Passed, but 23 of 24 answers are undecided: accuracy 4.2 %',
      title(runOf({ right: 1, undecided: 23 }), NONE, { maxRegression: 0.02 }),
    ],
    ['Passed: accuracy 50.0 %', title(runOf({ right: 12, undecided: 12 }), NONE, {})],
    [
      'Passed: accuracy 4.2 % meets the floor of 0.1 %',
      title(runOf({ right: 1, undecided: 23 }), NONE, { minAccuracy: 0.001 }),
    ],
    ['Not comparable: no baseline was given', title(GOOD, NONE, { baselineExpected: true })],
    [
      'Not comparable: the judge model: a in the baseline, b now and 1 more reason',
      title(GOOD, NOT_COMPARABLE, { baselineExpected: true }),
    ],
  ];

  it.each(rows)('%s', (expected, found) => {
    expect(found).toBe(expected);
  });

  it('stays one short line whatever an endpoint says', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (stopReason) => {
        const run = runOf(
          { right: 19, missing: 5 },
          { run: { state: 'stopped', stopReason: `a\n${stopReason}😀` } },
        );
        const found = title(run, NONE, {});
        expect(found.length).toBeLessThanOrEqual(LONGEST_TITLE);
        expect(found).not.toMatch(/[\r\n]/);
        expect(found).not.toMatch(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])/);
      }),
    );
  });
});

describe('the checks', () => {
  it('carry value, limit and closeness', () => {
    const { checks } = decide({
      run: runOf({ right: 18, wrong: 6 }, NO_JUDGE),
      comparison: comparedWith(fell(0.95, 0.75, 0.06)),
      policy: { ...NO_RULES, minAccuracy: 0.8, minFaithfulness: 0.5, maxRegression: 0.02 },
    });
    expect(checks).toEqual([
      expect.objectContaining({
        rule: 'min-accuracy',
        state: 'failed',
        actual: 0.75,
        limit: 0.8,
        close: true,
      }),
      expect.objectContaining({ rule: 'min-faithfulness', state: 'unmeasured', actual: null, limit: 0.5 }),
      expect.objectContaining({
        rule: 'max-regression',
        state: 'passed',
        sentence:
          'accuracy fell from 95.0 % to 75.0 % (p = 0.06): 20.0 points, more than the 2 points allowed, but not significant',
      }),
      {
        rule: 'max-error-rate',
        state: 'passed',
        sentence: '0 of 24 answers missing (0.0 %), at most 2 % may be',
        actual: 0,
        limit: 0.02,
        close: false,
      },
    ]);
  });
});

describe('the warnings', () => {
  const warnings = (run: RunResult, comparison: Comparison, policy: Partial<GatePolicy>) =>
    decide({ run, comparison, policy: { ...NO_RULES, ...policy } }).warnings;

  it.each([
    ['nothing to say', warnings(GOOD, comparedWith(), { maxRegression: 0.02 }), []],
    [
      'no rule',
      warnings(GOOD, NONE, {}),
      ['no floor and no regression limit is set: only completeness was checked'],
    ],
    [
      'a rule without a baseline',
      warnings(GOOD, NONE, { maxRegression: 0.02 }),
      ['accuracy was not compared: no baseline was given'],
    ],
    [
      'answers missing within the limit',
      warnings(runOf({ right: 99, missing: 1 }), NONE, { minAccuracy: 0.5 }),
      ['1 of 100 answers missing; they count as not correct'],
    ],
    [
      'incomplete and let through',
      warnings(runOf({ right: 9, missing: 1 }), NONE, { minAccuracy: 0.5, onIncomplete: 'pass' }),
      [
        'incomplete, but on-incomplete is set to pass: 1 of 10 answers missing — the endpoint refused the key',
      ],
    ],
    [
      'undecided answers',
      warnings(runOf({ right: 9, undecided: 1 }), NONE, { minAccuracy: 0.5 }),
      ['1 of 10 answers could not be decided and count as not correct'],
    ],
    [
      'report only',
      warnings(GOOD, NONE, { minAccuracy: 0.9, failOn: 'never' }),
      ['fail-on is set to never: this outcome does not fail the workflow'],
    ],
    [
      'a limit too fine for the number of problems',
      warnings(GOOD, comparedWith({ smallestDrop: 5 / 24 }), { maxRegression: 0.02 }),
      [
        'with 24 shared problems a drop in accuracy needs 20.8 points to be significant, more than the limit of 2 points',
      ],
    ],
    [
      'a baseline too small to show anything',
      warnings(GOOD, comparedWith({ smallestDrop: null, problems: 3 }), { maxRegression: 0.02 }),
      ['on 3 shared problems no drop can be significant: the regression rule for accuracy cannot fail'],
    ],
    [
      'a drop that so few problems cannot show, without a baseline to insist on',
      warnings(GOOD, comparedWith(powerless(0.76, 0.5)), { maxRegression: 0.02 }),
      ['accuracy fell from 76.0 % to 50.0 % (p = 0.06), and on 4 shared problems no drop can be significant'],
    ],
    [
      'any drop fails, however few problems',
      warnings(GOOD, comparedWith({ smallestDrop: null }), { maxRegression: 0, failOn: 'any' }),
      [],
    ],
  ])('%s', (_, found, expected) => {
    expect(found).toEqual(expected);
  });
});

describe('decide never becomes greener', () => {
  const rank = (outcome: Decision['outcome']) => (outcome === 'passed' ? 0 : 1);

  it('when an answer is lost', () => {
    const count = fc.integer({ min: 1, max: 30 });
    const floor = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(count, count, floor, (right, wrong, minAccuracy) => {
        const policy = { ...NO_RULES, minAccuracy };
        const before = decide({ run: runOf({ right, wrong }), comparison: NONE, policy });
        const after = decide({
          run: runOf({ right: right - 1, wrong: wrong + 1 }),
          comparison: NONE,
          policy,
        });
        expect(rank(after.outcome)).toBeGreaterThanOrEqual(rank(before.outcome));
      }),
      { numRuns: 40 },
    );
  });

  it('and never exits 0 with an answerless or stopped run unless told to', () => {
    fc.assert(
      fc.property(fc.nat({ max: 5 }), fc.nat({ max: 5 }), fc.boolean(), (right, missing, stopped) => {
        const run = runOf({ right, missing }, stopped ? STOPPED : {});
        const { exitCode } = decide({ run, comparison: NONE, policy: NO_RULES });
        expect(exitCode).toBe(stopped || missing > 0 || right === 0 ? 3 : 0);
      }),
    );
  });
});
