import {
  hasBinder,
  hasPlainConstants,
  indefiniteName,
  withOpaqueBinders,
  withoutConstant,
} from '../math/calculus/opaque.ts';
import { hasDerivative, resolveDerivatives } from '../math/calculus/resolve.ts';
import { isConstant } from '../math/evaluate.ts';
import { namesIn } from '../math/names-in.ts';
import type { MathNode } from '../math/tree.ts';
import { type Decided, decideRules } from './decide.ts';
import { type Question, undecided } from './rule.ts';

/** Runs the rules; where the answers hold derivatives or integrals, on what these are. */
export function decideQuestion(question: Question): Decided {
  const { reference, candidate } = question;
  const plain = ![reference, candidate].some((node) => hasDerivative(node) || hasBinder(node));
  if (plain) return decideRules(question);
  return byDerivatives(question) ?? byBinders(question);
}

/** The same question on other trees, with the trace of what was done. */
function on(question: Question, change: (node: MathNode) => MathNode): Decided {
  return decideRules({
    ...question,
    reference: change(question.reference),
    candidate: change(question.candidate),
  });
}

/**
 * Derivatives on both sides are compared with every other name as a function; where that refutes what holds for constants,
 * nothing is known. On one side only they are worked out, other names being constants if they are usually.
 */
function byDerivatives(question: Question): Decided | undefined {
  const { reference, candidate } = question;
  const [one, two] = [hasDerivative(reference), hasDerivative(candidate)];
  if (!one && !two) return undefined;
  const asConstants = (node: MathNode) => resolveDerivatives(node, 'constants');
  if (one && two) {
    const decided = on(question, (node) => resolveDerivatives(node, 'functions'));
    if (decided.ruling.outcome === 'equivalent') return decided;
    const constant = on(question, asConstants);
    return constant.ruling.outcome === 'equivalent'
      ? doubtful(constant, 'equal only if other names do not depend on the variable')
      : decided;
  }
  const side = one ? reference : candidate;
  if (isRate(side)) return undefined;
  const decided = on(question, asConstants);
  const names = [...namesIn(side)];
  if (decided.ruling.outcome !== 'equivalent' || names.every(isUsuallyConstant)) return decided;
  const varying = on(question, (node) => resolveDerivatives(node, 'functions'));
  return varying.ruling.outcome === 'equivalent'
    ? decided
    : doubtful(decided, 'a derivative worked out, of what may depend on the variable');
}

/** `dN/dt = …`: a derivative that is only named, which the rules on left sides judge as it stands. */
function isRate(side: MathNode): boolean {
  return side.kind === 'relation' && !side.rest.some((member) => hasDerivative(member.node));
}

/** Small letters with or without a number; a capital or a longer name is mostly a quantity that varies. */
function isUsuallyConstant(name: string): boolean {
  return (
    isConstant(name) ||
    /^(?:[a-z]|\\[a-z]+)(?:_\{[0-9]\})?$/.test(name) ||
    /^\\(?:left\(\\frac|d+ot)/.test(name)
  );
}

function doubtful(decided: Decided, note: string): Decided {
  return { ...decided, ruling: undecided('borderline', note) };
}

/** Integrals without bounds up to a constant; integrals, series and limits by value, or else by their form. */
function byBinders(question: Question): Decided {
  const { reference, candidate } = question;
  const name = indefiniteName(reference) ?? indefiniteName(candidate);
  const [one, two] =
    name === undefined ? [] : [withoutConstant(reference, name), withoutConstant(candidate, name)];
  const decided =
    one === undefined || two === undefined
      ? decideRules(question)
      : decideRules({ ...question, reference: one, candidate: two });
  if (name !== undefined && decided.ruling.outcome === 'equivalent')
    return [reference, candidate].every((node) => hasPlainConstants(node, name))
      ? decided
      : doubtful(decided, 'an integral without bounds, and another variable as its constant');
  if (decided.ruling.reason !== 'no_test_points') return decided;
  const opaque = on(question, withOpaqueBinders);
  return opaque.ruling.outcome === 'equivalent' ? opaque : decided;
}
