import { type BigComplex, timesPower, topOf } from '../big/complex.ts';
import { BIG_ZERO } from '../big/real.ts';
import { airyAiPrime, airyBiPrime } from './airy.ts';
import { DERIVATIVE_IN } from './derivative-in.ts';
import { ERROR_DERIVATIVES } from './error-derivatives.ts';
import { field, whole } from './field.ts';
import { LAMBERT_PRIME_COST, lambertPrime } from './lambert.ts';
import type { SpecialFunction } from './special-function.ts';

const MAX_ORDER = 8;

/**
 * The r-th derivative of an analytic function in one of its arguments, r being the first argument: by central differences
 * Σ (−1)^k C(r,k) f(x + (r/2−k)h) / h^r (DLMF 3.4), whose error is O(h²), with as many more bits as they cancel.
 */
export function derivativeOf(row: SpecialFunction, position: number): SpecialFunction {
  return {
    arity: row.arity.map((count) => count + 1),
    cost: 4 * row.cost,
    value: ([order, ...args], bits) => {
      const r = order && whole(order);
      if (r === undefined || r < 0 || r > MAX_ORDER) return undefined;
      if (r === 0) return row.value(args, bits);
      return differences(row, { args, position, r, bits }, 0);
    },
  };
}

interface Differences {
  readonly args: readonly BigComplex[];
  readonly position: number;
  readonly r: number;
  readonly bits: number;
}

/** Bits beyond those asked for, and how many more a derivative may be smaller than its function before it is given up. */
const GUARD = 24;
const MAX_LOST = 300;

/** The r-th central difference; again with more bits where the function moves so little that they are lost. */
function differences(row: SpecialFunction, asked: Differences, extra: number): BigComplex | undefined {
  const { args, position, r, bits } = asked;
  const x = args[position];
  if (x === undefined) return undefined;
  const half = Math.ceil(bits / 2) + 12;
  const f = field(bits + r * half + GUARD + extra);
  const values: BigComplex[] = [];
  for (let k = 0; k <= r; k += 1) {
    const step = { re: { m: BigInt(r - 2 * k), e: -half - 1 }, im: BIG_ZERO };
    const moved = args.map((arg, index) => (index === position ? f.add(x, step) : arg));
    const value = row.value(moved, f.bits);
    if (value === undefined) return undefined;
    values.push(f.times(value, (k % 2 === 0 ? 1 : -1) * choose(r, k)));
  }
  const sum = f.add(...values);
  const lost = Math.max(...values.map(topOf)) - topOf(sum) - r * half;
  if (lost <= GUARD + extra) return timesPower(sum, r * half);
  return extra > 0 || lost > MAX_LOST ? undefined : differences(row, asked, lost);
}

/** The binomial coefficient of small numbers. */
function choose(n: number, k: number): number {
  let value = 1;
  for (let i = 1; i <= k; i += 1) value = (value * (n - i + 1)) / i;
  return value;
}

/** Derivatives of which the first has a formula of its own; the others are differences of it. */
export const OWN_DERIVATIVES: Readonly<Record<string, SpecialFunction>> = {
  airyaideriv: byFirst({ arity: [1], cost: 400, value: airyAiPrime }, 0),
  airybideriv: byFirst({ arity: [1], cost: 400, value: airyBiPrime }, 0),
  lambertwderiv: byFirst({ arity: [2], cost: LAMBERT_PRIME_COST, value: lambertPrime }, 1),
};

function byFirst(prime: SpecialFunction, position: number): SpecialFunction {
  const row = derivativeOf(prime, position);
  return {
    ...row,
    value: ([order, ...args], bits) => {
      const r = order && whole(order);
      if (r === undefined || r < 1) return undefined;
      return row.value([{ re: { m: BigInt(r - 1), e: 0 }, im: BIG_ZERO }, ...args], bits);
    },
  };
}

/** The rows with the derivatives `…deriv(r, …)` of those that {@link DERIVATIVE_IN} gives a variable for. */
export function withDerivatives(
  rows: Readonly<Record<string, SpecialFunction>>,
): Readonly<Record<string, SpecialFunction>> {
  const derived = Object.entries(DERIVATIVE_IN).flatMap(([name, position]) => {
    const row = rows[name];
    return row ? [[`${name}deriv`, derivativeOf(row, position)]] : [];
  });
  return { ...Object.fromEntries(derived), ...OWN_DERIVATIVES, ...ERROR_DERIVATIVES, ...rows };
}
