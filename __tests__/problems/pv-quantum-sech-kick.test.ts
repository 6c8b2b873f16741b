import { seededPoints, type Values } from './evaluate-reference.ts';
import { integrateOde, type Slope } from './numerics/bulirsch-stoer.ts';
import { proveReference } from './prove.ts';
import { proveNumber } from './prove-number.ts';

// Second route: Schrödinger's equation in the space of the lowest levels, integrated through the pulse. No displacement
// operator, no Fourier transform; the best duration is found from the energies of classical trajectories.

const id = 'pv-quantum-sech-kick';
const LEVELS = 24;
const symbol = (point: Values, name: string) => point[name] ?? Number.NaN;
const root = Math.sqrt;
const levels = Array.from({ length: LEVELS }, (_, n) => n);

interface Pulse {
  readonly omega: number;
  readonly tau: number;
  /** q F₀ / √(2 M ħ ω) */
  readonly strength: number;
}

/** dc/dt of the amplitudes c_n exp(−inωt), real parts first: only neighbouring levels are coupled. */
function slopeOf({ omega, tau, strength }: Pulse): Slope {
  return (t, y) => {
    const coupling = strength / Math.cosh(t / tau);
    const [cos, sin] = [coupling * Math.cos(omega * t), coupling * Math.sin(omega * t)];
    const re = (n: number) => y[n] ?? 0;
    const im = (n: number) => (n < 0 || n >= LEVELS ? 0 : (y[LEVELS + n] ?? 0));
    // i coupling (√n e^{iωt} c_{n−1} + √(n+1) e^{−iωt} c_{n+1})
    const even = (n: number, sign: number) => cos * im(n) + sign * sin * (n < 0 || n >= LEVELS ? 0 : re(n));
    const odd = (n: number, sign: number) => cos * (n < 0 || n >= LEVELS ? 0 : re(n)) - sign * sin * im(n);
    return [
      ...levels.map((n) => -root(n) * even(n - 1, 1) - root(n + 1) * even(n + 1, -1)),
      ...levels.map((n) => root(n) * odd(n - 1, 1) + root(n + 1) * odd(n + 1, -1)),
    ];
  };
}

/** Probabilities of the levels long after the pulse. */
function probabilities(pulse: Pulse, start: number): readonly number[] {
  const initial = Array.from({ length: 2 * LEVELS }, (_, k) => Number(k === start));
  const end = 34 * pulse.tau;
  const y = integrateOde(slopeOf(pulse), initial, -end, end, 72);
  return levels.map((n) => (y[n] ?? 0) ** 2 + (y[LEVELS + n] ?? 0) ** 2);
}

const mean = (weights: readonly number[], of: (n: number) => number) =>
  weights.reduce((sum, weight, n) => sum + weight * of(n), 0);

const TRIAL: Pulse = { omega: 1, tau: 0.5, strength: 0.4 };
const TRIAL_QUANTA = mean(probabilities(TRIAL, 0), (n) => n);

/** A pulse that gives the ground state s quanta on average, which go as the square of its strength. */
const pulseWith = (s: number): Pulse => ({ ...TRIAL, strength: TRIAL.strength * root(s / TRIAL_QUANTA) });

proveReference({
  id,
  part: 0,
  route: "Schrödinger's equation of 24 levels integrated through the pulse",
  points: seededPoints(3, {
    q: [0.5, 1],
    F_0: [0.5, 0.9],
    M: [0.8, 1.5],
    '\\omega': [0.8, 1.5],
    '\\tau': [0.3, 0.8],
  }),
  value: (point) => {
    const [omega, tau, M] = [symbol(point, '\\omega'), symbol(point, '\\tau'), symbol(point, 'M')];
    const strength = (symbol(point, 'q') * symbol(point, 'F_0')) / Math.sqrt(2 * M * omega);
    return omega * mean(probabilities({ omega, tau, strength }, 0), (n) => n);
  },
  bends: [
    ['\\tau^2', '\\tau'],
    ['/2)', ')'],
    ['\\cosh', '\\sinh'],
  ],
});

proveReference({
  id,
  part: 1,
  route: "Schrödinger's equation of 24 levels integrated through the pulse",
  points: seededPoints(3, { s: [0.3, 1] }),
  value: (point) => probabilities(pulseWith(symbol(point, 's')), 1)[2] ?? Number.NaN,
  bends: [
    ['2-s', '1-s'],
    ['e^{-s}', 'e^{-2s}'],
  ],
});

proveReference({
  id,
  part: 2,
  route: "Schrödinger's equation of 24 levels integrated through the pulse",
  points: seededPoints(3, { s: [0.3, 1], '\\hbar': [0.5, 2], '\\omega': [0.5, 2] }),
  value: (point) => {
    const weights = probabilities(pulseWith(symbol(point, 's')), 1);
    const average = mean(weights, (n) => n);
    const deviation = Math.sqrt(mean(weights, (n) => (n - average) ** 2));
    return symbol(point, '\\hbar') * symbol(point, '\\omega') * deviation;
  },
  bends: [['3s', 's']],
});

/** Energy in units of (qF₀)²/Mω² that a classical oscillator at rest takes from the pulse, as a function of ωτ. */
function classicalEnergy(tau: number): number {
  // velocity and position by the work of the resting start: trapezoidal sums converge exponentially here
  const step = tau / 40;
  let [cosine, sine] = [0, 0];
  for (let t = -36 * tau; t <= 36 * tau; t += step) {
    cosine += (Math.cos(t) / Math.cosh(t / tau)) * step;
    sine += (Math.sin(t) / Math.cosh(t / tau)) * step;
  }
  return (cosine ** 2 + sine ** 2) / 2;
}

proveNumber({
  id,
  part: 3,
  route: 'energies of classical trajectories compared by golden section',
  value: () => {
    let [low, high] = [0.3, 1.5];
    while (high - low > 1e-7) {
      const [a, b] = [high - (high - low) / 1.618, low + (high - low) / 1.618];
      if (classicalEnergy(a) > classicalEnergy(b)) high = b;
      else low = a;
    }
    return low;
  },
});
