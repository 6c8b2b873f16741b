import { namesIn } from '../math/names-in.ts';
import type { MathNode } from '../math/tree.ts';
import { different, equivalent, type Ruling, undecided } from './rule.ts';

/** A pair that was not accepted, whether it was left open, and how another one is decided. */
interface Pair {
  readonly isOpen: boolean;
  readonly reference: MathNode;
  readonly candidate: MathNode;
  readonly decide: (reference: MathNode, candidate: MathNode) => Ruling;
}

/** Names of creators: a, b or c with a dagger, with or without a hat; of the first nobody says what statistics it has. */
const CREATOR = /^(?:\\hat\{([abc])\}|([abc]))(_\{[^{}]*\})?\^\{\\dagger\}$/;
const ONE: MathNode = { kind: 'number', text: '1' };

/**
 * Operators `a` and `a^\dagger` that no answer states a relation for. The letter a without an index is the ladder operator of
 * an oscillator, with `[a, a^\dagger] = 1` (P. A. M. Dirac, The Principles of Quantum Mechanics, §34): equal under it is
 * accepted. Where b, c or an index may be other modes or fermions, with `\{c, c^\dagger\} = 1`, equal under one of the two is
 * undecided. Undefined where neither makes the two answers equal; an open pair on the same names that both set apart is refuted.
 */
export function byLadder({ reference, candidate, isOpen, decide }: Pair): Ruling | undefined {
  const names = new Set([...namesIn(reference), ...namesIn(candidate)]);
  const creators = [...names].filter((name) => CREATOR.test(name));
  const [creator, ...more] = creators;
  if (creator === undefined || more.length > 0) return undefined;
  const annihilator = creator.slice(0, -'^{\\dagger}'.length);
  if (!names.has(annihilator)) return undefined;
  const isOscillator = /^(?:\\hat\{a\}|a)$/.test(annihilator);
  const under = (head: 'commutator' | 'anticommutator'): Ruling['outcome'] => {
    const bracket: MathNode = { kind: 'operator', head, args: [annihilator, creator].map(symbol) };
    const relation: MathNode = { kind: 'relation', first: bracket, rest: [{ sign: '=', node: ONE }] };
    return decide(beside(reference, relation), beside(candidate, relation)).outcome;
  };
  const bosons = under('commutator');
  if (bosons === 'equivalent')
    return isOscillator
      ? equivalent('numeric_identity', `equal by [${annihilator}, ${creator}] = 1`)
      : undecided('borderline', `equal if [${annihilator}, ${creator}] = 1`);
  const fermions = under('anticommutator');
  if (fermions === 'equivalent')
    return undecided('borderline', `equal if ${annihilator} and ${creator} anticommute to 1`);
  const isApart = bosons === 'different' && fermions === 'different' && haveSameNames(reference, candidate);
  return isOpen && isOscillator && isApart
    ? different('witness', `another operator by [${annihilator}, ${creator}] = 1`)
    : undefined;
}

function haveSameNames(one: MathNode, two: MathNode): boolean {
  const [known, given] = [namesIn(one), namesIn(two)];
  return known.size === given.size && [...known].every((name) => given.has(name));
}

function symbol(name: string): MathNode {
  return { kind: 'symbol', name };
}

function beside(node: MathNode, relation: MathNode): MathNode {
  return { kind: 'list', open: '', close: '', items: [node, relation] };
}
