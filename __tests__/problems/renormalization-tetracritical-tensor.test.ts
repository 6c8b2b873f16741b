import { describe, expect, it } from '@jest/globals';
import { seededPoints, type Values } from './evaluate-reference.ts';
import { proveReference } from './prove.ts';

/**
 * Second route: operators are explicit polynomials in the components of φ. The operator product with four contractions
 * is done by differentiating them term by term, the flow follows from the products V×V → V and V×O → O, and the traceless
 * tensor is Re (φ₁ + iφ₂)^ℓ. No formula for spin or degree occurs.
 */

/** Coefficients by the exponents of the components, written "a,b,c". */
type Polynomial = ReadonlyMap<string, number>;

const exponentsOf = (key: string): number[] => key.split(',').map(Number);

function collect(terms: Iterable<readonly [exponents: readonly number[], coefficient: number]>): Polynomial {
  const result = new Map<string, number>();
  for (const [exponents, coefficient] of terms) {
    const key = exponents.join(',');
    result.set(key, (result.get(key) ?? 0) + coefficient);
  }
  return result;
}

function times(a: Polynomial, b: Polynomial): Polynomial {
  const terms: [number[], number][] = [];
  for (const [left, x] of a) {
    for (const [right, y] of b) {
      const more = exponentsOf(right);
      terms.push([exponentsOf(left).map((exponent, i) => exponent + (more[i] ?? 0)), x * y]);
    }
  }
  return collect(terms);
}

function derivative(p: Polynomial, component: number): Polynomial {
  const terms: [number[], number][] = [];
  for (const [key, coefficient] of p) {
    const exponents = exponentsOf(key);
    const power = exponents[component] ?? 0;
    if (power > 0)
      terms.push([
        exponents.map((exponent, i) => (i === component ? power - 1 : exponent)),
        power * coefficient,
      ]);
  }
  return collect(terms);
}

const sum = (polynomials: readonly Polynomial[]): Polynomial =>
  collect(polynomials.flatMap((p) => [...p].map(([key, value]) => [exponentsOf(key), value] as const)));

const power = (p: Polynomial, n: number): Polynomial =>
  Array.from({ length: n - 1 }, () => p).reduce(times, p);

/** The sum over `count` contractions between a and b: every index of every propagator runs over all components. */
function contract(a: Polynomial, b: Polynomial, count: number, components: number): Polynomial {
  if (count === 0) return times(a, b);
  return sum(
    Array.from({ length: components }, (_, i) =>
      contract(derivative(a, i), derivative(b, i), count - 1, components),
    ),
  );
}

/** The factor between two polynomials; throws when they are not proportional. */
function ratio(image: Polynomial, of: Polynomial): number {
  let factor = Number.NaN;
  for (const [key, value] of of) if (value !== 0) factor = (image.get(key) ?? 0) / value;
  for (const key of new Set([...image.keys(), ...of.keys()])) {
    if (Math.abs((image.get(key) ?? 0) - factor * (of.get(key) ?? 0)) > 1e-6 * Math.abs(factor))
      throw new Error('no scaling operator');
  }
  return factor;
}

const axis = (components: number, index: number, exponent: number): readonly number[] =>
  Array.from({ length: components }, (_, i) => (i === index ? exponent : 0));

const square = (components: number): Polynomial =>
  collect(Array.from({ length: components }, (_, i) => [axis(components, i, 2), 1] as const));

/** Re (φ₁ + iφ₂)^ℓ by repeated multiplication of the real and imaginary part. */
function harmonic(components: number, rank: number): Polynomial {
  const x = collect([[axis(components, 0, 1), 1]]);
  const y = collect([[axis(components, 1, 1), 1]]);
  const negative = collect([[axis(components, 1, 1), -1]]);
  let [re, im]: [Polynomial, Polynomial] = [collect([[axis(components, 0, 0), 1]]), new Map()];
  for (let step = 0; step < rank; step += 1)
    [re, im] = [sum([times(re, x), times(im, negative)]), sum([times(re, y), times(im, x)])];
  return re;
}

/**
 * dλ/dlnμ = −(d − 8Δφ) λ + λ² C(V,V) at the fixed point gives λ; the dimension of O is canonical plus 2λ C(V,O). The
 * common factor of all four-fold contractions is absorbed in λ.
 */
function dimension(components: number, operator: Polynomial, degree: number, epsilon: number): number {
  const d = 8 / 3 - epsilon;
  const field = (d - 2) / 2;
  const coupling = power(square(components), 4);
  const fixed = (d - 8 * field) / ratio(contract(coupling, coupling, 4, components), coupling);
  return degree * field + 2 * fixed * ratio(contract(coupling, operator, 4, components), operator);
}

const tensor = (components: number, rank: number) =>
  times(power(square(components), 2), harmonic(components, rank));

function tensorDimension({ N = 0, '\\ell': rank = 0, '\\varepsilon': epsilon = 0 }: Values): number {
  return dimension(N, tensor(N, rank), rank + 4, epsilon);
}

/** The eigenvalue of V×O → O for any N: four contractions close at most two loops of the index, so it is quadratic in N. */
function eigenvalueFor(operator: (components: number) => Polynomial): (N: number) => number {
  const [at2, at3, at4] = [2, 3, 4].map((components) => {
    const one = operator(components);
    return ratio(contract(power(square(components), 4), one, 4, components), one);
  }) as [number, number, number];
  const curvature = (at4 - 2 * at3 + at2) / 2;
  return (N) => at2 + (at3 - at2) * (N - 2) + curvature * (N - 2) * (N - 3);
}

/** The first N at which the tensor of rank four grows faster than the rescaling to lower dimension takes away. */
function smallestRelevant(): number {
  const coupling = eigenvalueFor((components) => power(square(components), 4));
  const anisotropy = eigenvalueFor((components) => tensor(components, 4));
  // both are of degree eight; the coupling itself has the slope +3ε after −3ε
  for (let N = 2; N < 1000; N += 1) if (-3 + (2 * 3 * anisotropy(N)) / coupling(N) < 0) return N;
  throw new Error('never relevant');
}

describe('the flow', () => {
  it('gives the equation of motion its dimension', () => {
    const [components, epsilon] = [2, 0.3];
    const field = (8 / 3 - epsilon - 2) / 2;
    const moved = derivative(power(square(components), 4), 0);
    expect(dimension(components, moved, 7, epsilon)).toBeCloseTo(8 / 3 - epsilon - field, 10);
  });
});

const cases = [
  [2, 3],
  [2, 1],
  [3, 2],
  [4, 1],
  [2, 5],
] as const;

proveReference({
  id: 'renormalization-tetracritical-tensor',
  part: 0,
  route: 'explicit polynomials in the components, four contractions done term by term',
  points: seededPoints(cases.length, { '\\varepsilon': [0.2, 0.5] }).map((point, index) => ({
    ...point,
    N: cases[index]?.[0] ?? 2,
    '\\ell': cases[index]?.[1] ?? 0,
  })),
  value: tensorDimension,
  bends: [
    ['31', '13'],
    ['12N', '6N'],
    ['+ 3(2', '- 3(2'],
    ['150', '144'],
    ['\\varepsilon}{2} +', '\\varepsilon}{3} +'],
  ],
});

proveReference({
  id: 'renormalization-tetracritical-tensor',
  part: 1,
  route: 'eigenvalues of explicit polynomials for two, three and four components, continued in N',
  points: [{}],
  value: smallestRelevant,
  bends: [
    ['17', '16'],
    ['17', '18'],
  ],
});
