import { figureOf, shownNumber } from './figure.ts';
import { proveChoice } from './prove.ts';
import { proveNumber } from './prove-number.ts';

// Second route: the values are read from the drawing and rays are traced through the resonator element by element. The mode
// is the ellipse that a ray's heights and slopes fill in many round trips, and the distance of the modes is how fast the
// ray goes round on it; no product of matrices, no stability parameters.

const id = 'pv-optics-lens-resonator';
const svg = figureOf(id);
const millimetres = (name: string) => shownNumber(svg, name) * 1e-3;
const [R1, R2, f, d1] = [millimetres('R1'), millimetres('R2'), millimetres('f'), millimetres('d1')];
const D2 = millimetres('d2');
const LIGHT = 2.998e8;
const WAVELENGTH = 1064e-9;

interface Ray {
  readonly height: number;
  readonly slope: number;
}

const drift = ({ height, slope }: Ray, length: number): Ray => ({ height: height + slope * length, slope });
/** A lens, or a mirror of half its radius with the path unfolded. */
const focus = ({ height, slope }: Ray, length: number): Ray => ({ height, slope: slope - height / length });

/** Just before the first mirror to there again; with `at` 2 the second mirror is the first. */
function roundTrip(ray: Ray, d2: number, at: 1 | 2): Ray {
  const [near, far] =
    at === 1
      ? [
          { d: d1, R: R1 },
          { d: d2, R: R2 },
        ]
      : [
          { d: d2, R: R2 },
          { d: d1, R: R1 },
        ];
  const atLens = focus(drift(focus(ray, near.R / 2), near.d), f);
  const back = drift(focus(drift(atLens, far.d), far.R / 2), far.d);
  return drift(focus(back, f), near.d);
}

const heights = (d2: number, at: 1 | 2, start: Ray, count: number): readonly Ray[] => {
  const rays = [start];
  while (rays.length < count) rays.push(roundTrip(rays.at(-1) ?? start, d2, at));
  return rays;
};

/**
 * The radius of the mode: of the ellipse β slope² + 2α slope height + γ height² = const with βγ - α² = 1 that a ray stays
 * on, the mode has the height √(βλ/π). Three rays fix β : α : γ.
 */
function modeRadius(at: 1 | 2): number {
  const rays = heights(D2, at, { height: 1e-3, slope: 0 }, 3);
  // solve p slope² + 2 q slope height + r height² = 1
  const rows = rays.map(({ height: x, slope: s }) => [s * s, 2 * s * x, x * x] as const);
  const [a, b, c] = rows as [Row, Row, Row];
  const whole = determinant(a, b, c);
  const one = (column: 0 | 1 | 2) =>
    determinant(withOne(a, column), withOne(b, column), withOne(c, column)) / whole;
  const [p, q, r] = [one(0), one(1), one(2)];
  return Math.sqrt(((p / Math.sqrt(p * r - q * q)) * WAVELENGTH) / Math.PI);
}

type Row = readonly [number, number, number];
const withOne = (row: Row, column: 0 | 1 | 2) => row.map((x, k) => (k === column ? 1 : x)) as unknown as Row;
const determinant = (a: Row, b: Row, c: Row) =>
  a[0] * (b[1] * c[2] - b[2] * c[1]) -
  a[1] * (b[0] * c[2] - b[2] * c[0]) +
  a[2] * (b[0] * c[1] - b[1] * c[0]);

/** Turns of the ray on its ellipse per round trip, from the sign changes of its height in many of them; at most a half. */
function turns(): number {
  const count = 200_000;
  const rays = heights(D2, 1, { height: 1e-3, slope: 0 }, count);
  const changes = rays.filter(({ height }, k) => k > 0 && height * (rays[k - 1]?.height ?? 0) < 0).length;
  return changes / 2 / count;
}

/** Whether a ray stays near the axis. */
const isStable = (d2: number) =>
  heights(d2, 1, { height: 1e-3, slope: 1e-3 }, 3000).every(({ height }) => Math.abs(height) < 1);

const route = 'values read from the drawing, rays traced for many round trips';

proveNumber({ id, part: 0, route, value: () => modeRadius(1) });
proveNumber({ id, part: 1, route, value: () => modeRadius(2) });
proveNumber({ id, part: 2, route, value: () => (turns() * LIGHT) / (2 * (d1 + D2)) });
proveChoice({
  id,
  part: 3,
  route,
  options: {
    A: () => !isStable(0.25),
    B: () => !isStable(0.38),
    C: () => !isStable(0.5),
    D: () => !isStable(0.6),
  },
});
