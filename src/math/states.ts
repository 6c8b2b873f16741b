import { ParseFailure, type Token } from './lex.ts';
import { joinTokens, withNeededBraces } from './names.ts';
import { count, isSign, peek, type Reader, take } from './reader.ts';
import type { MathNode } from './tree.ts';

/** Tokens of the longest state that is read as one name. */
const MAX_STATE = 40;

/** `|\psi\rangle` as one name; undefined (nothing taken) when the bar opens a modulus. */
export function parseKet(reader: Reader): MathNode | undefined {
  for (let ahead = 0; ahead < MAX_STATE; ahead += 1) {
    const token = peek(reader, ahead);
    if (token.type === 'end' || (token.type === 'sign' && '|+=,()'.includes(token.text))) return undefined;
    if (!isSign(token, '\\rangle')) continue;
    const inner = throughBracket(reader, token);
    return count(reader, { kind: 'symbol', name: `|${joinTokens(inner)}` });
  }
  return undefined;
}

/** `\langle x^2\rangle` and `\langle a|b\rangle` as one name, behind the opening bracket `open`. */
export function parseMeanValue(reader: Reader, open: Token): MathNode {
  return count(reader, { kind: 'symbol', name: `\\langle ${joinTokens(throughBracket(reader, open))}` });
}

/** Takes the tokens through the next `\rangle`. */
function throughBracket(reader: Reader, open: Token): readonly Token[] {
  const tokens: Token[] = [];
  while (tokens.length < MAX_STATE) {
    const token = take(reader);
    if (token.type === 'end') break;
    tokens.push(token);
    if (isSign(token, '\\rangle')) return withNeededBraces(tokens);
  }
  throw new ParseFailure('a bracket ⟨ that never closes', open);
}
