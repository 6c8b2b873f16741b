import { closeSync, constants, fstatSync, openSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { codeOf } from '../domain/error-code.ts';
import { UserError } from '../domain/errors.ts';
import type { RunLogPort } from '../domain/ports.ts';
import { makeFolder, removeEmptyFolders } from './folders.ts';
import { createLineWriter, diskWorking } from './line-writer.ts';
import { type Lock, takeLock } from './lock.ts';
import { indexEntry, indexLog, type LogIndex, readEntry } from './log-index.ts';
import { renderLogLine } from './log-line.ts';

/** A link at the log's name is not followed: it may have been put there to have another file written. */
const APPEND = constants.O_RDWR | constants.O_APPEND | constants.O_CREAT | constants.O_NOFOLLOW;

/** Where a log is kept, and what is taken out of every line. */
export interface RunLogConfig {
  readonly path: string;
  readonly redact: (text: string) => string;
}

/** An open run log, of which only {@link OpenedRunLog.discard} knows the file. */
export interface OpenedRunLog extends RunLogPort {
  /** Closes the log of a run that was refused: where nothing stands in it, it goes with the folders made for it. */
  discard(): void;
}

/**
 * Opens a run log for appending, as its only writer: JSON lines, one write each, each with its own checksum. A last line
 * that was torn by a kill is cut off. Replies stay on the disk until they are asked for. Throws UserError `bad-folder`, or `bad-log`
 * when another process writes it, when it cannot be opened, or when a line is damaged; `append` and `find` throw
 * IncompleteError when the disk refuses.
 */
export function openRunLog({ path, redact }: RunLogConfig): OpenedRunLog {
  const folders = reporting(path, () => makeFolder(dirname(path)));
  const lock = reporting(path, () => takeLock(path));
  let fd: number | undefined;
  try {
    const opened = reporting(path, () => openSync(path, APPEND, 0o666));
    fd = opened;
    const index = reporting(path, () => indexLog(opened, path));
    return createLog({ path, fd, index, redact, lock, folders });
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
  /** those that were made for it */
  readonly folders: readonly string[];
}

function createLog({ path, fd, index, redact, lock, folders }: OpenLog): OpenedRunLog {
  const writer = createLineWriter(fd, `the run log ${path}`);
  const close = (): void => {
    try {
      writer.close();
    } finally {
      lock.release();
    }
  };
  return {
    reusable: index.size,
    find: (key) => {
      const place = index.get(key);
      // What was changed under our hands is as good as lost.
      return place && diskWorking(`the run log ${path} cannot be read`, () => readEntry(fd, place));
    },
    append: (entry) => indexEntry(index, entry, writer.write(renderLogLine(entry, redact))),
    close,
    discard: () => {
      // Under the lock: nobody else writes it yet.
      if (fstatSync(fd).size === 0) rmSync(path, { force: true });
      close();
      removeEmptyFolders(folders);
    },
  };
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
