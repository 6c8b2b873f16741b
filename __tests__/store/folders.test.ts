import { existsSync, mkdtempSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { UserError } from '../../src/domain/errors.ts';
import { makeFolder, removeEmptyFolders } from '../../src/store/folders.ts';

const root = mkdtempSync(join(tmpdir(), 'theory-gate-folders-'));
const at = (...names: readonly string[]): string => join(root, ...names);

function refusal(path: string): string {
  try {
    makeFolder(path);
    return 'made';
  } catch (error) {
    if (error instanceof UserError) return error.message;
    throw error;
  }
}

describe('makeFolder', () => {
  it('makes a folder and all above it, says which, and leaves one that is there', () => {
    expect(makeFolder(at('a/b/c'))).toEqual([at('a'), at('a/b'), at('a/b/c')]);
    expect(makeFolder(at('a/b/c'))).toEqual([]);
    expect(statSync(at('a/b/c')).isDirectory()).toBe(true);
  });

  it('goes through a link to a folder', () => {
    makeFolder(at('real'));
    symlinkSync(at('real'), at('link'));
    makeFolder(at('link/deep'));
    expect(existsSync(at('real/deep'))).toBe(true);
  });

  it.each(['file', 'file/a', 'file/a/b'])('says that a file stands where %s should be', (name) => {
    writeFileSync(at('file'), '');
    expect(refusal(at(name))).toBe(
      `${at('file')}: this is a file, and a folder is needed here (name a folder that is there or can be made)`,
    );
  });

  it('does not follow a link that leads nowhere', () => {
    symlinkSync(at('nowhere'), at('dangling'));
    expect(refusal(at('dangling'))).toContain('the folder cannot be made (EEXIST)');
    expect(existsSync(at('nowhere'))).toBe(false);
  });

  // The system lets nobody make a folder there, not even root; on a system without /proc its root may be read-only.
  it.each(['/proc/x', '/proc/x/y'])('comes back from %s, where none can be made', (path) => {
    expect(refusal(path)).toMatch(/^\/proc(\/x)?: the folder cannot be made \(E[A-Z]+\)/);
  });
});

describe('removeEmptyFolders', () => {
  it('takes back those that were made, up to one in which something stands', () => {
    makeFolder(at('kept'));
    const made = makeFolder(at('kept/x/y/z'));
    writeFileSync(at('kept/x/other'), '');
    removeEmptyFolders(made);
    expect([existsSync(at('kept/x/y')), existsSync(at('kept/x'))]).toEqual([false, true]);
  });

  it('takes back nothing that stood before', () => {
    makeFolder(at('before'));
    removeEmptyFolders(makeFolder(at('before')));
    removeEmptyFolders(makeFolder(at('before/new')));
    expect([existsSync(at('before/new')), existsSync(at('before'))]).toEqual([false, true]);
  });
});
