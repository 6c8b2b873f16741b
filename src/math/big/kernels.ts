import { ln2Fixed, piFixed } from './constants.ts';
import { fromNumber, toNumber } from './convert.ts';
import {
  addReal,
  BIG_ONE,
  BIG_ZERO,
  type Big,
  bitLength,
  divReal,
  mulReal,
  NoValue,
  rounded,
  scaled,
  small,
  subReal,
  toFixedPoint,
  topBit,
} from './real.ts';

/** Above this |x| < 2^40 the exponent of e^x would leave the range of {@link Big}. */
const MAX_EXP_TOP = 40;
/** Angles up to 2^1000 are reduced; beyond, their digits are refused. */
const MAX_ANGLE_TOP = 1000;

/** How often to halve the argument before a Taylor series of so many places: halvings and terms balance near √places. */
function halvings(places: number): number {
  return Math.ceil(Math.sqrt(places) * 0.6);
}

/** exp r in fixed point for |r| < 1: Taylor at r / 2^k, then k squarings (Brent and Zimmermann, Modern Computer Arithmetic, 4.3.1). */
function expTaylor(r: bigint, places: number): bigint {
  const k = halvings(places);
  const work = places + 2 * k + 8;
  const at = r << BigInt(work - places - k);
  const down = BigInt(work);
  const one = 1n << down;
  let term = one;
  let sum = one;
  for (let n = 1; term !== 0n && term !== -1n; n += 1) {
    term = ((term * at) >> down) / small(n);
    sum += term;
  }
  for (let i = 0; i < k; i += 1) sum = (sum * sum) >> down;
  return sum >> BigInt(work - places);
}

/** The integer nearest to a / b, b > 0. */
function nearestQuotient(a: bigint, b: bigint): bigint {
  const [over, under] = [2n * a + b, 2n * b];
  return over < 0n ? -((under - 1n - over) / under) : over / under;
}

/** e^x to `bits` bits; throws {@link NoValue} for |x| ≥ 2^40. */
export function expReal(x: Big, bits: number): Big {
  const top = topBit(x);
  if (top < -bits - 2) return BIG_ONE;
  if (top > MAX_EXP_TOP) throw new NoValue('exponential out of range');
  const places = bits + 8;
  const wide = places + Math.max(0, top);
  const fixed = toFixedPoint(x, wide);
  const period = ln2Fixed(wide);
  const n = nearestQuotient(fixed, period);
  const rest = (fixed - n * period) >> BigInt(wide - places);
  return rounded(expTaylor(rest, places), Number(n) - places, bits);
}

/** Σ ± x^(2k+first) / (2k+first)! in fixed point. */
function circleTaylor(x: bigint, first: 0 | 1, places: number): bigint {
  const down = BigInt(places);
  const square = (x * x) >> down;
  let term = first === 1 ? x : 1n << down;
  let sum = term;
  for (let n = first + 1; term !== 0n; n += 2) {
    term = -((term * square) >> down) / small(n * (n + 1));
    sum += term;
  }
  return sum;
}

/** cos and sin of |x| ≤ π/4 in fixed point: Taylor at x / 2^k, then k doublings of the angle. */
function circleFixed(x: bigint, places: number): readonly [bigint, bigint] {
  const k = halvings(places);
  const work = places + 2 * k + 8;
  const down = BigInt(work);
  const at = x << BigInt(work - places - k);
  let sin = circleTaylor(at, 1, work);
  // versed cosine 1 − cos keeps its digits through the doublings: vers 2x = 2 sin² x.
  let vers = (1n << down) - circleTaylor(at, 0, work);
  const one = 1n << down;
  for (let i = 0; i < k; i += 1) {
    const next = (sin * (one - vers)) >> (down - 1n);
    vers = (sin * sin) >> (down - 1n);
    sin = next;
  }
  const back = BigInt(work - places);
  return [(one - vers) >> back, sin >> back];
}

/** [cos x, sin x], each to `bits` bits of its own; throws {@link NoValue} for |x| ≥ 2^1000. */
export function circleReal(x: Big, bits: number): readonly [Big, Big] {
  const top = topBit(x);
  if (top > MAX_ANGLE_TOP) throw new NoValue('angle out of range');
  if (top < -bits) return [BIG_ONE, rounded(x.m, x.e, bits)];
  return circleAt(x, bits, bits + 8 + Math.max(0, -top));
}

