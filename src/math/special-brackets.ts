import type { SpecialNotation } from './notation.ts';
import {
  accept,
  argument,
  BINDING,
  bracketed,
  count,
  expect,
  isSign,
  peek,
  type Reader,
  take,
} from './reader.ts';
import type { Token } from './tokens.ts';
import type { MathNode } from './tree.ts';

/**
 * Notations that are brackets: `(a)_n` for the Pochhammer symbol (DLMF 5.2), `a^{\underline{n}}` for the falling factorial,
 * `\left[{n \atop k}\right]` and `\left\{{n \atop k}\right\}` for the Stirling numbers (DLMF 26.8, 26.13). Undefined, and
 * nothing taken, for any other bracket.
 */
export function parseSpecialBracket(reader: Reader, notation: SpecialNotation): MathNode | undefined {
  const node = stacked(reader) ?? (isSign(peek(reader), '(') ? risen(reader) : undefined);
  if (node !== undefined) notation.seen.sure += 1;
  return node;
}

/** Whether one of these may begin or close at this place. */
export function mayBeSpecialBracket(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  const next = tokens[at + 1];
  if (token === undefined || next === undefined) return false;
  if (token.type !== 'sign') return token.text === 'underline';
  return token.text === '\\atop' || (token.text === ')' && isSign(next, '_'));
}

/** `(a)_n` and `(a)^{\underline{n}}`, known by what follows the closing bracket. */
function risen(reader: Reader): MathNode | undefined {
  const end = closing(reader);
  const isSubscript = end !== undefined && isSign(peek(reader, end + 1), '_');
  const mark = end === undefined ? undefined : peek(reader, end + 3).text;
  const isFalling = mark === 'underline' && isSign(peek(reader, (end ?? 0) + 1), '^');
  if (!isSubscript && !isFalling) return undefined;
  take(reader);
  const base = bracketed(reader, () => reader.expression(reader, BINDING.sum));
  expect(reader, ')');
  take(reader);
  if (isSubscript)
    return count(reader, { kind: 'function', name: 'pochhammer', args: [base, argument(reader)] });
  expect(reader, '{');
  take(reader);
  const index = argument(reader);
  expect(reader, '}');
  return count(reader, { kind: 'function', name: 'fallingfactorial', args: [base, index] });
}

/** How far ahead the bracket that is next closes. */
function closing(reader: Reader): number | undefined {
  let depth = 0;
  for (let ahead = 0; ; ahead += 1) {
    const token = peek(reader, ahead);
    if (token.type === 'end') return undefined;
    if (token.type !== 'sign') continue;
    if (['(', '[', '{', '\\{'].includes(token.text)) depth += 1;
    if ([')', ']', '}', '\\}'].includes(token.text)) depth -= 1;
    if (depth === 0) return ahead;
  }
}

const STACKS: Readonly<Record<string, readonly [close: string, name: string]>> = {
  '[': [']', 'stirlingcycle'],
  '\\{': ['\\}', 'stirling2'],
};

/** One above the other in square or curly brackets. */
function stacked(reader: Reader): MathNode | undefined {
  const stack = STACKS[peek(reader).text];
  if (stack === undefined || peek(reader).type !== 'sign') return undefined;
  const [close, name] = stack;
  const end = closing(reader);
  if (end === undefined || !isSign(peek(reader, 1), '{') || !hasStack(reader, end)) return undefined;
  take(reader);
  take(reader);
  const args = bracketed(reader, () => {
    const above = reader.expression(reader, BINDING.sum);
    expect(reader, '\\atop');
    return [above, reader.expression(reader, BINDING.sum)];
  });
  expect(reader, '}');
  return accept(reader, close) ? count(reader, { kind: 'function', name, args }) : undefined;
}

function hasStack(reader: Reader, end: number): boolean {
  return Array.from({ length: end }, (_, ahead) => peek(reader, ahead)).some((token) =>
    isSign(token, '\\atop'),
  );
}
