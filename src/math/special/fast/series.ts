import { type Complex, divide, modulus } from '../../complex.ts';
import { type Ball, ball, integerOf, sizeOf, UNIT, UNKNOWN } from './ball.ts';

/** The parameters of a hypergeometric series, a₁ … a_p above and b₁ … b_q below (DLMF 16.2.1). */
export interface Parameters {
  readonly above: readonly Ball[];
  readonly below: readonly Ball[];
}

const MAX_TERMS = 600;
/** Terms below this share of the sum end it. */
const SPENT = 1e-17;

/**
 * pFq(a; b; z) by its series (DLMF 16.2.1) on doubles. The relative error of a term grows by what its ratio is rounded,
 * and by what a parameter is off where a + n is small; the tail is at most that of a geometric series. Unknown where it does not
 * end within 600 terms.
 */
export function hypergeometricSeries({ above, below }: Parameters, z: Ball): Ball {
  const size = modulus(z);
  if (size === 0) return ball(1);
  let [re, im, termRe, termIm] = [1, 0, 1, 0];
  let [relative, error, small] = [0, UNIT, 0];
  const step = z.error / size + roundings(above, below, z);
  for (let n = 0; n < MAX_TERMS; n += 1) {
    const before = Math.abs(termRe) + Math.abs(termIm);
    let over: Complex = {
      re: (termRe * z.re - termIm * z.im) / (n + 1),
      im: (termRe * z.im + termIm * z.re) / (n + 1),
    };
    relative += step;
    for (const a of above) {
      const [x, y] = [a.re + n, a.im];
      over = { re: over.re * x - over.im * y, im: over.re * y + over.im * x };
      if (a.error > 0) relative += a.error / Math.max(Math.abs(x), Math.abs(y));
    }
    for (const b of below) {
      const [x, y] = [b.re + n, b.im];
      over = divide(over, { re: x, im: y });
      if (b.error > 0) relative += b.error / Math.max(Math.abs(x), Math.abs(y));
    }
    [termRe, termIm] = [over.re, over.im];
    re += termRe;
    im += termIm;
    const now = Math.abs(termRe) + Math.abs(termIm);
    const sum = Math.abs(re) + Math.abs(im);
    error += now * relative + UNIT * sum;
    if (now === 0) return ball(re, im, error);
    // A ratio of moduli; sums of parts are off by √2 at most.
    const ratio = Math.max((1.5 * now) / before, above.length > below.length ? size : 0);
    small = now < SPENT * sum || now < SPENT * error ? small + 1 : 0;
    if (small > 2 && n > settling(above, below)) {
      const bound = above.length > below.length ? Math.max(size, 0.5) : 0.9;
      if (ratio / 1.5 <= bound * 1.2 && bound < 1) return ball(re, im, error + (4 * now) / (1 - bound));
    }
  }
  return UNKNOWN;
}

/** Half a unit in the last place, 2^−53. */
const HALF_UNIT = 1.11e-16;

/** What one ratio of terms is rounded: two operations on real numbers for each factor, of complex ones more. */
function roundings(above: readonly Ball[], below: readonly Ball[], z: Ball): number {
  const isReal = z.im === 0 && above.every((a) => a.im === 0) && below.every((b) => b.im === 0);
  const factors = 1 + above.length + below.length;
  return factors * (isReal ? 2 * HALF_UNIT : 3 * UNIT);
}

/** Past this index no a + n or b + n comes nearer to 0. */
function settling(above: readonly Ball[], below: readonly Ball[]): number {
  let index = 0;
  for (const a of above) index = Math.max(index, -a.re);
  for (const b of below) index = Math.max(index, -b.re);
  return index + 1;
}

/** A divergent series up to its smallest term, which bounds the error (DLMF 2.1(iii)). */
export function asymptoticSeries(above: readonly Ball[], z: Ball): Ball {
  let [term, sum, error]: [Ball, Ball, number] = [ball(1), ball(1), 0];
  for (let n = 0; n < 120; n += 1) {
    let [re, im] = [term.re * z.re - term.im * z.im, term.re * z.im + term.im * z.re];
    for (const a of above) [re, im] = [re * (a.re + n) - im * a.im, re * a.im + im * (a.re + n)];
    const next = ball(re / (n + 1), im / (n + 1));
    const ratio = sizeOf(next) / sizeOf(term);
    if (sizeOf(next) === 0 || sizeOf(next) < SPENT)
      return ball(sum.re, sum.im, error + 2 * sizeOf(next) + sizeOf(sum) * 1e-15);
    if (ratio >= 1 && n > settling(above, [])) return ball(sum.re, sum.im, error + 4 * sizeOf(term));
    error += sizeOf(next) * (n + 1) * 8 * UNIT;
    sum = ball(sum.re + next.re, sum.im + next.im);
    term = next;
  }
  return UNKNOWN;
}

/** Whether an upper parameter is 0, −1, −2, …, so that the series ends. */
export function isPolynomial(above: readonly Ball[]): boolean {
  return above.some(isNonPositive);
}

/** Whether z is 0, −1, −2, … */
export function isNonPositive(z: Ball): boolean {
  const n = integerOf(z);
  return n !== undefined && n <= 0;
}
