type State = readonly number[];

/** y' = slope(x, y) */
export type Slope = (x: number, y: State) => State;

const SUBSTEPS = [2, 4, 6, 8, 10, 12, 14, 16];

/**
 * The solution of y' = slope(x, y) at `to`, from `start` at `from`, in `steps` equal steps of Gragg's modified midpoint
 * rule, each extrapolated to a vanishing substep (Bulirsch and Stoer): order 16.
 */
export function integrateOde(
  slope: Slope,
  start: State,
  from: number,
  to: number,
  steps: number,
): readonly number[] {
  const width = (to - from) / steps;
  let y = start;
  for (let step = 0; step < steps; step += 1) y = extrapolated(slope, y, from + step * width, width);
  return y;
}

function extrapolated(slope: Slope, start: State, x: number, width: number): State {
  let row = SUBSTEPS.map((count) => midpoint(slope, start, x, width, count));
  for (let level = 1; row.length > 1; level += 1) {
    row = row.slice(1).map((finer, index) => {
      const ratio = ((SUBSTEPS[index + level] ?? 1) / (SUBSTEPS[index] ?? 1)) ** 2;
      return finer.map((value, k) => value + (value - (row[index]?.[k] ?? 0)) / (ratio - 1));
    });
  }
  return row[0] ?? start;
}

function midpoint(slope: Slope, start: State, x: number, width: number, count: number): State {
  const h = width / count;
  let before = start;
  let here = along(start, slope(x, start), h);
  for (let step = 1; step < count; step += 1) {
    [before, here] = [here, along(before, slope(x + step * h, here), 2 * h)];
  }
  const after = along(here, slope(x + width, here), h);
  return before.map((value, k) => (value + (after[k] ?? 0)) / 2);
}

const along = (y: State, direction: State, step: number): State =>
  y.map((value, k) => value + step * (direction[k] ?? 0));
