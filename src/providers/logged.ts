import type { AskOutcome } from '../domain/attempt.ts';
import { canonicalJson } from '../domain/canonical.ts';
import type { ChatPort, ChatRequest, RunLogPort, Sha256 } from '../domain/ports.ts';

/** Outcomes of requests that were not made or given up; a stopped run has one for all that was left to ask. */
const NEVER_ASKED = new Set<AskOutcome>(['cancelled', 'over_budget']);

/** What an endpoint is logged with. `onFound` hears of every reply that the log had and that was not asked for. */
export interface Logging {
  readonly log: RunLogPort;
  readonly sha256: Sha256;
  readonly onFound: () => void;
}

/**
 * An endpoint that first looks into the run log: what was asked before with the same endpoint, model, parameters,
 * messages and sample is taken from there and not asked again; what is asked is appended. Resume, reuse and crash safety
 * are this one mechanism.
 */
export function withLog(chat: ChatPort, { log, sha256, onFound }: Logging): ChatPort {
  return {
    origin: chat.origin,
    model: chat.model,
    async ask(request, signal) {
      const key = requestKey(chat, request, sha256);
      const known = log.find(key);
      if (known) {
        onFound();
        return known.reply;
      }
      const reply = await chat.ask(request, signal);
      if (!NEVER_ASKED.has(reply.outcome))
        log.append({ type: typeOf(request), key, reply, note: { ...request.recording } });
      return reply;
    },
  };
}

/** What a request and its reply are known by: endpoint, model and everything that was asked. */
export function requestKey(
  { origin, model }: Pick<ChatPort, 'origin' | 'model'>,
  request: ChatRequest,
  sha256: Sha256,
): string {
  return sha256(canonicalJson({ origin, model, request: withHashes(request, sha256) }));
}

/** A request with SHA-256 in place of what is long: texts, images and the schema count, but need not be written as JSON. */
function withHashes({ responseSchema, ...request }: ChatRequest, sha256: Sha256) {
  const messages = request.messages.map(({ role, content, images }) => {
    const hashed = { role, content: sha256(content) };
    return images === undefined ? hashed : { ...hashed, images: images.map(sha256) };
  });
  if (responseSchema === undefined) return { ...request, messages };
  const { name, schema } = responseSchema;
  return { ...request, messages, responseSchema: { name, schema: hashOfSchema(schema, sha256) } };
}

const SCHEMA_HASHES = new WeakMap<object, string>();

/** Requests share their schemas, which nobody changes. */
function hashOfSchema(schema: Readonly<Record<string, unknown>>, sha256: Sha256): string {
  const hash = SCHEMA_HASHES.get(schema) ?? sha256(canonicalJson(schema));
  SCHEMA_HASHES.set(schema, hash);
  return hash;
}

const typeOf = (request: ChatRequest): 'attempt' | 'judging' =>
  request.recording.kind === 'answer' ? 'attempt' : 'judging';
