import { isSign } from './reader.ts';
import type { Token } from './tokens.ts';

/**
 * Tokens without the braces of a group that begins or ends in a sign of multiplication or division, as in
 * `\text{GeV/}c^2`: they set type and group nothing.
 */
export function looseUnitGroups(tokens: readonly Token[]): Token[] {
  const dropped = new Set<number>();
  const open: number[] = [];
  for (const [at, token] of tokens.entries()) {
    if (isSign(token, '{')) open.push(at);
    if (!isSign(token, '}')) continue;
    const start = open.pop();
    if (start === undefined || !isLoose(tokens, start, at)) continue;
    dropped.add(start).add(at);
  }
  return dropped.size === 0 ? [...tokens] : tokens.filter((_, at) => !dropped.has(at));
}

function isLoose(tokens: readonly Token[], start: number, end: number): boolean {
  const [before, first, last] = [tokens[start - 1], tokens[start + 1], tokens[end - 1]];
  if (first === undefined || last === undefined || start + 2 >= end) return false;
  const isArgument =
    before !== undefined && before.type === 'sign' && /^(?:[_^}]|\\[a-z]+)$/.test(before.text);
  return (
    !isArgument &&
    tokens.slice(start, end).some((token) => token.type === 'word') &&
    (joins(first) || joins(last))
  );
}

function joins(token: Token): boolean {
  return isSign(token, '/') || isSign(token, '\\cdot');
}
