import { add, type Complex, multiply, ZERO } from '../complex.ts';

/** A square matrix of four rows, row by row. */
export type Spinor = readonly Complex[];

const SIZE = 4;

/** Non-zero cells of γ^0 … γ^3 in Dirac's representation (Peskin and Schroeder, An Introduction to Quantum Field Theory, 3.2). */
const CELLS: readonly (readonly (readonly [column: number, re: number, im: number])[])[] = [
  [
    [0, 1, 0],
    [1, 1, 0],
    [2, -1, 0],
    [3, -1, 0],
  ],
  [
    [3, 1, 0],
    [2, 1, 0],
    [1, -1, 0],
    [0, -1, 0],
  ],
  [
    [3, 0, -1],
    [2, 0, 1],
    [1, 0, 1],
    [0, 0, -1],
  ],
  [
    [2, 1, 0],
    [3, -1, 0],
    [0, -1, 0],
    [1, 1, 0],
  ],
];

/** γ^0 to γ^3. */
export const GAMMAS: readonly Spinor[] = CELLS.map((rows) =>
  rows.flatMap(([column, re, im]) =>
    Array.from({ length: SIZE }, (_, at) => (at === column ? { re, im } : ZERO)),
  ),
);

/** z times the unit matrix. */
export function multipleOfUnit(z: Complex): Spinor {
  return Array.from({ length: SIZE * SIZE }, (_, at) => (at % (SIZE + 1) === 0 ? z : ZERO));
}

/** a b, in this order; most cells of Dirac matrices are zero and are passed over. */
export function productOf(a: Spinor, b: Spinor): Spinor {
  const result = new Array<Complex>(SIZE * SIZE).fill(ZERO);
  for (let at = 0; at < SIZE * SIZE; at += 1) {
    const x = a[at] ?? ZERO;
    if (x.re === 0 && x.im === 0) continue;
    const [row, k] = [at - (at % SIZE), at % SIZE];
    for (let column = 0; column < SIZE; column += 1) {
      const y = b[SIZE * k + column] ?? ZERO;
      if (y.re === 0 && y.im === 0) continue;
      result[row + column] = add(result[row + column] ?? ZERO, multiply(x, y));
    }
  }
  return result;
}

/** a + b. */
export function sumOf(a: Spinor, b: Spinor): Spinor {
  return a.map((x, at) => ({ re: x.re + (b[at]?.re ?? 0), im: x.im + (b[at]?.im ?? 0) }));
}

/** z a. */
export function scaled(a: Spinor, z: Complex): Spinor {
  return a.map((x) => multiply(x, z));
}

/** The sum of the diagonal. */
export function traceOf(a: Spinor): Complex {
  let [re, im] = [0, 0];
  for (let at = 0; at < a.length; at += SIZE + 1) {
    re += a[at]?.re ?? 0;
    im += a[at]?.im ?? 0;
  }
  return { re, im };
}

/** i γ^0 γ^1 γ^2 γ^3. */
export const GAMMA_5: Spinor = scaled(GAMMAS.reduce(productOf, multipleOfUnit({ re: 1, im: 0 })), {
  re: 0,
  im: 1,
});
