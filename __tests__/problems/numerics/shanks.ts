/**
 * The limit of a sequence whose distance from it is a sum of geometric ones, by Wynn's epsilon algorithm; an odd number
 * of members, at least three.
 */
export function limitOfGeometric(sequence: readonly number[]): number {
  let before: readonly number[] = new Array<number>(sequence.length + 1).fill(0);
  let row = sequence;
  for (let level = 1; row.length > 1; level += 1) {
    const next = row.slice(1).map((value, k) => {
      const step = value - (row[k] ?? 0);
      // even rows hold limits: once these agree to the last figure there is nothing to gain
      return (before[k + 1] ?? 0) + (step === 0 ? Number.POSITIVE_INFINITY : 1 / step);
    });
    if (level % 2 === 1 && next.some((value) => !Number.isFinite(value)))
      return row[row.length - 1] ?? Number.NaN;
    [before, row] = [row, next];
  }
  return row[0] ?? Number.NaN;
}
