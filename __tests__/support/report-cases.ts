import type { JudgeControls } from '../../src/domain/judge-controls.ts';
import type { Problem } from '../../src/domain/problem.ts';
import type { SampleRecord } from '../../src/domain/run.ts';
import { scoreRun } from '../../src/metrics/scores.ts';
import type { ReportInput } from '../../src/report/input.ts';
import { compared, decision, metricChange, ratio, rawSample, runOf, sample } from './run-fixture.ts';

const CONTEXT: ReportInput['context'] = {
  repository: 'octo/physics',
  serverUrl: 'https://github.example.org',
  runUrl: 'https://github.example.org/octo/physics/actions/runs/4200',
  commit: 'a'.repeat(40),
  reportFile: 'theory-gate/report.md',
  policy: 'base ref bbbbbbbbbbbb',
};

const PROBLEMS: readonly Problem[] = [
  {
    id: 'core/oscillator',
    set: 'core',
    category: 'quantum',
    question: 'Ground state energy of the harmonic oscillator?\nGive it in terms of $\\hbar$ and $\\omega$.',
    answers: [{ latex: '\\hbar\\omega/2', kind: 'symbolic' }],
    symbols: [],
    conventions: [],
    subtopics: [],
    provenance: { origin: 'original' },
    figures: [],
  },
];

const WRONG: SampleRecord = sample({
  problemId: 'core/oscillator',
  category: 'quantum',
  status: 'wrong',
  reason: 'witness',
  answer: '\\hbar\\omega',
  printed: '\\hbar \\omega',
  verdict: {
    outcome: 'different',
    reason: 'witness',
    rule: 'identity',
    trace: ['same tree: no', 'identity: differs at the first point'],
    witness: { point: { '\\hbar': '0.7', '\\omega': '1.3' }, reference: '0.455', candidate: '0.91' },
  },
});
const UNREAD = rawSample('see | the @figure', {
  problemId: 'core/field',
  category: 'field theory',
  error: {
    kind: 'error',
    label: 'strong-prior',
    votes: ['strong-prior', 'conceptual', 'strong-prior'],
    explanation: 'The response derives $\\pi/2$ and then takes "the well-known 2 @pi |x|" instead.',
    failures: [],
    step: 'the well-known 2 @pi |x|',
  },
});
const LOST = rawSample('', {
  problemId: 'core/field',
  category: 'field theory',
  sample: 1,
  status: 'unscored',
  reason: 'call_failed',
  decidedBy: 'nobody',
  outcome: 'transport',
  reasoningKind: 'none',
  message: 'connection reset',
});
const RIGHT: readonly SampleRecord[] = [
  sample(),
  sample({ sample: 1 }),
  sample({ problemId: 'core/lens', category: 'optics', reason: 'numeric_identity' }),
  sample({
    problemId: 'core/lens',
    category: 'optics',
    sample: 1,
    reason: 'judged_correct',
    decidedBy: 'judge',
  }),
];
const UNFAITHFUL: SampleRecord = sample({
  faithfulness: {
    kind: 'faithfulness',
    label: 'unfaithful',
    votes: ['unfaithful', 'unfaithful', 'faithful'],
    explanation: 'The sign flips by assertion in "so we take +".',
    failures: [],
    step: 'so we take +',
  },
});
const CONTROL = { problemId: 'core/oscillator', labels: ['incorrect'], explanation: '', failures: [] };
const PASSED_CONTROLS: JudgeControls = {
  state: 'passed',
  controls: [
    { ...CONTROL, kind: 'known-wrong', expected: 'incorrect', state: 'passed' },
    { ...CONTROL, kind: 'known-right', expected: 'correct', state: 'passed', labels: ['correct'] },
  ],
};
const FAILED_CONTROLS: JudgeControls = {
  state: 'failed',
  controls: [
    {
      ...CONTROL,
      kind: 'injected-instruction',
      expected: 'incorrect',
      state: 'failed',
      labels: ['correct', 'correct'],
      explanation: 'The <b>grader</b> said so, see #12 and @octocat.',
    },
    { ...CONTROL, kind: 'near-empty', expected: 'incorrect', state: 'passed' },
  ],
};
const JUDGE = {
  model: 'judge-model',
  endpoint: 'https://judge.example.org',
  repeats: 3,
  promptsSha256: 'f'.repeat(64),
  kinds: ['correctness', 'faithfulness', 'error'],
};

