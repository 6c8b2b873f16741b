import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';

const { files } = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly files: readonly string[] };

it.each([
  'fixtures/judge/selftest.yaml',
  'fixtures/models/physics-verified.csv',
  'fixtures/problems/physics-verified',
  'fixtures/prompts/short.md',
  'fixtures/recordings/qft-bench',
])('the package has %s, which a command reads', (path) => {
  expect(existsSync(path)).toBe(true);
  expect(files.some((entry) => path === entry || path.startsWith(`${entry}/`))).toBe(true);
});
