import { formatPercent, formatPercentLimit } from '../domain/format.ts';
import { describeFailedControls } from '../domain/judge-controls.ts';
import { isAbove } from '../domain/limits.ts';
import type { RunResult } from '../domain/run.ts';
import { tallyCauses } from '../domain/tally.ts';
import type { Finding } from './finding.ts';
import { findUnmeasured } from './finding.ts';

/** Why a run is incomplete, for a title; `empty` when it has not one score to decide anything on. */
export interface Gap {
  readonly sentence: string;
  readonly empty: boolean;
}

/** Answers missing through the fault of the run or the judge, against the share that may be missing. */
export function checkErrorRate({ scores }: RunResult, limit: number): Finding {
  const rule = 'max-error-rate';
  const { asked, failed } = scores.counts;
  if (asked === 0) return findUnmeasured({ rule, limit, sentence: 'no problem was asked', missing: 'model' });
  const actual = failed / asked;
  const share = formatPercent(actual, { apartFrom: limit });
  const sentence = `${missingAnswers(failed, asked)} (${share}), at most ${formatPercentLimit(limit)} may be`;
  const state = isAbove(actual, limit) ? 'failed' : 'passed';
  return { check: { rule, state, sentence, actual, limit, close: false }, headline: sentence, missing: null };
}

/**
 * Whether and why a run is incomplete: its judge failed its test, it stopped early, too many answers are missing, or nothing
 * was scored.
 */
export function findGap(run: RunResult, maxErrorRate: number): Gap | null {
  const { asked, failed, unscored } = run.scores.counts;
  if (asked === 0) return { sentence: 'no problem was asked', empty: true };
  const empty = unscored === asked;
  const untrusted = run.judgeControls ? describeFailedControls(run.judgeControls) : null;
  if (untrusted !== null && run.judgeControls?.state === 'failed') return { sentence: untrusted, empty };
  const missing = failed > 0 ? missingAnswers(failed, asked) : 'the run stopped early';
  if (run.state === 'stopped' || isAbove(failed / asked, maxErrorRate))
    return { sentence: `${missing}${because(run)}`, empty };
  if (untrusted !== null) return { sentence: untrusted, empty };
  return empty ? { sentence: `none of ${asked} answers could be scored${because(run)}`, empty } : null;
}

/** Answers that came and could not be decided: no score, and nobody failed. */
export function countUndecided({ counts }: RunResult['scores']): number {
  return counts.unscored - counts.failed;
}

/** "5 of 24 answers missing" */
export function missingAnswers(failed: number, asked: number): string {
  return `${failed} of ${asked} answers missing`;
}

function because({ stopReason, samples }: RunResult): string {
  const cause = stopReason ?? tallyCauses(samples)[0]?.[0];
  return cause === undefined ? '' : ` — ${cause}`;
}
