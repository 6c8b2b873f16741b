import { isVectorLike, vectorLetter } from '../math/arrays/names.ts';
import { minus, over, plus, times } from '../math/calculus/build.ts';
import { hasKind } from '../math/kinds-in.ts';
import { type MathNode, mapTree, someNode } from '../math/tree.ts';
import type { RefutedPair } from './refuted.ts';
import type { Ruling } from './rule.ts';
import { type Sides, sidesOf } from './rules/sides.ts';

type Rows = readonly (readonly MathNode[])[];

/**
 * `(x', y)^T = M(x, y)^T` beside `x' = ax + by, y' = …`, and beside `\vec x' = M\vec x` where the other side writes the columns: an equation of
 * columns as the equations of its rows. Undefined for every other pair.
 */
export function matrixRows({ reference, candidate, decide }: RefutedPair): Ruling | undefined {
  const matrices = [reference, candidate].map((node) => hasKind(node, 'matrix'));
  if (!matrices.includes(true)) return undefined;
  const columns = new Map([...columnsIn(reference), ...columnsIn(candidate)]);
  const [one, two] = [equationsOf(reference, columns), equationsOf(candidate, columns)];
  if (one === undefined || two === undefined || (one === reference && two === candidate)) return undefined;
  const ruling = decide(one, two);
  return { ...ruling, note: `${ruling.note}, row by row` };
}

/** The columns `(E_x, E_y)^T` whose entries are the components of one letter, by this letter. */
function columnsIn(node: MathNode): ReadonlyMap<string, MathNode> {
  const found = new Map<string, MathNode>();
  someNode(node, (part) => {
    const letter = part.kind === 'matrix' ? letterOf(part.rows) : undefined;
    if (letter !== undefined) found.set(letter, part);
    return false;
  });
  return found;
}

function letterOf(rows: Rows): string | undefined {
  const letters = rows.map((row, at) => {
    const [cell, ...more] = row;
    if (cell?.kind !== 'symbol' || more.length > 0) return undefined;
    const [, letter, axis] = /^(.+)_\{?([a-z0-9])\}?$/.exec(cell.name) ?? [];
    return axis === 'xyz'[at] || axis === '123'[at] ? letter : undefined;
  });
  return new Set(letters).size === 1 ? letters[0] : undefined;
}

/** The equations of the rows; equations that are written so already stay; undefined for anything else. */
function equationsOf(node: MathNode, columns: ReadonlyMap<string, MathNode>): MathNode | undefined {
  if (node.kind === 'list') return node.open === '' && node.items.every(sidesOf) ? node : undefined;
  const sides = sidesOf(node);
  if (sides === undefined) return undefined;
  const [left, value] = [sides.left, sides.value].map((side) => rowsOf(withColumns(side, columns)));
  if (left === undefined || value === undefined || left.length !== value.length || left.length < 2)
    return undefined;
  const items = left.flatMap((row, at): MathNode[] => {
    const [name, ...further] = row;
    const [cell, ...more] = value[at] ?? [];
    if (name?.kind !== 'symbol' || cell === undefined || further.length + more.length > 0) return [];
    return [{ kind: 'relation', first: name, rest: [{ sign: '=', node: cell }] }];
  });
  return items.length === left.length ? { kind: 'list', open: '', close: '', items } : undefined;
}

function withColumns(node: Sides['left'], columns: ReadonlyMap<string, MathNode>): MathNode {
  if (columns.size === 0) return node;
  return mapTree(node, (part) =>
    part.kind === 'symbol' && isVectorLike(part.name) ? (columns.get(vectorLetter(part.name)) ?? part) : part,
  );
}

/** A matrix worked out from sums and products of matrices and numbers; undefined for a number. */
function rowsOf(node: MathNode): Rows | undefined {
  switch (node.kind) {
    case 'matrix':
      return node.rows;
    case 'negate':
      return rowsOf(node.of)?.map((row) => row.map(minus));
    case 'quotient':
      return rowsOf(node.over)?.map((row) => row.map((cell) => over(cell, node.under)));
    case 'sum': {
      const all = node.terms.map(rowsOf);
      return all.reduce((sum, rows) => sum && rows && added(sum, rows));
    }
    case 'product':
      return productOf(node.factors);
    default:
      return undefined;
  }
}

function added(one: Rows, two: Rows): Rows | undefined {
  if (one.length !== two.length || one[0]?.length !== two[0]?.length) return undefined;
  return one.map((row, at) => row.map((cell, column) => plus(cell, two[at]?.[column] ?? cell)));
}

function productOf(factors: readonly MathNode[]): Rows | undefined {
  const numbers = factors.filter((factor) => !hasKind(factor, 'matrix'));
  const [first, ...further] = factors.filter((factor) => hasKind(factor, 'matrix')).map(rowsOf);
  // A letter of a vector or matrix is no number.
  if (first === undefined || numbers.some((factor) => someNode(factor, isArrayName))) return undefined;
  const product = further.reduce(
    (left: Rows | undefined, right) => left && right && multiplied(left, right),
    first,
  );
  return product?.map((row) => row.map((cell) => times(...numbers, cell)));
}

function isArrayName(node: MathNode): boolean {
  return node.kind === 'symbol' && isVectorLike(node.name);
}

function multiplied(left: Rows, right: Rows): Rows | undefined {
  const width = right[0]?.length ?? 0;
  if (left[0]?.length !== right.length || right.some((row) => row.length !== width)) return undefined;
  return left.map((row) =>
    Array.from({ length: width }, (_, column) =>
      plus(...row.map((cell, at) => times(cell, right[at]?.[column] ?? cell))),
    ),
  );
}
