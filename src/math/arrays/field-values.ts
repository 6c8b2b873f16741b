import type { Complex } from '../complex.ts';
import { exact } from '../value.ts';
import type { Draw } from './draws.ts';
import type { Component, FieldTerm, Place } from './field-terms.ts';
import { cellOf, inverse, type Matrix, matrixOf } from './matrix.ts';
import { permutationSign } from './tensors.ts';

/** What is assumed of the components beyond their names; under each of them a difference must remain. */
export interface Assumed {
  /** Tensors that nobody declared. */
  readonly tensors: 'none' | 'symmetric' | 'antisymmetric';
  /** Whether spinors and matrices are numbers. */
  readonly commute: boolean;
  /** Every derivative is a factor k_μ, as in a plane wave: terms that differ by a total derivative come together. */
  readonly wave: boolean;
}

/** Everything that gives components their values at one point. */
export interface FieldPoint {
  readonly draw: Draw;
  readonly assumed: Assumed;
  readonly dimension: number;
  readonly innerDimension: number;
  /** Names whose products keep their order: a spinor and its adjoint, matrices between them. */
  readonly ordered: ReadonlySet<string>;
  readonly plain: (name: string) => Complex | undefined;
}

type Cells = readonly Complex[];

/** The symmetries that field strengths, structure constants, and tensors of curvature and stress have. */
const USUAL: Readonly<Record<string, Assumed['tensors']>> = {
  F: 'antisymmetric',
  f: 'antisymmetric',
  R: 'symmetric',
  T: 'symmetric',
  h: 'symmetric',
};

/** Rows of the matrices that stand for spinors and what is between them. */
const ROWS = 3;

/** The values of components, computed once. */
export class FieldValues {
  private readonly known = new Map<Component, (Cells | undefined)[]>();
  private readonly lowered = new Map<Component, number[]>();
  private readonly numbers = new Map<string, number>();
  private readonly lower: Matrix;
  private readonly upper: Matrix;

  private readonly point: FieldPoint;

  constructor(point: FieldPoint) {
    this.point = point;
    this.lower = matrixOf(point.dimension, point.dimension, (row, col) => {
      const next = point.draw(`metric ${Math.min(row, col)} ${Math.max(row, col)}`);
      const sign = row === 0 ? 1 : -1;
      return exact({ re: row === col ? sign * (1.5 + next()) : 0.8 * next() - 0.4, im: 0 });
    });
    this.upper = inverse(this.lower) ?? this.lower;
  }

  /** Rows of the matrices the values are. */
  get rows(): number {
    return this.point.ordered.size === 0 || this.point.assumed.commute ? 1 : ROWS;
  }

  dimensionOf({ space }: Place): number {
    return space === 'inner' ? this.point.innerDimension : this.point.dimension;
  }

  /** One component as a square matrix, row by row; `at` are the numbers of its steps and then of its places. */
  component(component: Component, at: readonly number[]): Cells | undefined {
    const { dimension, innerDimension } = this.point;
    const largest = Math.max(dimension, innerDimension);
    const code = at.reduce((sum, number) => sum * largest + number, 0);
    const cells = this.known.get(component) ?? [];
    if (code in cells) return cells[code];
    this.known.set(component, cells);
    const value = this.fresh(component, at);
    cells[code] = value;
    return value;
  }

  private fresh(component: Component, at: readonly number[]): Cells | undefined {
    const { base, places, steps } = component;
    if (places.length === 0 && steps.length === 0 && !this.point.ordered.has(base)) {
      const value = this.point.plain(base);
      return value && this.asMatrix(value);
    }
    const metric = steps.length === 0 ? this.metric(base, places, at) : undefined;
    if (metric !== undefined) return this.asMatrix({ re: metric, im: 0 });
    const all = placesOf(component);
    const isMixed = isMixedTensor(component);
    const raised = all.flatMap(({ isUp, space }, index) =>
      isUp && space === 'lorentz' && (!isMixed || index < steps.length) ? [index] : [],
    );
    const total = new Array<number>(this.rows ** 2).fill(0);
    const { dimension } = this.point;
    for (let code = 0; code < dimension ** raised.length; code += 1) {
      const lower = [...at];
      let factor = 1;
      let rest = code;
      for (const index of raised) {
        lower[index] = rest % dimension;
        factor *= cellOf(this.upper, at[index] ?? 0, rest % dimension).value.re;
        rest = Math.floor(rest / dimension);
      }
      for (let cell = 0; cell < total.length; cell += 1)
        total[cell] = (total[cell] ?? 0) + factor * this.rememberedCell(component, lower, cell);
    }
    return total.map((re) => ({ re, im: 0 }));
  }

  /** The metric, its inverse and Kronecker's symbol; undefined for every other tensor. */
  private metric(base: string, places: readonly Place[], at: readonly number[]): number | undefined {
    const [one, two, ...more] = places;
    if (one === undefined || two === undefined || more.length > 0) return undefined;
    if (!['g', '\\eta', '\\delta'].includes(base)) return undefined;
    const [row = 0, col = 0] = at;
    if (one.space === 'inner' || one.isUp !== two.isUp) return row === col ? 1 : 0;
    return cellOf(one.isUp ? this.upper : this.lower, row, col).value.re;
  }

  private asMatrix(value: Complex): Cells {
    const { rows } = this;
    return Array.from({ length: rows ** 2 }, (_, at) => (at % (rows + 1) === 0 ? value : { re: 0, im: 0 }));
  }

