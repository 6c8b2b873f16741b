import { add, type Complex, complexOf, divide, I, multiply, sqrt } from '../../src/math/complex.ts';
import { seededPoints } from './evaluate-reference.ts';
import {
  adjoint,
  type ComplexMatrix,
  diagonal,
  matrixOf,
  product,
  scaled,
  sum,
  trace,
} from './numerics/complex-matrix.ts';
import { GAMMA } from './numerics/gamma-matrices.ts';
import { proveReference } from './prove.ts';
import { gaussLegendre } from './quadrature.ts';

/**
 * Second route: no Feynman parameters and no contraction identities. The vertex between explicit spinors is expanded to
 * first order in the momentum transfer under the integral, with 4×4 matrices; the loop momentum is Euclidean, its time
 * component on the line Im k⁴ = m, where no singularity lies near and none was crossed. F₂ is the magnetic coupling
 * (from the spatial current) less the charge (from the density): their divergences cancel under the integral.
 */
const m = 1;
const M = 2;
const PLANE = [0, 1, 2] as const;
const gamma = (mu: number): ComplexMatrix => GAMMA[mu] ?? diagonal(4, 0);
const metric = (mu: number) => (mu === 0 ? 1 : -1);

/** A matrix with its derivative with respect to the momentum transfer, which points along axis 2. */
interface Jet {
  readonly at0: ComplexMatrix;
  readonly slope: ComplexMatrix;
}

const constant = (matrix: ComplexMatrix): Jet => ({ at0: matrix, slope: scaled(matrix, 0) });
const chain = (...jets: readonly Jet[]): Jet =>
  jets.reduce((a, b) => ({
    at0: product(a.at0, b.at0),
    slope: sum(product(a.slope, b.at0), product(a.at0, b.slope)),
  }));

const SPIN_UP = matrixOf([[1], [0], [0], [0]]);
/** A spinor at rest boosted to the momentum ±q/2 along axis 2, to first order in q. */
const boosted = (sign: number): Jet => ({
  at0: SPIN_UP,
  slope: scaled(product(gamma(0), gamma(2), SPIN_UP), sign / (4 * m)),
});
const INCOMING = boosted(-1);
const outgoing = boosted(1);
const OUTGOING: Jet = {
  at0: product(adjoint(outgoing.at0), gamma(0)),
  slope: product(adjoint(outgoing.slope), gamma(0)),
};

/** (p̸ + k̸ + m) / ((p + k)² − m²) at p = (m, 0, ±q/2), with its slope in q; contravariant complex k. */
function propagator(k: readonly Complex[], sign: number): Jet {
  const momentum = k.map((component, mu) => add(component, complexOf(mu === 0 ? m : 0)));
  const square = PLANE.reduce(
    (total, mu) => {
      const component = momentum[mu] ?? complexOf(0);
      return add(total, multiply(complexOf(metric(mu)), multiply(component, component)));
    },
    complexOf(-m * m),
  );
  const numerator = sum(
    ...PLANE.map((mu) => scaled(gamma(mu), multiply(complexOf(metric(mu)), momentum[mu] ?? complexOf(0)))),
    diagonal(4, m),
  );
  const at0 = scaled(numerator, divide(complexOf(1), square));
  // the derivative of an inverse: d(p̸ − m)/dq = −γ² sign/2
  return { at0, slope: scaled(product(at0, gamma(2), at0), sign / 2) };
}

const bare = (rho: number) =>
  trace(chain(OUTGOING, constant(gamma(rho)), INCOMING)[rho === 0 ? 'at0' : 'slope']);
const TREE = [bare(0), bare(1)] as const;

/** Spatial current over its tree value, less the density over its tree value, for one loop momentum. */
function integrand(k: readonly Complex[]): Complex {
  const [right, left] = [propagator(k, -1), propagator(k, 1)];
  const vertex = (rho: 0 | 1) => {
    const inner = chain(left, constant(gamma(rho)), right);
    const loop: Jet = {
      at0: contract(inner.at0),
      slope: contract(inner.slope),
    };
    return trace(chain(OUTGOING, loop, INCOMING)[rho === 0 ? 'at0' : 'slope']);
  };
  const [charge, magnetic] = [divide(vertex(0), TREE[0]), divide(vertex(1), TREE[1])];
  return add(magnetic, multiply(complexOf(-1), charge));
}

/** γ^ν X γ_ν over the directions of the plane. */
const contract = (x: ComplexMatrix) =>
  sum(...PLANE.map((nu) => scaled(product(gamma(nu), x, gamma(nu)), metric(nu))));

const RADII = gaussLegendre(32);
const LATITUDES = gaussLegendre(20);
const LONGITUDES = [0, 1, 2, 3].map((n) => (Math.PI * n) / 2);

/**
 * F₂/e² = i ∫ d³k/(2π)³ D(k) × integrand: (−ie)² from the vertices, i² from the fermions, and +i g D from the vector,
 * since −ig/(k² − k₃² − M²) integrates to +ig/(2√(M² − k²)); d³k = i d³k_E. Spherical coordinates
 * of the shifted Euclidean momentum, r = (1 + s)/(1 − s); four longitudes do the angle in the plane exactly.
 */
function momentOverESquared(): number {
  let total: Complex = complexOf(0);
  for (const { node: s, weight: radial } of RADII) {
    const r = (1 + s) / (1 - s);
    for (const { node: cosine, weight: polar } of LATITUDES) {
      const euclidean: Complex = { re: r * cosine, im: m };
      const planar = r * Math.sqrt(1 - cosine ** 2);
      const k0 = multiply(I, euclidean);
      const mean = LONGITUDES.map((phi) =>
        integrand([k0, complexOf(planar * Math.cos(phi)), complexOf(planar * Math.sin(phi))]),
      ).reduce(add);
      const square = add(multiply(euclidean, euclidean), complexOf(planar ** 2 + M ** 2));
      const photon = divide(complexOf(0.5), sqrt(square));
      const measure = (radial * polar * r * r * 2) / (1 - s) ** 2 / (16 * Math.PI ** 2);
      total = add(total, multiply(complexOf(measure), multiply(photon, mean)));
    }
  }
  return multiply(multiply(I, I), total).re;
}

const MOMENT = momentOverESquared();

proveReference({
  id: 'qed-brane-moment',
  route: 'vertex with explicit 4×4 matrices and spinors, momentum integral on a shifted Euclidean contour',
  points: seededPoints(3, { '\\alpha': [0.05, 0.5] }),
  value: ({ '\\alpha': alpha = 0 }) => 4 * Math.PI * alpha * MOMENT,
  bends: [
    ['1-', '1+'],
    ['8', '4'],
    ['3\\pi', '6\\pi'],
  ],
});
