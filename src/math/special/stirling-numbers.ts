import { NoValue } from '../big/real.ts';

/** Rows of the triangles beyond this are not computed. */
const MAX_ROW = 400;

/** A row of a triangle t(n, k) = t(n−1, k−1) + by(n, k) t(n−1, k) with t(0, 0) = 1. */
function triangleRow(n: number, by: (n: number, k: number) => bigint): readonly bigint[] {
  if (n < 0 || n > MAX_ROW) throw new NoValue('row out of range');
  let row: readonly bigint[] = [1n];
  for (let m = 1; m <= n; m += 1) {
    const last = row;
    row = Array.from({ length: m + 1 }, (_, k) => (last[k - 1] ?? 0n) + by(m, k) * (last[k] ?? 0n));
  }
  return row;
}

/** S(n, k), the partitions of n things into k classes, k = 0 … n (DLMF 26.8.22). */
export function stirlingRow(n: number): readonly bigint[] {
  return triangleRow(n, (_, k) => BigInt(k));
}

/** The permutations of n things with k cycles, k = 0 … n (DLMF 26.13.3); (−1)^(n−k) of it is s(n, k). */
export function cycleRow(n: number): readonly bigint[] {
  return triangleRow(n, (m) => BigInt(m - 1));
}
