import { expect, it } from '@jest/globals';
import type { Values } from './evaluate-reference.ts';
import { proveReference } from './prove.ts';

// Second route: no overlaps and no reduction to two tensors. The one-loop operator acts on explicit wave functions with
// N^3 components, polynomials in three light-ray positions; its eigenvalues follow from a Krylov sequence.

/** Coefficients by "i,j,k|a,b,c": the fields carry indices i,j,k and the monomial is z1^a z2^b z3^c. */
type Wave = ReadonlyMap<string, number>;
type Triple = readonly [number, number, number];

const PAIRS = [
  [0, 1],
  [0, 2],
  [1, 2],
] as const;
const PERMUTATIONS: readonly Triple[] = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
];

const keyOf = (fields: readonly number[], powers: readonly number[]) => `${fields.join()}|${powers.join()}`;
const ofKey = (key: string) =>
  key.split('|').map((part) => part.split(',').map(Number) as unknown as Triple) as [Triple, Triple];
const with2 = (list: Triple, p: number, q: number, x: number, y: number) =>
  list.map((old, k) => (k === p ? x : k === q ? y : old));

/** One pair in contact: φ_a(z1) φ_b(z2) → (δ_ab φ_c φ_c + 2 φ_a φ_b) at a point averaged between z1 and z2. */
function contact(wave: Wave, [p, q]: readonly [0 | 1, 1 | 2], N: number): Wave {
  const result = new Map<string, number>();
  const add = (key: string, value: number) => result.set(key, (result.get(key) ?? 0) + value);
  for (const [key, value] of wave) {
    const [fields, powers] = ofKey(key);
    const total = powers[p] + powers[q];
    for (let k = 0; k <= total; k += 1) {
      const moved = with2(powers, p, q, k, total - k);
      const share = value / (total + 1);
      add(keyOf(fields, moved), share);
      add(keyOf(with2(fields, p, q, fields[q], fields[p]), moved), share);
      if (fields[p] !== fields[q]) continue;
      for (let c = 0; c < N; c += 1) add(keyOf(with2(fields, p, q, c, c), moved), share);
    }
  }
  return result;
}

function interact(wave: Wave, N: number): Wave {
  return combine(PAIRS.map((pair) => [1, contact(wave, pair, N)] as const));
}

function combine(terms: readonly (readonly [number, Wave])[]): Wave {
  const result = new Map<string, number>();
  for (const [factor, wave] of terms)
    for (const [key, value] of wave) result.set(key, (result.get(key) ?? 0) + factor * value);
  return result;
}

/** Symmetrised (z1 + z2 - 2 z3)^l times δ_ab v_c: invariant under shifts, hence a primary. */
function start(l: number, N: number): Wave {
  const result = new Map<string, number>();
  for (const [powers, value] of polynomial(l))
    for (let a = 0; a < N; a += 1)
      for (const order of PERMUTATIONS) {
        const fields = order.map((k) => [a, a, 0][k] ?? 0);
        const key = keyOf(
          fields,
          order.map((k) => powers[k] ?? 0),
        );
        result.set(key, (result.get(key) ?? 0) + value);
      }
  return result;
}

/** (z1 + z2 - 2 z3)^l */
function polynomial(l: number): readonly (readonly [Triple, number])[] {
  const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1));
  const terms: (readonly [Triple, number])[] = [];
  for (let a = 0; a <= l; a += 1)
    for (let b = 0; a + b <= l; b += 1) {
      const c = l - a - b;
      terms.push([[a, b, c], ((-2) ** c * factorial(l)) / (factorial(a) * factorial(b) * factorial(c))]);
    }
  return terms;
}

function inner(a: Wave, b: Wave): number {
  let sum = 0;
  for (const [key, value] of a) sum += value * (b.get(key) ?? 0);
  return sum;
}

/** Trace and determinant on the two-dimensional image, from H³ψ = t H²ψ - d Hψ, and what is left of that equation. */
function invariants(l: number, N: number) {
  const first = interact(start(l, N), N);
  const second = interact(first, N);
  const third = interact(second, N);
  const [a, b, c] = [inner(first, first), inner(first, second), inner(second, second)];
  const [d, e] = [inner(first, third), inner(second, third)];
  const det = a * c - b * b;
  const trace = (a * e - b * d) / det;
  const product = (b * e - c * d) / det;
  const rest = combine([
    [1, third],
    [-trace, second],
    [product, first],
  ]);
  return { trace, product, residue: Math.sqrt(inner(rest, rest) / inner(third, third)) };
}

function anomalousDimensions(point: Values): readonly number[] {
  const { N = 0 } = point;
  const { trace, product } = invariants(point['\\ell'] ?? 0, N);
  const root = Math.sqrt(trace * trace - 4 * product);
  return [trace + root, trace - root].map((sum) => ((point['\\epsilon'] ?? 0) * sum) / (2 * (N + 8)));
}

it('has exactly two nonzero eigenvalues in the sequence', () => {
  expect(invariants(4, 3).residue).toBeLessThan(1e-12);
});

proveReference({
  id: 'cft-three-field-spin-tower',
  route:
    'the one-loop operator on explicit wave functions of N^3 components, eigenvalues from a Krylov sequence',
  points: [
    { '\\epsilon': 0.31, N: 2, '\\ell': 2 },
    { '\\epsilon': 0.17, N: 3, '\\ell': 4 },
    { '\\epsilon': 0.23, N: 4, '\\ell': 2 },
    { '\\epsilon': 0.29, N: 2, '\\ell': 6 },
  ],
  value: anomalousDimensions,
  bends: [
    ['\\left\\{ \\frac{\\epsilon}{2(N+8)}', '\\left\\{ \\frac{\\epsilon}{2(N+6)}'],
    ['- \\sqrt{\\left(N+4', '- \\sqrt{\\left(N+6'],
    ['+ \\sqrt{\\left(N+4+\\frac{4}', '+ \\sqrt{\\left(N+4+\\frac{8}'],
  ],
});
