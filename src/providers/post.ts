import type { Agent, RequestOptions } from 'node:http';
import { urlToHttpOptions } from 'node:url';
import type OpenAI from 'openai';
import type { RecordingKey } from '../domain/ports.ts';
import { type Exchange, exchange } from './http.ts';

/** Header that names a request for the replay server. */
export const RECORDING_HEADER = 'x-theory-gate-recording';

/** Headers that leave for an endpoint; the SDK adds others from the environment and about this machine. */
const SENT_HEADERS = ['accept', 'authorization', 'content-type', 'user-agent', RECORDING_HEADER];

/** Where requests go and with which key. */
export interface PostTarget {
  readonly baseUrl: string;
  readonly apiKey: string | undefined;
  readonly agent: Agent;
  readonly timeoutMs: number;
}

/** One request. `recording` is set only for the replay server. */
export interface Post {
  readonly body: Record<string, unknown>;
  readonly recording: RecordingKey | undefined;
  readonly signal: AbortSignal;
}

/** Posts one chat completion to the endpoint it was made for, and returns the exchange as it came over the wire. */
export type Poster = (post: Post) => Promise<Exchange>;

/** What one call of the SDK carries to our `fetch`, which all calls share, and brings back. */
interface Carried {
  readonly signal: AbortSignal;
  received?: Exchange;
}

const CARRIED = Symbol('carried');

/** What the SDK gets for a reply. Nobody reads it, and one with a body takes longer to make than the request. */
const UNREAD = new Response(null);

/**
 * Posts through the `openai` SDK, which is loaded at the first call. The exchange is returned as it came over the wire: the SDK
 * would hide bodies it does not expect, and what an endpoint says is judged in one place. Every setting that the SDK would
 * otherwise read from the environment is given here, so that no other key or organisation of the runner reaches this
 * endpoint.
 */
export function createPoster(target: PostTarget): Poster {
  let client: Promise<OpenAI> | undefined;
  return async ({ body, recording, signal }) => {
    client ??= openClient(target);
    const carried: Carried = { signal };
    const headers = recording ? { [RECORDING_HEADER]: encodeRecordingKey(recording) } : {};
    // Parameters come from the user and may be newer than the SDK's types.
    const params = body as unknown as OpenAI.ChatCompletionCreateParamsNonStreaming;
    const fetchOptions = { [CARRIED]: carried } as NonNullable<OpenAI.RequestOptions['fetchOptions']>;
    await (await client).chat.completions.create(params, { headers, fetchOptions }).asResponse();
    return carried.received ?? { kind: 'failure', cause: 'broken', detail: 'nothing was sent' };
  };
}

/** Where a URL points, worked out once while it stays the same: an endpoint has one. */
function createTargetReader(): (url: string) => RequestOptions {
  let [known, target]: [string, RequestOptions] = ['', {}];
  return (url) => {
    if (url !== known) [known, target] = [url, urlToHttpOptions(new URL(url))];
    return target;
  };
}

async function openClient(target: PostTarget): Promise<OpenAI> {
  const targetOf = createTargetReader();
  const { OpenAI: Client } = await import('openai');
  return new Client({
    baseURL: target.baseUrl,
    apiKey: target.apiKey ?? 'none',
    adminAPIKey: null,
    organization: null,
    project: null,
    webhookSecret: null,
    logLevel: 'off',
    maxRetries: 0,
    timeout: 2 ** 31 - 1, // the exchange has its own deadline
    fetch: async (url, init) => {
      const { [CARRIED]: carried } = init as { readonly [CARRIED]: Carried };
      carried.received = await exchange({
        target: targetOf(String(url)),
        agent: target.agent,
        headers: selectHeaders(headersOf(init), target.apiKey !== undefined),
        body: String(init?.body),
        timeoutMs: target.timeoutMs,
        signal: carried.signal,
      });
      return UNREAD;
    },
  });
}

/** A recording's name as header value: base64url of JSON. */
export function encodeRecordingKey(key: RecordingKey): string {
  return Buffer.from(JSON.stringify(key)).toString('base64url');
}

/** The SDK hands over headers that can be read as they are. */
function headersOf(init: RequestInit | undefined): Headers {
  return init?.headers instanceof Headers ? init.headers : new Headers(init?.headers);
}

function selectHeaders(headers: Headers, withKey: boolean): Record<string, string> {
  const names = SENT_HEADERS.filter((name) => headers.has(name) && (withKey || name !== 'authorization'));
  return Object.fromEntries(names.map((name) => [name, headers.get(name) ?? '']));
}
