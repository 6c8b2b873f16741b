import { lookup } from 'node:dns';
import {
  type ClientRequest,
  Agent as HttpAgent,
  request as httpRequest,
  type IncomingMessage,
  type RequestOptions,
} from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import type { LookupFunction } from 'node:net';
import type { Duplex } from 'node:stream';
import { codeOf } from '../domain/error-code.ts';
import { isLoopback } from '../domain/loopback.ts';
import { isLinkLocal } from './base-url.ts';
import { readBody } from './http-body.ts';

/** TCP keep-alive: cloud load balancers drop connections that are silent for 4 minutes; a model may think longer. */
const TCP_KEEP_ALIVE_MS = 30_000;

/**
 * Why an exchange gave no reply: `cancelled` by the caller; `deadline` passed; `unreachable`: no connection to anybody
 * who could answer (name, port, certificate); `broken`: the connection failed before the status; `garbled`: what came
 * is no complete reply; `too-large`: beyond `MAX_BODY_BYTES`.
 */
export type FailureCause = 'cancelled' | 'deadline' | 'unreachable' | 'broken' | 'garbled' | 'too-large';

/** One HTTP exchange as it came over the wire. The headers are put together when asked for: only those of a failure are read. */
export type Exchange =
  | {
      readonly kind: 'reply';
      readonly status: number;
      readonly headers: () => Headers;
      readonly text: string;
    }
  | Failure;

interface Failure {
  readonly kind: 'failure';
  readonly cause: FailureCause;
  readonly detail: string;
}

/** One POST. `timeoutMs` is the deadline of the whole exchange, body included. */
export interface HttpCall {
  /** protocol, host, port and path, as `urlToHttpOptions` gives them */
  readonly target: RequestOptions;
  readonly agent: HttpAgent;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly timeoutMs: number;
  readonly signal: AbortSignal;
}

/**
 * Connections to one endpoint: kept open between requests, certificates always verified whatever the environment says,
 * names that resolve to link-local addresses refused, the runner's proxy used where Node knows how (24.5 and later).
 */
export function createAgent(url: URL): HttpAgent {
  const options = {
    keepAlive: true,
    keepAliveMsecs: TCP_KEEP_ALIVE_MS,
    lookup: refuseLinkLocal,
    ...(isLoopback(url.hostname) ? {} : { proxyEnv: process.env }),
  };
  return url.protocol === 'https:'
    ? new HttpsAgent({ ...options, rejectUnauthorized: true })
    : new HttpAgent(options);
}

/**
 * Sends one POST and reads the whole reply. Never throws and never follows a redirect. It stands on `node:http` because
 * Node's `fetch` gives up on a model that thinks for more than 300 s (`UND_ERR_HEADERS_TIMEOUT`) and cannot be told
 * otherwise without another HTTP library; `node:http` has no limit but the deadline given here.
 */
export async function exchange(call: HttpCall): Promise<Exchange> {
  if (call.signal.aborted) return failed('cancelled', 'cancelled');
  const request = send(call);
  const stop = listenForStop(call);
  stop.stopped.then(() => request.destroy());
  try {
    return await receive(request, stop.stopped);
  } finally {
    stop.close();
  }
}

/**
 * The failure that the deadline or the caller makes of an exchange. It ends the wait by itself, because not every state
 * of a request reports that it was destroyed.
 */
function listenForStop({ signal, timeoutMs }: HttpCall): { stopped: Promise<Failure>; close(): void } {
  let close = (): void => {};
  const stopped = new Promise<Failure>((resolve) => {
    const late = failed('deadline', `no complete reply within ${timeoutMs / 1000} s`);
    const deadline = setTimeout(resolve, timeoutMs, late);
    const cancel = (): void => resolve(failed('cancelled', 'cancelled'));
    const cancellable = cancellableBy(signal);
    cancellable.add(cancel);
    close = () => {
      clearTimeout(deadline);
      cancellable.delete(cancel);
    };
  });
  return { stopped, close };
}

const CANCELLABLE = new WeakMap<AbortSignal, Set<() => void>>();

/** What a signal cancels. A run has one signal for all its requests, and a listener costs a look at all other listeners. */
function cancellableBy(signal: AbortSignal): Set<() => void> {
  const known = CANCELLABLE.get(signal);
  if (known !== undefined) return known;
  const cancellable = new Set<() => void>();
  CANCELLABLE.set(signal, cancellable);
  signal.addEventListener('abort', () => {
    for (const cancel of cancellable) cancel();
  });
  return cancellable;
}

function send({ target, agent, headers, body }: HttpCall): ClientRequest {
  const start = target.protocol === 'https:' ? httpsRequest : httpRequest;
  const bytes = Buffer.from(body);
  const request = start({
    ...target,
    method: 'POST',
    agent,
    headers: { ...headers, 'content-length': String(bytes.length) },
  });
  request.on('error', () => {}); // errors after the reply began surface in its body
  request.end(bytes);
  return request;
}

async function receive(request: ClientRequest, stopped: Promise<Failure>): Promise<Exchange> {
  const response = await Promise.race([firstWord(request), stopped]);
  if ('kind' in response) return response;
  const status = response.statusCode ?? 0;
  const headers = (): Headers => headersOf(response);
  const body = await Promise.race([
    readBody(response),
    stopped.then((failure) => ({ ...failure, text: '' })),
  ]);
  if (body.cause === undefined) return { kind: 'reply', status, headers, text: body.text };
  // An error status says what went wrong even when the page that explains it is cut.
  if (status >= 300) return { kind: 'reply', status, headers, text: body.text };
  return failed(body.cause, body.detail);
}

/** The head of the reply, or why there is none; every way in which a request can end is listened for. */
function firstWord(request: ClientRequest): Promise<IncomingMessage | Failure> {
  return new Promise((resolve) => {
    const refuse = (status: number | undefined, socket: Duplex): void => {
      socket.destroy();
      resolve(failed('garbled', `the reply changes the protocol (status ${status})`));
    };
    request.once('upgrade', ({ statusCode }: IncomingMessage, socket: Duplex) => refuse(statusCode, socket));
    request.once('response', (response) =>
      response.statusCode === 101 ? refuse(101, response.socket) : resolve(response),
    );
    request.once('error', (error) => resolve(failedToConnect(error)));
    request.once('close', () => resolve(failed('broken', 'the connection was closed before a reply')));
  });
}

function headersOf(response: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, values] of Object.entries(response.headersDistinct)) {
    for (const value of values ?? []) headers.append(name, value);
  }
  return headers;
}

const UNREACHABLE =
  /^(ENOTFOUND|ECONNREFUSED|EACCES|EPROTO|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO|ERR_TLS|ERR_SSL|LINK_LOCAL)/;

function failedToConnect(error: unknown): Failure {
  const code = codeOf(error);
  if (code.startsWith('HPE_')) return failed('garbled', `what came back is no HTTP (${code})`);
  if (UNREACHABLE.test(code)) return failed('unreachable', `no connection (${code})`);
  return failed('broken', `the connection failed (${code})`);
}

function failed(cause: FailureCause, detail: string): Failure {
  return { kind: 'failure', cause, detail };
}

const refuseLinkLocal: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, options, (error, address, family) => {
    const found = typeof address === 'string' ? [address] : (address ?? []).map((entry) => entry.address);
    const refused = !error && found.some(isLinkLocal);
    callback(refused ? linkLocalError() : error, address, family);
  });
};

function linkLocalError(): NodeJS.ErrnoException {
  return Object.assign(new Error('the name resolves to a link-local address'), {
    code: 'LINK_LOCAL_ADDRESS',
  });
}
