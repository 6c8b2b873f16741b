import { add, type Complex, complexOf, divide, modulus, multiply, ONE, ZERO } from '../complex.ts';
import type { Estimate } from './quadrature.ts';

/** Terms taken one by one before acceleration; further ones for series that end by themselves. */
const LEVIN_TERMS = 34;
const MAX_TERMS = 400;
/** A ratio of neighbouring terms below this ends by itself within {@link MAX_TERMS}. */
const FAST = 0.85;
/** Accelerated sums must agree to this, relative to the largest partial sum. */
const AGREED = 1e-9;
/** A relative error that no further terms are asked for. */
const GOOD = 1e-13;
const EPS = 2.3e-16;

/** The n-th term, from 0; undefined where it has none. */
export type Terms = (n: number) => Complex | undefined;

/**
 * The sum of infinitely many terms with an estimate of its error: directly where the terms fall geometrically or faster,
 * else by the u-transform of Levin (1973, Int. J. Comput. Math. B 3, 371; DLMF 3.9(v)). Undefined where the series does
 * not visibly converge.
 */
export function sumSeries(terms: Terms): Estimate | undefined {
  const first = firstTerms(terms);
  if (first.length === LEVIN_TERMS && first.slice(-8).every((term) => modulus(term) === 0))
    return plainSum(first);
  if (first.length < 8) return undefined;
  if (fallsFast(first)) return direct(first, terms);
  if (first.length < LEVIN_TERMS || !tendsToZero(first)) return undefined;
  const soon = levin(first);
  if (soon !== undefined && soon.error <= GOOD * modulus(soon.value)) return soon;
  const found = [soon, doubled(first, terms)].filter((estimate) => estimate !== undefined);
  return found.sort((a, b) => a.error - b.error)[0];
}

/** The sum of infinitely many terms that fall geometrically or faster; undefined for any others. */
export function sumDirectly(terms: Terms): Estimate | undefined {
  const first = firstTerms(terms);
  return first.length === LEVIN_TERMS && fallsFast(first) ? direct(first, terms) : undefined;
}

function firstTerms(terms: Terms): readonly Complex[] {
  const first: Complex[] = [];
  for (let n = 0; n < LEVIN_TERMS; n += 1) {
    const term = terms(n);
    if (term === undefined || !Number.isFinite(term.re + term.im)) break;
    first.push(term);
  }
  return first;
}

/** Terms of the partial sums at 8, 16, … that are extrapolated. */
const MAX_DOUBLED = 1024;

/** Terms that fall like powers: the partial sums at doubled lengths differ from the sum by geometric sequences. */
function doubled(first: readonly Complex[], terms: Terms): Estimate | undefined {
  const sums: Complex[] = [];
  let total = ZERO;
  for (let n = 0; n < MAX_DOUBLED; n += 1) {
    const term = first[n] ?? terms(n);
    if (term === undefined || !Number.isFinite(term.re + term.im)) return undefined;
    total = add(total, term);
    if (n >= 7 && Number.isInteger(Math.log2(n + 1))) sums.push(total);
  }
  if (!converges(sums)) return undefined;
  const found = [accelerate(sums), extrapolate(sums, leadingPower(sums))].filter(
    (part) => part !== undefined,
  );
  const best = found.sort((a, b) => a.error - b.error)[0];
  const size = modulus(total);
  return best !== undefined && best.error <= AGREED * size
    ? { ...best, error: best.error + 64 * EPS * size }
    : undefined;
}

/** The power of 1/N by which partial sums at doubled N differ from the sum, to the nearest half; 1 when unclear. */
function leadingPower(sums: readonly Complex[]): number {
  const [one, two, three] = sums.slice(-3);
  if (one === undefined || two === undefined || three === undefined) return 1;
  const power = Math.round(2 * Math.log2(distance(one, two) / distance(two, three))) / 2;
  return Number.isFinite(power) && power > 0 ? power : 1;
}

/** Whether the last steps of a sequence become smaller: an extrapolated divergence has a value that is none. */
export function converges(values: readonly Complex[]): boolean {
  const steps = values.slice(1).map((value, at) => distance(value, values[at] ?? value));
  const size = Math.max(...values.map(modulus));
  return steps.slice(-3).every((step, at, late) => {
    const next = late[at + 1];
    return next === undefined || next <= 0.97 * step || next <= 1e-13 * size;
  });
}

function plainSum(terms: readonly Complex[]): Estimate {
  const value = terms.reduce(add, ZERO);
  const size = terms.reduce((total, term) => total + modulus(term), 0);
  return { value, error: EPS * size * 4 };
}

/** Whether the later terms fall by a factor at every two steps; terms that are zero in between are passed over. */
function fallsFast(terms: readonly Complex[]): boolean {
  const sizes = terms.map(modulus);
  const late = sizes.slice(Math.floor(sizes.length / 2));
  return late.every((size, at) => {
    const next = late[at + 2];
    return next === undefined || size === 0 || next <= FAST ** 2 * size;
  });
}

function direct(first: readonly Complex[], terms: Terms): Estimate | undefined {
  let total = first.reduce(add, ZERO);
  let size = first.reduce((sum, term) => sum + modulus(term), 0);
  let last = modulus(first[first.length - 1] ?? ZERO);
  for (let n = first.length; n < MAX_TERMS && last > EPS * size * 0.01; n += 1) {
    const term = terms(n);
    if (term === undefined) break;
    total = add(total, term);
    last = modulus(term);
    size += last;
  }
  const rest = (2 * last) / (1 - FAST);
  return rest <= AGREED * size ? { value: total, error: rest + 4 * EPS * size } : undefined;
}

