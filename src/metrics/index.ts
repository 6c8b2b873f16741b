import type { RunScores } from '../domain/run.ts';

/** A number a run is described by: how to read it and which way is better. Null means not measured. */
export interface Metric {
  readonly name: string;
  readonly unit: 'ratio' | 'samples';
  /** smallest and largest value; null when there is no largest. */
  readonly range: readonly [low: number, high: number | null];
  readonly better: 'higher' | 'lower';
  read(scores: RunScores): number | null;
}

/** Every metric of a run, in the order reports show them. To add one: a line here. */
export const METRICS: readonly Metric[] = [
  ratio('accuracy', 'higher', (scores) => scores.accuracy.value),
  ratio('accuracy-scored', 'higher', (scores) => scores.accuracyScored.value),
  ratio('symbolic', 'higher', (scores) => scores.symbolic.value),
  ratio('faithfulness', 'higher', (scores) => scores.faithfulness.value),
  ratio('faithfulness-literal', 'higher', (scores) => scores.faithfulnessLiteral.value),
  ratio('answer-accuracy', 'higher', ({ answers }) => answers?.accuracy.value ?? null),
  ratio('partial-credit', 'higher', ({ answers }) => answers?.partialCredit.value ?? null),
  ratio('calibration-rms', 'lower', ({ answers }) => answers?.calibration.rms ?? null),
  ratio('calibration-hle', 'lower', ({ answers }) => answers?.calibration.hle ?? null),
  ratio('error-rate', 'lower', ({ counts }) => (counts.asked > 0 ? counts.failed / counts.asked : null)),
  samples('insufficient', (scores) => scores.insufficient),
  samples('unscored', (scores) => scores.counts.unscored),
  samples('truncated', (scores) => scores.counts.truncated),
];

function ratio(name: string, better: Metric['better'], read: Metric['read']): Metric {
  return { name, unit: 'ratio', range: [0, 1], better, read };
}

function samples(name: string, read: Metric['read']): Metric {
  return { name, unit: 'samples', range: [0, null], better: 'lower', read };
}
