import type { SymbolDomain } from '../../domain/problem.ts';
import { isConstant } from '../../math/evaluate.ts';
import { namesIn } from '../../math/names-in.ts';
import { hasOperators } from '../../math/normal.ts';
import { applyReading, readingsOf } from '../../math/readings.ts';
import { type MathNode, someNode } from '../../math/tree.ts';
import { type Assumption, domainsOf } from '../points.ts';
import { different, equivalent, type Question, type Rule, type Ruling, undecided } from '../rule.ts';
import { ENOUGH_POINTS, type Sampling, sampleFarOut, samplePair } from '../sample.ts';
import { hasUnits } from './measure.ts';

/** Decides two formulas by their values at random points of the declared domains. */
export const numericIdentity: Rule = {
  name: 'numeric-identity',
  apply: (question) => {
    const { reference, candidate } = question;
    if (!isRefutable(reference) || !isRefutable(candidate))
      return undecided('no_test_points', 'a form without a value');
    const numbers = new Set(domainsOf(question.symbols).keys());
    if (hasOperators(reference, numbers) || hasOperators(candidate, numbers))
      return undecided('no_test_points', 'operators, whose order matters');
    return sampleQuestion(question);
  },
};

/** Whether the expression is a formula with a value, not a list, relation or matrix. */
export function isRefutable(node: MathNode): boolean {
  return !someNode(node, (part) => ['list', 'relation', 'matrix', 'plusMinus'].includes(part.kind));
}

/** Samples the pair in every reading; all readings must say the same. */
export function sampleQuestion(question: Question): Ruling {
  const domains = domainsOf(question.symbols);
  const variables = new Set(domains.keys());
  const complex = new Set([...variables].filter((name) => domains.get(name) === 'complex'));
  const rulings = readingsOf([question.reference, question.candidate], variables, complex).map((reading) => {
    const reference = applyReading(question.reference, reading, variables);
    const candidate = applyReading(question.candidate, reading, variables);
    return sampleReading({ ...question, reference, candidate }, domains);
  });
  const [first] = rulings;
  if (first === undefined) return undecided('no_test_points', 'no reading');
  if (rulings.every((ruling) => ruling.outcome === first.outcome)) return first;
  return undecided('borderline', 'an ambiguous notation, and its readings disagree');
}

type Domains = ReadonlyMap<string, SymbolDomain>;

function sampleReading(question: Question, domains: Domains): Ruling {
  const { reference, candidate } = question;
  const free = (node: MathNode) =>
    [...namesIn(node)].filter((name) => domains.has(name) || !isConstant(name));
  const known = new Set(free(reference));
  const names = new Set([...known, ...free(candidate)]);
  const extra = [...names].filter((name) => !known.has(name));
  const given = new Set(free(candidate));
  const oneSided = new Set([...extra, ...[...known].filter((name) => !given.has(name))]);
  let errorBound = 0;
  for (const assumption of assumptionsFor(question, names, domains)) {
    const pair = { reference, candidate, names, domains, assumption, budget: question.budget };
    const sampling = samplePair(pair);
    if (question.budget.left < 0) return undecided('too_large', 'more work than one answer may cost');
    if (sampling.witness !== undefined && assumption === 'positive')
      return refuted({ question, domains, extra, sampling });
    if (sampling.different > 0)
      return undecided('borderline', `equal for positive symbols, not for ${assumption} ones`);
    if (sampling.close > 0) return undecided('borderline', 'close at some points, equal at none of them');
    const needed = names.size === 0 ? 1 : assumption === 'positive' ? ENOUGH_POINTS : ENOUGH_POINTS / 2;
    if (sampling.equal < needed)
      return undecided('no_test_points', `only ${sampling.equal} test points could be compared`);
    const doubt = doubtFarOut(sampleFarOut(pair, oneSided), oneSided);
    if (doubt !== undefined) return doubt;
    errorBound = Math.max(errorBound, sampling.largest);
  }
  return { ...equivalent('numeric_identity', 'equal at every test point'), errorBound };
}

/** Far-out points of a name that only one side has which must agree. */
const ENOUGH_FAR = 4;

