import { fstatSync, ftruncateSync, readSync } from 'node:fs';
import { MODEL_OUTCOMES } from '../domain/attempt.ts';
import { UserError } from '../domain/errors.ts';
import type { LogEntry } from '../domain/ports.ts';
import { beginsLikeLogLine, parseLogLine } from './log-line.ts';

/** How much of a log is read at once: a few lines of long replies. */
const CHUNK_BYTES = 1024 * 1024;

/** More than enough of a line to see that it is none of ours. */
const HEAD_BYTES = 64;

const LINE_FEED = 0x0a;

/** Where a line stands in a log, in bytes, without its line break. */
export interface LinePlace {
  readonly offset: number;
  readonly length: number;
}

/** Where the last reusable entry of every key stands: the replies themselves stay on the disk. */
export type LogIndex = Map<string, LinePlace>;

/** Notes where an entry stands, if it is worth reusing; failures are asked again. */
export function indexEntry(index: LogIndex, entry: LogEntry, place: LinePlace): void {
  if (MODEL_OUTCOMES.has(entry.reply.outcome)) index.set(entry.key, place);
}

/**
 * Reads a log once, in memory for one line, and cuts off a last line that was torn. Throws UserError `bad-log` for any
 * other damage.
 */
export function indexLog(fd: number, path: string): LogIndex {
  if (!fstatSync(fd).isFile()) throw new Error('this is no regular file');
  const index: LogIndex = new Map();
  let line = 0;
  for (const { text, place, ended, last } of readLines(fd)) {
    line += 1;
    const entry = ended ? parseLogLine(text) : undefined;
    if (entry) {
      indexEntry(index, entry, place);
    } else {
      if (!last || !beginsLikeLogLine(text)) throw damaged(path, line);
      ftruncateSync(fd, place.offset);
    }
  }
  return index;
}

/** The entry at a place, or undefined when something else stands there by now. Throws the system's error. */
export function readEntry(fd: number, { offset, length }: LinePlace): LogEntry | undefined {
  return parseLogLine(readBytes(fd, { offset, length }).toString('utf8'));
}

interface Line {
  readonly text: string;
  readonly place: LinePlace;
  /** whether its line break is there */
  readonly ended: boolean;
  /** whether nothing follows */
  readonly last: boolean;
}

/** The lines of a file. A beginning that no log line has ends the reading, so that a file of one huge line does no harm. */
function* readLines(fd: number): Generator<Line> {
  const { size } = fstatSync(fd);
  let parts: Buffer[] = [];
  let start = 0;
  for (let at = 0; at < size; at += CHUNK_BYTES) {
    const chunk = readBytes(fd, { offset: at, length: Math.min(CHUNK_BYTES, size - at) });
    let from = 0;
    for (let end = chunk.indexOf(LINE_FEED); end >= 0; end = chunk.indexOf(LINE_FEED, from)) {
      parts.push(chunk.subarray(from, end));
      const place = { offset: start, length: at + end - start };
      yield { text: decode(parts), place, ended: true, last: at + end + 1 === size };
      parts = [];
      from = end + 1;
      start = at + from;
    }
    if (from < chunk.length) parts.push(chunk.subarray(from));
    if (!beginsLikeLogLine(parts[0]?.toString('utf8', 0, HEAD_BYTES) ?? '')) break;
  }
  if (parts.length > 0) {
    yield { text: decode(parts), place: { offset: start, length: size - start }, ended: false, last: true };
  }
}

const decode = (parts: readonly Buffer[]): string => Buffer.concat(parts).toString('utf8');

/** Exactly these bytes, or fewer when the file ends before. */
function readBytes(fd: number, { offset, length }: LinePlace): Buffer {
  const bytes = Buffer.alloc(length);
  let filled = 0;
  while (filled < length) {
    const read = readSync(fd, bytes, filled, length - filled, offset + filled);
    if (read === 0) break;
    filled += read;
  }
  return bytes.subarray(0, filled);
}

function damaged(path: string, line: number): UserError {
  return new UserError({
    code: 'bad-log',
    message: 'the line is damaged or was not written by this program',
    hint: 'delete the line to ask its problem again, or give this run another log',
    place: { file: path, line },
  });
}
