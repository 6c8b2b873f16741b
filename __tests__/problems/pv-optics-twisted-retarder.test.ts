import { seededPoints, type Values } from './evaluate-reference.ts';
import { integrateOde } from './numerics/bulirsch-stoer.ts';
import { proveReference } from './prove.ts';

// Second route: the two components of the field in fixed laboratory axes are integrated through the turning medium, there
// and back; no axes that turn with it, no closed form, no Poincaré sphere.

interface Slab {
  readonly twist: number;
  readonly retardation: number;
}
/** Real and imaginary part of the x component, then of the y component. */
type Field = readonly number[];

const slabOf = ({ '\\Phi': twist = 1, '\\Gamma': retardation = 1 }: Values): Slab => ({ twist, retardation });

/** Through the slab from one place to another, places in units of its thickness; backwards the light meets the same medium. */
function through({ twist, retardation }: Slab, field: Field, direction: 'there' | 'back'): Field {
  const slope = (passed: number, [a = 0, b = 0, c = 0, d = 0]: readonly number[]) => {
    const angle = 2 * twist * (direction === 'there' ? passed : 1 - passed);
    const [cos, sin] = [(Math.cos(angle) * retardation) / 2, (Math.sin(angle) * retardation) / 2];
    // i times the traceless part of the index along x and y
    return [-(cos * b + sin * d), cos * a + sin * c, -(sin * b - cos * d), sin * a - cos * c];
  };
  return integrateOde(slope, field, 0, 1, 6);
}

/** Intensity that passes an analyser at an angle to the x axis. */
function analysed([a = 0, b = 0, c = 0, d = 0]: Field, angle: number): number {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return (a * cos + c * sin) ** 2 + (b * cos + d * sin) ** 2;
}

const ALONG_X = [1, 0, 0, 0];
const leak = (slab: Slab) => analysed(through(slab, ALONG_X, 'there'), slab.twist + Math.PI / 2);

/** The first retardation at which the leak touches zero: where its amplitude (a smooth root of it) changes sign. */
function firstZero(twist: number): number {
  // the component normal to the final axis has a fixed phase, that of the real axis
  const amplitude = (retardation: number) => {
    const [a = 0, , c = 0] = through({ twist, retardation }, ALONG_X, 'there');
    return -a * Math.sin(twist) + c * Math.cos(twist);
  };
  const sign = Math.sign(amplitude(0.05));
  const isBefore = (retardation: number) => Math.sign(amplitude(retardation)) === sign;
  let low = 0.05;
  while (isBefore(low + 0.3)) low += 0.3;
  let high = low + 0.3;
  for (let round = 0; round < 45; round += 1) {
    const middle = (low + high) / 2;
    if (isBefore(middle)) low = middle;
    else high = middle;
  }
  return low;
}

/** S₃/S₀ behind the slab for circular light, counted so that it is +1 before it. */
function circularity(slab: Slab): number {
  const [a = 0, b = 0, c = 0, d = 0] = through(slab, [Math.SQRT1_2, 0, 0, Math.SQRT1_2], 'there');
  return 2 * (a * d - b * c);
}

const id = 'pv-optics-twisted-retarder';
const route = 'field in fixed axes integrated through the turning medium, there and back';
const points = seededPoints(3, { '\\Phi': [0.5, 1.6], '\\Gamma': [1, 3] }).map((point) => ({
  ...point,
  X: Math.hypot(point['\\Phi'] ?? 0, (point['\\Gamma'] ?? 0) / 2),
}));

proveReference({
  id,
  part: 0,
  route,
  points,
  value: (point) => leak(slabOf(point)),
  bends: [
    ['\\Phi^2', '\\Gamma^2'],
    ['\\sin^2', '\\cos^2'],
  ],
});

proveReference({
  id,
  part: 1,
  route,
  points: [
    ...seededPoints(3, { '\\Phi': [0.5, 2.9] }),
    ...seededPoints(3, { '\\Phi': [3.3, 6] }),
    { '\\Phi': Math.PI },
  ],
  value: (point) => firstZero(point['\\Phi'] ?? 0),
  bends: [],
});

// a piece of one case leaves the other as it is: each is bent where it holds
for (const [range, bends] of [
  [[0.5, 2.9], [['2\\sqrt{\\pi^2', '2\\sqrt{2\\pi^2']]],
  [[3.3, 6], [['4\\pi^2', '9\\pi^2']]],
] as const)
  proveReference({
    id,
    part: 1,
    route,
    points: seededPoints(3, { '\\Phi': range }),
    value: (point) => firstZero(point['\\Phi'] ?? 0),
    bends,
  });

proveReference({
  id,
  part: 2,
  route,
  points,
  value: (point) => circularity(slabOf(point)),
  bends: [
    ['{2X^2}', '{X^2}'],
    ['1-', '1+'],
  ],
});

proveReference({
  id,
  part: 3,
  route,
  points,
  value: (point) => {
    const slab = slabOf(point);
    return analysed(through(slab, through(slab, ALONG_X, 'there'), 'back'), Math.PI / 2);
  },
  bends: [
    ['\\sin^4', '\\sin^2'],
    ['X^4', 'X^2'],
    ['\\Gamma^2', '4\\Gamma^2'],
  ],
});
