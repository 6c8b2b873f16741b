import { add, type Complex, complexOf, modulus, multiply } from '../complex.ts';
import type { BoundBody } from '../point.ts';
import type { Ends } from './gauss-legendre.ts';
import { type Estimate, integrate } from './quadrature.ts';

/** How far a path between two ends leaves the axis at most, as a share of a quarter of their distance. */
const BULGE = 0.8;
/** The angle to the axis of a path to infinity: e^{−x²} still falls along it. */
const ANGLE = 0.3;
/** How far beside the axis a path between both infinities runs. */
const ASIDE = 0.4;

/** A place on the path and dz/dx, for the place x on the axis. */
type Path = (x: number) => { readonly z: Complex; readonly slope: Complex };

/**
 * The mean of the integrals along a path above the real axis and its mirror image below: the integral itself where the
 * function is analytic between the two, and Cauchy's principal value where it has simple poles on the axis (Ahlfors,
 * Complex Analysis, 4.5.3). The function has to be analytic, and `isReal` says that it is real on the axis; undefined where one of the two has no value.
 */
export function integrateBeside(f: BoundBody, between: Ends, isReal: boolean): Estimate | undefined {
  const above = integrateAlong(f, between, 1);
  // By Schwarz's reflection principle.
  if (above === undefined || isReal) return above && { ...above, value: complexOf(above.value.re) };
  const below = integrateAlong(f, between, -1);
  if (below === undefined) return undefined;
  const error = (above.error + below.error) / 2;
  return { value: multiply(complexOf(0.5), add(above.value, below.value)), error };
}

function integrateAlong(f: BoundBody, [from, to]: Ends, side: 1 | -1): Estimate | undefined {
  const path = pathBetween(from, to, side);
  return integrate(
    (x, valueOnly) => {
      const { z, slope } = path(x);
      const there = f(z, valueOnly);
      return there && { value: multiply(there.value, slope), error: there.error * modulus(slope) };
    },
    from,
    to,
  );
}

function pathBetween(from: number, to: number, side: 1 | -1): Path {
  const length = to - from;
  if (Number.isFinite(length))
    return (x) => {
      const share = (x - from) / length;
      const height = side * BULGE * length * share * (1 - share);
      return { z: { re: x, im: height }, slope: { re: 1, im: side * BULGE * (1 - 2 * share) } };
    };
  const end = Number.isFinite(from) ? from : to;
  if (!Number.isFinite(end)) return (x) => ({ z: { re: x, im: side * ASIDE }, slope: complexOf(1) });
  const turn: Complex = { re: Math.cos(ANGLE), im: side * Math.sin(ANGLE) };
  return (x) => ({ z: add(complexOf(end), multiply(turn, complexOf(x - end))), slope: turn });
}
