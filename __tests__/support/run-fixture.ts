import type { Comparison, MetricChange } from '../../src/domain/comparison.ts';
import type { Decision } from '../../src/domain/decision.ts';
import type { Ratio, RunResult, SampleRecord } from '../../src/domain/run.ts';

/** A ratio with a made-up but fixed interval of ± 0.1, cut to 0–1. */
export function ratio(numerator: number, denominator: number): Ratio {
  if (denominator === 0) return { value: null, numerator, denominator, interval: null };
  const value = numerator / denominator;
  const interval = { low: Math.max(0, value - 0.1), high: Math.min(1, value + 0.1), method: 'made up' };
  return { value, numerator, denominator, interval };
}

/** One sample, correct by the verifier unless told otherwise. */
export function sample(fields: Partial<SampleRecord> = {}): SampleRecord {
  return {
    problemId: 'core/pendulum',
    category: 'mechanics',
    sample: 0,
    status: 'correct',
    reason: 'same_tree',
    decidedBy: 'symbolic',
    outcome: 'answered',
    answer: '2\\pi\\sqrt{l/g}',
    printed: '2 \\pi \\sqrt{\\frac{l}{g}}',
    boxes: 1,
    regenerated: false,
    reasoningKind: 'raw',
    usage: { promptTokens: 100, completionTokens: 400 },
    durationMs: 1500,
    ...fields,
  };
}

/** A sample whose answer is only the model's own text: nothing of it was printed from a tree. */
export function rawSample(answer: string, fields: Partial<SampleRecord> = {}): SampleRecord {
  const { printed: _, ...rest } = sample({
    answer,
    status: 'wrong',
    reason: 'judged_wrong',
    decidedBy: 'judge',
    ...fields,
  });
  return rest;
}

/** A run of these samples with the scores counted from them; faithfulness and errors are as given. */
export function runOf(samples: readonly SampleRecord[], fields: Partial<RunResult> = {}): RunResult {
  const by = (status: SampleRecord['status']): number => samples.filter((s) => s.status === status).length;
  const [correct, wrong, unscored] = [by('correct'), by('wrong'), by('unscored')];
  const grouped = new Map<string, SampleRecord[]>();
  for (const one of samples) grouped.set(one.category, [...(grouped.get(one.category) ?? []), one]);
  const categories = [...grouped].map(([category, own]) => {
    return [category, ratio(own.filter((s) => s.status === 'correct').length, own.length)] as const;
  });
  return {
    schemaVersion: 1,
    tool: { name: 'theory-gate', version: '0.1.0' },
    startedAt: '2026-03-01T10:00:00.000Z',
    finishedAt: '2026-03-01T10:12:00.000Z',
    commit: 'a'.repeat(40),
    state: 'complete',
    stopReason: null,
    identity: identityOf(samples),
    samples: [...samples],
    scores: {
      accuracy: ratio(correct, samples.length),
      accuracyScored: ratio(correct, correct + wrong),
      symbolic: ratio(
        samples.filter((s) => s.decidedBy === 'symbolic' && s.status === 'correct').length,
        samples.length,
      ),
      faithfulness: ratio(0, 0),
      faithfulnessLiteral: ratio(0, 0),
      insufficient: 0,
      byCategory: Object.fromEntries(categories),
      errors: {},
      counts: {
        asked: samples.length,
        correct,
        wrong,
        unscored,
        failed: unscored,
        refutedUnjudged: 0,
        regenerated: 0,
        truncated: 0,
      },
    },
    cost: {
      modelCalls: samples.length,
      judgeCalls: 0,
      promptTokens: 100 * samples.length,
      completionTokens: 400 * samples.length,
      callsWithoutUsage: 0,
      costUsd: null,
    },
    notes: [],
    ...fields,
  };
}

function identityOf(samples: readonly SampleRecord[]): RunResult['identity'] {
  return {
    protocol: 'qft-bench',
    protocolVersion: '1',
    verifierVersion: '1',
    problemSet: 'core',
    problems: Object.fromEntries(samples.map((s) => [s.problemId, 'd'.repeat(64)])),
    model: 'example-model',
    modelsReported: ['example-model'],
    endpoint: 'https://models.example.org:8443',
    promptSha256: 'e'.repeat(64),
    promptName: 'careful',
    sampling: { temperature: 0.2 },
    samples: 1 + Math.max(0, ...samples.map((s) => s.sample)),
    judge: null,
  };
}

/** A gate that passed with one rule. */
export function decision(fields: Partial<Decision> = {}): Decision {
  return {
    outcome: 'passed',
    exitCode: 0,
    title: 'Passed: accuracy 83.3 % is at or above the floor of 80 %',
    checks: [
      {
        rule: 'min-accuracy',
        state: 'passed',
        sentence: 'accuracy 83.3 % is at or above the floor of 80 %',
        actual: 5 / 6,
        limit: 0.8,
        close: true,
      },
    ],
    warnings: [],
    ...fields,
  };
}

/** A metric that was not compared. */
export function metricChange(fields: Partial<MetricChange> = {}): MetricChange {
  return {
    metric: 'accuracy',
    before: null,
    after: null,
    drop: null,
    pValue: null,
    alpha: 0.05,
    smallestDrop: null,
    problems: 0,
    notCompared: null,
    ...fields,
  };
}

/** Two runs compared, with nothing changed unless told otherwise. */
export function compared(fields: Partial<Extract<Comparison, { kind: 'compared' }>> = {}): Comparison {
  return {
    kind: 'compared',
    baselineName: 'main',
    baselineCommit: 'b'.repeat(40),
    baselineFinishedAt: '2026-02-27T04:17:00.000Z',
    accuracy: metricChange(),
    faithfulness: metricChange({ metric: 'faithfulness', notCompared: 'not measured in the baseline' }),
    byCategory: {},
    broken: [],
    fixed: [],
    onlyBaseline: [],
    onlyCandidate: [],
    differences: [],
    warnings: [],
    ...fields,
  };
}
