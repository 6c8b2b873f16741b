import { childrenOf, type MathNode } from '../tree.ts';
import { isNumber, mentions, minus, num, over, plus, times } from './build.ts';

/** A function of whole numbers in a Dirichlet series; `index` is k of σ_k. */
export interface Atom {
  readonly name: string;
  readonly index?: MathNode;
}

/** The term coefficient · (−1)^n · Π atoms(n) · n^−exponent; the sign only where it `alternates`. */
export interface DirichletTerm {
  readonly atoms: readonly Atom[];
  readonly exponent: MathNode;
  readonly coefficient: MathNode;
  readonly alternates: boolean;
}

/** Functions of number theory by the reader's names (DLMF 27.2), which jump from one whole number to the next. */
export const ARITHMETIC: ReadonlySet<string> = new Set([
  'moebius',
  'totient',
  'liouville',
  'mangoldt',
  'sigma',
]);

interface Parts {
  readonly atoms: Atom[];
  readonly exponents: MathNode[];
  readonly over: MathNode[];
  readonly under: MathNode[];
  signs: number;
}

/** Takes the term of a series over n apart; undefined where it has another form than {@link DirichletTerm}. */
export function readTerm(body: MathNode, n: string): DirichletTerm | undefined {
  const parts: Parts = { atoms: [], exponents: [], over: [], under: [], signs: 0 };
  if (!collect(body, n, 1, parts)) return undefined;
  if (parts.exponents.length === 0) return undefined;
  return {
    atoms: parts.atoms,
    exponent: plus(...parts.exponents),
    coefficient: over(times(...parts.over), times(...parts.under)),
    alternates: parts.signs % 2 === 1,
  };
}

/** Adds a factor above (1) or below (−1) the line; false where it is none of a Dirichlet series. */
function collect(node: MathNode, n: string, side: 1 | -1, parts: Parts): boolean {
  if (!mentions(node, n)) {
    (side === 1 ? parts.over : parts.under).push(node);
    return true;
  }
  switch (node.kind) {
    case 'negate':
      parts.over.push(num(-1));
      return collect(node.of, n, side, parts);
    case 'product':
      return node.factors.every((factor) => collect(factor, n, side, parts));
    case 'quotient':
      return collect(node.over, n, side, parts) && collect(node.under, n, side === 1 ? -1 : 1, parts);
    case 'symbol':
      parts.exponents.push(num(-side));
      return true;
    case 'power':
      return collectPower(node, n, side, parts);
    case 'function':
      return side === 1 && collectFunction(node, n, parts);
    default:
      return false;
  }
}

type Power = Extract<MathNode, { readonly kind: 'power' }>;
type Applied = Extract<MathNode, { readonly kind: 'function' }>;

/** n^e, (−1)^{n+c}, or the square of a function. */
function collectPower({ base, exponent }: Power, n: string, side: 1 | -1, parts: Parts): boolean {
  if (isSymbol(base, n)) {
    if (mentions(exponent, n)) return false;
    parts.exponents.push(side === 1 ? minus(exponent) : exponent);
    return true;
  }
  if (base.kind === 'negate' && isNumber(base.of, 1)) return collectSign(exponent, n, parts);
  if (base.kind !== 'function' || side === -1 || !isNumber(exponent, 2)) return false;
  return collectFunction(base, n, parts) && collectFunction(base, n, parts);
}

/** The exponent n, n + c or n − c with a whole c. */
function collectSign(exponent: MathNode, n: string, parts: Parts): boolean {
  const terms = exponent.kind === 'sum' ? exponent.terms : [exponent];
  const numbers = terms.filter((term) => !isSymbol(term, n)).map(wholeOf);
  if (terms.length - numbers.length !== 1 || numbers.some((number) => number === undefined)) return false;
  const odd = numbers.reduce<number>((sum, number) => sum + (number ?? 0), 0) % 2 !== 0;
  if (odd) parts.over.push(num(-1));
  parts.signs += 1;
  return true;
}

function wholeOf(node: MathNode): number | undefined {
  if (node.kind === 'negate') return wholeOf(node.of);
  return node.kind === 'number' && /^[0-9]{1,9}$/.test(node.text) ? Number(node.text) : undefined;
}

function collectFunction(node: Applied, n: string, parts: Parts): boolean {
  const atom = atomOf(node, n);
  if (atom !== undefined) parts.atoms.push(atom);
  return atom !== undefined;
}

function atomOf({ name, args }: Applied, n: string): Atom | undefined {
  const [first, second] = args;
  if (first === undefined) return undefined;
  if (name === 'sigma')
    return second && isSymbol(second, n) && !mentions(first, n) ? { name, index: first } : undefined;
  if (ARITHMETIC.has(name)) return isSymbol(first, n) ? { name } : undefined;
  const isModulus = name === 'abs' && first.kind === 'function' && first.name === 'moebius';
  return isModulus && childrenOf(first).every((arg) => isSymbol(arg, n)) ? { name: 'squarefree' } : undefined;
}

function isSymbol(node: MathNode, name: string): boolean {
  return node.kind === 'symbol' && node.name === name;
}
