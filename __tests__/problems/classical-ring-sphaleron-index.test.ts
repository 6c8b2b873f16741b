import { expect, it } from '@jest/globals';
import { seededPoints } from './evaluate-reference.ts';
import { symmetricEigenvalues } from './numerics/symmetric-eigenvalues.ts';
import { proveReference } from './prove.ts';

// Second route: no Lamé polynomials. The static solution is summed from its Fourier series (by the nome), and both second
// variations are diagonalised in plane waves on the circle.

const HARMONICS = 22;
const GRID = 128;

function arithmeticGeometricMean(a: number, b: number): number {
  return Math.abs(a - b) < 1e-15 * a ? a : arithmeticGeometricMean((a + b) / 2, Math.sqrt(a * b));
}

const completeIntegral = (k: number) => Math.PI / (2 * arithmeticGeometricMean(1, Math.sqrt(1 - k ** 2)));

/** The squared solution at equal steps around the circle (sn by DLMF 22.11.1). */
function squaredSolution(k: number): readonly number[] {
  const K = completeIntegral(k);
  const nome = Math.exp((-Math.PI * completeIntegral(Math.sqrt(1 - k ** 2))) / K);
  return Array.from({ length: GRID }, (_, step) => {
    let sn = 0;
    for (let n = 0; n < 30; n += 1)
      sn +=
        (nome ** (n + 0.5) / (1 - nome ** (2 * n + 1))) * Math.sin((2 * Math.PI * (2 * n + 1) * step) / GRID);
    return ((2 * k ** 2) / (1 + k ** 2)) * (((2 * Math.PI) / (k * K)) * sn) ** 2;
  });
}

/** Eigenvalues of -d²/dx² + coupling φ² on the circle, in increasing order; even and odd waves apart. */
function spectrum(k: number, coupling: number): readonly number[] {
  const squares = squaredSolution(k);
  const length = 4 * completeIntegral(k) * Math.sqrt((1 + k ** 2) / 2);
  const coefficient = Array.from(
    { length: 2 * HARMONICS + 1 },
    (_, n) =>
      squares.reduce((sum, value, step) => sum + value * Math.cos((2 * Math.PI * n * step) / GRID), 0) / GRID,
  );
  const at = (n: number) => coupling * (coefficient[Math.abs(n)] ?? 0);
  const matrix = (first: number, sign: number) => {
    const waves = Array.from({ length: HARMONICS }, (_, n) => n + first);
    return waves.map((n) =>
      waves.map((m) => {
        const norm = Math.SQRT1_2 ** (Number(n === 0) + Number(m === 0));
        return (n === m ? ((2 * Math.PI * n) / length) ** 2 : 0) + norm * (at(n - m) + sign * at(n + m));
      }),
    );
  };
  return [matrix(0, 1), matrix(1, -1)].flatMap(symmetricEigenvalues).sort((a, b) => a - b);
}

const points = seededPoints(3, { k: [0.45, 0.8] });

const endpoints = [
  { part: 0, mode: 2, fourth: ['+4k^4', '-4k^4'] },
  { part: 1, mode: 1, fourth: ['+k^4', '-k^4'] },
] as const;
for (const { part, mode, fourth } of endpoints)
  proveReference({
    id: 'classical-ring-sphaleron-index',
    part,
    route: 'second variations diagonalised in plane waves on the circle',
    points,
    value: ({ k = 0 }) => -(spectrum(k, 12)[mode] ?? 0),
    bends: [['-4\\sqrt', '+4\\sqrt'], ['{1+k^2}', '{1-k^2}'], fourth],
  });

it.each(points)('has one negative mode and one zero mode of its own field, at %j', ({ k = 0 }) => {
  const modes = spectrum(k, 6).map((value) => value - 2);
  expect(modes.filter((value) => value < -1e-9)).toHaveLength(1);
  expect(modes.filter((value) => Math.abs(value) < 1e-9)).toHaveLength(1);
});
