import { startsAtom } from './atom-start.ts';
import { parseApplied } from './brackets.ts';
import { operand } from './derivatives.ts';
import { FUNCTIONS } from './functions.ts';
import { parseName, startsName } from './names.ts';
import { BINDING, count, isSign, peek, type Reader, take } from './reader.ts';
import { ACCENTS, SYMBOL_COMMANDS } from './symbols.ts';
import { ParseFailure, type Token } from './tokens.ts';
import type { MathNode } from './tree.ts';

/** Letters that mostly stand for functions when a parenthesis follows. */
const FUNCTION_LETTERS = /^(?:[fghFG]|\\(?:phi|psi|Phi|Psi|varphi|delta))/;
/** Lie groups of two or three letters, longest first: before a parenthesis they are a name, no product of letters. */
const GROUPS = ['PSL', 'PSU', 'SU', 'SO', 'Sp', 'SL', 'GL', 'USp', 'OSp'].sort((a, b) => b.length - a.length);
const GROUP_INITIALS: ReadonlySet<string> = new Set(GROUPS.map((group) => group.charAt(0)));

/** A name and, where it is or may be a function, the bracket behind it; `\Delta x` is one name. */
export function parseNamed(reader: Reader): MathNode {
  const token = peek(reader);
  if (
    token.type === 'command' &&
    token.text === 'Delta' &&
    startsName(peek(reader, 1)) &&
    !isOperatorWord(reader)
  ) {
    take(reader);
    return count(reader, { kind: 'symbol', name: `\\Delta ${parseName(reader)}` });
  }
  const name = groupName(reader) ?? parseName(reader);
  if (name.startsWith('\\partial')) return parsePartial(reader, name);
  const isWord = token.type === 'word' && (name === token.text || name === `\\operatorname{${token.text}}`);
  if (isSign(peek(reader), '(')) {
    const call = callShape(reader, name);
    const { at, nodes } = reader;
    if (call !== undefined) {
      const args = parseApplied(reader);
      const [tail] = args;
      if (!call.applied && isFactor(name, args) && isSign(peek(reader), '^')) {
        Object.assign(reader, { at, nodes });
        return count(reader, { kind: 'symbol', name });
      }
      if (args.length === 1 && tail !== undefined && isTail(name, tail))
        return count(reader, { kind: 'operator', head: 'bigO', args: [tail] });
      if (!call.applied && isSign(peek(reader), '^'))
        throw new ParseFailure(`${name}(…) to a power has two readings`, peek(reader));
      return count(reader, { kind: 'call', name, args, applied: call.applied });
    }
  }
  return count(reader, { kind: 'symbol', name: isWord ? `\\mathrm{${token.text}}` : name });
}

/** `z(\Gamma(z))^2`: a letter that hardly names a function, before a function in brackets of its own, is a factor. */
function isFactor(name: string, [only, ...more]: readonly MathNode[]): boolean {
  const isFunction = only?.kind === 'function' || only?.kind === 'call';
  return isFunction && more.length === 0 && !FUNCTION_LETTERS.test(name);
}

/** `O(g^4)` and `\mathcal{O}(…)` leave out terms of that order; `O(3)` is a group. */
function isTail(name: string, tail: MathNode): boolean {
  return name === '\\mathcal{O}' || (name === 'O' && tail.kind !== 'number');
}

/** Names of coordinates, by which `\partial_x` differentiates; any other subscript is an index. */
const COORDINATE = /^(?:[xyztruvwqp]|\\(?:theta|phi|tau|xi|eta))'*$/;

/**
 * `\partial_x f` as a partial derivative, `\partial_\mu\phi` and `\partial^\mu\phi` as the operators `del` and `delUpper` on
 * one factor. Where it is not clear how far it acts, the sign stays a name whose place in the product counts.
 */
