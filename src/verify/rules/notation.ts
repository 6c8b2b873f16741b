import { normalText } from '../../math/normal.ts';
import { ordersDiffer } from '../../math/order.ts';
import { domainsOf } from '../points.ts';
import { type Rule, undecided } from '../rule.ts';

/** Stops what the notation alone makes doubtful, before any rule could see the same numbers on both sides. */
export const notation: Rule = {
  name: 'notation',
  apply: ({ reference, candidate, symbols }) => {
    if (normalText(reference, 'in order') === normalText(candidate, 'in order'))
      return { pass: 'the same form' };
    if (ordersDiffer(reference, candidate, new Set(domainsOf(symbols).keys())))
      return undecided('no_test_points', 'names that may not commute, in another order');
    return { pass: 'nothing doubtful' };
  },
};
