/**
 * A function of several variables to second order at a point: value, gradient and matrix of second derivatives. Products
 * and powers of jets obey the product and chain rules exactly, so that no step size enters.
 */
export interface Jet {
  readonly value: number;
  readonly gradient: readonly number[];
  readonly hessian: readonly (readonly number[])[];
}

/** The variables themselves at the given point. */
export function variables(point: readonly number[]): readonly Jet[] {
  return point.map((value, i) => ({
    value,
    gradient: point.map((_, k) => Number(k === i)),
    hessian: point.map(() => point.map(() => 0)),
  }));
}

/** Σ factor · jet + constant */
export function combination(terms: readonly (readonly [factor: number, jet: Jet])[], constant = 0): Jet {
  const size = terms[0]?.[1].gradient.length ?? 0;
  const indices = Array.from({ length: size }, (_, i) => i);
  const total = (part: (jet: Jet) => number) =>
    terms.reduce((sum, [factor, jet]) => sum + factor * part(jet), 0);
  return {
    value: constant + total((jet) => jet.value),
    gradient: indices.map((i) => total((jet) => jet.gradient[i] ?? 0)),
    hessian: indices.map((i) => indices.map((k) => total((jet) => jet.hessian[i]?.[k] ?? 0))),
  };
}

/** The product of two jets. */
export function product(a: Jet, b: Jet): Jet {
  const at = (list: readonly number[], index: number) => list[index] ?? 0;
  return {
    value: a.value * b.value,
    gradient: a.gradient.map((slope, i) => slope * b.value + a.value * at(b.gradient, i)),
    hessian: a.hessian.map((row, i) =>
      row.map(
        (entry, k) =>
          entry * b.value +
          at(a.gradient, i) * at(b.gradient, k) +
          at(a.gradient, k) * at(b.gradient, i) +
          a.value * (b.hessian[i]?.[k] ?? 0),
      ),
    ),
  };
}

/** A jet raised to a real power. */
export function power(a: Jet, exponent: number): Jet {
  const first = exponent * a.value ** (exponent - 1);
  const second = exponent * (exponent - 1) * a.value ** (exponent - 2);
  const at = (index: number) => a.gradient[index] ?? 0;
  return {
    value: a.value ** exponent,
    gradient: a.gradient.map((slope) => first * slope),
    hessian: a.hessian.map((row, i) => row.map((entry, k) => first * entry + second * at(i) * at(k))),
  };
}
