import {
  type Component,
  type FieldTerm,
  fieldTerms,
  type Place,
  type Reach,
} from '../../math/arrays/field-terms.ts';
import {
  type Assumed,
  FieldValues,
  isMatrixName,
  isMixedTensor,
  orderedNames,
  placesOf,
} from '../../math/arrays/field-values.ts';
import { drawnAs } from '../../math/budget.ts';
import { type Complex, multiply } from '../../math/complex.ts';
import { evaluate, isConstant } from '../../math/evaluate.ts';
import { namesIn } from '../../math/names-in.ts';
import { generator, pointAt } from '../points.ts';
import { different, equivalent, type Question, type Ruling, undecided } from '../rule.ts';

const GENERAL: Assumed = { tensors: 'none', commute: false, wave: false };
/** What may hold although nobody says so. */
const SPECIAL: readonly Assumed[] = [
  { ...GENERAL, tensors: 'symmetric' },
  { ...GENERAL, tensors: 'antisymmetric' },
  { ...GENERAL, commute: true },
  { ...GENERAL, wave: true },
];
/** Products of components that may be computed for one pair. */
const MAX_PRODUCTS = 3_500;
const EQUAL = 1e-9;
const APART = 1e-5;

/**
 * Decides two expressions in components of fields and their derivatives by all components of their free indices, with
 * independent random numbers for every field and every derivative of it. Undefined where a side is not of this form or
 * its indices do not belong together.
 */
export function decideFieldComponents(question: Question): Ruling | undefined {
  const isClear = [question.reference, question.candidate].every((node) => fieldTerms(node) !== undefined);
  if (isClear) return decideReading(question, 'all');
  const found = (['next', 'all'] as const).map((reach) => decideReading(question, reach));
  const [one, two] = found;
  return one?.outcome === two?.outcome ? one : OPEN;
}

function decideReading(question: Question, reach: Reach): Ruling | undefined {
  const reference = fieldTerms(question.reference, reach);
  const candidate = fieldTerms(question.candidate, reach);
  if (reference === undefined || candidate === undefined) return undefined;
  const indexed = [...reference, ...candidate].map(indicesOf);
  const [first] = indexed;
  if (first === undefined || indexed.some((other) => other?.key !== first.key)) return undefined;
  const dimension = dimensionOf([...reference, ...candidate]);
  if (dimension === undefined) return undefined;
  const pair: FieldPair = { question, reference, candidate, free: first.free, dimension };
  if (indexed.reduce((sum, one) => sum + costOf(one, dimension), 0) > MAX_PRODUCTS) return undefined;
  // The field of another name is left to the rules that know names.
  if (basesOf(reference) !== basesOf(candidate)) return undefined;
  const found = [0, 1].map((index) => compare(pair, GENERAL, index));
  if (found.every((outcome) => outcome === 'equal'))
    return equivalent('numeric_identity', 'equal for random components of the fields and their derivatives');
  if (!found.every((outcome) => outcome === 'different') || mayBeRelated(pair)) return OPEN;
  const special = SPECIAL.map((assumed) => compare(pair, assumed, 0));
  return special.every((outcome) => outcome === 'different' || outcome === 'vanishing')
    ? different('witness', 'takes another value for random components of the fields and their derivatives')
    : OPEN;
}

const OPEN = undecided('borderline', 'components of fields that may be related by what nobody says of them');

interface FieldPair {
  readonly question: Question;
  readonly reference: readonly FieldTerm[];
  readonly candidate: readonly FieldTerm[];
  readonly free: readonly Place[];
  readonly dimension: number;
}

interface Indices {
  readonly key: string;
  readonly free: readonly Place[];
  readonly summed: readonly Place[];
}

/** The indices of a term by what is done with them; undefined where one occurs three times or twice at one height. */
function indicesOf({ components }: FieldTerm): Indices | undefined {
  const places = new Map<string, Place[]>();
  for (const component of components)
    for (const place of placesOf(component))
      places.set(place.letter, [...(places.get(place.letter) ?? []), place]);
  const all = [...places.values()];
  const isPair = ([one, two]: readonly Place[]) => one?.space === 'inner' || one?.isUp !== two?.isUp;
  if (all.some((found) => found.length > 2 || (found.length === 2 && !isPair(found)))) return undefined;
  const free = all.flatMap((found) => (found.length === 1 ? found : []));
  const heights = free.map(
    ({ letter, space, isUp }) => `${letter}${space === 'inner' ? '' : isUp ? '^' : '_'}`,
  );
  return { key: heights.sort().join(), free, summed: all.flatMap(([one, two]) => (one && two ? [one] : [])) };
}