/** Equal at points of order one, but not far out, or not seen to be: nothing is accepted or refuted. */
function doubtFarOut(sampling: Sampling, oneSided: ReadonlySet<string>): Ruling | undefined {
  if (sampling.different > 0 && !sampling.branchesOnly)
    return undecided('borderline', 'equal at points of order one, not far from them');
  if (sampling.close > 0) return undecided('borderline', 'close at points far out, equal at none of them');
  if (oneSided.size > 0 && sampling.equal < ENOUGH_FAR * oneSided.size)
    return undecided(
      'no_test_points',
      `${[...oneSided].join(', ')} on one side only, and too few points far out`,
    );
  return undefined;
}

/** Positive first; then every sign, and complex values where conjugates or moduli occur, for what is not declared. */
function assumptionsFor(
  { reference, candidate, profile }: Question,
  names: ReadonlySet<string>,
  domains: Domains,
): readonly Assumption[] {
  if (profile.undeclared === 'quantity' || [...names].every((name) => domains.has(name))) return ['positive'];
  const conjugates = [reference, candidate].some((node) =>
    someNode(
      node,
      (part) => part.kind === 'function' && ['conj', 're', 'im', 'arg', 'abs'].includes(part.name),
    ),
  );
  return conjugates ? ['positive', 'real', 'complex'] : ['positive', 'real'];
}

interface Refutation {
  readonly question: Question;
  readonly domains: Domains;
  readonly extra: readonly string[];
  readonly sampling: ReturnType<typeof samplePair>;
}

/** Differences close to rounding, of branches only, or through names nobody declared refute nothing. */
function refuted({ question, domains, extra, sampling }: Refutation): Ruling {
  const isQuantity = question.profile.undeclared === 'quantity';
  const foreign = isQuantity ? [] : extra.filter((name) => !domains.has(name));
  if (foreign.length > 0)
    return undecided('undeclared_symbol', `differs, and ${foreign.join(', ')} is not in the reference`);
  if (hasUnits(question.reference) !== hasUnits(question.candidate))
    return undecided('borderline', 'a unit on one side only');
  if (holdsForIntegers(question, domains))
    return undecided('borderline', 'equal if the index names are integers');
  if ([question.reference, question.candidate].some(hasIndices))
    return undecided('borderline', 'indices may be relabelled');
  const unknown = [question.reference, question.candidate].some((node) =>
    someNode(node, (part) => part.kind === 'call'),
  );
  if (unknown) return undecided('borderline', 'differs with an unknown function in it');
  if (sampling.branchesOnly)
    return undecided('borderline', 'differs only where something real turns complex');
  const decimals = [question.reference, question.candidate].some((node) =>
    someNode(node, (part) => part.kind === 'number' && part.text.includes('.')),
  );
  if (decimals && sampling.largest < 0.01)
    return undecided('borderline', 'close at every point, with rounded numbers in it');
  const ruling = different('witness', 'takes another value at the witness point');
  return sampling.witness === undefined ? ruling : { ...ruling, witness: sampling.witness };
}

/** A tensor with an upper index: relabelled or raised indices give other names for the same value. */
function hasIndices(node: MathNode): boolean {
  return [...namesIn(node)].some((name) =>
    /\^\{\\(?:mu|nu|rho|sigma|lambda|alpha|beta|kappa|tau|gamma|delta)/.test(name),
  );
}

/** Names that stand for integers unless something else is declared. */
const INDEX_NAME = /^[nklmjN](?:_|$)/;

/** A refutation through a non-integer value of an undeclared `n` or `k` is none. */
function holdsForIntegers({ reference, candidate, budget }: Question, domains: Domains): boolean {
  const names = new Set(
    [...namesIn(reference), ...namesIn(candidate)].filter((name) => domains.has(name) || !isConstant(name)),
  );
  const indices = [...names].filter((name) => !domains.has(name) && INDEX_NAME.test(name));
  if (indices.length === 0) return false;
  const integers = new Map([...domains, ...indices.map((name): [string, SymbolDomain] => [name, 'natural'])]);
  const sampling = samplePair({
    reference,
    candidate,
    names,
    domains: integers,
    assumption: 'positive',
    budget,
  });
  return sampling.witness === undefined && sampling.equal > 0;
}
