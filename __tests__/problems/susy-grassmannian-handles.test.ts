import type { Values } from './evaluate-reference.ts';
import { proveReference } from './prove.ts';

// Second route: no vacua are found. Correlators on the sphere are sums over fluxes of iterated residues at sigma = 0,
// whose integrands are polynomials; the matrix of two-point functions is inverted, and handles are inserted as words.

/** Coefficients of x^i y^(degree - i) of (x + y)^n (x - y)^2, by Pascal's triangle. */
function row(n: number): readonly number[] {
  let line: readonly number[] = [1];
  for (const sign of [...Array.from({ length: n }, () => 1), -1, -1])
    line = [...line, 0].map((value, i) => sign * value + (line[i - 1] ?? 0));
  return line;
}

/** <(Tr sigma)^n> on the sphere at q = 1: fluxes k1 + k2 = d, with poles of order 5 (k + 1). */
function sphere(n: number): number {
  const d = (n - 3) / 2;
  if (!Number.isInteger(d) || d < 0) return 0;
  const coefficients = row(n + 3 + 3 * d);
  const fluxes = Array.from({ length: d + 1 }, (_, k) => coefficients[5 * (k + 1) - 1] ?? 0);
  return (-1) ** d * fluxes.reduce((sum, value) => sum + value, 0);
}
const NORM = 5 / sphere(3);
const correlator = (n: number) => NORM * sphere(n);

const POWERS = [0, 1, 2, 3];

/** The inverse of the matrix of two-point functions of 1, s, s^2, s^3 at q = 1, by Gauss-Jordan with row exchange. */
function inversePairing(): readonly (readonly number[])[] {
  const rows = POWERS.map((i) => [
    ...POWERS.map((j) => correlator(i + j)),
    ...POWERS.map((j) => (i === j ? 1 : 0)),
  ]);
  for (const k of POWERS) {
    const pivotAt = POWERS.find((i) => i >= k && Math.abs(rows[i]?.[k] ?? 0) > 1e-9) ?? k;
    const pivot = rows[pivotAt] ?? [];
    rows[pivotAt] = rows[k] ?? [];
    const head = pivot[k] ?? Number.NaN;
    const unit = pivot.map((value) => value / head);
    rows.forEach((line, i) => {
      const factor = line[k] ?? 0;
      rows[i] = i === k ? unit : line.map((value, j) => value - factor * (unit[j] ?? 0));
    });
  }
  return rows.map((line) => line.slice(POWERS.length));
}
const INVERSE = inversePairing();

/** <s^n> with so many handles, each one a sum of products of two powers of s. */
function withHandles(n: number, genus: number): number {
  if (genus === 0) return correlator(n);
  return POWERS.reduce(
    (sum, i) =>
      sum + POWERS.reduce((s, j) => s + (INVERSE[i]?.[j] ?? 0) * withHandles(n + i + j, genus - 1), 0),
    0,
  );
}

const points: readonly Values[] = [{ q: 0.7 }, { q: 1.3 }, { q: 2.1 }];
const id = 'susy-grassmannian-handles';
const route =
  'residues at the origin summed over fluxes; handles by inverting the matrix of two-point functions';
/** s has charge 1 and q has charge 2; the sphere takes 3, a handle gives it back. */
const value = (n: number, genus: number) => (point: Values) =>
  withHandles(n, genus) * (point['q'] ?? Number.NaN) ** ((n - 3 + 3 * genus) / 2);

proveReference({
  id,
  route,
  points,
  value: value(5, 0),
  bends: [
    ['55', '45'],
    ['q', 'q^2'],
  ],
});
proveReference({
  id,
  part: 1,
  route,
  points,
  value: value(1, 2),
  bends: [
    ['100', '10'],
    ['q^2', 'q'],
  ],
});
proveReference({
  id,
  part: 2,
  route,
  points,
  value: value(3, 2),
  bends: [
    ['1100', '1010'],
    ['q^3', 'q^2'],
  ],
});
