import { namesIn } from '../../math/names-in.ts';
import { normalText } from '../../math/normal.ts';
import { type MathNode, mapTree, type RelationSign } from '../../math/tree.ts';
import { equivalent, type Question, type Ruling, undecided } from '../rule.ts';
import { isRefutable, sampleQuestion } from './identity.ts';

/** Compares two equations or inequalities: lhs − rhs of one must be a constant multiple of the other's. */
export function decideEquation(question: Question): Ruling {
  const [reference, candidate] = [asDifference(question.reference), asDifference(question.candidate)];
  if (reference === undefined || candidate === undefined)
    return undecided('other_shape', 'a relation and something else');
  if (reference.sign !== candidate.sign) return undecided('other_shape', 'two kinds of relation');
  return (
    constantMultiple(question, reference.node, candidate.node) ??
    solved(question, question.reference, candidate.node) ??
    solved(question, question.candidate, reference.node) ??
    undecided('borderline', 'neither is a constant multiple of the other')
  );
}

/**
 * `name = value` solves an equation that is linear in the name when it vanishes there and, by linearity, nowhere else.
 * Linear: f(v + t) is proportional to t, tried with t and 3t.
 */
function solved(question: Question, definition: MathNode, equation: MathNode): Ruling | undefined {
  const [only] = definition.kind === 'relation' ? definition.rest : [];
  if (definition.kind !== 'relation' || only?.sign !== '=' || definition.first.kind !== 'symbol')
    return undefined;
  const { name } = definition.first;
  if (!isRefutable(only.node) || !isRefutable(equation) || namesIn(only.node).has(name)) return undefined;
  const shifted = (by: string): MathNode =>
    substitute(equation, name, { kind: 'sum', terms: [only.node, times(by, STEP)] });
  const check = (reference: MathNode, candidate: MathNode) =>
    sampleQuestion({ ...question, reference, candidate }).outcome;
  const zero: MathNode = { kind: 'number', text: '0' };
  if (check(zero, substitute(equation, name, only.node)) !== 'equivalent') return undefined;
  if (check(times('3', shifted('1')), shifted('3')) !== 'equivalent') return undefined;
  const vanishes = check(zero, shifted('1'));
  return vanishes === 'equivalent'
    ? undefined
    : equivalent('numeric_identity', `the same equation, solved for ${name}`);
}

const STEP: MathNode = { kind: 'symbol', name: '\\operatorname{step}' };

function times(by: string, node: MathNode): MathNode {
  return { kind: 'product', factors: [{ kind: 'number', text: by }, node] };
}

function substitute(node: MathNode, name: string, value: MathNode): MathNode {
  return mapTree(node, (part) => (part.kind === 'symbol' && part.name === name ? value : part));
}

interface Difference {
  readonly sign: RelationSign;
  readonly node: MathNode;
}

/** `a < b` as b − a > 0: every sign but `=`, `>` and `\geq` is turned round or left undecided. */
function asDifference(node: MathNode): Difference | undefined {
  const [only] = node.kind === 'relation' ? node.rest : [];
  if (node.kind !== 'relation' || only === undefined || node.rest.length !== 1) return undefined;
  const minus = (a: MathNode, b: MathNode): MathNode => ({
    kind: 'sum',
    terms: [a, { kind: 'negate', of: b }],
  });
  if (only.sign === '=' || only.sign === '>' || only.sign === '\\geq')
    return { sign: only.sign, node: minus(node.first, only.node) };
  if (only.sign === '<') return { sign: '>', node: minus(only.node, node.first) };
  return only.sign === '\\leq' ? { sign: '\\geq', node: minus(only.node, node.first) } : undefined;
}

/** Small factors first, so that `2x = -1` and `2x + 1 = 0` need no search. */
const FACTORS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '12'];

function constantMultiple(question: Question, reference: MathNode, candidate: MathNode): Ruling | undefined {
  if (!isRefutable(reference) || !isRefutable(candidate)) return undefined;
  const isEquation =
    normalText(reference) !== '' &&
    question.reference.kind === 'relation' &&
    question.reference.rest[0]?.sign === '=';
  for (const over of FACTORS) {
    for (const under of over === '1' ? FACTORS : ['1']) {
      for (const sign of isEquation ? [1, -1] : [1]) {
        const scaled = scale(candidate, over, under, sign);
        const sampled = sampleQuestion({ ...question, reference, candidate: scaled });
        if (sampled.outcome === 'equivalent')
          return equivalent(
            'numeric_identity',
            `the same relation times ${sign === 1 ? '' : '-'}${over}/${under}`,
          );
      }
    }
  }
  return undefined;
}

function scale(node: MathNode, over: string, under: string, sign: number): MathNode {
  const factor: MathNode = {
    kind: 'quotient',
    over: { kind: 'number', text: over },
    under: { kind: 'number', text: under },
  };
  const product: MathNode = { kind: 'product', factors: [factor, node] };
  return sign === 1 ? product : { kind: 'negate', of: product };
}
