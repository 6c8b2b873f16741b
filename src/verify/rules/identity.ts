import type { DeclaredSymbol } from '../../domain/problem.ts';
import { isConstant } from '../../math/evaluate.ts';
import { hasSomeKind, someOfKind } from '../../math/kinds-in.ts';
import { namesIn } from '../../math/names-in.ts';
import { hasOperators, literalOf } from '../../math/normal.ts';
import { applyReading, type Reading, readingsOf } from '../../math/readings.ts';
import { childrenOf, type MathNode, mapTree, someNode } from '../../math/tree.ts';
import { domainsOf } from '../points.ts';
import { on, type Question, READINGS_DISAGREE, type Rule, type Ruling, undecided } from '../rule.ts';
import { decideInfinity } from './infinity.ts';
import { decideIntegrals, holdsIntegrals } from './integrals.ts';
import { sampleOpen } from './open-identity.ts';
import { byPlainFactors } from './plain-factors.ts';
import { sampleQuantities } from './quantity-identity.ts';

/** Decides two formulas by their values at random points of the domains of their names. */
export const numericIdentity: Rule = {
  name: 'numeric-identity',
  apply: (question) => {
    const { reference, candidate, profile } = question;
    if (!isRefutable(reference) || !isRefutable(candidate))
      return undecided('no_test_points', 'a form without a value');
    const numbers = new Set(domainsOf(question.symbols).keys());
    if ([reference, candidate].some((node) => hasOperators(node, numbers, profile.undeclared)))
      return undecided('no_test_points', 'operators or upper indices, whose order matters');
    const infinite = decideInfinity(reference, candidate);
    if (infinite !== undefined) return infinite;
    return holdsIntegrals(question) ? decideIntegrals(question, sampleQuestion) : sampleQuestion(question);
  },
};

const UNVALUED = ['list', 'relation', 'matrix', 'plusMinus'] as const;

/** Whether the expression is a formula with a value, not a list, relation or matrix. */
export function isRefutable(node: MathNode): boolean {
  return !hasSomeKind(node, UNVALUED);
}

/** Samples the pair in every reading; all readings must say the same. */
export function sampleQuestion(question: Question): Ruling {
  const domains = domainsOf(question.symbols);
  const variables = new Set(domains.keys());
  const complex = new Set([...variables].filter((name) => domains.get(name) === 'complex'));
  const readings = readingsOf([question.reference, question.candidate], {
    variables,
    complex,
    undeclared: question.profile.undeclared,
  });
  const sample = question.profile.undeclared === 'quantity' ? sampleQuantities : sampleOpen;
  const rulings = readings.map((reading) => {
    const reference = applyReading(question.reference, reading, variables);
    const candidate = applyReading(question.candidate, reading, variables);
    return sample(on(question, reference, candidate), domains);
  });
  const [first] = rulings;
  if (first === undefined) return undecided('no_test_points', 'no reading');
  if (rulings.some((ruling) => ruling.outcome !== first.outcome))
    return (
      bySlash(question, readings, rulings) ??
      byPlainFactors(question, readings, rulings) ??
      undecided('borderline', READINGS_DISAGREE)
    );
  if (first.outcome === 'equivalent' && jumps(question)) return atJumps(question, first);
  const rounded = first.outcome === 'equivalent' && !question.profile.acceptDecimals;
  return rounded && isLongDecimalFor(question)
    ? undecided('borderline', 'a decimal that agrees to all its digits')
    : first;
}

/**
 * `\epsilon/kT` as ε/(kT) for a reader: a product of letters behind a slash stands below it (Physical Review Style and
 * Notation Guide, IV.E), so that two formulas equal in this reading are equal. A number behind it says nothing in 1/2 x and
 * m/2 v^2; a quantity over a number and letters, \omega/2\pi, is one fraction. The function of a number before a slash,
 * `\ln 2/T`, is the whole numerator.
 */
