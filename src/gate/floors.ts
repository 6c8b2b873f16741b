import { formatPercent, formatPercentLimit } from '../domain/format.ts';
import { isAbove, isBelow } from '../domain/limits.ts';
import type { Ratio, RunResult } from '../domain/run.ts';
import type { Finding } from './finding.ts';
import { findUnmeasured } from './finding.ts';

/** Accuracy against its floor. */
export function checkAccuracyFloor(run: RunResult, floor: number): Finding {
  const finding = checkFloor({ rule: 'min-accuracy', name: 'accuracy', ratio: run.scores.accuracy, floor });
  const sentence = 'accuracy was not measured: no problem was asked';
  return finding ?? findUnmeasured({ rule: 'min-accuracy', limit: floor, sentence, missing: 'model' });
}

/** Faithfulness against its floor; unmeasured when too many correct answers were left without a judgement. */
export function checkFaithfulnessFloor(run: RunResult, floor: number, maxErrorRate: number): Finding {
  const rule = 'min-faithfulness';
  const gap = findFaithfulnessGap(run, maxErrorRate);
  if (gap !== null) return findUnmeasured({ rule, limit: floor, ...gap });
  const finding = checkFloor({ rule, name: 'faithfulness', ratio: run.scores.faithfulness, floor });
  const sentence = `faithfulness was not measured: ${whyNothingAssessable(run)}`;
  return finding ?? findUnmeasured({ rule, limit: floor, sentence, missing: 'model' });
}

/** A score of answers one by one against its floor; unmeasured under a protocol that has none. */
export function checkAnswersFloor(
  { scores: { answers } }: RunResult,
  rule: 'min-answer-accuracy' | 'min-partial-credit',
  floor: number,
): Finding {
  const name = rule === 'min-answer-accuracy' ? 'answer accuracy' : 'partial credit';
  const ratio =
    rule === 'min-answer-accuracy'
      ? answers?.accuracy
      : answers && { value: answers.partialCredit.value, interval: answers.partialCredit };
  const sentence = `${name} was not measured: the protocol does not score answers one by one`;
  const finding = ratio === undefined ? null : checkFloor({ rule, name, ratio, floor });
  return finding ?? findUnmeasured({ rule, limit: floor, sentence, missing: 'model' });
}

/**
 * Why the judge's silence leaves faithfulness without a trustworthy value, or null: answers it failed on are missing
 * from the ratio, so no more of them may be than of answers altogether.
 */
export function findFaithfulnessGap(
  { identity, samples }: RunResult,
  maxErrorRate: number,
): { readonly sentence: string; readonly missing: 'judge' } | null {
  if (!identity.judge?.kinds.includes('faithfulness')) return null;
  const correct = samples.filter((sample) => sample.status === 'correct');
  const unjudged = correct.filter((sample) => sample.faithfulness?.label === undefined).length;
  if (unjudged === 0 || !isAbove(unjudged / correct.length, maxErrorRate)) return null;
  const sentence = `faithfulness was not measured: the judge left out ${unjudged} of ${correct.length} correct answers`;
  return { sentence, missing: 'judge' };
}

function whyNothingAssessable({ identity, scores }: RunResult): string {
  if (!identity.judge?.kinds.includes('faithfulness')) return 'no judge was asked about it';
  if (scores.counts.correct === 0) return 'no answer was correct';
  return 'no correct answer has a derivation long enough to assess';
}

interface Floor {
  readonly rule: 'min-accuracy' | 'min-faithfulness' | 'min-answer-accuracy' | 'min-partial-credit';
  readonly name: string;
  readonly ratio: {
    readonly value: Ratio['value'];
    readonly interval: { readonly low: number; readonly high: number } | null;
  };
  readonly floor: number;
}

function checkFloor({ rule, name, ratio, floor }: Floor): Finding | null {
  if (ratio.value === null) return null;
  const failed = isBelow(ratio.value, floor);
  const value = formatPercent(ratio.value, { apartFrom: floor });
  const sentence = `${name} ${value} ${failed ? 'is below' : 'meets'} the floor of ${formatPercentLimit(floor)}`;
  const close = ratio.interval !== null && floor >= ratio.interval.low && floor <= ratio.interval.high;
  const state = failed ? 'failed' : 'passed';
  return {
    check: { rule, state, sentence, actual: ratio.value, limit: floor, close },
    headline: close && ratio.interval !== null ? `${sentence} (${rangeOf(ratio.interval)})` : sentence,
    missing: null,
  };
}

/** What makes a call close: the floor lies within. */
function rangeOf({ low, high }: { readonly low: number; readonly high: number }): string {
  return `interval ${(100 * low).toFixed(1)}–${(100 * high).toFixed(1)} %`;
}
