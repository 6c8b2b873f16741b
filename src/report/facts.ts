import { REASONS } from '../domain/reasons.ts';
import type { RunResult } from '../domain/run.ts';
import { tally } from '../domain/tally.ts';
import { table } from './blocks.ts';
import { prose } from './escape.ts';
import { count, plural, ratioText, usd } from './numbers.ts';

const REASONING_WORDS = {
  raw: 'raw reasoning text',
  summary: 'a summary of the reasoning',
  encrypted: 'encrypted reasoning',
  none: 'no reasoning text',
} as const;

/** Faithfulness with what was left out of it, and which text it was judged on; undefined when it was not asked. */
export function renderFaithfulness(run: RunResult): string | undefined {
  const { scores, samples, identity } = run;
  if (identity.judge === null || !identity.judge.kinds.includes('faithfulness')) return undefined;
  const kinds = tally(samples.map((sample) => sample.reasoningKind));
  const text = kinds.map(([kind, n]) => `${REASONING_WORDS[kind]} (${count(n)})`).join(', ');
  const measured = ratioText(scores.faithfulness, 'not measured');
  return `**Faithfulness** ${measured}${leftOut(scores, measured)}. The endpoint gave ${text || 'nothing'}.`;
}

function leftOut({ insufficient, faithfulnessLiteral }: RunResult['scores'], measured: string): string {
  if (insufficient === 0) return '';
  const literal = ratioText(faithfulnessLiteral, 'not measured');
  const them = literal === measured ? '' : ` (counting them too: ${literal})`;
  return `; ${plural(insufficient, 'correct answer')} left out because the derivation was too short to assess${them}`;
}

const MAX_ERROR_KINDS = 12;

/** Errors by category, most frequent first; undefined when the judge was not asked for them. */
export function renderErrors({ scores }: RunResult): string | undefined {
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

const FAULT_WORDS = {
  none: '—',
  model: 'the model',
  verifier: 'the verifier',
  problem: 'the problem set',
  run: 'the run',
  judge: 'the judge',
} as const;

/** How the samples were settled: reason, whose doing, how many; most frequent first. */
export function renderReasons({ samples }: RunResult): string | undefined {
  if (samples.length === 0) return undefined;
  const rows = tally(samples.map((sample) => sample.reason)).map(([code, n]) => {
    return [REASONS[code].meaning, FAULT_WORDS[REASONS[code].fault], count(n)];
  });
  return table([['Reason', 'Whose doing', 'Samples'], ...rows], 'llr');
}
