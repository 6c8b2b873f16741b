import { isSign } from './reader.ts';
import { SYMBOL_COMMANDS } from './symbols.ts';
import type { Token } from './tokens.ts';

/** What the indices of a tensor consist of; daggers, brackets and primes are read by the names themselves. */
const INDEX_SIGN = /^[,;]$/;
/** Texts without an empty group and without a braced name that has its lower indices outside hold nothing to be closed. */
const MAY_BE_SPACED = /\{\s*\}\s*[_^]|\^[^}]*\}\s*_|\}\s*\}\s*_/;

/** One script: its sign, its content, and the place behind it. */
interface Script {
  readonly sign: string;
  readonly inner: readonly Token[];
  readonly end: number;
}

/** Whether the text of a formula may hold what {@link closeIndices} changes. */
export function mayHaveSpacedIndices(latex: string): boolean {
  return MAY_BE_SPACED.test(latex);
}

/**
 * Tokens with the indices of a tensor set close: `\Gamma^{\theta}{}_{\phi\phi}`, `R^a{}_{bcd}` and `{\Gamma^\theta}_{\phi\phi}` as
 * `\Gamma_{\phi\phi}^{\theta}`. Which index stands first is not kept; who compares texts has to look at it.
 */
export function closeIndices(tokens: readonly Token[]): readonly Token[] {
  const closed: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at];
    if (token === undefined) break;
    const isBraced = isSign(token, '{') && isName(tokens[at + 1]);
    const run = isBraced ? bracedRun(tokens, at) : mayBeBase(closed) ? spacedRun(tokens, at) : undefined;
    if (run === undefined) {
      closed.push(token);
      at += 1;
      continue;
    }
    const name = isBraced ? tokens[at + 1] : undefined;
    if (name !== undefined) closed.push(name);
    closed.push(...joined(run));
    at = run.at(-1)?.end ?? at + 1;
  }
  return closed;
}

function isScript(token: Token | undefined): boolean {
  return token !== undefined && (isSign(token, '_') || isSign(token, '^'));
}

function isName(token: Token | undefined): boolean {
  if (token === undefined) return false;
  return token.type === 'letter' || (token.type === 'command' && SYMBOL_COMMANDS.has(token.text));
}

/** Whether a name or a closing brace, not that of an empty group, stands last: scripts behind it belong to it. */
function mayBeBase(before: readonly Token[]): boolean {
  const last = before[before.length - 1];
  const inner = before[before.length - 2];
  if (last === undefined) return false;
  if (isSign(last, '}')) return inner !== undefined && !isSign(inner, '{');
  return isName(last) || last.type === 'word';
}

/** `^a{}_b`, and `{}^a{}_b` behind a name; a single script behind an empty group may be that of the next name. */
function spacedRun(tokens: readonly Token[], at: number): readonly Script[] | undefined {
  if (isScript(tokens[at])) return runAt(tokens, at);
  const run = isEmptyGroup(tokens, at) && isScript(tokens[at + 2]) ? runAt(tokens, at) : undefined;
  return run !== undefined && run.length > 1 ? run : undefined;
}

/** Scripts of which some follow an empty group; undefined where there is none, or where they are no indices. */
function runAt(tokens: readonly Token[], start: number): readonly Script[] | undefined {
  const scripts: Script[] = [];
  let isSpaced = false;
  for (let at = start; ; ) {
    const empty = isEmptyGroup(tokens, at) && isScript(tokens[at + 2]) ? 2 : 0;
    if (!isScript(tokens[at + empty])) break;
    const script = scriptAt(tokens, at + empty);
    if (script === undefined) return undefined;
    isSpaced ||= empty > 0;
    scripts.push(script);
    at = script.end;
  }
  return isSpaced && !isPrescript(tokens, scripts) ? scripts : undefined;
}

/** `{\Gamma^\theta}_{\phi\phi}`: the lower indices outside the braces are those of the name inside. */
function bracedRun(tokens: readonly Token[], start: number): readonly Script[] | undefined {
  const above = scriptAt(tokens, start + 2);
  const close = above && tokens[above.end];
  if (above?.sign !== '^' || close === undefined || !isSign(close, '}')) return undefined;
  const below = scriptAt(tokens, above.end + 1);
  if (below?.sign !== '_') return undefined;
  return [above, below, ...(runBehind(tokens, below.end) ?? [])];
}

function runBehind(tokens: readonly Token[], at: number): readonly Script[] | undefined {
  return isEmptyGroup(tokens, at) ? runAt(tokens, at) : undefined;
}

function isEmptyGroup(tokens: readonly Token[], at: number): boolean {
  const [open, close] = [tokens[at], tokens[at + 1]];
  return open !== undefined && close !== undefined && isSign(open, '{') && isSign(close, '}');
}

/** `x^a{}_2F_1`, `n{}^{238}U`: a number set before a name is no index of what stands before it. */
function isPrescript(tokens: readonly Token[], scripts: readonly Script[]): boolean {
  const [last, behind] = [scripts.at(-1), tokens[scripts.at(-1)?.end ?? 0]];
  const isNumber = last?.inner.every((token) => token.type === 'number') === true;
  return isNumber && (isName(behind) || behind?.type === 'word');
}

/** The script at this place if indices are all it holds. */
function scriptAt(tokens: readonly Token[], at: number): Script | undefined {
  const [sign, first] = [tokens[at], tokens[at + 1]];
  if (sign === undefined || first === undefined || !isScript(sign)) return undefined;
  if (!isSign(first, '{'))
    return isIndex(first) ? { sign: sign.text, inner: [first], end: at + 2 } : undefined;
  let end = at + 2;
  for (let token = tokens[end]; token !== undefined && isIndex(token); token = tokens[end]) end += 1;
  const close = tokens[end];
  if (close === undefined || !isSign(close, '}') || end === at + 2) return undefined;
  return { sign: sign.text, inner: tokens.slice(at + 2, end), end: end + 1 };
}

function isIndex(token: Token): boolean {
  return token.type === 'number' || isName(token) || (token.type === 'sign' && INDEX_SIGN.test(token.text));
}

/** All lower indices in one group, then all upper ones. */
function joined(scripts: readonly Script[]): readonly Token[] {
  return ['_', '^'].flatMap((text) => {
    const own = scripts.filter((script) => script.sign === text);
    const [first] = own;
    const place = first?.inner[0];
    if (place === undefined) return [];
    const sign = (mark: string): Token => ({ type: 'sign', text: mark, start: place.start, length: 0 });
    return [sign(text), sign('{'), ...own.flatMap((script) => script.inner), sign('}')];
  });
}

/**
 * Whether the script at this place is the upper index of connection coefficients `\Gamma^a_{bc}`, in either order: two names below
 * a Γ, which no gamma function has, and one above.
 */
export function isConnectionIndex(tokens: readonly Token[], at: number): boolean {
  const above = scriptAt(tokens, at);
  const [index, ...more] = above?.inner ?? [];
  if (above === undefined || index === undefined || more.length > 0 || !isName(index)) return false;
  return isPairBelow(scriptAt(tokens, above.end)) || isPairBelow(scriptAt(tokens, at - PAIR_LENGTH));
}

/** The tokens of `_{bc}`. */
const PAIR_LENGTH = 5;

function isPairBelow(script: Script | undefined): boolean {
  return script?.sign === '_' && script.inner.length === 2 && script.inner.every(isName);
}
