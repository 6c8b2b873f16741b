import { type Big, rounded } from './real.ts';

/** Guard bits of the cached values. */
const GUARD = 32;
/** Precisions are rounded up to multiples of this, so that few values are computed. */
const STEP = 128;

/** A constant as a fixed-point integer, computed once for the largest precision asked for. */
function cached(compute: (places: number) => bigint): (places: number) => bigint {
  let known = 0n;
  let knownPlaces = 0;
  return (places) => {
    if (places + GUARD / 2 > knownPlaces) {
      knownPlaces = Math.ceil((places + GUARD) / STEP) * STEP + GUARD;
      known = compute(knownPlaces + GUARD) >> BigInt(GUARD);
    }
    return known >> BigInt(knownPlaces - places);
  };
}

/** Σ ±1/((2k+1) n^(2k+1)): artanh(1/n), or arctan(1/n) when the signs alternate. */
function inverseSeries(n: bigint, places: number, alternating: boolean): bigint {
  let power = (1n << BigInt(places)) / n;
  let total = 0n;
  for (let k = 0n; power !== 0n; k += 1n) {
    const term = power / (2n * k + 1n);
    total += alternating && k % 2n === 1n ? -term : term;
    power /= n * n;
  }
  return total;
}

/** π in fixed point: Machin, π = 16 arctan(1/5) − 4 arctan(1/239). */
export const piFixed = cached(
  (places) => 16n * inverseSeries(5n, places, true) - 4n * inverseSeries(239n, places, true),
);

/** ln 2 in fixed point: 18 artanh(1/26) − 2 artanh(1/4801) + 8 artanh(1/8749) (Gourdon and Sebah, The logarithmic constant). */
export const ln2Fixed = cached(
  (places) =>
    18n * inverseSeries(26n, places, false) -
    2n * inverseSeries(4801n, places, false) +
    8n * inverseSeries(8749n, places, false),
);

/** e = Σ 1/k! in fixed point. */
const eFixed = cached((places) => {
  let term = 1n << BigInt(places);
  let total = term;
  for (let k = 1n; term !== 0n; k += 1n) {
    term /= k;
    total += term;
  }
  return total;
});

/** Euler's γ in fixed point: Brent and McMillan, Some new algorithms for high-precision computation of Euler's constant (1980), B1. */
const eulerFixed = cached((places) => {
  // The error is π e^(-4n); n is a power of two, so that its logarithm is a multiple of ln 2.
  const power = Math.ceil(Math.log2((places * Math.LN2) / 4 + 2));
  const n = 1n << BigInt(power);
  let b = 1n << BigInt(places);
  let a = -BigInt(power) * ln2Fixed(places);
  let [over, under] = [a, b];
  for (let k = 1n; b !== 0n || k < n; k += 1n) {
    b = (b * n * n) / (k * k);
    a = ((a * n * n) / k + b) / k;
    over += a;
    under += b;
  }
  return (over << BigInt(places)) / under;
});

function constant(fixed: (places: number) => bigint): (bits: number) => Big {
  return (bits) => rounded(fixed(bits + 2), -(bits + 2), bits + 2);
}

/** π (DLMF 3.12.1). */
export const pi: (bits: number) => Big = constant(piFixed);

/** ln 2. */
export const ln2: (bits: number) => Big = constant(ln2Fixed);

/** Euler's γ (DLMF 5.2.3). */
export const euler: (bits: number) => Big = constant(eulerFixed);

/** e (DLMF 4.2.11). */
export const eulerNumber: (bits: number) => Big = constant(eFixed);
