/** A value of a real function and the bound of its rounding error. */
export interface Sample {
  readonly value: number;
  readonly error: number;
}

type Curve = (t: number) => Sample | undefined;

/** Where a change of sign is looked for: small whole numbers, where roots of textbook equations lie, and far around. */
const GRID: readonly number[] = [
  1e-4, 0.01, 0.1, 0.3, 0.5, 0.75, 1, 1.25, 1.6, 2, 2.5, 3, 4, 5, 6, 7, 8, 9, 10, 12, 16, 25, 60, 200, 1e3,
  1e5,
];
const NEGATIVE: readonly number[] = [...GRID].reverse().map((t) => -t);
const MAX_ROOTS = 6;
const MAX_STEPS = 60;
/** Rounding may explain this many times the estimated error. */
const SAFETY = 64;

/** Real roots between −1e5 and 1e5 at which the function changes its sign or is zero on the grid; six at most. */
export function rootsOn(curve: Curve, positive: boolean): readonly number[] {
  const grid = positive ? GRID : [...NEGATIVE, 0, ...GRID];
  const roots: number[] = [];
  let before: { readonly t: number; readonly value: number } | undefined;
  for (const t of grid) {
    if (roots.length >= MAX_ROOTS) break;
    const here = curve(t);
    if (here === undefined) {
      before = undefined;
      continue;
    }
    if (Math.abs(here.value) <= SAFETY * here.error || here.value === 0) {
      roots.push(t);
      before = undefined;
      continue;
    }
    if (before !== undefined && before.value > 0 !== here.value > 0) {
      const root = bisect(curve, [before.t, before.value], [t, here.value]);
      if (root !== undefined) roots.push(root);
    }
    before = { t, value: here.value };
  }
  return roots;
}

/** The root between two points of different sign; undefined at a pole, where the values grow instead. */
function bisect(
  curve: Curve,
  low: readonly [number, number],
  high: readonly [number, number],
): number | undefined {
  let [a, sign] = [low[0], low[1] > 0];
  let b = high[0];
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const middle = (a + b) / 2;
    if (middle === a || middle === b) break;
    const there = curve(middle);
    if (there === undefined) return undefined;
    if (there.value === 0) return middle;
    if (there.value > 0 === sign) a = middle;
    else b = middle;
  }
  const root = (a + b) / 2;
  const value = curve(root)?.value;
  const smaller = Math.min(Math.abs(low[1]), Math.abs(high[1]));
  return value !== undefined && Math.abs(value) < 1e-6 * smaller ? root : undefined;
}

/** A step of this relative size tells how far a value is from a root. */
const STEP = 1e-6;

/**
 * Whether a function is zero at a point: `no` if its root is further away than 1e-4 of the point, or it has none near;
 * `yes` within 1e-10 of it or within rounding.
 */
export function isRoot(curve: Curve, at: number): 'yes' | 'no' | 'unclear' {
  const here = curve(at);
  if (here === undefined) return 'unclear';
  const size = Math.abs(here.value);
  if (size <= SAFETY * here.error) return 'yes';
  const step = Math.max(Math.abs(at), 1e-3) * STEP;
  const beside = curve(at + step) ?? curve(at - step);
  if (beside === undefined) return 'unclear';
  const rise = Math.abs(beside.value - here.value);
  if (size <= 1e-4 * rise) return 'yes';
  return size > 100 * rise && size > 1e4 * here.error ? 'no' : 'unclear';
}
