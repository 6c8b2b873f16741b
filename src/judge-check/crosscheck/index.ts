import type { Crosscheck, CrosscheckKey, JudgeName } from '../../domain/crosscheck.ts';
import { compareJudges, type ScoredAside, scoreWhole } from './compare.ts';
import { drawResponses } from './draw.ts';
import type { JudgedResponse } from './judged-response.ts';
import type { SecondJudge } from './second-judge.ts';
import { makeSheet } from './sheet.ts';

export type { ScoredAside } from './compare.ts';
export { type Adjudication, adjudicate, parseDecisions, type Reviewer } from './decide.ts';
export type { FirstVerdict, JudgedResponse } from './judged-response.ts';
export { askedJudge, recordedJudge, type SecondJudge } from './second-judge.ts';

/** What is put to a second judge. */
export interface CrosscheckPlan {
  readonly responses: readonly JudgedResponse[];
  readonly first: JudgeName;
  readonly second: SecondJudge;
  /** scored without a judge, for the scores over everything that was asked */
  readonly aside: ScoredAside;
  readonly count: number;
  readonly seed: number;
  readonly tool: string;
}

/** A cross-check with the sheet of its disagreements and the key to it. */
export interface CrosscheckOutcome {
  readonly check: Crosscheck;
  readonly csv: string;
  readonly key: CrosscheckKey;
}

/** Has a sample of judged responses judged by a second judge and sets the two side by side (P67). */
export async function runCrosscheck(
  { responses, aside, first, second, count, seed, tool }: CrosscheckPlan,
  { now }: { readonly now: () => string },
): Promise<CrosscheckOutcome> {
  const known = responses.filter((judged) => second.knows(judged));
  const drawn = drawResponses(known, { count, seed });
  const twice = await Promise.all(drawn.map((judged) => second.judge(judged)));
  const comparison = compareJudges(twice);
  const { csv, items } = makeSheet(twice, seed);
  const names = { first, second: second.name };
  return {
    check: {
      ...{ schemaVersion: 1, tool, checkedAt: now(), ...names, seed },
      ...{ available: known.length, drawn: drawn.length },
      ...comparison,
      whole: drawn.length === responses.length ? scoreWhole(twice, aside) : null,
    },
    csv,
    key: { schemaVersion: 1, seed, ...names, compared: comparison.agreement.items, items: [...items] },
  };
}
