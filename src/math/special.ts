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
  zeta,
} from 'mathjs';
import { type Complex, complexOf, divide, exp, log, modulus, multiply, ONE, sqrt } from './complex.ts';

/** A function of complex numbers; NaN where it has no value. */
export type Numeric = (args: readonly Complex[]) => Complex;

interface FunctionRow {
  readonly value: Numeric;
  /** Relative rounding error assumed for one call; 4 ulp where not stated. */
  readonly error?: number;
  /** What one call costs of the budget, in nodes; 1 where not stated. */
  readonly cost?: number;
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

/** mathjs loses digits of ζ left of Re s = 1/2; there it is refused (measured: 1.5e-7 at −3). */
function zetaRight(z: Complex): Complex {
  return z.re < 0.5 ? complexOf(Number.NaN) : asComplex(zeta(complex(z.re, z.im)));
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
  re: { value: unary((z) => complexOf(z.re)) },
  im: { value: unary((z) => complexOf(z.im)) },
  conj: { value: unary((z) => complexOf(z.re, z.im === 0 ? 0 : -z.im)) },
  arg: { value: unary((z) => complexOf(log(z).im)) },
  sign: { value: realOnly(Math.sign) },
  floor: { value: realOnly(Math.floor) },
  ceil: { value: realOnly(Math.ceil) },
  max: { value: realOnly(Math.max) },
  min: { value: realOnly(Math.min) },
  sin: { value: fromMathjs(sin, Math.sin) },
  cos: { value: fromMathjs(cos, Math.cos) },
  tan: { value: fromMathjs(tan, Math.tan) },
  cot: { value: fromMathjs(cot) },
  sec: { value: fromMathjs(sec) },
  csc: { value: fromMathjs(csc) },
  sinh: { value: fromMathjs(sinh, Math.sinh) },
  cosh: { value: fromMathjs(cosh, Math.cosh) },
  tanh: { value: fromMathjs(tanh, Math.tanh) },
  coth: { value: fromMathjs(coth, (x) => 1 / Math.tanh(x)) },
  sech: { value: fromMathjs(sech, (x) => 1 / Math.cosh(x)) },
  csch: { value: fromMathjs(csch, (x) => 1 / Math.sinh(x)) },
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
  zeta: { value: unary(zetaRight), error: SPECIAL_ERROR, cost: 2500 },
  factorial: { value: unary(factorial), error: SPECIAL_ERROR },
  binomial: { value: binomial, error: SPECIAL_ERROR },
};
