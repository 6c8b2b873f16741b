import {
  add,
  B_ONE,
  B_PI,
  B_ZERO,
  type Ball,
  ball,
  cosPi,
  div,
  exp,
  integerOf,
  log,
  mul,
  neg,
  pow,
  product,
  real,
  sinPi,
  sizeOf,
  sqrt,
  sub,
  times,
  timesI,
  UNKNOWN,
} from './ball.ts';
import { isInSector, macdonald, mayMiller, miller } from './bessel-middle.ts';
import { rgamma } from './gamma.ts';
import { asymptoticSeries, hypergeometricSeries } from './series.ts';

type Ordered = (order: Ball, z: Ball) => Ball;

/** Beyond this modulus the asymptotic expansions may be exact enough: their smallest term is about e^(−2|z|). */
const FAR = 15;

/** (z/2)^ν / Γ(ν+1) · 0F1(; ν+1; ± z²/4): J for −, I for + (DLMF 10.2.2, 10.25.2; 10.4.1 and 10.27.1 for −n). */
function ascending(order: Ball, z: Ball, sign: 1 | -1): Ball {
  const n = integerOf(order);
  if (n !== undefined && n < 0) {
    const value = ascending(ball(-n), z, sign);
    return sign < 0 && n % 2 !== 0 ? neg(value) : value;
  }
  if (sizeOf(z) === 0) return UNKNOWN;
  const next = add(order, B_ONE);
  const series = hypergeometricSeries({ above: [], below: [next] }, times(mul(z, z), sign / 4));
  return product(pow(times(z, 0.5), order), rgamma(next), series);
}

/** 2F0(1/2+ν, 1/2−ν;; u/2), the sum of all Hankel expansions with u = ± i/z or ± 1/z (DLMF 10.17.1). */
function hankelSum(order: Ball, u: Ball): Ball {
  return asymptoticSeries([add(ball(0.5), order), sub(ball(0.5), order)], times(u, 0.5));
}

/** H^{(1)} and H^{(2)} far out on the right half-plane (DLMF 10.17.5, 10.17.6). */
function hankelFar(order: Ball, z: Ball): readonly [Ball, Ball] | undefined {
  if (sizeOf(z) < FAR || z.re < 0) return undefined;
  const over = div(B_ONE, z);
  const phase = sub(z, mul(B_PI, add(times(order, 0.5), ball(0.25))));
  const size = sqrt(div(ball(2), mul(B_PI, z)));
  const first = product(size, exp(timesI(phase)), hankelSum(order, neg(timesI(over))));
  if (isOnAxis(order, z)) return [first, { ...first, im: -first.im }];
  const second = product(size, exp(neg(timesI(phase))), hankelSum(order, timesI(over)));
  return [first, second];
}

const besselJ: Ordered = (order, z) => {
  const far = hankelFar(order, z);
  if (far !== undefined) return times(add(far[0], far[1]), 0.5);
  return mayMiller(order, z) ? miller(order.re, z.re) : ascending(order, z, -1);
};

const besselY: Ordered = (order, z) => {
  const far = hankelFar(order, z);
  if (far !== undefined) return times(timesI(sub(far[1], far[0])), 0.5);
  const n = integerOf(order);
  if (n !== undefined) return whole(n, z, -1);
  const over = sub(mul(ascending(order, z, -1), cosPi(order)), ascending(neg(order), z, -1));
  return div(over, sinPi(order));
};

/** DLMF 10.40.5, both exponentials, on the right half-plane. */
const besselI: Ordered = (order, z) => {
  if (sizeOf(z) < FAR || z.re < 0) return ascending(order, z, 1);
  const over = div(B_ONE, z);
  const size = div(B_ONE, sqrt(times(mul(B_PI, z), 2)));
  const turn = mul(ball(0, z.im < 0 ? -1 : 1), B_PI);
  const falling = product(
    ball(0, z.im < 0 ? -1 : 1),
    exp(mul(turn, order)),
    exp(neg(z)),
    hankelSum(order, neg(over)),
  );
  return mul(size, add(mul(exp(z), hankelSum(order, over)), falling));
};

const besselK: Ordered = (order, z) => {
  if (sizeOf(z) < 100 && isInSector(order, z)) return macdonald(order, z);
  if (sizeOf(z) >= FAR && z.re >= 0) {
    const sum = hankelSum(order, neg(div(B_ONE, z)));
    return product(sqrt(div(B_PI, times(z, 2))), exp(neg(z)), sum);
  }
  const n = integerOf(order);
  if (n !== undefined) return whole(Math.abs(n), z, 1);
  const difference = sub(ascending(neg(order), z, 1), ascending(order, z, 1));
  return div(product(B_PI, ball(0.5), difference), sinPi(order));
};

/** ψ(1) = −γ (DLMF 5.4.12). */
const PSI_ONE = ball(-0.5772156649015329, 0, 1e-16);
const MAX_TERMS = 80;

