import { seededPoints } from './evaluate-reference.ts';
import { proveReference } from './prove.ts';

// Second route: the matrix integral of the question, factor by factor, by the trapezoidal rule in both eigenvalues, which
// converges exponentially for analytic integrands that decay.

const STEP = 0.05;
const END = 5.5;
const GRID = Array.from({ length: Math.round((2 * END) / STEP) + 1 }, (_, k) => k * STEP - END);

const hyper = (sigma: number) => 1 / (2 * Math.cosh(Math.PI * sigma));

function partition(zeta: number): number {
  let sum = 0;
  for (const x of GRID)
    for (const y of GRID) {
      const vector = 4 * Math.sinh(Math.PI * (x - y)) ** 2;
      const adjoint = hyper(0) ** 2 * hyper(x - y) * hyper(y - x);
      // odd parts cancel between sigma and -sigma
      sum += vector * adjoint * (hyper(x) * hyper(y)) ** 2 * Math.cos(2 * Math.PI * zeta * (x + y));
    }
  return (sum * STEP ** 2) / 2;
}

proveReference({
  id: 'susy-s3-adjoint-fi',
  route: 'the matrix integral over both eigenvalues by the trapezoidal rule',
  points: seededPoints(3, { '\\zeta': [0.1, 0.6] }),
  value: (point) => partition(point['\\zeta'] ?? Number.NaN),
  bends: [
    ['-1-4', '-1+4'],
    ['64', '32'],
    ['\\sinh^2', '\\sinh'],
    ['4\\zeta^2', '2\\zeta^2'],
  ],
});
