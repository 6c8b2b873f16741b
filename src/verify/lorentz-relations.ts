import { apply, num, over, plus, raised, substitute, symbol, times } from '../math/calculus/build.ts';
import { namesIn } from '../math/names-in.ts';
import type { MathNode } from '../math/tree.ts';
import type { RefutedPair } from './refuted.ts';
import { type Ruling, undecided } from './rule.ts';

/** What is put in for names, one after the other. */
type Written = readonly (readonly [name: string, value: MathNode])[];

const [GAMMA, BETA, C, V, M] = ['\\gamma', '\\beta', 'c', 'v', 'm'].map(symbol) as [
  MathNode,
  MathNode,
  MathNode,
  MathNode,
  MathNode,
];

/** γ = 1/√(1 − s²). */
function factorOf(speed: MathNode): MathNode {
  const square: MathNode = { kind: 'negate', of: raised(speed, num(2)) };
  return over(num(1), apply('sqrt', plus(num(1), square)));
}

/** γ by the speed in units of that of light, which is β, v/c, or v itself (Jackson, Classical Electrodynamics, eq. 11.17). */
const FACTORS: readonly Written[] = [
  [['\\gamma', factorOf(BETA)]],
  [
    ['\\gamma', factorOf(BETA)],
    ['\\beta', over(V, C)],
  ],
  [['\\gamma', factorOf(V)]],
];

/** E = γmc² and p = γmv. */
const ENERGIES: Written = [
  ['E', times(GAMMA, M, raised(C, num(2)))],
  ['p', times(GAMMA, M, V)],
];

/**
 * `\gamma mc^2` beside `mc^2/\sqrt{1-v^2/c^2}`: γ beside a speed is the Lorentz factor, if the answers are the same with it. Undecided
 * where they are the same only with E = γmc² and p = γmv, which the question may ask to use or to leave. Undefined where the
 * refutation stands.
 */
export function lorentzRelations({ reference, candidate, decide }: RefutedPair): Ruling | undefined {
  const [one, two] = [namesIn(reference), namesIn(candidate)];
  const has = (name: string): boolean => one.has(name) || two.has(name);
  if (!has('\\gamma') || ![...SPEEDS].some(has)) return undefined;
  const plain = FACTORS.filter((written) => bringsNothing(written, has));
  for (const written of plain) {
    const ruling = decide(putIn(reference, written), putIn(candidate, written));
    if (ruling.outcome === 'equivalent') return { ...ruling, note: 'the same with γ as the Lorentz factor' };
  }
  const energies = ENERGIES.filter(([name]) => has(name));
  if (energies.length === 0) return undefined;
  const isSame = [[], ...plain].some((written) => {
    const all = [...energies, ...written];
    return decide(putIn(reference, all), putIn(candidate, all)).outcome === 'equivalent';
  });
  return isSame ? undecided('borderline', 'the same by the energy and momentum of a moving mass') : undefined;
}

const SPEEDS = ['v', '\\beta'] as const;

/** Whether the values bring in no name that neither side has. */
function bringsNothing(written: Written, has: (name: string) => boolean): boolean {
  const own = new Set(written.map(([name]) => name));
  return written.every(([, value]) => [...namesIn(value)].every((name) => own.has(name) || has(name)));
}

/** The left side of an equation says what is meant and stays. */
function putIn(node: MathNode, written: Written): MathNode {
  if (node.kind === 'relation')
    return { ...node, rest: node.rest.map((member) => ({ ...member, node: putIn(member.node, written) })) };
  return written.reduce<MathNode>((whole, [name, value]) => substitute(whole, name, value), node);
}
