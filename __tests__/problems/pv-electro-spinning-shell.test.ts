import { seededPoints, type Values } from './evaluate-reference.ts';
import { integrateOde } from './numerics/bulirsch-stoer.ts';
import { proveReference } from './prove.ts';
import { gaussLegendre, limitOfDoublings } from './quadrature.ts';

// Second route: a shell of finite thickness and conductivity. The diffusion equation of the vector potential is integrated
// through it, in the frame of the material, and matched to the fields outside; then the thickness is extrapolated to zero at
// a fixed product with the conductivity. Sheet currents and self-inductance are not used.

/** Coefficients of the vector potential outside, r and 1/r², for the field 2 inside; complex numbers as pairs. */
interface Outside {
  readonly uniform: readonly [number, number];
  readonly dipole: readonly [number, number];
}

/** Integrates f″ + 2f′/r - 2f/r² = (rate) f through the shell, from f = r inside; rate complex. */
function outside(a: number, thickness: number, [re, im]: readonly [number, number]): Outside {
  const [inner, outer] = [a - thickness / 2, a + thickness / 2];
  const slope = (r: number, [f = 0, g = 0, df = 0, dg = 0]: readonly number[]) => [
    df,
    dg,
    (-2 * df) / r + (2 * f) / r ** 2 + re * f - im * g,
    (-2 * dg) / r + (2 * g) / r ** 2 + re * g + im * f,
  ];
  const [f = 0, g = 0, df = 0, dg = 0] = integrateOde(slope, [inner, 0, 1, 0], inner, outer, 1);
  const uniform = [((2 * f) / outer + df) / 3, ((2 * g) / outer + dg) / 3] as const;
  return {
    uniform,
    dipole: [outer ** 2 * (f - uniform[0] * outer), outer ** 2 * (g - uniform[1] * outer)],
  };
}

/** The limit of a thin shell. */
const thin = (a: number, f: (thickness: number) => number) =>
  limitOfDoublings(Array.from({ length: 8 }, (_, k) => f((0.1 * a) / 2 ** k)));

/** The time in which a field inside decays without anything outside that drives it. */
function decayTime(mu: number, sigma: number, a: number): number {
  return thin(a, (thickness) => {
    let [low, high] = [0, 10 / (mu * sigma * a)];
    for (let round = 0; round < 60; round += 1) {
      const rate = (low + high) / 2;
      const [uniform] = outside(a, thickness, [(-mu * sigma * rate) / thickness, 0]).uniform;
      if (uniform > 0) low = rate;
      else high = rate;
    }
    return 1 / low;
  });
}

interface Response {
  /** total field inside over the external one */
  readonly inside: number;
  /** torque over the square of the external field; both for a field normal to the axis */
  readonly torque: number;
}

/** A shell with the decay time τ that rotates in a field normal to its axis. */
function response(mu: number, a: number, tau: number, omega: number): Response {
  // the decay time is proportional to the conductance
  const sigma = tau / decayTime(mu, 1, a);
  const at = (thickness: number) => {
    const { uniform, dipole } = outside(a, thickness, [0, (mu * sigma * omega) / thickness]);
    const square = uniform[0] ** 2 + uniform[1] ** 2;
    // A = (μ₀/4π) M/r² and the uniform part is half the field
    const moment = ((4 * Math.PI) / mu / 2) * ((dipole[1] * uniform[0] - dipole[0] * uniform[1]) / square);
    return { inside: 1 / Math.sqrt(square), torque: Math.abs(moment) };
  };
  return {
    inside: thin(a, (thickness) => at(thickness).inside),
    torque: thin(a, (thickness) => at(thickness).torque),
  };
}

function responseOf(point: Values): Response {
  const { '\\mu_0': mu = 1, a = 1, '\\tau': tau = 1, '\\omega': omega = 1 } = point;
  return response(mu, a, tau, omega);
}

/** ∫ J dω / N from half the initial angular velocity to it. */
function spinDown(point: Values): number {
  const { J = 1, B = 1, '\\omega_0': omega = 1 } = point;
  return gaussLegendre(14).reduce((sum, { node, weight }) => {
    const here = omega * (0.75 + 0.25 * node);
    const { torque } = responseOf({ ...point, '\\omega': here });
    return sum + (weight * 0.25 * omega * J) / (torque * B ** 2);
  }, 0);
}

const id = 'pv-electro-spinning-shell';
const route =
  'diffusion of the vector potential through a shell of finite thickness, integrated numerically and extrapolated to a thin one';
const sphere = { '\\mu_0': [0.8, 1.2], a: [0.8, 1.2] } as const;
const spinning = { '\\tau': [0.7, 1.3], '\\omega': [0.5, 1.4] } as const;
const field = { B: [0.8, 1.2], '\\psi': [0.5, 1.2] } as const;

proveReference({
  id,
  part: 0,
  route,
  points: seededPoints(3, { ...sphere, '\\sigma': [0.8, 1.2] }),
  value: ({ '\\mu_0': mu = 1, '\\sigma': sigma = 1, a = 1 }) => decayTime(mu, sigma, a),
  bends: [['3', '2']],
});

proveReference({
  id,
  part: 1,
  route,
  points: seededPoints(3, { ...sphere, ...spinning, ...field }),
  value: (point) => responseOf(point).torque * ((point['B'] ?? 0) * Math.sin(point['\\psi'] ?? 0)) ** 2,
  bends: [
    ['2\\pi', '4\\pi'],
    ['1+', '4+'],
    ['\\sin^2', '\\cos^2'],
  ],
});

proveReference({
  id,
  part: 2,
  route,
  points: seededPoints(3, { ...spinning, ...field }),
  value: (point) => {
    const { B = 1, '\\psi': psi = 0 } = point;
    return B * Math.hypot(Math.cos(psi), Math.sin(psi) * responseOf(point).inside);
  },
  bends: [
    ['\\cos^2', '\\sin^2'],
    ['1+\\omega^2\\tau^2', '1+\\omega\\tau'],
  ],
});

proveReference({
  id,
  part: 3,
  route,
  points: seededPoints(3, {
    ...sphere,
    J: [0.8, 1.2],
    B: [0.8, 1.2],
    '\\tau': [0.7, 1.3],
    '\\omega_0': [0.8, 1.6],
  }),
  value: spinDown,
  bends: [
    ['{3}{8}', '{3}{4}'],
    ['\\ln 2+', '\\ln 2-'],
    ['2\\pi', '4\\pi'],
  ],
});
