import { labelOf } from '../../math/arrays/name-values.ts';
import {
  isArrowed,
  isBold,
  isHatted,
  isUnitVectorName,
  markOf,
  stateName,
  vectorLetter,
  withoutMark,
} from '../../math/arrays/names.ts';
import { type ArrayReading, type Notation, sortOf } from '../../math/arrays/typing.ts';
import { rationalOf } from '../../math/rational.ts';
import { childrenOf, type MathNode, someNode } from '../../math/tree.ts';

/**
 * Every way the notation can be read. Hats on the letters of coordinates are unit vectors where every term has one of
 * them, or where other vectors stand beside them; otherwise they may be operators as well.
 */
export function arrayReadings(nodes: readonly MathNode[], notation: Notation): readonly ArrayReading[] {
  const bare = [...notation.names].map(withoutMark);
  const hats = bare.some(isHatted) ? hatReadings(nodes, notation) : (['operator'] as const);
  const bolds = bare.some(isBold) ? (['vector', 'operator'] as const) : (['vector'] as const);
  const insides = bare.some(hasInside) ? (['all', 'own'] as const) : (['all'] as const);
  return hats.flatMap((hat) => bolds.flatMap((bold) => insides.map((inside) => ({ hat, bold, inside }))));
}

/** Letters of coordinates and directions, which a hat makes unit vectors (ISO 80000-2, 17). */
const DIRECTION = /^(?:[xyzijkrnst123]|\\(?:rho|theta|phi|varphi))(?:_|$)/;

function hatReadings(nodes: readonly MathNode[], notation: Notation): readonly ArrayReading['hat'][] {
  const names = [...notation.names];
  const hatted = names.filter(isHatted);
  if (hatted.some((name) => markOf(name) !== undefined)) return ['operator'];
  const directions = hatted.every((name) => DIRECTION.test(vectorLetter(name)));
  const isLinear = nodes.every((node) => degreeOf(node, notation) <= 1);
  const hasVectors = names.some(
    (name) => isArrowed(name) || isBold(name) || (isUnitVectorName(name) && !isHatted(name)),
  );
  return directions && (isLinear || hasVectors) ? ['vector'] : ['operator', 'vector'];
}

/** The reading in which a hat marks nothing, for formulas that have no value otherwise: \hat{s}^2/\hat{t}. */
export const PLAIN_HATS: ArrayReading = { hat: 'number', bold: 'vector', inside: 'all' };

/** Letters of plain quantities under a hat: Mandelstam variables, estimates, rescaled numbers. */
const NUMBER_HAT = /^\\hat\{(?:[stumyg]|\\(?!sigma|psi|phi|rho|chi|mathbf|vec)[a-z]+)\}/;

/** Whether nothing but hats on letters of plain quantities says that anything is an operator. */
export function mayBePlainHats({ operators, names }: Notation): boolean {
  const hatted = [...names].filter((name) => isHatted(name) || markOf(name) !== undefined);
  const states = [...names].some((name) => stateName(name) !== undefined);
  return (
    operators.size === 0 && !states && hatted.length > 0 && hatted.every((name) => NUMBER_HAT.test(name))
  );
}

function hasInside(name: string): boolean {
  const kind = stateName(name)?.kind;
  return kind === 'mean' || kind === 'element';
}

/** The labels of all kets and bras of both expressions, each once, in order of their names. */
export function basisLabels({ names }: Notation): readonly string[] {
  const labels = [...names].flatMap((name) => {
    const state = stateName(name);
    if (state === undefined || state.kind === 'mean') return [];
    return state.kind === 'element' ? [state.parts[0] ?? '', state.parts[2] ?? ''] : state.parts;
  });
  return [...new Set(labels.map(labelOf))].sort();
}

/** Labels of states that are mostly a basis: quantum numbers, spins, signs. */
export function isBasisLabel(label: string): boolean {
  return /^(?:[0-9nmlkjsi,;+\-()/_{} ]|\\(?:uparrow|downarrow|rightarrow|leftarrow|to|frac))+$/.test(label);
}

/** Above this degree no size of random matrices is used: the cost grows with its cube. */
const MAX_DEGREE = 13;

/**
 * Rows of the random matrices: n×n matrices satisfy no polynomial identity of degree below 2n (Amitsur and Levitzki
 * 1950), so that n is more than half the degree, and at least 4. Undefined for a degree too high.
 */
export function operatorSize(nodes: readonly MathNode[], notation: Notation): number | undefined {
  const explicit = nodes.flatMap(explicitSizes)[0];
  if (explicit !== undefined) return explicit;
  const degree = Math.max(...nodes.map((node) => degreeOf(node, notation)));
  if (degree > MAX_DEGREE) return undefined;
  return Math.max(4, Math.floor(degree / 2) + 1);
}

/** The size of the square matrices written out, largest first. */
function explicitSizes(node: MathNode): readonly number[] {
  const sizes: number[] = [];
  someNode(node, (part) => {
    if (part.kind === 'matrix' && (part.rows.length === part.rows[0]?.length || part.rows[0]?.length === 1))
      sizes.push(part.rows.length);
    return false;
  });
  return sizes.sort((a, b) => b - a);
}

const USUAL: ArrayReading = { hat: 'operator', bold: 'operator', inside: 'all' };

/** The degree of an expression as a polynomial in the names that do not commute. */
function degreeOf(node: MathNode, notation: Notation): number {
  const below = childrenOf(node).map((child) => degreeOf(child, notation));
  const sum = below.reduce((total, one) => total + one, 0);
  switch (node.kind) {
    case 'symbol':
      return sortOf(node.name, notation, USUAL) === 'scalar' ? 0 : 1;
    case 'product':
    case 'operator':
    case 'list':
    case 'quotient':
      return sum;
    case 'power': {
      const exponent = rationalOf(node.exponent);
      const times = exponent === undefined ? 1 : Math.abs(Number(exponent.num) / Number(exponent.den));
      return (below[0] ?? 0) * Math.max(1, times);
    }
    default:
      return Math.max(0, ...below);
  }
}
