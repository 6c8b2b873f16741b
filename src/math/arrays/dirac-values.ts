import { add, type Complex, divide, I, multiply, ONE } from '../complex.ts';
import { evaluate, type Point } from '../evaluate.ts';
import type { MathNode } from '../tree.ts';
import {
  GAMMA_5,
  GAMMAS,
  multipleOfUnit,
  productOf,
  type Spinor,
  scaled,
  sumOf,
  traceOf,
} from './dirac-matrices.ts';
import { isTwo, pairedIndices, type Slot, tensorName } from './indices.ts';
import { slashedOf } from './names.ts';

/** A way to choose signs: g_{00} = `time` and γ^μ by `phase` from Dirac's. */
export interface SignChoice {
  readonly time: 1 | -1;
  readonly phase: Complex;
}

/** What an expression in Dirac matrices is evaluated with. */
export interface Setting {
  readonly letters: ReadonlySet<string>;
  readonly signs: SignChoice;
  /** The names of vectors, whose components are the names with the number behind them. */
  readonly vectors: ReadonlySet<string>;
  readonly point: Point;
  /** The letters summed in a product, by its factors. */
  readonly summed: Map<readonly MathNode[], readonly string[]>;
}

type Indices = ReadonlyMap<string, number>;

const RANGE = [0, 1, 2, 3] as const;
/** Traces of more matrices have too many components to work out. */
const MAX_SUMMED = 2;

/** The positions of an expression that are not summed inside it; undefined where one is repeated on the same level. */
export function freeSlots(node: MathNode, letters: ReadonlySet<string>): readonly Slot[] | undefined {
  if (node.kind === 'symbol') return contracted(slotsOf(node.name, letters));
  if (node.kind === 'negate') return freeSlots(node.of, letters);
  if (node.kind === 'call') return node.args[0] && freeSlots(node.args[0], letters);
  if (node.kind === 'quotient') {
    const under = freeSlots(node.under, letters);
    return under?.length === 0 ? freeSlots(node.over, letters) : undefined;
  }
  if (node.kind === 'product') {
    const parts = node.factors.map((factor) => freeSlots(factor, letters));
    return parts.every((part) => part !== undefined) ? contracted(parts.flat()) : undefined;
  }
  if (node.kind === 'sum') {
    const [first, ...rest] = node.terms.map((term) => freeSlots(term, letters));
    return rest.every((other) => keyOf(other) === keyOf(first)) ? first : undefined;
  }
  if (node.kind === 'power') return freeSlots(node.base, letters)?.length === 0 ? [] : undefined;
  return [];
}

/** The same text for the same positions in another order. */
export function keyOf(slots: readonly Slot[] | undefined): string | undefined {
  return slots
    ?.map(({ letter, isUp }) => `${letter}${isUp}`)
    .sort()
    .join();
}

function slotsOf(name: string, letters: ReadonlySet<string>): readonly Slot[] {
  const { up = [], down = [] } = tensorName(name, letters) ?? {};
  return [
    ...up.map((letter) => ({ letter, isUp: true })),
    ...down.map((letter) => ({ letter, isUp: false })),
  ];
}

/** The positions without pairs of an upper and a lower one; undefined for any other repetition. */
function contracted(slots: readonly Slot[]): readonly Slot[] | undefined {
  const left: Slot[] = [];
  for (const slot of slots) {
    const same = slots.filter(({ letter }) => letter === slot.letter);
    if (same.length > 2 || (same.length === 2 && same[0]?.isUp === same[1]?.isUp)) return undefined;
    if (same.length === 1) left.push(slot);
  }
  return left;
}

/** The matrix that an expression is for these numbers of its indices; a number is that multiple of the unit matrix. */
export function diracValue(node: MathNode, setting: Setting, at: Indices): Spinor | undefined {
  const of = (part: MathNode): Spinor | undefined => diracValue(part, setting, at);
  if (node.kind === 'symbol') return symbolValue(node.name, setting, at);
  if (node.kind === 'number') return numberValue(node, setting);
  if (node.kind === 'negate') return times(of(node.of), { re: -1, im: 0 });
  if (node.kind === 'product') return productValue(node.factors, setting, at);
  if (node.kind === 'sum') return node.terms.map(of).reduce((a, b) => a && b && sumOf(a, b));
  if (node.kind === 'quotient') {
    const under = numberValue(node.under, setting)?.[0];
    return under && times(of(node.over), divide(ONE, under));
  }
  if (node.kind === 'call') {
    const [body, ...more] = node.args;
    const inner = node.name === '\\operatorname{tr}' && more.length === 0 && body ? of(body) : undefined;
    return inner && multipleOfUnit(traceOf(inner));
  }
  if (node.kind === 'operator' && node.head === 'dot') return scalarProduct(node.args, setting);
  if (node.kind === 'power') return powerValue(node, setting, at);
  return numberValue(node, setting);
}

function times(value: Spinor | undefined, z: Complex): Spinor | undefined {
  return value && scaled(value, z);
}

