/** Coefficients of the Lanczos approximation with g = 7 and nine terms (Godfrey 2001); relative error below 1e-14. */
const LANCZOS_G = 7;
const LANCZOS = [
  0.99999999999980993, 676.5203681218851, -1259.1392167224028, 771.32342877765313, -176.61502916214059,
  12.507343278686905, -0.13857109526572012, 9.9843695780195716e-6, 1.5056327351493116e-7,
] as const;

/** Natural logarithm of the gamma function, for x > 0. */
export function logGamma(x: number): number {
  if (x < 0.5) return Math.log(Math.PI / Math.sin(Math.PI * x)) - logGamma(1 - x);
  const shifted = x - 1;
  const sum = LANCZOS.reduce((total, c, i) => (i === 0 ? c : total + c / (shifted + i)), 0);
  const t = shifted + LANCZOS_G + 0.5;
  return 0.5 * Math.log(2 * Math.PI) + (shifted + 0.5) * Math.log(t) - t + Math.log(sum);
}

/** Both shape parameters of a beta distribution; positive, not necessarily whole. */
export interface BetaShape {
  readonly a: number;
  readonly b: number;
}

/**
 * Distribution function of the beta distribution (the regularised incomplete beta function I_x(a, b)), for x in [0, 1].
 *
 * Source: the continued fraction 8.17.22 of the NIST Digital Library of Mathematical Functions, which converges fast
 * for x < (a + 1)/(a + b + 2); the other side follows from I_x(a, b) = 1 − I_{1−x}(b, a).
 */
export function betaCdf(x: number, { a, b }: BetaShape): number {
  if (x <= 0) return 0;
  if (x >= 1) return 1;
  return x > (a + 1) / (a + b + 2) ? 1 - lowerSide(1 - x, { a: b, b: a }) : lowerSide(x, { a, b });
}

/** On the border rounding can put both sides above it, so the side is chosen once. */
function lowerSide(x: number, { a, b }: BetaShape): number {
  const logFront = logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log1p(-x);
  return (Math.exp(logFront) / a) * continuedFraction(x, { a, b });
}

const TINY = 1e-300;
const MOST_TERMS = 10_000;

/** Modified Lentz evaluation (Press et al., Numerical Recipes, section 5.2); about √max(a, b) terms are needed. */
function continuedFraction(x: number, { a, b }: BetaShape): number {
  let c = 1;
  let d = 1 / awayFromZero(1 - ((a + b) * x) / (a + 1));
  let value = d;
  for (let m = 1; m <= MOST_TERMS; m += 1) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m));
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1));
    let factor = 1;
    for (const term of [even, odd]) {
      d = 1 / awayFromZero(1 + term * d);
      c = awayFromZero(1 + term / c);
      factor = c * d;
      value *= factor;
    }
    if (Math.abs(factor - 1) < 1e-15) break;
  }
  return value;
}

function awayFromZero(x: number): number {
  return Math.abs(x) < TINY ? TINY : x;
}

/** Halving [0, 1] sixty times leaves a width of 1e-18, below the spacing of doubles near any useful bound. */
const HALVINGS = 60;

/** The x in [0, 1] with `betaCdf(x) = probability`, by bisection of the monotone distribution function. */
export function betaQuantile(probability: number, shape: BetaShape): number {
  let low = 0;
  let high = 1;
  for (let i = 0; i < HALVINGS; i += 1) {
    const middle = (low + high) / 2;
    if (betaCdf(middle, shape) < probability) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