function circleAt(x: Big, bits: number, places: number): readonly [Big, Big] {
  const wide = places + Math.max(0, topBit(x));
  const fixed = toFixedPoint(x, wide);
  const right = piFixed(wide + 1) >> 2n;
  const n = nearestQuotient(fixed, right);
  const rest = (fixed - n * right) >> BigInt(wide - places);
  // Next to a multiple of a right angle the remainder has lost its leading digits: once more with as many extra places.
  const missing = bits + 4 - bitLength(rest);
  if (n !== 0n && missing > 0 && places <= bits + 8) return circleAt(x, bits, places + missing + 8);
  const [cos, sin] = circleFixed(rest, places);
  const turned = quarterTurns(cos, sin, Number(((n % 4n) + 4n) % 4n));
  return [rounded(turned[0], -places, bits), rounded(turned[1], -places, bits)];
}

function quarterTurns(cos: bigint, sin: bigint, turns: number): readonly [bigint, bigint] {
  if (turns === 0) return [cos, sin];
  if (turns === 1) return [-sin, cos];
  return turns === 2 ? [-cos, -sin] : [sin, -cos];
}

/** Σ s^k t^(2k+1) / (2k+1): artanh t for s = 1, arctan t for s = −1; for small |t|. */
function inverseTaylor(t: Big, s: 1 | -1, bits: number): Big {
  if (topBit(t) > -8) throw new NoValue('series out of range');
  const square = mulReal(t, t, bits);
  let power = t;
  let sum = t;
  for (let k = 1; topBit(power) > topBit(t) - bits; k += 1) {
    power = mulReal(power, square, bits);
    const term = divReal(power, { m: BigInt(2 * k + 1), e: 0 }, bits);
    sum = s === -1 && k % 2 === 1 ? subReal(sum, term, bits) : addReal(sum, term, bits);
  }
  return sum;
}

/** ln x for x > 0: the double's logarithm, corrected by 2 artanh((x e^-y − 1) / (x e^-y + 1)). */
export function logReal(x: Big, bits: number): Big {
  if (x.m <= 0n) throw new NoValue('logarithm of nothing positive');
  const shift = topBit(x);
  const near = scaled(x, -shift);
  const guess = Math.log(toNumber(near));
  const less = subReal(x, BIG_ONE, bits);
  if (topBit(less) < -8) return logNearOne(less, bits);
  const work = bits + 16;
  const y = fromNumber(guess);
  const ratio = mulReal(near, expReal(fromNumber(-guess), work), work);
  const t = divReal(subReal(ratio, BIG_ONE, work), addReal(ratio, BIG_ONE, work), work);
  const fine = addReal(y, scaled(t.m === 0n ? t : inverseTaylor(t, 1, work), 1), work);
  const whole = mulReal({ m: BigInt(shift), e: 0 }, rounded(ln2Fixed(work), -work, work), work);
  return addReal(whole, fine, bits);
}

/** ln(1 + d) for small |d|, to `bits` bits of its own. */
export function logNearOne(d: Big, bits: number): Big {
  if (d.m === 0n) return BIG_ZERO;
  if (topBit(d) >= -8) return logReal(addReal(BIG_ONE, d, bits + 16), bits);
  const t = divReal(d, addReal({ m: 2n, e: 0 }, d, bits + 4), bits + 4);
  return scaled(inverseTaylor(t, 1, bits + 4), 1);
}

/** The angle of (x, y) in (−π, π], 0 for the origin: the double's angle, corrected by an arctangent. */
export function angleReal(y: Big, x: Big, bits: number): Big {
  const work = bits + 8;
  if (y.m === 0n) return x.m < 0n ? rounded(piFixed(work), -work, bits) : BIG_ZERO;
  const top = Math.max(topBit(x), topBit(y));
  const guess = Math.atan2(toNumber(scaled(y, -top)), toNumber(scaled(x, -top)));
  if (x.m > 0n && topBit(y) - topBit(x) < -9) return inverseTaylor(divReal(y, x, work), -1, work);
  const [cos, sin] = circleReal(fromNumber(guess), work);
  const across = subReal(mulReal(y, cos, work), mulReal(x, sin, work), work);
  const along = addReal(mulReal(x, cos, work), mulReal(y, sin, work), work);
  const rest = across.m === 0n ? across : inverseTaylor(divReal(across, along, work), -1, work);
  return addReal(fromNumber(guess), rest, bits);
}
