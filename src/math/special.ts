import {
  type Complex,
  complexOf,
  distance,
  divide,
  exp,
  log,
  modulus,
  multiply,
  ONE,
  sqrt,
  ZERO,
} from './complex.ts';
import { erf, erfc, gamma } from './double-gamma.ts';
import * as elementary from './elementary.ts';
import { NUDGE, nudged } from './nudge.ts';
import { hasFastValue } from './special/fast/index.ts';
import { SPECIAL } from './special/index.ts';
import { exactOnDoubles, isFastAt, specialError, specialOnDoubles } from './special-calls.ts';
import type { Sensitive } from './value.ts';

/** A function of complex numbers; NaN where it has no value. */
export type Numeric = (args: readonly Complex[]) => Complex;

/** How one function is computed. */
export interface FunctionRow {
  readonly value: Numeric;
  /** Relative rounding error assumed for one call; 4 ulp where not stated. */
  readonly error?: number;
  /** The same at given arguments, where it is known better. */
  readonly errorAt?: (args: readonly Complex[]) => number;
  /** {@link Sensitive.shiftAt}. */
  readonly shiftAt?: NonNullable<Sensitive['shiftAt']>;
  /** What one call costs of the budget, in nodes; 1 where not stated. */
  readonly cost?: number;
  /** What a call at these arguments costs beyond that, known once it was made. */
  readonly extra?: (args: readonly Complex[]) => number;
  /** The same function to all digits of a double, where `value` may lose some. */
  readonly exact?: Numeric;
  /** It is constant over stretches by its nature (floor), so that standing still is no sign of lost digits. */
  readonly stepped?: boolean;
  /** Its steps are one apart, so that they vanish in large numbers. */
  readonly steps?: boolean;
  /** It comes from the table of special functions, of which the last argument is the variable. */
  readonly special?: boolean;
  /** A sum or quotient of exponentials, of which the smaller one vanishes early along this part of the argument. */
  readonly exponential?: 're' | 'im';
}

function realOnly(compute: (...values: number[]) => number): Numeric {
  return (args) => complexOf(args.every((z) => z.im === 0) ? compute(...args.map((z) => z.re)) : Number.NaN);
}

function unary(compute: (z: Complex) => Complex): Numeric {
  return (args) => compute(args[0] ?? complexOf(Number.NaN));
}

/** Partial sums d_0 … d_n of Borwein's algorithm 2, divided by the last one. */
const BORWEIN: readonly number[] = (() => {
  const terms = 30;
  const sums: number[] = [];
  let [term, total] = [1, 0];
  for (let i = 0; i <= terms; i += 1) {
    total += term;
    sums.push(total);
    term *= (4 * (terms + i) * (terms - i)) / ((2 * i + 1) * (2 * i + 2));
  }
  return sums.map((sum) => sum / total);
})();
/** To this height the thirty terms give 16 digits: 3 e^(π|t|/2) / (3 + √8)^30 < 1e-16. */
const ZETA_HEIGHT = 10;

/** ζ right of Re s = 1/2 (P. Borwein, An efficient algorithm for the Riemann zeta function, 1995, algorithm 2). */
function zetaRight(s: Complex): Complex {
  if (s.re < 0.5 || Math.abs(s.im) > ZETA_HEIGHT) return complexOf(Number.NaN);
  let [re, im] = [0, 0];
  for (const [k, sum] of BORWEIN.slice(0, -1).entries()) {
    const size = (k % 2 === 0 ? 1 : -1) * (1 - sum) * (k + 1) ** -s.re;
    const angle = -s.im * Math.log(k + 1);
    re += size * Math.cos(angle);
    im += size * Math.sin(angle);
  }
  const two = exp(multiply(complexOf(Math.LN2), complexOf(1 - s.re, -s.im)));
  return divide(complexOf(re, s.im === 0 ? 0 : im), complexOf(1 - two.re, -two.im));
}

const factorial = (z: Complex): Complex => gamma(complexOf(z.re + 1, z.im));

/** Products of so many factors lose less than {@link SPECIAL_ERROR}, at an ulp or two each. */
const MAX_FACTORS = 2000;

function binomial([n = ONE, k = ONE]: readonly Complex[]): Complex {
  if (k.im === 0 && Number.isInteger(k.re) && k.re >= 0 && k.re <= MAX_FACTORS) return chosen(n, k.re);
  const rest = complexOf(n.re - k.re, n.im - k.im);
  return divide(factorial(n), multiply(factorial(k), factorial(rest)));
}

/** C(n, k) for a whole k as a product (DLMF 1.2.6). */
function chosen(n: Complex, k: number): Complex {
  let [re, im] = [1, 0];
  for (let factor = 1; factor <= k; factor += 1) {
    const above = (n.re - (k - factor)) / factor;
    if (n.im === 0) re *= above;
    else [re, im] = [(re * above * factor - im * n.im) / factor, (im * above * factor + re * n.im) / factor];
  }
  return { re, im };
}

/** What a binomial coefficient costs: a node for some factors, and a call of the table where doubles do not hold it. */
function binomialCost(args: readonly Complex[]): number {
  const factors = Math.max(0, Math.min(MAX_FACTORS, args[1]?.re ?? 0));
  const own = binomial(args);
  return (
    factors / 4 +
    (Number.isNaN(own.re) || Number.isNaN(own.im) ? CALLS * (SPECIAL['binomial']?.cost ?? 0) : 0)
  );
}

function logOf([z = ONE, base]: readonly Complex[]): Complex {
  if (z.re === 0 && z.im === 0) return complexOf(Number.NaN);
  return base === undefined ? log(z) : divide(log(z), log(base));
}

