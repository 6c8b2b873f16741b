import { z } from 'zod';
import { ChatReply } from '../domain/attempt.ts';
import type { LogEntry } from '../domain/ports.ts';
import { sha256 } from './sha256.ts';

const LogEntrySchema = z.strictObject({
  type: z.enum(['attempt', 'judging']),
  key: z.string().min(1),
  reply: ChatReply,
  note: z.record(z.string(), z.unknown()).optional(),
});

const HEAD = '{"sha256":"';
const MIDDLE = '","entry":';
const HASH_CHARS = 64;
const ENTRY_AT = HEAD.length + HASH_CHARS + MIDDLE.length;

/** One line of a run log, without its line break: the entry as JSON and the SHA-256 of exactly that text. */
export function renderLogLine(entry: LogEntry, redact: (text: string) => string): string {
  const text = redact(JSON.stringify(entry));
  return `${HEAD}${sha256(text)}${MIDDLE}${text}}`;
}

/** Reads a line back; undefined when a single byte of it differs from what was written. */
export function parseLogLine(line: string): LogEntry | undefined {
  const text = line.slice(ENTRY_AT, -1);
  if (line !== `${HEAD}${sha256(text)}${MIDDLE}${text}}`) return undefined;
  const read = LogEntrySchema.safeParse(parseOrNothing(text));
  if (!read.success) return undefined;
  const { note, ...entry } = read.data;
  return note === undefined ? entry : { ...entry, note };
}

/** Whether a text can be the beginning of a log line, as a killed process leaves it. */
export function beginsLikeLogLine(text: string): boolean {
  return text.length < HEAD.length ? HEAD.startsWith(text) : text.startsWith(HEAD);
}

function parseOrNothing(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
