type RealMatrix = readonly (readonly number[])[];

/** The matrices of an angular momentum j in units of ħ, in the basis m = j, j − 1, …, −j; S_y is i times `iy` with a minus. */
export interface Spin {
  readonly x: RealMatrix;
  /** i S_y, which is real */
  readonly iy: RealMatrix;
  readonly z: RealMatrix;
  readonly one: RealMatrix;
}

/** The matrices of an angular momentum from its raising operator, with the phases of Condon and Shortley. */
export function spin(j: number): Spin {
  const ms = Array.from({ length: Math.round(2 * j) + 1 }, (_, k) => j - k);
  const build = (entry: (to: number, from: number) => number) =>
    ms.map((to) => ms.map((from) => entry(to, from)));
  const plus = (to: number, from: number) => (to === from + 1 ? Math.sqrt(j * (j + 1) - from * to) : 0);
  return {
    x: build((to, from) => (plus(to, from) + plus(from, to)) / 2),
    iy: build((to, from) => (plus(to, from) - plus(from, to)) / 2),
    z: build((to, from) => (to === from ? to : 0)),
    one: build((to, from) => Number(to === from)),
  };
}

/** The sum of real matrices of one shape, each times its factor. */
export function realSum(...terms: readonly (readonly [factor: number, matrix: RealMatrix])[]): RealMatrix {
  const shape = terms[0]?.[1] ?? [];
  return shape.map((row, i) =>
    row.map((_, k) => terms.reduce((sum, [factor, matrix]) => sum + factor * (matrix[i]?.[k] ?? 0), 0)),
  );
}

/** The product of two real matrices. */
export const realProduct = (a: RealMatrix, b: RealMatrix): RealMatrix =>
  a.map((row) =>
    (b[0] ?? []).map((_, k) => row.reduce((sum, entry, l) => sum + entry * (b[l]?.[k] ?? 0), 0)),
  );

/** The Kronecker product of any number of real matrices. */
export const realKronecker = (...matrices: readonly RealMatrix[]): RealMatrix =>
  matrices.reduce((a, b) =>
    a.flatMap((row) => b.map((other) => row.flatMap((entry) => other.map((value) => entry * value)))),
  );
