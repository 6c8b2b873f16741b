import { readFileSync } from 'node:fs';
import { type BigComplex, sub, topOf } from '../../src/math/big/complex.ts';
import { fromDecimal } from '../../src/math/big/convert.ts';

/** A row of fixtures/math: function, arguments, value (re, im); see .github/scripts/mpmath-table.py. */
export type MpmathRow = readonly [string, readonly (readonly [string, string])[], string, string];

/** The rows of one table. */
export function mpmathRows(name: string): readonly MpmathRow[] {
  const text = readFileSync(new URL(`../../fixtures/math/${name}.json`, import.meta.url), 'utf8');
  return JSON.parse(text) as readonly MpmathRow[];
}

/** A complex number from its decimals, to 200 bits. */
export function complexOfText([re, im]: readonly [string, string]): BigComplex {
  const parts = [fromDecimal(re, 200), fromDecimal(im, 200)] as const;
  if (parts[0] === undefined || parts[1] === undefined) throw new Error(`no decimal: ${re}, ${im}`);
  return { re: parts[0], im: parts[1] };
}

/** log2 of the relative error, rounded up; -Infinity when there is none. */
export function errorBits(found: BigComplex, wanted: BigComplex): number {
  const off = topOf(sub(found, wanted, 200));
  return off === Number.NEGATIVE_INFINITY ? off : off - topOf(wanted);
}
