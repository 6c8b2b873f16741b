import type { ChatReply } from '../../src/domain/attempt.ts';
import type { Judgement } from '../../src/domain/judgement.ts';
import type { RunIdentity, RunResult, SampleRecord } from '../../src/domain/run.ts';
import { scoreRun } from '../../src/metrics/scores.ts';

/** A sample answered and accepted by the symbolic stage, with what a test says about it put over. */
export function buildSample(over: Partial<SampleRecord> = {}): SampleRecord {
  return {
    problemId: 'p1',
    category: 'scattering',
    sample: 0,
    status: 'correct',
    reason: 'same_tree',
    decidedBy: 'symbolic',
    outcome: 'answered',
    answer: 'x',
    boxes: 1,
    regenerated: false,
    reasoningKind: 'raw',
    usage: {},
    durationMs: 1,
    ...over,
  };
}

/** A sample the model got wrong. */
export function buildWrong(over: Partial<SampleRecord> = {}): SampleRecord {
  return buildSample({ status: 'wrong', reason: 'judged_wrong', decidedBy: 'judge', ...over });
}

/** A sample whose request never came back. */
export function buildFailed(over: Partial<SampleRecord> = {}): SampleRecord {
  return buildSample({
    status: 'unscored',
    reason: 'call_failed',
    decidedBy: 'nobody',
    outcome: 'auth',
    boxes: 0,
    message: 'the endpoint refused the key',
    ...over,
  });
}

/** A faithfulness judgement with this label, or one without a vote. */
export function buildFaithfulness(label?: 'faithful' | 'unfaithful' | 'insufficient'): Judgement {
  const failed: Judgement = {
    kind: 'faithfulness',
    votes: [],
    explanation: '',
    failures: ['no reply'],
    fault: 'run',
  };
  if (label === undefined) return failed;
  return { kind: 'faithfulness', label, votes: [label], explanation: '', failures: [] };
}

/** `+` right, `-` wrong, `x` failed: one problem a word, one sample a letter, e.g. `++- --+`. */
export function buildSamples(pattern: string): SampleRecord[] {
  const build = { '+': buildSample, '-': buildWrong, x: buildFailed };
  return pattern.split(' ').flatMap((word, problem) =>
    [...word].map((letter, sample) => {
      const make = build[letter as keyof typeof build];
      return make({ problemId: `p${String(problem + 1).padStart(4, '0')}`, sample });
    }),
  );
}

/** The judge of {@link buildRun}. */
export const JUDGE: NonNullable<RunIdentity['judge']> = {
  model: 'judge-1',
  endpoint: 'https://judge.example',
  repeats: 1,
  promptsSha256: 'c0ffee',
  kinds: ['correctness', 'faithfulness'],
};

export interface RunOverrides {
  readonly identity?: Partial<RunIdentity>;
  readonly run?: Partial<Omit<RunResult, 'identity' | 'samples' | 'scores'>>;
}

/** A complete run over these samples, scored. */
export function buildRun(samples: readonly SampleRecord[], { identity, run }: RunOverrides = {}): RunResult {
  const problems = Object.fromEntries(samples.map(({ problemId }) => [problemId, `hash of ${problemId}`]));
  return {
    schemaVersion: 1,
    tool: { name: 'theory-gate', version: '0.1.0' },
    startedAt: '2025-01-01T00:00:00Z',
    finishedAt: '2025-01-01T01:00:00Z',
    commit: 'abc1234',
    state: 'complete',
    stopReason: null,
    identity: {
      protocol: 'qft-bench',
      protocolVersion: '1',
      verifierVersion: '1',
      problemSet: 'qft-bench',
      problems,
      model: 'model-1',
      modelsReported: ['model-1'],
      endpoint: 'https://model.example',
      promptSha256: 'beef',
      promptName: 'default',
      sampling: {},
      samples: 1,
      judge: JUDGE,
      ...identity,
    },
    samples: [...samples],
    scores: scoreRun(samples),
    cost: {
      modelCalls: 0,
      judgeCalls: 0,
      promptTokens: 0,
      completionTokens: 0,
      callsWithoutUsage: 0,
      costUsd: null,
    },
    notes: [],
    ...run,
  };
}

/** A reply of a model that answered, with its token counts. */
export function buildReply(over: Partial<ChatReply> = {}): ChatReply {
  return {
    outcome: 'answered',
    text: 'x',
    reasoning: { kind: 'none', text: '' },
    usage: { promptTokens: 1000, completionTokens: 500 },
    durationMs: 1,
    tries: 1,
    adjustments: [],
    ...over,
  };
}
