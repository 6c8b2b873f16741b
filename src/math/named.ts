import { parseApplied } from './brackets.ts';
import { ACCENTS, FUNCTIONS, SYMBOL_COMMANDS } from './functions.ts';
import { ParseFailure } from './lex.ts';
import { parseName, startsName } from './names.ts';
import { count, isSign, peek, type Reader, take } from './reader.ts';
import type { MathNode } from './tree.ts';

/** Letters that mostly stand for functions when a parenthesis follows. */
const FUNCTION_LETTERS = /^(?:[fghFG]|\\(?:phi|psi|Phi|Psi|varphi|delta))/;
/** Lie groups of two or three letters, longest first: before a parenthesis they are a name, no product of letters. */
const GROUPS = ['PSL', 'PSU', 'SU', 'SO', 'Sp', 'SL', 'GL', 'USp', 'OSp'].sort((a, b) => b.length - a.length);

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
  const isWord = token.type === 'word' && (name === token.text || name === `\\operatorname{${token.text}}`);
  if (isSign(peek(reader), '(')) {
    const call = callShape(reader, name);
    if (call !== undefined) {
      const args = parseApplied(reader);
      if (!call.applied && isSign(peek(reader), '^'))
        throw new ParseFailure(`${name}(…) to a power has two readings`, peek(reader));
      return count(reader, { kind: 'call', name, args, applied: call.applied });
    }
  }
  return count(reader, { kind: 'symbol', name: isWord ? `\\mathrm{${token.text}}` : name });
}

/** `SU(` or `Sp(` as one name, taken; undefined (nothing taken) for anything else. */
function groupName(reader: Reader): string | undefined {
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
    if (token.type === 'sign' && '([{\\{'.includes(token.text)) depth += 1;
    else if (token.type === 'sign' && ')]}\\}'.includes(token.text)) {
      depth -= 1;
      if (depth === 0) break;
    } else if (depth === 1 && (isSign(token, ',') || isSign(token, ';'))) commas += 1;
    else if (depth === 1 && startsName(token) && !Object.hasOwn(FUNCTIONS, token.text)) names += 1;
    else if (depth === 1 && token.type === 'number') numbers += 1;
    else if (!isSign(token, '_')) others += depth === 1 ? 1 : 0;
  }
  if (commas > 0 || name.startsWith('\\operatorname')) return { applied: true };
  const single = others === 0 && names + numbers === 1;
  return FUNCTION_LETTERS.test(name) || single ? { applied: false } : undefined;
}
