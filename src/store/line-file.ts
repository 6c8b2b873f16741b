import {
  closeSync,
  constants,
  createReadStream,
  existsSync,
  openSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { codeOf } from '../domain/error-code.ts';
import { UserError } from '../domain/errors.ts';
import { makeFolder } from './folders.ts';
import { createLineWriter } from './line-writer.ts';
import { splitLines } from './lines.ts';
import { takeLock } from './lock.ts';

/** A file of JSON lines that grows while its process works. */
export interface LineFile {
  /** One line, handed to the operating system before this returns. */
  append(line: string): void;
  close(): void;
}

/** How a file of lines is opened. */
export interface LineFileConfig {
  readonly path: string;
  /** what is taken out of every line, as keys */
  readonly redact: (text: string) => string;
  /** hears every line that stands there, counted from 1, and says whether it stays */
  readonly keep: (text: string, line: number) => boolean;
}

/**
 * Opens a file of JSON lines for appending, as its only writer. Lines that do not stay, and a last line that was torn by a
 * kill, are gone before the first one is appended; the others stand as they were. Throws UserError `bad-log` when another
 * process writes the file or it cannot be opened, and what `keep` throws.
 */
export async function openLineFile({ path, redact, keep }: LineFileConfig): Promise<LineFile> {
  try {
    makeFolder(dirname(path));
    const lock = takeLock(path);
    try {
      if (existsSync(path)) await tidy(path, keep);
      const flags = constants.O_WRONLY | constants.O_APPEND | constants.O_CREAT | constants.O_NOFOLLOW;
      const writer = createLineWriter(openSync(path, flags, 0o666), `the file ${path}`);
      return {
        append: (line) => void writer.write(redact(line)),
        close: () => {
          try {
            writer.close();
          } finally {
            lock.release();
          }
        },
      };
    } catch (error) {
      lock.release();
      throw error;
    }
  } catch (error) {
    if (error instanceof UserError || !isSystemError(error)) throw error;
    throw new UserError({
      code: 'bad-log',
      message: `the file ${path} cannot be opened: ${codeOf(error)}`,
      hint: 'name a file in a folder that can be written',
    });
  }
}

/** Rewrites a file without the lines that do not stay; untouched when all of them do. */
async function tidy(path: string, keep: LineFileConfig['keep']): Promise<void> {
  const draft = `${path}.${process.pid}.draft`;
  const isWhole = endsWithLineFeed(path);
  const writer = createLineWriter(openSync(draft, 'w', 0o666), `the file ${draft}`);
  let dropped = 0;
  try {
    let [line, held]: [number, string | undefined] = [0, undefined];
    const settle = (text: string, isLast: boolean): void => {
      line += 1;
      const isTorn = isLast && !isWhole && !isJson(text);
      if (text.trim() !== '' && !isTorn && keep(text, line)) writer.write(text);
      else dropped += 1;
    };
    for await (const text of splitLines(createReadStream(path, 'utf8'))) {
      if (held !== undefined) settle(held, false);
      held = text;
    }
    if (held !== undefined) settle(held, true);
    writer.close();
    if (dropped > 0 || !isWhole) renameSync(draft, path);
  } finally {
    rmSync(draft, { force: true });
  }
}

function endsWithLineFeed(path: string): boolean {
  const { size } = statSync(path);
  if (size === 0) return true;
  const fd = openSync(path, 'r');
  try {
    const last = Buffer.alloc(1);
    readSync(fd, last, 0, 1, size - 1);
    return last[0] === 0x0a;
  } finally {
    closeSync(fd);
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function isSystemError(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error;
}
