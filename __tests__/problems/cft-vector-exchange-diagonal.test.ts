import { seededPoints, type Values } from './evaluate-reference.ts';
import { determinant } from './numerics/highest-weight.ts';
import { proveReference } from './prove.ts';

// Second route: no Casimir equation. All d² states P_μ V_ν of the first level are listed, their Gram matrix follows from the
// conformal algebra, their overlaps with the two pairs of scalars from derivatives of three-point functions, and the matrix is
// inverted numerically.

type Matrix = readonly (readonly number[])[];

const delta = (i: number, j: number) => Number(i === j);

/** All pairs (μ, ν). */
function pairs(d: number): readonly (readonly [number, number])[] {
  return Array.from({ length: d * d }, (_, k) => [Math.floor(k / d), k % d] as const);
}

/** ⟨V_ν|K_μ P_σ|V_ρ⟩ = 2 ⟨V_ν|(Δ δ_μσ - M_μσ)|V_ρ⟩ with (M_μσ)_νρ = δ_μν δ_σρ - δ_μρ δ_σν. */
function gram(d: number, dimension: number): Matrix {
  return pairs(d).map(([mu, nu]) =>
    pairs(d).map(
      ([sigma, rho]) =>
        2 *
        (dimension * delta(mu, sigma) * delta(nu, rho) -
          delta(mu, nu) * delta(sigma, rho) +
          delta(mu, rho) * delta(sigma, nu)),
    ),
  );
}

/**
 * ∂_μ at y = 0 of the three-point function ⟨φ(∞) φ(e) V_ν(y)⟩ = (e - y)_ν |e - y|^(-1-power), for a unit vector e, from
 * values at points on a small circle in the complex plane (Cauchy).
 */
function overlaps(direction: readonly number[], power: number): readonly number[] {
  const d = direction.length;
  return pairs(d).map(([mu, nu]) => {
    const count = 32;
    const radius = 0.3;
    let sum = 0;
    for (let k = 0; k < count; k += 1) {
      const angle = (2 * Math.PI * (k + 0.5)) / count;
      sum += realOfRotated(direction, mu, nu, radius, angle, power);
    }
    return sum / (count * radius);
  });
}

/** Re[e^(-iθ) f(r e^(iθ))] with f the three-point function where y has only the component μ. */
function realOfRotated(
  e: readonly number[],
  mu: number,
  nu: number,
  radius: number,
  angle: number,
  power: number,
): number {
  const [re, im] = [radius * Math.cos(angle), radius * Math.sin(angle)];
  const along = e[mu] ?? 0;
  // (e - y)² = 1 - 2 e_μ y + y²
  const [squareRe, squareIm] = [1 - 2 * along * re + re * re - im * im, -2 * along * im + 2 * re * im];
  const size = Math.hypot(squareRe, squareIm) ** (-(1 + power) / 2);
  const phase = (-(1 + power) / 2) * Math.atan2(squareIm, squareRe) - angle;
  const [headRe, headIm] = [(e[nu] ?? 0) - delta(mu, nu) * re, -delta(mu, nu) * im];
  return size * (headRe * Math.cos(phase) - headIm * Math.sin(phase));
}

/** left · G⁻¹ · right, as a quotient of determinants of a bordered matrix. */
function sandwich(left: readonly number[], matrix: Matrix, right: readonly number[]): number {
  const bordered = [...matrix.map((row, i) => [...row, right[i] ?? 0]), [...left, 0]];
  return -determinant(bordered) / determinant(matrix);
}

/** On the diagonal both pairs see the same unit vector, so that level zero gives one. */
function levelOne(point: Values): number {
  const { d = 0, a = 0, b = 0, '\\Delta': dimension = 0 } = point;
  const e = Array.from({ length: d }, (_, i) => 1 + i / 3);
  const norm = Math.hypot(...e);
  const direction = e.map((component) => component / norm);
  return sandwich(
    overlaps(direction, dimension + 2 * b),
    gram(d, dimension),
    overlaps(direction, dimension + 2 * a),
  );
}

proveReference({
  id: 'cft-vector-exchange-diagonal',
  route:
    'Gram matrix of all d² states of the first level, overlaps from derivatives of three-point functions',
  points: seededPoints(3, { '\\Delta': [4.6, 7], a: [0.3, 1.1], b: [-0.9, -0.2] }).map((point, k) => ({
    ...point,
    d: 3 + k,
  })),
  value: levelOne,
  bends: [
    ['+ a + b', '+ a - b'],
    ['\\Delta+2-d', '\\Delta+1-d'],
    ['\\frac{\\Delta}{2}', '\\frac{\\Delta}{4}'],
  ],
});
