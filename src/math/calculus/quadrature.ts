import { add, type Complex, complexOf, modulus, multiply, ZERO } from '../complex.ts';
import { judge, MAX_LEVEL, type Step } from './convergence.ts';
import { gaussian } from './gauss-legendre.ts';

/** A number with an estimate of its absolute error. */
export interface Estimate {
  readonly value: Complex;
  readonly error: number;
}

/** A function on the real line; undefined where it has no value. With `valueOnly` its error is not asked for. */
export type RealFunction = (x: number, valueOnly?: boolean) => Estimate | undefined;

/** How far the transformed variable runs: beyond, double exponential weights are below 1e-300. */
const REACH = 6.5;
/** The nodes are moved off the symmetric ones, so that a removable gap in the middle is not hit. */
const SHIFT = 0.1234;
/**
 * Up to this level the errors of the values are summed; they make an integral of their own, which needs few digits, and the
 * nodes are finer than its peaks.
 */
const NOISE_LEVEL = 2;

/** x and dx/dt of a transformed variable t. */
type Transform = (t: number) => { readonly x: number; readonly weight: number };

/**
 * ∫ f from `from` to `to` by double exponential quadrature (Takahasi and Mori 1974; Mori and Sugihara 2001, J. Comput.
 * Appl. Math. 127, 287): tanh-sinh, exp-sinh or sinh-sinh, the step halved until two levels agree. Singular ends are
 * allowed. Between finite ends first by rules of Gauss, which are enough for what is smooth but for square roots at the ends. Undefined when the levels do not agree: a pole inside, an oscillating tail, a divergent integral.
 */
export function integrate(f: RealFunction, from: number, to: number): Estimate | undefined {
  if (from === to) return { value: ZERO, error: 0 };
  if (from > to) {
    const back = integrate(f, to, from);
    return back && { value: { re: -back.value.re, im: -back.value.im }, error: back.error };
  }
  const smooth = Number.isFinite(to - from) ? gaussian(f, [from, to]) : undefined;
  if (smooth !== undefined) return smooth;
  const transform = transformFor(from, to);
  let [sum, previous]: [Level, Complex | undefined] = [EMPTY, undefined];
  const steps: Step[] = [];
  for (let level = 0; level <= MAX_LEVEL; level += 1) {
    sum = refine(f, transform, level, sum);
    const step = 2 ** -level;
    const value = multiply(sum.total, complexOf(step));
    const scale = sum.size * step;
    const moved = previous === undefined ? Number.POSITIVE_INFINITY : distance(value, previous);
    steps.push({ level, moved: moved / scale, edge: sum.edge / sum.size });
    const seen = judge(steps);
    if (seen === 'hopeless') return undefined;
    if (seen === 'settled')
      return {
        value,
        error: Math.min(moved, 1e3 * scale) + 4e-16 * scale + sum.tail * step + noiseOf(sum, step),
      };
    previous = value;
  }
  return undefined;
}

interface Level {
  readonly total: Complex;
  /** Sum of the moduli. */
  readonly size: number;
  /** The last contributions at both ends. */
  readonly tail: number;
  /** Errors of the values of the function at the nodes of the coarse levels. */
  readonly noise: number;
  /** Sum of the moduli at these nodes. */
  readonly heard: number;
  /** The largest contribution beside a gap in which the function has no value, such as an underflow. */
  readonly edge: number;
}

const EMPTY: Level = { total: ZERO, size: 0, tail: 0, noise: 0, heard: 0, edge: 0 };

/** Adds the nodes of a level that are not on the ones before. */
function refine(f: RealFunction, transform: Transform, level: number, before: Level): Level {
  const step = 2 ** -level;
  const isCoarse = level <= NOISE_LEVEL;
  const [first, stride] = level === 0 ? [0, 1] : [1, 2];
  let { total, size, noise } = before;
  let [tail, edge] = [0, 0];
  for (const direction of [1, -1]) {
    const start = level === 0 && direction === -1 ? 1 : first;
    let [last, quiet, gap] = [0, 0, false];
    for (let k = start; k * step <= REACH && quiet < 4; k += stride) {
      const { x, weight } = transform(SHIFT + direction * k * step);
      const value = Number.isFinite(x) && weight > 0 ? f(x, !isCoarse) : undefined;
      const part = value && multiply(value.value, complexOf(weight));
      const known = value !== undefined && part !== undefined && Number.isFinite(part.re + part.im);
      if (known !== !gap) edge = Math.max(edge, known ? modulus(part) : last);
      gap = !known;
      if (!known) continue;
      last = modulus(part);
      total = add(total, part);
      if (isCoarse) noise += value.error * weight;
      size += last;
      quiet = last <= 1e-18 * size ? quiet + 1 : 0;
    }
    tail += last;
  }
  return { total, size, tail, noise, heard: isCoarse ? size : before.heard, edge };
}

/** The errors of all values, as the coarse nodes give them: their integral, or the share of the whole if that is more. */
function noiseOf({ noise, heard, size }: Level, step: number): number {
  const share = heard === 0 ? 0 : noise / heard;
  return Math.max(noise * 2 ** -NOISE_LEVEL, share * size * step);
}

function distance(a: Complex, b: Complex): number {
  return modulus({ re: a.re - b.re, im: a.im - b.im });
}

function transformFor(from: number, to: number): Transform {
  if (Number.isFinite(from) && Number.isFinite(to)) return tanhSinh(from, to);
  if (Number.isFinite(from)) return expSinh(from, 1);
  if (Number.isFinite(to)) return expSinh(to, -1);
  return (t) => {
    const u = (Math.PI / 2) * Math.sinh(t);
    return { x: Math.sinh(u), weight: (Math.PI / 2) * Math.cosh(t) * Math.cosh(u) };
  };
}

/** Counts from the nearer end, so that what is left to a singular end keeps its digits. */
function tanhSinh(from: number, to: number): Transform {
  const length = to - from;
  return (t) => {
    const { isLeft, share, slope } = tanhSinhNode(t);
    const left = length * share;
    const x = isLeft ? from + left : to - left;
    return { x, weight: x === from || x === to ? 0 : (length * slope) / 2 };
  };
}

/** A node of the interval from 0 to 1: the share of it that lies between the node and the nearer end. */
interface UnitNode {
  readonly isLeft: boolean;
  readonly share: number;
  /** Of the interval from −1 to 1. */
  readonly slope: number;
}

/** All finite integrals have the same nodes: two ends, 2^7 steps to a unit. */
const UNIT_NODES = new Map<number, UnitNode>();

function tanhSinhNode(t: number): UnitNode {
  const known = UNIT_NODES.get(t);
  if (known !== undefined) return known;
  const u = (Math.PI / 2) * Math.sinh(t);
  const share = 1 / (1 + Math.exp(2 * Math.abs(u)));
  const slope = ((Math.PI / 2) * Math.cosh(t)) / Math.cosh(u) ** 2;
  const node: UnitNode = { isLeft: u < 0, share, slope };
  UNIT_NODES.set(t, node);
  return node;
}

function expSinh(end: number, direction: 1 | -1): Transform {
  return (t) => {
    const distance = Math.exp((Math.PI / 2) * Math.sinh(t));
    const x = end + direction * distance;
    return { x, weight: x === end ? 0 : (Math.PI / 2) * Math.cosh(t) * distance };
  };
}
