import { expect, it } from '@jest/globals';
import type { Values } from './evaluate-reference.ts';
import { structureConstants, type Tensor } from './numerics/unitary-algebra.ts';
import { proveReference } from './prove.ts';

// Second route: explicit structure constants of SU(3) and SU(4), no identities for f and d. States are combinations
// of words of modes; positive modes are commuted through, and the coset state is found by solving linear equations.
// To stay real the modes are K = -i J: [K,K] = f K - (k/2) m, so that a norm of three currents is minus that of words of K.

/** A word of K_{-1}: letters a (first algebra) or dimension + a (second one), joined with commas. */
type State = ReadonlyMap<string, number>;

interface Algebra {
  readonly dimension: number;
  readonly levels: readonly [number, number];
  readonly f: Tensor;
  readonly d: Tensor;
  /** f by its first two indices, the nonzero entries alone */
  readonly brackets: readonly (readonly (readonly (readonly [c: number, f: number])[])[])[];
}

function algebraOf(N: number, levels: readonly [number, number]): Algebra {
  const { f, d } = structureConstants(N);
  const brackets = f.map((rows) =>
    rows.map((row) => row.flatMap((value, c) => (Math.abs(value) > 1e-12 ? [[c, value] as const] : []))),
  );
  return { dimension: N * N - 1, levels, f, d, brackets };
}

const lettersOf = (word: string) => (word === '' ? [] : word.split(',').map(Number));

/** The bracket of two letters: nothing for letters of different algebras. */
function bracket(
  { dimension, brackets }: Algebra,
  x: number,
  y: number,
): readonly (readonly [number, number])[] {
  const shift = x < dimension ? 0 : dimension;
  if (y < dimension !== x < dimension) return [];
  return (brackets[x - shift]?.[y - shift] ?? []).map(([c, value]) => [c + shift, value] as const);
}

/** K_1 of letter x on a word: the central term, and K_0 which rotates one of the letters further right. */
function lower(algebra: Algebra, x: number, state: State): State {
  const result = new Map<string, number>();
  const put = (letters: readonly number[], value: number) => {
    const key = letters.join();
    result.set(key, (result.get(key) ?? 0) + value);
  };
  const level = algebra.levels[x < algebra.dimension ? 0 : 1];
  for (const [word, value] of state) {
    const letters = lettersOf(word);
    letters.forEach((letter, at) => {
      const left = letters.slice(0, at);
      const right = letters.slice(at + 1);
      if (letter === x) put([...left, ...right], (-level / 2) * value);
      for (const [middle, first] of bracket(algebra, x, letter))
        right.forEach((other, place) => {
          for (const [turned, second] of bracket(algebra, middle, other))
            put(
              [...left, ...right.slice(0, place), turned, ...right.slice(place + 1)],
              value * first * second,
            );
        });
    });
  }
  return result;
}

/** d_abc times a word of three letters, `second` of which (from the right) belong to the second algebra. */
function cubic({ d, dimension }: Algebra, second: number): State {
  const result = new Map<string, number>();
  d.forEach((rows, a) => {
    rows.forEach((row, b) => {
      row.forEach((value, c) => {
        if (Math.abs(value) < 1e-12) return;
        const letters = [a, b, c].map((letter, at) => (at >= 3 - second ? letter + dimension : letter));
        result.set(letters.join(), value);
      });
    });
  });
  return result;
}

function combine(states: readonly State[], factors: readonly number[]): State {
  const result = new Map<string, number>();
  states.forEach((state, index) => {
    for (const [word, value] of state)
      result.set(word, (result.get(word) ?? 0) + (factors[index] ?? 0) * value);
  });
  return result;
}

/** The pairing of two states of n letters: the modes of the left one act in the order of their words. */
function pairing(algebra: Algebra, left: State, right: State): number {
  if (right.size === 0) return 0;
  if (left.has('')) return (left.get('') ?? 0) * (right.get('') ?? 0);
  const byFirst = new Map<number, Map<string, number>>();
  for (const [word, value] of left) {
    const [first = 0, ...rest] = lettersOf(word);
    const tails = byFirst.get(first) ?? new Map<string, number>();
    byFirst.set(first, tails.set(rest.join(), value));
  }
  let sum = 0;
  for (const [first, tails] of byFirst) sum += pairing(algebra, tails, lower(algebra, first, right));
  return sum;
}

/** The total mode K_1 of one direction. */
function lowerTotal(algebra: Algebra, a: number, state: State): State {
  const both = [lower(algebra, a, state), lower(algebra, a + algebra.dimension, state)];
  return combine(both, [1, 1]);
}

/** The coset state with leading coefficient one, and the norm of what its total mode still leaves. */
function cosetState(algebra: Algebra): { readonly state: State; readonly rest: number } {
  const terms = [0, 1, 2, 3].map((second) => cubic(algebra, second));
  const direction = algebra.dimension - 1;
  const lowered = terms.map((term) => lowerTotal(algebra, direction, term));
  const gram = lowered.map((a) => lowered.map((b) => pairing(algebra, a, b)));
  const factors = [1, ...solve3(gram)];
  const remaining = lowerTotal(algebra, direction, combine(terms, factors));
  return { state: combine(terms, factors), rest: pairing(algebra, remaining, remaining) };
}

/** Factors of terms 1 to 3 such that rows 1 to 3 of the Gram matrix vanish, by Cramer's rule. */
function solve3(gram: readonly (readonly number[])[]): readonly number[] {
  const at = (i: number, j: number) => gram[i]?.[j] ?? 0;
  const det = (columns: readonly [number, number, number]) => {
    const [p, q, r] = columns;
    const minor = (i: number, j: number) => at(i, q) * at(j, r) - at(j, q) * at(i, r);
    return at(1, p) * minor(2, 3) - at(2, p) * minor(1, 3) + at(3, p) * minor(1, 2);
  };
  const whole = det([1, 2, 3]);
  return [-det([0, 2, 3]) / whole, -det([1, 0, 3]) / whole, -det([1, 2, 0]) / whole];
}

function norm(point: Values): number {
  const { N = 0, k_1: first = 0, k_2: second = 0 } = point;
  const algebra = algebraOf(N, [first, second]);
  const { state } = cosetState(algebra);
  return -pairing(algebra, state, state);
}

it('finds a state that the total current annihilates', () => {
  expect(Math.abs(cosetState(algebraOf(3, [1.3, 2.1])).rest)).toBeLessThan(1e-9);
});

proveReference({
  id: 'cft-coset-spin-three-norm',
  route:
    'explicit structure constants of SU(3) and SU(4), modes commuted through words, linear equations for the state',
  points: [
    { N: 3, k_1: 1.3, k_2: 2.1 },
    { N: 3, k_1: 3.7, k_2: 0.6 },
    { N: 4, k_1: 2.4, k_2: 1.7 },
  ],
  value: norm,
  bends: [
    ['k_1+k_2+2N', 'k_1+k_2+N'],
    ['3N', '2N'],
    ['N^2-4', 'N^2-3'],
  ],
});