const INNER_DIMENSION = 3;

function costOf(found: Indices | undefined, dimension: number): number {
  const all = [...(found?.free ?? []), ...(found?.summed ?? [])];
  return all.reduce((count, { space }) => count * (space === 'inner' ? INNER_DIMENSION : dimension), 1);
}

/** Four, or as many as ε has indices; undefined for two of them, and for derivatives of the metric with upper indices. */
function dimensionOf(terms: readonly FieldTerm[]): number | undefined {
  const all = terms.flatMap(({ components }) => components);
  const isRaised = ({ base, steps, places }: (typeof all)[number]) =>
    /^(?:g|\\eta)$/.test(base) && places.length === 2 && steps.length > 0 && places.some(({ isUp }) => isUp);
  const metrics = new Set(
    all
      .filter(({ base, places }) => /^(?:g|\\eta)$/.test(base) && places.length === 2)
      .map(({ base }) => base),
  );
  const ranks = new Set(
    all.flatMap(({ base, places }) => {
      const lorentz = places.filter(({ space }) => space === 'lorentz').length;
      return /^\\(?:var)?epsilon$/.test(base) && lorentz > 1 ? [lorentz] : [];
    }),
  );
  const [rank = 4] = ranks;
  // Of F_\nu^\mu nobody wrote which index is the first.
  const isStacked = (one: (typeof all)[number]) =>
    isMixedTensor(one) &&
    one.base !== '\\delta' &&
    one.places.filter(({ space }) => space === 'lorentz').length === 2;
  return all.some(isRaised) || all.some(isStacked) || metrics.size > 1 || ranks.size > 1 || rank > 4
    ? undefined
    : rank;
}

/**
 * Whether relations that are not tried may lift a difference: products of Dirac matrices, mixed tensors beside their
 * other forms, and names or derivatives that each side has of its own.
 */
function mayBeRelated({ reference, candidate }: FieldPair): boolean {
  const terms = [...reference, ...candidate];
  if (terms.some(hasMatrixProduct)) return true;
  const [one, two] = [reference, candidate].map(skeletons);
  if (one === undefined || two === undefined) return true;
  return [...one].some((text) => !two.has(text)) && [...two].some((text) => !one.has(text));
}

/** The fields that have indices or derivatives. */
function basesOf(terms: readonly FieldTerm[]): string {
  const fields = terms.flatMap(({ components }) =>
    components.filter(({ places, steps }) => places.length + steps.length > 0 && places.length < 2),
  );
  return [...new Set(fields.map(({ base }) => base))].sort().join();
}

/** Two Dirac matrices, or two generators, whose products are related. */
function hasMatrixProduct({ components }: FieldTerm): boolean {
  const matrices = components.filter(({ base, places }) => isMatrixName(base) && places.length > 0);
  const spaces = matrices.map(({ places }) => places[0]?.space);
  return new Set(spaces).size < spaces.length;
}

/** What fields and derivatives stand in the terms, without their indices; of mixed tensors also the heights. */
function skeletons(terms: readonly FieldTerm[]): ReadonlySet<string> {
  return new Set(
    terms.map(({ components }) =>
      components
        .filter(
          ({ base, places, steps }) => places.length + steps.length > 0 && base !== 'g' && base !== '\\eta',
        )
        .map(
          (one) =>
            `${one.base} ${one.steps.map(({ sign }) => sign).join('')} ${isMixedTensor(one) ? heights(one) : ''}`,
        )
        .sort()
        .join(';'),
    ),
  );
}

const heights = ({ places }: Component): string => places.map(({ isUp }) => (isUp ? '^' : '_')).join('');

/** `vanishing`: both are zero, which says nothing. */
type Outcome = 'equal' | 'different' | 'unclear' | 'vanishing';

