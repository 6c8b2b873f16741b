import type { SymbolDomain } from '../../domain/problem.ts';
import { someOfKind } from '../../math/kinds-in.ts';
import type { MathNode } from '../../math/tree.ts';
import { areAnalytic } from '../analytic.ts';
import { namesOfPair, type PairNames } from '../names-of-pair.ts';
import type { Range } from '../points.ts';
import { conjugates, indexNames, isSigned, rolesIn } from '../roles.ts';
import { equivalent, type Question, type Ruling, undecided } from '../rule.ts';
import { enoughFor, type Pair, sampleFarOut, samplePair } from '../sample.ts';
import { seenOnBothSigns } from '../survey.ts';
import { doubtFarOut } from './doubt.ts';
import { explainDifference } from './refutation.ts';

/** One choice of what the names range over, and what it is called in the trace. */
interface Plan {
  readonly domains: ReadonlyMap<string, Range>;
  readonly everywhere: Range;
  readonly note: string;
}

/**
 * Samples a pair whose undeclared names are quantities: positive, or what their place in the formulas says. Where too few
 * points have a value, whole numbers, the upper half-plane and small numbers are tried in turn: the domains on which
 * sequences, series and modular functions are defined.
 */
export function sampleQuantities(question: Question, declared: ReadonlyMap<string, SymbolDomain>): Ruling {
  const { reference, candidate, budget } = question;
  const names = namesOfPair(reference, candidate, declared);
  let compared = 0;
  const areIntegrals = [reference, candidate].some(hasIntegral);
  for (const plan of plansFor(question, names, declared)) {
    // An integral without a value among positive numbers has hardly one there, and the search is dear.
    if (areIntegrals && plan.everywhere !== 'positive') break;
    const pair: Pair = {
      reference,
      candidate,
      names: names.all,
      domains: plan.domains,
      assumption: plan.everywhere,
      budget,
    };
    const ruling = samplePlan(question, pair, names, plan.note);
    if (typeof ruling !== 'number') return ruling;
    compared = Math.max(compared, ruling);
  }
  return undecided('no_test_points', `only ${compared} test points could be compared`);
}

function hasIntegral(node: MathNode): boolean {
  return someOfKind(node, 'operator', ({ head }) => head === 'integral');
}

/** The ruling on one plan, or how many points could be compared when these are too few. */
function samplePlan(question: Question, pair: Pair, names: PairNames, note: string): Ruling | number {
  const sampling = samplePair(pair);
  if (pair.budget.left < 0) return undecided('too_large', 'more work than one answer may cost');
  if (sampling.witness !== undefined) return explainDifference({ question, pair, names, sampling });
  if (sampling.close > 0) return undecided('borderline', 'close at some points, equal at none of them');
  if (sampling.equal < (names.all.size === 0 ? 1 : enoughFor(pair))) return sampling.equal;
  const oneSided = new Set([...names.foreign, ...names.missing]);
  const isKnownFarOut = oneSided.size === 0 && areAnalytic(pair);
  const doubt = isKnownFarOut ? undefined : doubtFarOut(sampleFarOut(pair, oneSided), oneSided);
  if (doubt !== undefined) return doubt;
  if ([pair.reference, pair.candidate].some(isSigned) && names.all.size > 0 && !seenOnBothSigns(pair))
    return undecided('no_test_points', 'a modulus, and too few points where something is negative');
  return {
    ...equivalent('numeric_identity', `equal at every test point${note}`),
    errorBound: sampling.largest,
  };
}

function* plansFor(
  { reference, candidate }: Question,
  { all }: PairNames,
  declared: ReadonlyMap<string, SymbolDomain>,
): Generator<Plan, void> {
  const roles = rolesIn([reference, candidate]);
  const own = [...roles].filter(([name]) => all.has(name));
  // A complex number in the place of τ has a value in the upper half-plane alone.
  const modular = own.filter(([name, range]) => range === 'upper' && declared.get(name) === 'complex');
  const said = own.filter(([, range]) => range !== 'upper');
  const base = new Map<string, Range>([...said, ...declared, ...modular]);
  yield { domains: base, everywhere: 'positive', note: '' };
  const open = [...all].filter((name) => !declared.has(name));
  if (open.length === 0) return;
  const marked = [reference, candidate].some((node) => conjugates(node) || isSigned(node));
  const indices = indexNames(open).map((name): [string, Range] => [name, 'natural']);
  const counting = new Map([...base, ...indices]);
  if (indices.length > 0)
    yield { domains: counting, everywhere: 'positive', note: ` for whole ${listed(indices)}` };
  const defined = new Map<string, Range>([...declared, ...indices]);
  yield { domains: defined, everywhere: 'upper', note: ' of the upper half-plane' };
  // Of positive numbers a conjugate or a modulus says nothing.
  if (marked) return;
  yield { domains: defined, everywhere: 'small', note: ' between 0 and 1' };
  yield { domains: declared, everywhere: 'natural', note: ' among the whole numbers' };
}

function listed(names: readonly (readonly [string, Range])[]): string {
  return names.map(([name]) => name).join(', ');
}