  /** A column stands for a spinor, a row for its adjoint, a multiple of the unit matrix for what commutes. */
  private lowerCell(component: Component, at: readonly number[], cell: number): number {
    const { rows } = this;
    const [row, col] = [Math.floor(cell / rows), cell % rows];
    const { base } = component;
    if (rows === 1) return this.lowerNumber(component, at, '');
    if (!this.point.ordered.has(base)) return row === col ? this.lowerNumber(component, at, '') : 0;
    if (isAdjointName(base)) return row === 0 ? this.lowerNumber(component, at, `${col}`) : 0;
    if (isMatrixName(base)) return this.lowerNumber(component, at, `${row}${col}`);
    return col === 0 ? this.lowerNumber(component, at, `${row}`) : 0;
  }

  /** Raising an index asks for the same lower components again and again. */
  private rememberedCell(component: Component, at: readonly number[], cell: number): number {
    const { dimension, innerDimension } = this.point;
    const largest = Math.max(dimension, innerDimension);
    const code = at.reduce((sum, number) => sum * largest + number, cell);
    const cells = this.lowered.get(component) ?? [];
    this.lowered.set(component, cells);
    const known = cells[code];
    if (known !== undefined) return known;
    const value = this.lowerCell(component, at, cell);
    cells[code] = value;
    return value;
  }

  private lowerNumber({ base, places, steps }: Component, at: readonly number[], cell: string): number {
    const { assumed } = this.point;
    const front = at.slice(0, steps.length);
    if (assumed.wave && steps.length > 0) {
      const waves = front.map((number) => this.number(`wave ${number}`));
      return (
        waves.reduce((product, k) => product * k, 1) *
        this.lowerNumber({ base, places, steps: [] }, at.slice(steps.length), cell)
      );
    }
    const signs = steps.map(({ sign }) => sign);
    const isPartial = signs.every((sign) => sign === 'partial');
    if (isPartial) front.sort((a, b) => a - b);
    const [numbers, sign] = this.symmetric(base, places, at.slice(steps.length));
    if (sign === 0) return 0;
    const heights = isMixedTensor({ base, places, steps })
      ? places.map(({ isUp }) => (isUp ? 'u' : 'd')).join('')
      : '';
    return (
      sign * this.number(`field ${base} ${signs.join()} ${front.join()} ${heights} ${numbers.join()} ${cell}`)
    );
  }

  /** The numbers in the order of the symmetry, and the sign of putting them there. */
  private symmetric(
    base: string,
    places: readonly Place[],
    numbers: readonly number[],
  ): readonly [readonly number[], number] {
    const { tensors } = this.point.assumed;
    const isEpsilon = /^\\(?:var)?epsilon$/.test(base);
    const isMetric = base === 'g' || base === '\\eta';
    const assumed = tensors === 'none' ? 'none' : (USUAL[base] ?? tensors);
    const kind = isEpsilon ? 'antisymmetric' : isMetric ? 'symmetric' : assumed;
    if (kind === 'none') return [numbers, 1];
    const from = base === 'f' || isEpsilon ? 0 : places.filter(({ space }) => space === 'inner').length;
    const back = numbers.slice(from);
    if (back.length < 2) return [numbers, 1];
    const sorted = [...numbers.slice(0, from), ...[...back].sort((a, b) => a - b)];
    return [sorted, kind === 'antisymmetric' ? permutationSign(back) : 1];
  }

  private number(key: string): number {
    const known = this.numbers.get(key);
    if (known !== undefined) return known;
    const value = 3 * this.point.draw(key)() - 1.5;
    this.numbers.set(key, value);
    return value;
  }
}

/** Steps first, as they are written. */
export function placesOf({ steps, places }: Component): readonly Place[] {
  return [...steps.map(({ place }) => place), ...places];
}

/** Upper and lower positions of which nobody wrote the order. */
export function isMixedTensor({ places }: Component): boolean {
  const lorentz = places.filter(({ space }) => space === 'lorentz');
  return lorentz.some(({ isUp }) => isUp) && lorentz.some(({ isUp }) => !isUp);
}

/** A name with a bar above or a dagger: the adjoint of a spinor or of a field. */
export function isAdjointName(base: string): boolean {
  return base.startsWith('\\bar{') || base.endsWith('^{\\dagger}');
}

/** Dirac and Pauli matrices and generators. */
export function isMatrixName(base: string): boolean {
  return /^(?:\\gamma|\\sigma|T)$/.test(base);
}

/** The names of which products keep their order: those that stand beside their adjoint, and matrices. */
export function orderedNames(terms: readonly FieldTerm[]): ReadonlySet<string> {
  const bases = new Set(terms.flatMap(({ components }) => components.map(({ base }) => base)));
  const adjoint = [...bases].filter(isAdjointName);
  const own = adjoint.map((name) => name.replace(/^\\bar\{(.*)\}$/, '$1').replace(/\^\{\\dagger\}$/, ''));
  const found = new Set([...adjoint, ...own.filter((name) => bases.has(name))]);
  for (const { components } of terms)
    for (const { base, places } of components) if (isMatrixName(base) && places.length > 0) found.add(base);
  if ([...found].some(isMatrixName))
    for (const base of bases) if (/^\\(?:psi|Psi|chi|xi)$/.test(base)) found.add(base);
  return found;
}
