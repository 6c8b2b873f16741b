import { describe, expect, it } from '@jest/globals';
import { seededPoints, type Values } from './evaluate-reference.ts';
import { proveReference } from './prove.ts';

// Second route: canonical gauge fields. The mass matrix comes from the action of the explicit generators on the vacuum,
// all neutral bosons (the photon too) are exchanged at a small spacelike momentum, where the photon does not couple to the
// neutrino, and the limit of zero momentum is extrapolated. G_F is that of the mass of the left W in the same vacuum.

/** T3_L, T3_R, X of a state. */
type Charges = readonly [left: number, right: number, X: number];
interface Couplings {
  readonly g: number;
  readonly gX: number;
}
type Row = readonly [number, number, number];

const NEUTRINO: Charges = [1 / 2, 0, -1 / 2];
const LEFT_ELECTRON: Charges = [-1 / 2, 0, -1 / 2];
const RIGHT_ELECTRON: Charges = [0, -1 / 2, -1 / 2];

const isospinSquare = (t: number) => t * (t + 1);

interface Vacuum {
  readonly charges: Charges;
  readonly value: number;
  /** isospin under the left group */
  readonly left: number;
}
const vacua = ({ k = 0, v_L = 0, v_R = 0 }: Values): readonly Vacuum[] => [
  { charges: [1 / 2, -1 / 2, 0], value: k, left: 1 / 2 },
  { charges: [-1 / 2, 0, 1 / 2], value: v_L, left: 1 / 2 },
  { charges: [0, -1, 1], value: v_R, left: 0 },
];

const vector = ({ g, gX }: Couplings, [left, right, X]: Charges): Row => [g * left, g * right, gX * X];

/** Twice |D vacuum|^2 as a form in (W3_L, W3_R, B). */
function massMatrix(couplings: Couplings, point: Values): readonly Row[] {
  const terms = vacua(point).map(({ charges, value }) => ({ q: vector(couplings, charges), value }));
  const entry = (i: number, j: number) =>
    terms.reduce((sum, { q, value }) => sum + value ** 2 * (q[i] ?? 0) * (q[j] ?? 0), 0);
  return [0, 1, 2].map((i) => [entry(i, 0), entry(i, 1), entry(i, 2)] as const);
}

/** a (M^2 + Q^2)^{-1} b by Cramer's rule. */
function exchange(mass: readonly Row[], Q2: number, a: Row, b: Row): number {
  const rows = mass.map((row, i) => row.map((x, j) => x + (i === j ? Q2 : 0)) as unknown as Row);
  const [r0, r1, r2] = rows as [Row, Row, Row];
  const determinant = dot(r0, cross(r1, r2));
  const inverse = [cross(r1, r2), cross(r2, r0), cross(r0, r1)];
  return inverse.reduce((sum, column, i) => sum + (b[i] ?? 0) * dot(a, column), 0) / determinant;
}
const dot = (a: Row, b: Row) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a: Row, b: Row): Row => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

/** Mass squared of the left W: |g T^1 vacuum|^2 summed, where <T1 T1> = (t(t+1) - m^2)/2. */
function leftW(g: number, point: Values): number {
  return vacua(point).reduce(
    (sum, { charges, value, left }) =>
      sum + (g * g * value ** 2 * (isospinSquare(left) - charges[0] ** 2)) / 2,
    0,
  );
}

function epsilon(point: Values, electron: Charges): number {
  const s = point['s'] ?? Number.NaN;
  const g = 0.65;
  const e = g * s;
  const couplings = { g, gX: 1 / Math.sqrt(1 / e ** 2 - 2 / g ** 2) };
  const mass = massMatrix(couplings, point);
  const [a, b] = [vector(couplings, NEUTRINO), vector(couplings, electron)];
  let row = [0.02, 0.01, 0.005, 0.0025, 0.00125, 0.000625].map((Q2) => exchange(mass, Q2, a, b));
  for (let power = 1; row.length > 1; power += 1) {
    const coarser = row;
    row = coarser.slice(1).map((finer, i) => finer + (finer - (coarser[i] ?? 0)) / (2 ** power - 1));
  }
  // J exchange J in L = -J J / (M^2 + Q^2), against 2 sqrt2 G_F = g^2 / (2 M_W^2)
  return (row[0] ?? Number.NaN) / ((g * g) / (2 * leftW(g, point)));
}

describe('the neutral bosons', () => {
  it('have one massless member, which couples to the charge', () => {
    const couplings = { g: 0.65, gX: 0.4 };
    const photon: Row = [1 / 0.65, 1 / 0.65, 1 / 0.4];
    for (const row of massMatrix(couplings, { k: 1.2, v_L: 0.8, v_R: 2 }))
      expect(dot(row, photon)).toBeCloseTo(0, 14);
    const charge = dot(vector(couplings, LEFT_ELECTRON), photon);
    expect(charge).toBeCloseTo(-1, 14);
    expect(dot(vector(couplings, NEUTRINO), photon)).toBeCloseTo(0, 14);
  });
});

const POINTS = seededPoints(3, { s: [0.35, 0.45], k: [1, 1.5], v_L: [0.8, 1.3], v_R: [1.4, 2.4] });
const ROUTE = 'canonical mass matrix, exchange of all neutral bosons at small momentum extrapolated to zero';

proveReference({
  id: 'electroweak-left-right-neutrino',
  part: 0,
  route: ROUTE,
  points: POINTS,
  value: (point) => epsilon(point, LEFT_ELECTRON),
  bends: [
    ['s^2 - \\frac{1}{2}) v_R', 's^2 - \\frac{1}{4}) v_R'],
    ['(2 s^2', '(4 s^2'],
    ['+ 4 v_R^2 k^2', '+ 2 v_R^2 k^2'],
  ],
});

proveReference({
  id: 'electroweak-left-right-neutrino',
  part: 1,
  route: ROUTE,
  points: POINTS,
  value: (point) => epsilon(point, RIGHT_ELECTRON),
  bends: [
    ['(2s^2-\\frac{1}{2}) k^2', '(2s^2+\\frac{1}{2}) k^2'],
    ['[4 s^2', '[2 s^2'],
    ['(4v_R^2+k^2)', '(2v_R^2+k^2)'],
  ],
});
