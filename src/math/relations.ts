import { startsCondition } from './atom-start.ts';
import { accept, count, isConjunction, isSign, peek, type Reader, take } from './reader.ts';
import { parseSum } from './sums.ts';
import { ParseFailure } from './tokens.ts';
import { type MathNode, RELATION_SIGNS, type RelationMember, type RelationSign } from './tree.ts';

/** Signs between two sets, and the head of the operator each of them is. */
const SET_SIGNS: ReadonlyMap<string, string> = new Map([
  ['\\cup', 'union'],
  ['\\cap', 'intersection'],
  ['\\setminus', 'setminus'],
]);
const SIGN_OF: ReadonlyMap<string, RelationSign> = new Map(RELATION_SIGNS.map((sign) => [sign, sign]));
/** Inequalities, of which several joined by “or” are one set. */
const BOUNDS: ReadonlySet<RelationSign> = new Set<RelationSign>([
  '<',
  '>',
  '\\leq',
  '\\geq',
  '\\in',
  '\\neq',
]);

/**
 * `a, b \text{ and } c` as a bare list; one expression stays itself. Inequalities joined by “or” are one operator `or`.
 */
export function parseList(reader: Reader): MathNode {
  const items = [parseRelation(reader)];
  let alternatives = false;
  while (separates(reader)) {
    if (isSign(peek(reader), ',') || isSign(peek(reader), ';')) take(reader);
    if (isConjunction(reader)) alternatives = takeConjunction(reader) === 'or' || alternatives;
    items.push(parseRelation(reader));
  }
  const only = items[0];
  if (only !== undefined && items.length === 1) return only;
  if (alternatives && items.every(isBound))
    return count(reader, { kind: 'operator', head: 'or', args: items });
  return count(reader, { kind: 'list', open: '', close: '', items });
}

function isBound(node: MathNode): boolean {
  return node.kind === 'relation' && node.rest.every(({ sign }) => BOUNDS.has(sign));
}

function takeConjunction(reader: Reader): string {
  const braced = accept(reader, '{');
  const { text } = take(reader);
  if (braced && !accept(reader, '}')) throw new ParseFailure('words are not read', peek(reader));
  return text;
}

function separates(reader: Reader): boolean {
  const token = peek(reader);
  if (token.type === 'end') return false;
  if (isSign(token, ',') || isSign(token, ';')) return !startsCondition(reader, 1);
  return isConjunction(reader);
}

/** Sums, sets or ratios joined by `=`, `<`, `\approx` and the like, as one chain; a single one stays itself. */
export function parseRelation(reader: Reader): MathNode {
  const first = parseRatio(reader);
  const rest: RelationMember[] = [];
  for (let sign = takeRelationSign(reader); sign !== undefined; sign = takeRelationSign(reader)) {
    accept(reader, '&');
    rest.push({ sign, node: parseRatio(reader) });
  }
  return rest.length === 0 ? first : count(reader, { kind: 'relation', first, rest });
}

/** `a : b : c` as an operator `ratio`. */
function parseRatio(reader: Reader): MathNode {
  const first = parseSets(reader);
  if (!isSign(peek(reader), ':')) return first;
  const args = [first];
  while (accept(reader, ':')) args.push(parseSets(reader));
  return count(reader, { kind: 'operator', head: 'ratio', args });
}

/** `A \cup B \setminus C`, from left to right. */
function parseSets(reader: Reader): MathNode {
  let node = parseSum(reader);
  for (let head = setHead(reader); head !== undefined; head = setHead(reader)) {
    take(reader);
    const next = parseSum(reader);
    const flat = node.kind === 'operator' && node.head === head && head !== 'setminus' ? node.args : [node];
    node = count(reader, { kind: 'operator', head, args: [...flat, next] });
  }
  return node;
}

function setHead(reader: Reader): string | undefined {
  const token = peek(reader);
  return token.type === 'sign' ? SET_SIGNS.get(token.text) : undefined;
}

/** The next sign of a relation, also in the next column or line of an aligned formula, and as typed without LaTeX. */
function takeRelationSign(reader: Reader): RelationSign | undefined {
  if (peek(reader).type !== 'sign') return undefined;
  const ahead = breakLength(reader);
  const token = peek(reader, ahead);
  const sign = token.type === 'sign' ? SIGN_OF.get(token.text) : undefined;
  if (sign === undefined) return undefined;
  reader.at += ahead + 1;
  if (sign === '<' && accept(reader, '=')) return '\\leq';
  return sign === '>' && accept(reader, '=') ? '\\geq' : sign;
}

/** The tokens of a new line or column (`\\ &`) that come next. */
function breakLength(reader: Reader): number {
  const lines = isSign(peek(reader), '\\\\') ? 1 : 0;
  return lines + (isSign(peek(reader, lines), '&') ? 1 : 0);
}
