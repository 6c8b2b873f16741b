import { figureOf, shownNumber } from './figure.ts';
import { integrateOde } from './numerics/bulirsch-stoer.ts';
import { proveNumber } from './prove-number.ts';

// Second route: the radial equation integrated numerically through the potential that the figure shows, with the
// scattering length from the phase at small energies and the levels from counting nodes. No matching of sines.

const id = 'pv-quantum-stepped-well';
const svg = figureOf(id);
const at = (name: string) => shownNumber(svg, name);
/** ħ²/2μ in meV Å² */
const KINETIC = 2;
const FAR = 60;

/** Stretches of constant potential: from, to (Å), potential (meV), steps of the integration. */
const STRETCHES = [
  { from: at('core'), to: at('inner-edge'), V: at('inner-level'), steps: 6 },
  { from: at('inner-edge'), to: at('outer-edge'), V: at('outer-level'), steps: 6 },
  { from: at('outer-edge'), to: FAR, V: 0, steps: 80 },
];

/** u and u′ at every step, for u(core) = 0. */
function wave(E: number, end: number): readonly (readonly number[])[] {
  let y: readonly number[] = [0, 1];
  const values: (readonly number[])[] = [];
  for (const { from, to, V, steps } of STRETCHES) {
    const stop = Math.min(to, end);
    const width = (stop - from) / steps;
    for (let step = 0; step < steps && width > 0; step += 1) {
      const slope = (_: number, [u = 0, v = 0]: readonly number[]) => [v, ((V - E) / KINETIC) * u];
      y = integrateOde(slope, y, from + step * width, from + (step + 1) * width, 1);
      values.push(y);
    }
  }
  return values;
}

/** −tan(δ)/k outside of the potential. */
function lengthAt(E: number): number {
  const k = Math.sqrt(E / KINETIC);
  const R = at('outer-edge');
  const [u = 0, v = 0] = wave(E, R).at(-1) ?? [];
  return -Math.tan(Math.atan2(k * u, v) - k * R) / k;
}

/** Bound states below an energy: the nodes of the solution that starts at the core (Sturm's oscillation theorem). */
function levelsBelow(E: number): number {
  const values = wave(E, FAR).map(([u = 0]) => u);
  return values.filter((u, k) => k > 0 && u * (values[k - 1] ?? 0) < 0).length;
}

proveNumber({
  id,
  part: 0,
  route: 'radial equation integrated numerically, phase shift at low energies',
  value: () => 1e-10 * ((4 * lengthAt(1e-7) - lengthAt(4e-7)) / 3),
});

proveNumber({
  id,
  part: 1,
  route: 'nodes of the numerically integrated solution at zero energy',
  value: () => levelsBelow(0),
});

proveNumber({
  id,
  part: 2,
  route: 'level found by counting nodes of the numerically integrated solution',
  value: () => {
    const count = levelsBelow(0);
    let [low, high] = [at('inner-level'), 0];
    for (let step = 0; step < 40; step += 1) {
      const middle = (low + high) / 2;
      if (levelsBelow(middle) < count) low = middle;
      else high = middle;
    }
    // meV to joules
    return -low * 1.602176634e-22;
  },
});
