import type { MathNode } from './tree.ts';

/** An exact fraction in lowest terms; `den` is positive. */
export interface Rational {
  readonly num: bigint;
  readonly den: bigint;
}

/** Results of more bits than this are left to floating point: 400 digits, as for numbers read. */
const MAX_BITS = 1330;

function lowest(num: bigint, den: bigint): Rational | undefined {
  if (den === 0n) return undefined;
  let [a, b] = [num < 0n ? -num : num, den < 0n ? -den : den];
  while (b !== 0n) [a, b] = [b, a % b];
  const sign = den < 0n ? -1n : 1n;
  const result = a === 0n ? { num: 0n, den: 1n } : { num: (sign * num) / a, den: (sign * den) / a };
  return bits(result.num) + bits(result.den) > 2 * MAX_BITS ? undefined : result;
}

function bits(value: bigint): number {
  const size = value < 0n ? -value : value;
  return size <= 1n ? 0 : size.toString(2).length;
}

/** The same few numbers are read again and again. */
const KNOWN = new Map<string, Rational>();
const MAX_KNOWN = 500;

/** The value of a decimal such as "1.50". */
export function parseDecimal(text: string): Rational {
  const known = KNOWN.get(text);
  if (known !== undefined) return known;
  const value = readDecimal(text);
  if (KNOWN.size >= MAX_KNOWN) KNOWN.clear();
  KNOWN.set(text, value);
  return value;
}

function readDecimal(text: string): Rational {
  const [whole = '0', part = ''] = text.split('.');
  if (part === '') return { num: BigInt(whole), den: 1n };
  return lowest(BigInt(whole + part), 10n ** BigInt(part.length)) ?? { num: 0n, den: 1n };
}

/** The exact value of an expression of rational numbers, or undefined when it is none or too large to keep. */
export function rationalOf(node: MathNode): Rational | undefined {
  switch (node.kind) {
    case 'number':
      return parseDecimal(node.text);
    case 'negate': {
      const of = rationalOf(node.of);
      return of && { num: -of.num, den: of.den };
    }
    case 'sum':
      return fold(node.terms, (a, b) => lowest(a.num * b.den + b.num * a.den, a.den * b.den));
    case 'product':
      return fold(node.factors, multiply);
    case 'quotient': {
      const over = rationalOf(node.over);
      const under = rationalOf(node.under);
      return over && under && lowest(over.num * under.den, over.den * under.num);
    }
    case 'power':
      return raise(rationalOf(node.base), rationalOf(node.exponent));
    case 'function':
      return functionValue(node.name, node.args);
    default:
      return undefined;
  }
}

function multiply(a: Rational, b: Rational): Rational | undefined {
  return lowest(a.num * b.num, a.den * b.den);
}

type Combine = (a: Rational, b: Rational) => Rational | undefined;

function fold(nodes: readonly MathNode[], combine: Combine): Rational | undefined {
  let total: Rational | undefined;
  for (const [index, node] of nodes.entries()) {
    const next = rationalOf(node);
    if (next === undefined || (index > 0 && total === undefined)) return undefined;
    total = total === undefined ? next : combine(total, next);
  }
  return total;
}

/** Integer powers only, refused before the result could exceed the cap. */
function raise(base: Rational | undefined, exponent: Rational | undefined): Rational | undefined {
  if (base === undefined || exponent === undefined || exponent.den !== 1n) return undefined;
  const size = exponent.num < 0n ? -exponent.num : exponent.num;
  if (size > BigInt(MAX_BITS) || (bits(base.num) + bits(base.den)) * Number(size) > 2 * MAX_BITS)
    return undefined;
  const [num, den] = [base.num ** size, base.den ** size];
  return exponent.num < 0n ? lowest(den, num) : lowest(num, den);
}

function functionValue(name: string, args: readonly MathNode[]): Rational | undefined {
  const [first, second] = args.map(rationalOf);
  if (first === undefined || first.den !== 1n) return name === 'abs' && first ? absolute(first) : undefined;
  if (name === 'abs') return absolute(first);
  if (name === 'factorial')
    return first.num >= 0n && first.num <= 170n ? productOf(2n, first.num) : undefined;
  if (name !== 'binomial' || second === undefined || second.den !== 1n) return undefined;
  if (second.num < 0n || second.num > first.num || first.num > 170n) return undefined;
  const over = productOf(first.num - second.num + 1n, first.num);
  return over && lowest(over.num, productOf(2n, second.num).num);
}

function absolute(value: Rational): Rational {
  return value.num < 0n ? { num: -value.num, den: value.den } : value;
}

function productOf(from: bigint, to: bigint): Rational {
  let num = 1n;
  for (let factor = from; factor <= to; factor += 1n) num *= factor;
  return { num, den: 1n };
}
