import { isSign } from './reader.ts';
import { SYMBOL_COMMANDS } from './symbols.ts';
import type { Token } from './tokens.ts';

/**
 * Tokens without the braces of a group that begins or ends in a sign of multiplication or division, as in
 * `\text{GeV/}c^2`, that is a phrase of units with a power behind it, or that holds the arguments behind a name: they set
 * type and group nothing.
 */
export function looseUnitGroups(tokens: readonly Token[]): Token[] {
  const dropped = new Set<number>();
  const open: number[] = [];
  for (const [at, token] of tokens.entries()) {
    if (isSign(token, '{')) open.push(at);
    if (!isSign(token, '}')) continue;
    const start = open.pop();
    if (start === undefined) continue;
    const groupsNothing =
      isLoose(tokens, start, at) || isArgumentList(tokens, start, at) || isRaisedPhrase(tokens, start, at);
    if (!groupsNothing) continue;
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

/** `\text{m/s}^2`: set behind the last unit, the power belongs to it; to raise them all takes brackets. */
function isRaisedPhrase(tokens: readonly Token[], start: number, end: number): boolean {
  const [after, inside] = [tokens[end + 1], tokens.slice(start + 1, end)];
  if (after === undefined || !isSign(after, '^') || inside.length < 2) return false;
  return inside.every((token) => token.type === 'word' || joins(token));
}

/** `f{\left(x\right)}`, as computer algebra prints f(x): braces around one whole bracket behind a name. */
function isArgumentList(tokens: readonly Token[], start: number, end: number): boolean {
  const before = tokens[start - 1];
  const isName =
    before?.type === 'letter' || (before?.type === 'command' && SYMBOL_COMMANDS.has(before.text));
  const [open, close] = [tokens[start + 1], tokens[end - 1]];
  if (!isName || open === undefined || close === undefined || !isSign(open, '(') || !isSign(close, ')'))
    return false;
  let depth = 0;
  return tokens.slice(start + 1, end - 1).every((token) => {
    if (isSign(token, '(')) depth += 1;
    if (isSign(token, ')')) depth -= 1;
    return depth > 0;
  });
}

function joins(token: Token): boolean {
  return isSign(token, '/') || isSign(token, '\\cdot');
}
