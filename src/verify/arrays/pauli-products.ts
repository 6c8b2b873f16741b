import { isBracket } from '../../math/arrays/typing.ts';
import { hasKind, hasSomeKind, someOfKind } from '../../math/kinds-in.ts';
import { namesIn } from '../../math/names-in.ts';
import { childrenOf, type MathNode, someNode } from '../../math/tree.ts';
import { equivalent, type Question, type Ruling } from '../rule.ts';
import { pauliAxis, withAxes } from './pauli.ts';
import { prepare, sampleReadings } from './prepare.ts';
import { arrayReadings } from './readings.ts';
import { sampleArrays } from './sample.ts';

/**
 * Products and commutators of Pauli matrices along different axes, `\\sigma_x\\sigma_y` beside i\\sigma_z, by the matrices written out
 * (Sakurai, Modern Quantum Mechanics, 3.2). Components of a stress and deviations are numbers, which have no such
 * relations; σ_1 and σ_2 may also belong to two spins, so that all three numbers must occur. Only accepts; undefined for any
 * other pair.
 */
export function byPauliProducts(question: Question): Ruling | undefined {
  const { reference, candidate } = question;
  const sides = [reference, candidate];
  const names = new Set(
    sides.flatMap((node) => [...namesIn(node)].filter((name) => name.includes('\\sigma'))),
  );
  if (names.size < 2) return undefined;
  if (sides.some((node) => [...namesIn(node)].some((name) => OPERATOR.test(name)))) return undefined;
  const axes = [...names].map(pauliAxis);
  if (axes.includes(undefined) || !areOfOneKind(axes)) return undefined;
  if (sides.some((node) => hasSomeKind(node, UNVALUED)) || !sides.some(holdsProduct)) return undefined;
  const prepared = prepare({ ...question, reference: withAxes(reference), candidate: withAxes(candidate) });
  if (prepared === undefined) return undefined;
  const readings = arrayReadings([prepared.reference, prepared.candidate], prepared.notation);
  const outcomes = sampleReadings(prepared, readings).map(
    ({ pair }) => sampleArrays({ ...pair, pauli: true, size: 2 }).outcome,
  );
  return outcomes.length > 0 && outcomes.every((outcome) => outcome === 'equal')
    ? equivalent('numeric_identity', 'equal for the Pauli matrices written out')
    : undefined;
}

/** Letters of operators, which need not commute with the matrices; B, E, J and K are fields and couplings, I is the unit matrix. */
const OPERATOR = /^(?:[ACDFGHL-Z](?![a-z])|\\rho|\\(?:hat|tilde|bar|mathcal)\{(?!\\sigma|I\}))/;
const UNVALUED = ['relation', 'matrix', 'plusMinus', 'unit'] as const;

/** x, y and z, at least two of them, or all of 1, 2 and 3; never both. */
function areOfOneKind(axes: readonly (string | undefined)[]): boolean {
  const all = new Set(axes);
  const numbered = ['1', '2', '3'].filter((axis) => all.has(axis)).length;
  return numbered === 0 ? all.size > 1 : numbered === 3 && all.size === 3;
}

/** Whether two matrices along different axes stand side by side, or in one commutator. */
function holdsProduct(node: MathNode): boolean {
  const multiplies = (parts: readonly MathNode[]): boolean =>
    new Set(
      parts
        .flatMap((part) => (hasKind(part, 'sum') ? [] : [...namesIn(part)]))
        .flatMap((name) => pauliAxis(name) ?? []),
    ).size > 1;
  return (
    someOfKind(node, 'product', ({ factors }) => multiplies(factors)) ||
    someNode(node, (part) => isBracket(part) && multiplies(childrenOf(part)))
  );
}
