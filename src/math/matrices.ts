import { ParseFailure, SizeFailure } from './lex.ts';
import { rawArgument } from './names.ts';
import { accept, BINDING, bracketed, count, isSign, peek, type Reader } from './reader.ts';
import type { MathNode } from './tree.ts';

const ENVIRONMENTS = new Set(['matrix', 'pmatrix', 'bmatrix', 'Bmatrix', 'smallmatrix', 'array']);
const MAX_CELLS = 64;

/** The rows of a matrix environment whose `\begin{name}` is taken; 64 cells at most. */
export function parseMatrix(reader: Reader, name: string): MathNode {
  if (!ENVIRONMENTS.has(name)) throw new ParseFailure(`the environment “${name}” is not read`, peek(reader));
  if (name === 'array' && isSign(peek(reader), '{')) rawArgument(reader);
  const rows = bracketed(reader, () => readRows(reader));
  const place = peek(reader);
  if (!accept(reader, '\\end') || rawArgument(reader) !== name)
    throw new ParseFailure(`\\end{${name}} expected`, place);
  if (rows.some((row) => row.length !== rows[0]?.length))
    throw new ParseFailure('rows of different lengths', place);
  return count(reader, { kind: 'matrix', rows });
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
