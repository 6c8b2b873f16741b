import { seededPoints, type Values } from './evaluate-reference.ts';
import { proveReference } from './prove.ts';

// Second route: no oblique parameters, no Feynman parameters and no sum rules over isospin. The vacuum polarisations
// are Euclidean loop integrals expanded in q and in kappa under the integral, with explicit spin matrices; the masses,
// the Fermi constant and the coupling of the photon are then read off the corrected quadratic form of the gauge fields,
// and the W mass is compared with the tree-level relation between the observables.

/** Coefficients of delta^0, delta^1, delta^2 in the expansion by the mass splitting, m_I^2 = M^2 - delta I. */
type Series = readonly [number, number, number];

const multiply = (a: Series, b: Series): Series => [
  a[0] * b[0],
  a[0] * b[1] + a[1] * b[0],
  a[0] * b[2] + a[1] * b[1] + a[2] * b[0],
];
const combine = (a: Series, x: number, b: Series, y: number): Series => [
  x * a[0] + y * b[0],
  x * a[1] + y * b[1],
  x * a[2] + y * b[2],
];

/** 1 / (k^2 + M^2 - delta I) with P0 = 1 / (k^2 + M^2). */
const propagator = (p0: number, isospin: number): Series => [p0, isospin * p0 ** 2, isospin ** 2 * p0 ** 3];

interface Pair {
  readonly row: number;
  readonly column: number;
  /** T^a_{row,column} T^b_{column,row} */
  readonly weight: number;
}
interface Polarisation {
  readonly constant: number;
  readonly slope: number;
}

function isospins(j: number): readonly number[] {
  return Array.from({ length: Math.round(2 * j) + 1 }, (_, k) => k - j);
}
/** T^1 T^1: raising and lowering by one, with T^1 = (T^+ + T^-) / 2. */
function chargedPairs(j: number): readonly Pair[] {
  return isospins(j).flatMap((m) => {
    const weight = (j * (j + 1) - m * (m + 1)) / 4;
    return m === j ? [] : [pair(m, m + 1, weight), pair(m + 1, m, weight)];
  });
}
const pair = (row: number, column: number, weight: number): Pair => ({ row, column, weight });
const neutralPairs = (j: number, weight: (m: number) => number) =>
  isospins(j).map((m) => pair(m, m, weight(m)));

/** Nodes and weights on (0, 1); the integrands are polynomials in t of degree below eight. */
const NODES = gaussLegendre(8);

function gaussLegendre(count: number): readonly (readonly [node: number, weight: number])[] {
  return Array.from({ length: count }, (_, index) => {
    let x = Math.cos((Math.PI * (index + 0.75)) / (count + 0.5));
    let slope = 1;
    for (let step = 0; step < 30; step += 1) {
      let [previous, current] = [1, x];
      for (let n = 2; n <= count; n += 1) {
        [previous, current] = [current, ((2 * n - 1) * x * current - (n - 1) * previous) / n];
      }
      slope = (count * (x * current - previous)) / (x * x - 1);
      x -= current / slope;
    }
    return [(1 + x) / 2, 1 / ((1 - x * x) * slope * slope)] as const;
  });
}

/**
 * The part of first and second order in delta of Pi(q^2) = constant + slope q^2 (q^2 timelike), for the transverse
 * components: Pi = sum T T Int d^4k/(2 pi)^4 [P_i + P_j - (2k+q)^2_perp P_i(k) P_j(k+q)], with the angular means
 * <k_perp^2> = k^2/4 and <k_perp^2 (k.q)^2> = k^4 q^2/24. What diverges or depends on the routing of k is linear in the
 * squared masses, and drops out of the sums over isospin.
 */
function polarisation(pairs: readonly Pair[], delta: number, M: number): Polarisation {
  const total = { constant: 0, slope: 0 };
  for (const [t, weight] of NODES) {
    // t = M^2 / (k^2 + M^2), so that k^3 dk = k^2 dt M^2 / (2 t^2)
    const p0 = t / M ** 2;
    const k2 = (M ** 2 * (1 - t)) / t;
    const measure = (weight * k2 * M ** 2) / (2 * t * t) / (8 * Math.PI ** 2);
    let constant: Series = [0, 0, 0];
    let slope: Series = [0, 0, 0];
    for (const { row, column, weight: coupling } of pairs) {
      const [a, b] = [propagator(p0, row), propagator(p0, column)];
      const bubble = multiply(a, b);
      const seagull = combine(combine(a, 1, b, 1), 1, bubble, -k2);
      const linear = combine(multiply(bubble, b), -k2, multiply(bubble, multiply(b, b)), (2 / 3) * k2 ** 2);
      constant = combine(constant, 1, seagull, coupling);
      slope = combine(slope, 1, linear, coupling);
    }
    // the term of first order in the constant vanishes by isospin, before the divergent integral is done
    total.constant += measure * constant[2] * delta ** 2;
    total.slope += measure * (slope[1] * delta + slope[2] * delta ** 2);
  }
  return total;
}

