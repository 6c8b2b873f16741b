import {
  closeSync,
  constants,
  linkSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { codeOf } from '../domain/error-code.ts';
import { UserError } from '../domain/errors.ts';

/** A held lock. */
export interface Lock {
  release(): void;
}

/** Where the lock of a file stands. */
export const lockPathOf = (path: string): string => `${path}.lock`;

/**
 * Takes the lock file beside `path` for this process. It names the process by number and start time, so that a lock left
 * by a killed process is taken over even when its number is in use again. Throws UserError `bad-log` when a living
 * process holds it.
 */
export function takeLock(path: string): Lock {
  const lockPath = lockPathOf(path);
  const own = `${process.pid} ${startOf(process.pid)}\n`;
  // A link of a complete file appears at once and whole, and fails when the name is taken.
  const draft = `${lockPath}.${process.pid}`;
  // Whatever stands under our own name is no draft of ours; a link there must not be written through.
  rmSync(draft, { recursive: true, force: true });
  writeFileSync(draft, own, { flag: 'wx' });
  try {
    if (!tryLink(draft, lockPath)) {
      removeStale(lockPath, path);
      if (!tryLink(draft, lockPath)) throw held(path, 'another process');
    }
  } finally {
    rmSync(draft, { force: true });
  }
  return { release: () => rmSync(lockPath, { force: true }) };
}

function tryLink(draft: string, lockPath: string): boolean {
  try {
    linkSync(draft, lockPath);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

/** Moves a stale lock away under a name of our own; if it was exchanged for a living one meanwhile, gives that back. */
function removeStale(lockPath: string, path: string): void {
  const holder = readHolder(lockPath);
  if (holder === undefined) return;
  if (isAlive(holder)) throw held(path, `process ${holder.pid}`);
  const aside = `${lockPath}.stale.${process.pid}`;
  rmSync(aside, { recursive: true, force: true });
  try {
    renameSync(lockPath, aside);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return;
    throw error;
  }
  const moved = readHolder(aside);
  if (moved && isAlive(moved)) tryLink(aside, lockPath);
  rmSync(aside, { force: true });
}

interface Holder {
  readonly pid: number;
  readonly start: string;
}

const NOBODY: Holder = { pid: 0, start: '' };

/** Who holds a lock; undefined when it is gone. A link is never ours and is not followed. */
function readHolder(lockPath: string): Holder | undefined {
  let fd: number | undefined;
  try {
    fd = openSync(lockPath, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
    const [pid = '', start = ''] = readFileSync(fd, 'utf8').trim().split(' ');
    return { pid: Number(pid), start };
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    if (codeOf(error) === 'ELOOP') return NOBODY;
    throw error;
  } finally {
    if (fd !== undefined) closeSync(fd);
  }
}

function isAlive({ pid, start }: Holder): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
  const actual = startOf(pid);
  return actual !== DEAD && (actual === UNKNOWN || start === UNKNOWN || actual === start);
}

/** Start time where there is no /proc. */
const UNKNOWN = '?';
/** Start time of a process that has ended and that its parent has not collected: it keeps its number. */
const DEAD = 'dead';

/** Start time of a process in clock ticks since boot: field 22 of /proc/<pid>/stat; field 3 is its state. */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The command name, field 2, may contain spaces and parentheses: count from its last parenthesis.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' || fields[0] === 'X' ? DEAD : (fields[19] ?? UNKNOWN);
  } catch {
    return UNKNOWN;
  }
}

function held(path: string, holder: string): UserError {
  return new UserError({
    code: 'bad-log',
    message: `the run log ${path} is being written by ${holder}`,
    hint: 'wait for it, or give this run another log',
  });
}
