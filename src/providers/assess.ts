import type { ChatReply } from '../domain/attempt.ts';
import { readCompletion } from './completion.ts';
import {
  classifyInnerError,
  classifyStatus,
  type EndpointError,
  type FailureClass,
  type Patience,
  parseEndpointError,
} from './endpoint-error.ts';
import type { Exchange, FailureCause } from './http.ts';

/** What one exchange amounts to, before it is decided whether to ask again. */
export interface Assessment extends FailureClass {
  readonly reply: Pick<
    ChatReply,
    'text' | 'reasoning' | 'usage' | 'finishReason' | 'modelReported' | 'message'
  >;
  /** set when the endpoint rejected the request itself */
  readonly rejection?: EndpointError;
}

/** What is known about the endpoint that answered. */
export interface Source {
  readonly origin: string;
  /** the URL that was posted to */
  readonly endpoint: string;
  /** whether it is our own replay server */
  readonly replay: boolean;
  /** takes secrets out of what the endpoint says, before it is shortened: a cut secret is not recognised any more */
  readonly redact: (text: string) => string;
}

/** Failures of the connection, by cause. A deadline is tried once more: slowness seldom passes within a minute. */
const BY_CAUSE: Readonly<Record<FailureCause, FailureClass>> = {
  cancelled: { outcome: 'cancelled', patience: 'never' },
  deadline: { outcome: 'transport', patience: 'once' },
  unreachable: { outcome: 'transport', patience: 'briefly' },
  broken: { outcome: 'transport', patience: 'patiently' },
  garbled: { outcome: 'bad_response', patience: 'twice' },
  'too-large': { outcome: 'bad_response', patience: 'never' },
};

/** Says what an exchange is: the table of outcomes and retries. */
export function assess(received: Exchange, source: Source): Assessment {
  if (received.kind === 'failure') {
    const where = received.cause === 'cancelled' ? '' : `${source.origin}: `;
    return failure(BY_CAUSE[received.cause], `${where}${received.detail}`);
  }
  return received.status >= 200 && received.status < 300
    ? assessSuccess(received, source)
    : assessStatus(received, source);
}

type Reply = Extract<Exchange, { kind: 'reply' }>;

function assessSuccess({ status, text }: Reply, source: Source): Assessment {
  const completion = readCompletion(text);
  switch (completion.kind) {
    case 'answer': {
      const { kind: _kind, outcome, ...reply } = completion;
      return { outcome, patience: outcome === 'empty' ? 'once' : 'never', reply };
    }
    case 'error': {
      const { error } = completion;
      const message = `${source.origin} answered ${status} with an error: ${describe(error, source)}`;
      return failure(classifyInnerError(error), message, error);
    }
    case 'unreadable': {
      const found = text.trim() === '' ? 'an empty body' : excerpt(text, source);
      return failure(
        { outcome: 'bad_response', patience: 'twice' },
        `${source.origin}: ${completion.message}: ${found}`,
      );
    }
  }
}

function assessStatus({ status, headers, text }: Reply, source: Source): Assessment {
  const error = parseEndpointError(text);
  if (source.replay && error.codes.includes('missing_recording')) {
    return failure({ outcome: 'missing_recording', patience: 'never' }, error.message);
  }
  if (status >= 300 && status < 400) {
    return failure({ outcome: 'bad_request', patience: 'never' }, describeRedirect(headers(), source));
  }
  const found = obeyShouldRetry(classifyStatus(status, error), headers().get('x-should-retry'));
  const hint =
    status === 404
      ? ` (asked ${source.endpoint}: /chat/completions is appended to the base URL as given)`
      : '';
  return failure(found, `${source.origin} answered ${status}: ${describe(error, source)}${hint}`, error);
}

/** The endpoint's word about retrying, except where another try cannot help or costs. */
function obeyShouldRetry(found: FailureClass, header: string | null): FailureClass {
  const patience: Patience | undefined =
    header === 'false'
      ? 'never'
      : header === 'true' && found.outcome === 'bad_request'
        ? 'patiently'
        : undefined;
  return patience ? { ...found, patience } : found;
}

function describeRedirect(headers: Headers, source: Source): string {
  const location = headers.get('location') ?? '';
  const target = URL.canParse(location, source.endpoint)
    ? new URL(location, source.endpoint).origin
    : 'an unreadable place';
  return `${source.origin} redirects to ${target}; redirects are refused, because the key belongs to the origin it was given for`;
}

function describe(error: EndpointError, source: Source): string {
  const said = excerpt(error.message, source);
  const code = error.codes.find((candidate) => !said.includes(candidate));
  return `${said || 'no explanation'}${code ? ` [${excerpt(code, source)}]` : ''}`;
}

/** Most characters of an endpoint's own words that reach a message. */
const EXCERPT_CHARS = 200;

/** One line of visible characters; parts of keys that an endpoint repeats ("sk-ab***yz") are left out. */
function excerpt(text: string, { redact }: Source): string {
  const line = redact(text)
    .slice(0, 50 * EXCERPT_CHARS)
    .replace(/[\p{C}\s]+/gu, ' ')
    .replace(/\b(sk|pk|key)-[\w*.-]+/g, '[redacted]')
    .replace(/\b(Bearer|Basic) +\S+/gi, '$1 [redacted]')
    .trim();
  return line.length > EXCERPT_CHARS ? `${line.slice(0, EXCERPT_CHARS - 1)}…` : line;
}

function failure(found: FailureClass, message: string, error?: EndpointError): Assessment {
  return {
    ...found,
    reply: { text: '', reasoning: { kind: 'none', text: '' }, usage: {}, message },
    ...(error && found.outcome === 'bad_request' ? { rejection: error } : {}),
  };
}