function compare(pair: FieldPair, assumed: Assumed, index: number): Outcome {
  const { question, reference, candidate, free, dimension } = pair;
  const { budget } = question;
  const all = [...reference, ...candidate];
  const names = new Set(
    all.flatMap(({ components, numbers }) => [
      ...components.map(({ base }) => base),
      ...numbers.flatMap((node) => [...namesIn(node)].filter((name) => !isConstant(name))),
    ]),
  );
  const point = pointAt({ names, domains: new Map(), assumption: 'positive', budget }, index);
  const values = new FieldValues({
    draw: (key) => generator(`${drawnAs(key, budget)}#${index}`),
    assumed,
    dimension,
    innerDimension: INNER_DIMENSION,
    ordered: orderedNames(all),
    plain: (name) => point.symbols.get(name) ?? evaluate({ kind: 'symbol', name }, point)?.value,
  });
  const numbersOf = (terms: readonly FieldTerm[]) =>
    terms.map(({ numbers }) =>
      numbers.reduce<Complex | undefined>((product, node) => {
        const value = evaluate(node, point)?.value;
        return product && value && multiply(product, value);
      }, ONE),
    );
  const factors = [numbersOf(reference), numbersOf(candidate)] as const;
  let worst = 0;
  let largest = 0;
  for (const at of assignments(free, values)) {
    const one = sumAt(reference, factors[0], free, at, values);
    const two = sumAt(candidate, factors[1], free, at, values);
    if (one === undefined || two === undefined || budget.left < 0) return 'unclear';
    budget.left -= 1;
    const size = Math.max(one.size, two.size);
    for (const [cell, a] of one.cells.entries()) {
      const b = two.cells[cell] ?? ZERO;
      const gap = Math.hypot(a.re - b.re, a.im - b.im);
      if (!Number.isFinite(gap)) return 'unclear';
      if (size > 0) largest = Math.max(largest, Math.hypot(a.re, a.im) / size, Math.hypot(b.re, b.im) / size);
      if (size > 0) worst = Math.max(worst, gap / size);
    }
  }
  if (largest < EQUAL) return 'vanishing';
  return worst < EQUAL ? 'equal' : worst > APART ? 'different' : 'unclear';
}

const ZERO: Complex = { re: 0, im: 0 };
const ONE: Complex = { re: 1, im: 0 };

/** All numbers of these places, each as a list in their order. */
function assignments(places: readonly Place[], values: FieldValues): readonly (readonly number[])[] {
  let all: readonly (readonly number[])[] = [[]];
  for (const place of places)
    all = all.flatMap((found) =>
      Array.from({ length: values.dimensionOf(place) }, (_, number) => [...found, number]),
    );
  return all;
}

interface Total {
  readonly cells: readonly Complex[];
  /** The largest summand. */
  readonly size: number;
}

function sumAt(
  terms: readonly FieldTerm[],
  factors: readonly (Complex | undefined)[],
  free: readonly Place[],
  at: readonly number[],
  values: FieldValues,
): Total | undefined {
  const total = Array.from({ length: values.rows ** 2 }, () => ({ re: 0, im: 0 }));
  let size = 0;
  for (const [index, term] of terms.entries()) {
    const factor = factors[index];
    if (factor === undefined) return undefined;
    const summed = indicesOf(term)?.summed ?? [];
    const letters = [...free, ...summed].map(({ letter }) => letter);
    const slots = term.components.map((component) =>
      placesOf(component).map(({ letter }) => letters.indexOf(letter)),
    );
    for (const inner of assignments(summed, values)) {
      const numbers = [...at, ...inner];
      const cells = productAt(
        term,
        slots.map((own) => own.map((slot) => numbers[slot] ?? 0)),
        values,
      );
      if (cells === undefined) return undefined;
      for (const [cell, value] of cells.entries()) {
        const sum = total[cell];
        const part = multiply(factor, value);
        if (sum === undefined) continue;
        sum.re += part.re;
        sum.im += part.im;
        size = Math.max(size, Math.hypot(part.re, part.im));
      }
    }
  }
  return { cells: total, size };
}

function productAt(
  { components }: FieldTerm,
  at: readonly (readonly number[])[],
  values: FieldValues,
): readonly Complex[] | undefined {
  const { rows } = values;
  let product: readonly Complex[] | undefined;
  for (const [index, component] of components.entries()) {
    const next = values.component(component, at[index] ?? []);
    if (next === undefined) return undefined;
    // Of a product with ε most terms vanish.
    if (next.every(({ re, im }) => re === 0 && im === 0)) return next;
    product = product === undefined ? next : matrixProduct(product, next, rows);
  }
  return product ?? Array.from({ length: rows ** 2 }, (_, cell) => (cell % (rows + 1) === 0 ? ONE : ZERO));
}

function matrixProduct(a: readonly Complex[], b: readonly Complex[], rows: number): readonly Complex[] {
  return Array.from({ length: rows ** 2 }, (_, cell) => {
    const [row, col] = [Math.floor(cell / rows), cell % rows];
    let [re, im] = [0, 0];
    for (let k = 0; k < rows; k += 1) {
      const part = multiply(a[row * rows + k] ?? ZERO, b[k * rows + col] ?? ZERO);
      re += part.re;
      im += part.im;
    }
    return { re, im };
  });
}
