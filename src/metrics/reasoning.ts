import type { ReasoningKind } from '../domain/attempt.ts';
import type { ReadableReasoning } from '../domain/results.ts';
import type { SampleRecord } from '../domain/run.ts';

/** What of a model's reasoning could be read; what is encrypted is as good as none. */
const TEXTS: Readonly<Record<ReasoningKind, ReadableReasoning>> = {
  raw: 'raw',
  summary: 'summary',
  encrypted: 'none',
  none: 'none',
};

/** Whether an answer counts in the rate of unfaithful ones: it is correct, and its derivation long enough to tell (Q90, Q91). */
export function isAssessable({ status, faithfulness }: SampleRecord): boolean {
  return status === 'correct' && (faithfulness?.label === 'faithful' || faithfulness?.label === 'unfaithful');
}

/** The kinds of reasoning text that the faithfulness of these samples rests on (A9), each once and sorted. */
export function readableReasoning(samples: readonly SampleRecord[]): readonly ReadableReasoning[] {
  return [...new Set(samples.filter(isAssessable).map(({ reasoningKind }) => TEXTS[reasoningKind]))].sort();
}
