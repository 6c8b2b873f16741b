import type { MathNode } from '../../math/tree.ts';
import { different, equivalent, type Question, type Ruling, undecided } from '../rule.ts';

/** Compares element by element; the first that differs decides. Both lists must be of one length. */
export function inOrder(
  question: Question,
  reference: readonly MathNode[],
  candidate: readonly MathNode[],
): Ruling {
  let open: Ruling | undefined;
  for (const [index, item] of reference.entries()) {
    const other = candidate[index];
    if (other === undefined) return different('other_shape', 'an element is missing');
    const ruling = decidePart(question, item, other);
    if (ruling.outcome === 'different') return { ...ruling, note: `element ${index + 1}: ${ruling.note}` };
    if (ruling.outcome === 'undecided') open ??= { ...ruling, note: `element ${index + 1}: ${ruling.note}` };
  }
  return open ?? equivalent('same_elements', 'the same elements');
}

/** Elements beyond this are left to the judge: every one is compared with every other. */
const MAX_SET = 12;

/** Matches every element with one of the other list; twelve at most. */
export function anyOrder(
  question: Question,
  reference: readonly MathNode[],
  candidate: readonly MathNode[],
): Ruling {
  if (reference.length > MAX_SET) return undecided('too_large', 'a set too large to compare');
  const left = [...candidate];
  let open = false;
  for (const item of reference) {
    if (question.budget.left < 0) return undecided('too_large', 'more work than one answer may cost');
    const rulings = left.map((other) => decidePart(question, item, other));
    const match = rulings.findIndex((ruling) => ruling.outcome === 'equivalent');
    if (match >= 0) left.splice(match, 1);
    else if (rulings.some((ruling) => ruling.outcome === 'undecided')) open = true;
    else return different('other_shape', 'an element has no partner');
  }
  return open
    ? undecided('several_parts', 'elements that could not be matched')
    : equivalent('same_elements', 'the same elements');
}

function decidePart(question: Question, reference: MathNode, candidate: MathNode): Ruling {
  return question.decide({ ...question, reference, candidate });
}
