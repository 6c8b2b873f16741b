import { expect, it } from '@jest/globals';
import { suggestName } from '../../src/text/suggest.ts';

const known = ['min-accuracy', 'max-tokens', 'model', 'ids', 'sample', 'out', 'seed'];

const rows: readonly [mistyped: string, meant: string | undefined][] = [
  ['min-acuracy', 'min-accuracy'],
  ['min_accuracy', 'min-accuracy'],
  ['minAccuracy', 'min-accuracy'],
  ['MODEL', 'model'],
  ['modle', 'model'],
  ['sampel', 'sample'],
  ['max-token', 'max-tokens'],
  ['id', 'ids'],
  ['see', 'seed'],
  ['banana', undefined],
  ['x', undefined],
  ['', undefined],
  ['mode-of-transport', undefined],
  ['m'.repeat(1_000_000), undefined],
];

it.each(rows)('takes %.20s for %s', (mistyped, meant) => {
  expect(suggestName(mistyped, known)).toBe(meant);
});
