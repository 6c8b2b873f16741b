import { seededPoints, type Values } from './evaluate-reference.ts';
import { slopeAtZero } from './numerics/derivative.ts';
import { limitOfGeometric } from './numerics/shanks.ts';
import { proveReference } from './prove.ts';

// Second route: no images. The potential of two opposite charges is expanded in Legendre polynomials around the sphere,
// each multipole but the monopole answers so that the surface is an equipotential, and the field of the answer at the
// dipole gives force and torque directly, without an energy.

interface Place {
  readonly x: number;
  /** along the line from the centre of the sphere */
  readonly z: number;
}
interface Setting {
  readonly a: number;
  readonly d: number;
  readonly theta: number;
  readonly grounded: boolean;
}

/** Potential at one place that a unit charge at another induces, in units of 1/(4πε₀). */
function induced({ a, grounded }: Setting, at: Place, from: Place): number {
  const [r, s] = [Math.hypot(at.x, at.z), Math.hypot(from.x, from.z)];
  const cosine = (at.x * from.x + at.z * from.z) / (r * s);
  let [before, legendre] = [0, 1];
  let total = 0;
  for (let l = 0, size = a / (r * s); size > 1e-30; l += 1, size *= a ** 2 / (r * s)) {
    if (l > 0 || grounded) total -= size * legendre;
    [before, legendre] = [legendre, ((2 * l + 1) * cosine * legendre - l * before) / (l + 1)];
  }
  return total;
}

const moved = ({ x, z }: Place, theta: number, step: number): Place => ({
  x: x + step * Math.sin(theta),
  z: z + step * Math.cos(theta),
});

/** Component of the field that a unit dipole at the distance d induces, at a place near it. */
function field(setting: Setting, at: Place, direction: number): number {
  const dipole: Place = { x: 0, z: setting.d };
  const step = 0.3 * (setting.d - setting.a);
  const potential = (place: Place) =>
    slopeAtZero((h) => induced(setting, place, moved(dipole, setting.theta, h)), step);
  return -slopeAtZero((h) => potential(moved(at, direction, h)), step);
}

/** Force on a unit dipole that points along the line: the gradient of the field of what it induces from where it is. */
const force = (setting: Setting) =>
  slopeAtZero((h) => field(setting, { x: 0, z: setting.d + h }, 0), 0.3 * (setting.d - setting.a));

/** Torque that increases θ: the component of the induced field in the direction of growing θ. */
const torque = (setting: Setting) => field(setting, { x: 0, z: setting.d }, setting.theta + Math.PI / 2);

function settingOf(point: Values, grounded = false): Setting {
  const { a = 1, d = 2, '\\theta': theta = 0 } = point;
  return { a, d, theta, grounded };
}

const coulomb = ({ p = 1, '\\varepsilon_0': epsilon = 1 }: Values) => p ** 2 / (4 * Math.PI * epsilon);

/** The ratio of torques over d², at distances that grow twofold, extrapolated. */
function ratio({ a = 1, d = 2 }: Values): number {
  const ratios = [4, 8, 16, 32, 64, 128, 256].map((far) => {
    const at = { a: 1, d: far, theta: 0.7 };
    return torque({ ...at, grounded: true }) / torque({ ...at, grounded: false }) / far ** 2;
  });
  return (limitOfGeometric(ratios) * d ** 2) / a ** 2;
}

const id = 'pv-electro-dipole-and-sphere';
const route =
  'expansion in Legendre polynomials, force and torque from the field that the multipoles answer with';
const lengths = { a: [0.8, 1.1], d: [1.9, 2.4] } as const;
const dipole = { p: [0.8, 1.2], '\\varepsilon_0': [0.8, 1.2], ...lengths } as const;

proveReference({
  id,
  part: 0,
  route,
  points: seededPoints(3, dipole),
  value: (point) => coulomb(point) * force(settingOf(point)),
  bends: [
    ['2a^2', 'a^2'],
    ['-\\frac{1}{d^5}', '+\\frac{1}{d^5}'],
    ['2\\pi', '4\\pi'],
  ],
});

proveReference({
  id,
  part: 1,
  route,
  points: seededPoints(3, { ...dipole, '\\theta': [0.3, 1.2] }),
  value: (point) => coulomb(point) * torque(settingOf(point)),
  bends: [
    ['\\frac{1}{d^4}', '\\frac{2}{d^4}'],
    ['\\sin 2\\theta', '\\sin\\theta'],
  ],
});

proveReference({
  id,
  part: 2,
  route,
  points: seededPoints(3, lengths),
  value: ratio,
  bends: [
    ['3a^2', 'a^2'],
    ['d^2', 'd^3'],
  ],
});
