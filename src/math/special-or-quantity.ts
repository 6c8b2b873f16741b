import type { Reader } from './reader.ts';
import { isSign } from './reader.ts';
import type { Heading } from './special-heading.ts';
import type { Token } from './tokens.ts';
import { type MathNode, someNode } from './tree.ts';

/**
 * Whether what looks like a special function is surely a quantity of physics: a wave function at the origin or of an orbital,
 * an energy of a particle or one of several energies, before a bracket.
 */
export function isQuantity(heading: Heading, { tokens }: Reader): boolean {
  if (heading.base === '\\psi') return isWaveFunction(heading);
  if (POLE_AT_ZERO.has(heading.base)) return isAtZero(heading);
  if (isInitialValue(heading, tokens)) return true;
  return heading.base === 'E' && heading.sub.length === 1 && isEnergy(heading, tokens);
}

/** Polynomials that are 1 for the order zero, whatever their argument (DLMF 18.5). */
const ONE_AT_ZERO: ReadonlySet<string> = new Set(['P', 'T', 'U', 'L', 'H', 'C']);

/**
 * `L = L_0(1 + \alpha t)`, `I = I_0(\dots)^2`: a letter with a number below, beside the letter without one, is one value of that
 * quantity; and nobody writes a polynomial that is 1 before a sum.
 */
function isInitialValue({ base, sub: [index, ...more], args }: Heading, tokens: readonly Token[]): boolean {
  if (base.length !== 1 || index?.kind !== 'number' || more.length > 0 || args.length !== 1) return false;
  if (Number(index.text) === 0 && ONE_AT_ZERO.has(base) && args[0]?.kind === 'sum') return true;
  return tokens.some((_, at) => isBare(tokens, at, base));
}

/** The letter itself, without an index or a bracket behind it, and in no index. */
function isBare(tokens: readonly Token[], at: number, letter: string): boolean {
  const [token, next, before, earlier] = [tokens[at], tokens[at + 1], tokens[at - 1], tokens[at - 2]];
  if (token?.type !== 'letter' || token.text !== letter) return false;
  if (next !== undefined && (isSign(next, '_') || isSign(next, '('))) return false;
  const opening = before !== undefined && isSign(before, '{') ? earlier : before;
  return opening === undefined || !(isSign(opening, '_') || isSign(opening, '^'));
}

/** At zero digamma and polygamma functions have poles (DLMF 5.2.2, 5.15); `1s` and `2p` are orbitals. */
function isWaveFunction(heading: Heading): boolean {
  const [index] = heading.sub;
  const isOrbital = index !== undefined && someNode(index, (part) => isNamed(part, /^[spdf]$/));
  return isOrbital || isAtZero(heading);
}

/** Functions with a pole at zero, where nobody takes them: Γ, and the Bessel functions of the second kind (DLMF 5.2, 10.7, 10.30). */
const POLE_AT_ZERO: ReadonlySet<string> = new Set(['\\Gamma', 'K', 'N', 'Y']);

function isAtZero({ base, sub, args: [argument, ...more] }: Heading): boolean {
  if (base.length === 1 && sub.length === 0) return false;
  return more.length === 0 && argument?.kind === 'number' && Number(argument.text) === 0;
}

/**
 * `E_K(m_1 - m_2)`, `E_1E_2(1 - \cos\theta)`: the order of an exponential integral is a number or a small letter (DLMF 8.19), and no
 * Euler number has the odd index of another energy in the formula, as these vanish (DLMF 24.2.7).
 */
function isEnergy({ sub: [index], args }: Heading, tokens: readonly Token[]): boolean {
  if (index === undefined || args.length !== 1) return false;
  return (
    isNamed(index, /^(?:[A-LO-Z]|\\(?!nu$|mu$|ell$))/) || tokens.some((_, at) => isOtherEnergy(tokens, at))
  );
}

/** `E_1`, `E_{f}` or `E'` without a bracket behind it. */
function isOtherEnergy(tokens: readonly Token[], at: number): boolean {
  const [letter, sign, first] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  if (letter?.text !== 'E' || letter.type !== 'letter' || sign === undefined || !isSign(sign, '_'))
    return false;
  const braced = first !== undefined && isSign(first, '{');
  const index = braced ? tokens[at + 3] : first;
  const behind = tokens[at + (braced ? 5 : 3)];
  if (index === undefined || (behind !== undefined && isSign(behind, '('))) return false;
  return index.type === 'number'
    ? Number(index.text) % 2 === 1
    : index.type === 'letter' && !COUNTS.test(index.text);
}

/** Letters that count members of a sequence or are the order of a function. */
const COUNTS = /^[knmjlpqsNM]$/;

function isNamed(node: MathNode, name: RegExp): boolean {
  return node.kind === 'symbol' && name.test(node.name);
}
