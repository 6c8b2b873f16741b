import { type Complex, distance, modulus } from './complex.ts';
import { nudged } from './nudge.ts';
import type { FunctionRow, Numeric } from './special.ts';

/** Beyond this argument the smaller exponential of cosh x is below 1e-9 of it: e^-2x < 1e-9. */
const EXPONENTIAL = 10.4;
/** A value known to more digits than this, and that moves by less, stands still. */
const WELL_KNOWN = 1e-14;

/** Where tanh is 1 to the last digit or cosh an exponential, agreement says nothing about the rest. */
export function saturates(row: FunctionRow, args: readonly Complex[], value: Complex): boolean {
  const last = args[args.length - 1];
  if (last === undefined || modulus(last) === 0) return false;
  if (row.exponential !== undefined && Math.abs(last[row.exponential]) > EXPONENTIAL) return true;
  const there = nudged(args);
  const gap = distance(row.value(there), value);
  const own = row.errorAt?.(args) ?? 0;
  if (!(gap <= 4 * own * modulus(value))) return false;
  // Within what it may have lost, a value that moved may be one that stood still.
  return gap === 0 || own < WELL_KNOWN || row.exact === undefined || standsStill(row.exact, args, there);
}

function standsStill(exact: Numeric, here: readonly Complex[], there: readonly Complex[]): boolean {
  return distance(exact(here), exact(there)) === 0;
}
