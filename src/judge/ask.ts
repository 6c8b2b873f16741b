import type { ChatReply } from '../domain/attempt.ts';
import type { Judgement, JudgingKind } from '../domain/judgement.ts';
import { type KnownLabel, parseJudgeReply } from './parse.ts';
import { type FailedCall, quoteReply, readableText } from './reply.ts';

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
  const votes: (Vote | null)[] = [];
  const failures: string[] = [];
  let fault: 'run' | 'judge' | undefined;
  let nextReask = plan.repeats;
  for (let vote = 0; vote < plan.repeats; vote++) {
    let attempt = vote;
    let given: Vote | null = null;
    for (let asked = 0; asked <= plan.reasks; asked++) {
      const reply = await plan.call(attempt);
      const outcome = readVote(reply, plan.labels);
      if ('label' in outcome) {
        given = outcome;
        break;
      }
      failures.push(outcome.failure);
      fault = outcome.fault === 'run' ? 'run' : (fault ?? 'judge');
      if (outcome.fault === 'run') break;
      attempt = nextReask++;
    }
    votes.push(given);
  }
  return { kind: plan.kind, ...settleVotes(votes, plan.repeats), failures, ...(fault ? { fault } : {}) };
}

interface Vote {
  readonly label: string;
  readonly explanation: string;
}

function readVote(reply: ChatReply, labels: readonly KnownLabel[]): Vote | FailedCall {
  const readable = readableText(reply);
  if ('failure' in readable) return readable;
  const parsed = parseJudgeReply(readable.text, labels);
  if (parsed.ok) return parsed;
  return { failure: `${parsed.problem}: the reply begins ${quoteReply(readable.text)}`, fault: 'judge' };
}

function settleVotes(
  evaluations: readonly (Vote | null)[],
  wanted: number,
): Pick<Judgement, 'label' | 'votes' | 'evaluations' | 'explanation'> {
  const votes = evaluations.filter((vote) => vote !== null);
  const labels = votes.map((vote) => vote.label);
  const winner = votes.find(({ label }) => labels.filter((other) => other === label).length * 2 > wanted);
  return {
    ...(winner ? { label: winner.label } : {}),
    votes: labels,
    ...(votes.length < wanted && wanted > 1
      ? { evaluations: evaluations.map((vote) => vote?.label ?? null) }
      : {}),
    explanation: winner?.explanation ?? votes[0]?.explanation ?? '',
  };
}
