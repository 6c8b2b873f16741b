import {
  closeSync,
  fstatSync,
  fsyncSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';
import type { AskOutcome } from '../domain/attempt.ts';
import { IncompleteError, UserError } from '../domain/errors.ts';
import type { LogEntry, RunLogPort } from '../domain/ports.ts';
import { codeOf } from './error-code.ts';
import { type Lock, takeLock } from './lock.ts';
import { beginsLikeLogLine, parseLogLine, renderLogLine } from './log-line.ts';

/** Outcomes worth reusing; failures are asked again. */
const REUSABLE = new Set<AskOutcome>(['answered', 'truncated', 'refused', 'empty']);

/**
 * A killed process loses nothing that was handed to the operating system; a machine that vanishes loses what was not
 * synced: at most this many entries or this much time.
 */
const SYNC_ENTRIES = 20;
const SYNC_MS = 2000;

/** Where a log is kept, and what is taken out of every line. */
export interface RunLogConfig {
  readonly path: string;
  readonly redact: (text: string) => string;
  readonly fresh?: boolean;
}

/**
 * Opens a run log for appending, as its only writer: JSON lines, one write each, each with its own checksum. A last line
 * that was torn by a kill is cut off. Throws UserError `bad-log` when another process writes it, when it cannot be opened,
 * or when a line is damaged; `append` throws IncompleteError when the disk refuses. With `fresh`, what stands there is
 * removed first: a workspace that was checked out may hold a log that somebody else wrote.
 */
export function openRunLog({ path, redact, fresh = false }: RunLogConfig): RunLogPort {
  const lock = reporting(path, () => {
    mkdirSync(dirname(path), { recursive: true });
    return takeLock(path);
  });
  if (fresh) reporting(path, () => rmSync(path, { force: true }));
  let fd: number | undefined;
  try {
    const opened = reporting(path, () => openSync(path, 'a+'));
    fd = opened;
    const entries = reporting(path, () => recover(opened, path));
    return createLog({ entries, writer: createWriter(opened, path), redact, lock });
  } catch (error) {
    if (fd !== undefined) closeSync(fd);
    lock.release();
    throw error;
  }
}

interface OpenLog {
  readonly entries: Map<string, LogEntry>;
  readonly writer: Writer;
  readonly redact: (text: string) => string;
  readonly lock: Lock;
}

function createLog({ entries, writer, redact, lock }: OpenLog): RunLogPort {
  return {
    reusable: entries.size,
    find: (key) => entries.get(key),
    append: (entry) => {
      writer.write(`${renderLogLine(entry, redact)}\n`);
      remember(entries, entry);
    },
    close: () => {
      try {
        writer.close();
      } finally {
        lock.release();
      }
    },
  };
}

function remember(entries: Map<string, LogEntry>, entry: LogEntry): void {
  if (REUSABLE.has(entry.reply.outcome)) entries.set(entry.key, entry);
}

/** Reads what is there and cuts off a torn end. */
function recover(fd: number, path: string): Map<string, LogEntry> {
  if (!fstatSync(fd).isFile()) throw new Error('this is no regular file');
  const bytes = readFileSync(fd);
  const entries = new Map<string, LogEntry>();
  let start = 0;
  for (let line = 1; start < bytes.length; line++) {
    const end = bytes.indexOf(0x0a, start);
    const text = bytes.toString('utf8', start, end < 0 ? bytes.length : end);
    const entry = end < 0 ? undefined : parseLogLine(text);
    const last = end < 0 || end === bytes.length - 1;
    if (!entry) {
      if (!last || !beginsLikeLogLine(text)) throw damaged(path, line);
      ftruncateSync(fd, start);
      break;
    }
    remember(entries, entry);
    start = end + 1;
  }
  return entries;
}

interface Writer {
  write(line: string): void;
  close(): void;
}

function createWriter(fd: number, path: string): Writer {
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
      try {
        size += writeWhole(fd, { line, size });
        unsynced += 1;
        if (unsynced >= SYNC_ENTRIES) sync();
      } catch (error) {
        throw new IncompleteError(`the run log ${path} cannot be written: ${codeOf(error)}`);
      }
      // A failed sync here is repeated, and reported, by the next write or by close.
      timer ??= setTimeout(() => attempt(sync), SYNC_MS).unref();
    },
    close: () => {
      try {
        if (unsynced > 0) sync();
      } catch (error) {
        throw new IncompleteError(`the run log ${path} cannot be written: ${codeOf(error)}`);
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

function reporting<T>(path: string, action: () => T): T {
  try {
    return action();
  } catch (error) {
    if (error instanceof UserError) throw error;
    throw new UserError({
      code: 'bad-log',
      message: `the run log ${path} cannot be opened: ${codeOf(error)}`,
      hint: 'its folder must be one that can be made and written',
    });
  }
}

function damaged(path: string, line: number): UserError {
  return new UserError({
    code: 'bad-log',
    message: 'the line is damaged or was not written by this program',
    hint: 'delete the line to ask its problem again, or give this run another log',
    place: { file: path, line },
  });
}
