import { hasKind } from '../../math/kinds-in.ts';
import { namesIn } from '../../math/names-in.ts';
import { type MathNode, mapTree } from '../../math/tree.ts';
import { equivalent, type Question, type Ruling } from '../rule.ts';
import { isReader } from './constant.ts';

/**
 * `\omega_\pm^2 = a \pm b` beside `\omega_\pm = \sqrt{a \pm b}`: all signs go together with those of the name, so that the
 * equation for + and the one for − are compared. Only accepts, as another choice of signs may name the same two values.
 */
export function bySigns(question: Question): Ruling | undefined {
  const { reference, candidate } = question;
  if (!isReader(question) || !isSigned(reference) || !isSigned(candidate)) return undefined;
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

/** Frequencies and masses, which are positive, so that their square says the same as the root. */
const POSITIVE = /^(?:\\omega|\\Omega|\\nu|f|m|M)(?:_|$)/;

/** The equation for one sign; `\omega^2 = a` beside `\omega = \sqrt{a}` by the squares of the values. */
function decideSign(question: Question): Ruling {
  const { reference, candidate } = question;
  const [a, b] = [squareOf(reference), squareOf(candidate)];
  const isMixed = a !== undefined && b !== undefined && a.name === b.name && a.written !== b.written;
  return isMixed
    ? question.decide({ ...question, reference: a.value, candidate: b.value })
    : question.decide(question);
}

interface Square {
  readonly name: string;
  readonly value: MathNode;
  /** The equation itself gives the square. */
  readonly written: boolean;
}

/** The square of a positive name, from an equation for it or for the name as a root. */
function squareOf(node: MathNode): Square | undefined {
  const value = node.kind === 'relation' ? node.rest[0]?.node : undefined;
  if (node.kind !== 'relation' || value === undefined) return undefined;
  const { first } = node;
  const written = first.kind === 'power' && first.exponent.kind === 'number' && first.exponent.text === '2';
  const base = written ? first.base : first;
  if (base.kind !== 'symbol' || !POSITIVE.test(base.name)) return undefined;
  if (written) return { name: base.name, value, written };
  const square: MathNode = { kind: 'power', base: value, exponent: { kind: 'number', text: '2' } };
  const isRoot = value.kind === 'function' && value.name === 'sqrt';
  return isRoot ? { name: base.name, value: square, written } : undefined;
}

/** An equation for a name with the index ±, with ± in its value. */
function isSigned(node: MathNode): boolean {
  if (node.kind !== 'relation' || node.rest.length !== 1 || !hasKind(node, 'plusMinus')) return false;
  return node.rest[0]?.sign === '=' && [...namesIn(node.first)].some((name) => name.endsWith('_{\\pm}'));
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
