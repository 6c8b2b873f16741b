import { proveReference } from './prove.ts';
import { limitOfDoublings } from './quadrature.ts';

// Second route: no spectrum and no eigenvalues of the scattering matrix. By Poisson summation the energy and the charge
// are sums over closed paths that go through the vertex r times, with the amplitude tr S^r exp(iπr/3); the traces are
// those of explicit powers of the matrix.

const EDGES = 7;
/** All amplitudes repeat after this many passages, so that sums over whole periods have a smooth remainder. */
const PERIOD = 12;
const DOUBLINGS = 8;

type Complex = readonly [re: number, im: number];
const times = ([a, b]: Complex, [c, d]: Complex): Complex => [a * c - b * d, a * d + b * c];
const phase = (angle: number): Complex => [Math.cos(angle), Math.sin(angle)];

const indices = Array.from({ length: EDGES }, (_, j) => j);
/** One passage: the vertex and one end. */
const passage = indices.map((j) =>
  indices.map((l) => {
    const [re, im] = phase((2 * Math.PI * j * l) / EDGES + Math.PI / 3);
    return [re / Math.sqrt(EDGES), im / Math.sqrt(EDGES)] as const;
  }),
);

function powerOf(matrix: readonly (readonly Complex[])[]): readonly (readonly Complex[])[] {
  return matrix.map((row) =>
    indices.map((column) =>
      row.reduce<Complex>(
        ([re, im], entry, k) => {
          const [x, y] = times(entry, passage[k]?.[column] ?? [0, 0]);
          return [re + x, im + y];
        },
        [0, 0],
      ),
    ),
  );
}

/** Traces of the first powers, enough for every sum. */
const traces = (() => {
  const list: Complex[] = [];
  let matrix: readonly (readonly Complex[])[] = passage;
  for (let r = 1; r <= PERIOD * 2 ** DOUBLINGS; r += 1) {
    list.push(
      indices.reduce<Complex>(
        ([re, im], j) => {
          const [x, y] = matrix[j]?.[j] ?? [0, 0];
          return [re + x, im + y];
        },
        [0, 0],
      ),
    );
    matrix = powerOf(matrix);
  }
  return list;
})();

/** Σ_r of a term, by partial sums over 1, 2, 4, … periods. */
function sumOverPaths(term: (r: number, trace: Complex) => number): number {
  const partialSums: number[] = [];
  let sum = 0;
  traces.forEach((trace, index) => {
    const r = index + 1;
    sum += term(r, trace);
    if (r % PERIOD === 0 && Number.isInteger(Math.log2(r / PERIOD))) partialSums.push(sum);
  });
  return limitOfDoublings(partialSums);
}

const id = 'quantization-star-graph-fermion';
const route = 'sum over closed paths with traces of explicit powers of the scattering matrix';

proveReference({
  id,
  part: 0,
  route,
  points: [{}],
  // a tower π(n + δ)/L has the phase exp(-2πiδ) per passage
  value: () => sumOverPaths((r, [re]) => re / (2 * Math.PI * r ** 2)),
  bends: [
    ['17', '19'],
    ['-\\frac', '\\frac'],
  ],
});

proveReference({
  id,
  part: 1,
  route,
  points: [{}],
  value: () => sumOverPaths((r, [, im]) => im / (Math.PI * r)),
  bends: [
    ['1}{12', '-1}{12'],
    ['{12}', '{6}'],
  ],
});
