import { ParseFailure } from './lex.ts';
import { accept, count, isConjunction, isSign, peek, type Reader, take } from './reader.ts';
import { parseSum } from './sums.ts';
import { type MathNode, RELATION_SIGNS, type RelationMember, type RelationSign } from './tree.ts';

/** `a, b \text{ and } c` as a bare list; one expression stays itself. A full stop at the end is punctuation. */
export function parseList(reader: Reader): MathNode {
  const items = [parseRelation(reader)];
  while (separates(reader)) {
    if (isSign(peek(reader), ',') || isSign(peek(reader), ';')) take(reader);
    if (isConjunction(reader)) {
      const braced = accept(reader, '{');
      take(reader);
      if (braced && !accept(reader, '}')) throw new ParseFailure('words are not read', peek(reader));
    }
    items.push(parseRelation(reader));
  }
  const [only] = items;
  return only !== undefined && items.length === 1
    ? only
    : count(reader, { kind: 'list', open: '', close: '', items });
}

function separates(reader: Reader): boolean {
  const token = peek(reader);
  return isSign(token, ',') || isSign(token, ';') || isConjunction(reader);
}

/** Sums joined by `=`, `<`, `\approx` and the like, as one chain; a single one stays itself. */
export function parseRelation(reader: Reader): MathNode {
  const first = parseSum(reader);
  const rest: RelationMember[] = [];
  for (let sign = relationSign(reader); sign !== undefined; sign = relationSign(reader)) {
    take(reader);
    accept(reader, '&');
    rest.push({ sign, node: parseSum(reader) });
  }
  return rest.length === 0 ? first : count(reader, { kind: 'relation', first, rest });
}

function relationSign(reader: Reader): RelationSign | undefined {
  const token = peek(reader);
  return token.type === 'sign' ? RELATION_SIGNS.find((sign) => sign === token.text) : undefined;
}
