import { seededPoints, type Values } from './evaluate-reference.ts';
import { proveReference } from './prove.ts';

// Second route: no ladder algebra and no mixing. The kinetic term |D Phi|^2 is evaluated numerically with explicit spin
// matrices for constant gauge fields; couplings are its mixed second differences (exact for polynomials), the photon and the
// Z are found from the gauge mass matrix, and the Goldstone boson is the direction in which the W moves the vacuum.

interface Multiplet {
  readonly j: number;
  readonly Y: number;
  readonly vacuum: number;
}
/** Real and imaginary parts by component, T3 = -j, ..., j. */
interface Field {
  readonly re: readonly number[];
  readonly im: readonly number[];
}
interface Gauge {
  readonly W1: number;
  readonly W2: number;
  readonly W3: number;
  readonly B: number;
}
interface Theory {
  readonly g: number;
  readonly gY: number;
  readonly multiplets: readonly Multiplet[];
}

const dimension = (j: number) => Math.round(2 * j) + 1;
const components = (j: number) => Array.from({ length: dimension(j) }, (_, k) => k - j);
const vacuumOf = ({ j, Y, vacuum }: Multiplet): Field => ({
  re: components(j).map((m) => (Math.abs(m + Y) < 1e-9 ? vacuum / Math.SQRT2 : 0)),
  im: components(j).map(() => 0),
});

/** (g W^a T^a + g' Y B) Phi */
function act(theory: Theory, { j, Y }: Multiplet, gauge: Gauge, field: Field): Field {
  const re: number[] = [];
  const im: number[] = [];
  components(j).forEach((m, k) => {
    const up = Math.sqrt(Math.max(0, j * (j + 1) - m * (m + 1))) / 2;
    const down = Math.sqrt(Math.max(0, j * (j + 1) - m * (m - 1))) / 2;
    const diagonal = theory.g * gauge.W3 * m + theory.gY * Y * gauge.B;
    const [a, b] = [theory.g * gauge.W1, theory.g * gauge.W2];
    const at = (list: readonly number[], index: number) => list[index] ?? 0;
    // row m: T1 = (up + down) / 2, T2 = (T+ - T-) / 2i, where T+ takes m - 1 to m and T- takes m + 1 to m
    const [rl, il, rh, ih] = [
      at(field.re, k - 1),
      at(field.im, k - 1),
      at(field.re, k + 1),
      at(field.im, k + 1),
    ];
    re.push(diagonal * at(field.re, k) + a * (down * rl + up * rh) + b * (down * il - up * ih));
    im.push(diagonal * at(field.im, k) + a * (down * il + up * ih) - b * (down * rl - up * rh));
  });
  return { re, im };
}

const NONE: Gauge = { W1: 0, W2: 0, W3: 0, B: 0 };
const inner = (a: Field, b: Field) =>
  a.re.reduce((sum, x, k) => sum + x * (b.re[k] ?? 0) + (a.im[k] ?? 0) * (b.im[k] ?? 0), 0);

/** Bilinear form of |D Phi|^2 in two gauge fields, for two values of the scalar: Re (A Phi)^dagger (B Phi'). */
const form = (theory: Theory, multiplet: Multiplet, a: Gauge, x: Field, b: Gauge, y: Field) =>
  inner(act(theory, multiplet, a, x), act(theory, multiplet, b, y));

