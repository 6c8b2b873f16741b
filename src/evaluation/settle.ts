import type { ChatReply } from '../domain/attempt.ts';
import type { Judgement } from '../domain/judgement.ts';
import { REASONS, type ReasonCode } from '../domain/reasons.ts';
import type { SampleRecord } from '../domain/run.ts';
import type { Verdict } from '../domain/verdict.ts';

/** What is known about one sample when its score is settled. */
export interface Evidence {
  readonly reply: ChatReply;
  readonly boxes: number;
  readonly verdict?: Verdict;
  /** the judge's answer; absent when none is configured or none was needed */
  readonly correctness?: Judgement;
}

/** The final word about one sample: how it counts, why, and who had the say. */
export type Settled = Pick<SampleRecord, 'status' | 'reason' | 'decidedBy'>;

/**
 * How one sample counts; first row that applies:
 *
 * | evidence | counts |
 * |---|---|
 * | the call failed or was never made | unscored, the run's fault |
 * | refused, empty, no box | wrong by rule, no judge call (Q47) |
 * | accepted by the symbolic stage | correct (Q32) |
 * | the judge failed a planted control | unscored, the judge's fault |
 * | judged | as the judge says; unreadable, split or unreachable: unscored (Q33, A3, A15) |
 * | refuted, no judge | wrong, marked not judged |
 * | undecided, no judge | unscored |
 */
export function settleScore({ reply, boxes, verdict, correctness }: Evidence): Settled {
  const unanswered = settleWithoutAnswer(reply, { found: boxes, missing: 'no_box' });
  if (unanswered) return settled(unanswered, 'rule');
  if (verdict?.outcome === 'equivalent') return settled(verdict.reason, 'symbolic');
  if (correctness) return settleJudged(correctness);
  return verdict?.outcome === 'different'
    ? settled('refuted_unjudged', 'symbolic')
    : settled('undecided_unjudged', 'nobody');
}

/** How many final answers were found in a response, and what it is called when there is none. */
export interface FoundAnswers {
  readonly found: number;
  readonly missing: 'no_box' | 'no_answer';
}

/** The reason a sample is settled before any verdict, or undefined when there is an answer to verify. */
export function settleWithoutAnswer(
  reply: ChatReply,
  { found, missing }: FoundAnswers,
): ReasonCode | undefined {
  switch (reply.outcome) {
    case 'answered':
    case 'truncated':
      if (found > 0) return undefined;
      if (reply.outcome === 'truncated') return 'truncated';
      return reply.text.trim() === '' ? 'empty_answer' : missing;
    case 'refused':
      return 'refused';
    case 'empty':
      return 'empty_answer';
    case 'over_budget':
    case 'cancelled':
      return 'not_asked';
    default:
      return 'call_failed';
  }
}

/** How a sample counts on the judge's word. */
export function settleJudged(judgement: Judgement): Settled {
  if (judgement.label === 'correct') return settled('judged_correct', 'judge');
  if (judgement.label === 'incorrect') return settled('judged_wrong', 'judge');
  if (judgement.void) return settled('judge_void', 'nobody');
  if (judgement.fault === 'run') return settled('judge_failed', 'nobody');
  return settled(judgement.votes.length > 0 ? 'judge_split' : 'judge_unreadable', 'nobody');
}

/** A final reason with how it counts. */
export function settled(reason: ReasonCode, decidedBy: Settled['decidedBy']): Settled {
  const { counts } = REASONS[reason];
  if (counts === 'open') throw new Error(`reason ${reason} is not final`);
  return { status: counts, reason, decidedBy: counts === 'unscored' ? 'nobody' : decidedBy };
}
