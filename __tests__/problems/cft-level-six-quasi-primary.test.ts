import { expect, it } from '@jest/globals';
import { seededPoints, type Values } from './evaluate-reference.ts';
import {
  determinant,
  expectation,
  type Mode,
  type ModeAlgebra,
  transposed,
} from './numerics/highest-weight.ts';
import { proveReference } from './prove.ts';

// Second route: no explicit quasi-primary state. |D> is the part of L_{-2}^3 that is orthogonal to all states of level six
// without L_{-2}^3 (descendants and B): a quotient of determinants. The matrix elements follow from normal-ordered products
// expanded in modes, which are then commuted through on |h>.

const L = (n: number): Mode => ({ current: 'L', n });

/** All states of level six; the last one is L_{-2}^3. */
const STATES = [[L(-6)], [L(-4), L(-2)], [L(-3), L(-3)], [L(-2), L(-2), L(-2)]];

function algebra(c: number, h: number): ModeAlgebra {
  return {
    zeroMode: () => h,
    commutator: (a, b) => [
      { factor: a.n - b.n, mode: L(a.n + b.n) },
      { factor: a.n + b.n === 0 ? (c / 12) * a.n * (a.n ** 2 - 1) : 0 },
    ],
  };
}

function binomial(n: number, k: number): number {
  return Array.from({ length: k }, (_, i) => (n - i) / (i + 1)).reduce((a, b) => a * b, 1);
}

/**
 * ⟨h| (L_{-n1} L_{-n2} … 1)(1) … |h⟩ with modes to the right of the field, from the normal-ordered product
 * (L_{-n}A)(1) = Σ_j C(n-2+j, j) [L_{-n-j} A(1) + (-1)^n A(1) L_{j-1}]; a word to the right has level up to three.
 */
function element(
  modes: ModeAlgebra,
  field: readonly Mode[],
  left: readonly Mode[],
  right: readonly Mode[],
): number {
  const [first, ...inner] = field;
  if (first === undefined) return expectation(modes, [...left, ...right]);
  const n = -first.n;
  // L_{j-1} with j beyond the level of the right state, and L_{-n-j} beyond that of the left one, give zero
  const level = (word: readonly Mode[]) => word.reduce((sum, mode) => sum + Math.abs(mode.n), 0);
  let sum = 0;
  for (let j = 0; j <= level(right) + 1; j += 1)
    sum += binomial(n - 2 + j, j) * (-1) ** n * element(modes, inner, left, [L(j - 1), ...right]);
  for (let j = 0; n + j <= level(left); j += 1)
    sum += binomial(n - 2 + j, j) * element(modes, inner, [...left, L(-n - j)], right);
  return sum;
}

/** The last state made orthogonal to the others, paired by `pair`: det(Gram, last row replaced) / det(smaller Gram). */
function orthogonalPart(c: number, pair: (state: readonly Mode[]) => number): number {
  const vacuum = algebra(c, 0);
  const gram = STATES.map((a) => STATES.map((b) => expectation(vacuum, [...transposed(a), ...b])));
  const others = gram.slice(0, -1);
  return determinant([...others, STATES.map(pair)]) / determinant(others.map((row) => row.slice(0, -1)));
}

function value(point: Values): number {
  const { c = 0, h = 0 } = point;
  const modes = algebra(c, h);
  return orthogonalPart(c, (state) => element(modes, state, [], []));
}

it('vanishes for the weights of the Ising model, where D is a null state', () => {
  for (const h of [0, 1 / 16, 1 / 2]) expect(Math.abs(value({ c: 0.5, h }))).toBeLessThan(1e-12);
});

proveReference({
  id: 'cft-level-six-quasi-primary',
  route:
    'projection by determinants of Gram matrices, and normal-ordered products expanded in modes on the primary state',
  points: seededPoints(3, { c: [1.5, 6], h: [0.4, 2.5] }),
  value,
  bends: [
    ['42c-57', '42c+57'],
    ['8c - 2', '8c + 2'],
    ['\\left[ (70c+29)', '\\left[ (70c-29)'],
  ],
});
