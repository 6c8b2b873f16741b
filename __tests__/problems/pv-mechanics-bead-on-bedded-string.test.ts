import { seededPoints, type Values } from './evaluate-reference.ts';
import { integrateOde } from './numerics/bulirsch-stoer.ts';
import { proveReference } from './prove.ts';
import { gaussLegendre } from './quadrature.ts';

// Second route: the wave equation is integrated numerically along the string and through the bead. The localised mode is found
// by shooting from far away, the wave that passes by integrating back from the other side, and what is never radiated is
// what an integral over the frequencies of the bead's response leaves of the energy of the blow.

interface LoadedString {
  readonly rho: number;
  readonly F: number;
  readonly M: number;
  /** square of the lowest frequency of running waves */
  readonly band: number;
}

function stringOf(point: Values): LoadedString {
  const { '\\rho': rho = 1, F = 1, M = 1, S = Number.NaN } = point;
  return { rho, F, M, band: ((S ** 2 - 1) * rho * F) / M ** 2 };
}

/** Displacement and slope after a length, by integration of the wave equation at one frequency. */
const along = ({ rho, F, band }: LoadedString, square: number, start: readonly number[], length: number) =>
  integrateOde(
    (_, [y = 0, slope = 0]) => [slope, (rho * (band - square) * y) / F],
    start,
    0,
    length,
    Math.max(4, Math.ceil(Math.abs(length))),
  );

/** Slope right of the bead that its motion requires. */
const acrossBead = ({ F, M }: LoadedString, square: number, [y = 0, slope = 0]: readonly number[]) => [
  y,
  slope - (M * square * y) / F,
];

/** The frequency at which a solution that grows from nothing far left is even: its slope changes sign at the bead. */
function localisedSquare(string: LoadedString): number {
  const { rho, F, band } = string;
  let [low, high] = [0, band];
  for (let round = 0; round < 60; round += 1) {
    const square = (low + high) / 2;
    const scale = Math.sqrt(F / (rho * (band - square)));
    // any slope at the far end does: the growing solution wins by exp(32)
    const left = along(string, square, [1, 0], 16 * scale);
    const [, right = 0] = acrossBead(string, square, left);
    if (right + (left[1] ?? 0) > 0) low = square;
    else high = square;
  }
  return low;
}

/** Fraction of the power that passes: back from cos(kx), sin(kx) on the right to both running waves on the left. */
function passing(string: LoadedString, square: number): number {
  const { rho, F, M, band } = string;
  const k = Math.sqrt((rho * (square - band)) / F);
  const back = [
    [1, 0],
    [0, k],
  ].map((right) => {
    const [y = 0, slope = 0] = along(string, square, right, -1);
    return along(string, square, [y, slope + (M * square * y) / F], -1.3);
  });
  // y = c + i s on the right; on the left the amplitude of the wave that comes in is (y - i y'/k)/2
  const [[c = 0, dc = 0] = [], [s = 0, ds = 0] = []] = back;
  const [re, im] = [(c + ds / k) / 2, (s - dc / k) / 2];
  return 1 / (re ** 2 + im ** 2);
}

/** The largest fraction by golden section. */
function bestPassing(string: LoadedString): number {
  const ratio = (Math.sqrt(5) - 1) / 2;
  let [low, high] = [1.1 * string.band, 5 * string.band];
  while (high - low > 1e-7 * string.band) {
    const [a, b] = [high - ratio * (high - low), low + ratio * (high - low)];
    if (passing(string, a) > passing(string, b)) high = b;
    else low = a;
  }
  return passing(string, (low + high) / 2);
}

/**
 * What running waves take of the blow: (M/π) ∫ Im G dω² with the bead's response G = 1/(-Mω² - 2iFk), over the band; with
 * k = tan(u/2) the integrand is smooth up to infinite frequency.
 */
function radiated({ rho, F, M, band }: LoadedString): number {
  return gaussLegendre(120).reduce((sum, { node, weight }) => {
    const u = (Math.PI / 2) * (node + 1);
    const k = Math.tan(u / 2);
    const square = band + (F * k ** 2) / rho;
    const imaginary = (2 * F * k) / ((M * square) ** 2 + (2 * F * k) ** 2);
    const byK = (2 * F * k) / rho;
    const byU = (1 + k ** 2) / 2;
    return sum + (Math.PI / 2) * weight * (M / Math.PI) * imaginary * byK * byU;
  }, 0);
}

const id = 'pv-mechanics-bead-on-bedded-string';
const route =
  'shooting for the localised mode, wave integrated through the bead, radiated energy as an integral over frequencies';
const ranges = { '\\rho': [0.7, 1.3], F: [0.7, 1.3], M: [0.7, 1.3], S: [1.2, 2] } as const;
const points = seededPoints(3, ranges);

proveReference({
  id,
  part: 0,
  route,
  points,
  value: (point) => localisedSquare(stringOf(point)),
  bends: [
    ['S-1', 'S+1'],
    ['M^2', 'M'],
  ],
});

proveReference({
  id,
  part: 1,
  route,
  points: seededPoints(3, { S: ranges.S }),
  value: (point) => bestPassing(stringOf(point)),
  bends: [['S^2', 'S']],
});

proveReference({
  id,
  part: 2,
  route,
  points: seededPoints(3, { S: ranges.S }),
  value: (point) => 1 - radiated(stringOf(point)),
  bends: [
    ['{S}', '{S^2}'],
    ['1-', '2-'],
  ],
});
