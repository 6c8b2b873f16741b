import { expect, it } from '@jest/globals';
import { add, type Complex, complexOf, divide, multiply, negate, sqrt } from '../../src/math/complex.ts';
import { cos, sin } from '../../src/math/elementary.ts';
import { seededPoints, type Values } from './evaluate-reference.ts';
import { proveReference, proveYesNo } from './prove.ts';
import { limitOfDoublings } from './quadrature.ts';

// Second route: a layer of finite thickness with a complex permittivity, in which Maxwell's equations are solved by its two
// plane waves, between the two media; the thickness is extrapolated to zero at a fixed product with the conductivity.
// Sheet boundary conditions are not used. Angles without reflection and best films are searched for.

type Polarisation = 's' | 'p';
interface Wave {
  /** index on the side of the incident wave, and on the other */
  readonly from: number;
  readonly to: number;
  readonly eta: number;
  /** sine of the angle of incidence times the index: the same in all media */
  readonly tangential: number;
  readonly polarisation: Polarisation;
}

const ONE = complexOf(1);
const real = (value: number) => complexOf(value);
const subtract = (a: Complex, b: Complex) => add(a, negate(b));

/** Normal wave number in a medium of a permittivity, in units of that of vacuum. */
const normal = (permittivity: Complex, tangential: number) =>
  sqrt(subtract(permittivity, real(tangential ** 2)));

/** Ratio of tangential magnetic to electric field of a wave that goes forward. */
const admittance = (permittivity: Complex, { tangential, polarisation }: Wave) =>
  polarisation === 's'
    ? normal(permittivity, tangential)
    : divide(permittivity, normal(permittivity, tangential));

/** Reflected amplitude and transmitted one over the incident, for a layer whose thickness times 2π/λ is `width`. */
function layered(wave: Wave, width: number): { readonly r: Complex; readonly t: Complex } {
  const inside = { re: 1, im: wave.eta / width };
  const [y1, y2] = [wave.from, wave.to].map((n) => admittance(real(n ** 2), wave)) as [Complex, Complex];
  const y = admittance(inside, wave);
  const phase = multiply(normal(inside, wave.tangential), real(width));
  const minusI = { re: 0, im: -1 };
  // fields at the front of the layer for the transmitted field 1 behind it
  const electric = add(cos(phase), multiply(minusI, divide(multiply(sin(phase), y2), y)));
  const magnetic = add(multiply(cos(phase), y2), multiply(minusI, multiply(sin(phase), y)));
  const incident = add(multiply(y1, electric), magnetic);
  return {
    r: divide(subtract(multiply(y1, electric), magnetic), incident),
    t: divide(multiply(real(2), y1), incident),
  };
}

/** A quantity of the layer in the limit of a thin film. */
const thin = (f: (width: number) => number) =>
  limitOfDoublings(Array.from({ length: 9 }, (_, k) => f(0.02 / 2 ** k)));

const reflection = (wave: Wave) => thin((width) => layered(wave, width).r.re);

/** The conductance without reflection by bisection: more of it makes the reflected amplitude more negative. */
function matched(wave: Omit<Wave, 'eta'>): number {
  let [low, high] = [1e-3, 20];
  for (let round = 0; round < 55; round += 1) {
    const eta = (low + high) / 2;
    if (reflection({ ...wave, eta }) > 0) low = eta;
    else high = eta;
  }
  return low;
}

/** What is neither reflected nor transmitted at normal incidence. */
function absorbed(from: number, to: number, eta: number): number {
  const wave = { from, to, eta, tangential: 0, polarisation: 's' } as const;
  return thin((width) => {
    const { r, t } = layered(wave, width);
    return 1 - (r.re ** 2 + r.im ** 2) - (to / from) * (t.re ** 2 + t.im ** 2);
  });
}

/** The best film by golden section. */
function mostAbsorbed(from: number, to: number): number {
  const ratio = (Math.sqrt(5) - 1) / 2;
  let [low, high] = [0.5, 10];
  while (high - low > 1e-6) {
    const [a, b] = [high - ratio * (high - low), low + ratio * (high - low)];
    if (absorbed(from, to, a) > absorbed(from, to, b)) high = b;
    else low = a;
  }
  return absorbed(from, to, (low + high) / 2);
}

const indices = ({ n_1 = 1.5, n_2 = 1 }: Values) => ({ from: n_1, to: n_2 });
const id = 'pv-optics-absorbing-sheet';
const route =
  'plane waves in an absorbing layer of finite thickness, extrapolated to a thin film; best films searched for';
const media = { n_1: [1.6, 2.2], n_2: [1.1, 1.4] } as const;
const points = seededPoints(3, media);

it('the solved layer without conductance is no layer', () => {
  const wave = { from: 1.5, to: 1, tangential: 0, polarisation: 's' } as const;
  expect(reflection({ ...wave, eta: 0 })).toBeCloseTo(0.2, 12);
  expect(normal(ONE, 0.6).re).toBeCloseTo(0.8, 14);
});

proveReference({
  id,
  part: 0,
  route,
  points: seededPoints(3, { ...media, '\\theta': [0.1, 0.5] }),
  value: (point) => {
    const { from, to } = indices(point);
    const tangential = from * Math.sin(point['\\theta'] ?? 0);
    return matched({ from, to, tangential, polarisation: 's' });
  },
  bends: [
    ['n_1\\cos\\theta', 'n_1'],
    ['n_1^2', 'n_2^2'],
  ],
});

proveReference({
  id,
  part: 1,
  route,
  points,
  value: (point) => {
    const { from, to } = indices(point);
    const eta = matched({ from, to, tangential: 0, polarisation: 's' });
    return reflection({ from: to, to: from, eta, tangential: 0, polarisation: 's' }) ** 2;
  },
  bends: [
    ['{n_1}', '{n_1+n_2}'],
    ['-', '+'],
  ],
});

proveReference({
  id,
  part: 2,
  route,
  points,
  value: (point) => mostAbsorbed(indices(point).from, indices(point).to),
  bends: [
    ['\\frac{n_1}', '\\frac{n_2}'],
    ['n_1+n_2', '2n_1+n_2'],
  ],
});

proveYesNo({
  id,
  part: 3,
  route,
  // over pairs of media and angles: the film that one polarisation needs never is the one of the other
  holds: () =>
    points.some((point) => {
      const { from, to } = indices(point);
      return [0.1, 0.2, 0.4, 0.6, 0.8, 0.95].some((part) => {
        const wave = { from, to, tangential: part * to };
        const eta = matched({ ...wave, polarisation: 's' });
        return Math.abs(reflection({ ...wave, eta, polarisation: 'p' })) < 1e-4;
      });
    }),
});
