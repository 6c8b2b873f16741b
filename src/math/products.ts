import { startsAtom, startsDifferential } from './atom-start.ts';
import { crossed } from './cross.ts';
import { isDerivative, parseDerivative, readDerivative } from './derivatives.ts';
import { FUNCTIONS } from './functions.ts';
import { parseBarePlace, startsPlace } from './places.ts';
import { parsePower } from './powers.ts';
import { accept, count, deeper, isConjunction, isSign, peek, type Reader, take } from './reader.ts';
import { ParseFailure, type Token } from './tokens.ts';
import type { MathNode } from './tree.ts';
import { mayBeUncertainty } from './uncertainty.ts';
import { mayBeVector } from './vectors.ts';

/** Factors joined by `\cdot`, `\times`, `/` or nothing. */
export function parseProduct(reader: Reader): MathNode {
  const start = reader.at;
  let left = parseImplicit(reader);
  for (;;) {
    const { type, text } = peek(reader);
    if (text === '|' && startsPlace(reader)) left = parseBarePlace(reader, left, start);
    if (type !== 'sign' || !FACTOR_SIGNS.has(text)) return left;
    left = joined(reader, left, text);
  }
}

/** Signs behind a factor that go on with the product. */
const FACTOR_SIGNS: ReadonlySet<string> = new Set(['\\times', '*', '\\cdot', '\\otimes', '/', '%']);

/** The product with what stands behind one of {@link FACTOR_SIGNS}, which is next. */
function joined(reader: Reader, left: MathNode, sign: string): MathNode {
  if (sign === '\\times') return cross(reader, left);
  if (sign === '/') return parseSlash(reader, left);
  take(reader);
  if (sign === '*') return times(reader, left, parseSigned(reader));
  if (sign === '\\cdot' && startsDifferential(reader)) return alongPath(reader, left);
  if (sign === '\\cdot') return dotted(reader, left, parseSigned(reader));
  if (sign === '\\otimes') return tensored(reader, left, parseSigned(reader));
  return count(reader, { kind: 'quotient', over: left, under: { kind: 'number', text: '100' } });
}

function parseSigned(reader: Reader): MathNode {
  if (!accept(reader, '-')) return parseImplicit(reader);
  return count(reader, { kind: 'negate', of: deeper(reader, () => parseSigned(reader)) });
}

/** `a \otimes b \otimes c` as one operator. */
function tensored(reader: Reader, left: MathNode, right: MathNode): MathNode {
  const before = left.kind === 'operator' && left.head === 'otimes' ? left.args : [left];
  return count(reader, { kind: 'operator', head: 'otimes', args: [...before, right] });
}

function times(reader: Reader, left: MathNode, right: MathNode): MathNode {
  const factors = [left, right].flatMap((node) => (node.kind === 'product' ? node.factors : [node]));
  return count(reader, { kind: 'product', factors });
}

/** `\cdot`: where both neighbours may be vectors, it may be their inner product. */
function dotted(reader: Reader, left: MathNode, right: MathNode): MathNode {
  const before = left.kind === 'product' ? left.factors : [left];
  const after = right.kind === 'product' ? right.factors : [right];
  const [one, two] = [before.at(-1), after[0]];
  if (one === undefined || two === undefined || !mayBeVector(one) || !mayBeVector(two))
    return times(reader, left, right);
  const dot = count(reader, { kind: 'operator' as const, head: 'dot', args: [one, two] });
  const factors = [...before.slice(0, -1), dot, ...after.slice(1)];
  return factors.length === 1 ? dot : count(reader, { kind: 'product', factors });
}

/** `\mathbf{F}\cdot d\mathbf{r}` within an integral: the component of the last factor along what the differential, which is next, runs over. */
function alongPath(reader: Reader, left: MathNode): MathNode {
  const before = left.kind === 'product' ? left.factors : [left];
  const [last = left] = before.slice(-1);
  const along = count(reader, { kind: 'operator' as const, head: 'dot', args: [last, ALONG] });
  return before.length === 1
    ? along
    : count(reader, { kind: 'product', factors: [...before.slice(0, -1), along] });
}

const ALONG: MathNode = { kind: 'symbol', name: '\\mathbf{d}' };

/** `\times` between numbers and quantities, or the cross product of the vectors beside it. */
function cross(reader: Reader, left: MathNode): MathNode {
  const sign = take(reader);
  const right = parseSigned(reader);
  return crossed(left, right, sign) ?? times(reader, left, right);
}

/** `a/b` is plain; `a/b c` keeps both readings unless a and b are numbers and c is not π ("1/2 m v^2", not "1/2π"). */
function parseSlash(reader: Reader, over: MathNode): MathNode {
  const slash = take(reader);
  const isOpen = endsInOpenFunction({ over, reader, slash }) && !opensArgument(peek(reader));
  const [under, ...rest] = parseFactors(reader);
  if (under === undefined) throw new ParseFailure('nothing below the slash', slash);
  if (isOpen) return openQuotient({ reader, over, slash }, [under, ...rest]);
  const below: MathNode = rest.length === 0 ? under : { kind: 'product', factors: [under, ...rest] };
  const derivative = readDerivative(over, below);
  if (derivative !== undefined) return parseDerivative(reader, derivative);
  if (isDerivative(over, below)) throw new ParseFailure('a derivative whose end is not clear', slash);
  if (rest.length === 0) return count(reader, { kind: 'quotient', over, under });
  const [next] = rest;
  if (over.kind === 'number' && under.kind === 'number' && !isPi(next?.kind === 'power' ? next.base : next)) {
    return count(reader, {
      kind: 'product',
      factors: [count(reader, { kind: 'quotient', over, under }), ...rest],
    });
  }
  return count(reader, { kind: 'slash', over, under, rest });
}

