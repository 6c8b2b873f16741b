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
