import { isSign } from './reader.ts';
import { SYMBOL_COMMANDS } from './symbols.ts';
import type { Token } from './tokens.ts';

/**
 * Tokens without the braces of a group that begins or ends in a sign of multiplication or division, as in
 * `\text{GeV/}c^2`, that is a phrase of units with a power behind it, or that holds the arguments behind a name: they set
 * type and group nothing.
 */
export function looseUnitGroups(tokens: readonly Token[]): Token[] {
  let dropped: Set<number> | undefined;
  const open: number[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token?.type !== 'sign') continue;
    if (token.text === '{') open.push(at);
    if (token.text !== '}') continue;
    const start = open.pop();
    if (start === undefined) continue;
    const groupsNothing =
      isLoose(tokens, start, at) || isArgumentList(tokens, start, at) || isRaisedPhrase(tokens, start, at);
    if (!groupsNothing) continue;
    dropped = (dropped ?? new Set()).add(start).add(at);
  }
  return dropped === undefined ? [...tokens] : tokens.filter((_, at) => !dropped?.has(at));
}

function isLoose(tokens: readonly Token[], start: number, end: number): boolean {
  const first = tokens[start + 1];
  const last = tokens[end - 1];
  if (first === undefined || last === undefined || start + 2 >= end) return false;
  if (!joins(first) && !joins(last)) return false;
  const before = tokens[start - 1];
  const isArgument =
    before !== undefined &&
    before.type === 'sign' &&
    /^(?:[_^}]|\\[a-z]+)$/.test(before.text) &&
    !isBehindScript(tokens, start - 1);
  return !isArgument && tokens.slice(start, end).some((token) => token.type === 'word');
}

/** `10^{13}\text{/s}`: behind the brace of a script, which is no argument that another one follows. */
function isBehindScript(tokens: readonly Token[], close: number): boolean {
  let depth = 0;
  for (let at = close; at > 0; at -= 1) {
    const token = tokens[at];
    if (token === undefined) return false;
    depth += isSign(token, '}') ? 1 : isSign(token, '{') ? -1 : 0;
    if (depth > 0) continue;
    const sign = tokens[at - 1];
    return depth === 0 && sign !== undefined && at < close && (isSign(sign, '^') || isSign(sign, '_'));
  }
  return false;
}

/** `\text{m/s}^2`: set behind the last unit, the power belongs to it; to raise them all takes brackets. */
function isRaisedPhrase(tokens: readonly Token[], start: number, end: number): boolean {
  const after = tokens[end + 1];
  if (after === undefined || !isSign(after, '^') || end - start < 3) return false;
  const inside = tokens.slice(start + 1, end);
  return inside.every((token) => token.type === 'word' || joins(token));
}

/** `f{\left(x\right)}`, as computer algebra prints f(x): braces around one whole bracket behind a name. */
function isArgumentList(tokens: readonly Token[], start: number, end: number): boolean {
  const open = tokens[start + 1];
  const close = tokens[end - 1];
  if (open === undefined || close === undefined || !isSign(open, '(') || !isSign(close, ')')) return false;
  const before = tokens[start - 1];
  const isName =
    before?.type === 'letter' || (before?.type === 'command' && SYMBOL_COMMANDS.has(before.text));
  if (!isName) return false;
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
