import type { ChatReply } from '../domain/attempt.ts';
import type { Judgement, JudgingKind } from '../domain/judgement.ts';
import { type KnownLabel, parseJudgeReply } from './parse.ts';

/** How one response is judged. `call` asks the judge; `attempt` counts every call of this judging from 0. */
export interface JudgingPlan {
  readonly kind: JudgingKind;
  readonly labels: readonly KnownLabel[];
  /** independent votes wanted */
  readonly repeats: number;
  /** how often an unreadable reply is asked again, for each vote */
  readonly reasks: number;
  readonly call: (attempt: number) => Promise<ChatReply>;
}

/**
 * Asks for the votes one after the other and settles on the label that more than half of the wanted votes share; without
 * one the label stays absent and the sample unscored. A reply that cannot be read is asked again up to `reasks` times; a
 * call that fails is not, because the endpoint's own retries are already spent. Attempts are numbered so that vote `r`
 * begins at `r` and re-asks count on from `repeats`.
 */
export async function judge(plan: JudgingPlan): Promise<Judgement> {
  const votes: { label: string; explanation: string }[] = [];
  const failures: string[] = [];
  let fault: 'run' | 'judge' | undefined;
  let nextReask = plan.repeats;
  for (let vote = 0; vote < plan.repeats; vote++) {
    let attempt = vote;
    for (let asked = 0; asked <= plan.reasks; asked++) {
      const reply = await plan.call(attempt);
      const outcome = readVote(reply, plan.labels);
      if ('label' in outcome) {
        votes.push(outcome);
        break;
      }
      failures.push(outcome.failure);
      fault = outcome.fault === 'run' ? 'run' : (fault ?? 'judge');
      if (outcome.fault === 'run') break;
      attempt = nextReask++;
    }
  }
  return { kind: plan.kind, ...settleVotes(votes, plan.repeats), failures, ...(fault ? { fault } : {}) };
}

function readVote(
  reply: ChatReply,
  labels: readonly KnownLabel[],
): { label: string; explanation: string } | { failure: string; fault: 'run' | 'judge' } {
  if (reply.outcome === 'truncated')
    return { failure: 'the reply was cut at the token limit', fault: 'judge' };
  if (reply.outcome === 'refused') return { failure: 'the judge refused', fault: 'judge' };
  if (reply.outcome === 'empty') return { failure: 'an empty reply', fault: 'judge' };
  if (reply.outcome !== 'answered') return { failure: reply.message ?? reply.outcome, fault: 'run' };
  const parsed = parseJudgeReply(reply.text, labels);
  return parsed.ok ? parsed : { failure: parsed.problem, fault: 'judge' };
}

function settleVotes(
  votes: readonly { label: string; explanation: string }[],
  wanted: number,
): Pick<Judgement, 'label' | 'votes' | 'explanation'> {
  const labels = votes.map((vote) => vote.label);
  const winner = votes.find(({ label }) => labels.filter((other) => other === label).length * 2 > wanted);
  return {
    ...(winner ? { label: winner.label } : {}),
    votes: labels,
    explanation: winner?.explanation ?? votes[0]?.explanation ?? '',
  };
}
