/** Nodes and weights of Gauss-Legendre quadrature on [-1, 1], by Newton's method on the Legendre recurrence. */
export function gaussLegendre(count: number): readonly { readonly node: number; readonly weight: number }[] {
  return Array.from({ length: count }, (_, index) => {
    let node = Math.cos((Math.PI * (index + 0.75)) / (count + 0.5));
    let slope = 1;
    for (let round = 0; round < 50; round += 1) {
      const [value, derivative] = legendre(count, node);
      slope = derivative;
      node -= value / slope;
    }
    return { node, weight: 2 / ((1 - node ** 2) * slope ** 2) };
  });
}

/** P_n(x) and its derivative. */
function legendre(n: number, x: number): readonly [number, number] {
  let previous = 1;
  let value = x;
  for (let degree = 2; degree <= n; degree += 1) {
    [previous, value] = [value, ((2 * degree - 1) * x * value - (degree - 1) * previous) / degree];
  }
  return [value, (n * (x * value - previous)) / (x ** 2 - 1)];
}

/**
 * The limit of partial sums taken after 1, 2, 4, … terms (times a constant) whose remainder is a series in inverse powers
 * of the number of terms: Richardson's extrapolation.
 */
export function limitOfDoublings(partialSums: readonly number[]): number {
  let row = partialSums;
  for (let power = 1; row.length > 1; power += 1) {
    row = row.slice(1).map((value, index) => value + (value - (row[index] ?? 0)) / (2 ** power - 1));
  }
  return row[0] ?? Number.NaN;
}