/** Y_n for −, K_n for +, of whole order (DLMF 10.8.1, 10.31.1). */
function whole(n: number, z: Ball, sign: 1 | -1): Ball {
  if (n < 0) return n % 2 === 0 ? whole(-n, z, sign) : neg(whole(-n, z, sign));
  if (n > 40 || sizeOf(z) === 0) return UNKNOWN;
  const half = times(z, 0.5);
  const square = times(mul(half, half), sign);
  const flip = sign > 0 && n % 2 === 0 ? -1 : 1;
  const ladder = product(logarithmic(n, square), pow(half, ball(n)));
  const finite = n === 0 ? B_ZERO : div(finiteSum(n, neg(square)), pow(half, ball(n)));
  const first = mul(log(half), ascending(ball(n), z, sign));
  if (sign < 0) return div(sub(sub(times(first, 2), ladder), finite), B_PI);
  return add(times(finite, 0.5), times(sub(times(ladder, 0.5), first), -flip));
}

/** Σ_{k<n} (n−k−1)!/k! u^k with u = z²/4 for Y, −z²/4 for K. */
function finiteSum(n: number, u: Ball): Ball {
  let term = B_ONE;
  for (let k = 2; k < n; k += 1) term = times(term, k);
  let sum = term;
  for (let k = 1; k < n; k += 1) {
    term = div(mul(term, u), ball(k * (n - k)));
    sum = add(sum, term);
  }
  return sum;
}

/** Σ (ψ(k+1) + ψ(n+k+1)) (± z²/4)^k / (k! (n+k)!). */
function logarithmic(n: number, square: Ball): Ball {
  let psi = times(PSI_ONE, 2);
  let term = B_ONE;
  for (let k = 1; k <= n; k += 1) {
    psi = add(psi, div(B_ONE, ball(k)));
    term = div(term, ball(k));
  }
  let sum = mul(psi, term);
  for (let k = 1; k < MAX_TERMS; k += 1) {
    term = div(mul(term, square), ball(k * (n + k)));
    psi = add(psi, ball(1 / k + 1 / (n + k), 0, 1e-16));
    const part = mul(psi, term);
    sum = add(sum, part);
    if (sizeOf(part) < 1e-18 * (sizeOf(sum) + sum.error) && k > 2) return sum;
  }
  return UNKNOWN;
}

function hankel(kind: 1 | 2): Ordered {
  return (order, z) => {
    const far = hankelFar(order, z);
    if (far !== undefined) return far[kind - 1] ?? UNKNOWN;
    const y = timesI(besselY(order, z));
    return add(besselJ(order, z), kind === 1 ? y : neg(y));
  };
}

/** √(π/2z) f_{n+1/2}(z) (DLMF 10.47.3 to 10.47.6). */
function spherical(f: Ordered): Ordered {
  return (order, z) => mul(sqrt(div(B_PI, times(z, 2))), f(add(order, ball(0.5)), z));
}

/** A real order and a positive argument, for which H^{(2)} is the conjugate of H^{(1)} (DLMF 10.11.9). */
function isOnAxis(order: Ball, z: Ball): boolean {
  return order.im === 0 && z.im === 0 && z.re > 0;
}

/** What is real for real order and positive argument. */
function onAxis(f: Ordered): Ordered {
  return (order, z) => (isOnAxis(order, z) ? real(f(order, z)) : f(order, z));
}

/** The r-th derivative as a sum of neighbours: f′ = (f_{ν−1} + c f_{ν+1}) · s (DLMF 10.6.1, 10.29.1). */
function derivative(f: Ordered, c: 1 | -1, s: number): (r: Ball, order: Ball, z: Ball) => Ball {
  return (r, order, z) => {
    const count = integerOf(r);
    if (count === undefined || count < 0 || count > 8) return UNKNOWN;
    let [sum, choose] = [B_ZERO, 1];
    for (let k = 0; k <= count; k += 1) {
      const part = times(f(add(order, ball(2 * k - count)), z), choose * (k % 2 === 0 ? 1 : c));
      sum = add(sum, part);
      choose = (choose * (count - k)) / (k + 1);
    }
    return times(sum, s ** count);
  };
}

const [J, Y, I, K] = [onAxis(besselJ), onAxis(besselY), onAxis(besselI), onAxis(besselK)];

/** Bessel functions on doubles, by the names of the table of special functions. */
export const FAST_BESSEL = {
  besselj: J,
  bessely: Y,
  besseli: I,
  besselk: K,
  hankel1: hankel(1),
  hankel2: hankel(2),
  sphericalj: spherical(J),
  sphericaly: spherical(Y),
  sphericalh1: spherical(hankel(1)),
  sphericalh2: spherical(hankel(2)),
  besseljderiv: derivative(J, -1, 0.5),
  besselyderiv: derivative(Y, -1, 0.5),
  besselideriv: derivative(I, 1, 0.5),
  besselkderiv: derivative(K, 1, -0.5),
};