function sumOfSquares(point: Values): number {
  const theory = theoryAt(point);
  const { g, gY, multiplets } = theory;
  const norm = Math.hypot(g, gY);
  const Z: Gauge = { ...NONE, W3: g / norm, B: -gY / norm };
  // H+ W- + h.c. is h1 W1 - h2 W2 for H+ = (h1 + i h2)/sqrt 2: one real field of each pair couples to W1
  let coupling = 0;
  const eaten = [
    { ...NONE, W1: 1 },
    { ...NONE, W2: 1 },
  ].map((W) => ({ W, overlap: 0, length: 0 }));
  for (const multiplet of multiplets) {
    const vacuum = vacuumOf(multiplet);
    const moves = eaten.map(({ W }) => rotated(act(theory, multiplet, W, vacuum)));
    moves.forEach((move, k) => {
      const goldstone = eaten[k];
      if (goldstone) goldstone.length += 2 * inner(move, move);
    });
    for (const direction of directions(multiplet)) {
      const w = coupling1Z(theory, multiplet, Z, direction, vacuum);
      coupling += w * w;
      moves.forEach((move, k) => {
        const goldstone = eaten[k];
        if (goldstone) goldstone.overlap += w * Math.SQRT2 * inner(move, direction);
      });
    }
  }
  return eaten.reduce((sum, { overlap, length }) => sum - overlap ** 2 / length, coupling);
}

/** i times a field. */
const rotated = ({ re, im }: Field): Field => ({ re: im.map((x) => -x), im: re });

/** Unit vectors of the canonically normalised real fields: Phi = (a + i b)/sqrt 2. */
function directions({ j }: Multiplet): readonly Field[] {
  const size = dimension(j);
  const unit = (k: number) => Array.from({ length: size }, (_, i) => (i === k ? 1 : 0));
  const zero = unit(-1);
  return Array.from({ length: size }, (_, k) => k).flatMap((k) => [
    { re: unit(k), im: zero },
    { re: zero, im: unit(k) },
  ]);
}

/** Coefficient of (real field) W1 Z in |D Phi|^2. */
function coupling1Z(theory: Theory, multiplet: Multiplet, Z: Gauge, direction: Field, vacuum: Field): number {
  const W: Gauge = { ...NONE, W1: 1 };
  const half = { re: direction.re.map((x) => x / Math.SQRT2), im: direction.im.map((x) => x / Math.SQRT2) };
  return 2 * (form(theory, multiplet, W, half, Z, vacuum) + form(theory, multiplet, W, vacuum, Z, half));
}

function theoryAt({ g = 0, c = 1, j = 0, Y = 0, 'v_\\chi': vacuum = 0, v = 0 }: Values): Theory {
  const gY = (g * Math.sqrt(1 - c * c)) / c;
  const chi: Multiplet = { j, Y, vacuum };
  const doublet = (size: number): Multiplet => ({ j: 1 / 2, Y: 1 / 2, vacuum: size });
  // M_W^2 is twice the coefficient of W1 W1 / 2 ...: the doublet supplies what chi leaves of g^2 v^2 / 4
  const mass = (multiplet: Multiplet) => {
    const moved = act({ g, gY, multiplets: [] }, multiplet, { ...NONE, W1: 1 }, vacuumOf(multiplet));
    return 2 * inner(moved, moved);
  };
  const rest = (g * g * v * v) / 4 - mass(chi);
  return { g, gY, multiplets: [chi, doublet(Math.sqrt(rest / mass(doublet(1))))] };
}

const KINDS = [
  { j: 1, Y: 1 },
  { j: 3 / 2, Y: 1 / 2 },
  { j: 3 / 2, Y: 3 / 2 },
  { j: 2, Y: 1 },
  { j: 5 / 2, Y: 1 / 2 },
  { j: 3, Y: -1 },
];
const POINTS = seededPoints(KINDS.length, {
  g: [0.5, 0.8],
  c: [0.8, 0.95],
  'v_\\chi': [0.1, 0.25],
  v: [1.6, 2],
}).map((point, index) => ({ ...point, ...KINDS[index] }));

proveReference({
  id: 'electroweak-charged-higgs-wz',
  route:
    'kinetic term with explicit spin matrices and real fields; Goldstone direction from the motion of the vacuum',
  points: POINTS,
  value: sumOfSquares,
  bends: [
    ['- 4Y^2 -', '+ 4Y^2 -'],
    ['j-3Y^2', 'j-2Y^2'],
    ['1+4Y^2', '1+2Y^2'],
    ['{2 c^2}', '{2 c^4}'],
    ['- \\frac{2(', '- \\frac{4('],
  ],
});
