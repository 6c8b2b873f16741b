import { hasKind } from '../../math/kinds-in.ts';
import { namesIn } from '../../math/names-in.ts';
import { type MathNode, mapTree, type Relation } from '../../math/tree.ts';
import { equivalent, type Question, type Ruling } from '../rule.ts';
import { isReader } from './constant.ts';
import { mixedSquares } from './squared-names.ts';

/**
 * `\omega_\pm^2 = a \pm b` beside `\omega_\pm = \sqrt{a \pm b}`: all signs go together with those of the name, so that the
 * equation for + and the one for − are compared. Only accepts, as another choice of signs may name the same two values.
 */
export function bySigns(question: Question): Ruling | undefined {
  if (!isReader(question) || !hasBothSigns(question.reference) || !hasBothSigns(question.candidate))
    return undefined;
  const reference = indexed(question.reference, question.candidate);
  const candidate = indexed(question.candidate, question.reference);
  if (!isSigned(reference) || !isSigned(candidate)) return undefined;
  const areEqual = [true, false].every(
    (upper) =>
      decideSign({
        ...question,
        reference: withSign(reference, upper),
        candidate: withSign(candidate, upper),
      }).outcome === 'equivalent',
  );
  return areEqual
    ? equivalent('numeric_identity', 'the same equations for both signs of the name')
    : undefined;
}

/** The equation for one sign; `\omega^2 = a` beside `\omega = \sqrt{a}` by the squares of the values. */
function decideSign(question: Question): Ruling {
  const squares = mixedSquares(question.reference, question.candidate);
  if (squares === undefined) return question.decide(question);
  return question.decide({ ...question, reference: squares[0], candidate: squares[1] });
}

/** One equation with ± in it. */
function hasBothSigns(node: MathNode): node is Relation {
  return (
    node.kind === 'relation' &&
    node.rest.length === 1 &&
    node.rest[0]?.sign === '=' &&
    hasKind(node, 'plusMinus')
  );
}

const INDEX = '_{\\pm}';

/** An equation for a name with the index ±. */
function isSigned(node: Relation): boolean {
  return [...namesIn(node.first)].some((name) => name.endsWith(INDEX));
}

/** `\omega^2 = a \pm b` with the index that the other equation has at this name: the signs are those of its two values. */
function indexed(node: Relation, like: Relation): Relation {
  if (isSigned(node) || !isSigned(like)) return node;
  const names = namesIn(like.first);
  const first = mapTree(node.first, (part) =>
    part.kind === 'symbol' && names.has(part.name + INDEX) ? { ...part, name: part.name + INDEX } : part,
  );
  return { ...node, first };
}

function withSign(node: MathNode, upper: boolean): MathNode {
  return mapTree(node, (part) => {
    if (part.kind !== 'plusMinus') return part;
    return (part.sign === '+-') === upper ? part.of : { kind: 'negate', of: part.of };
  });
}

/**
 * `kT = a/b \approx 0.7c` beside another equation as `kT = a/b`, where the number behind is that of the formula; for a reader.
 */
export function withoutRoundedTails(question: Question): Question {
  if (!isReader(question)) return question;
  return {
    ...question,
    reference: withoutTail(question, question.reference),
    candidate: withoutTail(question, question.candidate),
  };
}

function withoutTail(question: Question, node: MathNode): MathNode {
  const [value, tail, ...more] = node.kind === 'relation' ? node.rest : [];
  if (node.kind !== 'relation' || value?.sign !== '=' || tail?.sign !== '\\approx' || more.length > 0)
    return node;
  const ruling = question.decide({ ...question, reference: value.node, candidate: tail.node });
  return ruling.outcome === 'equivalent' ? { ...node, rest: [value] } : node;
}
