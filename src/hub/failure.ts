import { EXIT, type ExitCode, IncompleteError, UserError } from '../domain/errors.ts';
import type { HubReply } from './get.ts';

/**
 * Why something could not be had of the Hub. `unreachable`, `broken` and `busy` may go better next time; `refused` is for
 * good, and `stopped` was wanted from outside.
 */
export type HubTrouble = 'unreachable' | 'broken' | 'busy' | 'refused' | 'stopped';

/** What ends everything that is asked of a Hub at once: a signal to the process, or its time limit. */
export interface HubStop {
  readonly signal: AbortSignal;
  /** why it was ended, and the exit code that goes with it */
  cause(): { readonly why: string; readonly exitCode: ExitCode };
}

/** The failure of whatever was under way when it was stopped. */
export function stoppedBy(stop: HubStop): HubFailure {
  const { why, exitCode } = stop.cause();
  const hint = 'what has arrived is kept, and the same command goes on from there';
  return new HubFailure('stopped', why, { hint, exitCode });
}

/** One request or file that failed; only text of our own and of status lines, never a token. */
export class HubFailure extends Error {
  override readonly name = 'HubFailure';
  readonly trouble: HubTrouble;
  readonly hint: string | undefined;
  /** how long the Hub asks to be left alone, in ms */
  readonly waitMs: number | undefined;
  /** of a command that ends because of it */
  readonly exitCode: ExitCode;
  constructor(
    trouble: HubTrouble,
    message: string,
    more: { hint?: string; waitMs?: number; exitCode?: ExitCode } = {},
  ) {
    super(message);
    this.trouble = trouble;
    this.hint = more.hint;
    this.waitMs = more.waitMs;
    this.exitCode = more.exitCode ?? EXIT.incomplete;
  }
}

/** What was asked for, for the words of an error. */
export interface Asked {
  readonly repo: string;
  readonly revision: string;
  readonly path?: string;
  readonly baseUrl: string;
  readonly hasToken: boolean;
}

/**
 * What an error status of the Hub means. The codes are those of its header `X-Error-Code`: RepoNotFound, RevisionNotFound,
 * EntryNotFound, GatedRepo. A data set that nobody may see looks like one that does not exist.
 */
export function failureOf({ status, headers }: HubReply, asked: Asked): HubFailure {
  const code = headers['x-error-code'] ?? '';
  const { repo, revision, path, baseUrl, hasToken } = asked;
  if (code === 'GatedRepo')
    return new HubFailure('refused', `the data set ${repo} is gated (status ${status})`, {
      hint: `accept its terms at ${baseUrl}/datasets/${repo} and put a token of that account into HF_TOKEN`,
    });
  if (status === 429)
    return new HubFailure('busy', `the Hub allows no further request for now (status 429)`, {
      hint: 'wait, or set HF_TOKEN: its limits are wider with one',
      ...waitOf(headers),
    });
  if (status >= 500 || status === 408)
    return new HubFailure('busy', `the Hub answered with status ${status}`, waitOf(headers));
  if (code === 'RevisionNotFound')
    return new HubFailure('refused', `the data set ${repo} has no revision ${JSON.stringify(revision)}`);
  if (status === 404 && path !== undefined)
    return new HubFailure('refused', `the data set ${repo} has no file ${JSON.stringify(path)}`);
  if (status === 401 || status === 403 || status === 404) return unknownOrHidden(status, { repo, hasToken });
  return new HubFailure('refused', `the Hub answered with status ${status}`);
}

function unknownOrHidden(status: number, { repo, hasToken }: Pick<Asked, 'repo' | 'hasToken'>): HubFailure {
  const hint = hasToken
    ? 'check the name, and whether the account of HF_TOKEN may read it'
    : 'check the name; for one that not everybody may see, put a token into HF_TOKEN';
  return new HubFailure('refused', `there is no data set ${repo} for us (status ${status})`, { hint });
}

/** `Retry-After` in seconds, or the seconds `t` of the Hub's own header `RateLimit: "api";r=0;t=55`. */
function waitOf(headers: HubReply['headers']): { waitMs?: number } {
  const after = /^\s*(\d{1,6})\s*$/.exec(headers['retry-after'] ?? '')?.[1];
  const reset = /;\s*t=(\d{1,6})/.exec(headers['ratelimit'] ?? '')?.[1];
  const seconds = after ?? reset;
  return seconds === undefined ? {} : { waitMs: Number(seconds) * 1000 };
}

/**
 * The error a command ends with: what the user can put right is a UserError, an outage leaves the command incomplete. A system
 * error is one of the cache: nothing else on this machine is touched.
 */
export function toCommandError(
  error: unknown,
  { spec, cache, redact }: { spec: string; cache: string; redact: (text: string) => string },
): unknown {
  if (isSystemError(error))
    return new UserError({
      code: 'bad-hub',
      message: `${spec}: the cache ${cache} cannot be used (${error.code})`,
      hint: 'make room or name another folder in XDG_CACHE_HOME',
    });
  if (!(error instanceof HubFailure)) return error;
  const message = redact(`${spec}: ${error.message}`);
  const hint = error.hint === undefined ? {} : { hint: redact(error.hint) };
  if (error.trouble === 'refused') return new UserError({ code: 'bad-hub', message, ...hint });
  const told = hint.hint === undefined ? message : `${message} (${hint.hint})`;
  return new IncompleteError(told, error.exitCode);
}

/** An error that the file system gave: a full disk, a folder that may not be written. */
function isSystemError(error: unknown): error is { readonly code: string } {
  if (typeof error !== 'object' || error === null) return false;
  return 'syscall' in error && 'code' in error && typeof error.code === 'string';
}
