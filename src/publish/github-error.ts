interface GitHubErrorFacts {
  readonly message: string;
  /** HTTP status, or null when there was no answer. */
  readonly status: number | null;
  /** The server may have done what was asked all the same. */
  readonly ambiguous: boolean;
  /** How long the server asks to wait, when it limits the rate. */
  readonly retryAfterMs?: number | undefined;
  /** Unix time in ms at which the rate limit ends. */
  readonly resetAtMs?: number | undefined;
  readonly rateLimited?: boolean;
}

/** A call to GitHub that failed. The message is one line without secrets. */
export class GitHubError extends Error {
  override readonly name = 'GitHubError';
  readonly status: number | null;
  readonly ambiguous: boolean;
  readonly rateLimited: boolean;
  readonly retryAfterMs: number | undefined;
  readonly resetAtMs: number | undefined;
  constructor(facts: GitHubErrorFacts) {
    super(facts.message);
    this.status = facts.status;
    this.ambiguous = facts.ambiguous;
    this.rateLimited = facts.rateLimited ?? false;
    this.retryAfterMs = facts.retryAfterMs;
    this.resetAtMs = facts.resetAtMs;
  }
}

const MAX_MESSAGE_UNITS = 300;

function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function seconds(value: unknown): number | undefined {
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && /^\d{1,12}$/.test(text) ? Number(text) * 1000 : undefined;
}

/**
 * What an octokit failure means. Secondary limits come as 403 or 429, with or without `Retry-After`; primary ones say
 * `x-ratelimit-remaining: 0`. Anything else with 403 is a missing permission.
 */
export function toGitHubError(error: unknown): GitHubError {
  const raw = asRecord(error);
  const message = String(raw['message'] ?? error)
    .replace(/\s+/g, ' ')
    .slice(0, MAX_MESSAGE_UNITS);
  const response = asRecord(raw['response']);
  const headers = asRecord(response['headers']);
  // The octokit gives failures of the network the status 500 and no response.
  const answered = typeof raw['status'] === 'number' && raw['response'] !== undefined;
  if (!answered) return new GitHubError({ message, status: null, ambiguous: true });
  const status = raw['status'] as number;
  const retryAfterMs = seconds(headers['retry-after']);
  const exhausted = headers['x-ratelimit-remaining'] === '0';
  const limited =
    status === 429 ||
    (status === 403 && (exhausted || retryAfterMs !== undefined || /rate limit|abuse/i.test(message)));
  const resetAtMs = exhausted ? seconds(headers['x-ratelimit-reset']) : undefined;
  return new GitHubError({
    message,
    status,
    ambiguous: status >= 500,
    rateLimited: limited,
    retryAfterMs,
    resetAtMs,
  });
}
