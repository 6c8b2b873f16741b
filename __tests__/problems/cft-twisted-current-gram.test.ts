import { seededPoints, type Values } from './evaluate-reference.ts';
import {
  determinant,
  expectation,
  type Mode,
  type ModeAlgebra,
  transposed,
} from './numerics/highest-weight.ts';
import { proveReference } from './prove.ts';

// Second route: no decoupling of the current. All 25 matrix elements follow from the commutators as they stand in the
// question, and the determinant is taken numerically.

const mode = (current: string, n: number): Mode => ({ current, n });
const L = (n: number) => mode('L', n);
const P = (n: number) => mode('P', n);

const PRODUCTS = [[L(-2)], [L(-1), L(-1)], [L(-1), P(-1)], [P(-1), P(-1)], [P(-2)]];

function algebra(point: Values): ModeAlgebra {
  const read = (name: string) => point[name] ?? Number.NaN;
  const mixed = (m: number, n: number) => [
    { factor: -n, mode: P(m + n) },
    { factor: m + n === 0 ? -read('\\kappa') * m * (m + 1) : 0 },
  ];
  return {
    zeroMode: (current) => read(current === 'L' ? 'h' : 'q'),
    commutator: (a, b) => {
      const [m, n] = [a.n, b.n];
      const central = m + n === 0 ? 1 : 0;
      if (a.current === 'P' && b.current === 'P') return [{ factor: read('k') * m * central }];
      if (a.current === 'L' && b.current === 'P') return mixed(m, n);
      if (a.current === 'P') return mixed(n, m).map((term) => ({ ...term, factor: -term.factor }));
      return [{ factor: m - n, mode: L(m + n) }, { factor: (read('c') / 12) * m * (m * m - 1) * central }];
    },
  };
}

function gram(point: Values): readonly (readonly number[])[] {
  const modes = algebra(point);
  return PRODUCTS.map((left) => PRODUCTS.map((right) => expectation(modes, [...transposed(left), ...right])));
}

proveReference({
  id: 'cft-twisted-current-gram',
  route: 'all 25 matrix elements from the commutators, and their determinant numerically',
  points: seededPoints(3, {
    c: [2, 5],
    k: [0.7, 1.8],
    '\\kappa': [0.3, 0.9],
    h: [1.5, 3],
    q: [0.4, 1.2],
  }),
  value: (point) => determinant(gram(point)),
  bends: [
    ['c-6+\\frac{12', 'c-6-\\frac{12'],
    ['c-1+\\frac{12', 'c-1+\\frac{24'],
    ['16 k^4 \\left(h-\\frac{q^2-2', '16 k^4 \\left(h-\\frac{q^2+2'],
  ],
});
