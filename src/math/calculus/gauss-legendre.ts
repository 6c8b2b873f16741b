import { add, type Complex, modulus, ZERO } from '../complex.ts';
import type { Estimate, RealFunction } from './quadrature.ts';

/** Nodes of one rule over all, and of each of two beside each other; they are exact to degrees 31 and 27. */
const NODES = { whole: 16, part: 14 } as const;
/** Where the two meet, as a share of the interval: off the middle, where a pole would cancel in rules that are symmetric. */
const MEETING = 0.4321;
/** By how much they may differ, as a share of the integral of the modulus: a function that is not smooth differs by more. */
const AGREED = 1e-13;

/** A place between −1 and 1, and its weight. */
interface Node {
  readonly x: number;
  readonly weight: number;
}

/**
 * ∫ f between finite ends by a rule of Gauss and Legendre (DLMF 3.5(v)), and by two of them beside each other; undefined
 * where these do not agree, to the digits of a double unless told otherwise, or f has no value at a node, as near a singular
 * end or a pole.
 */
export function gaussian(f: RealFunction, from: number, to: number, agreed = AGREED): Estimate | undefined {
  const meeting = from + MEETING * (to - from);
  const whole = panel(f, [from, to], NODES.whole);
  const left = whole && panel(f, [from, meeting], NODES.part);
  const right = left && panel(f, [meeting, to], NODES.part);
  if (whole === undefined || left === undefined || right === undefined) return undefined;
  const value = add(left.value, right.value);
  const size = left.size + right.size;
  const moved = modulus({ re: value.re - whole.value.re, im: value.im - whole.value.im });
  return moved <= agreed * size ? { value, error: moved + 4e-16 * size + whole.noise } : undefined;
}

/**
 * ∫ f where f behaves at its ends like powers of the square root of the distance, as 1/√(a² − x²) and √x do: with
 * x = from + (to − from) sin²φ what is left is smooth.
 */
export function betweenRoots(f: RealFunction, from: number, to: number): Estimate | undefined {
  const length = to - from;
  const inAngle: RealFunction = (angle, valueOnly) => {
    const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
    const there = f(sine < cosine ? from + length * sine * sine : to - length * cosine * cosine, valueOnly);
    const slope = 2 * length * sine * cosine;
    return (
      there && {
        value: { re: there.value.re * slope, im: there.value.im * slope },
        error: there.error * slope,
      }
    );
  };
  return gaussian(inAngle, 0, Math.PI / 2);
}

interface Panel {
  readonly value: Complex;
  /** ∫ |f|. */
  readonly size: number;
  /** The errors of the values. */
  readonly noise: number;
}

function panel(f: RealFunction, [from, to]: readonly [number, number], count: number): Panel | undefined {
  const half = (to - from) / 2;
  let [value, size, noise] = [ZERO, 0, 0];
  for (const { x, weight } of nodesOf(count)) {
    const there = f(from + half * (1 + x), count !== NODES.whole);
    if (there === undefined) return undefined;
    const part = { re: there.value.re * weight * half, im: there.value.im * weight * half };
    value = add(value, part);
    size += modulus(part);
    noise += there.error * weight * half;
  }
  return Number.isFinite(size) ? { value, size, noise } : undefined;
}

const KNOWN = new Map<number, readonly Node[]>();

function nodesOf(count: number): readonly Node[] {
  const known = KNOWN.get(count);
  if (known !== undefined) return known;
  const nodes = Array.from({ length: count }, (_, at) => nodeOf(count, at));
  KNOWN.set(count, nodes);
  return nodes;
}

/** A root of the Legendre polynomial by Newton's method, and 2 / ((1 − x²) P′(x)²) (DLMF 3.5.19). */
function nodeOf(count: number, at: number): Node {
  let x = Math.cos((Math.PI * (at + 0.75)) / (count + 0.5));
  let slope = 1;
  for (let step = 0; step < 8; step += 1) {
    let [last, value] = [1, x];
    for (let degree = 2; degree <= count; degree += 1)
      [last, value] = [value, ((2 * degree - 1) * x * value - (degree - 1) * last) / degree];
    slope = (count * (x * value - last)) / (x * x - 1);
    x -= value / slope;
  }
  return { x, weight: 2 / ((1 - x * x) * slope * slope) };
}
