import { seededPoints, type Values } from './evaluate-reference.ts';
import { proveReference } from './prove.ts';
import { proveEstimate } from './prove-number.ts';
import { gaussLegendre } from './quadrature.ts';

// Second route: no multipole formulas. The source is a set of current elements, a short one for the electric moment and
// a circle of twelve for each component of the magnetic one; their waves are added with their phases in every direction,
// power and momentum are integrated over the sphere, and the size of the circles is extrapolated to zero.

type Vector = readonly [number, number, number];
/** Current times length as a complex vector, at a place. */
interface Element {
  readonly re: Vector;
  readonly im: Vector;
  readonly place: Vector;
}
interface Source {
  readonly p: number;
  readonly m: number;
  readonly omega: number;
  readonly delta: number;
  readonly mu: number;
  readonly c: number;
}

const ELEMENTS = 12;
const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const scaled = (a: Vector, factor: number): Vector => [a[0] * factor, a[1] * factor, a[2] * factor];
const plus = (a: Vector, b: Vector): Vector => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];

function sourceOf({
  p = 1,
  m = 1,
  '\\omega': omega = 1,
  '\\delta': delta = 1,
  '\\mu_0': mu = 1,
  c = 1,
}: Values): Source {
  return { p, m, omega, delta, mu, c };
}

/** A circle of current elements around an axis, with a moment of complex amplitude; signs by the right-hand rule. */
function circle(radius: number, axis: 0 | 1, moment: readonly [number, number]): readonly Element[] {
  return Array.from({ length: ELEMENTS }, (_, k) => {
    const angle = (2 * Math.PI * (k + 0.5)) / ELEMENTS;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    // around x from y to z, around y from z to x
    const place: Vector = axis === 0 ? [0, radius * cos, radius * sin] : [radius * sin, 0, radius * cos];
    const along: Vector = axis === 0 ? [0, -sin, cos] : [cos, 0, -sin];
    const size = (2 * Math.PI * radius) / ELEMENTS / (Math.PI * radius ** 2);
    return { place, re: scaled(along, size * moment[0]), im: scaled(along, size * moment[1]) };
  });
}

/** All elements, with time dependence e^(-iωt): a moment that rotates from x to y has the amplitudes 1 and i. */
function elements({ p, m, omega, delta }: Source, radius: number): readonly Element[] {
  // ahead by δ in time means the phase e^(-iδ)
  const [cos, sin] = [Math.cos(delta), -Math.sin(delta)];
  return [
    // the current of a dipole is its rate of change, -iω p (1, i, 0)
    { place: [0, 0, 0], re: [0, omega * p, 0], im: [-omega * p, 0, 0] },
    ...circle(radius, 0, [m * cos, m * sin]),
    ...circle(radius, 1, [-m * sin, m * cos]),
  ];
}

/** Power per solid angle, averaged over a period. */
function intensity({ omega, mu, c }: Source, all: readonly Element[], n: Vector): number {
  let [re, im]: [Vector, Vector] = [
    [0, 0, 0],
    [0, 0, 0],
  ];
  for (const element of all) {
    const phase = (-omega / c) * dot(n, element.place);
    const [cos, sin] = [Math.cos(phase), Math.sin(phase)];
    re = plus(re, plus(scaled(element.re, cos), scaled(element.im, -sin)));
    im = plus(im, plus(scaled(element.re, sin), scaled(element.im, cos)));
  }
  const square = dot(re, re) + dot(im, im) - dot(n, re) ** 2 - dot(n, im) ** 2;
  return (mu * omega ** 2 * square) / (32 * Math.PI ** 2 * c);
}

/** Integral over directions of the intensity times a power of the cosine with z. */
function overSphere(source: Source, radius: number, power: 0 | 1): number {
  const all = elements(source, radius);
  return gaussLegendre(10).reduce((sum, { node, weight }) => {
    const sine = Math.sqrt(1 - node ** 2);
    const ring = Array.from({ length: 12 }, (_, k) => {
      const azimuth = (2 * Math.PI * k) / 12;
      return intensity(source, all, [sine * Math.cos(azimuth), sine * Math.sin(azimuth), node]);
    });
    return sum + weight * node ** power * ((2 * Math.PI) / 12) * ring.reduce((a, b) => a + b, 0);
  }, 0);
}

/** The limit of small circles, whose corrections go with even powers of the radius. */
function small(f: (radius: number) => number, wavelength: number): number {
  let row = [0.1, 0.05, 0.025, 0.0125, 0.00625].map((part) => f(part * wavelength));
  for (let power = 1; row.length > 1; power += 1)
    row = row.slice(1).map((value, k) => value + (value - (row[k] ?? 0)) / (4 ** power - 1));
  return row[0] ?? Number.NaN;
}

const extrapolated = (source: Source, f: (radius: number) => number) =>
  small(f, (2 * Math.PI * source.c) / source.omega);
const power = (source: Source) => extrapolated(source, (radius) => overSphere(source, radius, 0));
const force = (source: Source) => extrapolated(source, (radius) => -overSphere(source, radius, 1) / source.c);

const id = 'pv-electro-antenna-recoil';
const route =
  'waves of single current elements added with their phases, power and momentum integrated over the sphere';
const moments = { p: [0.8, 1.4], m: [0.8, 1.4], '\\delta': [0.6, 1.3], c: [0.8, 1.3] } as const;
const points = seededPoints(3, { ...moments, '\\omega': [0.8, 1.3], '\\mu_0': [0.8, 1.3] });

proveReference({
  id,
  part: 0,
  route,
  points,
  value: (point) => power(sourceOf(point)),
  bends: [
    ['6', '12'],
    ['\\frac{m^2}{c^2}', 'm^2'],
  ],
});

proveReference({
  id,
  part: 1,
  route,
  points,
  value: (point) => force(sourceOf(point)),
  bends: [
    ['6', '3'],
    ['\\sin', '\\cos'],
  ],
});

proveReference({
  id,
  part: 2,
  route,
  points: seededPoints(3, moments),
  value: (point) => {
    const source = sourceOf(point);
    const along = (z: 1 | -1) =>
      extrapolated(source, (radius) => intensity(source, elements(source, radius), [0, 0, z]));
    return along(1) / along(-1);
  },
  bends: [
    ['+2c', '+c'],
    ['-2c', '+2c'],
  ],
});

proveEstimate({
  id,
  part: 3,
  route,
  value: () => {
    const light = 299792458;
    const source = sourceOf({ p: 0.05 / light, m: 1, '\\omega': 1, '\\delta': Math.PI / 2, c: light });
    const spin = 2 * Math.PI * 1000;
    return (-force(source) / power(source)) * ((1e38 * spin ** 2) / 2 / 2.8e30);
  },
});
