import { startsCondition } from './atom-start.ts';
import { accept, BINDING, count, isSign, peek, type Reader, take } from './reader.ts';
import { ParseFailure } from './tokens.ts';
import type { MathNode } from './tree.ts';

/**
 * `f \text{ for } x>0` as the formula and where it holds, behind the formula; without such words the formula itself.
 * The operator `where` has the formula and the condition.
 */
export function parseCondition(reader: Reader, body: MathNode): MathNode {
  if (isSign(peek(reader), ',') && startsCondition(reader, 1)) take(reader);
  if (!takeWord(reader)) return body;
  const condition = reader.expression(reader, BINDING.list);
  return count(reader, { kind: 'operator', head: 'where', args: [body, condition] });
}

/** The condition of a row of cases: its words are taken, "otherwise" is a name of its own. */
export function parseCase(reader: Reader): MathNode {
  const word = peek(reader, isSign(peek(reader), '{') ? 1 : 0).text;
  const worded = takeWord(reader);
  if (worded && (word === 'otherwise' || word === 'else'))
    return count(reader, { kind: 'symbol', name: '\\operatorname{otherwise}' });
  return reader.expression(reader, BINDING.list);
}

/** Takes the word that begins a condition, with its braces; false when none comes next. */
function takeWord(reader: Reader): boolean {
  if (!startsCondition(reader)) return false;
  const braced = accept(reader, '{');
  take(reader);
  if (braced && !accept(reader, '}')) throw new ParseFailure('words are not read', peek(reader));
  return true;
}
