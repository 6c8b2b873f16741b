import { expect, it } from '@jest/globals';
import { seededPoints, type Values } from './evaluate-reference.ts';
import { proveReference } from './prove.ts';

// Second route: all Wick contractions of eight fields are enumerated, the correlator is expanded in x, and the blocks of
// one family are subtracted one after the other.

/** A contribution x^(a Δ) (1 - x)^(b Δ), how many times. */
interface Power {
  readonly a: number;
  readonly b: number;
  readonly count: number;
}

/** All pairings of the fields without a pair at one point; field number f sits at point floor(f/2). */
function pairings(fields: readonly number[]): readonly (readonly (readonly [number, number])[])[] {
  const [first, ...others] = fields;
  if (first === undefined) return [[]];
  return others
    .filter((other) => Math.floor(other / 2) !== Math.floor(first / 2))
    .flatMap((other) =>
      pairings(others.filter((field) => field !== other)).map((rest) => [[first, other] as const, ...rest]),
    );
}

/** At the points 0, x, 1, infinity a contraction of the points (1,2) gives x^(-2Δ), and one of (2,3) gives (1-x)^(-2Δ). */
const POWERS: readonly Power[] = pairings([0, 1, 2, 3, 4, 5, 6, 7]).map((pairs) => {
  const among = (p: number, q: number) =>
    pairs.filter(([f, g]) => Math.floor(f / 2) === p && Math.floor(g / 2) === q).length;
  // x^(4Δ) comes from the prefactor, and 1/4 from the norms of the four operators
  return { a: 4 - 2 * among(0, 1), b: -2 * among(1, 2), count: 1 / 4 };
});

/** Coefficients of x^(4Δ + m), m = 0 … last, of the terms that start at an integer distance from x^(4Δ). */
function series(delta: number, last: number): number[] {
  return Array.from({ length: last + 1 }, (_, m) =>
    POWERS.filter(({ a }) => a === 4).reduce(
      (sum, { b, count }) => sum + (count * rising(-b * delta, m)) / rising(1, m),
      0,
    ),
  );
}

function rising(x: number, n: number): number {
  return Array.from({ length: n }, (_, k) => x + k).reduce((a, b) => a * b, 1);
}

/** The coefficients of the blocks of dimension 4Δ + m. */
function blockCoefficients(delta: number, last: number): readonly number[] {
  const rest = series(delta, last);
  return rest.map((_, m) => {
    const coefficient = rest[m] ?? 0;
    const h = 4 * delta + m;
    for (let k = 0; m + k <= last; k += 1)
      rest[m + k] =
        (rest[m + k] ?? 0) - (coefficient * rising(h, k) ** 2) / (rising(2 * h, k) * rising(1, k));
    return coefficient;
  });
}

const value = (point: Values) => {
  const { n = 0 } = point;
  return blockCoefficients(point['\\Delta'] ?? 0, 2 * n)[2 * n] ?? Number.NaN;
};

it('finds sixty contractions, and no primary of odd level', () => {
  expect(POWERS.length).toBe(60);
  expect(Math.abs(blockCoefficients(0.37, 3)[3] ?? 1)).toBeLessThan(1e-12);
});

proveReference({
  id: 'cft-composite-double-twist',
  route:
    'enumeration of all Wick contractions of eight fields, blocks subtracted from the power series one by one',
  points: seededPoints(4, { '\\Delta': [0.2, 1.4] }).map((point, n) => ({ ...point, n: n + 1 })),
  value,
  bends: [
    ['+ \\frac{4', '- \\frac{4'],
    ['{4^n', '{2^n'],
    ['8\\Delta+4n-1', '8\\Delta+4n'],
  ],
});
