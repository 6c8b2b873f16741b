import { integerOf } from '../../math/exact-integer.ts';
import { literalOf } from '../../math/normal.ts';
import { rationalOf } from '../../math/rational.ts';
import type { MathNode } from '../../math/tree.ts';
import { different, equivalent, type Rule, type Ruling } from '../rule.ts';
import { towersDiffer } from './tower.ts';

/** Decides two rational numbers exactly; rounded decimals are left to the next rule. */
export const exactValue: Rule = {
  name: 'exact-value',
  apply: ({ reference, candidate, profile }) => {
    const a = rationalOf(reference);
    const b = rationalOf(candidate);
    if (towersDiffer(reference, candidate)) return different('other_number', 'powers of other heights');
    if (a === undefined || b === undefined) return ofIntegers(reference, candidate);
    if (a.num === b.num && a.den === b.den) return equivalent('exact_value', 'the same rational number');
    if (profile.estimate === true) return { pass: 'estimates' };
    if (literalOf(reference) !== undefined || literalOf(candidate) !== undefined)
      return { pass: 'rational numbers that differ, perhaps by rounding' };
    return different('other_number', 'another rational number');
  },
};

/** Whole numbers too large for the rest, and finite sums of them. */
function ofIntegers(reference: MathNode, candidate: MathNode): Ruling | { readonly pass: string } {
  const a = integerOf(reference);
  const b = integerOf(candidate);
  if (a === undefined || b === undefined) return { pass: 'not both rational numbers' };
  return a === b
    ? equivalent('exact_value', 'the same whole number')
    : different('other_number', 'another whole number');
}