/** M_W^2 over its tree-level value for the same alpha(0), G_F and M_Z, with the polarisations multiplied by `loop`. */
function ratio(input: Setting, loop: number): number {
  const { g, gY, v } = input;
  const [p11, p33, p3Y, pYY] = input.polarisations.map(({ constant, slope }) => ({
    constant: loop * constant,
    slope: loop * slope,
  })) as [Polarisation, Polarisation, Polarisation, Polarisation];
  const w2 = (g * g * (v * v + 4 * p11.constant)) / 4 / (1 - g * g * p11.slope);
  // -q^2 Z + mass matrix, for (W^3, B); the photon is (gY, g) and has no mass
  const z11 = 1 - g * g * p33.slope;
  const z12 = -g * gY * p3Y.slope;
  const z22 = 1 - gY * gY * pYY.slope;
  const photon = gY * gY * z11 + 2 * g * gY * z12 + g * g * z22;
  const e2 = (g * gY) ** 2 / photon;
  // the determinant of the form is q^2 (q^2 det Z - (v^2/4) photon)
  const mz2 = ((v * v) / 4) * (photon / (z11 * z22 - z12 * z12));
  const fermi = v * v + 4 * p11.constant;
  const tree = mz2 * (1 / 2 + Math.sqrt(1 / 4 - e2 / 4 / (mz2 / fermi)));
  return w2 / tree;
}

interface Setting {
  readonly g: number;
  readonly gY: number;
  readonly v: number;
  /** 11, 33, 3Y, YY */
  readonly polarisations: readonly Polarisation[];
}

function shift(point: Values): number {
  const read = (name: string) => point[name] ?? Number.NaN;
  const [j, Y, v, M, s] = [read('j'), read('Y'), read('v'), read('M'), read('s')];
  const e = Math.sqrt(4 * Math.PI * read('\\alpha'));
  const delta = (read('\\kappa') * v * v) / 2;
  const setting: Setting = {
    g: e / s,
    gY: e / Math.sqrt(1 - s * s),
    v,
    polarisations: [
      chargedPairs(j),
      neutralPairs(j, (m) => m * m),
      neutralPairs(j, (m) => m * Y),
      neutralPairs(j, () => Y * Y),
    ].map((pairs) => polarisation(pairs, delta, M)),
  };
  return slopeAtZero((loop) => ratio(setting, loop), 0.05 / sizeOf(setting)) / 2;
}

/** The largest relative change of a quantity of the tree level, which sets the step of the derivative. */
function sizeOf({ g, v, polarisations }: Setting): number {
  const changes = polarisations.flatMap(({ constant, slope }) => [(4 * constant) / v ** 2, g * g * slope]);
  return Math.max(...changes.map(Math.abs));
}

/** Derivative at zero by central differences from `step` downwards, extrapolated four times (Richardson). */
function slopeAtZero(f: (loop: number) => number, step: number): number {
  let row = Array.from({ length: 5 }, (_, k) => 0.5 ** k * step).map((h) => (f(h) - f(-h)) / (2 * h));
  for (let order = 1; row.length > 1; order += 1) {
    const [factor, coarser] = [4 ** order, row];
    row = coarser.slice(1).map((finer, k) => (factor * finer - (coarser[k] ?? 0)) / (factor - 1));
  }
  return row[0] ?? Number.NaN;
}

// A polynomial of degree five in j is fixed by six isospins; seven are tried.
const POINTS = seededPoints(7, {
  '\\alpha': [0.05, 0.1],
  s: [0.35, 0.5],
  Y: [0.5, 1.5],
  '\\kappa': [0.4, 0.8],
  v: [0.8, 1.2],
  M: [1.5, 2.5],
}).map((point, index) => ({ ...point, j: (index + 1) / 2 }));

proveReference({
  id: 'electroweak-w-mass-multiplet',
  route: 'Euclidean loop integrals with explicit spin matrices; masses read off the corrected quadratic form',
  points: POINTS,
  value: shift,
  bends: [
    ['- \\frac{\\alpha Y', '+ \\frac{\\alpha Y'],
    ['{288 ', '{144 '],
    ['36', '72'],
    ['2880', '1440'],
    ['4j-1', '4j-3'],
    ['\\left[ \\frac{(1-s^2)', '\\left[ \\frac{(1-2s^2)'],
  ],
});
