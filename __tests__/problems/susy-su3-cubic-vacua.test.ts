import { add, type Complex, complexOf, divide, multiply, negate } from '../../src/math/complex.ts';
import { seededPoints, type Values } from './evaluate-reference.ts';
import { complexRoot } from './numerics/complex-newton.ts';
import { proveReference } from './prove.ts';

// Second route: nothing is extremised. A vacuum with n massless photons is a factorisation of the curve,
// P^2 - 4 Lambda^6 = H^2 F, whose reduced curve F is that of the matrix model, W'^2 + (a polynomial of lower degree).
// All factorisations are found by Newton's method from many starting points in the complex space of coefficients.

type Polynomial = readonly Complex[];

/** Products of polynomials, lowest coefficient first. */
function times(a: Polynomial, b: Polynomial): Polynomial {
  const product = Array.from({ length: a.length + b.length - 1 }, () => complexOf(0));
  a.forEach((x, i) => {
    b.forEach((y, j) => {
      product[i + j] = add(product[i + j] ?? complexOf(0), multiply(x, y));
    });
  });
  return product;
}
const minus = (a: Polynomial, b: Polynomial): Polynomial =>
  a.map((value, k) => add(value, negate(b[k] ?? complexOf(0))));

const ONE = complexOf(1);
type Unknowns = readonly Complex[];
const entry = (x: Unknowns, k: number) => x[k] ?? complexOf(Number.NaN);

/** P^2 - 4 Lambda^6 without its leading coefficient, for unknowns that begin with u, v. */
function curve(x: Unknowns, Lambda: number): Polynomial {
  const P = [negate(entry(x, 1)), negate(entry(x, 0)), complexOf(0), ONE];
  return minus(times(P, P), [complexOf(4 * Lambda ** 6)]);
}

/** Unknowns u, v, r, c, f1, f0: (x - r)^2 [ (x^2 + (m/g) x + c)^2 + f1 x + f0 ], one massless photon. */
function photonEquations(x: Unknowns, ratio: number, Lambda: number): Unknowns {
  const quadratic = [entry(x, 3), complexOf(ratio), ONE];
  const F = times(quadratic, quadratic).map((value, k) =>
    k === 0 ? add(value, entry(x, 5)) : k === 1 ? add(value, entry(x, 4)) : value,
  );
  const root = [negate(entry(x, 2)), ONE];
  return minus(curve(x, Lambda), times(times(root, root), F)).slice(0, 6);
}

const half = (z: Complex) => complexOf(z.re / 2, z.im / 2);

/** (x^2 + s x + p)^2 (x^2 - 2s x + b), no massless photon; F times a square fits any W. */
function gapped(x: Unknowns): Polynomial {
  const [s, p, b] = [entry(x, 0), entry(x, 1), entry(x, 2)];
  const H = [p, s, ONE];
  return times(times(H, H), [b, multiply(complexOf(-2), s), ONE]);
}
/** u and v, which stand in the curve as -2u x^4 - 2v x^3. */
function moduliOf(x: Unknowns): readonly [Complex, Complex] {
  const product = gapped(x);
  return [negate(half(entry(product, 4))), negate(half(entry(product, 3)))];
}
/** The three lowest coefficients for the unknowns s, p, b, led away from b = s^2, where F is a square and has no cut. */
function gapEquations(x: Unknowns, Lambda: number): Unknowns {
  const [constant, ...others] = minus(curve(moduliOf(x), Lambda), gapped(x)).slice(0, 3);
  const discriminant = add(entry(x, 2), negate(multiply(entry(x, 0), entry(x, 0))));
  return [constant ?? complexOf(Number.NaN), ...others.map((value) => divide(value, discriminant))];
}

function superpotentials(point: Values): readonly Complex[] {
  const [g, m, Lambda] = ['g', 'm', '\\Lambda'].map((name) => point[name] ?? Number.NaN) as [
    number,
    number,
    number,
  ];
  const photons = STARTS.map((start) => complexRoot((x) => photonEquations(x, m / g, Lambda), start));
  const gaps = STARTS.map((start) => complexRoot((x) => gapEquations(x, Lambda), start.slice(0, 3)));
  const moduli = [
    ...photons.flatMap((x) => (x ? [[entry(x, 0), entry(x, 1)] as const] : [])),
    ...gaps.flatMap((x) => (x ? [moduliOf(x)] : [])),
  ];
  const found: Complex[] = [];
  for (const [u, v] of moduli) {
    const W = complexOf(g * v.re + m * u.re, g * v.im + m * u.im);
    if (found.every((old) => Math.hypot(old.re - W.re, old.im - W.im) > 1e-6)) found.push(W);
  }
  return found;
}

const STARTS = seededPoints(
  60,
  Object.fromEntries(Array.from({ length: 12 }, (_, k) => [String(k), [-4, 4] as const])),
).map((start) =>
  Array.from({ length: 6 }, (_, k) => complexOf(start[String(2 * k)] ?? 0, start[String(2 * k + 1)] ?? 0)),
);

proveReference({
  id: 'susy-su3-cubic-vacua',
  route:
    'all factorisations of the curve that match the matrix-model curve, by Newton from many starting points',
  points: seededPoints(3, { g: [0.7, 1.4], m: [0.9, 1.6], '\\Lambda': [0.7, 1.2] }),
  value: superpotentials,
  bends: [
    ['}+2g', '}+3g'],
    ['3m\\Lambda^2,', '2m\\Lambda^2,'],
    ['e^{-2', 'e^{-'],
  ],
});
