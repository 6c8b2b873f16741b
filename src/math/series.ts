import { rationalOf } from './rational.ts';
import { accept, argument, BINDING, count, deeper, expect, isSign, peek, type Reader } from './reader.ts';
import { ParseFailure } from './tokens.ts';
import type { MathNode } from './tree.ts';

/** `\sum_{k=1}^{n} a_k`: the body reaches over products, not over further terms. The bounds may come in either order. */
export function parseSeries(reader: Reader, head: 'sum' | 'product'): MathNode {
  const place = peek(reader);
  const before = accept(reader, '^') ? argument(reader) : undefined;
  if (!accept(reader, '_')) throw new ParseFailure('a sum or product without bounds', place);
  const divided = before === undefined ? divisorOf(reader) : undefined;
  if (divided !== undefined) {
    const term = deeper(reader, () => reader.expression(reader, BINDING.product));
    return count(reader, { kind: 'operator', head: `${head}Divisors`, args: [...divided, term] });
  }
  const lower = argument(reader);
  const upper = before ?? (accept(reader, '^') ? argument(reader) : undefined);
  const body = deeper(reader, () => reader.expression(reader, BINDING.product));
  if (upper === undefined) return count(reader, openSeries(head, lower, body));
  const member = lower.kind === 'relation' && lower.rest.length === 1 ? lower.rest[0] : undefined;
  if (lower.kind !== 'relation' || lower.first.kind !== 'symbol' || member?.sign !== '=') {
    throw new ParseFailure('the bounds of a sum or product must read “name = number”', place);
  }
  return count(reader, { kind: 'operator', head, args: [lower.first, member.node, upper, body] });
}

/** `{d \mid n}`: the name of a divisor and what it divides; undefined, and nothing taken, for other conditions. */
function divisorOf(reader: Reader): readonly [MathNode, MathNode] | undefined {
  const name = peek(reader, 1);
  if (!isSign(peek(reader), '{') || name.type !== 'letter' || !isSign(peek(reader, 2), '|')) return undefined;
  reader.at += 3;
  const whole = reader.expression(reader, BINDING.sum);
  expect(reader, '}');
  return [{ kind: 'symbol', name: name.text }, whole];
}

/**
 * A sum without an upper bound: `n \geq 1` and `n > 0` run from 1 to infinity; over a name, a set or a condition it is
 * kept whole as `sumOver` (`productOver`) with the condition and the body.
 */
function openSeries(head: 'sum' | 'product', lower: MathNode, body: MathNode): MathNode {
  const member = lower.kind === 'relation' && lower.rest.length === 1 ? lower.rest[0] : undefined;
  const from = member && firstInteger(member.sign, member.node);
  if (lower.kind === 'relation' && lower.first.kind === 'symbol' && from !== undefined)
    return { kind: 'operator', head, args: [lower.first, from, { kind: 'symbol', name: '\\infty' }, body] };
  return { kind: 'operator', head: `${head}Over`, args: [lower, body] };
}

/** The integer that `\geq 1` or `> 0` begins with. */
function firstInteger(sign: string, node: MathNode): MathNode | undefined {
  const bound = rationalOf(node);
  if (bound?.den !== 1n || bound.num < 0n) return undefined;
  if (sign === '\\geq') return { kind: 'number', text: String(bound.num) };
  return sign === '>' ? { kind: 'number', text: String(bound.num + 1n) } : undefined;
}
