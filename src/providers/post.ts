import type { Agent } from 'node:http';
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

/**
 * Posts one chat completion through the `openai` SDK, which is loaded at the first call, and returns the exchange as it
 * came over the wire: the SDK would hide bodies it does not expect, and what an endpoint says is judged in one place.
 * Every setting that the SDK would otherwise read from the environment is given here, so that no other key or
 * organisation of the runner reaches this endpoint.
 */
export async function postCompletion(target: PostTarget, post: Post): Promise<Exchange> {
  const { OpenAI: Client } = await import('openai');
  let received: Exchange | undefined;
  const client = new Client({
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
      received = await exchange({
        url: new URL(String(url)),
        agent: target.agent,
        headers: selectHeaders(new Headers(init?.headers), target.apiKey !== undefined),
        body: String(init?.body),
        timeoutMs: target.timeoutMs,
        signal: post.signal,
      });
      return new Response('{}');
    },
  });
  const headers = post.recording ? { [RECORDING_HEADER]: encodeRecordingKey(post.recording) } : {};
  // Parameters come from the user and may be newer than the SDK's types.
  const body = post.body as unknown as OpenAI.ChatCompletionCreateParamsNonStreaming;
  await client.chat.completions.create(body, { headers }).asResponse();
  return received ?? { kind: 'failure', cause: 'broken', detail: 'nothing was sent' };
}

/** A recording's name as header value: base64url of JSON. */
export function encodeRecordingKey(key: RecordingKey): string {
  return Buffer.from(JSON.stringify(key)).toString('base64url');
}

function selectHeaders(headers: Headers, withKey: boolean): Record<string, string> {
  const names = SENT_HEADERS.filter((name) => headers.has(name) && (withKey || name !== 'authorization'));
  return Object.fromEntries(names.map((name) => [name, headers.get(name) ?? '']));
}