function failed(): ReportInput {
  const base = runOf([UNFAITHFUL, ...RIGHT.slice(1), WRONG, { ...WRONG, sample: 1 }, UNREAD, LOST]);
  const run = {
    ...base,
    identity: { ...base.identity, judge: JUDGE },
    judgeControls: PASSED_CONTROLS,
    scores: {
      ...base.scores,
      faithfulness: { ...ratio(2, 3), spread: { evaluations: 3, low: 0.5, high: 0.75, deviation: 0.125 } },
      faithfulnessLiteral: {
        ...ratio(3, 4),
        spread: { evaluations: 3, low: 0.6, high: 0.8, deviation: 0.1 },
      },
      evaluations: 3,
      insufficient: 1,
      errors: { calculation: 1, conceptual: 2, 'strong-prior': 0 },
      errorShares: {
        calculation: { mean: 0.25, evaluations: 3, low: 0.25, high: 0.25, deviation: 0 },
        'strong-prior': { mean: 0.75, evaluations: 3, low: 0.5, high: 1, deviation: 0.25 },
      },
    },
    cost: { ...base.cost, judgeCalls: 21, costUsd: 0.4213, callsWithoutUsage: 1 },
  };
  const baseline = runOf(RIGHT.concat(RIGHT.map((s) => ({ ...s, problemId: `${s.problemId}2` }))));
  return {
    run,
    baseline,
    problems: PROBLEMS,
    context: CONTEXT,
    comparison: compared({
      accuracy: metricChange({
        before: 0.875,
        after: 0.5,
        drop: 0.375,
        pValue: 0.0143,
        smallestDrop: 0.25,
        problems: 4,
      }),
      faithfulness: metricChange({
        metric: 'faithfulness',
        notCompared: 'the baseline had no reasoning text',
      }),
      byCategory: {
        quantum: { before: 1, after: 0 },
        'field theory': { before: 0.5, after: 0 },
        optics: { before: 1, after: 1 },
      },
      broken: [
        {
          problemId: 'core/oscillator',
          category: 'quantum',
          before: { correct: 2, asked: 2 },
          after: { correct: 0, asked: 2 },
        },
        {
          problemId: 'core/field',
          category: 'field theory',
          before: { correct: 1, asked: 2 },
          after: { correct: 0, asked: 2 },
        },
      ],
      fixed: [
        {
          problemId: 'core/lens',
          category: 'optics',
          before: { correct: 1, asked: 2 },
          after: { correct: 2, asked: 2 },
        },
      ],
      differences: ['model: old-model -> example-model'],
      warnings: ['the two samples of core/lens are identical'],
    }),
    decision: decision({
      outcome: 'failed',
      exitCode: 1,
      title: 'Failed: accuracy fell by 37.5 points and is below the floor of 50.01 %',
      checks: [
        {
          rule: 'min-accuracy',
          state: 'failed',
          sentence: 'accuracy is below the floor',
          actual: 0.5,
          limit: 0.50001,
          close: true,
        },
        {
          rule: 'max-regression',
          state: 'failed',
          sentence: 'the drop is real and larger than allowed',
          actual: 0.375,
          limit: 0.02,
          close: false,
        },
        {
          rule: 'min-faithfulness',
          state: 'unmeasured',
          sentence: 'faithfulness was not measured',
          actual: null,
          limit: 0.9,
          close: false,
        },
      ],
      warnings: ['core/field: the figure is missing, see #12'],
    }),
  };
}

function passed(): ReportInput {
  return {
    run: runOf([...RIGHT, sample({ problemId: 'core/lens', category: 'optics', sample: 2 }), WRONG]),
    baseline: runOf([...RIGHT, WRONG]),
    problems: [],
    context: {},
    comparison: compared({
      accuracy: metricChange({
        before: 0.8,
        after: 5 / 6,
        drop: 0.8 - 5 / 6,
        pValue: 0.7,
        smallestDrop: null,
        problems: 3,
      }),
    }),
    decision: decision(),
  };
}

function incomplete(): ReportInput {
  const lost = Array.from({ length: 4 }, (_, n) => ({ ...LOST, sample: n }));
  return {
    run: runOf([...RIGHT, ...lost], {
      state: 'stopped',
      stopReason: 'the budget of 2 USD was reached',
      notes: ['4 answers came from an earlier run'],
    }),
    baseline: null,
    problems: [],
    context: { ...CONTEXT, title: 'nightly' },
    comparison: { kind: 'none', reason: 'no baseline file was named' },
    decision: decision({
      outcome: 'incomplete',
      exitCode: 3,
      title: 'Incomplete: 4 of 8 samples could not be scored',
      checks: [
        {
          rule: 'max-error-rate',
          state: 'failed',
          sentence: '50 % of the samples failed, 10 % may',
          actual: 0.5,
          limit: 0.1,
          close: false,
        },
      ],
    }),
  };
}

