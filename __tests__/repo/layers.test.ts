import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const SRC = new URL('../../src/', import.meta.url).pathname;

/** Which folders of src each folder may import, itself always included. */
const MAY_IMPORT: Record<string, readonly string[]> = {
  domain: [],
  text: ['domain'],
  math: ['domain'],
  extract: ['domain'],
  verify: ['math', 'extract', 'domain'],
  problems: ['text', 'verify', 'domain'],
  models: ['text', 'domain'],
  leaderboard: ['text', 'domain'],
  tables: ['models', 'metrics', 'domain'],
  human: ['text', 'metrics', 'domain'],
  lint: ['problems', 'math', 'verify', 'text', 'domain'],
  solves: ['extract', 'judge', 'protocols', 'verify', 'domain'],
  options: ['text', 'gate', 'domain'],
  protocols: ['domain'],
  judge: ['text', 'domain'],
  'judge-check': ['problems', 'evaluation', 'judge', 'verify', 'protocols', 'metrics', 'text', 'domain'],
  metrics: ['domain'],
  regression: ['metrics', 'domain'],
  gate: ['domain'],
  report: ['domain'],
  evaluation: ['text', 'problems', 'protocols', 'extract', 'verify', 'judge', 'metrics', 'options', 'domain'],
  steps: ['text', 'metrics', 'domain'],
  providers: ['domain'],
  store: ['domain'],
  hub: ['providers', 'store', 'domain'],
  publish: ['report', 'domain'],
};
/** Folders above the stages: they may import everything. */
const TOP_FOLDERS = ['commands', 'wiring'];
const EFFECT_FOLDERS = ['providers', 'store', 'hub', 'publish'];
const EFFECT =
  /from 'node:|from '@actions\/|\bprocess\.|\bfetch\(|\bnew Date\b|\bDate\.now\b|\bMath\.random\b|\bconsole\./;

const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
const importsOf = (file: string): string[] => {
  const text = readFileSync(join(SRC, file), 'utf8');
  const written = [...text.matchAll(/(?:from|import)\s*\(?\s*'(\.{1,2}\/[^']+)'/g)].map(
    (match) => match[1] ?? '',
  );
  return written.map((target) => normalize(join(dirname(file), target)));
};
const folderOf = (file: string): string => file.split('/')[0] ?? '';

describe('the layers of src', () => {
  it.each(Object.keys(MAY_IMPORT))('%s imports only what it may', (folder) => {
    const allowed = new Set([folder, ...(MAY_IMPORT[folder] ?? [])]);
    const wrong = files
      .filter((file) => folderOf(file) === folder)
      .flatMap((file) =>
        importsOf(file)
          .filter((target) => !allowed.has(folderOf(target)))
          .map((target) => `${file} -> ${target}`),
      );
    expect(wrong).toEqual([]);
  });

  it('has no folder without a rule', () => {
    const folders = new Set(files.filter((file) => file.includes('/')).map(folderOf));
    expect([...folders].filter((folder) => !(folder in MAY_IMPORT) && !TOP_FOLDERS.includes(folder))).toEqual(
      [],
    );
  });

  it('keeps effects out of the stages', () => {
    const stages = Object.keys(MAY_IMPORT).filter((folder) => !EFFECT_FOLDERS.includes(folder));
    const wrong = files
      .filter((file) => stages.includes(folderOf(file)) || file === 'main.ts')
      .filter((file) => EFFECT.test(withoutComments(readFileSync(join(SRC, file), 'utf8'))));
    expect(wrong).toEqual([]);
  });

  it('has no import cycle', () => {
    expect(findCycle()).toBeUndefined();
  });
});

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '');
}

/** Depth-first over value imports; type-only imports are erased and cannot form a cycle at run time. */
function findCycle(): string[] | undefined {
  const done = new Set<string>();
  const visit = (file: string, path: readonly string[]): string[] | undefined => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
    if (done.has(file)) return undefined;
    for (const target of valueImportsOf(file)) {
      const cycle = visit(target, [...path, file]);
      if (cycle) return cycle;
    }
    done.add(file);
    return undefined;
  };
  for (const file of files) {
    const cycle = visit(file, []);
    if (cycle) return cycle;
  }
  return undefined;
}

function valueImportsOf(file: string): string[] {
  const text = readFileSync(join(SRC, file), 'utf8');
  const written = [...text.matchAll(/^(?:import|export)\s+(?!type\b)[^;]*?from\s+'(\.{1,2}\/[^']+)'/gms)].map(
    (match) => match[1] ?? '',
  );
  return written.map((target) => normalize(join(dirname(file), target)));
}
