import { figureOf, shownNumber } from './figure.ts';
import { integrateOde } from './numerics/bulirsch-stoer.ts';
import { proveNumber } from './prove-number.ts';

// Second route: the values are read from the drawing, and Kirchhoff's laws for three capacitor voltages and two currents are
// integrated in time. Frequencies come from the evolution over a short time, the largest voltage from a long one.

const id = 'pv-electro-charged-loop';
const svg = figureOf(id);
const value = (name: string, unit: number) => shownNumber(svg, name) * unit;
const [L1, L2] = [value('L1', 1e-3), value('L2', 1e-3)];
const [C1, C2, C3] = [value('C1', 1e-6), value('C2', 1e-6), value('C3', 1e-6)];
const VOLTAGE = value('V', 1);
const MICROSECOND = 1e-6;

/** Voltages of C₁, C₂, C₃ and currents through L₁, L₂; the unit of time is a microsecond. */
const kirchhoff = (_: number, [u1 = 0, u2 = 0, u3 = 0, i1 = 0, i2 = 0]: readonly number[]) =>
  [-i1 / C1, i2 / C2, (i1 - i2) / C3, (u1 - u3) / L1, (u3 - u2) / L2].map((rate) => rate * MICROSECOND);

const after = (start: readonly number[], microseconds: number) =>
  integrateOde(kirchhoff, start, 0, microseconds, Math.max(1, Math.ceil(microseconds / 20)));

/**
 * Over a time t both currents are multiplied, on average with the evolution backwards, by a matrix whose eigenvalues are
 * the cosines of the two phases.
 */
function frequencies(): readonly number[] {
  const time = 40;
  const column = (start: readonly number[]) => {
    // with no voltages at the start, forward and backward evolution of the currents are the same
    const [, , , first = 0, second = 0] = after(start, time);
    return [first, second] as const;
  };
  const [[a, c], [b, d]] = [column([0, 0, 0, 1, 0]), column([0, 0, 0, 0, 1])];
  const root = Math.sqrt(((a - d) / 2) ** 2 + b * c);
  return [root, -root].map((sign) => Math.acos((a + d) / 2 + sign) / (2 * Math.PI * time * MICROSECOND));
}

const START = [VOLTAGE, 0, 0, 0, 0];

/** The largest modulus of the voltage of C₂ in one second, by a fixed step whose effect is one matrix. */
function largestVoltage(): number {
  const step = 4;
  const columns = START.map((_, k) =>
    after(
      START.map((__, row) => (row === k ? 1 : 0)),
      step,
    ),
  );
  const matrix = START.map((_, row) => columns.map((column) => column[row] ?? 0));
  let state: readonly number[] = START;
  let largest = 0;
  for (let round = 0; round < 250_000; round += 1) {
    state = matrix.map((row) => row.reduce((sum, entry, k) => sum + entry * (state[k] ?? 0), 0));
    largest = Math.max(largest, Math.abs(state[1] ?? 0));
  }
  return largest;
}

const route = "values read from the drawing, Kirchhoff's laws integrated in time over 5,000 oscillations";

proveNumber({ id, part: 0, route, value: frequencies });
proveNumber({ id, part: 1, route, value: () => after(START, 800)[3] ?? Number.NaN });
proveNumber({ id, part: 2, route, value: largestVoltage });
