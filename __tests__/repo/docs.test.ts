import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import {
  COMMANDS,
  renderActionInputs,
  renderActionOutputs,
  renderConfigSchema,
  renderOutputsTable,
  renderReadmeTable,
} from '../../src/options/index.ts';
import { TOOL_VERSION } from '../../src/version.ts';

const ROOT = new URL('../../', import.meta.url).pathname;
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const tracked = execFileSync('git', ['ls-files'], { cwd: ROOT, encoding: 'utf8' }).trim().split('\n');
const documents = tracked.filter(
  (path) => path.endsWith('.md') && !path.startsWith('fixtures/') && !path.startsWith('__tests__/'),
);

describe('the documents', () => {
  it.each(documents)('%s names no path that does not exist', (document) => {
    const named = [
      ...read(document).matchAll(
        /`((?:src|fixtures|__tests__|\.github|dist)\/[A-Za-z0-9_./-]*[A-Za-z0-9_/-])`/g,
      ),
    ].map((match) => match[1] ?? '');
    expect(named.filter((path) => !path.includes('theory-gate') && !existsSync(join(ROOT, path)))).toEqual(
      [],
    );
  });

  it('the plan of the house names every folder of src', () => {
    const plan = read('src/README.md');
    const folders = readdirSync(join(ROOT, 'src'), { withFileTypes: true }).filter((entry) =>
      entry.isDirectory(),
    );
    expect(
      folders.filter((folder) => !plan.includes(`\`${folder.name}/\``)).map((folder) => folder.name),
    ).toEqual([]);
  });

  it('the plan of the house gives a line to every run-time dependency', () => {
    const { dependencies } = JSON.parse(read('package.json')) as { dependencies: Record<string, string> };
    const plan = read('src/README.md');
    expect(
      Object.keys(dependencies).filter((name) => !new RegExp(`\\| +\`${name}\` +\\|`).test(plan)),
    ).toEqual([]);
  });

  it('every export of src has a docstring', () => {
    const bare = tracked
      .filter((path) => path.startsWith('src/') && path.endsWith('.ts'))
      .flatMap((path) => undocumentedExports(path));
    expect(bare).toEqual([]);
  });
});

describe('what is generated from the table of options', () => {
  const between = (path: string, begin: string, end: string): string => {
    const text = read(path);
    return text.slice(text.indexOf(begin) + begin.length + 1, text.indexOf(end)).trimEnd();
  };

  it('the inputs of action.yml are up to date', () => {
    expect(between('action.yml', '# inputs: begin', '# inputs: end')).toBe(renderActionInputs().trimEnd());
  });

  it('the outputs of action.yml and of the README are up to date', () => {
    expect(between('action.yml', '# outputs: begin', '# outputs: end')).toBe(renderActionOutputs().trimEnd());
    const table = between('README.md', '<!-- outputs: begin -->', '<!-- outputs: end -->');
    expect(table).toBe(renderOutputsTable());
  });

  it('the tables of the README are up to date', () => {
    const tables = between('README.md', '<!-- options: begin -->', '<!-- options: end -->');
    expect(tables).toBe(renderReadmeTable().trimEnd());
  });

  it('the schema of the configuration file is up to date', () => {
    expect(read('.github/theory-gate.schema.json').trimEnd()).toBe(renderConfigSchema().trimEnd());
  });

  it('the README names every command', () => {
    const readme = read('README.md');
    expect(
      Object.keys(COMMANDS).filter((name) => !new RegExp(`^\\| \`${name}\\b`, 'm').test(readme)),
    ).toEqual([]);
  });
});

describe('the package', () => {
  it('has the version the tool reports', () => {
    expect((JSON.parse(read('package.json')) as { version: string }).version).toBe(TOOL_VERSION);
  });

  it('names no registry in the lock file', () => {
    expect(read('package-lock.json')).not.toMatch(/"resolved"/);
  });

  it('pins every third-party action by commit', () => {
    const uses = tracked
      .filter((path) => /^\.github\/(workflows|examples)\/.*\.yml$/.test(path))
      .flatMap((path) => [...read(path).matchAll(/uses:\s*(\S+)/g)].map((match) => match[1] ?? ''));
    expect(
      uses.filter((use) => use !== './' && use !== 'OWNER/theory-gate@COMMIT' && !/@[0-9a-f]{40}$/.test(use)),
    ).toEqual([]);
  });
});

/** A type that only repeats a schema of the same name is documented by the schema. */
function undocumentedExports(path: string): string[] {
  const lines = read(path).split('\n');
  return lines.flatMap((line, index) => {
    const name = /^export (?:async )?(?:function|const|interface|class|type) (\w+)/.exec(line)?.[1];
    if (!name || /= z\.infer</.test(line) || lines[index - 1]?.trimEnd().endsWith('*/')) return [];
    return [`${path}: ${name}`];
  });
}
