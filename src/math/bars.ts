import { bracketEnd, ketEnd } from './states.ts';
import type { Token } from './tokens.ts';

/** Signs after which, and before which, a bar cannot close, or open. */
const JOINS =
  /^(?:[+*/=<>,;:&^_-]|\+-|-\+|\\(?:cdot|times|leq|geq|neq|approx|sim|propto|in|to|gtrsim|lesssim|ll|gg|\\))$/;
const OPENS = /^(?:[([{]|\\\{|\\langle|\\lfloor|\\lceil|\\left\.)$/;
const CLOSES = /^(?:[)\]}]|\\\}|\\rangle|\\rfloor|\\rceil)$/;
/** Bars of one group that are matched; beyond them the parser refuses. */
const MAX_BARS = 40;

/**
 * Marks every bar of `|x|` and `\|x\|` as opening or closing, where `\left` has not: in `||x||y||` only one way to pair
 * the bars leaves none over. A
 * single bar stands between two things, `x | x>0`. Bars of states such as `|0\rangle` and bars that cannot be paired stay
 * unmarked.
 */
export function markBars(tokens: readonly Token[]): Token[] {
  const marked = [...tokens];
  if (!tokens.some(isBar)) return marked;
  for (const text of ['|', '\\|']) for (const group of groupsOf(tokens, text)) markGroup(marked, group);
  return marked;
}

function isBar({ type, text }: Token): boolean {
  return type === 'sign' && (text === '|' || text === '\\|');
}

/** For every bracket pair the places of the bars directly inside it. */
function groupsOf(tokens: readonly Token[], text: string): readonly (readonly number[])[] {
  const groups: number[][] = [];
  const open: number[][] = [[]];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token?.type !== 'sign') continue;
    const state = token.text === '\\langle' ? bracketEnd(tokens, at) : ketEnd(tokens, at);
    if (state !== undefined) at = state;
    else if (OPENS.test(token.text)) open.push([]);
    else if (CLOSES.test(token.text)) groups.push((open.length > 1 ? open.pop() : undefined) ?? []);
    else if (token.text === text && token.role !== 'edge') open[open.length - 1]?.push(at);
  }
  return [...groups, ...open].filter((group) => group.length > 0 && group.length <= MAX_BARS);
}

type Role = 'open' | 'close';

function markGroup(tokens: Token[], group: readonly number[]): void {
  const bars = withoutPlaces(tokens, group);
  const [only] = bars;
  const single = only === undefined ? undefined : tokens[only];
  if (bars.length === 1 && only !== undefined && single?.role === undefined && single !== undefined)
    tokens[only] = { ...single, role: 'edge' };
  const roles = pair({ tokens, bars, dead: new Set() }, []);
  for (const [index, at] of bars.entries()) {
    const [token, role] = [tokens[at], roles?.[index]];
    if (token !== undefined && role !== undefined) tokens[at] = { ...token, role };
  }
}

/**
 * The bars of a modulus. One behind a formula and before an index, as in `\frac{dy}{dx}\Big|_{x=0}`, is marked as the end of what has its
 * value there, where no modulus is open.
 */
function withoutPlaces(tokens: Token[], bars: readonly number[]): readonly number[] {
  const kept: number[] = [];
  for (const at of bars) {
    const [bar, next] = [tokens[at], tokens[at + 1]];
    const isPlace = next?.type === 'sign' && next.text === '_' && kept.length % 2 === 0;
    if (
      bar === undefined ||
      bar.role !== undefined ||
      bar.text !== '|' ||
      !isPlace ||
      endsNothing(tokens[at - 1])
    )
      kept.push(at);
    else tokens[at] = { ...bar, role: 'place' };
  }
  return kept;
}

interface Pairing {
  readonly tokens: readonly Token[];
  readonly bars: readonly number[];
  /** States (how many bars have roles, how many are open, the last role) that lead nowhere: each is tried once. */
  readonly dead: Set<string>;
}

/** The roles of all bars, closing as early as possible; undefined when they cannot be paired. */
function pair(pairing: Pairing, roles: readonly Role[]): readonly Role[] | undefined {
  const depth = roles.reduce((sum, role) => sum + (role === 'open' ? 1 : -1), 0);
  if (roles.length === pairing.bars.length) return depth === 0 ? roles : undefined;
  const state = `${roles.length} ${depth} ${roles.at(-1)}`;
  if (depth < 0 || pairing.dead.has(state)) return undefined;
  for (const role of ['close', 'open'] as const) {
    if (role === 'close' && depth === 0) continue;
    const found = mayBe(pairing, roles, role) ? pair(pairing, [...roles, role]) : undefined;
    if (found !== undefined) return found;
  }
  pairing.dead.add(state);
  return undefined;
}

function mayBe({ tokens, bars }: Pairing, roles: readonly Role[], role: Role): boolean {
  const at = bars[roles.length] ?? 0;
  const own = tokens[at]?.role;
  if (own !== undefined && own !== role) return false;
  const before = tokens[at - 1];
  const after = tokens[at + 1];
  const afterBar = bars[roles.length - 1] === at - 1 ? roles.at(-1) : undefined;
  if (role === 'close') return afterBar !== 'open' && (own !== undefined || !endsNothing(before));
  return own !== undefined || !beginsNothing(after);
}

/** Whether nothing that a bar could close ends with this token. */
function endsNothing(token: Token | undefined): boolean {
  if (token === undefined) return true;
  return token.type === 'sign' && (JOINS.test(token.text) || OPENS.test(token.text));
}

/** Whether nothing that a bar could open begins with this token. */
function beginsNothing(token: Token | undefined): boolean {
  if (token === undefined || token.type === 'end') return true;
  if (token.type !== 'sign' || /^(?:[+-]|\+-|-\+)$/.test(token.text)) return false;
  return JOINS.test(token.text) || CLOSES.test(token.text);
}
