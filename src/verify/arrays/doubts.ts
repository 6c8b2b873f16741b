import type { SymbolDomain } from '../../domain/problem.ts';
import { areComparable, holdsConjugation } from '../../math/arrays/conjugations.ts';
import { isMatrixFunction } from '../../math/arrays/functions-of-arrays.ts';
import { dottedLetter, isMatrixLetter, slashedOf, stateName } from '../../math/arrays/names.ts';
import type { IndexSpace } from '../../math/arrays/tensors.ts';
import { type MathNode, mapTree, someNode } from '../../math/tree.ts';
import { hasModulus } from '../roles.ts';
import { different, equivalent, type Question, type Ruling, undecided } from '../rule.ts';
import { hasUnits } from '../rules/measure.ts';
import { underLorentzFactor } from './lorentz-factor.ts';
import { sideOfPoles } from './pole-side.ts';
import type { Sampled } from './prepare.ts';
import { phaseBetween } from './ratio.ts';
import { basisLabels, isBasisLabel, mayBePlainHats, PLAIN_HATS } from './readings.ts';
import { type ArrayPair, sampleArrays } from './sample.ts';

/** A difference at random arrays refutes only if no relation of special ones could lift it. */
export function refuted(question: Question, typed: readonly Sampled[]): Ruling {
  const [first] = typed;
  if (first === undefined || (question.profile.undeclared === 'open' && !areAllDeclared(first.pair)))
    return undecided(
      'no_test_points',
      'operators, states or vectors that differ if nothing more is known of them',
    );
  const phases = typed.map(({ pair }) => phaseBetween(pair));
  if (phases.includes('constant'))
    return equivalent('numeric_identity', 'the same normalised state up to a constant phase');
  if (phases.includes('varies'))
    return undecided('borderline', 'the same normalised state up to a phase that depends on its parameters');
  const boosts = typed.map(({ pair }) => underLorentzFactor(pair));
  if (boosts.every((outcome) => outcome === 'equal'))
    return equivalent('numeric_identity', 'equal with the Lorentz factor of \\beta for \\gamma');
  if (boosts.some((outcome) => outcome !== undefined && outcome !== 'different'))
    return undecided('borderline', 'may be equal with the Lorentz factor of \\beta for \\gamma');
  const side = mayHavePoles(first.pair) ? sideOfPoles(first.pair) : undefined;
  if (side === 'same')
    return equivalent('numeric_identity', 'the same propagator for an infinitesimal \\epsilon');
  if (side === 'opposite') return different('witness', 'a propagator that passes its pole on the other side');
  const doubt = doubtOf(question, first);
  if (doubt !== undefined) return undecided('borderline', doubt);
  return different('witness', 'takes another value for random operators, states, vectors or components');
}

/** Whether nothing is left to be known: every name of both answers, entries of matrices among them, has a domain. */
function areAllDeclared({ notation, domains }: ArrayPair): boolean {
  return [...notation.names].every((name) => domains.has(name));
}

function doubtOf(question: Question, { pair, sampling }: Sampled): string | undefined {
  if (sampling.opaque) return 'averages that are compared by their text';
  const nodes = [question.reference, question.candidate];
  const has = (holds: (node: MathNode) => boolean) => nodes.some((node) => someNode(node, holds));
  if (hasUnits(question.reference) !== hasUnits(question.candidate)) return 'a unit on one side only';
  const isUnknown = (node: MathNode) => node.kind === 'call' && !isMatrixFunction(node.name);
  if ([pair.reference, pair.candidate].some((node) => someNode(node, isUnknown)))
    return 'differs with an unknown function in it';
  if (nodes.some(holdsConjugation) && !areComparable(question.reference, question.candidate))
    return 'a conjugation that may be worked out by a commutator';
  if (sampling.largest < 0.01 && has((node) => node.kind === 'number' && node.text.includes('.')))
    return 'close, with rounded numbers in it';
  const names = [...pair.notation.names];
  if (names.some((name) => name.startsWith('\\gamma') && isMatrixLetter(name))) return 'Dirac matrices';
  if (names.some((name) => names.includes(dottedLetter(name) ?? '')))
    return 'a letter with dots that may be the length of a vector with dots';
  const slashes = names.filter((name) => slashedOf(name) !== undefined);
  if (slashes.length > 1 && slashes.some((name) => names.includes(slashedOf(name) ?? '')))
    return 'slashed momenta beside momenta, which their anticommutators may give';
  if (mayBePlainHats(pair.notation) && sampleArrays({ ...pair, reading: PLAIN_HATS }).outcome === 'equal')
    return 'equal if a hat marks no operator';
  const special = specialCases(pair).find((other) => sampleArrays(other.pair).outcome !== 'different');
  return special?.why;
}

