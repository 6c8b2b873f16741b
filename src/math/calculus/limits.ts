import { type Complex, complexOf, modulus } from '../complex.ts';
import { accelerate, converges, extrapolate } from './acceleration.ts';
import type { Estimate, RealFunction } from './quadrature.ts';

/** Steps towards the limit, halved each time. */
const STEPS = 14;
/** Values that lost more than this to rounding end the sequence: extrapolation would enlarge it. */
const NOISY = 1e-10;
/** Both sides of a limit must agree to this, and its error be below it, relative to the values on the way. */
const AGREED = 3e-9;

/**
 * The limit of f at `to` (±Infinity for one at infinity) from the sides asked for, by extrapolation of a sequence of
 * halved distances. Undefined where it is not seen to converge, or where the two sides differ.
 */
export function limitOf(f: RealFunction, to: number, sides: readonly (1 | -1)[]): Estimate | undefined {
  if (!Number.isFinite(to)) return fromSide((h) => f(Math.sign(to) / h), 0.25);
  const there = f(to);
  const found = sides.map((side) => fromSide((h) => f(to + side * h), 0.5 * Math.max(1, Math.abs(to))));
  if (there !== undefined && sides.every((side) => isContinuous(f, to, side, there))) return there;
  const [first, second] = found;
  if (first === undefined || sides.length === 1) return first;
  if (second === undefined) return undefined;
  const scale = Math.max(modulus(first.value), modulus(second.value), 1e-300);
  const gap = distance(first.value, second.value);
  if (gap > AGREED * scale + 8 * (first.error + second.error)) return undefined;
  return first.error <= second.error
    ? { ...first, error: first.error + gap }
    : { ...second, error: second.error + gap };
}

/** Whether so much of a value was lost to rounding that extrapolation would enlarge it. */
export function isNoisy({ value, error }: Estimate): boolean {
  return error > NOISY * Math.max(modulus(value), 1e-300);
}

/** Whether f close to the point has the value it has there. */
function isContinuous(f: RealFunction, to: number, side: 1 | -1, there: Estimate): boolean {
  const near = [1e-5, 1e-9].map((step) => f(to + side * step * Math.max(1, Math.abs(to))));
  const [far, close] = near.map((value) =>
    value === undefined ? undefined : distance(value.value, there.value),
  );
  if (far === undefined || close === undefined) return false;
  const scale = Math.max(modulus(there.value), 1);
  return close <= 1e-3 * scale && (close <= 0.5 * far || far <= 1e-7 * scale);
}

function fromSide(f: RealFunction, start: number): Estimate | undefined {
  const values: Complex[] = [];
  const errors: number[] = [];
  for (let step = 0; step < STEPS; step += 1) {
    const next = f(start * 2 ** -step);
    if (next === undefined || !Number.isFinite(modulus(next.value))) break;
    if (isNoisy(next) && values.length >= 5) break;
    values.push(next.value);
    errors.push(next.error);
  }
  if (values.length < 5) return undefined;
  const scale = Math.max(...values.slice(-3).map(modulus));
  if (!converges(values)) return undefined;
  const found = [extrapolate(values), accelerate(values), plain(values)].filter(
    (estimate) => estimate !== undefined,
  );
  const noise = Math.max(...errors.slice(-4));
  const best = found.sort((a, b) => a.error - b.error)[0];
  if (best === undefined) return undefined;
  const error = best.error + 16 * noise + 1e-15 * scale;
  const whole = Math.max(scale, modulus(best.value));
  return error <= AGREED * Math.max(whole, 1e-6 * Math.max(...values.map(modulus)))
    ? { value: best.value, error }
    : undefined;
}

/** The last value itself, where the steps have become so small that nothing is left to extrapolate. */
function plain(values: readonly Complex[]): Estimate | undefined {
  const [one, two, three] = values.slice(-3);
  if (one === undefined || two === undefined || three === undefined) return undefined;
  const [before, last] = [distance(one, two), distance(two, three)];
  return last <= 0.1 * before || last === 0 ? { value: three, error: last } : undefined;
}

function distance(a: Complex, b: Complex): number {
  return modulus(complexOf(a.re - b.re, a.im - b.im));
}
