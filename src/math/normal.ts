import { holdsConjugation } from './arrays/conjugations.ts';
import { fingerprintOf } from './fingerprint.ts';
import { printLatex } from './print.ts';
import { parseDecimal, rationalOf } from './rational.ts';
import { type MathNode, mapTree, someNode } from './tree.ts';
import { isDot, isVector } from './vectors.ts';

/** Names that stand for operators, states or matrices by their notation: their products do not commute. */
const OPERATOR_NAME = /^\\hat|^\\slashed|\\dagger|^\\nabla|^\\partial|^\\mathbb|\\langle|\\rangle/;
/** Names that mostly stand for matrices, unless they are declared as numbers. */
const MATRIX_NAME =
  /^\\gamma\^|^\\gamma_\{?(?:5|\\[a-z])|^\\sigma_\{?[xyzij\\]|^\\operatorname\{(?:tr|Tr|det)\}/;

const NO_NAMES: ReadonlySet<string> = new Set();

/** With three vectors in one product it matters which two are multiplied. */
function mixesVectors(node: MathNode): boolean {
  if (node.kind !== 'product' || node.factors.length < 2) return false;
  let vectors = 0;
  for (let at = 0; at < node.factors.length; at += 1) {
    const factor = node.factors[at];
    if (factor?.kind === 'power' && isVector(factor.base)) vectors += 2;
    if (factor?.kind === 'symbol' && isVector(factor)) vectors += 1;
  }
  return vectors > 2;
}

/** `[A, B]C`: two things in square brackets beside a factor are a commutator, no interval. */
function multipliesBracket(node: MathNode): boolean {
  const isBracket = (part: MathNode): boolean =>
    part.kind === 'list' && part.open === '[' && part.close === ']' && part.items.length === 2;
  return node.kind === 'product' && node.factors.some(isBracket);
}

/** Names that a reader takes as a component of a stress or a width where they stand alone, as matrices in products. */
const COMPONENT_NAME = /^\\(?:sigma|gamma)_/;

/**
 * Whether the expression holds operators, whose order in a product matters, or upper indices, which are no powers.
 * A name in `numbers` is declared as a number, which a hat or a state is not. Where undeclared names are quantities,
 * `\\sigma_x` is one unless it is multiplied by another such name, and x^1 is a power.
 */
export function hasOperators(
  node: MathNode,
  numbers: ReadonlySet<string> = NO_NAMES,
  undeclared: 'quantity' | 'open' = 'open',
): boolean {
  const isMatrix = (name: string): boolean => MATRIX_NAME.test(name) && !numbers.has(name);
  const isAlone = (): boolean =>
    undeclared === 'quantity' && !someNode(node, (part) => multiplies(part, isMatrix));
  if (holdsConjugation(node)) return true;
  return someNode(node, (part) => {
    switch (part.kind) {
      case 'symbol':
      case 'call':
        // A letter without marks is no operator by its notation.
        if (part.name.length === 1) return false;
        return (
          OPERATOR_NAME.test(part.name) ||
          (isMatrix(part.name) && !(COMPONENT_NAME.test(part.name) && isAlone()))
        );
      case 'product':
        return mixesVectors(part) || multipliesBracket(part) || hasUpperIndices(part, numbers);
      case 'power':
        return (undeclared !== 'quantity' || isSecondIndex(part)) && hasUpperIndices(part, numbers);
      case 'operator':
        return part.head.endsWith('Operator');
      default:
        return part.kind === 'matrix';
    }
  });
}

/** `P_2^1`: behind an index nobody writes the first power. */
function isSecondIndex({ base, exponent }: MathNode & { readonly kind: 'power' }): boolean {
  return (
    exponent.kind === 'number' && exponent.text === '1' && base.kind === 'symbol' && base.name.includes('_')
  );
}

/** Whether two factors of a product, or the base of a power, hold names with the property. */
function multiplies(node: MathNode, isMatrix: (name: string) => boolean): boolean {
  const holds = (part: MathNode): boolean =>
    someNode(part, (inner) => (inner.kind === 'symbol' || inner.kind === 'call') && isMatrix(inner.name));
  if (node.kind === 'power') return holds(node.base);
  return node.kind === 'product' && node.factors.filter(holds).length > 1;
}

/** `x^0` and `x^1` are components, and so are two powers of one name in one product: nobody writes x^2 x^3 for x^5, unless a number stands between. */
function hasUpperIndices(node: MathNode, numbers: ReadonlySet<string>): boolean {
  const isIndexed = (part: MathNode): boolean =>
    part.kind === 'power' &&
    part.base.kind === 'symbol' &&
    !numbers.has(part.base.name) &&
    part.base.name !== 'e' &&
    !isFraction(part.exponent);
  if (node.kind === 'power')
    return isIndexed(node) && node.exponent.kind === 'number' && /^[01]$/.test(node.exponent.text);
  if (node.kind !== 'product' || node.factors.filter(isIndexed).length < 2) return false;
  const numbered = node.factors.findLastIndex((part) => part.kind === 'number');
  const bases = node.factors
    .filter((part, at) => isIndexed(part) && at > numbered)
    .map((part) => (part.kind === 'power' ? printLatex(part.base) : ''));
  return new Set(bases).size < bases.length;
}

/** A fraction counts nothing: `a^{1/3}` is a power. */
function isFraction(exponent: MathNode): boolean {
  if (exponent.kind === 'negate') return isFraction(exponent.of);
  const isDecimal = exponent.kind === 'number' && exponent.text.includes('.');
  return isDecimal || exponent.kind === 'quotient';
}

/**
 * A text that is equal for two expressions that differ only by the order of terms and commuting factors, brackets, and
 * the way a number is written; or, `in order`, not even by the order of factors. Unequal texts say nothing.
 */
export function normalText(node: MathNode, factors: 'sorted' | 'in order' = 'sorted'): string {
  const known = NORMAL[factors].get(node);
  if (known !== undefined) return known;
  const text = printNormal(node, factors);
  NORMAL[factors].set(node, text);
  return text;
}

/** Whether two expressions have one {@link normalText}; what most wrong answers differ by is seen without it. */
export function haveSameText(a: MathNode, b: MathNode, factors: 'sorted' | 'in order' = 'sorted'): boolean {
  return fingerprintOf(a) === fingerprintOf(b) && normalText(a, factors) === normalText(b, factors);
}

/** Several rules ask for the text of the same trees. */
const NORMAL = { sorted: new WeakMap<MathNode, string>(), 'in order': new WeakMap<MathNode, string>() };

function printNormal(node: MathNode, factors: 'sorted' | 'in order'): string {
  const ordered = factors === 'in order' || hasOperators(node);
  return printLatex(mapTree(node, (part) => normalNode(part, ordered)));
}

/** A whole number as it is printed from its value. */
const PLAIN_INTEGER = /^(?:0|[1-9][0-9]*)$/;

function normalNode(node: MathNode, ordered: boolean): MathNode {
  if (node.kind === 'number') {
    if (PLAIN_INTEGER.test(node.text)) return node;
    const { num, den } = parseDecimal(node.text);
    const over: MathNode = { kind: 'number', text: String(num) };
    return den === 1n ? over : { kind: 'quotient', over, under: { kind: 'number', text: String(den) } };
  }
  if (node.kind === 'negate' && node.of.kind === 'negate') return node.of.of;
  if (node.kind === 'sum') {
    const isFlat = !node.terms.some((term) => term.kind === 'sum');
    const terms = isFlat
      ? node.terms
      : node.terms.flatMap((term) => (term.kind === 'sum' ? term.terms : [term]));
    return { kind: 'sum', terms: sorted(terms) };
  }
  if (isDot(node)) return ordered ? node : { ...node, args: sorted(node.args) };
  if (node.kind !== 'product') return node;
  const isFlat = !node.factors.some((factor) => factor.kind === 'product');
  if (isFlat && ordered) return node;
  const factors = isFlat
    ? node.factors
    : node.factors.flatMap((factor) => (factor.kind === 'product' ? factor.factors : [factor]));
  return { kind: 'product', factors: ordered ? factors : sorted(factors) };
}

function sorted(nodes: readonly MathNode[]): readonly MathNode[] {
  if (nodes.length < 2) return nodes;
  return nodes
    .map((node) => ({ node, key: printLatex(node) }))
    .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
    .map((entry) => entry.node);
}

/** A number as it was written: its sign, digits and power of ten, so that its precision is known. */
export interface Literal {
  /** Significant digits stated; trailing zeros count only behind a decimal point. */
  readonly digits: number;
  /** The value of one unit in the last digit stated, without any unit of measurement. */
  readonly lastPlace: number;
}

/** The precision a decimal number states, through signs, powers of ten and units; undefined for any other form. */
export function literalOf(node: MathNode): Literal | undefined {
  if (node.kind === 'negate') return literalOf(node.of);
  if (node.kind === 'number') return node.text.includes('.') ? literalNumber(node.text) : undefined;
  if (node.kind === 'power') return isTen(node) ? { digits: 1, lastPlace: tenTo(node) } : undefined;
  if (node.kind === 'quotient') return onlyUnits(node.under) ? literalOf(node.over) : undefined;
  if (node.kind !== 'product') return undefined;
  let literal: Literal | undefined;
  if (node.factors.every((factor) => onlyUnits(factor) || isInteger(factor))) return undefined;
  for (const factor of node.factors) {
    if (onlyUnits(factor)) continue;
    const next = factor.kind === 'number' ? literalNumber(factor.text) : literalOf(factor);
    if (next === undefined) return undefined;
    if (literal !== undefined && !(factor.kind === 'power' && isTen(factor))) return undefined;
    literal =
      literal === undefined
        ? next
        : { digits: literal.digits, lastPlace: literal.lastPlace * next.lastPlace };
  }
  return literal;
}

function literalNumber(text: string): Literal {
  const [whole = '', part] = text.split('.');
  const significant = (whole + (part ?? '')).replace(/^0+/, '');
  if (part !== undefined) return { digits: Math.max(1, significant.length), lastPlace: 10 ** -part.length };
  const zeros = /0*$/.exec(significant)?.[0].length ?? 0;
  return { digits: Math.max(1, significant.length - zeros), lastPlace: 10 ** zeros };
}

function isInteger(node: MathNode): boolean {
  return node.kind === 'number' && !node.text.includes('.');
}

function isTen(node: MathNode & { kind: 'power' }): boolean {
  return node.base.kind === 'number' && node.base.text === '10' && rationalOf(node.exponent)?.den === 1n;
}

function tenTo(node: MathNode & { kind: 'power' }): number {
  return 10 ** Number(rationalOf(node.exponent)?.num ?? 0n);
}

function onlyUnits(node: MathNode): boolean {
  if (node.kind === 'unit') return true;
  if (node.kind === 'power') return onlyUnits(node.base);
  if (node.kind === 'product') return node.factors.every(onlyUnits);
  return (
    node.kind === 'quotient' &&
    onlyUnits(node.under) &&
    (onlyUnits(node.over) || (node.over.kind === 'number' && node.over.text === '1'))
  );
}
