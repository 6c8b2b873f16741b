import { seededPoints, type Values } from './evaluate-reference.ts';
import { proveReference } from './prove.ts';
import { gaussLegendre } from './quadrature.ts';

/**
 * Second route: the soft current of the three particles with the decay along a generic direction, contracted with four
 * explicit polarisation vectors for each photon direction; directions are summed over all four angles of the sphere in
 * five dimensions.
 */
type Vector = readonly number[];

const dot = (a: Vector, b: Vector) => a.reduce((total, x, i) => total + x * (b[i] ?? 0), 0);

/** Four unit vectors across n, by Gram-Schmidt from the axes. */
function polarisations(n: Vector): readonly Vector[] {
  const basis: Vector[] = [n];
  for (let axis = 0; basis.length < 5; axis += 1) {
    let candidate: Vector = n.map((_, i) => (i === axis ? 1 : 0));
    for (const unit of basis) {
      const overlap = dot(candidate, unit);
      candidate = candidate.map((x, i) => x - overlap * (unit[i] ?? 0));
    }
    const norm = Math.sqrt(dot(candidate, candidate));
    if (norm > 1e-3) basis.push(candidate.map((x) => x / norm));
  }
  return basis.slice(1);
}

/** Spatial part of Σ Q p/(p·k) at ω = 1 and e = 1; outgoing charges count plus, the incoming one minus. */
function current(n: Vector, velocity: Vector): Vector {
  const along = dot(n, velocity);
  const charges = [
    { charge: 1, sign: 1 },
    { charge: 1, sign: -1 },
    { charge: -2, sign: 0 },
  ];
  return n.map((_, i) =>
    charges.reduce(
      (total, { charge, sign }) => total + (charge * sign * (velocity[i] ?? 0)) / (1 - sign * along),
      0,
    ),
  );
}

const FINE = gaussLegendre(30);
const COARSE = gaussLegendre(5);

/** ∫ f over the unit sphere of five dimensions, for f that varies strongly with the first two angles only. */
function overSphere(f: (n: Vector) => number): number {
  let total = 0;
  for (const first of FINE) {
    for (const second of FINE) {
      for (const third of COARSE) {
        for (const azimuth of [0.25, 0.75, 1.25, 1.75]) {
          const [a, b] = [first, second].map(({ node }) => (Math.PI * (1 + node)) / 2) as [number, number];
          const c = third.node;
          const rest = Math.sin(a) * Math.sin(b);
          const inner = rest * Math.sqrt(1 - c * c);
          const n = [
            Math.cos(a),
            Math.sin(a) * Math.cos(b),
            rest * c,
            inner * Math.cos(Math.PI * azimuth),
            inner * Math.sin(Math.PI * azimuth),
          ];
          const measure = first.weight * second.weight * third.weight * (Math.PI / 2) ** 2 * (Math.PI / 2);
          total += measure * Math.sin(a) ** 3 * Math.sin(b) ** 2 * f(n);
        }
      }
    }
  }
  return total;
}

function spectrum({ e = 0, '\\omega': omega = 0, '\\beta': beta = 0 }: Values): number {
  const velocity = [beta * 0.6, beta * 0.8, 0, 0, 0];
  const sum = overSphere((n) => {
    const j = current(n, velocity);
    return polarisations(n).reduce((total, epsilon) => total + dot(epsilon, j) ** 2, 0);
  });
  return (e * e * omega ** 2 * sum) / (2 * (2 * Math.PI) ** 5);
}

proveReference({
  id: 'qed-six-dimensional-soft',
  route: 'explicit polarisation vectors in five space dimensions, directions summed over all four angles',
  points: seededPoints(3, { e: [0.5, 1.5], '\\omega': [0.5, 1.5], '\\beta': [0.3, 0.65] }),
  value: spectrum,
  bends: [
    ['\\frac{13}{3}', '\\frac{11}{3}'],
    ['(5-\\beta^2)', '(3+\\beta^2)'],
    ['8\\pi^3', '8\\pi^2'],
    ['- \\frac{(1', '+ \\frac{(1'],
  ],
});
