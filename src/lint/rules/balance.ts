import { finding, type LintRule, type Subject } from '../subject.ts';

/** Problems of a set below which its shares mean nothing. */
const SMALLEST_SET = 16;
/** A category is out of balance below this part of an equal share, or above its inverse. */
const BALANCE = 1 / 3;

/** No category is so small that its score says nothing, or so large that it decides the whole. */
export const balance: LintRule = {
  name: 'balance',
  inspect: ({ subjects }) => {
    const byCategory = new Map<string, Subject[]>();
    for (const subject of subjects) {
      const { category } = subject.problem;
      byCategory.set(category, [...(byCategory.get(category) ?? []), subject]);
    }
    if (subjects.length < SMALLEST_SET || byCategory.size < 2) return [];
    const equal = subjects.length / byCategory.size;
    return [...byCategory].flatMap(([category, members]) => {
      const [first] = members;
      const ratio = members.length / equal;
      if (first === undefined || (ratio >= BALANCE && ratio <= 1 / BALANCE)) return [];
      const size = ratio < 1 ? 'few' : 'many';
      return [
        finding('balance', first, {
          path: ['category'],
          severity: 'warning',
          message: `${category} has ${members.length} of ${subjects.length} problems, ${size} for one of ${byCategory.size} categories`,
          hint: 'check the spelling of the category, or add problems where they are few',
        }),
      ];
    });
  },
};