/**
 * Terms of one sign must fall faster than 1/n, alternating ones at all: a divergent series has no sum, although the
 * transform may give one. The power is read off terms n and 2n.
 */
function tendsToZero(terms: readonly Complex[]): boolean {
  const half = terms.length / 2;
  const [early, late, before] = [terms[half - 1], terms[terms.length - 1], terms[terms.length - 2]];
  if (early === undefined || late === undefined || before === undefined) return false;
  const power = Math.log2(modulus(early) / modulus(late));
  const alternates = late.re * before.re + late.im * before.im < 0;
  return power > (alternates ? 0.2 : 1.1);
}

/** Levin's u-transform of all orders; the order whose neighbours agree best is taken. */
function levin(terms: readonly Complex[]): Estimate | undefined {
  let best: Estimate | undefined;
  let before: Complex | undefined;
  const partial: Complex[] = [];
  let sum = ZERO;
  for (const term of terms) {
    sum = add(sum, term);
    partial.push(sum);
  }
  const largest = partial.reduce((size, part) => Math.max(size, modulus(part)), 0);
  for (let order = 4; order < terms.length - 1; order += 1) {
    const next = transform(terms, partial, order);
    if (next === undefined) continue;
    const moved = before === undefined ? Number.POSITIVE_INFINITY : distance(next.value, before);
    before = next.value;
    const error = 2 * moved + next.error;
    if (best === undefined || error < best.error) best = { value: next.value, error };
  }
  return best !== undefined && best.error <= AGREED * Math.max(largest, modulus(best.value))
    ? best
    : undefined;
}

/** Order k: Σ (−1)^j C(k,j) (j+1)^{k−2} s_j/a_j over the same without s_j; its rounding error from the cancelling sum. */
function transform(
  terms: readonly Complex[],
  partial: readonly Complex[],
  order: number,
): Estimate | undefined {
  let [above, below] = [ZERO, ZERO];
  let size = 0;
  let binomial = 1;
  for (let j = 0; j <= order; j += 1) {
    const [term, sum] = [terms[j], partial[j]];
    if (term === undefined || sum === undefined || modulus(term) === 0) return undefined;
    const factor = (j % 2 === 0 ? 1 : -1) * binomial * ((j + 1) / (order + 1)) ** (order - 2);
    const weight = divide(complexOf(factor), term);
    below = add(below, weight);
    const part = multiply(weight, sum);
    above = add(above, part);
    size += modulus(part);
    binomial = (binomial * (order - j)) / (j + 1);
  }
  const denominator = modulus(below);
  if (!(denominator > 0)) return undefined;
  return { value: divide(above, below), error: (8 * EPS * size) / denominator };
}

function distance(a: Complex, b: Complex): number {
  return modulus({ re: a.re - b.re, im: a.im - b.im });
}

/** The limit of a sequence at h = 1, 1/2, 1/4, … by Richardson's extrapolation in h^p, h^{p+1}, … (DLMF 3.9(ii)). */
export function extrapolate(values: readonly Complex[], power = 1): Estimate | undefined {
  let column = values;
  let best: Estimate | undefined;
  for (let order = 1; order < values.length; order += 1) {
    const factor = 2 ** (power + order - 1);
    const next = column.slice(1).map((value, at) => {
      const old = column[at] ?? ONE;
      return complexOf(
        (factor * value.re - old.re) / (factor - 1),
        (factor * value.im - old.im) / (factor - 1),
      );
    });
    const [last, earlier, former] = [next.at(-1), next.at(-2), column.at(-1)];
    if (last === undefined || former === undefined) break;
    const error = Math.max(distance(last, former), earlier === undefined ? 0 : distance(last, earlier));
    if (best === undefined || error < best.error) best = { value: last, error };
    column = next;
  }
  return best;
}

/**
 * The limit of a sequence by the ε-algorithm of Wynn (1956, Math. Tables Aids Comput. 10, 91; DLMF 3.9(iv)), which
 * removes any geometric terms: halved distances also where the expansion is in roots of them.
 */
export function accelerate(values: readonly Complex[]): Estimate | undefined {
  let before: readonly Complex[] = values.map(() => ZERO);
  let column = values;
  let best: Estimate | undefined;
  for (let order = 1; order < values.length; order += 1) {
    const next: Complex[] = [];
    for (let at = 0; at + 1 < column.length; at += 1) {
      const [one, two, old] = [column[at], column[at + 1], before[at + 1]];
      if (one === undefined || two === undefined || old === undefined) return best;
      const step = complexOf(two.re - one.re, two.im - one.im);
      if (modulus(step) === 0) return order % 2 === 1 ? { value: two, error: EPS * modulus(two) } : best;
      next.push(add(old, divide(ONE, step)));
    }
    [before, column] = [column, next];
    if (order % 2 === 1 || column.length < 2) continue;
    const [last, earlier] = [column.at(-1), column.at(-2)];
    if (last === undefined || earlier === undefined) break;
    const error = 4 * distance(last, earlier);
    if (Number.isFinite(error) && (best === undefined || error < best.error)) best = { value: last, error };
  }
  return best;
}
