import {
  add,
  B_ONE,
  B_PI,
  B_ZERO,
  type Ball,
  ball,
  circle,
  div,
  mul,
  neg,
  product,
  sizeOf,
  sqrt,
  sub,
  times,
  UNKNOWN,
} from './ball.ts';

const MAX_ROUNDS = 40;
/** Relative distance at which one more round squares the difference below rounding. */
const CLOSE = 1e-9;

interface Mean {
  readonly limit: Ball;
  /** Σ 2^(n−1) c_n² from n = 1 (DLMF 19.8.4). */
  readonly squares: Ball;
}

/** The arithmetic-geometric mean, of the two roots always the one nearer to the arithmetic mean (DLMF 19.8.2). */
function meanOf(a: Ball, b: Ball): Mean {
  let [x, y, squares] = [a, b, B_ZERO];
  for (let n = 0; n < MAX_ROUNDS; n += 1) {
    const half = times(sub(x, y), 0.5);
    squares = add(squares, times(mul(half, half), 2 ** n));
    const sum = add(x, y);
    if (sizeOf(half) < CLOSE * sizeOf(x)) {
      const left = (2 * sizeOf(half) ** 2) / sizeOf(x);
      const limit = times(sum, 0.5);
      return { limit: { ...limit, error: limit.error + left }, squares };
    }
    const root = mul(sqrt(x), sqrt(y));
    const isFar = sizeOf(sub(sum, times(root, 2))) > sizeOf(add(sum, times(root, 2)));
    [x, y] = [times(sum, 0.5), isFar ? neg(root) : root];
  }
  return { limit: UNKNOWN, squares: UNKNOWN };
}

function agm(a: Ball, b: Ball): Ball {
  return sizeOf(a) === 0 || sizeOf(b) === 0 ? B_ZERO : mul(a, meanOf(B_ONE, div(b, a)).limit);
}

/** K(m) (DLMF 19.8.5). */
function completeK(m: Ball): Ball {
  return div(times(B_PI, 0.5), meanOf(B_ONE, sqrt(sub(B_ONE, m))).limit);
}

/** E(m) (DLMF 19.8.6). */
function completeE(m: Ball): Ball {
  const { limit, squares } = meanOf(B_ONE, sqrt(sub(B_ONE, m)));
  return mul(div(times(B_PI, 0.5), limit), sub(sub(B_ONE, times(m, 0.5)), squares));
}

/** K′ = (E − (1−m)K)/(2m(1−m)) and E′ = (E − K)/(2m) (DLMF 19.4.1, 19.4.2 in m = k²). */
function slopeOf(kind: 'K' | 'E'): (r: Ball, m: Ball) => Ball {
  return (r, m) => {
    if (r.re !== 1) return UNKNOWN;
    const [K, E, rest] = [completeK(m), completeE(m), sub(B_ONE, m)];
    if (kind === 'E') return div(sub(E, K), times(m, 2));
    return div(sub(E, mul(rest, K)), times(mul(m, rest), 2));
  };
}

/** Spread of the arguments at which the terms of 6th order left out of Carlson's expansions are below 1e-17. */
const SETTLED = 1.2e-3;

/** R_F by duplication (Carlson 1995; DLMF 19.36.1). */
function RF(x: Ball, y: Ball, z: Ball): Ball {
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const mean = div(add(add(x, y), z), ball(3));
    const spread = Math.max(sizeOf(sub(mean, x)), sizeOf(sub(mean, y)), sizeOf(sub(mean, z)));
    if (spread < SETTLED * sizeOf(mean)) {
      const [p, q] = [sub(B_ONE, div(x, mean)), sub(B_ONE, div(y, mean))];
      const r = neg(add(p, q));
      const [e2, e3] = [sub(mul(p, q), mul(r, r)), product(p, q, r)];
      const bent = add(times(e2, -1 / 10), times(e3, 1 / 14));
      const series = add(add(B_ONE, bent), add(times(mul(e2, e2), 1 / 24), times(mul(e2, e3), -3 / 44)));
      const value = div(series, sqrt(mean));
      return { ...value, error: value.error + 1e-16 * sizeOf(value) };
    }
    const [u, v, w] = [sqrt(x), sqrt(y), sqrt(z)];
    const shift = add(add(mul(u, v), mul(v, w)), mul(w, u));
    [x, y, z] = [times(add(x, shift), 0.25), times(add(y, shift), 0.25), times(add(z, shift), 0.25)];
  }
  return UNKNOWN;
}

/** R_C(x, y) = R_F(x, y, y) where no principal value is meant (DLMF 19.2.17). */
function RC(x: Ball, y: Ball): Ball {
  return sizeOf(y) === 0 || (y.im === 0 && y.re < 0) ? UNKNOWN : RF(x, y, y);
}

