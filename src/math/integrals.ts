import { differentialLength, startsAtom, startsDifferential } from './atom-start.ts';
import { parseName, startsName } from './names.ts';
import { accept, argument, BINDING, count, deeper, peek, type Reader, take } from './reader.ts';
import { ParseFailure } from './tokens.ts';
import type { MathNode } from './tree.ts';

const UNITY: MathNode = { kind: 'number', text: '1' };
/** Integrals that one sign stands for. */
const SIGNS: Readonly<Record<string, number>> = { '\\int': 1, '\\iint': 2, '\\iiint': 3, '\\oint': 1 };

/**
 * `\int_a^b f\,dx` as the name, the integrand and the bounds. The differential may stand at the end, at the beginning or
 * in a numerator; the bounds in either order. One bound alone is a region, `\oint` has the head `contour`.
 */
export function parseIntegral(reader: Reader, sign: string): MathNode {
  const head = sign === '\\oint' ? 'contour' : 'integral';
  const lower = accept(reader, '_') ? argument(reader) : undefined;
  const upper = accept(reader, '^') ? argument(reader) : undefined;
  const from = lower ?? (accept(reader, '_') ? argument(reader) : undefined);
  const bounds = [from, upper].filter((bound) => bound !== undefined);
  const [body, ...names] = parseBody(reader, SIGNS[sign] ?? 1);
  if (names.length > 1 && bounds.length === 2)
    throw new ParseFailure('bounds for several differentials', peek(reader));
  let node = body;
  for (const [index, name] of names.entries()) {
    const outer = index === names.length - 1 ? bounds : [];
    node = count(reader, {
      kind: 'operator',
      head: outer.length === 1 ? `${head}Over` : head,
      args: [name, node, ...outer],
    });
  }
  return node;
}

/** The integrand and the names of at least `least` differentials, the innermost first. */
function parseBody(reader: Reader, least: number): readonly [MathNode, ...MathNode[]] {
  const { integrals } = reader;
  reader.integrals += 1;
  const names: MathNode[] = [];
  while (startsDifferential(reader)) names.unshift(takeDifferential(reader));
  const early = names.length > 0;
  const body = early && !startsAtom(reader) ? UNITY : early ? term(reader) : parseIntegrand(reader);
  if (early) {
    reader.integrals = integrals;
    return [body, ...names];
  }
  const wanted = integrals === 0 ? Number.POSITIVE_INFINITY : least;
  while (names.length < wanted && startsDifferential(reader)) names.push(takeDifferential(reader));
  reader.integrals = integrals;
  if (names.length >= least) return [body, ...names];
  return withDifferentialsWithin(reader, body, names, least);
}

/** Differentials that stand in the integrand; a single one of several integrals is an element of surface or volume. */
function withDifferentialsWithin(
  reader: Reader,
  body: MathNode,
  behind: readonly MathNode[],
  least: number,
): readonly [MathNode, ...MathNode[]] {
  let rest = body;
  const names = [...behind];
  for (let found = differentialWithin(rest); found !== undefined; found = differentialWithin(rest)) {
    if (least === 1 && names.length === 1) break;
    names.push(found.name);
    rest = found.rest;
  }
  const [only, ...more] = names;
  if (only !== undefined && (least === 1 || names.length === least)) return [rest, ...names];
  if (only?.kind !== 'symbol' || more.length > 0)
    throw new ParseFailure('an integral without its differential', peek(reader));
  // `\iint f\,dS` is `\int f\,d^2S`.
  const exponent: MathNode = { kind: 'number', text: String(least) };
  return [rest, count(reader, { kind: 'power', base: only, exponent })];
}

/** A sum up to the differential; one term alone where the differential stands in it: `\int\frac{dx}{x}+C`. */
function parseIntegrand(reader: Reader): MathNode {
  const start = reader.at;
  const negative = accept(reader, '-');
  if (!startsAtom(reader)) {
    reader.at = start;
    return deeper(reader, () => reader.expression(reader, BINDING.sum));
  }
  const of = term(reader);
  const first: MathNode = negative ? count(reader, { kind: 'negate', of }) : of;
  if (startsDifferential(reader) || differentialWithin(first) !== undefined) return first;
  reader.at = start;
  return deeper(reader, () => reader.expression(reader, BINDING.sum));
}

function term(reader: Reader): MathNode {
  return deeper(reader, () => reader.expression(reader, BINDING.product));
}

/** `dx`, `\mathrm{d}x`, `d^3x` or `d\cos\theta`: the name, its power, or the function. */
function takeDifferential(reader: Reader): MathNode {
  const length = differentialLength(reader);
  const power = Array.from({ length }, (_, ahead) => peek(reader, ahead)).find(
    ({ type }) => type === 'number',
  );
  for (let taken = 0; taken < length; taken += 1) take(reader);
  const of: MathNode = startsName(peek(reader))
    ? { kind: 'symbol', name: parseName(reader) }
    : deeper(reader, () => reader.expression(reader, BINDING.prefix));
  if (power === undefined) return count(reader, of);
  return count(reader, { kind: 'power', base: of, exponent: { kind: 'number', text: power.text } });
}

interface Found {
  readonly rest: MathNode;
  readonly name: MathNode;
}

/** The differential of `\frac{dz}{z}`: the only d before a name in the numerators of a product. */
function differentialWithin(node: MathNode): Found | undefined {
  if (node.kind === 'quotient') {
    const found = differentialWithin(node.over);
    return found && { ...found, rest: { ...node, over: found.rest } };
  }
  if (node.kind === 'negate') {
    const found = differentialWithin(node.of);
    return found && { ...found, rest: { ...node, of: found.rest } };
  }
  if (node.kind !== 'product') return undefined;
  const at = node.factors.findIndex((factor) => isLetterD(factor));
  const [letter, name] = [node.factors[at], node.factors[at + 1]];
  if (letter === undefined) return withinFactor(node.factors);
  if (name?.kind !== 'symbol') return undefined;
  const [only = UNITY, ...more] = [...node.factors.slice(0, at), ...node.factors.slice(at + 2)];
  const rest: MathNode = more.length === 0 ? only : { kind: 'product', factors: [only, ...more] };
  if (letter.kind === 'power')
    return { rest, name: { kind: 'power', base: name, exponent: letter.exponent } };
  return { rest, name };
}

function withinFactor(factors: readonly MathNode[]): Found | undefined {
  for (const [index, factor] of factors.entries()) {
    const found = factor.kind === 'quotient' ? differentialWithin(factor) : undefined;
    if (found === undefined) continue;
    return { ...found, rest: { kind: 'product', factors: factors.with(index, found.rest) } };
  }
  return undefined;
}

function isLetterD(node: MathNode): boolean {
  if (node.kind === 'power') return isLetterD(node.base);
  return node.kind === 'symbol' && (node.name === 'd' || node.name === '\\mathrm{d}');
}
