import { mkdirSync, mkdtempSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { UserError } from '../../src/domain/errors.ts';
import { removeStanding } from '../../src/store/remove.ts';

const newFolder = (): string => mkdtempSync(join(tmpdir(), 'theory-gate-remove-'));

it('removes files, full folders and links, and nothing that a link leads to', () => {
  const folder = newFolder();
  const at = (name: string): string => join(folder, name);
  mkdirSync(at('kept'));
  writeFileSync(at('kept/a'), 'a');
  writeFileSync(at('file'), 'x');
  mkdirSync(at('full/deep'), { recursive: true });
  writeFileSync(at('full/deep/file'), 'x');
  symlinkSync(at('kept'), at('link to a folder'));
  symlinkSync(at('kept/a'), at('link to a file'));
  symlinkSync(at('nowhere'), at('dangling'));
  removeStanding(['file', 'full', 'link to a folder', 'link to a file', 'dangling', 'nothing'].map(at));
  expect(readdirSync(folder)).toEqual(['kept']);
  expect(readFileSync(at('kept/a'), 'utf8')).toBe('a');
});

it('says what cannot be removed', () => {
  // No system has a file of this name, and every version of Node refuses it.
  const path = 'run\0.json';
  expect(() => removeStanding([path])).toThrow(UserError);
  expect(() => removeStanding([path])).toThrow(
    `${path} stands where this run writes and cannot be removed: ERR_INVALID_ARG_VALUE`,
  );
});
