import { isConstant } from '../evaluate.ts';
import { hasKind } from '../kinds-in.ts';
import { namesIn } from '../names-in.ts';
import { printLatex } from '../print.ts';
import { childrenOf, type MathNode, mapTree, someNode } from '../tree.ts';
import { isHatted, isMatrixLetter, markOf, stateName, withoutMark } from './names.ts';

/** A factor, its inverse behind it, and what stands between them: commuting factors would have been cancelled. */
interface Conjugation {
  readonly outer: MathNode;
  readonly inner: readonly MathNode[];
}

/** The conjugations in an expression: `e^{-iHt}\rho e^{iHt}`, `U^{-1}AU`, `D^\dagger(\alpha)aD(\alpha)`. */
function conjugationsIn(node: MathNode): readonly Conjugation[] {
  const found: Conjugation[] = [];
  if (!hasKind(node, 'product')) return found;
  someNode(node, (part) => {
    if (part.kind === 'product' && (part.factors.length > 2 || part.factors.some(isProduct)))
      found.push(...inProduct(part.factors));
    return false;
  });
  return found;
}

/** Whether an expression has a factor and its inverse around something that need not commute with them. */
export function holdsConjugation(node: MathNode): boolean {
  if (!hasKind(node, 'product')) return false;
  const known = HOLDS.get(node);
  if (known !== undefined) return known;
  const holds = conjugationsIn(node).length > 0;
  HOLDS.set(node, holds);
  return holds;
}

/** Several rules ask for the same trees. */
const HOLDS = new WeakMap<MathNode, boolean>();

const isProduct = (node: MathNode): boolean => node.kind === 'product';

/** A factor that may be the inverse of another one. */
function mayInvert(factor: MathNode): boolean {
  if (factor.kind === 'power') return true;
  if (factor.kind === 'function') return factor.name === 'exp';
  return (factor.kind === 'symbol' || factor.kind === 'call') && markOf(factor.name) === 'dagger';
}

function inProduct(factors: readonly MathNode[]): readonly Conjugation[] {
  const flat = factors.some(isProduct)
    ? factors.flatMap((factor) => (factor.kind === 'product' ? factor.factors : [factor]))
    : factors;
  const found: Conjugation[] = [];
  if (flat.length < 3 || !flat.some(mayInvert)) return found;
  for (const [at, outer] of flat.entries()) {
    const base = baseOf(outer);
    if (base === undefined || operatorsOf(outer).length === 0) continue;
    const end = flat.findIndex((other, index) => index > at && isInverse(base, baseOf(other)));
    const inner = end < 0 ? [] : flat.slice(at + 1, end).filter(mayNotCommute);
    if (inner.length > 0) found.push({ outer, inner });
  }
  return found;
}

/** What is raised to a power, as text, and the exponent without its sign. */
interface Base {
  readonly base: string;
  readonly exponent: string;
  readonly sign: 1 | -1;
}

function baseOf(factor: MathNode): Base | undefined {
  if (factor.kind === 'function' && factor.name === 'exp' && factor.args[0] !== undefined)
    return { base: 'e', ...signed(factor.args[0]) };
  if (factor.kind === 'power') {
    const isNamed = factor.base.kind === 'symbol' || factor.base.kind === 'call';
    return isNamed ? { base: printLatex(factor.base), ...signed(factor.exponent) } : undefined;
  }
  if (factor.kind === 'call' && factor.applied) return undefined;
  if (factor.kind !== 'symbol' && factor.kind !== 'call') return undefined;
  const isAdjoint = markOf(factor.name) === 'dagger';
  const base = printLatex(isAdjoint ? { ...factor, name: withoutMark(factor.name) } : factor);
  return { base, exponent: isAdjoint ? '\\dagger' : '1', sign: 1 };
}

function isInverse(one: Base, other: Base | undefined): boolean {
  if (other === undefined || one.base !== other.base) return false;
  if (one.exponent === other.exponent) return one.sign !== other.sign;
  return [one.exponent, other.exponent].sort().join() === '1,\\dagger' && one.sign === other.sign;
}

/** An expression without its sign, as text: −iHt/ħ and iHt/ħ have one text. */
function signed(node: MathNode): { readonly exponent: string; readonly sign: 1 | -1 } {
  const { text, sign } = signedText(node);
  return { exponent: text, sign };
}

interface Signed {
  readonly text: string;
  readonly sign: 1 | -1;
}

const opposite = (sign: 1 | -1): 1 | -1 => (sign === 1 ? -1 : 1);

function signedText(node: MathNode): Signed {
  if (node.kind === 'negate') {
    const { text, sign } = signedText(node.of);
    return { text, sign: opposite(sign) };
  }
  if (node.kind === 'quotient') {
    const [over, under] = [signedText(node.over), signedText(node.under)];
    return product([over, { text: `1/(${under.text})`, sign: under.sign }]);
  }
  if (node.kind === 'product') return product(node.factors.map(signedText));
  if (node.kind !== 'sum') return { text: printLatex(node), sign: 1 };
  const terms = node.terms.map(signedText).sort((a, b) => (a.text < b.text ? -1 : 1));
  const sign = terms[0]?.sign ?? 1;
  return { text: `(${terms.map((term) => `${term.sign * sign} ${term.text}`).join('+')})`, sign };
}

