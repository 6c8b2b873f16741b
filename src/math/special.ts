import {
  acos,
  acosh,
  acot,
  asin,
  asinh,
  atan,
  atanh,
  complex,
  cos,
  cosh,
  cot,
  coth,
  csc,
  csch,
  erf,
  gamma,
  sec,
  sech,
  sin,
  sinh,
  tan,
  tanh,
} from 'mathjs';
import { type Complex, complexOf, divide, exp, log, modulus, multiply, ONE, sqrt } from './complex.ts';

/** A function of complex numbers; NaN where it has no value. */
export type Numeric = (args: readonly Complex[]) => Complex;

/** How one function is computed. */
export interface FunctionRow {
  readonly value: Numeric;
  /** Relative rounding error assumed for one call; 4 ulp where not stated. */
  readonly error?: number;
  /** What one call costs of the budget, in nodes; 1 where not stated. */
  readonly cost?: number;
  /** It is constant over stretches by its nature (floor), so that standing still is no sign of lost digits. */
  readonly stepped?: boolean;
  /** A sum or quotient of exponentials, of which the smaller one vanishes early. */
  readonly exponential?: boolean;
}

type MathjsFunction = (z: ReturnType<typeof complex>) => unknown;

/** A mathjs function of one complex number, with the real branch of `Math` where the argument is real and inside it. */
function fromMathjs(whole: MathjsFunction, real?: (x: number) => number): Numeric {
  return ([z = complexOf(Number.NaN)]) => {
    if (z.im === 0 && real !== undefined) {
      const value = real(z.re);
      if (Number.isFinite(value)) return complexOf(value);
    }
    return asComplex(whole(complex(z.re, z.im)));
  };
}

function asComplex(value: unknown): Complex {
  if (typeof value === 'number') return complexOf(value);
  if (typeof value === 'object' && value !== null && 're' in value && 'im' in value) {
    return complexOf(Number(value.re), Number(value.im));
  }
  return complexOf(Number.NaN);
}

function realOnly(compute: (...values: number[]) => number): Numeric {
  return (args) => complexOf(args.every((z) => z.im === 0) ? compute(...args.map((z) => z.re)) : Number.NaN);
}

function unary(compute: (z: Complex) => Complex): Numeric {
  return ([z = complexOf(Number.NaN)]) => compute(z);
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

function gammaOf(z: Complex): Complex {
  if (z.im === 0) return Number.isInteger(z.re) && z.re <= 0 ? complexOf(Number.NaN) : asComplex(gamma(z.re));
  return asComplex(gamma(complex(z.re, z.im)));
}

const factorial = (z: Complex): Complex => gammaOf(complexOf(z.re + 1, z.im));

function binomial([n = ONE, k = ONE]: readonly Complex[]): Complex {
  const rest = complexOf(n.re - k.re, n.im - k.im);
  return divide(factorial(n), multiply(factorial(k), factorial(rest)));
}

function logOf([z = ONE, base]: readonly Complex[]): Complex {
  if (z.re === 0 && z.im === 0) return complexOf(Number.NaN);
  return base === undefined ? log(z) : divide(log(z), log(base));
}

/** Well above what mathjs loses: identities of Γ hold to 4e-14, ζ right of 1/2 to 2e-14. */
const SPECIAL_ERROR = 1e-12;

/** Every function the evaluator knows, by the name the parser gives it. */
export const NUMERIC: Readonly<Record<string, FunctionRow>> = {
  exp: { value: unary(exp) },
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
  floor: { value: realOnly(Math.floor), stepped: true },
  ceil: { value: realOnly(Math.ceil), stepped: true },
  max: { value: realOnly(Math.max) },
  min: { value: realOnly(Math.min) },
  sin: { value: fromMathjs(sin, Math.sin) },
  cos: { value: fromMathjs(cos, Math.cos) },
  tan: { value: fromMathjs(tan, Math.tan) },
  cot: { value: fromMathjs(cot, (x) => 1 / Math.tan(x)) },
  sec: { value: fromMathjs(sec, (x) => 1 / Math.cos(x)) },
  csc: { value: fromMathjs(csc, (x) => 1 / Math.sin(x)) },
  sinh: { value: fromMathjs(sinh, Math.sinh), exponential: true },
  cosh: { value: fromMathjs(cosh, Math.cosh), exponential: true },
  tanh: { value: fromMathjs(tanh, Math.tanh), exponential: true },
  coth: { value: fromMathjs(coth, (x) => 1 / Math.tanh(x)), exponential: true },
  sech: { value: fromMathjs(sech, (x) => 1 / Math.cosh(x)), exponential: true },
  csch: { value: fromMathjs(csch, (x) => 1 / Math.sinh(x)), exponential: true },
  asin: { value: fromMathjs(asin, Math.asin) },
  acos: { value: fromMathjs(acos, Math.acos) },
  atan: { value: fromMathjs(atan, Math.atan) },
  acot: { value: fromMathjs(acot) },
  asinh: { value: fromMathjs(asinh, Math.asinh) },
  acosh: { value: fromMathjs(acosh, Math.acosh) },
  atanh: { value: fromMathjs(atanh, Math.atanh) },
  sinc: {
    value: unary((z) => (z.re === 0 && z.im === 0 ? ONE : divide(asComplex(sin(complex(z.re, z.im))), z))),
  },
  erf: { value: realOnly((x) => erf(x)), error: SPECIAL_ERROR },
  erfc: { value: realOnly((x) => 1 - erf(x)), error: SPECIAL_ERROR },
  gamma: { value: unary(gammaOf), error: SPECIAL_ERROR },
  zeta: { value: unary(zetaRight), error: SPECIAL_ERROR, cost: 40 },
  factorial: { value: unary(factorial), error: SPECIAL_ERROR },
  binomial: { value: binomial, error: SPECIAL_ERROR },
};
