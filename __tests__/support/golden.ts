import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect } from '@jest/globals';

/** Compares with a stored file byte for byte; `UPDATE_GOLDENS=1` writes it instead, to be read in the diff. */
export function expectGolden(file: URL, text: string): void {
  if (process.env['UPDATE_GOLDENS'] === '1') {
    mkdirSync(dirname(file.pathname), { recursive: true });
    writeFileSync(file, text);
    return;
  }
  if (!existsSync(file)) throw new Error(`${file.pathname} is missing; UPDATE_GOLDENS=1 writes it`);
  expect(text).toBe(readFileSync(file, 'utf8'));
}
