import { expect, it } from '@jest/globals';
import { integrateOde } from './numerics/bulirsch-stoer.ts';
import { proveChoice } from './prove.ts';

// Second route: no adiabatic expansion. The mode equations are integrated for an example of every profile, the created
// number is read off at late times, and its power of the momentum is measured between two large momenta.

const LATE = 38;
const step = (t: number) => Math.exp(-t);
const corner = (t: number) => t * Math.exp(-t);

/** |β|² of a mode with squared frequency `before` for t < 0 and `after(t)` for t > 0. */
function scalarQuanta(before: number, after: (t: number) => number): number {
  const early = Math.sqrt(before);
  const late = Math.sqrt(after(LATE));
  const [x = 0, xDot = 0, y = 0, yDot = 0] = integrateOde(
    (t, [u = 0, uDot = 0, v = 0, vDot = 0]) => [uDot, -after(t) * u, vDot, -after(t) * v],
    [1 / Math.sqrt(2 * early), 0, 0, -Math.sqrt(early / 2)],
    0,
    LATE,
    Math.ceil(late * LATE),
  );
  return ((late * x + yDot) ** 2 + (late * y - xDot) ** 2) / (2 * late);
}

/** Weight of the upper level of k σ₁ + m(t) σ₃ that starts in the lower one; real and imaginary parts of both components. */
function diracQuanta(k: number, mass: (t: number) => number): number {
  const angle = (m: number) => Math.atan2(k, m) / 2;
  const [initial, final] = [angle(1), angle(mass(LATE))];
  const [a = 0, b = 0, c = 0, d = 0] = integrateOde(
    (t, [aRe = 0, aIm = 0, bRe = 0, bIm = 0]) => {
      const m = mass(t);
      return [m * aIm + k * bIm, -m * aRe - k * bRe, k * aIm - m * bIm, -k * aRe + m * bRe];
    },
    [-Math.sin(initial), 0, Math.cos(initial), 0],
    0,
    LATE,
    Math.ceil(k * LATE),
  );
  const [cosine, sine] = [Math.cos(final), Math.sin(final)];
  return (cosine * a + sine * c) ** 2 + (cosine * b + sine * d) ** 2;
}

const withMass = (profile: (t: number) => number) => (k: number) =>
  scalarQuanta(k ** 2 + 1, (t) => k ** 2 + 1 + profile(t));

/** A direction at 0.9 to the potential; the power of the momentum is that of every direction but a few. */
const withPotential = (profile: (t: number) => number) => (k: number) =>
  scalarQuanta(k ** 2 + 1, (t) => k ** 2 + 1 - 1.2 * k * profile(t) + profile(t) ** 2);

/** p in |β|² ~ k^(-p). */
function power(quanta: (k: number) => number): number {
  return Math.log2(quanta(20) / quanta(40));
}

const cases = {
  A: { dimension: 4, quanta: withMass(step) },
  B: { dimension: 5, quanta: withMass(corner) },
  C: { dimension: 2, quanta: withPotential(step) },
  D: { dimension: 4, quanta: withPotential(corner) },
  E: { dimension: 4, quanta: (k: number) => diracQuanta(k, (t) => 1 + corner(t)) },
} as const;

const powers = Object.fromEntries(
  Object.entries(cases).map(([option, { quanta }]) => [option, power(quanta)]),
);

proveChoice({
  id: 'quantization-fock-implementability',
  route: 'mode equations integrated for an example of each profile, power of the momentum measured',
  options: Object.fromEntries(
    Object.entries(cases).map(([option, { dimension }]) => [
      option,
      () => Math.round(powers[option] ?? Number.NaN) > dimension,
    ]),
  ),
});

it.each(Object.keys(powers))('the power of option %s is a whole number to a few percent', (option) => {
  const measured = powers[option] ?? Number.NaN;
  expect(Math.abs(measured - Math.round(measured))).toBeLessThan(0.15);
});
