import { describe, expect, it } from '@jest/globals';
import { matrixExponential } from '../../src/math/arrays/exponential.ts';
import { tensorName } from '../../src/math/arrays/indices.ts';
import { cellOf, determinant, inverse, kronecker, matrixOf } from '../../src/math/arrays/matrix.ts';
import { stateName, vectorLetter } from '../../src/math/arrays/names.ts';
import { exact } from '../../src/math/value.ts';

type Pair = readonly [number, number];

const matrix = (entries: readonly (readonly Pair[])[]) =>
  matrixOf(entries.length, entries[0]?.length ?? 0, (row, col) => {
    const [re = 0, im = 0] = entries[row]?.[col] ?? [];
    return exact({ re, im });
  });

// python3 -c "import mpmath as m; m.mp.dps = 25; A = m.matrix([[1, 2j, 0], [0.5, -1, 3], [2, 1, 1j]]);
// print(m.det(A), A**-1, m.expm(A, method='taylor'))"
const A = matrix([
  [
    [1, 0],
    [0, 2],
    [0, 0],
  ],
  [
    [0.5, 0],
    [-1, 0],
    [3, 0],
  ],
  [
    [2, 0],
    [1, 0],
    [0, 1],
  ],
]);

describe('matrices of numbers', () => {
  it('have a determinant', () => {
    const value = determinant(A);
    expect(value?.value.re).toBeCloseTo(-2, 12);
    expect(value?.value.im).toBeCloseTo(11, 12);
  });

  it('have an inverse, or none where they are singular', () => {
    const found = inverse(A);
    expect(found && cellOf(found, 1, 2).value.re).toBeCloseTo(0.048, 12);
    expect(found && cellOf(found, 1, 2).value.im).toBeCloseTo(0.264, 12);
    const singular = matrix([
      [
        [1, 0],
        [2, 0],
      ],
      [
        [2, 0],
        [4, 0],
      ],
    ]);
    expect(inverse(singular)).toBeUndefined();
    expect(determinant(singular)?.value).toEqual({ re: 0, im: 0 });
  });

  it('have an exponential', () => {
    const found = matrixExponential(A);
    expect(found && cellOf(found, 1, 0).value.re).toBeCloseTo(3.986357075328087, 12);
    expect(found && cellOf(found, 2, 2).value.im).toBeCloseTo(3.97794074024189, 12);
  });

  it('have a Kronecker product by blocks', () => {
    const row = matrix([
      [
        [2, 0],
        [3, 0],
      ],
    ]);
    const cells = kronecker(row, row).cells.map((cell) => cell.value.re);
    expect(cells).toEqual([4, 6, 6, 9]);
  });
});

describe('names of arrays', () => {
  it.each([
    ['|0\\rangle', 'ket', ['0']],
    ['\\langle a|', 'bra', [' a']],
    ['\\langle n|x|m\\rangle', 'element', [' n', 'x', 'm']],
    ['\\langle \\langle x|y\\rangle \\rangle', 'mean', [' \\langle x|y\\rangle ']],
  ])('%s is a %s', (name, kind, parts) => {
    const state = stateName(name);
    expect(state?.kind).toBe(kind);
    expect(state?.parts.map((part) => part.trim())).toEqual(parts.map((part) => part.trim()));
  });

  it.each([
    ['\\hat{r}', 'r'],
    ['\\hat{\\mathbf r}', 'r'],
    ['\\mathbf{\\hat r}', 'r'],
    ['\\mathbf{e}_{r}', 'r'],
    ['\\hat{\\mathbf e}_{\\theta}', '\\theta'],
    ['\\vec{r}_{1}', 'r_{1}'],
    ['\\hat{\\imath}', 'i'],
  ])('%s points along %s', (name, letter) => {
    expect(vectorLetter(name)).toBe(letter);
  });

  it('have indices only of the letters that are indices', () => {
    const letters = new Set(['\\mu', '\\nu']);
    expect(tensorName('F_{\\mu\\nu}', letters)).toEqual({ base: 'F', up: [], down: ['\\mu', '\\nu'] });
    expect(tensorName('p_{1}^{\\mu}', letters)).toEqual({ base: 'p_{1}', up: ['\\mu'], down: [] });
    expect(tensorName('m_{e}', letters)).toBeUndefined();
  });
});
