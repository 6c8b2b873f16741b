import { expect, it } from '@jest/globals';
import { seededPoints, type Values } from './evaluate-reference.ts';
import { proveReference } from './prove.ts';

/**
 * Second route, in position space: the power of one harmonic is the average work the particle does against its own
 * retarded field, `½ Ω ∬ ρ* Im G ρ`, a double integral over the times of one period. No Fourier transform in space, no
 * flux at infinity and no angular average occurs. `Im G` is the regular solution of the wave equation in four spatial
 * dimensions, fixed by its value at the origin: the sum over modes `∫ d⁴p/(2π)⁴ π δ(p² − k²) = k²/(16 π)`.
 *
 * Every factor is a power series in the size s of the orbit, kept to s⁴: coefficients of s⁰, s², s⁴.
 */
type Series = readonly [number, number, number];

const STEPS = 32;

function times(a: Series, b: Series): Series {
  return [a[0] * b[0], a[0] * b[1] + a[1] * b[0], a[0] * b[2] + a[1] * b[1] + a[2] * b[0]];
}

/** √(1 − s²v²) */
function properTimeRate(speedSquared: number): Series {
  return [1, -speedSquared / 2, -(speedSquared ** 2) / 8];
}

/** Im G at distance s·r: k²/(16π) · 2 J₁(kr)/(kr) with the power series of the Bessel function. */
function imaginaryGreen(k: number, distanceSquared: number): Series {
  const atOrigin = k ** 2 / (16 * Math.PI);
  const x = k ** 2 * distanceSquared;
  return [atOrigin, (-atOrigin * x) / 8, (atOrigin * x ** 2) / 192];
}

interface OrbitPoint {
  readonly x: number;
  readonly y: number;
  readonly rate: Series;
}

function orbit(a: number, b: number, omega: number): readonly OrbitPoint[] {
  return Array.from({ length: STEPS }, (_, step) => {
    const phase = (2 * Math.PI * step) / STEPS;
    const speedSquared = omega ** 2 * ((a * Math.sin(phase)) ** 2 + (b * Math.cos(phase)) ** 2);
    return { x: a * Math.cos(phase), y: b * Math.sin(phase), rate: properTimeRate(speedSquared) };
  });
}

/** Power of the harmonic `n` as a series in the size of the orbit. The trapezoidal rule is exact here. */
function powerOfHarmonic(n: number, point: Values): Series {
  const { g = 0, a = 0, b = 0, m = 0, '\\omega': omega = 0 } = point;
  const k = Math.sqrt((n * omega) ** 2 - m ** 2);
  const path = orbit(a, b, omega);
  const sum: [number, number, number] = [0, 0, 0];
  path.forEach((here, i) => {
    path.forEach((there, j) => {
      const green = imaginaryGreen(k, (here.x - there.x) ** 2 + (here.y - there.y) ** 2);
      const term = times(times(here.rate, there.rate), green);
      const phase = Math.cos((2 * Math.PI * n * (i - j)) / STEPS);
      for (const order of [0, 1, 2] as const) sum[order] += phase * term[order];
    });
  });
  const factor = (0.5 * n * omega * 4 * g ** 2) / STEPS ** 2;
  return [factor * sum[0], factor * sum[1], factor * sum[2]];
}

const points = seededPoints(3, {
  g: [0.5, 2],
  a: [0.6, 0.9],
  b: [0.2, 0.5],
  '\\omega': [1.1, 1.4],
  m: [1.5, 2],
});

proveReference({
  id: 'classical-overtone-radiation',
  route:
    'work done against the retarded self-field, a double time integral with the five-dimensional Green function',
  points,
  value: (point) => powerOfHarmonic(2, point)[2],
  bends: [
    ['m^2-2\\omega^2', 'm^2+2\\omega^2'],
    ['m^2-2\\omega^2', '-m^2'],
    ['+2a^2b^2', '-2a^2b^2'],
    ['}{24}', '}{48}'],
    ['256\\pi', '128\\pi^2'],
  ],
});

it.each(points)('starts at the fourth order and in the second harmonic only, at %j', (point) => {
  const [zeroth, second, fourth] = powerOfHarmonic(2, point);
  expect(Math.abs(zeroth) + Math.abs(second)).toBeLessThan(1e-14);
  expect(fourth).toBeGreaterThan(1e-4);
  for (const order of powerOfHarmonic(3, point)) expect(Math.abs(order)).toBeLessThan(1e-14);
});
