import { haveSameText } from '../../math/normal.ts';
import { equivalent, type Rule } from '../rule.ts';

/** Accepts what differs only by order, brackets or the spelling of a number. */
export const sameTree: Rule = {
  name: 'same-tree',
  apply: ({ reference, candidate }) =>
    haveSameText(reference, candidate)
      ? equivalent('same_tree', 'identical after normalisation')
      : { pass: 'not identical' },
};