interface SpecialCase {
  readonly why: string;
  readonly pair: ArrayPair;
}

/** Relations the names may satisfy although nobody says so; under each of them the difference must remain. */
function specialCases(pair: ArrayPair): readonly SpecialCase[] {
  const names = [...pair.notation.names];
  const cases: SpecialCase[] = [];
  if (names.some((name) => stateName(name) !== undefined)) {
    const basis = basisLabels(pair.notation);
    const size = Math.max(pair.size, basis.length);
    if (basis.length > 0 && basis.every(isBasisLabel))
      cases.push({ why: 'equal if the states are orthonormal', pair: { ...pair, basis, size } });
  }
  if (names.some((name) => stateName(name)?.kind === 'element'))
    cases.push({
      why: 'equal if names commute',
      pair: { ...pair, reading: { ...pair.reading, inside: 'numbers' } },
    });
  if (names.some(isMatrixLetter)) {
    cases.push({ why: 'equal for the Pauli matrices', pair: { ...pair, pauli: true, size: 4 } });
    const numbers = new Set([...pair.notation.numbers, ...names.filter(isMatrixLetter)]);
    cases.push({
      why: 'equal if the names are numbers',
      pair: { ...pair, notation: { ...pair.notation, numbers } },
    });
  }
  if (mayHavePoles(pair))
    cases.push({
      why: 'equal for an infinitesimal \\epsilon',
      pair: { ...pair, reference: withoutEpsilon(pair.reference), candidate: withoutEpsilon(pair.candidate) },
    });
  const integers = names.filter((name) => !pair.domains.has(name) && /^[nklmjN](?:_|$)/.test(name));
  if (integers.length > 0) {
    const domains = new Map([
      ...pair.domains,
      ...integers.map((name): [string, SymbolDomain] => [name, 'natural']),
    ]);
    cases.push({ why: 'equal if the index names are integers', pair: { ...pair, domains } });
  }
  if (hasModulus(pair.reference) !== hasModulus(pair.candidate))
    cases.push({
      why: 'equal for positive values only, and a modulus is written',
      pair: { ...pair, roles: new Map() },
    });
  return [...cases, ...specialSpaces(pair)];
}

/** Whether an ε and a slashed momentum occur, as in a propagator. */
function mayHavePoles({ notation }: ArrayPair): boolean {
  return notation.names.has('\\epsilon') && [...notation.names].some((name) => slashedOf(name) !== undefined);
}

/** A propagator without the iε that says how its pole is passed. */
function withoutEpsilon(node: MathNode): MathNode {
  return mapTree(node, (part) =>
    part.kind === 'symbol' && part.name === '\\epsilon' ? { kind: 'number', text: '0' } : part,
  );
}

/** Symmetric or antisymmetric tensors, and the four dimensions of space and time. */
function specialSpaces(pair: ArrayPair): readonly SpecialCase[] {
  if (pair.notation.indices.size === 0) return [];
  const { space } = pair;
  const symmetries = (['symmetric', 'antisymmetric'] as const).map((symmetry) => ({
    why: `equal for ${symmetry} tensors`,
    pair: { ...pair, space: { ...space, symmetry } },
  }));
  if (space.metric === 'flat') return symmetries;
  const minkowski: IndexSpace = { dimension: 4, metric: 'minkowski', symmetry: 'none' };
  return [...symmetries, { why: 'equal in four dimensions', pair: { ...pair, space: minkowski } }];
}
