import { proveReference } from './prove.ts';

// Second route: the field behind one period is cut into 240 pieces whose wavelets are added up with their paths, slit by slit
// and polarisation by polarisation; the closed form of the pattern of a pair of slits is not used.

/** Samples per period, at the middles of equal pieces; a slit is a whole number of them. */
const SAMPLES = 6 * 40;
const PHASE = Math.PI / 3;

type Field = readonly (readonly [re: number, im: number])[];

/** Transmission of one period for the light of the left slit, the right slit or both; slits at d/6…d/3 and d/2…2d/3. */
function period(slits: { readonly left: number; readonly right: number }): Field {
  return Array.from({ length: SAMPLES }, (_, k) => {
    const x = (k + 0.5) / SAMPLES;
    if (x > 1 / 6 && x < 1 / 3) return [slits.left, 0];
    if (x > 1 / 2 && x < 2 / 3) return [slits.right * Math.cos(PHASE), slits.right * Math.sin(PHASE)];
    return [0, 0];
  });
}

/**
 * Amplitude per period that goes to sin θ = m λ/d. The wavelet of a point at x runs a path that is shorter by x sin θ; each
 * sample stands for a piece whose own pattern is the ratio of sine and argument.
 */
function towards(field: Field, m: number): readonly [number, number] {
  const piece = (Math.PI * m) / SAMPLES;
  const size = (m === 0 ? 1 : Math.sin(piece) / piece) / SAMPLES;
  return field.reduce<readonly [number, number]>(
    ([re, im], [a, b], k) => {
      const phase = (-2 * Math.PI * m * (k + 0.5)) / SAMPLES;
      const [cos, sin] = [Math.cos(phase), Math.sin(phase)];
      return [re + size * (a * cos - b * sin), im + size * (a * sin + b * cos)];
    },
    [0, 0],
  );
}

const intensity = (field: Field, m: number) => {
  const [re, im] = towards(field, m);
  return re ** 2 + im ** 2;
};

const both = period({ left: 1, right: 1 });
/** Behind polarisers, for the incident amplitude 1 at 45 degrees. */
const [left, right] = [period({ left: Math.SQRT1_2, right: 0 }), period({ left: 0, right: Math.SQRT1_2 })];

function circularity(m: number): number {
  const [[a, b], [c, d]] = [towards(left, m), towards(right, m)];
  return Math.abs(2 * (a * d - b * c)) / (a * a + b * b + c * c + d * d);
}

const id = 'pv-optics-paired-slit-grating';
const route = 'wavelets of 240 points of the period added up with their paths';

proveReference({
  id,
  part: 0,
  route,
  points: [{}],
  value: () => Array.from({ length: 13 }, (_, k) => k - 6).filter((m) => intensity(both, m) < 1e-20),
  bends: [
    ['-4', '4'],
    ['-1', '1'],
    ['2', '-2'],
  ],
});

proveReference({
  id,
  part: 1,
  route,
  points: [{}],
  value: () => intensity(both, 1),
  bends: [
    ['3', '9'],
    ['\\pi^2', '\\pi'],
  ],
});

proveReference({
  id,
  part: 2,
  route,
  points: [{}],
  value: () => intensity(left, 2) + intensity(right, 2),
  bends: [
    ['16', '8'],
    ['\\pi^2', '\\pi'],
  ],
});

proveReference({
  id,
  part: 3,
  route,
  points: [{}],
  value: () => circularity(0),
  bends: [['3', '2']],
});
