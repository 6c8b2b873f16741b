import { modulus } from '../../complex.ts';
import {
  add,
  B_ONE,
  B_PI,
  type Ball,
  ball,
  div,
  exp,
  integerOf,
  mul,
  neg,
  pow,
  product,
  sinPi,
  sizeOf,
  sub,
  UNKNOWN,
} from './ball.ts';
import { rgamma } from './gamma.ts';
import { hypergeometricSeries, isNonPositive, isPolynomial, type Parameters } from './series.ts';

/** Up to this modulus a series in it is summed: 0.8^n < 1e-17 at n = 175. */
const RADIUS = 0.8;

/** pFq(a; b; z): the series, Kummer's and Pfaff's transformations, Gauss' connection formulas. */
export function hypergeometric({ above, below }: Parameters, z: Ball): Ball {
  if (below.some(isNonPositive)) return UNKNOWN;
  const [a, b] = above;
  const [c] = below;
  if (above.length === 2 && below.length === 1 && a && b && c && !isPolynomial(above))
    return gauss([a, b, c], z);
  if (above.length === 1 && below.length === 1 && a && c && z.re < 0 && !isPolynomial(above))
    return mul(exp(z), hypergeometricSeries({ above: [sub(c, a)], below: [c] }, neg(z)));
  if (above.length === 1 && below.length === 0 && a) return pow(sub(B_ONE, z), neg(a));
  if (above.length === below.length + 1 && modulus(z) > RADIUS && !isPolynomial(above)) return UNKNOWN;
  if (above.length > below.length + 1) return UNKNOWN;
  return hypergeometricSeries({ above, below }, z);
}

type Three = readonly [a: Ball, b: Ball, c: Ball];

function series([a, b, c]: Three, z: Ball): Ball {
  return hypergeometricSeries({ above: [a, b], below: [c] }, z);
}

/** An argument that a connection formula sums its series in, and the formula. */
type Route = readonly [size: number, value: () => Ball];
/** A route that loses no more than this of its value is taken without looking at the next one. */
const GOOD = 1e-12;

/** 2F1(a, b; c; z) by the formulas of DLMF 15.8, smallest argument first; none serves near e^{±iπ/3}. */
function gauss(p: Three, z: Ball): Ball {
  if (integerOf(z) === 1) return atOne(p);
  const [a, b, c] = p;
  const rest = sub(B_ONE, z);
  const pfaff = div(neg(z), rest);
  const routes: readonly Route[] = [
    [0.8 * modulus(z), () => series(p, z)],
    [0.8 * modulus(pfaff), () => mul(pow(rest, neg(a)), series([a, sub(c, b), c], pfaff))],
    [modulus(rest), () => aroundOne(p, rest)],
    [1 / modulus(z), () => aroundInfinity(p, z)],
  ];
  let best = UNKNOWN;
  for (const [size, value] of [...routes].sort(([one], [other]) => one - other)) {
    if (size > RADIUS) return best;
    const found = value();
    if (found.error < GOOD * sizeOf(found)) return found;
    if (!(best.error / sizeOf(best) <= found.error / sizeOf(found))) best = found;
  }
  return best;
}

/** Γ(c)Γ(c−a−b)/(Γ(c−a)Γ(c−b)) for Re(c−a−b) > 0 (DLMF 15.4.20). */
function atOne([a, b, c]: Three): Ball {
  const gap = sub(sub(c, a), b);
  if (!(gap.re > gap.error)) return UNKNOWN;
  return div(product(rgamma(sub(c, a)), rgamma(sub(c, b))), mul(rgamma(c), rgamma(gap)));
}

/** DLMF 15.8.4, as π/sin π(c−a−b) times regularised series; loses its digits near whole c−a−b. */
function aroundOne([a, b, c]: Three, rest: Ball): Ball {
  const gap = sub(sub(c, a), b);
  const front = div(B_PI, mul(sinPi(gap), rgamma(c)));
  const first = product(
    rgamma(sub(c, a)),
    rgamma(sub(c, b)),
    rgamma(sub(B_ONE, gap)),
    series([a, b, sub(B_ONE, gap)], rest),
  );
  const up = add(gap, B_ONE);
  const second = product(
    pow(rest, gap),
    rgamma(a),
    rgamma(b),
    rgamma(up),
    series([sub(c, a), sub(c, b), up], rest),
  );
  return mul(front, sub(first, second));
}

