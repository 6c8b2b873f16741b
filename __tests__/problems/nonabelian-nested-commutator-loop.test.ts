import { seededPoints, type Values } from './evaluate-reference.ts';
import { proveReference } from './prove.ts';

// Second route: no representation theory. The plane is cut into thin strips of area, across each of which the holonomy is
// multiplied by a random rotation near one; the mean of U (x) U obeys a linear flow whose generator is the sum of the
// squares of the explicit matrices L (x) 1 + 1 (x) L. The flow is integrated by its Taylor series in doubled steps and the
// four holonomies of the contour are contracted index by index.

type Matrix = readonly Float64Array[];

const range = (length: number) => Array.from({ length }, (_, index) => index);
const zeros = (size: number): Matrix => range(size).map(() => new Float64Array(size));
const entry = (matrix: Matrix, row: number, column: number) => matrix[row]?.[column] ?? Number.NaN;

function product(a: Matrix, b: Matrix): Matrix {
  return a.map((row) => {
    const out = new Float64Array(row.length);
    row.forEach((value, k) => {
      if (value !== 0)
        b[k]?.forEach((other, column) => {
          out[column] = (out[column] ?? 0) + value * other;
        });
    });
    return out;
  });
}
const combine = (a: Matrix, b: Matrix, factor: number): Matrix =>
  a.map((row, i) => row.map((value, j) => value + factor * entry(b, i, j)));

/** L (x) 1 + 1 (x) L for the rotation generator i T^{ij} = L of one plane; row (k, m) is number k N + m. */
function planeGenerator(N: number, i: number, j: number): Matrix {
  const L = (row: number, column: number) =>
    row === i && column === j ? 1 : row === j && column === i ? -1 : 0;
  const matrix = zeros(N * N);
  for (const k of range(N))
    for (const l of range(N))
      for (const m of range(N)) {
        const first = matrix[k * N + m];
        if (first) first[l * N + m] = (first[l * N + m] ?? 0) + L(k, l);
        const second = matrix[m * N + k];
        if (second) second[m * N + l] = (second[m * N + l] ?? 0) + L(k, l);
      }
  return matrix;
}

/** Mean of U_{kl} U_{mn} over the holonomies of a simple loop; L = iT, so that the flow is +(g^2/2) sum of squares. */
function meanOfPair(N: number, strength: number): Matrix {
  let squares = zeros(N * N);
  for (const i of range(N))
    for (const j of range(N).filter((k) => k > i)) {
      const generator = planeGenerator(N, i, j);
      squares = combine(squares, product(generator, generator), 1);
    }
  return exponential(squares, strength / 2);
}

function exponential(generator: Matrix, time: number): Matrix {
  const halvings = 6;
  const step = time / 2 ** halvings;
  let term = identity(generator.length);
  let flow = term;
  for (let order = 1; order <= 18; order += 1) {
    const next = product(term, generator);
    term = combine(zeros(generator.length), next, step / order);
    flow = combine(flow, term, 1);
  }
  for (let doubling = 0; doubling < halvings; doubling += 1) flow = product(flow, flow);
  return flow;
}

const identity = (size: number): Matrix => zeros(size).map((row, i) => row.map((_, j) => (i === j ? 1 : 0)));

/** tr(U V U^T V^T)/N: the crescent between the circles and the inner disc have independent holonomies. */
function loop({ N = 0, g = 0, A_1 = 0, A_2 = 0 }: Values): number {
  const inner = meanOfPair(N, g * g * A_1);
  const crescent = meanOfPair(N, g * g * (A_2 - A_1));
  let sum = 0;
  for (const i of range(N))
    for (const j of range(N))
      for (const k of range(N))
        for (const l of range(N)) {
          // U_ij V_jk (U^T)_kl (V^T)_li = (U_ij U_lk) (V_jk V_il)
          sum += entry(inner, i * N + l, j * N + k) * entry(crescent, j * N + i, k * N + l);
        }
  return sum / N;
}

const POINTS = seededPoints(4, { g: [0.4, 0.7], A_1: [0.3, 0.8], A_2: [1.1, 1.6] }).map((point, index) => ({
  ...point,
  N: index + 3,
}));

proveReference({
  id: 'nonabelian-nested-commutator-loop',
  route:
    'mean of U (x) U flowed with explicit rotation matrices, contour contracted index by index, N = 3 to 6',
  points: POINTS,
  value: loop,
  bends: [
    ['- \\frac{(N-1)(N+2)}{4N}', '+ \\frac{(N-1)(N+2)}{4N}'],
    ['\\frac{N-1}{2N}', '\\frac{N-1}{N}'],
    ['\\left(e^{-2 g^2 A_1}', '\\left(e^{-2 g^2 A_2}'],
    ['\\frac{(N^2-4)(N-1)}{4N^2} e^{-N g^2 A_2}', '\\frac{(N^2-4)(N-1)}{4N^2} e^{-N g^2 A_1}'],
    ['\\frac{1}{N^2} +', '\\frac{1}{N} +'],
  ],
});
