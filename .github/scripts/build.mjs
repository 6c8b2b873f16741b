// Compiles src and bundles it: dist/cli holds everything in lazily loaded chunks, dist/action only starts it in the
// action's mode, so that the two together stay within the size a checkout of the action should cost. dist/worker is the
// thread of `verify` in one file: shared chunks call each other through getters, which costs a tenth of its time.
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { minifySync } from '@swc/core';

/** Largest size of dist, in bytes. */
const DIST_LIMIT = 8 * 1024 * 1024;

const run = (bin, ...args) => execFileSync(process.execPath, [bin, ...args], { stdio: 'inherit' });
const sizeOf = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);

for (const folder of ['build', 'dist']) rmSync(folder, { recursive: true, force: true });
run('node_modules/typescript/bin/tsc', '-p', 'tsconfig.build.json');
const bundle = (entry, folder, ...more) =>
  run('node_modules/@vercel/ncc/dist/ncc/cli.js', 'build', entry, '-o', folder, '-q', ...more);
bundle('build/cli.js', 'dist/cli', '--license', 'licenses.txt');
bundle('build/verify-worker.js', 'dist/worker');

/** The same code without comments and blanks; every name stays, so that a stack trace can be read. */
const compact = (code) =>
  minifySync(code, { module: true, compress: false, mangle: false, format: { comments: false } }).code;
mkdirSync('dist/action');
copyFileSync('build/action.js', 'dist/action/index.js');
copyFileSync('dist/cli/package.json', 'dist/action/package.json');
for (const file of readdirSync('dist', { recursive: true, withFileTypes: true })) {
  if (!file.isFile() || !/\.(js|txt)$/.test(file.name)) continue;
  const path = join(file.parentPath, file.name);
  const text = readFileSync(path, 'utf8').replaceAll('\r\n', '\n');
  writeFileSync(path, file.name.endsWith('.js') ? compact(text) : text);
}
const size = sizeOf('dist');
if (size > DIST_LIMIT) throw new Error(`dist is ${size} bytes, more than the ${DIST_LIMIT} it may be`);
console.log(`dist: ${(size / 1024 / 1024).toFixed(2)} MB`);
