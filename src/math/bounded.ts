import { startsDifferential } from './atom-start.ts';
import { ParseFailure } from './lex.ts';
import { parseName, startsName } from './names.ts';
import { accept, argument, BINDING, count, deeper, peek, type Reader, take } from './reader.ts';
import type { MathNode } from './tree.ts';

/** `\sum_{k=1}^{n} a_k`: the body reaches over products, not over further terms. */
export function parseSeries(reader: Reader, head: string): MathNode {
  const place = peek(reader);
  const before = accept(reader, '^') ? argument(reader) : undefined;
  if (!accept(reader, '_')) throw new ParseFailure('a sum or product without bounds', place);
  const lower = argument(reader);
  if (before === undefined && !accept(reader, '^'))
    throw new ParseFailure('a sum or product without an upper bound', peek(reader));
  const upper = before ?? argument(reader);
  const body = deeper(reader, () => reader.expression(reader, BINDING.sum));
  const member = lower.kind === 'relation' && lower.rest.length === 1 ? lower.rest[0] : undefined;
  if (lower.kind !== 'relation' || lower.first.kind !== 'symbol' || member?.sign !== '=') {
    throw new ParseFailure('the bounds of a sum or product must read “name = number”', place);
  }
  return count(reader, { kind: 'operator', head, args: [lower.first, member.node, upper, body] });
}

/** `\int_a^b f\,dx`: kept whole; the verifier accepts it only for an integral of the same form. */
export function parseIntegral(reader: Reader): MathNode {
  const bounds: MathNode[] = [];
  const lower = accept(reader, '_') ? argument(reader) : undefined;
  const upper = accept(reader, '^') ? argument(reader) : undefined;
  const from = lower ?? (accept(reader, '_') ? argument(reader) : undefined);
  if ((from === undefined) !== (upper === undefined))
    throw new ParseFailure('an integral with one bound', peek(reader));
  if (from !== undefined && upper !== undefined) bounds.push(from, upper);
  const body = deeper(reader, (): MathNode => {
    reader.integrals += 1;
    const node: MathNode = startsDifferential(reader)
      ? { kind: 'number', text: '1' }
      : reader.expression(reader, BINDING.relation);
    reader.integrals -= 1;
    return node;
  });
  if (!startsName(peek(reader, 1)) || peek(reader).text !== 'd')
    throw new ParseFailure('an integral without its differential', peek(reader));
  take(reader);
  const name = parseName(reader);
  return count(reader, {
    kind: 'operator',
    head: 'integral',
    args: [{ kind: 'symbol', name }, body, ...bounds],
  });
}