function product(parts: readonly Signed[]): Signed {
  const sign = parts.reduce<1 | -1>((total, part) => (part.sign === 1 ? total : opposite(total)), 1);
  const texts = parts.flatMap(({ text }) => text.split('·')).filter((text) => text !== '1');
  return { text: texts.sort().join('·'), sign };
}

/** A number and a known constant commute with everything. */
function mayNotCommute(factor: MathNode): boolean {
  if (factor.kind === 'function' && factor.name !== 'dagger') return false;
  return operatorsOf(factor).length > 0;
}

/** Names that stand for numbers wherever they stand. */
const NUMBER = /^(?:t|\\(?:hbar|pi|beta|omega|Omega|infty))(?:_|$)/;
const OPERATOR_LETTER = /^[A-Za-z](?![A-Za-z])/;

/**
 * The names of a factor that do not commute: those that are operators by their notation, or else its capital letters, its
 * small ones, or its Greek ones outside of exponents.
 */
function operatorsOf(factor: MathNode): readonly string[] {
  const isNamed = factor.kind === 'symbol' || factor.kind === 'call';
  const names = isNamed ? [factor.name] : [...namesIn(factor)];
  const open = names.filter((name) => !isConstant(name) && !NUMBER.test(name));
  const marked = open.filter(isOperatorName);
  if (marked.length > 0) return marked;
  const letters = open.filter((name) => OPERATOR_LETTER.test(name));
  const capitals = letters.filter((name) => /^[A-Z]/.test(name));
  if (capitals.length > 0) return capitals;
  if (letters.length > 0) return letters;
  return isNamed || factor.kind === 'sum' ? open : [];
}

function isOperatorName(name: string): boolean {
  return (
    isHatted(name) ||
    isMatrixLetter(name) ||
    markOf(name) !== undefined ||
    stateName(name) !== undefined ||
    /^\\(?:vec|mathbf|mathbb|slashed)\{/.test(name)
  );
}

/** The names that the conjugations of these expressions show to be operators. */
export function conjugatedNames(nodes: readonly MathNode[]): readonly string[] {
  const found = nodes.flatMap((node) =>
    conjugationsIn(node).flatMap(({ outer, inner }) => [outer, ...inner].flatMap(operatorsOf)),
  );
  return [...new Set(found)].filter((name) => !isOperatorName(name));
}

/** The expressions with `\rho(0)` as one name where a conjugation shows that ρ is an operator. */
export function withAppliedOperators(nodes: readonly MathNode[]): readonly MathNode[] {
  if (!nodes.some(holdsConjugation)) return nodes;
  const names = new Set(
    nodes.flatMap((node) =>
      conjugationsIn(node).flatMap(({ outer, inner }) => [outer, ...inner].flatMap(operatorsOf)),
    ),
  );
  const isOperator = (name: string): boolean => names.has(name) || names.has(withoutMark(name));
  return nodes.map((node) =>
    mapTree(node, (part) => {
      if (part.kind !== 'call' || part.applied || !isOperator(part.name)) return part;
      const mark = part.name.slice(withoutMark(part.name).length);
      const args = part.args.map(printLatex).join(',');
      return { kind: 'symbol', name: `${withoutMark(part.name)}(${args})${mark}` };
    }),
  );
}

/** Letters of parity, time reversal, charge conjugation, gates and reflections, which may be their own inverses. */
const INVOLUTION = /^\\?(?:hat\{|mathcal\{|mathrm\{)?[PTCIHXYZKR](?![A-Za-z])/;

/**
 * Whether two expressions with conjugations that differ for random operators differ for all: both conjugate single names,
 * the same ones by the same ones, so that nothing is worked out by a commutator that only the writer knows.
 */
export function areComparable(a: MathNode, b: MathNode): boolean {
  const [one, two] = [shapeOf(a), shapeOf(b)];
  const names = (node: MathNode) => [...namesIn(node)].sort().join();
  return one !== undefined && one === two && names(a) === names(b);
}

function shapeOf(node: MathNode): string | undefined {
  const found = conjugationsIn(node);
  if (found.length === 0) return undefined;
  const parts = found.map(({ outer, inner }) => {
    const base = baseOf(outer);
    const isPlain = inner.every((factor) => childrenOf(factor).length === 0 || factor.kind === 'call');
    if (base === undefined || !isPlain || INVOLUTION.test(base.base)) return undefined;
    const power = base.exponent === '\\dagger' ? '1' : base.exponent;
    return `${base.base}^${power} ${inner.map(printLatex).sort().join(' ')}`;
  });
  return parts.includes(undefined) ? undefined : parts.sort().join(';');
}
