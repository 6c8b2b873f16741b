import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { createFilesPort } from '../../src/store/files.ts';
import { matchSegment } from '../../src/store/glob.ts';

function workspace(): { root: string; outside: string } {
  const base = mkdtempSync(join(tmpdir(), 'theory-gate-files-'));
  const root = join(base, 'work');
  const outside = join(base, 'outside');
  for (const folder of [outside, join(root, '.git'), join(root, 'sets/deep/er'), join(root, '.hidden')]) {
    mkdirSync(folder, { recursive: true });
  }
  for (const file of [
    'a.json',
    'b.json',
    'sets/c.json',
    'sets/deep/d.json',
    'sets/deep/er/e.json',
    '.hidden/h.json',
    '.git/config',
    'sets/x.txt',
    '.dot.json',
  ]) {
    writeFileSync(join(root, file), file);
  }
  writeFileSync(join(outside, 'secret.json'), 'secret');
  symlinkSync(join(outside, 'secret.json'), join(root, 'link.json'));
  symlinkSync(outside, join(root, 'linked'));
  symlinkSync(join(root, 'a.json'), join(root, 'inner.json'));
  symlinkSync(root, join(root, 'sets/loop'));
  symlinkSync(join(outside, 'nobody'), join(root, 'dangling'));
  return { root, outside };
}

describe('reading inside a workspace', () => {
  const { root, outside } = workspace();
  const files = createFilesPort({ root, confine: true });

  it.each([
    ['a.json', 'a.json'],
    ['./sets/../a.json', 'a.json'],
    ['sets/deep/d.json', 'sets/deep/d.json'],
    ['inner.json', 'a.json'],
    [join(root, 'b.json'), 'b.json'],
  ])('reads %s', async (path, text) => {
    expect(await files.readText(path)).toBe(text);
    expect(await files.exists(path)).toBe(true);
  });

  it.each([
    '../outside/secret.json',
    join(outside, 'secret.json'),
    'link.json',
    'linked/secret.json',
    '/etc/passwd',
    '.git/config',
    'sets/../.git/config',
    'sets/loop/.git/config',
    '..',
  ])('refuses %s', async (path) => {
    const refused = { mistakes: [{ code: 'path-escape', place: { file: path } }] };
    await expect(files.readText(path)).rejects.toMatchObject(refused);
    await expect(files.exists(path)).rejects.toMatchObject(refused);
  });

  it('is not misled by a folder whose name begins with dots', async () => {
    mkdirSync(join(root, '..data'));
    writeFileSync(join(root, '..data/a.txt'), 'fine');
    expect(await files.readText('..data/a.txt')).toBe('fine');
  });

  it.each([
    ['nothing.json', 'no such file'],
    ['dangling', 'no such file'],
    ['sets', 'a file was expected'],
    ['pipe', 'a file was expected'],
    ['big', 'exceeds 8 MiB'],
    ['latin1', 'not UTF-8'],
  ])('says what is wrong with %s', async (path, says) => {
    if (path === 'pipe') execFileSync('mkfifo', [join(root, 'pipe')]);
    if (path === 'big') writeFileSync(join(root, 'big'), Buffer.alloc(8 * 2 ** 20 + 1));
    if (path === 'latin1') writeFileSync(join(root, 'latin1'), Buffer.from([0x61, 0xe4, 0x62]));
    await expect(files.readText(path)).rejects.toMatchObject({ mistakes: [{ code: 'file-not-found' }] });
    await expect(files.readText(path)).rejects.toThrow(says);
  });

  it('takes the limit it is given, and names it', async () => {
    writeFileSync(join(root, '9 MiB'), Buffer.alloc(9 * 2 ** 20, 'x'));
    const large = createFilesPort({ root, confine: true, maxBytes: 9 * 2 ** 20 });
    expect(await large.readText('9 MiB')).toHaveLength(9 * 2 ** 20);
    const small = createFilesPort({ root, confine: true, maxBytes: 3 * 2 ** 20 });
    await expect(small.readText('9 MiB')).rejects.toThrow('the file exceeds 3 MiB');
  });

  it('reads everywhere when it is not confined', async () => {
    const free = createFilesPort({ root, confine: false });
    expect(await free.readText('../outside/secret.json')).toBe('secret');
  });
});

