import { mkdir, mkdtemp, readFile, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { transform } from '@swc/core';

const TS_IMPORT = /(["'])(\.{1,2}\/[^"']+)\.ts\1/g;

/**
 * Compiles a TypeScript file of this repository and everything it imports into a new temporary folder, so that a child
 * process of any Node can run it. Returns the path of the compiled entry.
 */
export async function compileForChild(entry: string): Promise<string> {
  const root = resolve('.');
  const outDir = await mkdtemp(join(tmpdir(), 'theory-gate-child-'));
  await symlink(join(root, 'node_modules'), join(outDir, 'node_modules'));
  const done = new Set<string>();
  const compile = async (file: string): Promise<void> => {
    if (done.has(file)) return;
    done.add(file);
    const { code } = await transform(await readFile(file, 'utf8'), {
      filename: file,
      swcrc: false,
      jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
      module: { type: 'es6' },
    });
    const out = join(outDir, relative(root, file)).replace(/\.ts$/, '.mjs');
    await mkdir(dirname(out), { recursive: true });
    await writeFile(out, code.replace(TS_IMPORT, '$1$2.mjs$1'));
    for (const [, , path] of code.matchAll(TS_IMPORT)) await compile(resolve(dirname(file), `${path}.ts`));
  };
  await compile(resolve(entry));
  return join(outDir, relative(root, resolve(entry))).replace(/\.ts$/, '.mjs');
}