/** A part without matrices, indices and vectors. */
function numberValue(node: MathNode, { point }: Setting): Spinor | undefined {
  const found = evaluate(node, point);
  return found && multipleOfUnit(found.value);
}

function productValue(factors: readonly MathNode[], setting: Setting, at: Indices): Spinor | undefined {
  const summed = summedLetters(factors, setting);
  if (summed.length > MAX_SUMMED) return undefined;
  return summedOver(summed, at, (inner) =>
    factors.map((factor) => diracValue(factor, setting, inner)).reduce((a, b) => a && b && productOf(a, b)),
  );
}

/** The letters that several factors have, found once for all components. */
function summedLetters(factors: readonly MathNode[], { letters, summed }: Setting): readonly string[] {
  const known = summed.get(factors);
  if (known !== undefined) return known;
  const all = factors.flatMap((factor) => (freeSlots(factor, letters) ?? []).map(({ letter }) => letter));
  const found = pairedIndices(all);
  summed.set(factors, found);
  return found;
}

function summedOver(
  letters: readonly string[],
  at: Indices,
  value: (inner: Indices) => Spinor | undefined,
): Spinor | undefined {
  const [letter, ...rest] = letters;
  if (letter === undefined) return value(at);
  return RANGE.map((n) => summedOver(rest, new Map(at).set(letter, n), value)).reduce(
    (a, b) => a && b && sumOf(a, b),
  );
}

function symbolValue(name: string, setting: Setting, at: Indices): Spinor | undefined {
  const { letters, signs, point, vectors } = setting;
  const momentum = slashedOf(name);
  if (momentum !== undefined)
    return RANGE.map((n) =>
      times(gamma(n, false, signs), component(momentum, n, true, setting) ?? ONE),
    ).reduce((a, b) => a && b && sumOf(a, b));
  if (/^\\gamma_(?:5|\{5\})$/.test(name)) return GAMMA_5;
  const slots = slotsOf(name, letters);
  const [first, second] = slots;
  if (first === undefined) {
    if (name === '\\gamma' || vectors.has(name)) return undefined;
    const value = name === 'i' ? I : evaluate({ kind: 'symbol', name }, point)?.value;
    return value && multipleOfUnit(value);
  }
  const base = tensorName(name, letters)?.base ?? '';
  const n = at.get(first.letter);
  if (n === undefined) return undefined;
  if (second !== undefined) {
    const m = at.get(second.letter);
    if (slots.length > 2 || m === undefined || !/^(?:g|\\eta|\\delta)$/.test(base)) return undefined;
    if (base === '\\delta' && first.isUp === second.isUp) return undefined;
    const isMixed = first.isUp !== second.isUp;
    return multipleOfUnit({ re: n !== m ? 0 : isMixed ? 1 : metric(n, signs), im: 0 });
  }
  if (base === '\\gamma') return gamma(n, first.isUp, signs);
  const value = component(base, n, first.isUp, setting);
  return value && multipleOfUnit(value);
}

function metric(n: number, { time }: SignChoice): number {
  return n === 0 ? time : -time;
}

function gamma(n: number, isUp: boolean, signs: SignChoice): Spinor | undefined {
  const lowered = isUp ? 1 : metric(n, signs);
  return times(GAMMAS[n], multiply(signs.phase, { re: lowered, im: 0 }));
}

/** The name under which a component of a vector is drawn. */
export function componentName(base: string, n: number): string {
  return `${base} ${n}`;
}

function component(base: string, n: number, isUp: boolean, { point, signs }: Setting): Complex | undefined {
  const value = point.symbols.get(componentName(base, n));
  return value && (isUp ? value : multiply(value, { re: metric(n, signs), im: 0 }));
}

function scalarProduct(args: readonly MathNode[], setting: Setting): Spinor | undefined {
  const [a, b] = args.map((arg) => (arg.kind === 'symbol' ? arg.name : ''));
  if (a === undefined || b === undefined || args.length !== 2) return undefined;
  let total: Complex = { re: 0, im: 0 };
  for (const n of RANGE) {
    const [x, y] = [component(a, n, true, setting), component(b, n, false, setting)];
    if (x === undefined || y === undefined) return undefined;
    total = add(total, multiply(x, y));
  }
  return multipleOfUnit(total);
}

/** γ^0 and γ^5 with their numbers, squares of vectors and of matrices, and powers of numbers. */
function powerValue(
  node: MathNode & { readonly kind: 'power' },
  setting: Setting,
  at: Indices,
): Spinor | undefined {
  const { base, exponent } = node;
  if (base.kind === 'symbol' && base.name === '\\gamma') {
    const n = exponent.kind === 'number' ? Number(exponent.text) : Number.NaN;
    return n === 5 ? GAMMA_5 : gamma(n, true, setting.signs);
  }
  if (base.kind === 'symbol' && setting.vectors.has(base.name))
    return isTwo(exponent) ? scalarProduct([base, base], setting) : undefined;
  const of = isTwo(exponent) ? diracValue(base, setting, at) : undefined;
  return of ? productOf(of, of) : numberValue(node, setting);
}
