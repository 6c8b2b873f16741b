import { seededPoints, type Values } from './evaluate-reference.ts';
import { combination, type Jet, power, product, variables } from './numerics/second-jet.ts';
import { proveReference } from './prove.ts';

// Second route: no invariants of the perturbation, no polarisation vectors, no effective metric. The Lagrangian is
// differentiated twice by the six components of E and B, the wave A = a f(n·x - vt) in temporal gauge makes a quadratic
// form of the three components of a, and the zeros of its determinant in v are found numerically.

/** Second derivatives of the Lagrangian by (E_1, E_2, E_3, B_1, B_2, B_3) on the background. */
function response({ E = 0, B = 0, b = 0, '\\eta': eta = 0 }: Values): readonly (readonly number[])[] {
  const [e1, e2, e3, b1, b2, b3] = variables([0, E, 0, 0, 0, B]) as [Jet, Jet, Jet, Jet, Jet, Jet];
  const square = (sign: number, jets: readonly Jet[]) =>
    jets.map((jet) => [sign, product(jet, jet)] as const);
  const twiceS = combination([...square(1, [e1, e2, e3]), ...square(-1, [b1, b2, b3])]);
  const P = combination([
    [1, product(e1, b1)],
    [1, product(e2, b2)],
    [1, product(e3, b3)],
  ]);
  const radicand = combination(
    [
      [-1 / b ** 2, twiceS],
      [-eta / b ** 4, product(P, P)],
    ],
    1,
  );
  return combination([[-(b ** 2), power(radicand, 1 / 2)]]).hessian;
}

/** The determinant of the wave operator over v², which is the factor of the longitudinal gauge mode: a quartic. */
function waveDeterminant(hessian: readonly (readonly number[])[], psi: number, v: number): number {
  const [x, z] = [Math.cos(psi), Math.sin(psi)];
  // columns: perturbation of (E, B) for each component of a, with E = -∂A/∂t = v a and B = n × a
  const fields = [
    [v, 0, 0, 0, z, 0],
    [0, v, 0, -z, 0, x],
    [0, 0, v, 0, -x, 0],
  ];
  const entry = (left: readonly number[], right: readonly number[]) =>
    left.reduce(
      (sum, l, i) => sum + l * right.reduce((inner, r, k) => inner + r * (hessian[i]?.[k] ?? 0), 0),
      0,
    );
  const [p = [], q = [], r = []] = fields.map((left) => fields.map((right) => entry(left, right)));
  return tripleProduct(p, q, r) / v ** 2;
}

/** The determinant of three rows. */
function tripleProduct(
  [a = 0, b = 0, c = 0]: readonly number[],
  [d = 0, e = 0, f = 0]: readonly number[],
  [g = 0, h = 0, i = 0]: readonly number[],
): number {
  return a * (e * i - f * h) + b * (f * g - d * i) + c * (d * h - e * g);
}

/** The zeros of a quartic with known values anywhere, all of them real, by the iteration of Durand and Kerner. */
function velocities(point: Values): readonly number[] {
  const hessian = response(point);
  const quartic = (v: number) => waveDeterminant(hessian, point['\\psi'] ?? 0, v);
  const leading = quarticLeading(quartic);
  let roots = [-1.2, -0.7, 0.6, 1.3];
  for (let round = 0; round < 200; round += 1) {
    roots = roots.map((root, i) => {
      const others = roots.reduce((total, other, k) => (k === i ? total : total * (root - other)), leading);
      return root - quartic(root) / others;
    });
  }
  return roots.filter((root) => root > 0);
}

/** The coefficient of v⁴ from the fourth difference, which is exact for a quartic. */
function quarticLeading(quartic: (v: number) => number): number {
  const at = [1, 2, 3, 4, 5].map(quartic);
  return [1, -4, 6, -4, 1].reduce((sum, factor, i) => sum + factor * (at[i] ?? 0), 0) / 24;
}

proveReference({
  id: 'classical-crossed-field-cones',
  route:
    'wave operator from second derivatives of the Lagrangian by the six field components, zeros of its determinant',
  points: seededPoints(3, {
    E: [0.3, 0.6],
    B: [0.8, 1.1],
    b: [2, 2.4],
    '\\eta': [1.5, 2],
    '\\psi': [0.3, 1],
  }),
  value: velocities,
  bends: [
    ['\\frac{EB', '\\frac{-EB'],
    ['b^2+B^2-E^2', 'b^2+B^2'],
    ['(b^2+\\eta B^2\\sin', '(b^2+B^2\\sin'],
  ],
});
