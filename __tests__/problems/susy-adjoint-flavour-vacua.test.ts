import { add, type Complex, complexOf, modulus, multiply, negate } from '../../src/math/complex.ts';
import { seededPoints, type Values } from './evaluate-reference.ts';
import { complexRoot } from './numerics/complex-newton.ts';
import { proveReference } from './prove.ts';

// Second route: no mesons and no non-perturbative superpotential. The vacua are the points of the N=2 moduli space where
// the curve y^2 = P^2 - 4 Lambda^4 (lambda x)^2 becomes a square times the reduced curve x^2 + b of the one-cut matrix model
// with W' = m x; all such factorisations are found by Newton's method. Tr Phi^2 is the sum of squared zeros of P.

type Polynomial = readonly Complex[];
const ONE = complexOf(1);
const entry = (x: Polynomial, k: number) => x[k] ?? complexOf(Number.NaN);

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

/** P^2 - 4 x^2n - H^2 (x^2 + b), n = 1 or 0, without its leading coefficient; the unknowns are those of P, of H, and b. */
function mismatch(P: Polynomial, H: Polynomial, b: Complex, n: number): Polynomial {
  const right = times(times(H, H), [b, complexOf(0), ONE]);
  return times(P, P)
    .slice(0, -1)
    .map((value, k) => add(add(value, negate(entry(right, k))), complexOf(k === 2 * n ? -4 : 0)));
}
/** No massless quarks at x = 0: P of degree three. */
const confined = (x: Polynomial) =>
  mismatch([...x.slice(0, 3), ONE], [...x.slice(3, 5), ONE], entry(x, 5), 1);
/** P and H both vanish at x = 0, where quarks are massless: a factor x^2 of the curve is divided out. */
const higgsed = (x: Polynomial) => mismatch([...x.slice(0, 2), ONE], [entry(x, 2), ONE], entry(x, 3), 0);

/** Starting points with their complex conjugates, as the equations are real. */
const STARTS = seededPoints(
  60,
  Object.fromEntries(Array.from({ length: 12 }, (_, k) => [String(k), [-3, 3] as const])),
)
  .map((start) =>
    Array.from({ length: 6 }, (_, k) => complexOf(start[String(2 * k)] ?? 0, start[String(2 * k + 1)] ?? 0)),
  )
  .flatMap((start) => [start, start.map(({ re, im }) => complexOf(re, -im))]);

/** The sum of squares of the zeros, from the two coefficients behind the leading one. */
function squares(P: Polynomial): Complex {
  const [second, first] = P.slice(-2);
  return add(multiply(first ?? ONE, first ?? ONE), multiply(complexOf(-2), second ?? ONE));
}

/** Values of Tr Phi^2 in units of lambda Lambda^2. */
function values(): readonly Complex[] {
  const all = STARTS.flatMap((start) => {
    const [free, tied] = [complexRoot(confined, start), complexRoot(higgsed, start.slice(0, 4))];
    // b = 0 would leave no cut, hence no gaugino condensate
    return [
      ...(free && modulus(entry(free, 5)) > 1e-6 ? [squares(free.slice(0, 3))] : []),
      ...(tied && modulus(entry(tied, 3)) > 1e-6 ? [squares(tied.slice(0, 2))] : []),
    ];
  });
  const isNew = (value: Complex, index: number) =>
    all.slice(0, index).every((old) => modulus(add(old, negate(value))) > 1e-6);
  return all.filter(isNew);
}
const UNITS = values();

proveReference({
  id: 'susy-adjoint-flavour-vacua',
  route:
    'all factorisations of the N=2 curve with flavours into the one-cut curve, by Newton from many starting points',
  points: seededPoints(3, { m: [0.5, 2], '\\lambda': [0.5, 2], '\\Lambda': [0.5, 2] }),
  value: (point: Values) => {
    const unit = (point['\\lambda'] ?? Number.NaN) * (point['\\Lambda'] ?? Number.NaN) ** 2;
    return UNITS.map((value) => multiply(value, complexOf(unit)));
  },
  bends: [
    ['\\{ 4', '\\{ 2'],
    ['-4i', '-2i'],
  ],
});
