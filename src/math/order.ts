import { namesIn } from './names-in.ts';
import { childrenOf, type MathNode } from './tree.ts';

/**
 * Letters that with an index often stand for operators, matrices or anticommuting numbers: angular momenta, generators,
 * ladder operators, Dirac and Pauli matrices, spinors.
 */
const NON_COMMUTING =
  /^(?:[LSJTKPQXYABDabc]|\\(?:gamma|sigma|tau|theta|eta|psi|chi|xi|lambda|Gamma|Sigma|alpha|beta|phi|Psi)|\\(?:bar|tilde|mathcal)\{[^}]*\})(?=[_^]|$)/;

/**
 * Letters that a reader takes as matrices even with a number below: Pauli, Dirac and isospin matrices, spinors. Any other
 * letter with a number, a zero or a word below is the first, second or named quantity of its kind, T_1 T_2.
 */
const NUMBERED_QUANTITY =
  /^(?!\\(?:gamma|sigma|tau|psi|chi|xi|theta|eta|bar|tilde|mathcal)).*_\{?(?:[0-9]+|[A-Za-z]{2,})\}?$/;

/** For two such names "a b" in this order, whether the product occurs in it, in the other order, or in both. */
type Orders = ReadonlyMap<string, ReadonlySet<'kept' | 'swapped'>>;

/**
 * Whether two expressions multiply names that may not commute in different orders, or one of them in both orders.
 * `numbers` are the names declared as numbers; where undeclared names are quantities, numbered ones are numbers too.
 */
export function ordersDiffer(
  a: MathNode,
  b: MathNode,
  numbers: ReadonlySet<string>,
  undeclared: 'quantity' | 'open' = 'open',
): boolean {
  const known =
    undeclared === 'open'
      ? numbers
      : new Set([
          ...numbers,
          ...[...namesIn(a), ...namesIn(b)].filter((name) => NUMBERED_QUANTITY.test(name)),
        ]);
  const one = ordersOf(a, known);
  const two = ordersOf(b, known);
  if (one.size === 0 && two.size === 0) return false;
  const pairs = new Set([...one.keys(), ...two.keys()]);
  return [...pairs].some((pair) => new Set([...(one.get(pair) ?? []), ...(two.get(pair) ?? [])]).size > 1);
}

function ordersOf(node: MathNode, numbers: ReadonlySet<string>): Orders {
  const found = new Map<string, Set<'kept' | 'swapped'>>();
  const note = (left: readonly string[], right: readonly string[]): void => {
    for (const a of left) {
      for (const b of right) {
        if (a === b || (letterOf(a) !== letterOf(b) && !areSpinors(a, b))) continue;
        const [pair, order] = a < b ? [`${a} ${b}`, 'kept' as const] : [`${b} ${a}`, 'swapped' as const];
        found.set(pair, (found.get(pair) ?? new Set()).add(order));
      }
    }
  };
  visit(node, { numbers, note });
  return found;
}

interface Visitor {
  readonly numbers: ReadonlySet<string>;
  readonly note: (left: readonly string[], right: readonly string[]) => void;
}

function visit(node: MathNode, visitor: Visitor): void {
  if (node.kind === 'symbol' || node.kind === 'number' || node.kind === 'unit') return;
  if (node.kind === 'product' || (node.kind === 'operator' && node.head === 'dot')) {
    const names = childrenOf(node)
      .map((factor) => factorNames(factor, visitor.numbers))
      .filter((own) => own.length > 0);
    if (names.length > 1)
      for (const [at, left] of names.entries()) visitor.note(left, names.slice(at + 1).flat());
  }
  if (node.kind === 'power' && node.base.kind === 'sum') {
    const names = factorNames(node.base, visitor.numbers);
    visitor.note(names, names);
  }
  for (const child of childrenOf(node)) visit(child, visitor);
}

const NO_FACTORS: readonly string[] = [];

/** The names a factor brings into the product: itself, the base of a power, the terms of a sum; none out of a function. */
function factorNames(node: MathNode, numbers: ReadonlySet<string>): readonly string[] {
  if (node.kind === 'number' || node.kind === 'unit') return NO_FACTORS;
  if (node.kind === 'symbol')
    return NON_COMMUTING.test(node.name) && !numbers.has(node.name) ? [node.name] : NO_FACTORS;
  if (node.kind === 'power') {
    const names = factorNames(node.base, numbers);
    return node.exponent.kind === 'symbol' ? names.map((name) => `${name}^${exponentOf(node)}`) : names;
  }
  // u alone may be a velocity beside its mean; u(p) is a spinor.
  if (node.kind === 'call') return SPINOR.test(bareOf(node.name)) ? [node.name] : [];
  const [bare] = node.kind === 'function' && node.name === 'overline' ? node.args : [];
  if (bare?.kind === 'symbol' && SPINOR.test(bare.name)) return [`\\bar{${bare.name}}`];
  const passes =
    node.kind === 'sum' || node.kind === 'product' || node.kind === 'negate' || node.kind === 'quotient';
  return passes ? childrenOf(node).flatMap((child) => factorNames(child, numbers)) : [];
}

/** Fields of spinors, `\bar\psi\psi`: a number in this order, a matrix in the other. */
const SPINOR = /^(?:u|v|\\(?:psi|Psi|chi|eta|xi|lambda|theta))$/;

const bareOf = (name: string): string => /^\\bar\{(.*)\}$/.exec(name)?.[1] ?? name;

function areSpinors(a: string, b: string): boolean {
  return [
    [a, b],
    [b, a],
  ].some(([field = '', bar = '']) => SPINOR.test(field) && bar !== field && bareOf(bar) === field);
}

/** `T^a`: a letter above is an index of the name. */
function exponentOf(node: MathNode & { readonly kind: 'power' }): string {
  return node.exponent.kind === 'symbol' ? node.exponent.name : '';
}

function letterOf(name: string): string {
  return name.replace(/[_^].*$/, '');
}
