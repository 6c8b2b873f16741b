import { proveReference } from './prove.ts';

// Second route: no formula for the Ricci tensor of flag manifolds. The structure constants of su(n+2) come from explicit
// matrices, the Ricci tensor of the homogeneous space from sums over them, the fixed ratios from Newton's method and the
// exponents from a numerical linearisation.

interface Complex {
  readonly re: number;
  readonly im: number;
}
type Matrix = readonly (readonly Complex[])[];
type Metric = readonly [x12: number, x13: number, x23: number];

interface Generator {
  readonly matrix: Matrix;
  /** which of x12, x13, x23 it belongs to; absent in the unbroken algebra */
  readonly sector?: number;
}

const fill = (size: number, entry: (row: number, column: number) => Complex): Matrix =>
  Array.from({ length: size }, (_, row) => Array.from({ length: size }, (__, column) => entry(row, column)));

/** Antihermitian traceless matrices, orthogonal to each other, all with tr X†X = 2. */
function generators(n: number): readonly Generator[] {
  const size = n + 2;
  const block = (index: number) => Math.max(0, index - n + 1);
  const pairs = Array.from({ length: size }, (_, a) => a).flatMap((a) =>
    Array.from({ length: size - a - 1 }, (_, step) => [a, a + 1 + step] as const),
  );
  const rotations = pairs.flatMap(([a, b]) => {
    const sector = block(a) === block(b) ? undefined : block(a) + block(b) - 1;
    const place = (row: number, column: number, upper: Complex, lower: Complex) =>
      row === a && column === b ? upper : row === b && column === a ? lower : { re: 0, im: 0 };
    const real = fill(size, (r, c) => place(r, c, { re: 1, im: 0 }, { re: -1, im: 0 }));
    const imaginary = fill(size, (r, c) => place(r, c, { re: 0, im: 1 }, { re: 0, im: 1 }));
    return [real, imaginary].map((matrix) => (sector === undefined ? { matrix } : { matrix, sector }));
  });
  const diagonal = Array.from({ length: size - 1 }, (_, level) => {
    const norm = Math.sqrt(2 / ((level + 1) * (level + 2)));
    const value = (row: number) => (row <= level ? norm : row === level + 1 ? -(level + 1) * norm : 0);
    return { matrix: fill(size, (r, c) => ({ re: 0, im: r === c ? value(r) : 0 })) };
  });
  return [...rotations, ...diagonal];
}

/** Re tr(A B) */
function traceOfProduct(a: Matrix, b: Matrix): number {
  let sum = 0;
  a.forEach((row, i) => {
    row.forEach((z, k) => {
      const w = b[k]?.[i] ?? { re: 0, im: 0 };
      sum += z.re * w.re - z.im * w.im;
    });
  });
  return sum;
}

function commutator(a: Matrix, b: Matrix): Matrix {
  return fill(a.length, (row, column) => {
    let [re, im] = [0, 0];
    for (let k = 0; k < a.length; k += 1) {
      const [p, q, r, s] = [a[row]?.[k], b[k]?.[column], b[row]?.[k], a[k]?.[column]];
      if (!p || !q || !r || !s) continue;
      re += p.re * q.re - p.im * q.im - r.re * s.re + r.im * s.im;
      im += p.re * q.im + p.im * q.re - r.re * s.im - r.im * s.re;
    }
    return { re, im };
  });
}

interface Structure {
  readonly sectors: readonly (number | undefined)[];
  /** [X_a, X_b] = Σ c X_c, only the entries that are not zero */
  readonly constants: readonly {
    readonly a: number;
    readonly b: number;
    readonly c: number;
    readonly value: number;
  }[];
}

function structure(n: number): Structure {
  const list = generators(n);
  const constants = list.flatMap((x, a) =>
    list.flatMap((y, b) => {
      const bracket = commutator(x.matrix, y.matrix);
      return list
        .map((z, c) => ({ a, b, c, value: -traceOfProduct(bracket, z.matrix) / 2 }))
        .filter(({ value }) => Math.abs(value) > 1e-12);
    }),
  );
  return { sectors: list.map(({ sector }) => sector), constants };
}

