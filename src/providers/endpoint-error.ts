import type { AskOutcome } from '../domain/attempt.ts';
import { isRecord, isText, parseJsonOrNothing } from './json.ts';

/** What an endpoint says about a failure. Everything here is its text and untrusted. */
export interface EndpointError {
  readonly message: string;
  readonly codes: readonly string[];
  readonly status?: number;
  readonly param?: string;
}

/** Reads an error body: OpenAI's `{error:{…}}`, vLLM's flat object, FastAPI's `{detail}`, or plain text. */
export function parseEndpointError(body: string): EndpointError {
  const json = parseJsonOrNothing(body);
  return isRecord(json) ? readEndpointError(json) : { message: body, codes: [] };
}

/** Like {@link parseEndpointError}, from a parsed object. */
export function readEndpointError(json: Readonly<Record<string, unknown>>): EndpointError {
  const error = json['error'] ?? json;
  if (!isRecord(error)) return { message: String(error), codes: [] };
  const { message, detail, code, type, status, param } = error;
  const numeric = [code, status].map(Number).find((number) => number >= 400 && number <= 599);
  return {
    message: [message, detail].find(isText) ?? JSON.stringify(message ?? detail ?? error),
    codes: [code, type, status].filter(isText),
    ...(numeric === undefined ? {} : { status: numeric }),
    ...(isText(param) ? { param } : {}),
  };
}

/** How patiently a failure is asked again: never, once, twice, for a few seconds, or as often as the user allows. */
export type Patience = 'never' | 'once' | 'twice' | 'briefly' | 'patiently';

/** What a failure means and whether to ask again. */
export interface FailureClass {
  readonly outcome: AskOutcome;
  readonly patience: Patience;
}

/**
 * Codes and types that say what a failure is, lower case. Sources: the error pages of OpenAI, Anthropic, DeepSeek and
 * Moonshot, Azure's content filter, Google's RPC codes.
 */
const BY_CODE: readonly { readonly codes: RegExp; readonly is: FailureClass }[] = [
  {
    codes:
      /^(insufficient_quota|credit_balance_exhausted|insufficient_balance|exceeded_current_quota_error|billing_.*)$/,
    is: { outcome: 'quota', patience: 'never' },
  },
  { codes: /^(content_filter|content_policy_violation)$/, is: { outcome: 'refused', patience: 'never' } },
  {
    codes: /^(invalid_api_key|authentication_error|permission_error|permission_denied|unauthenticated)$/,
    is: { outcome: 'auth', patience: 'never' },
  },
  {
    codes: /^(rate_limit_exceeded|rate_limit_error|too_many_requests|resource_exhausted)$/,
    is: { outcome: 'rate_limited', patience: 'patiently' },
  },
  {
    codes:
      /^(server_error|internal_error|internal_server_error|api_error|overloaded_error|unavailable|timeout)$/,
    is: { outcome: 'transport', patience: 'patiently' },
  },
  {
    codes:
      /^(invalid_request_error|model_not_found|not_found_error|context_length_exceeded|invalid_argument|not_found)$/,
    is: { outcome: 'bad_request', patience: 'never' },
  },
];

/** Codes that say more than the status they come with: an empty account and a filtered question. */
const STRONGER_THAN_STATUS = new Set<AskOutcome>(['quota', 'refused']);

/** Classifies a reply with an error status by its status, except where the code says more. */
export function classifyStatus(status: number, error: EndpointError): FailureClass {
  const byCode = classifyCodes(error.codes);
  if (byCode && STRONGER_THAN_STATUS.has(byCode.outcome)) return byCode;
  if (status === 401 || status === 403) return { outcome: 'auth', patience: 'never' };
  if (status === 402) return { outcome: 'quota', patience: 'never' };
  if (status === 429) return { outcome: 'rate_limited', patience: 'patiently' };
  if ([408, 409, 425].includes(status) || status >= 500)
    return { outcome: 'transport', patience: 'patiently' };
  return { outcome: 'bad_request', patience: 'never' };
}

/** Classifies an error that came with status 200, by its inner status or code as if it were the status. */
export function classifyInnerError(error: EndpointError): FailureClass {
  if (error.status !== undefined) return classifyStatus(error.status, error);
  return classifyCodes(error.codes) ?? { outcome: 'bad_response', patience: 'twice' };
}

function classifyCodes(codes: readonly string[]): FailureClass | undefined {
  for (const code of codes) {
    const row = BY_CODE.find((candidate) => candidate.codes.test(code.toLowerCase()));
    if (row) return row.is;
  }
  return undefined;
}
