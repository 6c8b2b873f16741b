import {
  add,
  B_PI,
  type Ball,
  ball,
  div,
  integerOf,
  mul,
  neg,
  product,
  sqrt,
  times,
  UNKNOWN,
} from './ball.ts';
import { isInSector, macdonald } from './bessel-middle.ts';
import { hypergeometricSeries } from './series.ts';

/** √3, rounded. */
const ROOT_THREE = ball(Math.sqrt(3), 0, 3e-16);

/** Airy functions by 0F1 of z³/9 (DLMF 9.4.1 to 9.4.4 with 9.2.3 to 9.2.6). */
function airy(kind: 1 | -1, isDerivative: boolean): (z: Ball) => Ball {
  return (z) => {
    const decaying = kind > 0 ? aiByK(z, isDerivative) : undefined;
    if (decaying !== undefined) return decaying;
    const ninth = times(product(z, z, z), 1 / 9);
    const series = (p: number) =>
      hypergeometricSeries({ above: [], below: [ball(p / 3, 0, 1.2e-16 * p)] }, ninth);
    const even = isDerivative ? times(product(z, z, series(5)), 0.5) : series(2);
    const odd = isDerivative ? series(1) : mul(z, series(4));
    const sum = add(mul(AI_ZERO, even), times(mul(AI_SLOPE, odd), -kind));
    return kind > 0 ? sum : mul(ROOT_THREE, add(mul(AI_ZERO, even), mul(AI_SLOPE, odd)));
  };
}

/** Ai(0) = 3^{−2/3}/Γ(2/3) and −Ai′(0) = 3^{−1/3}/Γ(1/3) (DLMF 9.2.3, 9.2.4). */
const AI_ZERO = ball(0.3550280538878172, 0, 1e-16);
const AI_SLOPE = ball(0.2588194037928068, 0, 1e-16);

function airyDerivative(kind: 1 | -1): (r: Ball, z: Ball) => Ball {
  return (r, z) => (integerOf(r) === 1 ? airy(kind, true)(z) : UNKNOWN);
}

/** Ai = π^−1 √(z/3) K_{1/3}(ζ), Ai′ = −z/(π√3) K_{2/3}(ζ), ζ = 2/3 z^{3/2} (DLMF 9.6.2, 9.6.3), where Ai decays. */
function aiByK(z: Ball, isDerivative: boolean): Ball | undefined {
  if (!(z.re > 1 && Math.abs(z.im) < z.re / 2)) return undefined;
  const zeta = times(mul(z, sqrt(z)), 2 / 3);
  const order = ball((isDerivative ? 2 : 1) / 3, 0, 1e-16);
  if (!isInSector(order, zeta) || zeta.re > 300) return undefined;
  const value = div(macdonald(order, zeta), product(B_PI, ROOT_THREE));
  return isDerivative ? neg(mul(z, value)) : mul(sqrt(z), value);
}

/** Airy functions on doubles, by the names of the table of special functions. */
export const FAST_AIRY = {
  airyai: airy(1, false),
  airybi: airy(-1, false),
  airyaideriv: airyDerivative(1),
  airybideriv: airyDerivative(-1),
};
