/** One mode of a current: the letter of the current and the mode number. */
export interface Mode {
  readonly current: string;
  readonly n: number;
}

/** A term of a commutator: a number, or a number times one mode. */
export interface Term {
  readonly factor: number;
  readonly mode?: Mode;
}

/** A Lie algebra of modes and the eigenvalues of its zero modes on one highest-weight vector. */
export interface ModeAlgebra {
  readonly commutator: (a: Mode, b: Mode) => readonly Term[];
  readonly zeroMode: (current: string) => number;
}

/**
 * The expectation value of a product of modes between the highest-weight vector and its dual of unit pairing: positive
 * modes annihilate the one, negative modes the other. Only the commutators are used.
 */
export function expectation({ commutator, zeroMode }: ModeAlgebra, word: readonly Mode[]): number {
  const value = (rest: readonly Mode[]): number => {
    const [first, ...others] = rest;
    if (first === undefined) return 1;
    if (first.n < 0) return 0;
    if (first.n === 0 && others.length === 0) return zeroMode(first.current);
    const swapped = others.map((mode, at) =>
      commutator(first, mode).reduce((sum, { factor, mode: result }) => {
        if (factor === 0) return sum;
        const middle = result === undefined ? [] : [result];
        return sum + factor * value([...others.slice(0, at), ...middle, ...others.slice(at + 1)]);
      }, 0),
    );
    const last = first.n === 0 ? zeroMode(first.current) * value(others) : 0;
    return swapped.reduce((a, b) => a + b, last);
  };
  return value(word);
}

/** The word that pairs with a word of negative modes: the order and the signs of all mode numbers reversed. */
export function transposed(word: readonly Mode[]): readonly Mode[] {
  return [...word].reverse().map(({ current, n }) => ({ current, n: -n }));
}

/** The determinant of a real square matrix, by elimination with partial pivoting. */
export function determinant(matrix: readonly (readonly number[])[]): number {
  const rows = matrix.map((row) => [...row]);
  let result = 1;
  for (let column = 0; column < rows.length; column += 1) {
    const below = rows.slice(column).map((row) => Math.abs(row[column] ?? 0));
    const pivot = column + below.indexOf(Math.max(...below));
    if (pivot !== column) result = -result;
    [rows[column], rows[pivot]] = [rows[pivot] ?? [], rows[column] ?? []];
    const top = rows[column] ?? [];
    result *= top[column] ?? 0;
    for (const row of rows.slice(column + 1)) {
      const factor = (row[column] ?? 0) / (top[column] ?? 0);
      top.forEach((entry, k) => {
        row[k] = (row[k] ?? 0) - factor * entry;
      });
    }
  }
  return result;
}
