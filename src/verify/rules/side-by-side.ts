import { isConstant } from '../../math/evaluate.ts';
import { hasKind } from '../../math/kinds-in.ts';
import { namesIn } from '../../math/names-in.ts';
import type { MathNode } from '../../math/tree.ts';
import { different, type Question, type Ruling } from '../rule.ts';
import { isReader } from './constant.ts';
import { isRefutable, sampleQuestion } from './identity.ts';
import { type Sides, sidesOf } from './sides.ts';

/**
 * Two equations with the same left side in two notations, by their right sides: `dW/dx = …` and `W'(x) = …`, `v_{rms} = …` and
 * `\sqrt{\langle v^2\rangle} = …`, one sum written in two ways. And an identity between functions, which refutes an equation of
 * the same names that does not hold. Undefined for every other pair.
 */
export function bySides(question: Question): Ruling | undefined {
  const [known, given] = [sidesOf(question.reference), sidesOf(question.candidate)];
  if (known === undefined || given === undefined || !isReader(question)) return undefined;
  if (areOneRate(known.left, given.left) || areOneMean(known.left, given.left))
    return question.decide({ ...question, reference: known.value, candidate: given.value });
  return bySums(question, known, given) ?? besideIdentity(question, known, given);
}

/** One name with the variable it depends on or is differentiated by. */
interface Rate {
  readonly name: string;
  readonly by: string;
}

function areOneRate(a: MathNode, b: MathNode): boolean {
  const [fraction, primed] =
    a.kind === 'operator' ? [fractionOf(a), primeOf(b)] : [fractionOf(b), primeOf(a)];
  return fraction !== undefined && fraction.name === primed?.name && fraction.by === primed.by;
}

/** `dW/dx`. */
function fractionOf(node: MathNode): Rate | undefined {
  if (node.kind !== 'operator' || node.head !== 'derivative') return undefined;
  const [of, by, order] = node.args;
  if (order?.kind !== 'number' || order.text !== '1' || by?.kind !== 'symbol') return undefined;
  return of?.kind === 'symbol' ? { name: of.name, by: by.name } : undefined;
}

/** `W'(x)`. */
function primeOf(node: MathNode): Rate | undefined {
  const [by, ...more] = node.kind === 'call' ? node.args : [];
  if (node.kind !== 'call' || by?.kind !== 'symbol' || more.length > 0) return undefined;
  const [, name] = /^([^']+)'$/.exec(node.name) ?? [];
  return name === undefined ? undefined : { name, by: by.name };
}

function areOneMean(a: MathNode, b: MathNode): boolean {
  const [root, name] = a.kind === 'function' ? [rootMeanOf(a), b] : [rootMeanOf(b), a];
  return root !== undefined && name.kind === 'symbol' && name.name === `${root}_{rms}`;
}

/** The letter x of `\sqrt{\langle x^2\rangle}`, which is what x_rms abbreviates. */
function rootMeanOf(node: MathNode): string | undefined {
  const [of] = node.kind === 'function' && node.name === 'sqrt' ? node.args : [];
  return of?.kind === 'symbol'
    ? /^\\langle ?(\\?[A-Za-z]+)\^\{?2\}? ?\\rangle$/.exec(of.name)?.[1]
    : undefined;
}

/** Sums, integrals and limits on the left that are equal, so that the equations say what their right sides do. */
function bySums(question: Question, known: Sides, given: Sides): Ruling | undefined {
  if (known.left.kind !== 'operator' || given.left.kind !== 'operator') return undefined;
  if (known.left.head !== given.left.head || !BOUND.has(known.left.head)) return undefined;
  const left = question.decide({ ...question, reference: known.left, candidate: given.left });
  if (left.outcome !== 'equivalent') return undefined;
  return question.decide({ ...question, reference: known.value, candidate: given.value });
}

const BOUND: ReadonlySet<string> = new Set(['sum', 'product', 'integral', 'limit']);

/** Names that an identity between special functions has at most. */
const MAX_NAMES = 2;

function besideIdentity(question: Question, known: Sides, given: Sides): Ruling | undefined {
  if (!hasKind(known.left, 'function') || !hasKind(given.left, 'function')) return undefined;
  const names = [known, given].map(namesOf);
  if ((names[0]?.length ?? 0) > MAX_NAMES || names[0]?.join() !== names[1]?.join()) return undefined;
  if (![known, given].every(({ left, value }) => isRefutable(left) && isRefutable(value))) return undefined;
  if (![known, given].every(({ value }) => hasKind(value, 'function'))) return undefined;
  const there = sampleQuestion({ ...question, reference: given.left, candidate: given.value });
  if (there.outcome !== 'different') return undefined;
  const here = sampleQuestion({ ...question, reference: known.left, candidate: known.value });
  return here.outcome === 'equivalent'
    ? { ...there, ...different('witness', 'an equation that does not hold, beside an identity') }
    : undefined;
}

function namesOf({ left, value }: Sides): readonly string[] {
  return [...new Set([...namesIn(left), ...namesIn(value)])].filter((name) => !isConstant(name)).sort();
}
