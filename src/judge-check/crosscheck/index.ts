import type { Crosscheck, CrosscheckKey, JudgeName } from '../../domain/crosscheck.ts';
import type { AskingPorts, CheckedJudge } from '../checked-judge.ts';
import { askSecond } from './ask.ts';
import { compareJudges, type ScoredAside, scoreWhole } from './compare.ts';
import { drawResponses } from './draw.ts';
import type { JudgedResponse } from './judged-response.ts';
import { makeSheet } from './sheet.ts';

export type { ScoredAside } from './compare.ts';
export { type Adjudication, adjudicate, parseDecisions } from './decide.ts';
export type { FirstVerdict, JudgedResponse } from './judged-response.ts';

/** What is put to a second judge. */
export interface CrosscheckPlan {
  readonly responses: readonly JudgedResponse[];
  readonly first: JudgeName;
  readonly second: CheckedJudge;
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

/** Puts a sample of judged responses to a second judge and sets the two side by side (P67). */
export async function runCrosscheck(
  { responses, aside, first, second, count, seed, tool }: CrosscheckPlan,
  ports: AskingPorts & { readonly now: () => string },
): Promise<CrosscheckOutcome> {
  const drawn = drawResponses(responses, { count, seed });
  const twice = await Promise.all(drawn.map((judged) => askSecond(judged, second, ports)));
  const comparison = compareJudges(twice);
  const { csv, items } = makeSheet(twice, seed);
  const names = { first, second: { model: second.chat.model, endpoint: second.chat.origin } };
  return {
    check: {
      ...{ schemaVersion: 1, tool, checkedAt: ports.now(), ...names, seed },
      ...{ available: responses.length, drawn: drawn.length },
      ...comparison,
      whole: drawn.length === responses.length ? scoreWhole(twice, aside) : null,
    },
    csv,
    key: { schemaVersion: 1, seed, ...names, compared: comparison.agreement.items, items: [...items] },
  };
}
