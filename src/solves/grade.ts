import type { Judgement } from '../domain/judgement.ts';
import type { Sha256 } from '../domain/ports.ts';
import type { Problem } from '../domain/problem.ts';
import { hashQuestion } from '../domain/question-hash.ts';
import type { Agreement, Solve } from '../domain/solves.ts';
import { extractBoxes } from '../extract/boxed.ts';
import { parseJudgeReply } from '../judge/parse.ts';
import type { BoxedProtocol } from '../protocols/protocol.ts';
import { verifyBoxes } from '../verify/index.ts';

/** A stored reply, of the model under test or of a judge; `contentSha256` is null where its maker kept none. */
export interface StoredReply {
  readonly kind: 'answer' | Judgement['kind'];
  readonly problem: string;
  readonly prompt: string;
  readonly sample: number;
  readonly contentSha256: string | null;
  readonly text: string;
}

/** What stored replies are graded against. */
export interface Grading {
  readonly problems: readonly Problem[];
  readonly replies: readonly StoredReply[];
  readonly protocol: BoxedProtocol;
  readonly sha256: Sha256;
}

/**
 * Every stored answer to a problem of the set, as it stands to the reference: first by the rules and the verifier, then, where
 * these do not accept, by the majority of the stored judgings of that very response (Q32, Q33, A3). Answers to another
 * wording of a question are left out. Ordered by problem as given, then prompt and sample.
 */
export function gradeSolves({ problems, replies, protocol, sha256 }: Grading): readonly Solve[] {
  const judgings = byResponse(replies.filter(({ kind }) => kind === 'correctness'));
  return problems.flatMap((problem) => {
    const asked = hashQuestion(problem, sha256);
    const answers = replies.filter(
      ({ kind, problem: id, contentSha256 }) =>
        kind === 'answer' && id === problem.id && (contentSha256 === null || contentSha256 === asked),
    );
    return answers.sort(inOrder).map(({ prompt, sample, text }): Solve => {
      const votes = judgings.get(keyOf({ problem: problem.id, prompt, sample }, sha256(text))) ?? [];
      const place = { problem: problem.id, category: problem.category, prompt, sample };
      return { ...place, ...agreementOf({ problem, text, votes, protocol }) };
    });
  });
}

/**
 * How many stored answers to these problems there are where not one of them has a box, as under a protocol that reads answers
 * elsewhere; 0 where one has, or where there are none.
 */
export function countBoxless({ problems, replies }: Pick<Grading, 'problems' | 'replies'>): number {
  const ids = new Set(problems.map(({ id }) => id));
  const answers = replies.filter(({ kind, problem }) => kind === 'answer' && ids.has(problem));
  return answers.some(({ text }) => extractBoxes(text).boxes.length > 0) ? 0 : answers.length;
}

type Place = Pick<StoredReply, 'problem' | 'prompt' | 'sample'>;

function keyOf({ problem, prompt, sample }: Place, response: string | null): string {
  return JSON.stringify([problem, prompt, sample, response]);
}

function byResponse(judgings: readonly StoredReply[]): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const judging of judgings) {
    const key = keyOf(judging, judging.contentSha256);
    found.set(key, [...(found.get(key) ?? []), judging.text]);
  }
  return found;
}

function inOrder(a: StoredReply, b: StoredReply): number {
  return a.prompt === b.prompt ? a.sample - b.sample : a.prompt < b.prompt ? -1 : 1;
}

interface Graded {
  readonly problem: Problem;
  readonly text: string;
  /** replies of a judge to this response */
  readonly votes: readonly string[];
  readonly protocol: BoxedProtocol;
}

function agreementOf({ problem, text, votes, protocol }: Graded): Pick<Solve, 'agreement' | 'decidedBy'> {
  const { boxes } = extractBoxes(text);
  if (boxes.length === 0) return { agreement: 'disagrees', decidedBy: 'rule' };
  const { answers, symbols } = problem;
  const { outcome } = verifyBoxes({ answers, boxes, symbols, profile: protocol.verifier });
  if (outcome === 'equivalent') return { agreement: 'agrees', decidedBy: 'verifier' };
  const judged = majority(votes, protocol);
  if (judged !== undefined) return { agreement: judged, decidedBy: 'judge' };
  return outcome === 'different'
    ? { agreement: 'disagrees', decidedBy: 'verifier' }
    : { agreement: 'undecided', decidedBy: 'nobody' };
}

/** What more than half of the readable judgings say. */
function majority(votes: readonly string[], protocol: BoxedProtocol): Agreement | undefined {
  const { labels } = protocol.judgings.correctness;
  const read = votes.map((vote) => parseJudgeReply(vote, labels)).filter((vote) => vote.ok);
  const correct = read.filter(({ label }) => label === 'correct').length;
  if (read.length === 0 || correct * 2 === read.length) return undefined;
  return correct * 2 > read.length ? 'agrees' : 'disagrees';
}
