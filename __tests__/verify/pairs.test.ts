import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { verifyPair } from '../../src/verify/index.ts';
import type { Row } from '../support/verify-rows.ts';

/** Tables of whole texts, with the words around their formulas. */
const FOLDER = 'fixtures/verify/pairs';
const tables = readdirSync(FOLDER).map((name) => ({
  name,
  rows: JSON.parse(readFileSync(`${FOLDER}/${name}`, 'utf8')) as readonly Row[],
}));

describe.each(tables)('$name', ({ rows }) => {
  it.each(rows.map((row) => [row.why, row] as const))(
    '%s',
    (_why, { reference, candidate, expect: asked }) => {
      const { outcome, trace } = verifyPair({ reference, candidate });
      expect({ outcome, trace }).toMatchObject({ outcome: asked });
      const turned = verifyPair({ reference: candidate, candidate: reference }).outcome;
      if (turned !== 'undecided' && outcome !== 'undecided') expect(turned).toBe(outcome);
    },
  );

  it('has at least as many rows that must not be accepted as rows that must', () => {
    const accepted = rows.filter((row) => row.expect === 'equivalent').length;
    expect(rows.length - accepted).toBeGreaterThanOrEqual(accepted);
  });
});
