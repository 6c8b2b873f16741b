import { closeSync, constants, fstatSync, fsyncSync, ftruncateSync, openSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { IncompleteError, UserError } from '../domain/errors.ts';
import type { RunLogPort } from '../domain/ports.ts';
import { codeOf } from './error-code.ts';
import { makeFolder } from './folders.ts';
import { type Lock, takeLock } from './lock.ts';
import { indexEntry, indexLog, type LinePlace, type LogIndex, readEntry } from './log-index.ts';
import { renderLogLine } from './log-line.ts';

/**
 * A killed process loses nothing that was handed to the operating system; a machine that vanishes loses what was not
 * synced: at most this many entries or this much time.
 */
const SYNC_ENTRIES = 20;
const SYNC_MS = 2000;

/** A link at the log's name is not followed: it may have been put there to have another file written. */
const APPEND = constants.O_RDWR | constants.O_APPEND | constants.O_CREAT | constants.O_NOFOLLOW;

/** Where a log is kept, and what is taken out of every line. */
export interface RunLogConfig {
  readonly path: string;
  readonly redact: (text: string) => string;
}

/**
 * Opens a run log for appending, as its only writer: JSON lines, one write each, each with its own checksum. A last line
 * that was torn by a kill is cut off. Replies stay on the disk until they are asked for. Throws UserError `bad-folder`, or `bad-log`
 * when another process writes it, when it cannot be opened, or when a line is damaged; `append` and `find` throw
 * IncompleteError when the disk refuses.
 */
export function openRunLog({ path, redact }: RunLogConfig): RunLogPort {
  const lock = reporting(path, () => {
    makeFolder(dirname(path));
    return takeLock(path);
  });
  let fd: number | undefined;
  try {
    const opened = reporting(path, () => openSync(path, APPEND, 0o666));
    fd = opened;
    const index = reporting(path, () => indexLog(opened, path));
    return createLog({ path, fd, index, redact, lock });
  } catch (error) {
    if (fd !== undefined) closeSync(fd);
    lock.release();
    throw error;
  }
}

interface OpenLog {
  readonly path: string;
  readonly fd: number;
  readonly index: LogIndex;
  readonly redact: (text: string) => string;
  readonly lock: Lock;
}

function createLog({ path, fd, index, redact, lock }: OpenLog): RunLogPort {
  const writer = createWriter(fd, path);
  return {
    reusable: index.size,
    find: (key) => {
      const place = index.get(key);
      // What was changed under our hands is as good as lost.
      return place && diskWorking(`the run log ${path} cannot be read`, () => readEntry(fd, place));
    },
    append: (entry) => indexEntry(index, entry, writer.write(renderLogLine(entry, redact))),
    close: () => {
      try {
        writer.close();
      } finally {
        lock.release();
      }
    },
  };
}

interface Writer {
  /** Writes a line with its line break and says where it stands. */
  write(line: string): LinePlace;
  close(): void;
}

function createWriter(fd: number, path: string): Writer {
  const unwritable = `the run log ${path} cannot be written`;
  let size = fstatSync(fd).size;
  let unsynced = 0;
  let timer: NodeJS.Timeout | undefined;
  const sync = (): void => {
    clearTimeout(timer);
    timer = undefined;
    fsyncSync(fd);
    unsynced = 0;
  };
  return {
    write: (line) => {
      const offset = size;
      diskWorking(unwritable, () => {
        size += writeWhole(fd, { line: `${line}\n`, size });
        unsynced += 1;
        if (unsynced >= SYNC_ENTRIES) sync();
      });
      // A failed sync here is repeated, and reported, by the next write or by close.
      timer ??= setTimeout(() => attempt(sync), SYNC_MS).unref();
      return { offset, length: size - offset - 1 };
    },
    close: () => {
      try {
        if (unsynced > 0) diskWorking(unwritable, sync);
      } finally {
        closeSync(fd);
      }
    },
  };
}

/** Writes a line with one call, or not at all: what a full disk took of it is cut off again. */
function writeWhole(fd: number, { line, size }: { line: string; size: number }): number {
  const bytes = Buffer.from(line);
  const written = writeSync(fd, bytes);
  if (written === bytes.length) return written;
  ftruncateSync(fd, size);
  throw new Error(`only ${written} of ${bytes.length} bytes were taken`);
}

function attempt(action: () => void): void {
  try {
    action();
  } catch {}
}

/** Does what only a failing disk can prevent. */
function diskWorking<T>(failure: string, action: () => T): T {
  try {
    return action();
  } catch (error) {
    throw new IncompleteError(`${failure}: ${codeOf(error)}`);
  }
}

function reporting<T>(path: string, action: () => T): T {
  try {
    return action();
  } catch (error) {
    if (error instanceof UserError) throw error;
    throw new UserError({
      code: 'bad-log',
      message: `the run log ${path} cannot be opened: ${codeOf(error)}`,
      hint: 'its folder must be one that can be written, and the log no symbolic link',
    });
  }
}
