import { startsDegree, startsSpacedPrescript } from './atom-start.ts';
import { parseAtom } from './atoms.ts';
import { withPlace } from './marked-calls.ts';
import { rawArgument } from './raw-arguments.ts';
import { accept, argument, count, deeper, isSign, peek, type Reader, take } from './reader.ts';
import { ParseFailure } from './tokens.ts';
import type { MathNode } from './tree.ts';

/** Signs behind an atom that raise it or set it in degrees. */
const POWER_SIGNS: ReadonlySet<string> = new Set(['!', '^', '\\degree', "'"]);

/** An atom with its factorials and powers. */
export function parsePower(reader: Reader): MathNode {
  let base = startsDegree(reader) ? bareDegree(reader) : parseAtom(reader);
  for (;;) {
    const token = peek(reader);
    if (token.type !== 'sign') return base;
    if (token.text === '(') return withPlace(reader, base);
    if (!POWER_SIGNS.has(token.text)) return base;
    if (accept(reader, '!')) {
      base = isBracketedLogarithm(reader, base)
        ? { ...base, args: base.args.map((of) => factorial(reader, of)) }
        : factorial(reader, base);
    } else if (accept(reader, '^')) {
      if (isSign(peek(reader), '*')) {
        take(reader);
        base = count(reader, { kind: 'function', name: 'conj', args: [base] });
        continue;
      }
      base = parseExponent(reader, base);
      if (isSign(peek(reader), '_')) base = lateSubscript(reader, base);
      if (isSign(peek(reader), '^')) {
        if (startsSpacedPrescript(reader)) return base;
        throw new ParseFailure('two superscripts', peek(reader));
      }
    } else if (isSign(token, '\\degree')) {
      take(reader);
      base = inDegrees(reader, base);
    } else if (base.kind === 'number' && isSign(token, "'")) {
      base = inSixtieths(reader, base);
    } else return base;
  }
}

/** `2''`: arc minutes or seconds without degrees before them (ISO 80000-3, item 3-5). */
function inSixtieths(reader: Reader, base: MathNode): MathNode {
  take(reader);
  const name = accept(reader, "'") ? 'arcsec' : 'arcmin';
  skipWord(reader, name);
  return count(reader, { kind: 'product', factors: [base, count(reader, { kind: 'unit', name })] });
}

/** The word or symbol of the same unit behind its primes, bare or in brackets: `45' \text{(arcminutes)}`. */
function skipWord(reader: Reader, name: string): void {
  let at = 0;
  while (isSign(peek(reader, at), '{') || isSign(peek(reader, at), '(')) at += 1;
  const opened = at;
  const words: string[] = [];
  for (; peek(reader, at).type === 'word'; at += 1) words.push(peek(reader, at).text);
  if (!SAME_WORD[name]?.test(words.join(' '))) return;
  for (let open = opened; open > 0; open -= 1, at += 1)
    if (!isSign(peek(reader, at), '}') && !isSign(peek(reader, at), ')')) return;
  reader.at += at;
}

const SAME_WORD: Readonly<Record<string, RegExp>> = {
  arcmin: /^(?:arc ?)?min(?:ute)?s?(?: of arc)?$/,
  arcsec: /^(?:arc ?)?sec(?:ond)?s?(?: of arc)?$/,
};

/** `\ln(N - n)!`, behind its sign: the logarithm of a factorial, as `\ln N!` is; nobody takes the factorial of a logarithm. */
function isBracketedLogarithm(
  reader: Reader,
  base: MathNode,
): base is Extract<MathNode, { readonly kind: 'function' }> {
  const isLogarithm = base.kind === 'function' && base.name === 'log' && base.args.length === 1;
  return isLogarithm && isSign(peek(reader, -2), ')');
}

/** `n!!` is a double factorial; three signs are one factorial of another. Behind the first sign. */
function factorial(reader: Reader, of: MathNode): MathNode {
  let signs = 1;
  while (accept(reader, '!')) signs += 1;
  if (signs === 2) return count(reader, { kind: 'function', name: DOUBLE, args: [of] });
  let node = of;
  for (; signs > 0; signs -= 1) {
    const inner = node;
    node = count(
      reader,
      deeper(reader, (): MathNode => ({ kind: 'function', name: 'factorial', args: [inner] })),
    );
  }
  return node;
}

const DOUBLE = 'doublefactorial';

/** Arc minutes and seconds: their primes, and how many make a degree (ISO 80000-3, item 3-5). */
const SIXTIETHS = [
  { marks: 1, share: '60' },
  { marks: 2, share: '3600' },
] as const;

