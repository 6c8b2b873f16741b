import { isConstant } from '../../math/evaluate.ts';
import type { MathNode, Relation } from '../../math/tree.ts';
import { equivalent, type Question, type Ruling } from '../rule.ts';
import { freeNames, isReader } from './constant.ts';
import { isRefutable, sampleQuestion } from './identity.ts';
import { type Isolated, isolated } from './isolated.ts';
import { substitute } from './linear-solution.ts';
import { isOneRoot } from './one-root.ts';

/**
 * `T = 2\pi\sqrt{l/g}` beside `g = 4\pi^2l/T^2`: two equations that both give one positive name, solved for it and compared by its
 * values. Each has one solution then, so that equal ones make the same equation and other ones of the same names another. An
 * angle is only accepted, since the equation has further ones. Undefined for every other pair.
 */
export function bySolving(question: Question): Ruling | undefined {
  const { reference, candidate } = question;
  if (!isReader(question) || reference.kind !== 'relation' || candidate.kind !== 'relation') return undefined;
  if (question.symbols.some(({ domain }) => domain !== 'positive')) return undefined;
  if (!isOneEquation(reference) || !isOneEquation(candidate)) return undefined;
  for (const name of new Set([nameOf(candidate), nameOf(reference)])) {
    if (name === undefined || isConstant(name)) continue;
    const [known, given] = [isolated(reference, name), isolated(candidate, name)];
    if (known === undefined || given === undefined) continue;
    const ruling = compare(question, name, known, given);
    if (ruling !== undefined) return ruling;
  }
  return undefined;
}

function isOneEquation({ first, rest }: Relation): boolean {
  const [only, ...more] = rest;
  return only?.sign === '=' && more.length === 0 && isRefutable(first) && isRefutable(only.node);
}

/** The plain name that an equation gives. */
function nameOf({ first }: Relation): string | undefined {
  return first.kind === 'symbol' ? first.name : undefined;
}

/** Letters of what is never negative: periods and times, lengths, masses, frequencies, densities, temperatures. */
const POSITIVE = /^(?:[TfmMlLrRdD]|\\(?:tau|lambda|Lambda|omega|Omega|nu|ell|rho|xi))(?:_|$)/;

function compare(question: Question, name: string, known: Isolated, given: Isolated): Ruling | undefined {
  const [one, two] = [freeNames(known.value, question), freeNames(given.value, question)];
  if (one.length === 0 || two.length === 0) return undefined;
  if (mayBeNegative(known, given)) return undefined;
  const isPrincipal = known.isPrincipal !== given.isPrincipal;
  const ruling = sampleQuestion({ ...question, reference: known.value, candidate: given.value });
  if (ruling.outcome === 'different')
    return !isPrincipal && [...one].sort().join() === [...two].sort().join() ? ruling : undefined;
  if (ruling.outcome !== 'equivalent') return undefined;
  if (isPrincipal && isOneRoot(question)) return undefined;
  const isSound =
    solves(question, question.reference, name, known) && solves(question, question.candidate, name, given);
  return isSound ? equivalent('numeric_identity', `the same value of ${name}`) : undefined;
}

/** Whether only one of the equations holds for a name of either sign, and the name is none of what is positive by nature. */
function mayBeNegative(known: Isolated, given: Isolated): boolean {
  const [one, two] = [new Set(known.signed), new Set(given.signed)];
  const single = [...one, ...two].filter((name) => one.has(name) !== two.has(name));
  return single.some((name) => !POSITIVE.test(name.replace(/^-/, '')));
}

/** Whether the value satisfies the equation, which undoing a root does not promise. */
function solves(question: Question, equation: MathNode, name: string, found: Isolated): boolean {
  if (!found.needsCheck) return true;
  const [only] = equation.kind === 'relation' ? equation.rest : [];
  if (equation.kind !== 'relation' || only === undefined) return false;
  const reference = substitute(equation.first, name, found.value);
  const candidate = substitute(only.node, name, found.value);
  return sampleQuestion({ ...question, reference, candidate }).outcome === 'equivalent';
}
