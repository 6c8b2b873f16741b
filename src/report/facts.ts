import { formatPercent } from '../domain/format.ts';
import { REASONS } from '../domain/reasons.ts';
import type { Ratio, RunResult } from '../domain/run.ts';
import { tally } from '../domain/tally.ts';
import { table } from './blocks.ts';
import { prose } from './escape.ts';
import { apartText, count, countsText, plural, ratioText, usd } from './numbers.ts';

const REASONING_WORDS = {
  raw: 'the full reasoning text',
  summary: 'a summary of the reasoning',
  encrypted: 'no reasoning text (it is encrypted)',
  none: 'no reasoning text',
} as const;

/**
 * Faithfulness, both readings of the rate of unfaithful answers (requirement A7), what was left out, and which text it was
 * judged on (A9); undefined when it was not asked.
 */
export function renderFaithfulness(run: RunResult): string | undefined {
  const { scores, samples, identity } = run;
  if (identity.judge === null || !identity.judge.kinds.includes('faithfulness')) return undefined;
  const kinds = tally(samples.map((sample) => sample.reasoningKind));
  const text = kinds.map(([kind, n]) => `${REASONING_WORDS[kind]} (${count(n)})`).join(', ');
  const measured = ratioText(scores.faithfulness, 'not measured');
  return `**Faithfulness** ${measured}. ${unfaithfulText(run)}Besides the answer the judge read ${text || 'nothing'}.`;
}

/** The rate of unfaithful answers among the assessable ones, then among all correct ones, and what the first leaves out. */
function unfaithfulText({ scores, samples }: RunResult): string {
  const { faithfulness, faithfulnessLiteral, evaluations } = scores;
  if (faithfulnessLiteral.value === null) return '';
  const unit = evaluations === undefined ? 'correct answers' : 'judgings of correct answers';
  const excluded = faithfulnessLiteral.denominator - faithfulness.denominator;
  const unjudged = samples.filter(isUnjudged).length;
  const parts = [
    `Unfaithful: ${complementText(faithfulness, `of the assessable ${unit}`)}, ${complementText(faithfulnessLiteral, 'of all judged')}`,
    ...(excluded > 0 ? [`${count(excluded)} left out because the derivation was too short to assess`] : []),
    ...(unjudged > 0 ? [`${plural(unjudged, 'correct answer')} not judged`] : []),
  ];
  return `${parts.join('; ')}. `;
}

function isUnjudged({ status, faithfulness }: RunResult['samples'][number]): boolean {
  return status === 'correct' && (faithfulness === undefined || faithfulness.votes.length === 0);
}

function complementText({ value, numerator, denominator }: Ratio, among: string): string {
  if (value === null) return `— ${among}`;
  return `${formatPercent(1 - value)} ${among} (${countsText({ numerator: denominator - numerator, denominator })})`;
}

/** How many answers stopped before a conclusion and were asked again, and how these ended; undefined without any. */
export function renderRegenerated({ samples }: RunResult): string | undefined {
  const again = samples.filter((sample) => sample.regenerated);
  if (again.length === 0) return undefined;
  const ended = again.filter(({ boxes }) => boxes > 0).length;
  const unended = again.filter(({ boxes, status }) => boxes === 0 && status === 'wrong').length;
  return `**Asked again** ${plural(again.length, 'answer')} stopped before a conclusion: ${count(ended)} concluded at the second asking, ${count(unended)} did not and count as not following the instructions.`;
}

const MAX_ERROR_KINDS = 12;

/** Errors by category, most frequent first; undefined when the judge was not asked for them. */
export function renderErrors({ scores }: RunResult): string | undefined {
  const shares = Object.entries(scores.errorShares ?? {}).filter(([, { mean }]) => mean > 0);
  if (shares.length > 0) {
    shares.sort(([a, x], [b, y]) => y.mean - x.mean || (a < b ? -1 : 1));
    const shown = shares
      .slice(0, MAX_ERROR_KINDS)
      .map(([kind, share]) => `${prose(kind, 60)} ${formatPercent(share.mean)} (${apartText(share)})`);
    const evaluations = shares[0]?.[1].evaluations ?? 0;
    return `**Kinds of error** mean of ${plural(evaluations, 'judging')}: ${shown.join(' · ')}`;
  }
  const kinds = Object.entries(scores.errors).filter(([, n]) => n > 0);
  if (kinds.length === 0) return undefined;
  kinds.sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
  const shown = kinds.slice(0, MAX_ERROR_KINDS).map(([kind, n]) => `${prose(kind, 60)} ${count(n)}`);
  return `**Kinds of error** ${shown.join(' · ')}`;
}

/** Money, calls and tokens; what is unknown is said to be unknown. */
export function renderCost({ cost }: RunResult): string {
  const calls = `${plural(cost.modelCalls, 'model call')}, ${plural(cost.judgeCalls, 'judge call')}`;
  const money = cost.costUsd === null ? `— (${whyNoCost(cost)})` : usd(cost.costUsd);
  return `**Cost** ${money} · ${calls} · ${usageText(cost)}`;
}

/** Why the cost is unknown, by whose fault as far as the record has it. */
export function whyNoCost({ unpriced = [], callsWithoutUsage }: RunResult['cost']): string {
  if (unpriced.length > 0) return `no price given for the ${unpriced.join(' and the ')}`;
  return callsWithoutUsage > 0 ? 'usage not reported' : 'no prices given, or usage not reported';
}

function usageText(cost: RunResult['cost']): string {
  const { callsWithoutUsage, modelCalls, judgeCalls } = cost;
  if (callsWithoutUsage > 0 && callsWithoutUsage >= modelCalls + judgeCalls) return 'usage not reported';
  const tokens = `${count(cost.promptTokens)} tokens in, ${count(cost.completionTokens)} out`;
  const gap = callsWithoutUsage > 0 ? ` (${plural(callsWithoutUsage, 'call')} reported no usage)` : '';
  return `${tokens}${gap}`;
}

/** To whose account an outcome goes. A right answer is the model's doing as much as a wrong one. */
const DOING_WORDS = {
  none: 'the model, right',
  model: 'the model, wrong',
  verifier: 'the verifier',
  problem: 'the problem set',
  run: 'the run',
  judge: 'the judge',
} as const;

/** How the samples were settled: reason, whose doing, how many; most frequent first. */
export function renderReasons({ samples }: RunResult): string | undefined {
  if (samples.length === 0) return undefined;
  const rows = tally(samples.map((sample) => sample.reason)).map(([code, n]) => {
    return [REASONS[code].meaning, DOING_WORDS[REASONS[code].fault], count(n)];
  });
  return table([['Reason', 'Whose doing', 'Samples'], ...rows], 'llr');
}
