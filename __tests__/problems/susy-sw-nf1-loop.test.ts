import { add, type Complex, complexOf, divide, multiply, negate } from '../../src/math/complex.ts';
import { proveReference } from './prove.ts';

// Second route: no group theory and no symmetry. The two periods are defined by their series at infinity and at u = 1,
// and their differential equation is integrated numerically along the path of the question.

const BASE = 2;
/** A solution and its derivative. */
type State = readonly [value: Complex, slope: Complex];

const scale = (z: Complex, factor: number) => complexOf(z.re * factor, z.im * factor);

/** a and its derivative at the base point: sqrt(u/2) times a series in u^-3 whose coefficients the equation fixes. */
function electric(): readonly [number, number] {
  let [value, slope, coefficient] = [0, 0, Math.SQRT1_2];
  for (let n = 0; n < 40; n += 1) {
    const exponent = 1 / 2 - 3 * n;
    value += coefficient * BASE ** exponent;
    slope += coefficient * exponent * BASE ** (exponent - 1);
    // (u^3 - 1) y'' + u y / 4 = 0 between u^(exponent + 1) of this term and of the next one
    const next = exponent - 3;
    coefficient *= (exponent * (exponent - 1)) / (next * (next - 1) + 1 / 4);
  }
  return [value, slope];
}

/** The solution with slope 1 that vanishes at u = 1, and its derivative, at the base point. */
function vanishing(): readonly [number, number] {
  // y = sum c_n t^n with t = u - 1: (3t + 3t^2 + t^3) y'' + (1 + t) y / 4 = 0
  const c = [0, 1];
  for (let n = 1; n < 90; n += 1) {
    const at = (k: number) => c[k] ?? 0;
    const known = 3 * n * (n - 1) * at(n) + (n - 1) * (n - 2) * at(n - 1) + (at(n) + at(n - 1)) / 4;
    c.push(-known / (3 * (n + 1) * n));
  }
  const t = BASE - 1;
  return [
    c.reduce((sum, value, n) => sum + value * t ** n, 0),
    c.reduce((sum, value, n) => sum + n * value * t ** Math.max(n - 1, 0), 0),
  ];
}

/** a_D and a: the part a ln u of the vanishing solution follows from the Wronskian, a^2/u -> 1/2 at infinity. */
function periods(): readonly [State, State] {
  const [a, aSlope] = electric();
  const [f, fSlope] = vanishing();
  const norm = 3 / (2 * Math.PI) / (2 * (a * fSlope - aSlope * f));
  return [
    [complexOf(0, norm * f), complexOf(0, norm * fSlope)],
    [complexOf(a), complexOf(aSlope)],
  ];
}

/** -u / (4 (u^3 - 1)) */
function force(u: Complex): Complex {
  const cube = multiply(u, multiply(u, u));
  return divide(scale(u, -1 / 4), add(cube, complexOf(-1)));
}

type Curve = (s: number) => readonly [position: Complex, velocity: Complex];
const arc =
  (radius: number, from: number, by: number, centre: Complex = complexOf(0)): Curve =>
  (s) => {
    const angle = from + by * s;
    const offset = complexOf(radius * Math.cos(angle), radius * Math.sin(angle));
    return [add(centre, offset), multiply(complexOf(0, by), offset)];
  };
const radial =
  (angle: number, from: number, to: number): Curve =>
  (s) => {
    const unit = complexOf(Math.cos(angle), Math.sin(angle));
    return [scale(unit, from + (to - from) * s), scale(unit, to - from)];
  };
const reversed =
  (curve: Curve): Curve =>
  (s) => {
    const [position, velocity] = curve(1 - s);
    return [position, negate(velocity)];
  };

const RADIUS = 0.5;
function loop(k: number): readonly Curve[] {
  const angle = (2 * Math.PI * k) / 3;
  const way = [arc(BASE, 0, angle), radial(angle, BASE, 1 + RADIUS)];
  const centre = complexOf(Math.cos(angle), Math.sin(angle));
  return [...way, arc(RADIUS, angle, 2 * Math.PI, centre), ...way.toReversed().map(reversed)];
}
const inverse = (curves: readonly Curve[]) => curves.toReversed().map(reversed);

/** Runge-Kutta of fourth order along a curve. */
function follow(start: State, curve: Curve): State {
  const steps = 3000;
  const h = 1 / steps;
  const rate = ([y, slope]: State, s: number): State => {
    const [u, velocity] = curve(s);
    return [multiply(velocity, slope), multiply(velocity, multiply(force(u), y))];
  };
  const moved = (state: State, by: State, size: number): State => [
    add(state[0], scale(by[0], size)),
    add(state[1], scale(by[1], size)),
  ];
  let state = start;
  for (let n = 0; n < steps; n += 1) {
    const s = n * h;
    const k1 = rate(state, s);
    const k2 = rate(moved(state, k1, h / 2), s + h / 2);
    const k3 = rate(moved(state, k2, h / 2), s + h / 2);
    const k4 = rate(moved(state, k3, h), s + h);
    state = moved(moved(moved(state, k1, h / 6), moved(k2, k3, 1), h / 3), k4, h / 6);
  }
  return state;
}

/** The rows express the continued periods by the periods at the base point. */
function monodromy(path: readonly Curve[]): readonly (readonly number[])[] {
  const start = periods();
  const [D, E] = start;
  const cross = (x: State, y: State) => add(multiply(x[0], y[1]), negate(multiply(x[1], y[0])));
  const wronskian = cross(D, E);
  return start.map((period) => {
    const end = path.reduce(follow, period);
    return [divide(cross(end, E), wronskian), divide(cross(D, end), wronskian)].map(({ re, im }) =>
      Math.abs(im) < 1e-9 ? re : Number.NaN,
    );
  });
}

proveReference({
  id: 'susy-sw-nf1-loop',
  route: 'the differential equation of the periods integrated numerically along the path',
  points: [{}],
  value: () => monodromy([...loop(1), ...inverse(loop(2)), ...loop(0)]),
  bends: [
    ['-5', '5'],
    ['-3', '3'],
  ],
});