/** `64^\circ 10' 30''`, behind the degrees, as a sum in degrees. */
function withMinutes(reader: Reader, degrees: MathNode): MathNode {
  const terms: MathNode[] = [degrees];
  for (const { marks, share } of SIXTIETHS) {
    const found = primesBehind(reader);
    if (peek(reader).type !== 'number' || found.marks !== marks) continue;
    const over: MathNode = { kind: 'number', text: peek(reader).text };
    reader.at += 1 + found.length;
    const part = count(reader, { kind: 'quotient', over, under: { kind: 'number', text: share } });
    terms.push(count(reader, { kind: 'product', factors: [part, { kind: 'unit', name: 'degree' }] }));
  }
  return terms.length === 1 ? degrees : count(reader, { kind: 'sum', terms });
}

/** The primes behind the next token, also as `^{\prime}`, and how many tokens they take. */
function primesBehind(reader: Reader): { readonly marks: number; readonly length: number } {
  const raised = isSign(peek(reader, 1), '^') ? 1 : 0;
  const braces = raised === 1 && isSign(peek(reader, 2), '{') ? 2 : 0;
  const start = 1 + raised + braces / 2;
  const marks = [0, 1].filter((index) => isSign(peek(reader, start + index), "'")).length;
  return { marks, length: marks === 0 ? 0 : marks + raised + braces };
}

function inDegrees(reader: Reader, base: MathNode): MathNode {
  const unit = scale(reader);
  const angle = count(reader, { kind: 'product', factors: [base, unit] });
  return unit.name !== 'degree' || base.kind !== 'number' ? angle : withMinutes(reader, angle);
}

/** A degree without a number before it, as behind `\cdot` in a compound unit. */
function bareDegree(reader: Reader): MathNode {
  if (accept(reader, '^')) reader.at += isSign(peek(reader), '{') ? 3 : 1;
  else take(reader);
  return scale(reader);
}

/** `C` or `F` behind a degree sign that is already taken, or the degree of an angle. */
function scale(reader: Reader): MathNode & { readonly kind: 'unit' } {
  const letter = peek(reader);
  const isScale = (letter.type === 'letter' || letter.type === 'word') && /^[CF]$/.test(letter.text);
  if (isScale) take(reader);
  return count(reader, { kind: 'unit' as const, name: isScale ? `deg${letter.text}` : 'degree' });
}

/** `v^2_0` is the square of `v_0`. */
function lateSubscript(reader: Reader, raised: MathNode): MathNode {
  const name = raised.kind === 'power' && raised.base.kind === 'symbol' ? raised.base.name : undefined;
  if (raised.kind !== 'power' || name === undefined || /[_^]/.test(name))
    throw new ParseFailure('a subscript without a name', take(reader));
  take(reader);
  return { ...raised, base: { kind: 'symbol', name: `${name}_{${rawArgument(reader)}}` } };
}

/** Signs above a bracket or matrix that make another matrix of it. */
const ADJOINTS: Readonly<Record<string, string>> = { '\\dagger': 'dagger', '\\top': 'transpose' };

/** The superscript of a base: a power, a conjugate `^{*}`, or degrees `^\circ`. */
function parseExponent(reader: Reader, base: MathNode): MathNode {
  const braced = isSign(peek(reader), '{');
  const mark = peek(reader, braced ? 1 : 0);
  const ends = !braced || isSign(peek(reader, 2), '}');
  if (ends && (isSign(mark, '\\circ') || isSign(mark, '*') || isSign(mark, '\\degree'))) {
    reader.at += braced ? 3 : 1;
    if (mark.text === '*') return count(reader, { kind: 'function', name: 'conj', args: [base] });
    return inDegrees(reader, base);
  }
  if (braced && isSign(mark, '*') && peek(reader, 2).type === 'number' && isSign(peek(reader, 3), '}')) {
    // `E^{*2}` is the square of `E^*`: what stands behind the star stays behind as a superscript.
    reader.tokens.splice(reader.at + 1, 1);
    return parseExponent(reader, count(reader, { kind: 'function', name: 'conj', args: [base] }));
  }
  const adjoint = ends ? ADJOINTS[mark.text] : undefined;
  if (adjoint !== undefined && mark.type === 'sign') {
    reader.at += braced ? 3 : 1;
    if (base.kind === 'symbol' && !base.name.includes('^'))
      return { ...base, name: `${base.name}^{${mark.text}}` };
    return count(reader, { kind: 'function', name: adjoint, args: [base] });
  }
  if (accept(reader, '-')) {
    const of = bareInteger(reader) ?? argument(reader);
    return count(reader, { kind: 'power', base, exponent: count(reader, { kind: 'negate', of }) });
  }
  return count(reader, { kind: 'power', base, exponent: bareInteger(reader) ?? argument(reader) });
}

/** The digits of `10^-34`: nobody means the first one alone. Undefined (nothing taken) for anything but a bare integer. */
function bareInteger(reader: Reader): MathNode | undefined {
  const token = peek(reader);
  if (token.type !== 'number' || token.text.length === 1) return undefined;
  if (!/^[0-9]+$/.test(token.text)) throw new ParseFailure('a decimal exponent needs braces', token);
  take(reader);
  return count(reader, { kind: 'number', text: token.text });
}
