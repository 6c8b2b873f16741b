import { parseDecimal, rationalOf } from '../../math/rational.ts';
import type { MathNode } from '../../math/tree.ts';

/**
 * A number as the exponential of an exponential …, `level` times, of `top`, with 0 ≤ top < 1: the level-index form of
 * C. W. Clenshaw and F. W. J. Olver, J. ACM 31, 319 (1984), which no tower of powers overflows.
 */
export interface Tower {
  readonly level: number;
  readonly top: number;
}

/** Towers whose level and index together differ by more are different numbers, whatever rounding did. */
const CLEAR = 1e-6;

/** Whether both nodes are towers of powers of whole numbers above one, at least one beyond floating point, and differ. */
export function towersDiffer(a: MathNode, b: MathNode): boolean {
  if (a.kind !== 'power' && b.kind !== 'power') return false;
  const [one, two] = [towerOf(a), towerOf(b)];
  if (one === undefined || two === undefined || Math.max(one.level, two.level) < BEYOND_DOUBLES) return false;
  return Math.abs(one.level + one.top - two.level - two.top) > CLEAR;
}

/** e^e^e^e is some 2e6; one exponential more does not fit a double. */
const BEYOND_DOUBLES = 5;
const MAX_HEIGHT = 50;

function towerOf(node: MathNode, height = 0): Tower | undefined {
  if (height > MAX_HEIGHT) return undefined;
  const plain = node.kind === 'number' ? parseDecimal(node.text) : rationalOf(node);
  if (plain !== undefined) {
    const value = Number(plain.num) / Number(plain.den);
    return value > 1 && Number.isFinite(value) ? raised(value, 0) : undefined;
  }
  if (node.kind !== 'power' || node.base.kind !== 'number') return undefined;
  const base = Number(node.base.text);
  const exponent = towerOf(node.exponent, height + 1);
  if (exponent === undefined || !(base > 1) || !Number.isFinite(base)) return undefined;
  return powerOf(base, exponent);
}

/** b^x: ln of it is x ln b, whose logarithm is ln x + ln ln b; further up the base is lost in rounding. */
function powerOf(base: number, { level, top }: Tower): Tower {
  const factor = Math.log(base);
  const value = lowered(level, top);
  if (value !== undefined) return raised(value * factor, 1);
  const inner = lowered(level - 1, top);
  return inner === undefined ? { level: level + 1, top } : raised(inner + Math.log(factor), 2);
}

/** exp applied `level` times to `top`, where a double holds it. */
function lowered(level: number, top: number): number | undefined {
  let value = top;
  for (let at = 0; at < level; at += 1) value = Math.exp(value);
  return Number.isFinite(value) ? value : undefined;
}

/** A value under `level` exponentials, with its own logarithms taken until it is below one. */
function raised(value: number, level: number): Tower {
  let [top, above] = [value, level];
  while (top >= 1) [top, above] = [Math.log(top), above + 1];
  return { level: above, top };
}
