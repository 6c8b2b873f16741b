/** Seconds per unit of the durations that rate limit headers use, e.g. "1m30s", "6ms". */
const UNIT_MS: Readonly<Record<string, number>> = { ms: 1, s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 };

/** Numbers above this are times of day, not durations: seconds and milliseconds since 1970 (2001-09-09). */
const EPOCH_SECONDS = 1e9;
const EPOCH_MS = 1e12;

/**
 * How long an endpoint asks to be left alone, in ms, or undefined when it says nothing readable. `retry-after-ms` and
 * `Retry-After` are instructions and win, the larger of them; otherwise the latest `x-ratelimit-reset*` counts, leaving
 * out those whose `x-ratelimit-remaining*` says that something is left. Negative and unreadable values say nothing. A
 * date is measured against the reply's own `Date`, so that a wrong clock here does no harm; `nowIso` stands in for it.
 * Spellings: RFC 9110 section 10.2.3 (seconds, HTTP date), OpenAI (`retry-after-ms`, "1m30s", "6ms"), OpenRouter
 * (ms since 1970), ISO 8601.
 */
export function parseRetryAfter(headers: Headers, nowIso: string): number | undefined {
  const now = Date.parse(headers.get('date') ?? '') || Date.parse(nowIso);
  const instructions = [
    parseDuration(headers.get('retry-after-ms'), 1, now),
    parseDuration(headers.get('retry-after'), 1000, now),
  ];
  return (
    largest(instructions) ?? largest(exhaustedResets(headers).map((value) => parseDuration(value, 1000, now)))
  );
}

function exhaustedResets(headers: Headers): string[] {
  return [...headers]
    .filter(([name]) => name.startsWith('x-ratelimit-reset'))
    .filter(([name]) => Number(headers.get(name.replace('reset', 'remaining')) ?? 0) <= 0)
    .map(([, value]) => value);
}

function parseDuration(value: string | null, unitMs: number, now: number): number | undefined {
  const text = value?.trim() ?? '';
  if (/^\d+(\.\d+)?$/.test(text)) return fromNumber(Number(text), unitMs, now);
  if (/^(\d+(\.\d+)?(ms|s|m|h|d))+$/.test(text)) return fromUnits(text);
  // A date must name a day: `Date.parse` reads "-5" and "1" as years.
  const date = /\d{4}-\d{2}-\d{2}T|^[A-Za-z]{3,9},? /.test(text) ? Date.parse(text) : Number.NaN;
  return date >= now ? date - now : undefined;
}

function fromNumber(number: number, unitMs: number, now: number): number | undefined {
  if (!Number.isFinite(number)) return undefined;
  if (number >= EPOCH_MS) return Math.max(0, number - now);
  if (number > EPOCH_SECONDS && unitMs === 1000) return Math.max(0, number * 1000 - now);
  return number * unitMs;
}

function fromUnits(text: string): number {
  const parts = text.matchAll(/(\d+(?:\.\d+)?)(ms|s|m|h|d)/g);
  return [...parts].reduce((sum, [, count, unit]) => sum + Number(count) * (UNIT_MS[unit ?? ''] ?? 0), 0);
}

function largest(values: readonly (number | undefined)[]): number | undefined {
  const known = values.filter((value) => value !== undefined);
  return known.length === 0 ? undefined : Math.max(...known);
}
