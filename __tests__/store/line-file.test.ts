import { mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type LineFileConfig, openLineFile } from '../../src/store/line-file.ts';
import { splitLines } from '../../src/store/lines.ts';

let folder: string;
let path: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'theory-gate-lines-'));
  path = join(folder, 'rows.jsonl');
});
afterEach(() => rm(folder, { recursive: true }));

const open = (config: Partial<LineFileConfig> = {}) =>
  openLineFile({ path, redact: (text) => text, keep: () => true, ...config });
const content = () => readFile(path, 'utf8');

describe('a file of lines', () => {
  it('is made with its folder and grows line by line, nothing of it left behind', async () => {
    path = join(folder, 'new/rows.jsonl');
    const file = await open();
    file.append('{"a":1}');
    expect(await content()).toBe('{"a":1}\n');
    file.append('{"a":2}');
    file.close();
    expect(await content()).toBe('{"a":1}\n{"a":2}\n');
    expect(await readdir(join(folder, 'new'))).toEqual(['rows.jsonl']);
  });

  const STANDING: readonly [string, string, readonly string[], string][] = [
    ['lines that stay', '{"a":1}\n{"a":2}\n', ['{"a":1}', '{"a":2}'], '{"a":1}\n{"a":2}\n'],
    ['one that was torn', '{"a":1}\n{"a":', ['{"a":1}'], '{"a":1}\n'],
    ['a torn one alone', '{"a', [], ''],
    ['a whole one without its end', '{"a":1}\n{"a":2}', ['{"a":1}', '{"a":2}'], '{"a":1}\n{"a":2}\n'],
    ['ends of another system', '{"a":1}\r\n{"a":2}\r\n', ['{"a":1}', '{"a":2}'], '{"a":1}\r\n{"a":2}\r\n'],
    ['empty lines', '\n{"a":1}\n\n', ['{"a":1}'], '{"a":1}\n'],
    ['a separator inside a text', '{"a":"x\u2028y"}\n', ['{"a":"x\u2028y"}'], '{"a":"x\u2028y"}\n'],
  ];
  it.each(STANDING)('goes on with %s', async (_, before, heard, after) => {
    await writeFile(path, before);
    const lines: string[] = [];
    const keep = (text: string): boolean => lines.push(text) > 0;
    const file = await open({ keep });
    expect(lines).toEqual(heard);
    file.append('{"b":1}');
    file.close();
    expect(await content()).toBe(`${after}{"b":1}\n`);
  });

  it('drops the lines that do not stay, and counts lines from 1', async () => {
    await writeFile(path, '{"a":1}\n{"a":2}\n{"a":3}\n');
    (await open({ keep: (_, line) => line !== 2 })).close();
    expect(await content()).toBe('{"a":1}\n{"a":3}\n');
  });

  it('is left as it was when a line is refused', async () => {
    await writeFile(path, '{"a":1}\nrubbish\n');
    const refuse = (text: string): boolean => {
      if (text === 'rubbish') throw new Error('no row');
      return false;
    };
    await expect(open({ keep: refuse })).rejects.toThrow('no row');
    expect(await content()).toBe('{"a":1}\nrubbish\n');
    expect(await readdir(folder)).toEqual(['rows.jsonl']);
  });

  it('has one writer', async () => {
    const file = await open();
    await expect(open()).rejects.toThrow(/is being written by process \d+/);
    file.close();
    (await open()).close();
  });

  it('writes no secret', async () => {
    const file = await open({ redact: (text) => text.replaceAll('sk-1', '***') });
    file.append('{"a":"sk-1"}');
    file.close();
    expect(await content()).toBe('{"a":"***"}\n');
  });

  it('follows no link', async () => {
    await symlink(join(folder, 'elsewhere'), path);
    await expect(open()).rejects.toThrow(/cannot be opened: ELOOP/);
  });
});

describe('the lines of a text in pieces', () => {
  async function* pieces(texts: readonly string[]): AsyncGenerator<string> {
    yield* texts;
  }
  const CASES: readonly [readonly string[], readonly string[]][] = [
    [[], []],
    [['a\nb\n'], ['a', 'b']],
    [['a\nb'], ['a', 'b']],
    [
      ['a', 'b', '\nc'],
      ['ab', 'c'],
    ],
    [
      ['a\r', '\nb\r\n'],
      ['a', 'b'],
    ],
    [
      ['a\n\n', '\nb'],
      ['a', '', '', 'b'],
    ],
    [['a\rb\u2028c\n'], ['a\rb\u2028c']],
  ];
  it.each(CASES)('%j', async (texts, lines) => {
    const found: string[] = [];
    for await (const line of splitLines(pieces(texts))) found.push(line);
    expect(found).toEqual(lines);
  });
});
