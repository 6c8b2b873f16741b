import { describe, expect, it } from '@jest/globals';
import { seededPoints, type Values } from './evaluate-reference.ts';
import { proveReference } from './prove.ts';
import { gaussLegendre } from './quadrature.ts';

/**
 * Second route: explicit hermitian generators of SU(3) and SU(4), the tensors d and f built from their traces as the
 * question defines them, and every colour factor by summing over all indices. The loop factors are numeric angular
 * averages in six dimensions; the fixed point is the numeric root of the beta function. No closed form in N occurs.
 */
interface Entry {
  readonly re: number;
  readonly im: number;
}
type Generator = readonly (readonly Entry[])[];
type Tensor3 = readonly (readonly (readonly number[])[])[];

const NIL: Entry = { re: 0, im: 0 };

function generator(n: number, entry: (row: number, column: number) => Entry): Generator {
  return range(n).map((row) => range(n).map((column) => entry(row, column)));
}

function range(n: number): readonly number[] {
  return Array.from({ length: n }, (_, index) => index);
}

/** Generators with tr T^a T^b = δ/2: for each pair of rows a real and an imaginary one, then the diagonal ones. */
function generatorsOf(n: number): readonly Generator[] {
  const pairs = range(n).flatMap((j) => range(j).map((i) => [i, j] as const));
  const offDiagonal = pairs.flatMap(([i, j]) => [
    generator(n, (r, c) => ((r === i && c === j) || (r === j && c === i) ? { re: 0.5, im: 0 } : NIL)),
    generator(n, (r, c) =>
      r === i && c === j ? { re: 0, im: -0.5 } : r === j && c === i ? { re: 0, im: 0.5 } : NIL,
    ),
  ]);
  const diagonal = range(n - 1).map((index) => {
    const l = index + 1;
    const scale = 1 / Math.sqrt(2 * l * (l + 1));
    return generator(n, (r, c) => (r !== c || r > l ? NIL : { re: r < l ? scale : -l * scale, im: 0 }));
  });
  return [...offDiagonal, ...diagonal];
}

function times(a: Generator, b: Generator): Generator {
  return generator(a.length, (row, column) =>
    range(a.length).reduce((sum, inner) => {
      const x = a[row]?.[inner] ?? NIL;
      const y = b[inner]?.[column] ?? NIL;
      return { re: sum.re + x.re * y.re - x.im * y.im, im: sum.im + x.re * y.im + x.im * y.re };
    }, NIL),
  );
}

function traceOfProduct(a: Generator, b: Generator): Entry {
  return range(a.length).reduce((sum, i) => {
    const entry = range(a.length).reduce((part, j) => {
      const x = a[i]?.[j] ?? NIL;
      const y = b[j]?.[i] ?? NIL;
      return { re: part.re + x.re * y.re - x.im * y.im, im: part.im + x.re * y.im + x.im * y.re };
    }, NIL);
    return { re: sum.re + entry.re, im: sum.im + entry.im };
  }, NIL);
}

interface Colour {
  readonly d: Tensor3;
  readonly f: Tensor3;
}

/** d_abc = 2 tr({T^a, T^b} T^c) = 4 Re tr(T^a T^b T^c) and f_abc = −2i tr([T^a, T^b] T^c) = 4 Im tr(T^a T^b T^c). */
function colourOf(n: number): Colour {
  const t = generatorsOf(n);
  const traces = t.map((a) => t.map((b) => times(a, b)).map((ab) => t.map((c) => traceOfProduct(ab, c))));
  const part = (of: 're' | 'im') =>
    traces.map((plane) => plane.map((row) => row.map((entry) => 4 * entry[of])));
  return { d: part('re'), f: part('im') };
}

type Tensor2 = readonly (readonly number[])[];

function contract(left: Tensor2, right: Tensor2): number {
  return left.reduce(
    (sum, row, i) => sum + row.reduce((part, x, j) => part + x * (right[i]?.[j] ?? 0), 0),
    0,
  );
}

/** t_ab → d_ace d_bde t_cd: one rung of the ladder. */
function rung(d: Tensor3, t: Tensor2): Tensor2 {
  const halves = d.map((plane) => multiply(transpose(plane), t));
  return halves.map((half) => d.map((plane) => contract(half, transpose(plane))));
}

function multiply(a: Tensor2, b: Tensor2): Tensor2 {
  const columns = transpose(b);
  return a.map((row) => columns.map((column) => row.reduce((sum, x, i) => sum + x * (column[i] ?? 0), 0)));
}

function transpose(t: Tensor2): Tensor2 {
  return range(t[0]?.length ?? 0).map((column) => t.map((row) => row[column] ?? 0));
}

/** The factor by which a linear map stretches `t`; throws when `image` is not along `t`. */
function stretch(image: Tensor2, t: Tensor2): number {
  const factor = contract(image, t) / contract(t, t);
  const rest = image.map((row, i) => row.map((x, j) => x - factor * (t[i]?.[j] ?? 0)));
  if (contract(rest, rest) > 1e-20 * contract(t, t)) throw new Error('not an eigenvector');
  return factor;
}

/** t_BC = X_[BC] − (1/K) f_BCE f_EDF X_[DF] for a fixed antisymmetric X. */
function withoutAdjoint(f: Tensor3, k: number): Tensor2 {
  const x = range(f.length).map((i) => range(f.length).map((j) => Math.sin(i - j) * (1 + i + j)));
  const adjoint = f.map((plane) => contract(plane, x));
  return x.map((row, b) =>
    row.map(
      (value, c) => value - adjoint.reduce((sum, weight, e) => sum + weight * (f[b]?.[c]?.[e] ?? 0), 0) / k,
    ),
  );
}