/** DLMF 15.8.2, likewise for b − a. */
function aroundInfinity([a, b, c]: Three, z: Ball): Ball {
  const gap = sub(b, a);
  const over = div(B_ONE, z);
  const part = (p: Ball, q: Ball) =>
    product(
      pow(neg(z), neg(p)),
      rgamma(q),
      rgamma(sub(c, p)),
      rgamma(add(sub(p, q), B_ONE)),
      series([p, add(sub(p, c), B_ONE), add(sub(p, q), B_ONE)], over),
    );
  return div(product(B_PI, sub(part(a, b), part(b, a))), mul(sinPi(gap), rgamma(c)));
}

/** U(a, b, z) (DLMF 13.2.42) as π/sin πb times regularised series; unknown near whole b unless it is a polynomial's power. */
function hyperU(a: Ball, b: Ball, z: Ball): Ball {
  if (sizeOf(z) === 0) return UNKNOWN;
  const shifted = add(sub(a, b), B_ONE);
  const up = sub(B_ONE, b);
  if (integerOf(shifted) === 0 && shifted.error === 0) return pow(z, neg(a));
  const first = product(rgamma(shifted), rgamma(b), hypergeometric({ above: [a], below: [b] }, z));
  const next = add(up, B_ONE);
  const second = product(
    rgamma(a),
    rgamma(next),
    pow(z, up),
    hypergeometric({ above: [shifted], below: [next] }, z),
  );
  return div(mul(B_PI, sub(first, second)), sinPi(b));
}

/** P_ν(x) of any degree and 2F1 alike (DLMF 14.3.1). */
export function legendreSeries(n: Ball, x: Ball): Ball {
  const half = mul(sub(B_ONE, x), ball(0.5));
  return hypergeometric({ above: [neg(n), add(n, B_ONE)], below: [B_ONE] }, half);
}

type Fast = (...args: Ball[]) => Ball;

function rows(): [string, Fast][] {
  const counts = [0, 1, 2, 3, 4];
  return counts.flatMap((p) =>
    counts.flatMap((q): [string, Fast][] => {
      const plain: Fast = (...args) => {
        if (args.length !== p + q + 1) return UNKNOWN;
        return hypergeometric({ above: args.slice(0, p), below: args.slice(p, -1) }, args.at(-1) ?? UNKNOWN);
      };
      const regular: Fast = (...args) => product(plain(...args), ...args.slice(p, -1).map(rgamma));
      return [
        [`hyp${p}f${q}`, plain],
        [`hyp${p}f${q}r`, regular],
      ];
    }),
  );
}

/** The error functions (DLMF 7.6.1, 7.6.2): erf z = 2z/√π e^{−z²} 1F1(1; 3/2; z²). */
function erf(z: Ball): Ball {
  const square = mul(z, z);
  if (square.re > 30) return UNKNOWN;
  const front = mul(z, ball(2 / Math.sqrt(Math.PI), 0, 3e-16));
  return mul(front, hypergeometric({ above: [ball(0.5)], below: [ball(1.5)] }, neg(square)));
}

function erfi(z: Ball): Ball {
  const front = mul(z, ball(2 / Math.sqrt(Math.PI), 0, 3e-16));
  return mul(front, hypergeometric({ above: [ball(0.5)], below: [ball(1.5)] }, mul(z, z)));
}

/** F(z) = z 1F1(1; 3/2; −z²) (DLMF 7.5.1 with 7.11.4). */
function dawson(z: Ball): Ball {
  return mul(z, hypergeometric({ above: [B_ONE], below: [ball(1.5)] }, neg(mul(z, z))));
}

/** Hypergeometric functions and error functions on doubles. */
export const FAST_HYPERGEOMETRIC: Readonly<Record<string, (...args: never[]) => Ball>> = {
  ...Object.fromEntries(rows()),
  hyperu: hyperU,
  erf,
  erfc: (z: Ball) => sub(B_ONE, erf(z)),
  erfi,
  dawson,
};
