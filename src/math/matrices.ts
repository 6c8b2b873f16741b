import { startsCondition } from './atom-start.ts';
import { parseCase } from './conditions.ts';
import { rawArgument } from './raw-arguments.ts';
import { accept, BINDING, bracketed, count, isSign, peek, type Reader } from './reader.ts';
import { ParseFailure, SizeFailure } from './tokens.ts';
import type { MathNode } from './tree.ts';

const ENVIRONMENTS = new Set(['matrix', 'pmatrix', 'bmatrix', 'Bmatrix', 'smallmatrix', 'array']);
const MAX_CELLS = 64;

/** The rows of a matrix environment whose `\begin{name}` is taken; 64 cells at most. */
export function parseMatrix(reader: Reader, name: string): MathNode {
  if (name === 'cases' || name === 'dcases') return parseCases(reader, name);
  if (ALIGNED.has(name.replace('*', ''))) return parseAligned(reader, name);
  if (name === 'vmatrix') return parseDeterminant(reader);
  if (!ENVIRONMENTS.has(name)) throw new ParseFailure(`the environment “${name}” is not read`, peek(reader));
  if (name === 'array' && isSign(peek(reader), '{')) rawArgument(reader);
  const rows = bracketed(reader, () => readRows(reader));
  const place = peek(reader);
  if (!accept(reader, '\\end') || rawArgument(reader) !== name)
    throw new ParseFailure(`\\end{${name}} expected`, place);
  if (!isRectangular(rows)) throw new ParseFailure('rows of different lengths', place);
  return count(reader, { kind: 'matrix', rows });
}

/** `\begin{vmatrix}` is the determinant of a matrix, as `\det` is. */
function parseDeterminant(reader: Reader): MathNode {
  const rows = bracketed(reader, () => readRows(reader));
  const place = peek(reader);
  if (!accept(reader, '\\end') || rawArgument(reader) !== 'vmatrix' || !isRectangular(rows))
    throw new ParseFailure('\\end{vmatrix} expected', place);
  const matrix: MathNode = count(reader, { kind: 'matrix', rows });
  return count(reader, { kind: 'call', name: '\\operatorname{det}', args: [matrix], applied: true });
}

function isRectangular(rows: readonly (readonly MathNode[])[]): boolean {
  return rows.every((row) => row.length === rows[0]?.length);
}

/** Environments that only set lines under each other. */
const ALIGNED = new Set([
  'align',
  'aligned',
  'equation',
  'gather',
  'gathered',
  'split',
  'multline',
  'eqnarray',
  'displaymath',
]);

/** One formula, or a list of the lines of `\begin{aligned}`; a line that begins with a sign goes on with the one before. */
function parseAligned(reader: Reader, name: string): MathNode {
  const node = bracketed(reader, () => {
    accept(reader, '&');
    return reader.expression(reader, BINDING.list);
  });
  accept(reader, ',');
  accept(reader, '\\\\');
  const place = peek(reader);
  if (!accept(reader, '\\end') || rawArgument(reader) !== name)
    throw new ParseFailure(`\\end{${name}} expected`, place);
  return node;
}

/** `\begin{cases} v & c \\ w & \text{otherwise} \end{cases}` as the operator `cases`: value, condition, value, condition. */
function parseCases(reader: Reader, name: string): MathNode {
  const args = bracketed(reader, () => {
    const cells: MathNode[] = [];
    while (!isSign(peek(reader), '\\end')) {
      cells.push(reader.expression(reader, BINDING.relation));
      accept(reader, ',');
      if (!accept(reader, '&') && !startsCondition(reader))
        throw new ParseFailure('a case without a condition', peek(reader));
      cells.push(parseCase(reader));
      if (cells.length > MAX_CELLS) throw new SizeFailure(`more than ${MAX_CELLS} cells`, peek(reader));
      if (!accept(reader, '\\\\')) break;
    }
    return cells;
  });
  const place = peek(reader);
  if (args.length === 0 || !accept(reader, '\\end') || rawArgument(reader) !== name)
    throw new ParseFailure(`\\end{${name}} expected`, place);
  return count(reader, { kind: 'operator', head: 'cases', args });
}

function readRows(reader: Reader): MathNode[][] {
  const rows: MathNode[][] = [];
  let cells = 0;
  while (!isSign(peek(reader), '\\end')) {
    const row: MathNode[] = [];
    do {
      row.push(reader.expression(reader, BINDING.relation));
      cells += 1;
      if (cells > MAX_CELLS) throw new SizeFailure(`more than ${MAX_CELLS} cells`, peek(reader));
    } while (accept(reader, '&'));
    rows.push(row);
    if (!accept(reader, '\\\\')) break;
  }
  return rows;
}
