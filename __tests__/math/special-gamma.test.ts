import { describe, expect, it } from '@jest/globals';
import { SPECIAL } from '../../src/math/special/index.ts';
import { complexOfText, errorBits, type MpmathRow, mpmathRows } from './mpmath-rows.ts';

const BITS = 128;
/** log2 of 1e-25 is -83; the functions are held to more. */
const RELATIVE_BITS = -105;

const ROWS: readonly MpmathRow[] = ['special-gamma', 'special-zeta'].flatMap((table) => mpmathRows(table));

describe('special functions of the gamma and zeta family', () => {
  it.each([...new Set(ROWS.map(([name]) => name))])('%s agrees with mpmath', (name) => {
    for (const [, args, re, im] of ROWS.filter((row) => row[0] === name)) {
      const found = SPECIAL[name]?.value(args.map(complexOfText), BITS);
      const error = found && errorBits(found, complexOfText([re, im]));
      expect({ args, error, good: error !== undefined && error <= RELATIVE_BITS }).toMatchObject({
        args,
        good: true,
      });
    }
  });
});
