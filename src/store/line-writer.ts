import { closeSync, fstatSync, fsyncSync, ftruncateSync, writeSync } from 'node:fs';
import { IncompleteError } from '../domain/errors.ts';
import { codeOf } from './error-code.ts';
import type { LinePlace } from './log-index.ts';

/**
 * A killed process loses nothing that was handed to the operating system; a machine that vanishes loses what was not
 * synced: at most {@link SYNC_MS}, and where entries come slowly at most {@link SYNC_ENTRIES}. The process stands still while
 * the disk syncs, so that a fast endpoint, which is asked again just as fast, does so at most every {@link BETWEEN_SYNCS_MS}.
 */
const SYNC_ENTRIES = 20;
const SYNC_MS = 2000;
const BETWEEN_SYNCS_MS = 250;

/** A file that lines are appended to. */
export interface LineWriter {
  /** Writes a line with its line break and says where it stands. */
  write(line: string): LinePlace;
  close(): void;
}

/** Appends to an open file, which it closes; `what` names it in errors. Throws IncompleteError when the disk refuses. */
export function createLineWriter(fd: number, what: string): LineWriter {
  const unwritable = `${what} cannot be written`;
  let size = fstatSync(fd).size;
  let unsynced = 0;
  let syncedMs = 0;
  let timer: NodeJS.Timeout | undefined;
  const sync = (): void => {
    clearTimeout(timer);
    timer = undefined;
    fsyncSync(fd);
    syncedMs = performance.now();
    unsynced = 0;
  };
  return {
    write: (line) => {
      const offset = size;
      diskWorking(unwritable, () => {
        size += writeWhole(fd, { line: `${line}\n`, size });
        unsynced += 1;
        if (unsynced >= SYNC_ENTRIES && performance.now() - syncedMs >= BETWEEN_SYNCS_MS) sync();
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

/** Does what only a failing disk can prevent. Throws IncompleteError. */
export function diskWorking<T>(failure: string, action: () => T): T {
  try {
    return action();
  } catch (error) {
    throw new IncompleteError(`${failure}: ${codeOf(error)}`);
  }
}