function isPi(node: MathNode | undefined): boolean {
  return node?.kind === 'symbol' && node.name === '\\pi';
}

/** `\sin x/2` is the sine of x/2 or half the sine of x: the operator `open` has the function and its possible factor. */
function openQuotient(
  { reader, over, slash }: { reader: Reader; over: MathNode; slash: Token },
  [under, ...rest]: readonly MathNode[],
): MathNode {
  const factors = over.kind === 'product' ? over.factors : [over];
  const last = factors.at(-1);
  if (under === undefined || last === undefined || rest.length > 0 || last.kind !== 'function')
    throw new ParseFailure('a function without parentheses before a slash has two readings', slash);
  const share = count(reader, { kind: 'quotient' as const, over: { kind: 'number', text: '1' }, under });
  const node = count(reader, { kind: 'operator' as const, head: 'open', args: [last, share] });
  return factors.length === 1
    ? node
    : count(reader, { kind: 'product', factors: [...factors.slice(0, -1), node] });
}

/** Functions whose argument may stand without brackets; a root, a modulus or a factorial shows where it ends. */
const WRITTEN_OPEN = new Set(Object.values(FUNCTIONS).filter((name) => name !== 'sqrt'));

/** Whether a function stands before the slash, which is taken, whose argument no bracket ended: `\sin a/`. */
function endsInOpenFunction({
  over,
  reader,
  slash,
}: {
  over: MathNode;
  reader: Reader;
  slash: Token;
}): boolean {
  const last = over.kind === 'product' ? over.factors.at(-1) : over;
  const before = reader.tokens[reader.at - 2];
  if (
    last?.kind !== 'function' ||
    !WRITTEN_OPEN.has(last.name) ||
    before === undefined ||
    before.start >= slash.start
  )
    return false;
  return !(before.type === 'sign' && ')]}|'.includes(before.text));
}

function opensArgument(token: Token): boolean {
  return token.type === 'command' || isSign(token, '(') || isSign(token, '{');
}

/** Factors side by side as one product; a single one stays itself. */
export function parseImplicit(reader: Reader): MathNode {
  const factors = parseFactors(reader);
  const only = factors[0];
  if (only !== undefined && factors.length === 1) return only;
  const isFlat = !factors.some(({ kind }) => kind === 'product' || kind === 'list');
  return count(reader, {
    kind: 'product',
    factors: isFlat ? factors : flat(factors.map(grouped)),
  });
}

/** Products within a product as its factors; but `d(pV)` stays apart from `dp\,V`, as the bracket may be what is differentiated. */
function flat(factors: readonly MathNode[]): readonly MathNode[] {
  return factors.flatMap((factor, at) => {
    const before = factors[at - 1];
    const isApart = before?.kind === 'symbol' && before.name === 'd';
    return factor.kind === 'product' && !isApart ? factor.factors : [factor];
  });
}

/** `2\\{a+b\\}`: beside a factor, braces around one expression are brackets; a set is not multiplied. */
function grouped(factor: MathNode): MathNode {
  if (factor.kind !== 'list' || factor.open !== '\\{' || factor.items.length !== 1) return factor;
  const [only] = factor.items;
  return only === undefined || only.kind === 'relation' ? factor : only;
}

/** One or more factors side by side. */
function parseFactors(reader: Reader): MathNode[] {
  const factors = [parsePower(reader)];
  while (startsAtom(reader) && !isConjunction(reader)) {
    const before = reader.tokens[reader.at - 1];
    const token = peek(reader);
    const isIndex = isSpacedScript(reader);
    if (
      before?.type === 'number' &&
      !isIndex &&
      (token.type === 'number' || mayBeUncertainty(reader, before))
    )
      throw new ParseFailure('two numbers side by side', token);
    const factor = parsePower(reader);
    const first = factors[0];
    if (factors.length === 1 && first !== undefined && isMixed(first, factor, token.text === '\\frac')) {
      factors[0] = count(reader, { kind: 'sum', terms: [first, factor] });
    } else factors.push(factor);
  }
  return factors;
}

/** Whether the number before is an index, or with a space behind it the power of a name: `\alpha^2 4k` is no `\alpha^{24}k`. */
function isSpacedScript({ tokens, at }: Reader): boolean {
  const [base, sign, script, next] = [tokens[at - 3], tokens[at - 2], tokens[at - 1], tokens[at]];
  if (sign?.type !== 'sign' || script === undefined || next === undefined) return false;
  if (sign.text === '_') return true;
  const isApart = next.start > script.start + script.length;
  return sign.text === '^' && isApart && base !== undefined && base.type !== 'number';
}

/** `1\frac{1}{2}` is 3/2 when all three are written in digits. */
function isMixed(whole: MathNode, part: MathNode, isFrac: boolean): boolean {
  if (!isFrac || whole.kind !== 'number' || part.kind !== 'quotient') return false;
  return [whole, part.over, part.under].every((node) => node.kind === 'number' && /^[0-9]+$/.test(node.text));
}
