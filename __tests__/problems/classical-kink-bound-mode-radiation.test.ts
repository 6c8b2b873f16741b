import { seededPoints } from './evaluate-reference.ts';
import { integrateOde } from './numerics/bulirsch-stoer.ts';
import { proveReference } from './prove.ts';

// Second route: no energy is balanced and no flux is taken. The wave f = Re[F a² exp(-2iωt)] that the mode
// χ = Re[a exp(-iωt)] sech x drives is integrated numerically with the outgoing condition, and is put back into the
// equation of χ, whose term in resonance at the third order makes a decay: 4iω da/dt = 2 a|a|² ∫ tanh x sech²x F dx.

/** Where the kink is flat to double precision. */
const FAR = 18;

/** F is odd: one solution with the source that starts flat, one without it that starts with slope 1, and an overlap. */
function decayRate(M: number): number {
  const omega = Math.sqrt(M ** 2 - 1);
  const [driven = 0, drivenSlope = 0, free = 0, freeSlope = 0, overlap = 0] = integrateOde(
    (x, [p = 0, pSlope = 0, h = 0, hSlope = 0]) => {
      const sech2 = 1 / Math.cosh(x) ** 2;
      const potential = 4 - 6 * sech2 - 4 * omega ** 2;
      const source = -Math.tanh(x) * sech2;
      return [pSlope, potential * p - source, hSlope, potential * h, Math.tanh(x) * sech2 * h];
    },
    [0, 0, 0, 1, 0],
    0,
    FAR,
    90,
  );
  // F = driven + c free with F' = ikF; only the imaginary part of c damps
  const k = Math.sqrt(4 * omega ** 2 - 4);
  const imaginary = (k * (driven * freeSlope - free * drivenSlope)) / (freeSlope ** 2 + (k * free) ** 2);
  return (-2 * imaginary * overlap) / (2 * omega);
}

proveReference({
  id: 'classical-kink-bound-mode-radiation',
  route:
    'driven wave integrated as an ordinary differential equation and put back into the amplitude equation',
  points: seededPoints(3, { M: [1.5, 1.9] }),
  value: ({ M = 0 }) => decayRate(M),
  bends: [
    ['4M^2-7', '4M^2-4'],
    ['^{3/2}', '^{1/2}'],
    ['M^2-1', 'M^2'],
    ['\\pi\\sqrt', '\\frac{\\pi}{2}\\sqrt'],
  ],
});
