import { BARNES } from './barnes.ts';
import { CLASSICAL } from './classical.ts';
import { DIGAMMA_FUNCTIONS } from './digamma.ts';
import { ERROR_FUNCTIONS } from './error-functions.ts';
import { EXPONENTIAL_INTEGRALS } from './exponential-integrals.ts';
import { GAMMA_FUNCTIONS } from './gamma-family.ts';
import { GENERAL_EXPONENTIAL } from './general-exponential.ts';
import { INCOMPLETE_BETA } from './incomplete-beta.ts';
import { INCOMPLETE_GAMMA } from './incomplete-gamma.ts';
import { LAMBERT } from './lambert.ts';
import { NUMBER_SEQUENCES } from './number-sequences.ts';
import { NUMBER_THEORY } from './number-theory.ts';
import { NUMERAL_CONSTANTS } from './numeral-constants.ts';
import { POLYLOG_FUNCTIONS } from './polylog.ts';
import { withRelatives } from './related.ts';
import type { SpecialFunction } from './special-function.ts';
import { STIELTJES } from './stieltjes.ts';
import { TRIGONOMETRIC_INTEGRALS } from './trigonometric-integrals.ts';
import { ZETA_FUNCTIONS } from './zeta.ts';

export type { SpecialFunction } from './special-function.ts';

const ROWS: Readonly<Record<string, SpecialFunction>> = {
  ...GAMMA_FUNCTIONS,
  ...DIGAMMA_FUNCTIONS,
  ...ZETA_FUNCTIONS,
  ...POLYLOG_FUNCTIONS,
  ...INCOMPLETE_BETA,
  ...NUMBER_THEORY,
  ...NUMBER_SEQUENCES,
  ...NUMERAL_CONSTANTS,
  ...STIELTJES,
  ...BARNES,
  ...LAMBERT,
  ...INCOMPLETE_GAMMA,
  ...TRIGONOMETRIC_INTEGRALS,
  ...GENERAL_EXPONENTIAL,
  ...EXPONENTIAL_INTEGRALS,
  ...ERROR_FUNCTIONS,
};

/** Every special function, by the name the reader gives it; no call throws. */
export const SPECIAL: Readonly<Record<string, SpecialFunction>> = Object.fromEntries(
  Object.entries(withRelatives({ ...CLASSICAL, ...ROWS })).map(([name, row]) => [
    name,
    { ...row, value: guarded(row) },
  ]),
);

/** A function that has no value where its arithmetic finds none, or where the number of arguments is not its own. */
function guarded(row: SpecialFunction): SpecialFunction['value'] {
  return (args, bits) => {
    if (!row.arity.includes(args.length)) return undefined;
    try {
      return row.value(args, bits);
    } catch (error) {
      // NoValue of the arithmetic, or BigInt for a number beyond its memory.
      if (error instanceof RangeError) return undefined;
      throw error;
    }
  };
}
