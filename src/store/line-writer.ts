import { closeSync, fstatSync, fsync, fsyncSync, ftruncateSync, writeSync } from 'node:fs';
import { codeOf } from '../domain/error-code.ts';
import { IncompleteError } from '../domain/errors.ts';
import type { LinePlace } from './log-index.ts';

/**
 * A killed process loses nothing that was handed to the operating system; a machine that vanishes loses what came in this time,
 * in milliseconds, and while it was synced. Not more often: while a file is synced, what writes to it has to wait.
 */
const SYNC_MS = 250;

/** A file that lines are appended to. */
export interface LineWriter {
  /** Writes a line with its line break and says where it stands. */
  write(line: string): LinePlace;
  close(): void;
}

/** Appends to an open file, which it closes; `what` names it in errors. Throws IncompleteError when the disk refuses. */
export function createLineWriter(fd: number, what: string): LineWriter {
  const unwritable = `${what} cannot be written`;
  const syncer = createSyncer(fd);
  let size = fstatSync(fd).size;
  return {
    write: (line) => {
      const offset = size;
      diskWorking(unwritable, () => {
        syncer.repeatFailed();
        size += writeWhole(fd, { line: `${line}\n`, size });
      });
      syncer.written();
      return { offset, length: size - offset - 1 };
    },
    close: () => {
      try {
        diskWorking(unwritable, syncer.finish);
      } finally {
        closeSync(fd);
      }
    },
  };
}

/** Syncs beside the work: the process does not stand still while the disk does. */
function createSyncer(fd: number) {
  let unsynced = 0;
  let hasFailed = false;
  let timer: NodeJS.Timeout | undefined;
  const schedule = (): void => {
    timer ??= setTimeout(sync, SYNC_MS).unref();
  };
  const sync = (): void => {
    const entries = unsynced;
    fsync(fd, (error) => {
      timer = undefined;
      if (error !== null) hasFailed = true;
      else unsynced -= Math.min(unsynced, entries);
      if (unsynced > 0) schedule();
    });
  };
  const syncNow = (): void => {
    fsyncSync(fd);
    unsynced = 0;
    hasFailed = false;
  };
  return {
    written: () => {
      unsynced += 1;
      schedule();
    },
    /** A sync that failed meanwhile is made again, and reported by whoever needs the disk next. */
    repeatFailed: () => {
      if (hasFailed) syncNow();
    },
    finish: () => {
      clearTimeout(timer);
      if (unsynced > 0) syncNow();
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

/** Does what only a failing disk can prevent. Throws IncompleteError. */
export function diskWorking<T>(failure: string, action: () => T): T {
  try {
    return action();
  } catch (error) {
    throw new IncompleteError(`${failure}: ${codeOf(error)}`);
  }
}
