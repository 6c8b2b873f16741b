import type { SymbolDomain } from '../../domain/problem.ts';
import { hasKind } from '../../math/kinds-in.ts';
import type { MathNode } from '../../math/tree.ts';
import { hasDecimals } from '../decimals.ts';
import { namesOfPair } from '../names-of-pair.ts';
import type { Assumption } from '../points.ts';
import { conjugates, hasModulus, indexNames } from '../roles.ts';
import { different, equivalent, type Question, type Ruling, undecided } from '../rule.ts';
import { enoughFor, type Sampling, sampleFarOut, samplePair } from '../sample.ts';
import { seenOnBothSigns } from '../survey.ts';
import { doubtFarOut } from './doubt.ts';
import { hasIndices } from './indices.ts';
import { hasUnits } from './measure.ts';

type Domains = ReadonlyMap<string, SymbolDomain>;

/** Samples a pair about whose undeclared names nothing is known: what holds for positive values only is not accepted. */
export function sampleOpen(question: Question, domains: Domains): Ruling {
  const { reference, candidate } = question;
  const names = namesOfPair(reference, candidate, domains);
  const oneSided = new Set([...names.foreign, ...names.missing]);
  let errorBound = 0;
  for (const assumption of assumptionsFor(question, names.all, domains)) {
    const pair = { reference, candidate, names: names.all, domains, assumption, budget: question.budget };
    const sampling = samplePair(pair);
    if (question.budget.left < 0) return undecided('too_large', 'more work than one answer may cost');
    if (sampling.witness !== undefined && assumption === 'positive')
      return refuted({ question, domains, extra: names.foreign, names: names.all, sampling });
    if (sampling.different > 0)
      return undecided('borderline', `equal for positive symbols, not for ${assumption} ones`);
    if (sampling.close > 0) return undecided('borderline', 'close at some points, equal at none of them');
    const needed =
      names.all.size === 0 ? 1 : assumption === 'positive' ? enoughFor(pair) : enoughFor(pair) / 2;
    if (sampling.equal < needed)
      return undecided('no_test_points', `only ${sampling.equal} test points could be compared`);
    const doubt = doubtFarOut(sampleFarOut(pair, oneSided), oneSided);
    if (doubt !== undefined) return doubt;
    if (assumption === 'real' && [reference, candidate].some(hasModulus) && !seenOnBothSigns(pair))
      return undecided('no_test_points', 'a modulus, and too few points where something is negative');
    errorBound = Math.max(errorBound, sampling.largest);
  }
  return { ...equivalent('numeric_identity', 'equal at every test point'), errorBound };
}

/** Positive first; then every sign, and complex values where conjugates or moduli occur, for what is not declared. */
function assumptionsFor(
  { reference, candidate }: Question,
  names: ReadonlySet<string>,
  domains: Domains,
): readonly Assumption[] {
  if ([...names].every((name) => domains.has(name))) return ['positive'];
  const marked = [reference, candidate].some((node) => conjugates(node) || hasModulus(node));
  return marked ? ['positive', 'real', 'complex'] : ['positive', 'real'];
}

interface Refutation {
  readonly question: Question;
  readonly domains: Domains;
  readonly extra: readonly string[];
  readonly names: ReadonlySet<string>;
  readonly sampling: Sampling;
}

/** Differences close to rounding, of branches only, or through names nobody declared refute nothing. */
function refuted(refutation: Refutation): Ruling {
  const { question, domains, extra, sampling } = refutation;
  const sides = [question.reference, question.candidate];
  const foreign = extra.filter((name) => !domains.has(name));
  if (foreign.length > 0)
    return undecided('undeclared_symbol', `differs, and ${foreign.join(', ')} is not in the reference`);
  if (hasUnits(question.reference) !== hasUnits(question.candidate))
    return undecided('borderline', 'a unit on one side only');
  if (holdsForIntegers(refutation)) return undecided('borderline', 'equal if the index names are integers');
  if (sides.some(hasIndices)) return undecided('borderline', 'indices may be relabelled');
  if (sides.some(hasUnknown)) return undecided('borderline', 'differs with an unknown function in it');
  if (sampling.branchesOnly)
    return undecided('borderline', 'differs only where something real turns complex');
  if (sides.some(hasDecimals) && sampling.largest < 0.01)
    return undecided('borderline', 'close at every point, with rounded numbers in it');
  const ruling = different('witness', 'takes another value at the witness point');
  return sampling.witness === undefined ? ruling : { ...ruling, witness: sampling.witness() };
}

function hasUnknown(node: MathNode): boolean {
  return hasKind(node, 'call');
}

/** A refutation through a non-integer value of an undeclared `n` or `k` is none. */
function holdsForIntegers({ question, domains, names }: Refutation): boolean {
  const { reference, candidate, budget } = question;
  const indices = indexNames(names).filter((name) => !domains.has(name));
  if (indices.length === 0) return false;
  const integers = new Map([...domains, ...indices.map((name): [string, SymbolDomain] => [name, 'natural'])]);
  const pair = { reference, candidate, names, domains: integers, assumption: 'positive' as const, budget };
  const sampling = samplePair(pair);
  return sampling.witness === undefined && sampling.equal > 0;
}
