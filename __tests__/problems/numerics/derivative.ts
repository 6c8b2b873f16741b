import { add, type Complex, complexOf, multiply } from '../../../src/math/complex.ts';

const LEVELS = 6;

/** The first derivative of f at x by central differences with the steps h, h/2, … and Richardson's extrapolation. */
export function derivativeAt(f: (x: number) => number, x: number, h: number): number {
  let row = Array.from({ length: LEVELS }, (_, k) => h / 2 ** k).map(
    (step) => (f(x + step) - f(x - step)) / (2 * step),
  );
  for (let order = 1; row.length > 1; order += 1) {
    const coarser = row;
    row = row.slice(1).map((finer, k) => finer + (finer - (coarser[k] ?? 0)) / (4 ** order - 1));
  }
  return row[0] ?? Number.NaN;
}

const CIRCLE = 48;

/** f(x), f′(x), f″(x), … up to `order` of an f that is real on the real axis, by Cauchy's integral over a circle. */
export function derivativesAt(
  f: (z: Complex) => Complex,
  x: number,
  radius: number,
  order: number,
): readonly number[] {
  const points = Array.from({ length: CIRCLE }, (_, n) => {
    const angle = (2 * Math.PI * (n + 0.5)) / CIRCLE;
    const direction = complexOf(Math.cos(angle), Math.sin(angle));
    return { angle, value: f(add(complexOf(x), multiply(complexOf(radius), direction))) };
  });
  let factorial = 1;
  return Array.from({ length: order + 1 }, (_, n) => {
    if (n > 0) factorial *= n;
    const mean = points.reduce(
      (total, { angle, value }) => total + value.re * Math.cos(n * angle) + value.im * Math.sin(n * angle),
      0,
    );
    return (factorial * mean) / CIRCLE / radius ** n;
  });
}

const CHEBYSHEV = 20;

/**
 * The first derivative at 0 of an f that is smooth on [-radius, radius]: that of its interpolation in Chebyshev's points.
 * For derivatives of derivatives, whose noise stays at the size of rounding over the radius.
 */
export function slopeAtZero(f: (x: number) => number, radius: number): number {
  const middle = CHEBYSHEV / 2;
  let slope = 0;
  for (let k = 0; k < middle; k += 1) {
    const x = Math.cos((k * Math.PI) / CHEBYSHEV);
    const weight = (k === 0 ? 1 / 2 : 1) * ((middle + k) % 2 === 0 ? 1 : -1);
    slope -= (weight * (f(radius * x) - f(-radius * x))) / (radius * x);
  }
  return slope;
}