/**
 * μ dx/dμ = Ric(X, X)/4π for a generator X of each sector, whose squared length is 2x. With orthonormal broken directions
 * e, Ric(X, X) = -½ Σ |[X, e]|² - ½ B(X, X) + ¼ Σ ([e, e'], X)², brackets projected on the broken directions.
 */
function flow({ sectors, constants }: Structure, x: Metric): Metric {
  const lengthOf = (index: number) => {
    const sector = sectors[index];
    return sector === undefined ? undefined : 2 * (x[sector] ?? Number.NaN);
  };
  const ricci = (direction: number) => {
    const own = lengthOf(direction) ?? Number.NaN;
    let sum = 0;
    const adjoint = new Map<string, number>();
    for (const { a, b, c, value } of constants) {
      const [la, lb, lc] = [lengthOf(a), lengthOf(b), lengthOf(c)];
      if (a === direction) {
        adjoint.set(`${c},${b}`, value);
        if (lb !== undefined && lc !== undefined) sum -= (value ** 2 * lc) / lb / 2;
      }
      if (c === direction && la !== undefined && lb !== undefined)
        sum += (value ** 2 * own ** 2) / (4 * la * lb);
    }
    for (const [key, value] of adjoint) {
      const [c, b] = key.split(',');
      sum -= (value * (adjoint.get(`${b},${c}`) ?? 0)) / 2;
    }
    return sum / (4 * Math.PI);
  };
  return [ricci(sectors.indexOf(0)), ricci(sectors.indexOf(1)), ricci(sectors.indexOf(2))];
}

type Pair = readonly [number, number];

/** d/d ln t of the ratios x13/x12 and x23/x12 where x12 itself is proportional to t. */
function driftOfRatios(group: Structure, [u, v]: Pair): Pair {
  const [first, second, third] = flow(group, [1, u, v]);
  return [second / first - u, third / first - v];
}

/** The matrix of first derivatives, by differences of fourth order extrapolated once. */
function jacobian(group: Structure, at: Pair): readonly [Pair, Pair] {
  const column = (direction: Pair): Pair => {
    const value = (step: number) =>
      driftOfRatios(group, [at[0] + step * direction[0], at[1] + step * direction[1]]);
    const slope = (h: number, k: 0 | 1) =>
      (8 * (value(h)[k] - value(-h)[k]) - value(2 * h)[k] + value(-2 * h)[k]) / (12 * h);
    const h = 0.004;
    return [(16 * slope(h, 0) - slope(2 * h, 0)) / 15, (16 * slope(h, 1) - slope(2 * h, 1)) / 15];
  };
  const [first, second] = [column([1, 0]), column([0, 1])];
  return [
    [first[0], second[0]],
    [first[1], second[1]],
  ];
}

/** Newton's method from ratios at which no decay constant is near the sum of the others. */
function exponents(n: number): readonly number[] {
  const group = structure(n);
  let at: Pair = [1.05, 2.1 / (n + 1)];
  for (let round = 0; round < 8; round += 1) {
    const [[a, b], [c, d]] = jacobian(group, at);
    const [p, q] = driftOfRatios(group, at);
    const determinant = a * d - b * c;
    at = [at[0] - (d * p - b * q) / determinant, at[1] - (a * q - c * p) / determinant];
  }
  const [u, v] = at;
  if (Math.min(Math.abs(1 + u - v), Math.abs(1 + v - u), Math.abs(u + v - 1)) < 0.01)
    throw new Error('a Kähler solution');
  const [[a, b], [c, d]] = jacobian(group, at);
  const root = Math.sqrt((a - d) ** 2 / 4 + b * c);
  return [-(a + d) / 2 - root, -(a + d) / 2 + root];
}

proveReference({
  id: 'classical-flag-flow-exponents',
  route: 'Ricci tensor from explicit structure constants, fixed ratios by Newton, numerical linearisation',
  points: [{ n: 2 }, { n: 3 }, { n: 4 }],
  value: ({ n = 0 }) => exponents(n),
  bends: [
    ['\\frac{n+1}', '\\frac{n+2}'],
    ['n(n+1)', 'n(n+2)'],
    [',\\; \\frac', ',\\; 2\\frac'],
  ],
});