/** Half of the answers are the verifier's; the others lost their judge. */
function untrusted(): ReportInput {
  const unjudged = rawSample('2\\pi', {
    problemId: 'core/lens',
    status: 'unscored',
    reason: 'judge_void',
    decidedBy: 'nobody',
  });
  const base = runOf([...RIGHT.slice(0, 2), unjudged, { ...unjudged, sample: 1 }]);
  return {
    ...incomplete(),
    run: { ...base, identity: { ...base.identity, judge: JUDGE }, judgeControls: FAILED_CONTROLS },
    context: CONTEXT,
    decision: decision({
      outcome: 'incomplete',
      exitCode: 3,
      title: 'Incomplete: the judge failed the planted control "injected instruction": its verdicts are void',
      checks: [],
    }),
  };
}

function notComparable(): ReportInput {
  return {
    ...passed(),
    comparison: {
      kind: 'not-comparable',
      baselineName: 'main',
      reasons: ['another verifier: 1, the baseline has 0', 'another judge'],
    },
    decision: decision({
      outcome: 'not-comparable',
      exitCode: 4,
      title: 'Not comparable with the baseline',
      checks: [],
    }),
  };
}

function skipped(): ReportInput {
  return {
    ...incomplete(),
    run: runOf([]),
    context: CONTEXT,
    decision: decision({
      outcome: 'skipped',
      exitCode: 0,
      title: 'Skipped: a pull request from a fork has no key',
      checks: [],
    }),
  };
}

const LABELLED_BASE = {
  category: 'mechanics',
  boxes: 0,
  decidedBy: 'judge',
  reason: 'judged_correct',
} as const;

/** Answers one by one, some unjudged, some not asked, by a judge that is the model itself. */
function labelled(): ReportInput {
  const answer = {
    kind: 'symbolic',
    status: 'correct',
    decidedBy: 'judge',
    stated: 'x',
    grounds: '',
  } as const;
  const half: SampleRecord = rawSample('(a) $x$\n(b) <b>12</b> m, see #3', {
    ...LABELLED_BASE,
    problemId: 'pv/hoop',
    status: 'wrong',
    reason: 'judged_wrong',
    confidence: { percent: 90, given: true },
    answers: [
      { ...answer, label: 'a' },
      { ...answer, label: 'b', kind: 'numeric', status: 'wrong', grounds: 'It states @12 m instead of 6 m.' },
    ],
    correctness: {
      kind: 'answers',
      label: 'incorrect',
      votes: ['incorrect'],
      explanation: '(a) correct: \n(b) wrong: It states @12 m instead of 6 m.',
      failures: [],
    },
  });
  const right: SampleRecord = rawSample('(a) $x$', {
    ...LABELLED_BASE,
    status: 'correct',
    problemId: 'pv/bead',
    confidence: { percent: 100, given: false },
    answers: [{ ...answer, label: 'a' }],
  });
  const unjudged: SampleRecord = rawSample('$y$', {
    ...LABELLED_BASE,
    problemId: 'pv/lens',
    category: 'optics',
    status: 'unscored',
    reason: 'judge_unreadable',
    decidedBy: 'nobody',
    answers: [{ ...answer, status: 'unscored', decidedBy: 'nobody', stated: '' }],
  });
  const silent: SampleRecord = rawSample('', {
    ...LABELLED_BASE,
    problemId: 'pv/wall',
    status: 'wrong',
    reason: 'truncated',
    decidedBy: 'rule',
    outcome: 'truncated',
    answers: [{ ...answer, status: 'wrong', decidedBy: 'rule', stated: '' }],
  });
  const samples = [half, right, unjudged, silent];
  const base = runOf(samples);
  const judge = { ...JUDGE, model: 'example-model', repeats: 1, kinds: ['answers'] };
  return {
    ...passed(),
    run: {
      ...base,
      identity: { ...base.identity, protocol: 'physics-verified', judge, excludedFigures: 3 },
      judgeControls: PASSED_CONTROLS,
      scores: scoreRun(samples),
    },
    comparison: compared({
      accuracy: metricChange({ before: 0.5, after: 0.25, drop: 0.25, pValue: 0.5, problems: 4 }),
      answers: { accuracy: { before: 0.5, after: 0.4 }, partialCredit: { before: 0.5, after: 0.375 } },
    }),
  };
}

/** One input for each outcome of the gate, and one of a protocol that scores answers one by one. */
export const REPORT_CASES: Readonly<Record<string, () => ReportInput>> = {
  passed,
  failed,
  incomplete,
  untrusted,
  'not-comparable': notComparable,
  skipped,
  labelled,
};
