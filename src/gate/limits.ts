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
