/** Which run wrote a comment; a rerun has the same id and a higher attempt. */
export interface RunNumber {
  readonly runId: number;
  readonly runAttempt: number;
}

/** What the first line of a sticky comment says. */
export interface Marker extends RunNumber {
  readonly key: string;
}

function encodeKey(key: string): string {
  return encodeURIComponent(key).replaceAll('--', '-%2D');
}

/** The first line of a sticky comment, invisible when rendered. */
export function renderMarker({ key, runId, runAttempt }: Marker): string {
  return `<!-- theory-gate:1 key=${encodeKey(key)} run=${runId}.${runAttempt} -->`;
}

/** The marker a comment starts with, for this key; undefined when it starts with anything else. */
export function parseMarker(body: string, key: string): RunNumber | undefined {
  const found = /^<!-- theory-gate:1 key=(\S+) run=(\d{1,15})\.(\d{1,9}) -->(?:\r?\n|$)/.exec(body);
  if (found === null || found[1] !== encodeKey(key)) return undefined;
  return { runId: Number(found[2]), runAttempt: Number(found[3]) };
}

/** Positive when `a` is the newer run. Run ids grow within a repository. */
export function compareRunNumbers(a: RunNumber, b: RunNumber): number {
  return a.runId - b.runId || a.runAttempt - b.runAttempt;
}

/** Stands for a run number that cannot be true: older than every run, so that its comment is overwritten. */
export const NO_RUN: RunNumber = { runId: 0, runAttempt: 0 };

/** How far ahead of a run a newer one may be, as a part of its id and at least; and how many attempts. */
const AHEAD = { share: 1 / 8, atLeast: 1_000_000, attempts: 1_000 };

/**
 * Whether `found`, read from a comment, can be the number of a run that reported while `own` was running. Every job of the
 * repository may write as the same bot, so one comment with a giant number would otherwise silence all later runs for ever.
 *
 * A run may last 35 days and be started again for 30 days more. GitHub numbers the runs of all repositories in one
 * sequence, of about 6·10⁸ a month after 2·10¹⁰ so far: an eighth is four months, twice what is needed. The sequence of a
 * young server of its own is short, hence the least distance. Attempts end far below a thousand.
 */
export function isBelievable(found: RunNumber, own: RunNumber): boolean {
  const ahead = found.runId - own.runId;
  if (ahead === 0) return found.runAttempt - own.runAttempt <= AHEAD.attempts;
  return ahead <= Math.max(AHEAD.atLeast, own.runId * AHEAD.share);
}
