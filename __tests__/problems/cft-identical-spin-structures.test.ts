import { proveReference } from './prove.ts';
import { gaussLegendre } from './quadrature.ts';

// Second route: no embedding space. With the three points on a line the structures are the invariants of O(d - 1) in the product
// of the three spins; in d = 4 their number, and the trace of the exchange, are integrals of characters over O(3).

const NODES = gaussLegendre(60);

/** A rotation by an angle, times the inversion of three-space or not. */
interface Element {
  readonly angle: number;
  readonly inverted: boolean;
}

/** Character of the harmonic tensors of degree s, which have the parity (-1)^s. */
function character(s: number, { angle, inverted }: Element): number {
  let sum = 1;
  for (let m = 1; m <= s; m += 1) sum += 2 * Math.cos(m * angle);
  return inverted && s % 2 === 1 ? -sum : sum;
}

/**
 * Trace of g on a traceless symmetric tensor of spin l in four dimensions: one harmonic tensor of each degree s up to l, from
 * l - s indices along the line; `reflected` adds the reflection of the line.
 */
function tensorTrace(l: number, g: Element, reflected: boolean): number {
  let sum = 0;
  for (let s = 0; s <= l; s += 1) sum += (reflected && (l - s) % 2 === 1 ? -1 : 1) * character(s, g);
  return sum;
}

/** The mean over O(3), with the density (1 - cos φ)/π of the angle in (0, π). */
function mean(f: (g: Element) => number): number {
  return NODES.reduce((total, { node, weight }) => {
    const angle = (Math.PI * (1 + node)) / 2;
    const density = ((1 - Math.cos(angle)) * weight) / 2;
    return total + (density * (f({ angle, inverted: false }) + f({ angle, inverted: true }))) / 2;
  }, 0);
}

/** Invariants under rotations about the line and under the exchange, which also turns the line around. */
function count(l: number, L: number): number {
  const all = mean((g) => tensorTrace(l, g, false) ** 2 * tensorTrace(L, g, false));
  // the trace of (exchange) (g R x g R) is that of (g R)², and R² = 1
  const exchange = mean(
    (g) => tensorTrace(l, { angle: 2 * g.angle, inverted: false }, false) * tensorTrace(L, g, true),
  );
  return (all + exchange) / 2;
}

const POINTS = [
  { l: 2, p: 0 },
  { l: 3, p: 1 },
  { l: 4, p: 1 },
  { l: 5, p: 2 },
  { l: 7, p: 3 },
  { l: 8, p: 2 },
];

proveReference({
  id: 'cft-identical-spin-structures',
  route:
    'points on a line, and integrals of characters over the group O(3) of rotations about it, with the exchange',
  points: POINTS,
  value: ({ l = 0, p = 0 }) => count(l, 2 * p),
  bends: [
    ['l+1-p', 'l+2-p'],
    ['p+1)^2', 'p+2)^2'],
  ],
});

proveReference({
  id: 'cft-identical-spin-structures',
  part: 1,
  route: 'the same for odd spin of the third operator',
  points: POINTS,
  value: ({ l = 0, p = 0 }) => count(l, 2 * p + 1),
  bends: [
    ['(l-p)', '(l-p+1)'],
    ['p+1)^2', 'p+2)^2'],
  ],
});
