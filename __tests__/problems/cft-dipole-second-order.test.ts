import { seededPoints, type Values } from './evaluate-reference.ts';
import { proveReference } from './prove.ts';
import { gaussLegendre } from './quadrature.ts';

// Second route: second-order perturbation theory as a sum over intermediate states. The two-point function expanded in
// r = e^(-τ) gives the overlaps with all levels; the projection of each level on the dipole is integrated numerically for
// the first ones and continued by its recurrence in the level, and the sum is extrapolated.

const NODES = gaussLegendre(60);

/** Average over the sphere of u f(u), with u = n·n', whose density is (1 - u²)^((d-3)/2): the polar angle is integrated. */
function dipoleMean(d: number, f: (u: number) => number): number {
  const mean = (g: (u: number) => number) =>
    NODES.reduce((sum, { node, weight }) => {
      const angle = (Math.PI * (1 + node)) / 2;
      return sum + weight * Math.sin(angle) ** (d - 2) * g(Math.cos(angle));
    }, 0);
  return mean((u) => u * f(u)) / mean(() => 1);
}

/** The coefficient of r^n in (1 - 2ru + r²)^(-Δ), a Gegenbauer polynomial, by its recurrence. */
function levelPolynomial(n: number, delta: number, u: number): number {
  let [before, value] = [0, 1];
  for (let k = 1; k <= n; k += 1)
    [before, value] = [value, (2 * u * (k + delta - 1) * value - (k + 2 * delta - 2) * before) / k];
  return value;
}

/**
 * The dipole of level 1, 3, 5, …: its ratio to the next one is a quotient of two quadratic polynomials of the level with
 * known zeros; the first twelve are compared with the numerical mean.
 */
function dipoles(d: number, delta: number, count: number): readonly number[] {
  const result = [dipoleMean(d, (u) => levelPolynomial(1, delta, u))];
  for (let k = 0; k + 1 < count; k += 1)
    result.push(((result[k] ?? 0) * (delta + k + 1) * (delta - d / 2 + 1 + k)) / ((k + 1) * (k + 1 + d / 2)));
  result.slice(0, 12).forEach((value, k) => {
    const direct = dipoleMean(d, (u) => levelPolynomial(2 * k + 1, delta, u));
    if (Math.abs(direct - value) > 1e-11) throw new Error(`level ${2 * k + 1}: ${direct} and ${value}`);
  });
  return result;
}

/** Richardson's extrapolation of sums after 1, 2, 4, … parts, whose remainders fall like the powers first, first + 1, … */
function extrapolate(sums: readonly number[], first: number): number {
  let row = sums;
  for (let order = 0; row.length > 1; order += 1)
    row = row.slice(1).map((value, k) => value + (value - (row[k] ?? 0)) / (2 ** (first + order) - 1));
  return row[0] ?? Number.NaN;
}

/** -Σ |⟨n|V|0⟩|²/E_n */
function secondOrder(point: Values): number {
  const { d = 0, '\\Delta': delta = 0 } = point;
  const counts = Array.from({ length: 10 }, (_, k) => 16 * 2 ** k);
  const levels = dipoles(d, delta, counts.at(-1) ?? 0);
  const terms = levels.map((dipole, k) => dipole / (delta + 2 * k + 1));
  const sums = counts.map((count) => terms.slice(0, count).reduce((a, b) => a + b, 0));
  const area = d === 3 ? 4 * Math.PI : d === 4 ? 2 * Math.PI ** 2 : (8 * Math.PI ** 2) / 3;
  // ∫∫ n_1 n_1' f(n·n') = area² ⟨u f⟩/d
  return -(area ** 2 / d) * extrapolate(sums, d - 2 * delta);
}

proveReference({
  id: 'cft-dipole-second-order',
  route: 'sum over intermediate levels of second-order perturbation theory, extrapolated',
  points: seededPoints(3, { '\\Delta': [0.3, 1] }).map((point, k) => ({ ...point, d: 3 + k })),
  value: secondOrder,
  bends: [
    ['-\\frac{\\pi^d', '\\frac{\\pi^d'],
    ['\\frac{d-\\Delta+1}', '\\frac{d-\\Delta+2}'],
    ['{\\Delta+1}{2}', '{\\Delta}{2}'],
  ],
});