describe('listing', () => {
  const { root } = workspace();
  const files = createFilesPort({ root, confine: true });

  it.each<[string, string[]]>([
    ['?.json', ['a.json', 'b.json']],
    ['[ab].json', ['[ab].json']],
    ['sets/*.json', ['sets/c.json']],
    ['sets/**/*.json', ['sets/c.json', 'sets/deep/d.json', 'sets/deep/er/e.json']],
    ['**/d*.json', ['sets/deep/d.json']],
    ['sets/**', ['sets/c.json', 'sets/deep/d.json', 'sets/deep/er/e.json', 'sets/x.txt']],
    ['.hidden/*', ['.hidden/h.json']],
    ['.dot*', ['.dot.json']],
    ['nowhere/*.json', []],
    ['plain.json', ['plain.json']],
  ])('%s', async (pattern, expected) => {
    expect(await files.list(pattern)).toEqual(expected);
  });

  it('gives absolute paths for an absolute pattern', async () => {
    expect(await files.list(`${root}/sets/*.txt`)).toEqual([`${root}/sets/x.txt`]);
  });

  it.each(['../*', '/etc/*', 'linked/*', '.git/*'])('refuses %s', async (pattern) => {
    await expect(files.list(pattern)).rejects.toMatchObject({ mistakes: [{ code: 'path-escape' }] });
  });

  it.each<[string, string, boolean]>([
    ['*', 'abc', true],
    ['a*c', 'abc', true],
    ['a*c', 'ac', true],
    ['a*b*c', 'aXbYbZc', true],
    ['?', 'a', true],
    ['*.json', '.json', false],
    ['a*c', 'abd', false],
    ['?', 'ab', false],
    ['?', '', false],
    ['a', 'ab', false],
    ['', 'a', false],
    [`${'a*'.repeat(30)}b`, 'a'.repeat(5000), false],
  ])('%s against %s', (pattern, name, expected) => {
    expect(matchSegment(pattern, name)).toBe(expected);
  });
});

describe('writing', () => {
  const { root, outside } = workspace();
  const files = createFilesPort({ root, confine: true });

  it('replaces a file whole, makes its folder, and leaves nothing else behind', async () => {
    await files.writeAtomically('out/new/run.json', 'one');
    writeFileSync(join(root, 'out/new/.run.json.theory-gate-tmp'), 'left by a killed process');
    await files.writeAtomically('out/new/run.json', 'two');
    expect(readFileSync(join(root, 'out/new/run.json'), 'utf8')).toBe('two');
    expect(readdirSync(join(root, 'out/new'))).toEqual(['run.json']);
  });

  it.each(['../x.json', 'linked/x.json', 'linked/new/x.json', 'dangling/x.json', '.git/x'])(
    'refuses %s',
    async (path) => {
      await expect(files.writeAtomically(path, 'x')).rejects.toMatchObject({
        mistakes: [{ code: 'path-escape' }],
      });
      expect(readdirSync(outside)).toEqual(['secret.json']);
    },
  );

  it('replaces a link instead of writing through it', async () => {
    symlinkSync(join(outside, 'secret.json'), join(root, 'out.json'));
    await files.writeAtomically('out.json', 'mine');
    expect(readFileSync(join(outside, 'secret.json'), 'utf8')).toBe('secret');
  });

  it('is not kept from it by a folder or a link at the name of its draft', async () => {
    mkdirSync(join(root, 'drafts/.a.json.theory-gate-tmp/full'), { recursive: true });
    symlinkSync(join(outside, 'secret.json'), join(root, 'drafts/.b.json.theory-gate-tmp'));
    await files.writeAtomically('drafts/a.json', 'a');
    await files.writeAtomically('drafts/b.json', 'b');
    expect(readdirSync(join(root, 'drafts'))).toEqual(['a.json', 'b.json']);
    expect(readFileSync(join(outside, 'secret.json'), 'utf8')).toBe('secret');
  });

  it('keeps the old file when the new one cannot be put in its place', async () => {
    mkdirSync(join(root, 'folder/full'), { recursive: true });
    await expect(files.writeAtomically('folder', 'x')).rejects.toThrow();
    expect(readdirSync(join(root, 'folder'))).toEqual(['full']);
    expect(readdirSync(root).filter((name) => name.endsWith('tmp'))).toEqual([]);
  });
});

/** Does it as a user whom rights bind: the superuser may read everything. */
async function withoutPrivilege<T>(action: () => Promise<T>): Promise<T> {
  const isSuperuser = process.geteuid?.() === 0;
  if (isSuperuser) process.seteuid?.(65_534);
  try {
    return await action();
  } finally {
    if (isSuperuser) process.seteuid?.(0);
  }
}

describe('a folder without the right to read', () => {
  const { root } = workspace();
  chmodSync(join(root, '..'), 0o755);
  chmodSync(join(root, 'sets/deep'), 0o000);
  const files = createFilesPort({ root, confine: false });
  const outcome = (action: () => Promise<unknown>) =>
    withoutPrivilege(() => action().catch(({ message }: Error) => message));

  it.each(['sets/deep/*', 'sets/deep/**/*', 'sets/**/*.json', '**/*'])(
    'is said to be that by %s, whose files it may hold',
    async (pattern) => {
      const said = await outcome(() => files.list(pattern));
      expect(said).toBe('sets/deep: the folder may not be read (EACCES)');
    },
  );

  it('is said to be that, and not that a file in it is missing', async () => {
    const said = 'sets/deep/d.json: a folder above it may not be entered (EACCES)';
    expect(await outcome(() => files.readText('sets/deep/d.json'))).toBe(said);
    expect(await outcome(() => files.exists('sets/deep/d.json'))).toBe(said);
  });

  it('hinders nothing beside it', async () => {
    expect(await outcome(() => files.list('sets/*.json'))).toEqual(['sets/c.json']);
    expect(await outcome(() => files.exists('sets/nothing.json'))).toBe(false);
    expect(await outcome(() => files.list('nothing/*'))).toEqual([]);
  });
});
