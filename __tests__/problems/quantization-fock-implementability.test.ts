import { expect, it } from '@jest/globals';
import { integrateOde } from './numerics/bulirsch-stoer.ts';
import { proveYesNo } from './prove.ts';

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

const fields = {
  'scalar with a step of its squared mass': { dimension: 3, quanta: withMass(step) },
  'scalar with a corner of its squared mass': { dimension: 5, quanta: withMass(corner) },
  'charged scalar with a corner of the potential': { dimension: 3, quanta: withPotential(corner) },
  'Dirac field with a corner of its mass': {
    dimension: 3,
    quanta: (k: number) => diracQuanta(k, (t) => 1 + corner(t)),
  },
} as const;

const measured = Object.entries(fields).map(([field, { dimension, quanta }]) => ({
  field,
  dimension,
  power: power(quanta),
}));

proveYesNo({
  id: 'quantization-fock-implementability',
  route: 'mode equations integrated for an example of each profile, power of the momentum measured',
  holds: () => measured.every(({ dimension, power: falls }) => Math.round(falls) > dimension),
});

it.each(measured)('the power of the $field is a whole number to a few percent', ({ power: falls }) => {
  expect(Math.abs(falls - Math.round(falls))).toBeLessThan(0.15);
});

it('the measurement tells a field that is not implementable: a step of the potential in three dimensions', () => {
  expect(Math.round(power(withPotential(step)))).toBe(2);
});
