import { proveReference, proveYesNo } from './prove.ts';
import { proveEstimate } from './prove-number.ts';
import { gaussLegendre } from './quadrature.ts';

// Second route: the entropy is summed from the occupations of the modes, not taken from the energy; the variance is summed
// mode by mode in squares of growing size; the rate is Planck's spectrum integrated over wavelengths.

const id = 'pv-statistics-planar-photons';
const NODES = gaussLegendre(60);

/** The integral of f from a to b, which may be taken in several parts. */
function integral(f: (x: number) => number, a: number, b: number, parts: number): number {
  const width = (b - a) / parts;
  return Array.from({ length: parts }, (_, k) => a + width * (k + 0.5)).reduce(
    (total, middle) =>
      total +
      NODES.reduce((sum, { node, weight }) => sum + weight * f(middle + (node * width) / 2), 0) * (width / 2),
    0,
  );
}

const occupation = (y: number) => 1 / Math.expm1(y);

/** (n + 1) ln(n + 1) − n ln n */
function entropyOfMode(y: number): number {
  const n = occupation(y);
  return n < 1e-8 ? n * (1 + y) : (n + 1) * Math.log1p(n) - n * Math.log(n);
}

proveReference({
  id,
  part: 0,
  route: 'entropy summed from the occupations of the modes',
  points: [{}],
  value: () => {
    // y = x⁴ takes the logarithm at y → 0 out of the integrand
    const over = (f: (y: number) => number) => integral((x) => 4 * x ** 7 * f(x ** 4), 0, 45 ** 0.25, 8);
    return over(entropyOfMode) / over(occupation);
  },
  bends: [
    ['18', '9'],
    ['\\zeta(3)', '\\zeta(2)'],
    ['\\pi^2', '\\pi^4'],
  ],
});

/** Variance over mean of the number of photons in a square of side L, in units of ħc/kT, whose edges are nodes. */
function relativeVariance(L: number): number {
  let [mean, variance] = [0, 0];
  const last = Math.ceil((30 * L) / Math.PI);
  for (let i = 1; i <= last; i += 1)
    for (let k = 1; k <= last; k += 1) {
      const n = occupation((Math.PI / L) * Math.hypot(i, k));
      mean += n;
      variance += n * (n + 1);
    }
  return variance / mean;
}

proveYesNo({
  id,
  part: 1,
  route: 'variance summed mode by mode in squares of growing size',
  holds: () => {
    const [a = 0, b = 0, c = 0, d = 0] = [10, 20, 40, 80].map(relativeVariance);
    // towards a finite limit the gain of every doubling shrinks by a factor
    return Math.max((c - b) / (b - a), (d - c) / (c - b)) < 0.8;
  },
});

proveEstimate({
  id,
  part: 2,
  route: "Planck's spectrum of photons integrated over wavelengths",
  value: () => {
    const [area, T, shortest, c2, c] = [1.7, 305, 700e-9, 1.4388e-2, 2.998e8];
    // photons per area, time and wavelength into a half space: 2πc/λ⁴ / (exp(c₂/λT) − 1)
    const spectrum = (lambda: number) => (2 * Math.PI * c) / lambda ** 4 / Math.expm1(c2 / (lambda * T));
    return 1 / (area * integral(spectrum, shortest / 4, shortest, 10));
  },
});