function parsePartial(reader: Reader, name: string): MathNode {
  const [, sign, index = ''] = /^\\partial([_^])\{(.*)\}$/.exec(name) ?? [];
  if (sign === undefined || /[\^_]/.test(index)) return count(reader, { kind: 'symbol', name });
  const start = reader.at;
  const nodes = reader.nodes;
  const order = sign === '_' && COORDINATE.test(index) ? orderOf(reader) : '1';
  const body = operand(reader, BINDING.prefix);
  const more = peek(reader);
  const ends = !startsAtom(reader) || more.text === 'partial';
  if (body === undefined || !ends) {
    reader.at = start;
    reader.nodes = nodes;
    return count(reader, { kind: 'symbol', name });
  }
  const by: MathNode = { kind: 'symbol', name: index };
  if (sign === '_' && COORDINATE.test(index))
    return count(reader, {
      kind: 'operator',
      head: 'partial',
      args: [body, by, { kind: 'number', text: order }],
    });
  return count(reader, { kind: 'operator', head: sign === '_' ? 'del' : 'delUpper', args: [body, by] });
}

/** The order of `\partial_x^2`, taken; 1 where no small number stands above. */
function orderOf(reader: Reader): string {
  const order = peek(reader, 1);
  if (!isSign(peek(reader), '^') || order.type !== 'number' || !/^[2-6]$/.test(order.text)) return '1';
  reader.at += 2;
  return order.text;
}

/** `SU(` or `Sp(` as one name, taken; undefined (nothing taken) for anything else. */
function groupName(reader: Reader): string | undefined {
  const first = peek(reader);
  if (first.type !== 'letter' || !GROUP_INITIALS.has(first.text)) return undefined;
  const group = GROUPS.find(
    (letters) =>
      isSign(peek(reader, letters.length), '(') &&
      [...letters].every((letter, at) => {
        const token = peek(reader, at);
        return token.type === 'letter' && token.text === letter;
      }),
  );
  if (group === undefined) return undefined;
  reader.at += group.length;
  return `\\operatorname{${group}}`;
}

function isOperatorWord(reader: Reader): boolean {
  const next = peek(reader, 1);
  return (
    next.type === 'word' ||
    next.text === 'Delta' ||
    (next.type === 'command' && !SYMBOL_COMMANDS.has(next.text) && !ACCENTS.has(next.text))
  );
}

/** `\mathbf k` is one name, as `\mathbf{k}` is. */
function isAccent(token: Token): boolean {
  return token.type === 'command' && ACCENTS.has(token.text);
}

/** The index of `V''(r_0)`: a letter with primes before one name mostly is a derivative at a place. */
function isIndexOfArgument(reader: Reader, name: string, ahead: number): boolean {
  return name.endsWith("'") && isSign(peek(reader, ahead - 1), '_');
}

/** Whether `name(` is a function call for sure, maybe one, or (undefined) a product. Looks ahead to the bracket's end. */
function callShape(reader: Reader, name: string): { applied: boolean } | undefined {
  let depth = 0;
  let names = 0;
  let others = 0;
  let numbers = 0;
  let commas = 0;
  for (let ahead = 0; ; ahead += 1) {
    const token = peek(reader, ahead);
    if (token.type === 'end') return undefined;
    if (depth === 1 && token.role === 'edge' && isSign(token, '|')) return { applied: true };
    if (token.type === 'sign' && '([{\\{'.includes(token.text)) depth += 1;
    else if (token.type === 'sign' && ')]}\\}'.includes(token.text)) {
      depth -= 1;
      if (depth === 0) break;
    } else if (ahead > 0 && isAccent(peek(reader, ahead - 1)) && startsName(token)) continue;
    else if (depth === 1 && (isSign(token, ',') || isSign(token, ';'))) commas += 1;
    else if (depth === 1 && startsName(token) && !Object.hasOwn(FUNCTIONS, token.text)) names += 1;
    else if (depth === 1 && token.type === 'number')
      numbers += isIndexOfArgument(reader, name, ahead) ? 0 : 1;
    else if (!isSign(token, '_')) others += depth === 1 ? 1 : 0;
  }
  if (name === '\\mathcal{O}' || (name === 'O' && others + names > 0)) return { applied: true };
  if (name === 'd') return undefined;
  if (commas > 0 || name.startsWith('\\operatorname')) return { applied: true };
  const single = others === 0 && names + numbers === 1;
  return FUNCTION_LETTERS.test(name) || single ? { applied: false } : undefined;
}
