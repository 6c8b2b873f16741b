import { complexOf } from '../../src/math/complex.ts';
import { gamma } from '../../src/math/double-gamma.ts';
import { seededPoints, type Values } from './evaluate-reference.ts';
import { proveReference } from './prove.ts';

// Second route: a ring binds when G times the Green function of the flux line on the ring is one; that function is the heat
// kernel of the flux line, integrated over proper time. No radial equation is solved inside and outside.

const id = 'pv-quantum-flux-line-shell';
const symbol = (point: Values, name: string) => point[name] ?? Number.NaN;

/**
 * exp(−z) I_ν(z), by its power series for small z and its asymptotic one for large z (DLMF 10.25.2 and 10.40.1);
 * `factorial` is Γ(ν + 1).
 */
function scaledBessel(nu: number, factorial: number, z: number): number {
  if (z < 25) {
    let term = (z / 2) ** nu / factorial;
    let sum = term;
    for (let k = 1; term > 1e-17 * sum; k += 1) {
      term *= (z / 2) ** 2 / (k * (k + nu));
      sum += term;
    }
    return sum * Math.exp(-z);
  }
  let term = 1;
  let sum = 1;
  for (let k = 1; k < 25; k += 1) {
    term *= -(4 * nu ** 2 - (2 * k - 1) ** 2) / (8 * k * z);
    sum += term;
  }
  return sum / Math.sqrt(2 * Math.PI * z);
}

/**
 * R times the radial Green function of −d²/dr² − (1/r)d/dr + ν²/r² + κ² at both arguments R, for x = κR: the integral of
 * exp(−κ²t) exp(−R²/2t) I_ν(R²/2t) / 2t over t, by the trapezoidal rule in the logarithm of z = R²/2t.
 */
function greenOnRing(nu: number, x: number): number {
  const step = 0.35;
  const factorial = gamma(complexOf(nu + 1)).re;
  let sum = 0;
  for (let y = -110; y < 62; y += step) {
    const z = Math.exp(y);
    sum += (scaledBessel(nu, factorial, z) * Math.exp(-(x ** 2) / (2 * z))) / 2;
  }
  return sum * step;
}

const isBound = (m: number, alpha: number, G: number) => G * greenOnRing(Math.abs(m - alpha), 0) > 1;

const countBound = (alpha: number, G: number) =>
  Array.from({ length: 8 }, (_, k) => k - 3).filter((m) => isBound(m, alpha, G)).length;

/** Where the number of bound states changes between two fluxes, by bisection of every change that a grid shows. */
function changes(G: number): readonly number[] {
  const grid = Array.from({ length: 20 }, (_, k) => 0.024 + 0.05 * k);
  return grid.flatMap((start, k) => {
    let [low, high] = [start, grid[k + 1] ?? start];
    const before = countBound(low, G);
    if (countBound(high, G) === before) return [];
    for (let step = 0; step < 36; step += 1) {
      const middle = (low + high) / 2;
      if (countBound(middle, G) === before) low = middle;
      else high = middle;
    }
    return [low];
  });
}

proveReference({
  id,
  part: 0,
  route: 'heat kernel of the flux line integrated over proper time',
  points: [
    { m: 2, '\\alpha': 0.31 },
    { m: -1, '\\alpha': 0.47 },
    { m: 1, '\\alpha': 0.62 },
  ],
  value: (point) => 1 / greenOnRing(Math.abs(symbol(point, 'm') - symbol(point, '\\alpha')), 0),
  bends: [['m-', 'm+']],
});

proveReference({
  id,
  part: 1,
  route: 'bound states counted flux by flux with the heat kernel',
  points: [{}],
  value: () => changes(23 / 5),
  bends: [
    ['7', '8'],
    ['{3}', '{4}'],
  ],
});

proveReference({
  id,
  part: 2,
  route: 'heat kernel of the flux line integrated over proper time',
  points: seededPoints(3, { '\\kappa': [0.3, 1.5], R: [0.5, 2] }),
  value: (point) => 1 / greenOnRing(1 / 2, symbol(point, '\\kappa') * symbol(point, 'R')),
  bends: [
    ['1-e', '1+e'],
    ['e^{-2', 'e^{-'],
  ],
});
