import type { ChatReply } from './attempt.ts';
import type { JudgingKind } from './judgement.ts';

/** One message of a chat request. */
export interface ChatMessage {
  readonly role: 'system' | 'user' | 'assistant';
  readonly content: string;
  /** data URLs of images that follow the text, in order; sent only to models declared to see */
  readonly images?: readonly string[];
}

/**
 * One request to a chat endpoint. Only parameters that are set are sent. `recording` names the request for the replay
 * server and is sent to no other endpoint.
 */
export interface ChatRequest {
  readonly messages: readonly ChatMessage[];
  readonly maxTokens?: number;
  readonly temperature?: number;
  readonly topP?: number;
  readonly reasoningEffort?: string;
  readonly extraBody?: Readonly<Record<string, unknown>>;
  /** JSON schema the reply has to obey where the endpoint can see to it; one that cannot is asked without */
  readonly responseSchema?: { readonly name: string; readonly schema: Readonly<Record<string, unknown>> };
  readonly recording: RecordingKey;
}

/**
 * What a recording is found by (decisions 19): never by the request as a whole, so that a changed parameter does not
 * orphan it. Hashes are lower-case hex SHA-256.
 */
export interface RecordingKey {
  readonly kind: 'answer' | JudgingKind;
  readonly problemId: string;
  /** name of the prompt under test, e.g. "careful" */
  readonly prompt: string;
  readonly sample: number;
  /** judge repeat, or 0; a re-ask or a regeneration counts on from the last repeat. */
  readonly repeat: number;
  /** of the question and its figures for an answer, see `hashQuestion`; of the judged response for a judging. */
  readonly contentSha256: string;
  /** of the prompt's template: a recording made under another wording is not this request's */
  readonly promptSha256?: string | undefined;
  /** of a planted control, its kind; such a request has no recording */
  readonly control?: string;
}

/** A chat endpoint. Never throws: every failure is an outcome of the reply. */
export interface ChatPort {
  /** scheme + host + port, for the record. */
  readonly origin: string;
  readonly model: string;
  ask(request: ChatRequest, signal: AbortSignal): Promise<ChatReply>;
}

/** Time. `monotonicMs` never jumps; `sleep` resolves early when the signal fires. */
export interface ClockPort {
  nowIso(): string;
  monotonicMs(): number;
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
}

/** Hashing, so that stages need no `node:*`. Returns lower-case hex. */
export type Sha256 = (text: string) => string;

/** Where progress goes: one short trusted line at a time. */
export interface ProgressPort {
  line(text: string): void;
  warn(text: string): void;
}

/** An entry of the run log; `key` identifies what was asked, so that a rerun finds it. */
export interface LogEntry {
  readonly type: 'attempt' | 'judging';
  readonly key: string;
  readonly reply: ChatReply;
  readonly note?: Readonly<Record<string, unknown>>;
}

/** Append-only log of a run: crash safety, resume and reuse in one. */
export interface RunLogPort {
  /** the last entry with this key, from this run or an earlier one. */
  find(key: string): LogEntry | undefined;
  /** resolves once the line is handed to the operating system. */
  append(entry: LogEntry): void;
  /** entries found when the log was opened. */
  readonly reusable: number;
  close(): void;
}

/** Files of the workspace. Paths are relative to the workspace root or absolute inside it. */
export interface FilesPort {
  /** Throws UserError `file-not-found` or `path-escape`. */
  readText(path: string): Promise<string>;
  /** The same for a file of any content, such as an image, within the same limit of size. */
  readBytes(path: string): Promise<Uint8Array>;
  exists(path: string): Promise<boolean>;
  /** Sorted matches of a glob (`*`, `**`, `?`), or the path itself when it is no glob. */
  list(pattern: string): Promise<readonly string[]>;
  /** Temp file in the same folder, fsync, rename. */
  writeAtomically(path: string, text: string): Promise<void>;
}

/**
 * Files as they stand at the ref whose word counts (the base of a pull request, the default branch of a push).
 * `undefined` when the file does not exist there.
 */
export interface PolicyFilesPort {
  /** "base ref 1a2b3c4", "working tree", … for the report. */
  readonly describe: string;
  /** why nothing can be known of the files there, e.g. for lack of a token; absent when they can be read. */
  readonly unavailable?: string;
  readText(path: string): Promise<string | undefined>;
}
