import { type MathNode, someNode } from '../math/tree.ts';
import { isWhole } from './far-out.ts';
import type { Pair } from './sample.ts';

/** Ranges in which a name runs through a continuum of positive numbers. */
const POSITIVE: ReadonlySet<string> = new Set(['positive', 'small']);
/** Ranges without a continuum: what holds at some members of them may hold at no other. */
const COUNTED: ReadonlySet<string> = new Set(['natural', 'integer', 'prime']);

/** Without branches: entire, or the quotient of two that are. */
const MEROMORPHIC: ReadonlySet<string> = new Set(['exp', 'sin', 'cos', 'tan', 'sinh', 'cosh']);
/** With a branch point at zero, and analytic on positive numbers. */
const ANALYTIC_ON_POSITIVES: ReadonlySet<string> = new Set(['sqrt', 'ln', 'log']);

/**
 * Whether two expressions are each one analytic formula on all of the domain their names range over: then they agree
 * everywhere if they agree near one point (identity theorem, Ahlfors, Complex Analysis, 4.3.2), and nothing new is seen far
 * out. Moduli, maxima, steps, roots and logarithms of what may be negative, and functions that saturate are not.
 */
export function areAnalytic({ reference, candidate, names, domains, assumption }: Pair): boolean {
  const rangeOf = (name: string): string => domains.get(name) ?? assumption;
  for (const name of names) if (COUNTED.has(rangeOf(name))) return false;
  const isPositiveName = (name: string): boolean =>
    name === '\\pi' || name === 'e' || (names.has(name) && POSITIVE.has(rangeOf(name)));
  return [reference, candidate].every((node) => isAnalytic(node, isPositiveName));
}

type IsPositiveName = (name: string) => boolean;

function isAnalytic(node: MathNode, isPositiveName: IsPositiveName): boolean {
  const analytic = (part: MathNode): boolean => isAnalytic(part, isPositiveName);
  switch (node.kind) {
    case 'number':
    case 'symbol':
    case 'unit':
      return true;
    case 'negate':
      return analytic(node.of);
    case 'sum':
      return node.terms.every(analytic);
    case 'product':
      return node.factors.every(analytic);
    case 'quotient':
      return analytic(node.over) && analytic(node.under);
    case 'power':
      return isWhole(node.exponent)
        ? analytic(node.base)
        : isPositive(node.base, isPositiveName) && analytic(node.exponent);
    case 'function': {
      const [of, ...more] = node.args;
      if (of === undefined || more.length > 0) return false;
      if (MEROMORPHIC.has(node.name)) return analytic(of);
      return ANALYTIC_ON_POSITIVES.has(node.name) && isPositive(of, isPositiveName);
    }
    default:
      return false;
  }
}

/** Whether an expression is positive wherever its names are in their ranges, for no other reason than its signs. */
function isPositive(node: MathNode, isPositiveName: IsPositiveName): boolean {
  const positive = (part: MathNode): boolean => isPositive(part, isPositiveName);
  switch (node.kind) {
    case 'number':
      return /[1-9]/.test(node.text);
    case 'symbol':
      return isPositiveName(node.name);
    case 'unit':
      return true;
    case 'sum':
      return node.terms.every(positive);
    case 'product':
      return node.factors.every(positive);
    case 'quotient':
      return positive(node.over) && positive(node.under);
    case 'power':
      return positive(node.base) && isReal(node.exponent, isPositiveName);
    case 'function': {
      const [of, ...more] = node.args;
      if (of === undefined || more.length > 0) return false;
      if (node.name === 'exp') return isReal(of, isPositiveName);
      return node.name === 'sqrt' && positive(of);
    }
    default:
      return false;
  }
}

/** An analytic formula of positive names without i. */
function isReal(node: MathNode, isPositiveName: IsPositiveName): boolean {
  const isOther = (part: MathNode): boolean => part.kind === 'symbol' && !isPositiveName(part.name);
  return isAnalytic(node, isPositiveName) && !someNode(node, isOther);
}
