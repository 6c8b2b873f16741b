import { someOfKind } from '../../math/kinds-in.ts';
import type { Reading } from '../../math/readings.ts';
import type { MathNode } from '../../math/tree.ts';
import { argumentsOf } from '../applied-letters.ts';
import type { Question, Ruling } from '../rule.ts';

/**
 * `r^2g(\rho_1 - \rho_2)` beside `(\rho_1 - \rho_2)gr^2`: a letter that also stands without brackets behind it is a quantity, so
 * that formulas equal in this reading are equal. Undefined where a letter stands only before brackets.
 */
export function byPlainFactors(
  { reference, candidate }: Question,
  readings: readonly Reading[],
  rulings: readonly (Ruling | undefined)[],
): Ruling | undefined {
  const sides = [reference, candidate];
  const calls = sides.flatMap(callsIn);
  const called = new Set(calls.map(({ name }) => name));
  const isQuantity = (letter: string): boolean =>
    sides.some((side) => argumentsOf(side, (name) => name === letter) === undefined);
  // Behind `J_0(kr)` no bracket is left in the tree: only one with a sum in it is known to be one.
  const areSums = calls.every(({ args }) => args.every(({ kind }) => kind === 'sum'));
  if (called.size === 0 || !areSums || ![...called].every(isQuantity)) return undefined;
  const usual = rulings.filter((_, at) => readings[at]?.call === 'product');
  return usual.length < rulings.length && usual.every((ruling) => ruling?.outcome === 'equivalent')
    ? usual[0]
    : undefined;
}

type Call = Extract<MathNode, { readonly kind: 'call' }>;

function callsIn(node: MathNode): readonly Call[] {
  const calls: Call[] = [];
  someOfKind(node, 'call', (call) => {
    calls.push(call);
    return false;
  });
  return calls;
}
