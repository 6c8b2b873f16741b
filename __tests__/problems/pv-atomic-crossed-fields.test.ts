import { seededPoints, type Values } from './evaluate-reference.ts';
import { symmetricEigenvalues } from './numerics/symmetric-eigenvalues.ts';
import { proveReference } from './prove.ts';
import { proveNumber } from './prove-number.ts';
import { gaussLegendre } from './quadrature.ts';

// Second route: the perturbation as a matrix in the states n, l, m with radial functions integrated numerically, and its
// eigenvalues. No Runge-Lenz vector and no pair of angular momenta.

const id = 'pv-atomic-crossed-fields';
const NODES = gaussLegendre(80);
const symbol = (point: Values, name: string) => point[name] ?? Number.NaN;

/** Radial functions of hydrogen times r, up to a factor, in units of the Bohr radius. */
const RADIAL: Readonly<Record<string, (r: number) => number>> = {
  '2,0': (r) => r * (2 - r) * Math.exp(-r / 2),
  '2,1': (r) => r ** 2 * Math.exp(-r / 2),
  '3,0': (r) => r * (27 - 18 * r + 2 * r ** 2) * Math.exp(-r / 3),
  '3,1': (r) => r ** 2 * (6 - r) * Math.exp(-r / 3),
  '3,2': (r) => r ** 3 * Math.exp(-r / 3),
};
const END = 150;

function overlap(n: number, l: number, other: number, power: number): number {
  const [u, v] = [RADIAL[`${n},${l}`], RADIAL[`${n},${other}`]];
  if (u === undefined || v === undefined) throw new Error(`no radial function for ${n}, ${l}, ${other}`);
  return NODES.reduce((sum, { node, weight }) => {
    // more nodes at small r
    const [x, r] = [(node + 1) / 2, END * ((node + 1) / 2) ** 2];
    return sum + weight * END * x * u(r) * v(r) * r ** power;
  }, 0);
}

/** ⟨n l| r |n l'⟩ of normalised radial functions. */
const radialElement = (n: number, l: number, other: number) =>
  overlap(n, l, other, 1) / Math.sqrt(overlap(n, l, l, 0) * overlap(n, other, other, 0));

interface State {
  readonly l: number;
  readonly m: number;
}
const statesOf = (n: number): readonly State[] =>
  Array.from({ length: n }, (_, l) => Array.from({ length: 2 * l + 1 }, (__, k) => ({ l, m: k - l }))).flat();

/** cos and sin·cos φ between spherical harmonics, upper one l = lower l + 1 (Edmonds, Angular Momentum, 2.5 and 5.4). */
function angular(upper: State, lower: State): { readonly z: number; readonly x: number } {
  const [l, m] = [upper.l, lower.m];
  const norm = Math.sqrt((2 * l - 1) * (2 * l + 1));
  if (upper.m === m) return { z: Math.sqrt(l * l - m * m) / norm, x: 0 };
  if (upper.m === m + 1) return { z: 0, x: -Math.sqrt((l + m) * (l + m + 1)) / (2 * norm) };
  if (upper.m === m - 1) return { z: 0, x: Math.sqrt((l - m) * (l - m + 1)) / (2 * norm) };
  return { z: 0, x: 0 };
}

/** The matrix of r in one direction of the x-z plane, at the angle θ to the z axis. */
function position(n: number, theta: number): readonly (readonly number[])[] {
  const states = statesOf(n);
  const element = (a: State, b: State) => {
    if (Math.abs(a.l - b.l) !== 1) return 0;
    const [upper, lower] = a.l > b.l ? [a, b] : [b, a];
    const { z, x } = angular(upper, lower);
    return radialElement(n, upper.l, lower.l) * (z * Math.cos(theta) + x * Math.sin(theta));
  };
  return states.map((a) => states.map((b) => element(a, b)));
}

/** All shifts in rising order, with the magnetic field along z. */
function shifts(n: number, b: number, w: number, theta: number): readonly number[] {
  const r = position(n, theta);
  const states = statesOf(n);
  return symmetricEigenvalues(
    r.map((row, i) => row.map((value, k) => w * value + (i === k ? b * (states[i]?.m ?? 0) : 0))),
  );
}

const different = (values: readonly number[]) =>
  values.filter((value, k) => k === 0 || value - (values[k - 1] ?? 0) > 1e-7);
const fields = { b: [0.5, 2], w: [0.2, 0.8] } as const;

proveReference({
  id,
  part: 0,
  route: 'four by four matrix with numerically integrated radial functions',
  points: seededPoints(3, fields),
  // the vanishing shift comes out of the diagonalisation as a rounding error
  value: (point) =>
    different(shifts(2, symbol(point, 'b'), symbol(point, 'w'), Math.PI / 2)).map((value) =>
      Math.abs(value) < 1e-12 ? 0 : value,
    ),
  bends: [['-\\sqrt{b^2+9w^2}', '-\\sqrt{b^2+3w^2}']],
});

proveReference({
  id,
  part: 1,
  route: 'four by four matrix with numerically integrated radial functions',
  points: seededPoints(3, { ...fields, '\\theta': [0.2, 1.3] }),
  value: (point) =>
    shifts(2, symbol(point, 'b'), symbol(point, 'w'), symbol(point, '\\theta')).at(-1) ?? Number.NaN,
  bends: [
    ['-6bw', '+6bw'],
    ['9w^2+6', '3w^2+6'],
  ],
});

proveReference({
  id,
  part: 2,
  route: 'nine by nine matrix with numerically integrated radial functions',
  points: seededPoints(3, { ...fields, '\\theta': [0.2, 1.3] }),
  value: (point) =>
    shifts(3, symbol(point, 'b'), symbol(point, 'w'), symbol(point, '\\theta')).at(-1) ?? Number.NaN,
  bends: [
    ['-9bw', '+9bw'],
    ['w^2+9bw', 'w^2+6bw'],
  ],
});

proveNumber({
  id,
  part: 3,
  route: 'different eigenvalues of the nine by nine matrix counted',
  value: () => different(shifts(3, 9 / 2, 1, 0)).length,
});
