import { add, type Complex, complexOf, divide, modulus, multiply, negate } from '../../src/math/complex.ts';
import { proveReference } from './prove.ts';

// Second route: no asymptotics of roots. Pairs of solutions with product D are the eigenvalues of the second exterior
// power of a companion matrix; the zeros of its characteristic function between a small and a large circle are
// counted by how often the phase winds.

const FLAVOURS = 5;
const POWER = 3;
const ZERO = complexOf(0);
type Matrix = readonly (readonly Complex[])[];
const sites = Array.from({ length: FLAVOURS }, (_, k) => k);
const pairs = sites.flatMap((i) => sites.filter((j) => j > i).map((j) => [i, j] as const));

/** The companion matrix of (1 - x)^5 = -y x^3, that is of x^5 - 5x^4 + (10 - y) x^3 - 10 x^2 + 5x - 1. */
function companion(y: Complex): Matrix {
  const coefficients = [-1, 5, -10, 10, -5].map((value, k) =>
    k === POWER ? add(complexOf(value), negate(y)) : complexOf(value),
  );
  return sites.map((i) =>
    sites.map((j) => (j === FLAVOURS - 1 ? negate(coefficients[i] ?? ZERO) : complexOf(i === j + 1 ? 1 : 0))),
  );
}

/** All minors of two rows and two columns. */
function exteriorSquare(matrix: Matrix): Matrix {
  const at = (i: number, j: number) => matrix[i]?.[j] ?? ZERO;
  return pairs.map(([a, b]) =>
    pairs.map(([c, e]) => add(multiply(at(a, c), at(b, e)), negate(multiply(at(a, e), at(b, c))))),
  );
}

/** The phase of a determinant, by elimination with pivots. */
function phase(matrix: Matrix): number {
  const rows = matrix.map((row) => [...row]);
  let total = 0;
  rows.forEach((_, k) => {
    const sizes = rows.slice(k).map((row) => modulus(row[k] ?? ZERO));
    const best = k + sizes.indexOf(Math.max(...sizes));
    const pivot = rows[best] ?? [];
    if (best !== k) total += Math.PI;
    rows[best] = rows[k] ?? [];
    rows[k] = pivot;
    const head = pivot[k] ?? ZERO;
    total += Math.atan2(head.im, head.re);
    for (let i = k + 1; i < rows.length; i += 1) {
      const factor = divide(rows[i]?.[k] ?? ZERO, head);
      rows[i] = (rows[i] ?? []).map((value, j) => add(value, negate(multiply(factor, pivot[j] ?? ZERO))));
    }
  });
  return total;
}

const Q = complexOf(0.8, 0.37);

/** How often the phase of det(D - pairs) winds around a circle. */
function winding(radius: number, level: number): number {
  const count = 500;
  let [total, previous] = [0, Number.NaN];
  for (let n = 0; n <= count; n += 1) {
    const angle = (2 * Math.PI * n) / count;
    const D = complexOf(radius * Math.cos(angle), radius * Math.sin(angle));
    const power = complexOf(
      radius ** level * Math.cos(level * angle),
      radius ** level * Math.sin(level * angle),
    );
    const products = exteriorSquare(companion(multiply(Q, power)));
    const here = phase(
      products.map((row, i) => row.map((value, j) => add(i === j ? D : ZERO, negate(value)))),
    );
    if (n > 0) total += Math.atan2(Math.sin(here - previous), Math.cos(here - previous));
    previous = here;
  }
  return total / (2 * Math.PI);
}

function vacua(level: number): number {
  const [outer, inner] = [winding(300, level), winding(1 / 300, level)];
  return Math.round(outer) - Math.round(inner);
}

const id = 'susy-u2-mixed-levels-index';
const route =
  'zeros of the characteristic function of an exterior square counted by the winding of its phase';
proveReference({ id, route, points: [{}], value: () => vacua(2), bends: [['11', '10']] });
proveReference({ id, part: 1, route, points: [{}], value: () => vacua(9), bends: [['21', '10']] });
proveReference({ id, part: 2, route, points: [{}], value: () => vacua(-4), bends: [['15', '10']] });
