import { hasOperators } from '../../math/normal.ts';
import { childrenOf, type List, type MathNode, mapTree, someNode } from '../../math/tree.ts';
import { different, equivalent, type Question, type Rule, type Ruling, undecided } from '../rule.ts';

/** Compares lists, tuples, sets, intervals and matrices element by element, and `±` as the two values it stands for. */
export const elements: Rule = {
  name: 'elements',
  apply: (question) => {
    if (signsOf(question.reference) > 1 || signsOf(question.candidate) > 1)
      return undecided('other_shape', 'several ±, whose signs may belong together or not');
    const [reference, candidate] = [expanded(question.reference), expanded(question.candidate)];
    if (reference.kind === 'matrix' || candidate.kind === 'matrix')
      return matrices({ ...question, reference, candidate });
    if (reference.kind !== 'list' && candidate.kind !== 'list') return { pass: 'no list' };
    return lists(question, asList(reference), asList(candidate));
  },
};

/** How many ± and ∓ there are. */
function signsOf(node: MathNode): number {
  return childrenOf(node).reduce((count, child) => count + signsOf(child), node.kind === 'plusMinus' ? 1 : 0);
}

/** Both values of an expression with `±`: all upper signs, then all lower ones. */
function expanded(node: MathNode): MathNode {
  const scaled = scaledMatrix(node);
  if (scaled !== undefined) return scaled;
  if (node.kind === 'list' || !someNode(node, (part) => part.kind === 'plusMinus')) return node;
  const side = (upper: boolean): MathNode =>
    mapTree(node, (part) => {
      if (part.kind !== 'plusMinus') return part;
      return (part.sign === '+-') === upper ? part.of : { kind: 'negate', of: part.of };
    });
  return { kind: 'list', open: '\\{', close: '\\}', items: [side(true), side(false)] };
}

/** A number times a matrix as the matrix of its products. */
function scaledMatrix(node: MathNode): MathNode | undefined {
  if (node.kind !== 'product' || node.factors.filter((factor) => factor.kind === 'matrix').length !== 1)
    return undefined;
  const matrix = node.factors.find((factor) => factor.kind === 'matrix');
  const rest = node.factors.filter((factor) => factor !== matrix);
  if (matrix?.kind !== 'matrix' || rest.some((factor) => hasOperators(factor))) return undefined;
  const rows = matrix.rows.map((row) =>
    row.map((cell): MathNode => ({ kind: 'product', factors: [...rest, cell] })),
  );
  return { kind: 'matrix', rows };
}

function asList(node: MathNode): List {
  return node.kind === 'list' ? node : { kind: 'list', open: '', close: '', items: [node] };
}

function matrices(question: Question): Ruling {
  const [reference, candidate] = [cellsOf(question.reference), cellsOf(question.candidate)];
  if (reference === undefined || candidate === undefined)
    return undecided('other_shape', 'a matrix and something else');
  const sameShape = reference.length === candidate.length && reference[0]?.length === candidate[0]?.length;
  const flat = reference.length === 1 || reference[0]?.length === 1;
  if (!sameShape && !(flat && reference.flat().length === candidate.flat().length)) {
    return different('other_shape', 'matrices of different sizes');
  }
  const ruling = inOrder(question, reference.flat(), candidate.flat());
  return sameShape || ruling.outcome !== 'equivalent'
    ? ruling
    : undecided('other_shape', 'a row and a column');
}

function cellsOf(node: MathNode): readonly (readonly MathNode[])[] | undefined {
  if (node.kind === 'matrix') return node.rows;
  return node.kind === 'list' && node.open === '(' ? [node.items] : undefined;
}

function lists(question: Question, reference: List, candidate: List): Ruling {
  if (reference.items.length !== candidate.items.length)
    return different('other_shape', 'another number of elements');
  const isSet = reference.open === '\\{' || (question.kind === 'set' && reference.open === '');
  if (isSet) return anyOrder(question, reference.items, candidate.items);
  if (candidate.open === '\\{') return setForList(question, reference, candidate);
  const bracketsDiffer = reference.open !== candidate.open || reference.close !== candidate.close;
  if (bracketsDiffer && isInterval(reference) && isInterval(candidate))
    return different('other_shape', 'an interval with other ends');
  const ruling = inOrder(question, reference.items, candidate.items);
  if (bracketsDiffer && (isHalfOpen(reference) || isHalfOpen(candidate)))
    return undecided('other_shape', 'an interval and a list');
  if (ruling.outcome === 'equivalent' || reference.open !== '' || candidate.open !== '') return ruling;
  return anyOrder(question, reference.items, candidate.items).outcome === 'equivalent'
    ? undecided('several_parts', 'the same elements in another order')
    : ruling;
}

/** A set says nothing about the order a list or tuple has. */
function setForList(question: Question, reference: List, candidate: List): Ruling {
  const ruling = anyOrder(question, reference.items, candidate.items);
  const ordered =
    reference.open !== '' || inOrder(question, reference.items, candidate.items).outcome !== 'equivalent';
  return ruling.outcome === 'equivalent' && ordered
    ? undecided('other_shape', 'a set where the order may matter')
    : ruling;
}

function isHalfOpen(list: List): boolean {
  return list.open === '[' || list.close === ']';
}

function isInterval(list: List): boolean {
  return list.open === '[' || list.close === ']' || (list.open === '(' && list.items.length === 2);
}

function inOrder(question: Question, reference: readonly MathNode[], candidate: readonly MathNode[]): Ruling {
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

function anyOrder(
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
