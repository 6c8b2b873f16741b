import {
  add,
  type Complex,
  complexOf,
  divide,
  modulus,
  multiply,
  negate,
} from '../../../src/math/complex.ts';

type Vector = readonly Complex[];

/** A zero of as many equations as unknowns by Newton's method with difference quotients; nothing when it does not settle. */
export function complexRoot(equations: (x: Vector) => Vector, start: Vector): Vector | undefined {
  let x = start;
  for (let round = 0; round < 40; round += 1) {
    const here = equations(x);
    const step = solveLinear(jacobian(equations, x, here), here);
    if (step === undefined) return undefined;
    const size = Math.max(...step.map(modulus));
    if (!Number.isFinite(size)) return undefined;
    // long steps are shortened: far from a zero they lead nowhere
    const damping = complexOf(-Math.min(1, 1 / size));
    x = x.map((value, k) => add(value, multiply(damping, step[k] ?? complexOf(0))));
    if (size < 1e-12 * (1 + Math.max(...x.map(modulus)))) return x;
  }
  return undefined;
}

/** Row per equation, column per unknown. */
function jacobian(equations: (x: Vector) => Vector, x: Vector, here: Vector): readonly Vector[] {
  const h = 1e-7;
  const columns = x.map((_, k) => {
    const moved = equations(x.map((value, m) => (m === k ? add(value, complexOf(h)) : value)));
    return moved.map((value, row) => divide(add(value, negate(here[row] ?? complexOf(0))), complexOf(h)));
  });
  return here.map((_, row) => columns.map((column) => column[row] ?? complexOf(0)));
}

/** The solution of a system of linear equations by elimination with pivots; nothing when it is singular. */
export function solveLinear(matrix: readonly Vector[], right: Vector): Vector | undefined {
  const rows = matrix.map((row, k) => [...row, right[k] ?? complexOf(0)]);
  const size = rows.length;
  for (let k = 0; k < size; k += 1) {
    const rest = rows.slice(k).map((row) => modulus(row[k] ?? complexOf(0)));
    const best = k + rest.indexOf(Math.max(...rest));
    const pivot = rows[best];
    const head = pivot?.[k];
    if (pivot === undefined || head === undefined || modulus(head) < 1e-200) return undefined;
    rows[best] = rows[k] ?? [];
    rows[k] = pivot.map((value) => divide(value, head));
    rows.forEach((row, other) => {
      const factor = row[k];
      if (other === k || factor === undefined) return;
      rows[other] = row.map((value, j) => add(value, negate(multiply(factor, rows[k]?.[j] ?? complexOf(0)))));
    });
  }
  return rows.map((row) => row[size] ?? complexOf(Number.NaN));
}
