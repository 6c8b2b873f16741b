import { proveReference } from './prove.ts';
import { gaussLegendre } from './quadrature.ts';

// Second route: no infinite product and no modular function. The derivative of the zeta function is the integral over
// proper time of the heat trace, which is summed over the spectrum; its part that is singular at small times is the area
// term alone, up to exponentially small terms.

/** With L = 2π the momenta are whole and half numbers. */
const CUTOFF = 14;

function eigenvalues(): readonly number[] {
  const list: number[] = [];
  for (let n = 0; n <= CUTOFF; n += 1)
    for (let j = -CUTOFF; j <= CUTOFF; j += 1) {
      list.push((j + 1 / 2) ** 2 + n ** 2);
      if (n > 0) list.push(j ** 2 + n ** 2);
    }
  return list;
}

/** Area/4π of the heat trace at small times t: (2π)²/(4πt). */
const AREA_TERM = Math.PI;
/** Below it the trace is the area term to double precision: the shortest closed path has the length 2π. */
const EARLY = 0.25;
const LATE = 160;

function logarithmOfDeterminant(): number {
  const spectrum = eigenvalues();
  const trace = (t: number) => spectrum.reduce((sum, value) => sum + Math.exp(-value * t), 0);
  const nodes = gaussLegendre(24);
  // in ln t, by panels
  const integral = (f: (t: number) => number, from: number, to: number) => {
    const panels = 6;
    const half = Math.log(to / from) / (2 * panels);
    return Array.from({ length: panels }, (_, panel) => Math.log(from) + (2 * panel + 1) * half)
      .flatMap((centre) => nodes.map(({ node, weight }) => weight * f(Math.exp(centre + half * node))))
      .reduce((sum, value) => sum + half * value, 0);
  };
  const early = integral((t) => trace(t) - AREA_TERM / t, EARLY, 1);
  return -(early - AREA_TERM + integral(trace, 1, LATE));
}

proveReference({
  id: 'quantization-klein-bottle-determinant',
  route: 'heat trace summed over the spectrum and integrated over proper time',
  points: [{}],
  value: () => Math.exp(logarithmOfDeterminant()),
  bends: [
    ['2^{3/4}', '2^{1/4}'],
    ['\\pi^{3/2}', '\\pi^{1/2}'],
    [')^2', ')'],
  ],
});