interface ColourFactors {
  readonly self: number;
  readonly vertex: number;
  readonly adjoint: number;
  readonly rest: number;
}

/** Bubble, triangle and ladder factors of one group; the triangle is a rung on t_bc = d_0bc for a non-zero plane of d. */
function colourFactorsOf(n: number): ColourFactors {
  const { d, f } = colourOf(n);
  const plane = d[d.length - 1] ?? [];
  const structure = f[0] ?? [];
  const unprojected = withoutAdjoint(f, n);
  return {
    self: contract(plane, plane),
    vertex: stretch(rung(d, plane), plane),
    adjoint: stretch(rung(d, structure), structure),
    rest: stretch(rung(d, unprojected), unprojected),
  };
}

const NODES = gaussLegendre(24);

/** ∫₀^π sin^power θ · weightOf(cos θ) dθ */
function overAngle(power: number, weightOf: (cosine: number) => number): number {
  return NODES.reduce((sum, { node, weight }) => {
    const angle = (Math.PI * (1 + node)) / 2;
    return sum + (Math.PI / 2) * weight * Math.sin(angle) ** power * weightOf(Math.cos(angle));
  }, 0);
}

/** ∫ d⁶k/(2π)⁶ k⁻⁶ per unit of ln k. */
const LOGARITHM =
  (2 * Math.PI * [1, 2, 3, 4].reduce((area, power) => area * overAngle(power, () => 1), 1)) /
  (2 * Math.PI) ** 6;

/** p² coefficient of the average of k⁴/(k + p)² over the directions of k, at |k| = 1. */
const BUBBLE = (() => {
  const p = 0.1;
  const average = overAngle(4, (cosine) => 1 / (1 + 2 * p * cosine + p ** 2)) / overAngle(4, () => 1);
  return (average - 1) / p ** 2;
})();

/**
 * Lowering the cut-off by a factor b with ln b = ℓ: the kinetic term of the effective action is 1 − ½g²·self·BUBBLE·LOG·ℓ,
 * the cubic coupling g(1 + g²·vertex·LOG·ℓ), the coefficient of the bilinear 1 + g²·ladder·LOG·ℓ. Canonical fields and
 * the canonical dimensions give the flow with ln μ.
 */
function flow(gSquared: number, colour: { self: number; vertex: number; ladder: number }, epsilon: number) {
  const perLog = gSquared * LOGARITHM;
  const kinetic = -0.5 * perLog * colour.self * BUBBLE;
  return {
    beta: -epsilon / 2 - perLog * colour.vertex + 1.5 * kinetic,
    dimension: 2 * ((4 - epsilon) / 2) - perLog * colour.ladder + kinetic,
  };
}

const FACTORS: Readonly<Record<number, ColourFactors>> = { 3: colourFactorsOf(3), 4: colourFactorsOf(4) };

function dimensionAtFixedPoint({ N = 0, K = 0, '\\varepsilon': epsilon = 0 }: Values): number {
  const left = FACTORS[N];
  const right = FACTORS[K];
  if (!left || !right) throw new Error('no colour factors');
  const colour = {
    self: left.self * right.self,
    vertex: left.vertex * right.vertex,
    ladder: left.adjoint * right.rest,
  };
  let low = 0;
  let high = 1e6;
  for (let round = 0; round < 100; round += 1) {
    const middle = (low + high) / 2;
    if (flow(middle, colour, epsilon).beta < 0) low = middle;
    else high = middle;
  }
  return flow(low, colour, epsilon).dimension;
}

const groups = [
  [3, 3],
  [3, 4],
  [4, 3],
] as const;
const points = seededPoints(3, { '\\varepsilon': [0.2, 0.9] }).map((point, index) => ({
  ...point,
  N: groups[index]?.[0] ?? 3,
  K: groups[index]?.[1] ?? 3,
}));

proveReference({
  id: 'renormalization-biadjoint-bilinear',
  route:
    'explicit generators of SU(3) and SU(4), colour factors summed over all indices, numeric fixed point',
  points,
  value: dimensionAtFixedPoint,
  bends: [
    ['4-\\varepsilon', '4-\\frac{\\varepsilon}{2}'],
    ['\\varepsilon+', '\\varepsilon-'],
    ['K^2+2', 'K^2-10'],
    ['K^2+2', 'K^2-4'],
    ['{24(', '{48('],
    ['N^2-4', 'N^2+4'],
  ],
});

describe('the flow', () => {
  it('gives the equation of motion its dimension: Δ of d_abc φφ is D − Δ_φ at the fixed point', () => {
    const { self, vertex } = FACTORS[3] ?? { self: 0, vertex: 0 };
    const epsilon = 0.5;
    const colour = { self, vertex, ladder: vertex };
    const slope = flow(1, colour, epsilon).beta - flow(0, colour, epsilon).beta;
    const fixed = epsilon / 2 / slope;
    const field =
      (4 - epsilon) / 2 + (flow(fixed, { ...colour, ladder: 0 }, epsilon).dimension - (4 - epsilon)) / 2;
    expect(flow(fixed, colour, epsilon).dimension).toBeCloseTo(6 - epsilon - field, 10);
  });
});
