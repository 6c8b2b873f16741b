import { namesIn } from '../math/names-in.ts';
import type { MathNode } from '../math/tree.ts';
import type { RefutedPair } from './refuted.ts';
import { equivalent, type Ruling, undecided } from './rule.ts';

/** A commutator as `[\hat{first}, \hat{second}] = i\hbar`, times a third operator where there is one. */
interface Commutator {
  readonly first: string;
  readonly second: string;
  readonly gives?: string;
}

/** Operators of a place, and of a component of the momentum or the momentum on a line. */
const CANONICAL: readonly Commutator[] = [
  { first: '\\hat{x}', second: '\\hat{p}' },
  { first: '\\hat{q}', second: '\\hat{p}' },
  { first: '\\hat{x}', second: '\\hat{p}_{x}' },
  { first: '\\hat{y}', second: '\\hat{p}_{y}' },
  { first: '\\hat{z}', second: '\\hat{p}_{z}' },
];
/** Pairs of axes in cyclic order, and the third. */
const CYCLES = ['xyz', 'yzx', 'zxy'];
const ANGULAR: readonly Commutator[] = ['L', 'J', 'S'].flatMap((letter) =>
  CYCLES.map((axes) => {
    const component = (at: number): string => `\\hat{${letter}}_{${axes.charAt(at)}}`;
    return { first: component(0), second: component(1), gives: component(2) };
  }),
);
const RELATIONS = [...CANONICAL, ...ANGULAR];

/**
 * Operators with hats that no answer states a relation for: a place and its momentum, with `[\hat x, \hat p] = i\hbar`, and the
 * components of an angular momentum (P. A. M. Dirac, The Principles of Quantum Mechanics, §§22 and 35). Equal under it is
 * accepted where `\hbar` is written, and undecided elsewhere, where it may be 1. Undefined where the refutation stands.
 */
export function byCommutator({ reference, candidate, decide }: RefutedPair): Ruling | undefined {
  const names = new Set([...namesIn(reference), ...namesIn(candidate)]);
  const isWritten = names.has('\\hbar');
  const found = RELATIONS.filter(({ first, second }) => names.has(first) && names.has(second)).find(
    (each) => {
      const relation = relationOf(each, isWritten);
      return decide(beside(reference, relation), beside(candidate, relation)).outcome === 'equivalent';
    },
  );
  if (found === undefined) return undefined;
  const why = `equal by the commutator of ${found.first} and ${found.second}`;
  return isWritten ? equivalent('numeric_identity', why) : undecided('borderline', `${why} with \\hbar = 1`);
}

function relationOf({ first, second, gives }: Commutator, isWritten: boolean): MathNode {
  const bracket: MathNode = { kind: 'operator', head: 'commutator', args: [first, second].map(symbol) };
  const value = ['i', ...(isWritten ? ['\\hbar'] : []), ...(gives === undefined ? [] : [gives])].map(symbol);
  const [only, ...more] = value;
  const node: MathNode = only !== undefined && more.length === 0 ? only : { kind: 'product', factors: value };
  return { kind: 'relation', first: bracket, rest: [{ sign: '=', node }] };
}

function symbol(name: string): MathNode {
  return { kind: 'symbol', name };
}

function beside(node: MathNode, relation: MathNode): MathNode {
  return { kind: 'list', open: '', close: '', items: [node, relation] };
}