/** R_J by duplication with R_C at every round (Carlson 1995, algorithm 4; DLMF 19.36.2 to the fifth order). */
function RJ(x: Ball, y: Ball, z: Ball, p: Ball): Ball {
  if (sizeOf(p) === 0 || [x, y, z, p].some((value) => value.re < 0)) return UNKNOWN;
  let sum = B_ZERO;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const mean = div(add(add(x, y), add(z, times(p, 2))), ball(5));
    const spread = Math.max(...[x, y, z, p].map((value) => sizeOf(sub(mean, value))));
    if (spread < SETTLED * sizeOf(mean)) {
      const front = div(expansion([x, y, z], mean), mul(mean, sqrt(mean)));
      const value = add(times(front, 4 ** -round), times(sum, 6));
      return { ...value, error: value.error + 1e-16 * sizeOf(value) };
    }
    const [root, u, v, w] = [sqrt(p), sqrt(x), sqrt(y), sqrt(z)];
    const shift = add(add(mul(u, v), mul(v, w)), mul(w, u));
    const d = product(add(root, u), add(root, v), add(root, w));
    const e = div(product(sub(p, x), sub(p, y), sub(p, z)), mul(d, d));
    sum = add(sum, times(div(RC(B_ONE, add(B_ONE, e)), d), 4 ** -round));
    [x, y, z, p] = [x, y, z, p].map((value) => times(add(value, shift), 0.25)) as [Ball, Ball, Ball, Ball];
  }
  return UNKNOWN;
}

/** DLMF 19.36.2 in the symmetric functions of the relative differences. */
function expansion(values: readonly [Ball, Ball, Ball], mean: Ball): Ball {
  const [a, b, c] = values.map((value) => sub(B_ONE, div(value, mean))) as [Ball, Ball, Ball];
  const p = times(add(add(a, b), c), -0.5);
  const [square, triple] = [mul(p, p), product(a, b, c)];
  const cube = mul(square, p);
  const e2 = sub(add(add(mul(a, b), mul(b, c)), mul(c, a)), times(square, 3));
  const e3 = add(add(triple, times(mul(e2, p), 2)), times(cube, 4));
  const e4 = mul(add(add(times(triple, 2), mul(e2, p)), times(cube, 3)), p);
  const e5 = mul(triple, square);
  return [
    times(e2, -3 / 14),
    times(e3, 1 / 6),
    times(mul(e2, e2), 9 / 88),
    times(e4, -3 / 22),
    times(mul(e2, e3), -9 / 52),
    times(e5, 3 / 26),
  ].reduce(add, B_ONE);
}

function RD(x: Ball, y: Ball, z: Ball): Ball {
  return RJ(x, y, z, z);
}

/** 2 R_G = z R_F − (x−z)(y−z)/3 R_D + √(xy/z), z the largest (DLMF 19.21.10). */
function RG(...args: Ball[]): Ball {
  const [z, x, y] = [...args].sort((a, b) => sizeOf(b) - sizeOf(a));
  if (!z || !x || !y || sizeOf(x) === 0) return UNKNOWN;
  const bent = div(product(sub(x, z), sub(y, z), RD(x, y, z)), ball(3));
  const root = div(mul(sqrt(x), sqrt(y)), sqrt(z));
  return times(add(sub(mul(z, RF(x, y, z)), bent), root), 0.5);
}

/** Π(n, m) (DLMF 19.25.2). */
function completePi(n: Ball, m: Ball): Ball {
  const [below, rest] = [sub(B_ONE, m), sub(B_ONE, n)];
  return add(RF(B_ZERO, below, B_ONE), div(mul(n, RJ(B_ZERO, below, B_ONE, rest)), ball(3)));
}

/** F(φ, m) and E(φ, m) within |Re φ| < π/2 (DLMF 19.25.5, 19.25.9). */
function incomplete(kind: 'F' | 'E'): (phi: Ball, m: Ball) => Ball {
  return (phi, m) => {
    if (Math.abs(phi.re) > 1.57) return UNKNOWN;
    const { sin, cos } = circle(phi);
    const [square, delta] = [mul(cos, cos), sub(B_ONE, product(m, sin, sin))];
    const first = mul(sin, RF(square, delta, B_ONE));
    if (kind === 'F') return first;
    return sub(first, div(product(m, sin, sin, sin, RD(square, delta, B_ONE)), ball(3)));
  };
}

/** Elliptic integrals of the parameter m and Carlson's integrals on doubles, by the names of the table. */
export const FAST_ELLIPTIC = {
  elliptick: completeK,
  elliptice: completeE,
  elliptickderiv: slopeOf('K'),
  ellipticederiv: slopeOf('E'),
  ellipticpi: completePi,
  ellipticf: incomplete('F'),
  ellipticeinc: incomplete('E'),
  agm,
  carlsonrf: RF,
  carlsonrc: RC,
  carlsonrd: RD,
  carlsonrg: RG,
  carlsonrj: RJ,
};