/** A function with a formula of its own where that gives a value, and from the table of special functions elsewhere. */
function orTable(name: string, value: Numeric): Numeric {
  return (args) => {
    const own = value(args);
    return Number.isNaN(own.re) || Number.isNaN(own.im) ? specialOnDoubles(name, args) : own;
  };
}

/** Well above what Γ, erf and ζ lose: identities of Γ hold to 1e-13, ζ right of 1/2 to 2e-14. */
const SPECIAL_ERROR = 1e-12;

/** Every function the evaluator knows, by the name the parser gives it. */
export const NUMERIC: Readonly<Record<string, FunctionRow>> = {
  exp: { value: unary(exp) },
  // No reader writes it; integrands are rewritten with it.
  expm1: { value: unary(elementary.expm1) },
  log: { value: logOf },
  log10: { value: ([z = ONE]) => logOf([z, complexOf(10)]) },
  sqrt: { value: unary(sqrt) },
  root: { value: ([z = ONE, n = ONE]) => exp(divide(log(z), n)) },
  abs: { value: unary((z) => complexOf(modulus(z))) },
  re: { value: unary((z) => complexOf(z.re)), stepped: true },
  im: { value: unary((z) => complexOf(z.im)), stepped: true },
  conj: { value: unary((z) => complexOf(z.re, z.im === 0 ? 0 : -z.im)), stepped: true },
  arg: { value: unary((z) => complexOf(log(z).im)), stepped: true },
  sign: { value: realOnly(Math.sign), stepped: true },
  floor: { value: realOnly(Math.floor), stepped: true, steps: true },
  ceil: { value: realOnly(Math.ceil), stepped: true, steps: true },
  max: { value: realOnly(Math.max) },
  min: { value: realOnly(Math.min) },
  sin: { value: unary(elementary.sin), exponential: 'im' },
  cos: { value: unary(elementary.cos), exponential: 'im' },
  tan: { value: unary(elementary.tan), exponential: 'im' },
  cot: { value: unary(elementary.cot), exponential: 'im' },
  sec: { value: unary(elementary.sec), exponential: 'im' },
  csc: { value: unary(elementary.csc), exponential: 'im' },
  sinh: { value: unary(elementary.sinh), exponential: 're' },
  cosh: { value: unary(elementary.cosh), exponential: 're' },
  tanh: { value: unary(elementary.tanh), exponential: 're' },
  coth: { value: unary(elementary.coth), exponential: 're' },
  sech: { value: unary(elementary.sech), exponential: 're' },
  csch: { value: unary(elementary.csch), exponential: 're' },
  asin: { value: unary(elementary.asin) },
  acos: { value: unary(elementary.acos) },
  atan: { value: unary(elementary.atan) },
  acot: { value: unary(elementary.acot) },
  asinh: { value: unary(elementary.asinh) },
  acosh: { value: unary(elementary.acosh) },
  atanh: { value: unary(elementary.atanh) },
  sinc: { value: unary(elementary.sinc) },
  erf: { value: orTable('erf', realOnly(erf)), error: SPECIAL_ERROR },
  erfc: { value: orTable('erfc', realOnly(erfc)), error: SPECIAL_ERROR },
  gamma: { value: unary(gamma), error: SPECIAL_ERROR },
  zeta: { value: orTable('zeta', unary(zetaRight)), error: SPECIAL_ERROR, cost: 40 },
  factorial: { value: unary(factorial), error: SPECIAL_ERROR },
  binomial: { value: orTable('binomial', binomial), error: SPECIAL_ERROR, extra: binomialCost },
};

/** Besides the value itself the evaluator asks where it moves to. */
const CALLS = 2;

/** How a function of this name is computed on doubles: by its own row, or to more bits and rounded. */
export function functionRow(name: string): FunctionRow | undefined {
  const known = ROWS.get(name);
  if (known !== undefined) return known;
  const special = Object.hasOwn(SPECIAL, name) ? SPECIAL[name] : undefined;
  return special && tableRow(name, special.cost);
}

/** The rows of {@link NUMERIC}, and those of {@link SPECIAL} that were asked for. */
const ROWS = new Map<string, FunctionRow>(Object.entries(NUMERIC));
/** What a value on doubles costs, in nodes: 2 to 30 µs. */
const FAST_COST = 10;

function tableRow(name: string, cost: number): FunctionRow {
  const isFast = hasFastValue(name);
  const row: FunctionRow = {
    value: (args) => specialOnDoubles(name, args),
    errorAt: (args) => specialError(name, args),
    shiftAt: (args, value, index, by) =>
      index === args.length - 1 ? secantShift(name, { args, value, by }) : undefined,
    cost: CALLS * (isFast ? FAST_COST : cost),
    extra: (args) => (isFast && !isFastAt(name, args) ? CALLS * cost : 0),
    exact: (args) => exactOnDoubles(name, args),
    special: true,
  };
  ROWS.set(name, row);
  return row;
}

/** Below this an oscillating function does not turn within a nudge. */
const MAX_SECANT = 1e4;

interface Moved {
  readonly args: readonly Complex[];
  readonly value: Complex;
  readonly by: number;
}

/**
 * How far a function moves with its variable to first order, by the value that is asked for anyway to see whether it saturates;
 * undefined where that is too coarse.
 */
function secantShift(name: string, { args, value, by }: Moved): number | undefined {
  const size = modulus(args[args.length - 1] ?? ZERO);
  if (by > NUDGE * size || size > MAX_SECANT) return undefined;
  const there = specialOnDoubles(name, nudged(args));
  const gap = distance(there, value);
  return Number.isFinite(gap) ? (gap / (NUDGE * size)) * by : undefined;
}