export function bySlash(
  question: Question,
  readings: readonly Reading[],
  rulings: readonly (Ruling | undefined)[],
): Ruling | undefined {
  if (question.profile.undeclared === 'open') return undefined;
  const sides = [question.reference, question.candidate];
  if (sides.some((node) => someNode(node, isOpen))) return undefined;
  const endsAtSlash = areFunctionsOfNumbers(sides);
  const usual = rulings.filter(
    (_, at) => readings[at]?.slash === 'below' && !(endsAtSlash && readings[at]?.tail === 'inside'),
  );
  return usual.length < rulings.length && usual.every((ruling) => ruling?.outcome === 'equivalent')
    ? usual[0]
    : undefined;
}

/** A slash before a number, unless a quantity stands over it and plain letters behind. */
function isOpen(node: MathNode): boolean {
  if (node.kind !== 'slash' || node.under.kind !== 'number') return false;
  return !holdsQuantity(node.over) || node.rest.some((factor) => factor.kind !== 'symbol');
}

/** Whether every function whose argument may go on is one of a number, before a slash and a quantity: `\ln 2/T`. */
function areFunctionsOfNumbers(nodes: readonly MathNode[]): boolean {
  const isFunctionOfNumber = ([applied, share, ...more]: readonly MathNode[]): boolean =>
    applied?.kind === 'function' &&
    !applied.args.some(holdsQuantity) &&
    more.length === 0 &&
    share?.kind === 'quotient' &&
    holdsQuantity(share.under);
  return !nodes.some((node) =>
    someOfKind(node, 'operator', ({ head, args }) => head === 'open' && !isFunctionOfNumber(args)),
  );
}

function holdsQuantity(node: MathNode): boolean {
  return [...namesIn(node)].some((name) => !isConstant(name));
}

/** Functions that jump at whole and half numbers. */
const STEPPED: ReadonlySet<string> = new Set(['floor', 'ceil', 'round', 'mod']);

function jumps({ reference, candidate }: Question): boolean {
  return [reference, candidate].some((node) =>
    someOfKind(node, 'function', (part) => STEPPED.has(part.name)),
  );
}

/** What holds between the jumps has to hold at them: for whole numbers, and for halves of them. */
function atJumps(question: Question, found: Ruling): Ruling {
  const declared = domainsOf(question.symbols);
  const names = [...new Set([...namesIn(question.reference), ...namesIn(question.candidate)])].filter(
    (name) => !isConstant(name) && !['natural', 'integer', 'complex'].includes(declared.get(name) ?? ''),
  );
  if (names.length === 0) return found;
  const whole = names.map((latex): DeclaredSymbol => ({ latex, domain: 'integer' }));
  const kept = question.symbols.filter(({ latex }) => !names.includes(latex));
  const symbols = [...kept, ...whole];
  const halved = (node: MathNode): MathNode =>
    mapTree(node, (part) =>
      part.kind === 'symbol' && names.includes(part.name)
        ? { kind: 'quotient', over: part, under: { kind: 'number', text: '2' } }
        : part,
    );
  const sample = question.profile.undeclared === 'quantity' ? sampleQuantities : sampleOpen;
  for (const at of [(node: MathNode) => node, halved]) {
    const [reference, candidate] = [at(question.reference), at(question.candidate)];
    const there = sample({ ...question, symbols, reference, candidate }, domainsOf(symbols));
    if (there.outcome === 'different') return there;
  }
  return found;
}

/** With this many digits the rounding of a decimal is below what sampling in doubles can tell apart (1e-13). */
const LONG = 12;

/** Whether a long decimal of one side is missing on the other, so that it may be the rounding of a closed form. */
function isLongDecimalFor({ reference, candidate }: Question): boolean {
  const [one, two] = [longDecimals(reference), longDecimals(candidate)];
  const names = namesIn(reference).size + namesIn(candidate).size;
  return names > 0 && [...one, ...two].some((text) => !one.has(text) || !two.has(text));
}

function longDecimals(node: MathNode): ReadonlySet<string> {
  const own = node.kind === 'number' && (literalOf(node)?.digits ?? 0) >= LONG ? [node.text] : [];
  return new Set([...own, ...childrenOf(node).flatMap((child) => [...longDecimals(child)])]);
}
