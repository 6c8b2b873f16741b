import { type Complex, modulus } from '../../complex.ts';
import { FAST_AIRY } from './airy.ts';
import { type Ball, ball } from './ball.ts';
import { barnesG } from './barnes.ts';
import { FAST_BESSEL } from './bessel.ts';
import { FAST_ELLIPTIC } from './elliptic.ts';
import {
  beta,
  digamma,
  doubleFactorial,
  fallingFactorial,
  gamma,
  harmonic,
  pochhammer,
  rgamma,
} from './gamma.ts';
import { FAST_HYPERGEOMETRIC } from './gauss.ts';
import { FAST_INCOMPLETE_GAMMA } from './incomplete-gamma.ts';
import { lambert, lambertSlope } from './lambert.ts';
import { lerch } from './lerch.ts';
import { FAST_POLYNOMIALS } from './polynomials.ts';
import { FAST_THETA } from './theta.ts';
import { dirichletEta, hurwitz, polygamma, polylog, zeta } from './zeta.ts';

/** A function of numbers with error bounds; `UNKNOWN` where it has no value or cannot tell. */
type Fast = (...args: Ball[]) => Ball;

const FAST: Readonly<Record<string, Fast>> = Object.fromEntries(
  Object.entries<(...args: never[]) => Ball>({
    gamma,
    rgamma,
    digamma,
    harmonic,
    beta,
    pochhammer,
    doublefactorial: doubleFactorial,
    fallingfactorial: fallingFactorial,
    zeta,
    hurwitz,
    dirichleteta: dirichletEta,
    polygamma,
    polylog,
    lerch,
    lambertw: lambert,
    lambertwderiv: lambertSlope,
    barnesg: barnesG,
    ...FAST_AIRY,
    ...FAST_BESSEL,
    ...FAST_INCOMPLETE_GAMMA,
    ...FAST_HYPERGEOMETRIC,
    ...FAST_ELLIPTIC,
    ...FAST_THETA,
    ...FAST_POLYNOMIALS,
  }).map(([name, value]) => [name, value as Fast]),
);

/** Below this the running bounds themselves would underflow. */
const SMALLEST = 1e-270;
/** Relative error that a value on doubles may have; whatever is worse is computed with more bits. */
const MAX_ERROR = 1e-11;

/** A value on doubles and a bound of its relative error. */
export interface FastValue {
  readonly value: Complex;
  readonly error: number;
}

/**
 * A special function at exact doubles with a running bound of its rounding errors; undefined where it has no such
 * computation or may lose more than 1e-11 of its modulus.
 */
export function fastValue(name: string, args: readonly Complex[]): FastValue | undefined {
  const compute = Object.hasOwn(FAST, name) ? FAST[name] : undefined;
  // Rows of any number of arguments count them themselves.
  if (compute === undefined || (compute.length > 0 && compute.length !== args.length)) return undefined;
  const { re, im, error } = compute(...args.map((z) => ball(z.re, z.im)));
  const size = modulus({ re, im });
  if (size === 0 && error === 0) return { value: { re: 0, im: 0 }, error };
  if (!(size > SMALLEST && size < Number.POSITIVE_INFINITY)) return undefined;
  return error <= MAX_ERROR * size ? { value: { re, im }, error: error / size } : undefined;
}

/** Whether a function of this name has a computation on doubles. */
export function hasFastValue(name: string): boolean {
  return Object.hasOwn(FAST, name);
}
