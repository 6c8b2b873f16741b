import { literalOf } from '../../math/normal.ts';
import { rationalOf } from '../../math/rational.ts';
import { different, equivalent, type Rule } from '../rule.ts';
import { towersDiffer } from './tower.ts';

/** Decides two rational numbers exactly; rounded decimals are left to the next rule. */
export const exactValue: Rule = {
  name: 'exact-value',
  apply: ({ reference, candidate }) => {
    const [a, b] = [rationalOf(reference), rationalOf(candidate)];
    if (towersDiffer(reference, candidate)) return different('other_number', 'powers of other heights');
    if (a === undefined || b === undefined) return { pass: 'not both rational numbers' };
    if (a.num === b.num && a.den === b.den) return equivalent('exact_value', 'the same rational number');
    if (literalOf(reference) !== undefined || literalOf(candidate) !== undefined)
      return { pass: 'rational numbers that differ, perhaps by rounding' };
    return different('other_number', 'another rational number');
  },
};
