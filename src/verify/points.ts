import type { DeclaredSymbol, SymbolDomain } from '../domain/problem.ts';
import { type Budget, drawnAs, FIXED_SEED } from '../math/budget.ts';
import { add, type Complex, complexOf, exp, multiply } from '../math/complex.ts';
import type { Point } from '../math/evaluate.ts';
import { type Parsed, parseLatex } from '../math/parse.ts';
import { printLatex } from '../math/print.ts';

/** Declared symbols by the parser's name for them, `m^*` by its print. A symbol that cannot be read is left out. */
export function domainsOf(symbols: readonly DeclaredSymbol[]): ReadonlyMap<string, SymbolDomain> {
  const known = DOMAINS.get(symbols);
  if (known !== undefined) return known;
  const domains = readDomains(symbols);
  DOMAINS.set(symbols, domains);
  return domains;
}

/** Every rule of every part of an answer asks for the same list. */
const DOMAINS = new WeakMap<readonly DeclaredSymbol[], ReadonlyMap<string, SymbolDomain>>();

function readDomains(symbols: readonly DeclaredSymbol[]): ReadonlyMap<string, SymbolDomain> {
  const domains = new Map<string, SymbolDomain>();
  for (const symbol of symbols) {
    const parsed: Parsed = parseLatex(symbol.latex);
    if (!parsed.ok) continue;
    const { node } = parsed;
    if (node.kind === 'symbol') domains.set(node.name, symbol.domain);
    else if (node.kind === 'function' && (node.name === 'conj' || node.name === 'overline'))
      domains.set(printLatex(node), symbol.domain);
  }
  return domains;
}

/**
 * What a name ranges over at the test points: its declared domain, or what its place in the formulas says of it. `small`:
 * positive and below one, inside the radius of convergence of most series; `upper`: the upper half-plane, where modular
 * functions live (DLMF 23.15); `angle`: from −π to π, as the phase of a number is taken (DLMF 1.9.7); `amplitude`: from −π/2
 * to π/2, where an incomplete elliptic integral is that of its algebraic form (DLMF 19.2.4); `prime`: one of the first ten;
 * `abscissa`: from 2.1 to 9, where most Dirichlet series converge absolutely (DLMF 27.4).
 */
export type Range = SymbolDomain | 'small' | 'upper' | 'angle' | 'amplitude' | 'prime' | 'abscissa';

/** What a name without a declared domain ranges over. */
export type Assumption = Range;

/** Names that are drawn far out: multiplied by `scale`; whole numbers grow to its size where it is above 1. */
export interface Wide {
  readonly names: ReadonlySet<string>;
  readonly scale: number;
}

/** What points are drawn for. */
export interface PointRange {
  readonly names: ReadonlySet<string>;
  readonly domains: ReadonlyMap<string, Range>;
  readonly assumption: Assumption;
  /** Pays for the draws; its seed chooses them. */
  readonly budget: Budget;
}

const BASE_UNITS = ['m', 'kg', 's', 'A', 'K', 'mol', 'cd', 'degC', 'degF', 'dB', 'Np', 'rev'] as const;

/**
 * The test point number `index`: the same for the same names and seed on every machine. Values are of order one, so that no term
 * of a formula drowns, unless a name is asked for far out; base units are independent positive numbers, so that only
 * equal units cancel.
 */
export function pointAt(range: PointRange, index: number, wide?: Wide): Point {
  const { names, domains, assumption, budget } = range;
  const symbols = new Map<string, Complex>();
  budget.left -= names.size;
  for (const name of names) {
    const domain = domains.get(name) ?? assumption;
    const z = DRAWS.get(domain, drawnAs(name, budget), index);
    symbols.set(name, wide?.names.has(name) ? scaled(z, domain, wide.scale) : z);
  }
  return {
    symbols,
    units: UNITS.get('positive', drawnAs('unit', budget), index),
    unknown: unknownFor(budget),
    budget,
  };
}

/** A draw depends on nothing but these three, so that the letters and units of most answers are drawn once. */
interface Memo<T> {
  readonly get: (domain: Range, name: string, index: number) => T;
}

/** Names remembered for each domain; beyond it everything is forgotten and drawn anew, alike. */
const MAX_REMEMBERED = 500;

function memo<T>(make: (domain: Range, name: string, index: number) => T): Memo<T> {
  const known = new Map<Range, Map<string, T[]>>();
  const namesOf = (domain: Range): Map<string, T[]> => {
    const names = known.get(domain) ?? new Map<string, T[]>();
    known.set(domain, names);
    return names;
  };
  const drawsOf = (names: Map<string, T[]>, name: string): T[] => {
    if (names.size > MAX_REMEMBERED) names.clear();
    const draws: T[] = [];
    names.set(name, draws);
    return draws;
  };
  const get = (domain: Range, name: string, index: number): T => {
    const names = known.get(domain) ?? namesOf(domain);
    const draws = names.get(name) ?? drawsOf(names, name);
    const found = draws[index] ?? make(domain, name, index);
    draws[index] = found;
    return found;
  };
  return { get };
}

const DRAWS = memo((domain, name, index) => draw(domain, generator(`${name}#${index}`)));
const UNITS = memo(
  (_domain, name, index): ReadonlyMap<string, number> =>
    new Map(BASE_UNITS.map((unit) => [unit, positive(generator(`${name} ${unit}#${index}`))])),
);

