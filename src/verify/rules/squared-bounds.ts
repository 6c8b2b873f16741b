import { hasKind, someOfKind } from '../../math/kinds-in.ts';
import type { MathNode } from '../../math/tree.ts';
import { different, equivalent, type Question, type Ruling, undecided } from '../rule.ts';
import { minus } from './linear-solution.ts';
import { multipleOf } from './multiple.ts';

/** Names of what is positive whatever the problem: frequencies, masses, lengths, constants of nature. */
const POSITIVE =
  /^(?:\\(?:omega|Omega|nu|lambda|rho|hbar|gamma|beta|ell|(?:var)?epsilon|mu)|[fmMRrLlkcgGhdDNnb])(?:_|$)/;

/** Those of them that are quantum numbers as often, which may be negative when their square is bounded. */
const MAY_COUNT = /^(?:[mn]|\\ell)(?:_|$)/;

/**
 * Two inequalities of which one is the square of the other: `x^2 < a^2` and `|x| < a`. The same where both sides that were squared
 * can only be positive, as moduli, roots, frequencies or masses; of what may be negative nobody says so. Undefined where no square
 * of one inequality is a multiple of the other.
 */
export function bySquaredBounds(question: Question): Ruling | undefined {
  const { reference, candidate } = question;
  const [known, given] = [boundOf(reference), boundOf(candidate)];
  if (known === undefined || given === undefined) return undefined;
  return ofSquare(question, known, given) ?? ofSquare(question, given, known);
}

/** An inequality as upper > lower. */
interface Bound {
  readonly upper: MathNode;
  readonly lower: MathNode;
}

function boundOf(node: MathNode): Bound | undefined {
  const [only, ...more] = node.kind === 'relation' ? node.rest : [];
  if (node.kind !== 'relation' || only === undefined || more.length > 0) return undefined;
  if (only.sign === '>' || only.sign === '\\geq') return { upper: node.first, lower: only.node };
  if (only.sign === '<' || only.sign === '\\leq') return { upper: only.node, lower: node.first };
  return undefined;
}

function ofSquare(question: Question, square: Bound, root: Bound): Ruling | undefined {
  if (!hasKind(square.upper, 'power') && !hasKind(square.lower, 'power')) return undefined;
  const isReal = ![square.upper, square.lower].some(hasModulus);
  const squares = minus(squared(root.upper, isReal), squared(root.lower, isReal));
  const found = multipleOf(question, minus(square.upper, square.lower), squares);
  if (found === undefined || ![...found.exponents.keys()].every((name) => POSITIVE.test(name)))
    return undefined;
  if (found.constant < 0) return different('other_shape', 'the opposite inequality');
  return isPositive(root.upper) && isPositive(root.lower)
    ? equivalent('numeric_identity', 'the square of an inequality between what is positive')
    : undecided('borderline', 'the square of an inequality between what may be negative');
}

function hasModulus(node: MathNode): boolean {
  return someOfKind(node, 'function', ({ name }) => name === 'abs');
}

/** The square of a side; that of a real number's modulus is the square of the number. */
function squared(base: MathNode, isReal: boolean): MathNode {
  if (base.kind === 'product') return { ...base, factors: base.factors.map((part) => squared(part, isReal)) };
  const [inner] = isReal && base.kind === 'function' && base.name === 'abs' ? base.args : [];
  if (inner !== undefined) return squared(inner, isReal);
  return { kind: 'power', base, exponent: { kind: 'number', text: '2' } };
}

function isPositive(node: MathNode): boolean {
  switch (node.kind) {
    case 'number':
    case 'unit':
      return true;
    case 'symbol':
      return node.name === '\\pi' || (POSITIVE.test(node.name) && !MAY_COUNT.test(node.name));
    case 'function':
      return node.name === 'abs' || node.name === 'sqrt';
    case 'power':
      return isPositive(node.base);
    case 'product':
      return node.factors.every(isPositive);
    case 'quotient':
      return isPositive(node.over) && isPositive(node.under);
    case 'sum':
      return node.terms.every(isPositive);
    default:
      return false;
  }
}
