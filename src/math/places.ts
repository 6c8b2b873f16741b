import { mentions, substitute } from './calculus/build.ts';
import { someOfKind } from './kinds-in.ts';
import { normalText } from './normal.ts';
import { rationalOf } from './rational.ts';
import { accept, argument, count, isSign, peek, type Reader, take } from './reader.ts';
import { ParseFailure } from './tokens.ts';
import type { MathNode } from './tree.ts';

/** Heads of derivatives that name what they differentiate. */
const DERIVATIVES: ReadonlySet<string> = new Set(['derivative', 'partial']);

/** Whether a bar that is no modulus comes next, with a place behind it: `\Big|_{x=0}`. */
export function startsPlace(reader: Reader): boolean {
  const bar = peek(reader);
  return isSign(bar, '|') && bar.role === 'place';
}

/** `…|_{x=0}` and `…|_a^b` of what stands before the bar, which is next. */
export function parsePlace(reader: Reader, of: MathNode): MathNode {
  take(reader);
  if (!isSign(peek(reader), '_')) throw new ParseFailure('a bar without a place', peek(reader));
  take(reader);
  const lower = argument(reader);
  if (accept(reader, '^'))
    return count(reader, { kind: 'operator', head: 'at', args: [of, lower, argument(reader)] });
  return count(reader, heldAt(of, lower) ?? valueAt(of, lower));
}

/**
 * A bar without `\left.` behind a product: of a derivative or a function alone, which stands last, or of all of a side, where
 * every other factor is a number. Anything else may reach further to the left, and is refused.
 */
export function parseBarePlace(reader: Reader, product: MathNode, start: number): MathNode {
  const factors = product.kind === 'product' ? product.factors : [product];
  const last = factors.at(-1);
  if (last === undefined) throw new ParseFailure('a bar without a formula', peek(reader));
  const before = factors.slice(0, -1);
  const isAlone = before.every(
    (factor) => factor.kind === 'number' || (factor.kind === 'quotient' && isNumeric(factor)),
  );
  const isOneThing = isDerivative(last) || last.kind === 'call' || (isAlone && opensSide(reader, start));
  if (!isOneThing) throw new ParseFailure('a bar whose formula may begin further to the left', peek(reader));
  const placed = parsePlace(reader, last);
  return before.length === 0 ? placed : count(reader, { kind: 'product', factors: [...before, placed] });
}

function isNumeric(node: MathNode): boolean {
  return rationalOf(node) !== undefined;
}

function isDerivative(node: MathNode): boolean {
  return node.kind === 'operator' && DERIVATIVES.has(node.head);
}

/** Whether the token at `start` is the first of a side or a bracket. */
function opensSide(reader: Reader, start: number): boolean {
  const before = reader.tokens[start - 1];
  return (
    before === undefined || (before.type === 'sign' && /^(?:[=<>([{]|\\(?:approx|\{))$/.test(before.text))
  );
}

/**
 * `(\frac{d\omega}{dk})_{k=k_0}` and `(\frac{d\omega}{dk})_{k_0}`, behind the bracket: the derivative at a place, where an equation or the
 * variable with an index is written; undefined (nothing taken) where names are held fixed.
 */
export function parseDerivativePlace(reader: Reader, of: MathNode): MathNode | undefined {
  const by = of.kind === 'operator' && isDerivative(of) && of.args.length === 3 ? of.args[1] : undefined;
  if (by === undefined || !(hasEquation(reader) || hasIndexed(reader, nameOf(by)))) return undefined;
  take(reader);
  return count(reader, valueAt(of, argument(reader)));
}

/** Whether an equation stands in the braces of the script that comes next: `_{x=0}`. */
export function hasEquation(reader: Reader): boolean {
  for (let at = 2; isSign(peek(reader, 1), '{') && peek(reader, at).type !== 'end'; at += 1) {
    if (isSign(peek(reader, at), '}')) return false;
    if (isSign(peek(reader, at), '=')) return true;
  }
  return false;
}

function hasIndexed(reader: Reader, name: string): boolean {
  const letter = peek(reader, 2);
  const text = letter.type === 'command' ? `\\${letter.text}` : letter.text;
  return isSign(peek(reader, 1), '{') && text === name && isSign(peek(reader, 3), '_');
}

/** Letters of what is held fixed: quantities of state without an index. */
const STATE = /^(?:[A-Z]|[psv]|\\mu|\\rho)$/;

/** `\frac{\partial F}{\partial T}\Big|_{V,N}`: a derivative with the names that are held fixed; undefined for a place. */
function heldAt(of: MathNode, place: MathNode): MathNode | undefined {
  if (of.kind !== 'operator' || of.head !== 'partial') return undefined;
  const names = place.kind === 'list' && place.open === '' ? place.items : [place];
  if (!names.every((name) => name.kind === 'symbol' && STATE.test(name.name))) return undefined;
  const sorted = [...names].sort((one, two) => (nameOf(one) < nameOf(two) ? -1 : 1));
  return { kind: 'operator', head: 'held', args: [of, ...sorted] };
}

function nameOf(node: MathNode): string {
  return node.kind === 'symbol' ? node.name : '';
}

/** The value at a place: what is written with the name itself, a function and its derivative there, or else the operator `at`. */
function valueAt(of: MathNode, place: MathNode): MathNode {
  const named = placeOf(place);
  const derived = derivativeAt(of, place, named);
  if (derived !== undefined) return derived;
  if (named === undefined) return { kind: 'operator', head: 'at', args: [of, place] };
  const isWritten =
    mentions(of, named.name) &&
    !someOfKind(of, 'operator', () => true) &&
    !someOfKind(of, 'call', () => true);
  if (isWritten) return substitute(of, named.name, named.value);
  if (of.kind === 'call' && of.args.length === 1 && mentions(of, named.name))
    return { ...of, args: of.args.map((arg) => substitute(arg, named.name, named.value)) };
  return { kind: 'symbol', name: `${normalText(of)}|_{${normalText(place)}}` };
}

interface Place {
  readonly name: string;
  readonly value: MathNode;
}

/** `x = a` as the name and its value. */
function placeOf(place: MathNode): Place | undefined {
  const [only, ...more] = place.kind === 'relation' ? place.rest : [];
  if (place.kind !== 'relation' || only === undefined || only.sign !== '=' || more.length > 0)
    return undefined;
  return place.first.kind === 'symbol' ? { name: place.first.name, value: only.node } : undefined;
}

/** `\frac{df}{dx}\Big|_{x=0}` and `\frac{df}{dx}\Big|_0` as f'(0), for a name f or f(x) and one variable. */
function derivativeAt(of: MathNode, place: MathNode, named: Place | undefined): MathNode | undefined {
  if (of.kind !== 'operator' || !isDerivative(of) || of.args.length !== 3) return undefined;
  const [body, by, order] = of.args;
  const times = order && rationalOf(order);
  if (by?.kind !== 'symbol' || times?.den !== 1n || times.num < 1n || times.num > 4n) return undefined;
  if (place.kind === 'relation' && named?.name !== by.name) return undefined;
  const isOfName = body?.kind === 'call' && body.args.length === 1 && nameOf(body.args[0] ?? by) === by.name;
  if (body === undefined || !(body.kind === 'symbol' || isOfName)) return undefined;
  if (place.kind === 'list') return undefined;
  const primes = "'".repeat(Number(times.num));
  const name =
    of.head === 'partial' ? `\\partial_{${by.name}}${primes}${body.name}` : `${body.name}${primes}`;
  return { kind: 'call', name, args: [named?.value ?? place], applied: false };
}
