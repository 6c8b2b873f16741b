/**
 * Milliseconds of a clock that never goes back, from a start of its own. Node loads `performance` at its first use, which takes
 * longer than a dozen verdicts.
 */
export function milliseconds(): number {
  return Number(process.hrtime.bigint()) / 1e6;
}
