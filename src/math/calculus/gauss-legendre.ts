import { add, type Complex, modulus, ZERO } from '../complex.ts';
import type { Estimate, RealFunction } from './quadrature.ts';

/** Nodes of one rule over all, of each of two beside each other, and of each of these where more are needed. */
const NODES = { whole: 16, part: 14, fine: 28 } as const;
/** Where the two meet, as a share of the interval: off the middle, where a pole would cancel in rules that are symmetric. */
const MEETING = 0.4321;
/** By how much they may differ, as a share of the integral of the modulus: a function that is not smooth differs by more. */
const AGREED = 1e-13;

/** Differences from which finer rules help, and from which roots at the ends may explain them; beyond there is a pole. */
const NEARLY = { smooth: 1e-6, roots: 0.05 } as const;

/** A place between −1 and 1, and its weight. */
interface Node {
  readonly x: number;
  readonly weight: number;
}

/** Where an integral begins and ends. */
export type Ends = readonly [from: number, to: number];

/**
 * ∫ f between finite ends by a rule of Gauss and Legendre (DLMF 3.5(v)), and by two of them beside each other, with more nodes
 * where these nearly agree. What behaves at the ends like powers of the square root of the distance, as 1/√(a² − x²) and √x do,
 * is smooth in the angle of x = from + (to − from) sin²φ. Undefined where two rules do not agree, to the digits of a double
 * unless told otherwise, or f has no value at a node, as near a pole.
 */
export function gaussian(f: RealFunction, ends: Ends, agreed = AGREED): Estimate | undefined {
  const plain = byRules(f, ends, agreed);
  if (plain === undefined || plain.gap <= agreed) return plain?.estimate;
  if (plain.gap > NEARLY.roots || plain.gap <= NEARLY.smooth) return undefined;
  const inAngle = byRules(inAngles(f, ends), [0, Math.PI / 2], agreed);
  return inAngle !== undefined && inAngle.gap <= agreed ? inAngle.estimate : undefined;
}

/** What two rules showed, and how far they are apart as a share of ∫ |f|. */
interface Found {
  readonly estimate: Estimate;
  readonly gap: number;
}

function byRules(f: RealFunction, [from, to]: Ends, agreed: number): Found | undefined {
  const meeting = from + MEETING * (to - from);
  const whole = panel(f, [from, to], NODES.whole);
  const parts = whole && bothPanels(f, [from, meeting, to], NODES.part);
  if (whole === undefined || parts === undefined) return undefined;
  const found = compared(parts, whole, whole.noise);
  if (found.gap <= agreed || found.gap > NEARLY.smooth) return found;
  const fine = bothPanels(f, [from, meeting, to], NODES.fine);
  return fine && compared(fine, parts, whole.noise);
}

function compared(better: Panel, worse: Panel, noise: number): Found {
  const { value, size } = better;
  const moved = modulus({ re: value.re - worse.value.re, im: value.im - worse.value.im });
  return { estimate: { value, error: moved + 4e-16 * size + noise }, gap: size === 0 ? 0 : moved / size };
}

function bothPanels(
  f: RealFunction,
  [from, meeting, to]: readonly [number, number, number],
  count: number,
): Panel | undefined {
  const left = panel(f, [from, meeting], count);
  const right = left && panel(f, [meeting, to], count);
  if (left === undefined || right === undefined) return undefined;
  return {
    value: add(left.value, right.value),
    size: left.size + right.size,
    noise: left.noise + right.noise,
  };
}

/** f as a function of the angle. */
function inAngles(f: RealFunction, [from, to]: Ends): RealFunction {
  const length = to - from;
  return (angle, valueOnly) => {
    const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
    const there = f(sine < cosine ? from + length * sine * sine : to - length * cosine * cosine, valueOnly);
    const slope = 2 * length * sine * cosine;
    if (there === undefined) return undefined;
    return { value: { re: there.value.re * slope, im: there.value.im * slope }, error: there.error * slope };
  };
}

interface Panel {
  readonly value: Complex;
  /** ∫ |f|. */
  readonly size: number;
  /** The errors of the values. */
  readonly noise: number;
}

function panel(f: RealFunction, [from, to]: Ends, count: number): Panel | undefined {
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
