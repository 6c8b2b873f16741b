import type { Values } from './evaluate-reference.ts';
import { proveReference } from './prove.ts';
import { limitOfDoublings } from './quadrature.ts';

// Second route: no spectrum and no eigenvalues of the scattering matrix. By Poisson summation the energy and the charge
// are sums over closed paths that go through the vertex n times, with the amplitude tr S^n exp(inφ); the traces are those
// of explicit powers of the matrix.

/** All amplitudes repeat after this many passages, so that sums over whole periods have a smooth remainder. */
const PERIOD = 24;
const DOUBLINGS = 7;

type Complex = readonly [re: number, im: number];
type Matrix = readonly (readonly Complex[])[];

const range = (count: number) => Array.from({ length: count }, (_, index) => index);

/** One passage through the vertex and one end. */
function passage(edges: number, phi: number): Matrix {
  const size = 1 / Math.sqrt(edges);
  return range(edges).map((j) =>
    range(edges).map((l) => {
      const angle = (2 * Math.PI * j * l) / edges + phi;
      return [size * Math.cos(angle), size * Math.sin(angle)] as const;
    }),
  );
}

function product(a: Matrix, b: Matrix): Matrix {
  return a.map((row) =>
    range(row.length).map((column) => {
      let [re, im] = [0, 0];
      row.forEach(([x, y], k) => {
        const [u, v] = b[k]?.[column] ?? [0, 0];
        re += x * u - y * v;
        im += x * v + y * u;
      });
      return [re, im] as const;
    }),
  );
}

/** Σ over the number of passages of a term with the trace, by partial sums over 1, 2, 4, … periods. */
function sumOverPaths(
  { r = 0, '\\varphi': phi = 0 }: Values,
  term: (n: number, trace: Complex) => number,
): number {
  const once = passage(4 * r + 3, phi);
  const partialSums: number[] = [];
  let matrix = once;
  let sum = 0;
  for (let n = 1; n <= PERIOD * 2 ** DOUBLINGS; n += 1) {
    const diagonal = matrix.map((row, j) => row[j] ?? [0, 0]);
    sum += term(
      n,
      diagonal.reduce<Complex>(([x, y], [re, im]) => [x + re, y + im], [0, 0]),
    );
    if (n % PERIOD === 0 && Number.isInteger(Math.log2(n / PERIOD))) partialSums.push(sum);
    matrix = product(matrix, once);
  }
  return limitOfDoublings(partialSums);
}

const id = 'quantization-star-graph-fermion';
const route = 'sum over closed paths with traces of explicit powers of the scattering matrix';
// phases that are multiples of π/12, for the period above
const points = [
  { r: 0, '\\varphi': (5 * Math.PI) / 12, L: 0.8 },
  { r: 1, '\\varphi': Math.PI / 3, L: 1.3 },
  { r: 2, '\\varphi': Math.PI / 12, L: 1.7 },
];

proveReference({
  id,
  part: 0,
  route,
  points,
  // a tower π(n + δ)/L has the phase exp(-2πiδ) per passage
  value: (point) => sumOverPaths(point, (n, [re]) => re / (2 * Math.PI * n ** 2)) / (point['L'] ?? 0),
  bends: [
    ['-\\frac{\\varphi}{2\\pi}', '+\\frac{\\varphi}{2\\pi}'],
    ['- \\frac{\\varphi}{4', '+ \\frac{\\varphi}{4'],
    ['48', '24'],
  ],
});

proveReference({
  id,
  part: 1,
  route,
  points,
  value: (point) => sumOverPaths(point, (n, [, im]) => im / (Math.PI * n)),
  bends: [
    ['+\\frac{1}{4}', '-\\frac{1}{4}'],
    ['+\\frac{\\varphi}', '-\\frac{\\varphi}'],
    ['\\frac{2\\varphi}', '\\frac{\\varphi}'],
  ],
});
