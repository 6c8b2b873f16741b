import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text as readAll } from 'node:stream/consumers';
import { z } from 'zod';
import { JudgingKind } from '../domain/judgement.ts';
import type { RecordingKey } from '../domain/ports.ts';
import { isRecord, parseJsonOrNothing } from './json.ts';
import { RECORDING_HEADER } from './post.ts';
import type { Recording, Recordings } from './recordings.ts';

/** A running replay server. `baseUrl` is what a chat endpoint is opened with. */
export interface ReplayServer {
  readonly baseUrl: string;
  requests(): number;
  close(): Promise<void>;
}

/**
 * Serves recordings on 127.0.0.1 as an OpenAI-compatible endpoint, so that a replayed run goes through the same client
 * as a real one. A request without its recording is answered 404 with the code `missing_recording`, never with an
 * invented text.
 */
export async function startReplayServer(recordings: Recordings): Promise<ReplayServer> {
  let requests = 0;
  const server = createServer((request, response) => {
    requests += 1;
    answer({ request, response, recordings }).catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    requests: () => requests,
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly recordings: Recordings;
}

async function answer({ request, response, recordings }: Exchange): Promise<void> {
  const body = parseJsonOrNothing(await readAll(request));
  if (request.method !== 'POST' || request.url !== '/v1/chat/completions') {
    return send(response, {
      status: 404,
      json: errorBody('not_found', 'only POST /v1/chat/completions is served'),
    });
  }
  if (!isRecord(body) || typeof body['model'] !== 'string' || !Array.isArray(body['messages'])) {
    return send(response, {
      status: 400,
      json: errorBody('invalid_request_error', 'a model and messages are needed'),
    });
  }
  const key = decodeRecordingKey(request.headers[RECORDING_HEADER]);
  if (!key) {
    const message = `the header ${RECORDING_HEADER} is missing or cannot be read`;
    return send(response, { status: 400, json: errorBody('invalid_request_error', message) });
  }
  const found = recordings.find(key);
  if (!found.ok) return send(response, { status: 404, json: errorBody('missing_recording', found.reason) });
  return send(response, { status: 200, json: completionBody(found.recording, body['model']) });
}

const RecordingKeySchema: z.ZodType<RecordingKey> = z.strictObject({
  kind: z.enum(['answer', ...JudgingKind.options]),
  problemId: z.string(),
  prompt: z.string(),
  sample: z.number().int().nonnegative(),
  repeat: z.number().int().nonnegative(),
  contentSha256: z.string(),
  promptSha256: z.string().optional(),
});

function decodeRecordingKey(header: string | string[] | undefined): RecordingKey | undefined {
  const json = parseJsonOrNothing(Buffer.from(String(header ?? ''), 'base64url').toString());
  return RecordingKeySchema.safeParse(json).data;
}

function completionBody(recording: Recording, model: string): Record<string, unknown> {
  const { reasoning, usage } = recording;
  return {
    id: 'chatcmpl-replay',
    object: 'chat.completion',
    created: 0,
    model: recording.model ?? model,
    choices: [
      {
        index: 0,
        finish_reason: recording.finishReason ?? 'stop',
        logprobs: null,
        message: {
          role: 'assistant',
          content: recording.text,
          refusal: null,
          ...(reasoning === undefined ? {} : { reasoning_content: reasoning }),
        },
      },
    ],
    ...(usage ? { usage: usageBody(usage) } : {}),
  };
}

function usageBody({
  promptTokens,
  completionTokens,
  reasoningTokens,
}: NonNullable<Recording['usage']>): object {
  return {
    prompt_tokens: promptTokens,
    completion_tokens: completionTokens,
    total_tokens: (promptTokens ?? 0) + (completionTokens ?? 0),
    ...(reasoningTokens === undefined
      ? {}
      : { completion_tokens_details: { reasoning_tokens: reasoningTokens } }),
  };
}

function errorBody(code: string, message: string): Record<string, unknown> {
  return { error: { code, message, type: 'invalid_request_error', param: null } };
}

function send(response: ServerResponse, { status, json }: { status: number; json: unknown }): void {
  const body = JSON.stringify(json);
  response.writeHead(status, {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
  });
  response.end(body);
}
