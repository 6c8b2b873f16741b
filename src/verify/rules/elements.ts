import { hasKind, someOfKind } from '../../math/kinds-in.ts';
import { namesIn } from '../../math/names-in.ts';
import { hasOperators } from '../../math/normal.ts';
import { childrenOf, type List, type MathNode } from '../../math/tree.ts';
import { different, type Question, type Rule, type Ruling, undecided } from '../rule.ts';
import { bothSigns } from './both-signs.ts';
import { isReader } from './constant.ts';
import { inOrder } from './in-order.ts';
import { decideLists } from './lists.ts';
import { decideRatio } from './ratio.ts';
import { decideUncertain } from './uncertain.ts';

/** Compares lists, tuples, sets, intervals and matrices element by element, and `±` as the two values it stands for. */
export const elements: Rule = {
  name: 'elements',
  apply: (question) => {
    const whole = decideRatio(question) ?? decideUncertain(question);
    if (whole !== undefined) return whole;
    const [first, second] = [
      withSigns(question, question.reference),
      withSigns(question, question.candidate),
    ];
    if (areLoose(first) || areLoose(second))
      return undecided('other_shape', 'several ±, whose signs may belong together or not');
    const [reference, candidate] = [expanded(first), expanded(second)];
    if (reference.kind === 'matrix' || candidate.kind === 'matrix')
      return matrices({ ...question, reference, candidate });
    if (reference.kind !== 'list' && candidate.kind !== 'list') return { pass: 'no list' };
    const ruling = decideLists(question, asList(reference), asList(candidate));
    return ruling.outcome === 'equivalent' && areExchanged(question, first, second)
      ? undecided('borderline', 'signs inside a function, which may be given')
      : ruling;
  },
};

/** Several ±, which may belong together or not; beside a ∓ they do. */
function areLoose(node: MathNode): boolean {
  return (
    signsOf(node) > 1 &&
    !['+-', '-+'].every((sign) => someOfKind(node, 'plusMinus', (part) => part.sign === sign))
  );
}

/** `\\cos(a \\pm b)` and an expression with the two values the other way round: inside a function the sign is that of a question. */
function areExchanged(question: Question, first: MathNode, second: MathNode): boolean {
  if (!hasKind(first, 'plusMinus') || !hasKind(second, 'plusMinus')) return false;
  if (!hasGivenSign(first) && !hasGivenSign(second)) return false;
  const [known, given] = [bothSigns(first), bothSigns(second)];
  return (['upper', 'lower'] as const).some(
    (sign) =>
      question.decide({ ...question, reference: known[sign], candidate: given[sign] }).outcome !==
      'equivalent',
  );
}

/** ± in the argument of a function of names, other than a root or a modulus. */
function hasGivenSign(node: MathNode): boolean {
  return someOfKind(
    node,
    'function',
    ({ name, args }) =>
      name !== 'sqrt' &&
      name !== 'abs' &&
      args.some((arg) => hasKind(arg, 'plusMinus') && namesIn(arg).size > 0),
  );
}

/** A set, for a reader also a bare list, in which every item with one ± stands for two of the items. */
function withSigns(question: Question, node: MathNode): MathNode {
  if (node.kind !== 'list' || !(node.open === '\\{' || (node.open === '' && isReader(question)))) return node;
  if (signsOf(node) === 0 || node.items.some((item) => signsOf(item) > 1)) return node;
  const items = node.items.flatMap((item) => {
    const both = expanded(item);
    return both.kind === 'list' && both !== item ? both.items : [item];
  });
  return { ...node, items };
}

/** How many ± and ∓ there are. */
function signsOf(node: MathNode): number {
  if (!hasKind(node, 'plusMinus')) return 0;
  return childrenOf(node).reduce((count, child) => count + signsOf(child), node.kind === 'plusMinus' ? 1 : 0);
}

/** Both values of an expression with `±`: all upper signs, then all lower ones. */
function expanded(node: MathNode): MathNode {
  const scaled = scaledMatrix(node);
  if (scaled !== undefined) return scaled;
  if (node.kind === 'list' || !hasKind(node, 'plusMinus')) return node;
  const { upper, lower } = bothSigns(node);
  return { kind: 'list', open: '\\{', close: '\\}', items: [upper, lower] };
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
  if (node.kind === 'symbol' && node.name === '\\emptyset')
    return { kind: 'list', open: '\\{', close: '\\}', items: [] };
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
  const asTuple = question.reference.kind === 'list' || question.candidate.kind === 'list';
  return sameShape || ruling.outcome !== 'equivalent' || (asTuple && isReader(question))
    ? ruling
    : undecided('other_shape', 'a row and a column');
}

function cellsOf(node: MathNode): readonly (readonly MathNode[])[] | undefined {
  if (node.kind === 'matrix') return node.rows;
  return node.kind === 'list' && node.open === '(' ? [node.items] : undefined;
}