function draw(domain: Range, next: () => number): Complex {
  const size = positive(next);
  switch (domain) {
    case 'positive':
    case 'nonnegative':
      return { re: size, im: 0 };
    case 'real':
      return { re: next() < 0.5 ? -size : size, im: 0 };
    case 'complex': {
      const angle = 2 * Math.PI * next();
      return { re: size * Math.cos(angle), im: size * Math.sin(angle) };
    }
    case 'small':
      return { re: 0.2 * size, im: 0 };
    case 'upper':
      return { re: next() - 0.5, im: 0.4 + next() };
    case 'angle':
      return { re: 0.98 * Math.PI * (2 * next() - 1), im: 0 };
    case 'amplitude':
      return { re: 0.49 * Math.PI * (2 * next() - 1), im: 0 };
    case 'abscissa':
      return { re: 2.1 + 6.9 * next(), im: 0 };
    case 'prime':
      return { re: PRIMES[Math.floor(PRIMES.length * next())] ?? 2, im: 0 };
    case 'natural':
      return { re: 1 + Math.floor(7 * next()), im: 0 };
    case 'integer':
      return { re: Math.floor(13 * next()) - 6, im: 0 };
  }
}

const PRIMES: readonly number[] = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29];
/** Ranges that have no far end. */
const BOUNDED: ReadonlySet<Range> = new Set(['angle', 'amplitude', 'prime', 'abscissa']);

function scaled(z: Complex, domain: Range, scale: number): Complex {
  if (BOUNDED.has(domain) || (domain === 'small' && scale > 1)) return z;
  // Near the real axis, and after τ → −1/τ far from it, modular functions have their natural boundary.
  if (domain === 'upper') return z;
  if (domain !== 'natural' && domain !== 'integer') return { re: scale * z.re, im: scale * z.im };
  return scale > 1 ? { re: Math.round(Math.min(scale, MAX_WHOLE) * z.re) + 1, im: 0 } : z;
}

/** Whole numbers stay below some sixty, so that factorials and sums still have a value. */
const MAX_WHOLE = 8.7;

/** Between 0.3 and 4, evenly in the logarithm. */
function positive(next: () => number): number {
  return Math.exp(-1.2 + 2.6 * next());
}

/**
 * A smooth, bounded, complex function without symmetries, determined by its name and arguments alone. The arguments
 * enter one phase together, so that no sum of functions of single arguments equals it; its values are complex on real
 * arguments too, so that a conjugate or modulus never falls away.
 */
function unknown(name: string, args: readonly Complex[]): Complex {
  const drawn = drawnFor(name, 2 + 4 * args.length);
  let [phase, other] = [6 * (drawn[0] ?? 0), 6 * (drawn[1] ?? 0)];
  let at = 2;
  const next = (): number => {
    at += 1;
    return drawn[at - 1] ?? 0;
  };
  for (const z of args) {
    phase += (0.4 + next()) * z.re + (0.3 + next()) * z.im;
    other += (0.2 + next()) * z.re - (0.5 + next()) * z.im;
  }
  return { re: 1.7 + Math.sin(phase) + 0.4 * Math.cos(2 * other), im: 0.6 + Math.cos(other) };
}

const DRAWN = new Map<string, readonly number[]>();

/** The first numbers of a name's generator, which an integral over the function asks for at every node. */
function drawnFor(name: string, count: number): readonly number[] {
  const known = DRAWN.get(name);
  if (known !== undefined && known.length >= count) return known;
  if (DRAWN.size > MAX_REMEMBERED) DRAWN.clear();
  const drawn = Array.from({ length: count }, generator(name));
  DRAWN.set(name, drawn);
  return drawn;
}

/** A smooth test function: (1 + Σ b z²) exp(−Σ (c z)²) with numbers of its name; what an integral to infinity needs. */
function falling(name: string, args: readonly Complex[]): Complex {
  const drawn = drawnFor(name, 2 * args.length);
  let [exponent, weight]: readonly [Complex, Complex] = [complexOf(0), complexOf(1)];
  for (const [at, z] of args.entries()) {
    const square = multiply(z, z);
    const [rate, share] = [0.4 + (drawn[2 * at] ?? 0), 0.5 + (drawn[2 * at + 1] ?? 0)];
    exponent = add(exponent, multiply(square, complexOf(-rate)));
    weight = add(weight, multiply(square, complexOf(share)));
  }
  return multiply(weight, exp(exponent));
}

/** One for all points, by which values at them are remembered. */
const AS_FALLING: Point['unknown'] = (call, args) => falling(`function ${call.name}`, args);

function unknownFor(budget: Budget): Point['unknown'] {
  if (budget.functions === 'falling') return AS_FALLING;
  if ((budget.seed ?? FIXED_SEED) === FIXED_SEED) return AS_FIXED;
  return (call, args) => unknown(drawnAs(`function ${call.name}`, budget), args);
}

/** One for all points, as nearly every verdict has the fixed seed. */
const AS_FIXED: Point['unknown'] = (call, args) => unknown(`function ${call.name}`, args);

/** mulberry32 seeded by the FNV-1a hash of a text: numbers in [0, 1), the same everywhere. */
export function generator(seed: string): () => number {
  let state = 0x811c9dc5;
  for (let at = 0; at < seed.length; at += 1) state = Math.imul(state ^ seed.charCodeAt(at), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
