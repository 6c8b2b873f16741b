import { describe, expect, it } from '@jest/globals';
import type { ChatReply } from '../../src/domain/attempt.ts';
import type { Judgement } from '../../src/domain/judgement.ts';
import type { Verdict } from '../../src/domain/verdict.ts';
import { type Evidence, settleScore } from '../../src/evaluation/settle.ts';

const reply = (outcome: ChatReply['outcome'], text = 'so \\boxed{x}'): ChatReply => ({
  outcome,
  text,
  reasoning: { kind: 'none', text: '' },
  usage: {},
  durationMs: 1,
  tries: 1,
  adjustments: [],
});
const verdict = (outcome: Verdict['outcome']): Verdict => ({
  outcome,
  reason: outcome === 'equivalent' ? 'same_tree' : outcome === 'different' ? 'witness' : 'unread_candidate',
  rule: 'r',
  trace: [],
});
const vote = (label: string | undefined, rest: Partial<Judgement> = {}): Judgement => ({
  kind: 'correctness',
  ...(label ? { label } : {}),
  votes: label ? [label] : [],
  explanation: '',
  failures: [],
  ...rest,
});

const rows: [string, Evidence, string, string, string][] = [
  [
    'accepted',
    { reply: reply('answered'), boxes: 1, verdict: verdict('equivalent') },
    'correct',
    'same_tree',
    'symbolic',
  ],
  [
    'accepted although cut at the limit',
    { reply: reply('truncated'), boxes: 1, verdict: verdict('equivalent') },
    'correct',
    'same_tree',
    'symbolic',
  ],
  [
    'refuted, no judge',
    { reply: reply('answered'), boxes: 1, verdict: verdict('different') },
    'wrong',
    'refuted_unjudged',
    'symbolic',
  ],
  [
    'undecided, no judge',
    { reply: reply('answered'), boxes: 1, verdict: verdict('undecided') },
    'unscored',
    'undecided_unjudged',
    'nobody',
  ],
  [
    'refuted, the judge has the last word',
    { reply: reply('answered'), boxes: 1, verdict: verdict('different'), correctness: vote('correct') },
    'correct',
    'judged_correct',
    'judge',
  ],
  [
    'undecided, judged wrong',
    { reply: reply('answered'), boxes: 2, verdict: verdict('undecided'), correctness: vote('incorrect') },
    'wrong',
    'judged_wrong',
    'judge',
  ],
  [
    'judge unreadable',
    {
      reply: reply('answered'),
      boxes: 1,
      verdict: verdict('undecided'),
      correctness: vote(undefined, { fault: 'judge' }),
    },
    'unscored',
    'judge_unreadable',
    'nobody',
  ],
  [
    'judge unreachable',
    {
      reply: reply('answered'),
      boxes: 1,
      verdict: verdict('different'),
      correctness: vote(undefined, { fault: 'run' }),
    },
    'unscored',
    'judge_failed',
    'nobody',
  ],
  [
    'judge failed its controls',
    {
      reply: reply('answered'),
      boxes: 1,
      verdict: verdict('different'),
      correctness: vote(undefined, { fault: 'judge', void: true }),
    },
    'unscored',
    'judge_void',
    'nobody',
  ],
  [
    'judge split',
    {
      reply: reply('answered'),
      boxes: 1,
      verdict: verdict('undecided'),
      correctness: vote(undefined, { votes: ['correct', 'incorrect'] }),
    },
    'unscored',
    'judge_split',
    'nobody',
  ],
  ['no box', { reply: reply('answered', 'x is 2'), boxes: 0 }, 'wrong', 'no_box', 'rule'],
  ['nothing but space', { reply: reply('answered', ' \n'), boxes: 0 }, 'wrong', 'empty_answer', 'rule'],
  ['empty', { reply: reply('empty', ''), boxes: 0 }, 'wrong', 'empty_answer', 'rule'],
  ['refused', { reply: reply('refused', ''), boxes: 0 }, 'wrong', 'refused', 'rule'],
  ['cut before a box', { reply: reply('truncated', 'so x'), boxes: 0 }, 'wrong', 'truncated', 'rule'],
  ['unreachable', { reply: reply('transport', ''), boxes: 0 }, 'unscored', 'call_failed', 'nobody'],
  ['key refused', { reply: reply('auth', ''), boxes: 0 }, 'unscored', 'call_failed', 'nobody'],
  ['no recording', { reply: reply('missing_recording', ''), boxes: 0 }, 'unscored', 'call_failed', 'nobody'],
  ['budget spent', { reply: reply('over_budget', ''), boxes: 0 }, 'unscored', 'not_asked', 'nobody'],
  ['cancelled', { reply: reply('cancelled', ''), boxes: 0 }, 'unscored', 'not_asked', 'nobody'],
];

describe('a sample counts by what is known about it', () => {
  it.each(rows)('%s', (_, evidence, status, reason, decidedBy) => {
    expect(settleScore(evidence)).toEqual({ status, reason, decidedBy });
  });
});
