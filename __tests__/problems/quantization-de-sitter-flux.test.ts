import { seededPoints, type Values } from './evaluate-reference.ts';
import { integrateOde } from './numerics/bulirsch-stoer.ts';
import { proveReference } from './prove.ts';

// Second route: the field equation is integrated in time to find how many pairs the vacuum gives; then the pair of modes
// is squeezed in Fock space with the exponential of ab - a†b†, and the variance is taken from the probabilities.

const LATE = 20;
const MOMENTUM = 3;
/** Pairs kept in Fock space. */
const STATES = 220;

/** |β|² from the weight of the wrong frequency at late times. */
function pairsFromVacuum({ m = 0, '\\alpha': alpha = 0 }: Values): number {
  const mu = Math.sqrt(m ** 2 - 1 / 4);
  const nu = MOMENTUM + alpha;
  // u = (cosh t)^(-1/2) exp(-iμt) at early times, real and imaginary part
  const early = Math.cosh(LATE) ** -0.5;
  const [c, s] = [Math.cos(mu * LATE), Math.sin(mu * LATE)];
  const start = [early * c, early * (c / 2 + mu * s), early * s, early * (s / 2 - mu * c)];
  const [x = 0, xDot = 0, y = 0, yDot = 0] = integrateOde(
    (t, [u = 0, uDot = 0, v = 0, vDot = 0]) => {
      const stiffness = m ** 2 + nu ** 2 / Math.cosh(t) ** 2;
      return [uDot, -Math.tanh(t) * uDot - stiffness * u, vDot, -Math.tanh(t) * vDot - stiffness * v];
    },
    start,
    -LATE,
    LATE,
    160,
  );
  // f = (cosh t)^(1/2) u = α exp(-iμt) + β exp(iμt), so that β has the modulus of (μf - i df/dt)/2μ
  const root = Math.sqrt(Math.cosh(LATE));
  const [f, fDot, g, gDot] = [x * root, root * (xDot + x / 2), y * root, root * (yDot + y / 2)];
  return ((mu * f + gDot) ** 2 + (mu * g - fDot) ** 2) / (2 * mu) ** 2;
}

/** The state |two particles, one antiparticle⟩ after squeezing, by its amplitudes for 0, 1, 2, … antiparticles. */
function squeezed(strength: number): readonly number[] {
  const start = Array.from({ length: STATES }, (_, antiparticles) => Number(antiparticles === 1));
  // ab lowers the number of antiparticles: √(n (n + 1)) with n + 1 particles
  const hop = (n: number) => Math.sqrt(n * (n + 1));
  return integrateOde(
    (_, state) => state.map((__, n) => hop(n + 1) * (state[n + 1] ?? 0) - hop(n) * (state[n - 1] ?? 0)),
    start,
    0,
    strength,
    Math.ceil(strength * STATES),
  );
}

function variance(point: Values): number {
  const probabilities = squeezed(Math.asinh(Math.sqrt(pairsFromVacuum(point)))).map((value) => value ** 2);
  const moment = (power: number) => probabilities.reduce((sum, value, n) => sum + value * n ** power, 0);
  return moment(2) - moment(1) ** 2;
}

proveReference({
  id: 'quantization-de-sitter-flux',
  route: 'field equation integrated through the bounce, squeezing in Fock space, variance from probabilities',
  points: seededPoints(3, { m: [0.75, 0.95], '\\alpha': [0.1, 0.35] }),
  value: variance,
  bends: [
    ['8 \\cos', '6 \\cos'],
    ['+ \\cos^2(\\pi\\alpha)', '- \\cos^2(\\pi\\alpha)'],
    ['\\sinh^4', '\\sinh^2'],
  ],
});
