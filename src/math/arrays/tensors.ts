import { exact, type Value } from '../value.ts';
import { multiplyCells } from './cells.ts';
import type { Draw } from './draws.ts';
import type { Slot, TensorName } from './indices.ts';
import { cellOf, determinant, inverse, type Matrix, matrixOf } from './matrix.ts';

/** What is assumed of the symmetry of a tensor nobody declared. */
export type Symmetry = 'none' | 'symmetric' | 'antisymmetric';

/** The space indices run over. In a flat metric upper and lower components are the same; `minkowski` is (+,−,−,−). */
export interface IndexSpace {
  readonly dimension: number;
  readonly metric: 'random' | 'flat' | 'minkowski';
  readonly symmetry: Symmetry;
}

/** The metric with lower indices; a random one is symmetric and far from singular: ±(1.5 to 2.5), the rest below 0.4. */
function metricOf(draw: Draw, { dimension, metric }: IndexSpace): Matrix {
  return matrixOf(dimension, dimension, (row, col) => {
    const sign = row === 0 || metric === 'flat' ? 1 : -1;
    if (metric !== 'random') return exact({ re: row === col ? sign : 0, im: 0 });
    const next = draw(`metric ${Math.min(row, col)} ${Math.max(row, col)}`);
    return exact({ re: row === col ? sign * (1.5 + next()) : 0.8 * next() - 0.4, im: 0 });
  });
}

/** Sets of components of all tensors at one point. */
export interface Tensors {
  /** One component; `at` gives the value of every index letter. Undefined where a letter has none. */
  readonly component: (name: TensorName, at: ReadonlyMap<string, number>) => Value | undefined;
  /** The metric with upper indices, which contracts two lower ones. */
  readonly upper: Matrix;
}

/** Random tensors over a space. */
export function randomTensors(draw: Draw, space: IndexSpace): Tensors | undefined {
  const metric = metricOf(draw, space);
  const upper = inverse(metric);
  if (upper === undefined) return undefined;
  const geometry = { metric, upper, space };
  const fresh = (name: TensorName, numbers: readonly number[]): Value | undefined => {
    if (name.base === '\\epsilon') return leviCivita(name, numbers, geometry);
    const isMetric = numbers.length === 2 && ['g', '\\eta', '\\delta'].includes(name.base);
    return isMetric ? metricComponent(name, numbers, geometry) : raised(draw, name, numbers, geometry);
  };
  const known = new Map<TensorName, Map<number, Value | undefined>>();
  // A sum over many pairs asks for the same components again and again.
  const component = (name: TensorName, at: ReadonlyMap<string, number>): Value | undefined => {
    const numbers: number[] = [];
    let code = 0;
    for (const { letter } of slotsOf(name)) {
      const number = at.get(letter);
      if (number === undefined) return undefined;
      numbers.push(number);
      code = code * space.dimension + number;
    }
    const components = known.get(name) ?? new Map<number, Value | undefined>();
    if (components.has(code)) return components.get(code);
    const value = fresh(name, numbers);
    known.set(name, components.set(code, value));
    return value;
  };
  return { component, upper };
}

/** The positions in order; where it is not known, upper ones before lower ones. */
function slotsOf({ up, down, slots }: TensorName): readonly Slot[] {
  const plain = [
    ...up.map((letter): Slot => ({ letter, isUp: true })),
    ...down.map((letter): Slot => ({ letter, isUp: false })),
  ];
  return slots ?? plain;
}

interface Geometry {
  readonly metric: Matrix;
  readonly upper: Matrix;
  readonly space: IndexSpace;
}

/** g_{μν}, its inverse above, and the Kronecker symbol between. */
function metricComponent(name: TensorName, numbers: readonly number[], { metric, upper }: Geometry): Value {
  const [first = 0, second = 0] = numbers;
  if (name.up.length === 1) return exact({ re: first === second ? 1 : 0, im: 0 });
  return cellOf(name.up.length === 2 ? upper : metric, first, second);
}

/** The sign of the permutation above, det g times that below (Misner, Thorne and Wheeler, Gravitation, 8.4). */
function leviCivita(
  name: TensorName,
  numbers: readonly number[],
  { metric, space }: Geometry,
): Value | undefined {
  if (numbers.length !== space.dimension) return undefined;
  const sign = exact({ re: permutationSign(numbers), im: 0 });
  if (name.up.length === numbers.length || space.metric === 'flat') return sign;
  const volume = name.up.length === 0 ? determinant(metric) : undefined;
  return volume && multiplyCells(sign, volume);
}

/** The sign of a permutation, 0 where a number repeats (DLMF 1.6.14 for three indices). */
export function permutationSign(numbers: readonly number[]): number {
  let sign = 1;
  for (const [at, a] of numbers.entries())
    for (const b of numbers.slice(at + 1)) {
      if (a === b) return 0;
      if (a > b) sign = -sign;
    }
  return sign;
}

/** A component with upper indices out of the lower ones: T^μ… = g^{μα} T_α…. */
function raised(
  draw: Draw,
  name: TensorName,
  numbers: readonly number[],
  { upper, space }: Geometry,
): Value | undefined {
  const raisedAt = slotsOf(name).flatMap((slot, at) => (slot.isUp && space.metric !== 'flat' ? [at] : []));
  let total = 0;
  const count = space.dimension ** raisedAt.length;
  for (let code = 0; code < count; code += 1) {
    const lower = [...numbers];
    let factor = 1;
    for (const [digit, at] of raisedAt.entries()) {
      const index = Math.floor(code / space.dimension ** digit) % space.dimension;
      factor *= cellOf(upper, numbers[at] ?? 0, index).value.re;
      lower[at] = index;
    }
    total += factor * lowerComponent(draw, name, lower, space);
  }
  const cell = exact({ re: total, im: 0 });
  return raisedAt.length === 0 ? cell : { ...cell, error: 1e-15 * (1 + Math.abs(total)) };
}

/**
 * A random number for each component, with the symmetry that is assumed and the one that derivatives have. Where upper and
 * lower positions are mixed and their order is not known, they are another array.
 */
function lowerComponent(draw: Draw, name: TensorName, numbers: readonly number[], space: IndexSpace): number {
  const isMixed = name.slots === undefined && name.up.length > 0 && name.down.length > 0;
  const key = `tensor ${name.base} ${isMixed ? name.up.length : ''} ${numbers.length}`;
  const derivatives = name.derivatives ?? 0;
  const front = [...numbers.slice(0, derivatives)].sort((a, b) => a - b);
  const back = numbers.slice(derivatives);
  if (back.length < 2 || space.symmetry === 'none')
    return drawn(draw, `${key} ${[...front, ...back].join()}`);
  const sorted = [...front, ...[...back].sort((a, b) => a - b)];
  const sign = space.symmetry === 'antisymmetric' ? permutationSign(back) : 1;
  return sign === 0 ? 0 : sign * drawn(draw, `${key} ${sorted.join()}`);
}

function drawn(draw: Draw, key: string): number {
  return 3 * draw(key)() - 1.5;
}
