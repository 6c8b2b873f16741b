import type { GateCheck } from './decision.ts';

/** Far above the rounding of a quotient, far below the distance of two ratios of any real benchmark. */
const ROUNDING = 1e-12;

/** The value misses a floor; a value equal to the floor, but for rounding, does not. */
export function isBelow(value: number, floor: number): boolean {
  return value < floor - ROUNDING;
}

/** The value exceeds a limit; a value equal to the limit, but for rounding, does not. */
export function isAbove(value: number, limit: number): boolean {
  return value > limit + ROUNDING;
}

const REGRESSION_RULES: ReadonlySet<GateCheck['rule']> = new Set([
  'max-regression',
  'max-regression-faithfulness',
]);

/** Whether a rule limits a drop, in percentage points, and not a level. */
export function isRegressionRule({ rule }: GateCheck): boolean {
  return REGRESSION_RULES.has(rule);
}

/** A drop larger than allowed that passed because chance can explain it: the first thing a reader must know. */
export function isUnprovenDrop(check: GateCheck): boolean {
  const { state, actual, limit } = check;
  return isRegressionRule(check) && state === 'passed' && actual !== null && isAbove(actual, limit);
}
