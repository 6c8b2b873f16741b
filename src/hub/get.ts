import { type Agent, request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isPlainHttp } from '../domain/loopback.ts';
import { isLinkLocal } from '../providers/base-url.ts';
import { createAgent } from '../providers/http.ts';
import type { HubEndpoint } from './endpoint.ts';
import { HubFailure, type HubStop, stoppedBy } from './failure.ts';

/** How patient a request is: every `windowMs` at least `windowBytes` must arrive, or all that is left. */
export interface Patience {
  readonly windowMs: number;
  readonly windowBytes: number;
}

/** 64 KiB in 30 s is slower than any line a set of problems is worth waiting for. */
export const PATIENCE: Patience = { windowMs: 30_000, windowBytes: 65_536 };

/** The Hub needs two redirects for a large file of a renamed data set. */
const MOST_REDIRECTS = 5;

/** A reply whose body has yet to be read; the reader has to `close` it. */
export interface HubReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Chunks of the body; throws HubFailure when it breaks off or comes too slowly. */
  readonly body: AsyncIterable<Uint8Array>;
  close(): void;
}

/** Sends GET requests to a Hub, with the token to its own origin only. */
export interface HubClient {
  readonly endpoint: HubEndpoint;
  get(url: string, headers?: Readonly<Record<string, string>>): Promise<HubReply>;
}

/**
 * Opens a Hub. Connections are kept, one pool for each origin. What `stop` gives when a request begins ends it, and the body
 * of its reply, at once.
 */
export function createHubClient(
  endpoint: HubEndpoint,
  patience: Patience = PATIENCE,
  stop: () => HubStop | undefined = () => undefined,
): HubClient {
  const agents = new Map<string, Agent>();
  const agentFor = (url: URL): Agent => {
    const agent = agents.get(url.origin) ?? createAgent(url);
    agents.set(url.origin, agent);
    return agent;
  };
  return {
    endpoint,
    get: async (address, headers = {}) => {
      let url = new URL(address);
      // Once a redirect has led away, even the way back is another's choice.
      let trusted = url.origin === endpoint.origin;
      for (let redirects = 0; ; redirects++) {
        const token = trusted ? endpoint.token : undefined;
        const sent = { ...headers, ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) };
        const reply = await getOnce({ url, agent: agentFor(url), headers: sent, patience, stop: stop() });
        if (!isRedirect(reply)) return reply;
        reply.close();
        if (redirects === MOST_REDIRECTS)
          throw new HubFailure('broken', `${endpoint.origin} redirects more than ${MOST_REDIRECTS} times`);
        url = redirectTarget(url, reply.headers['location'] ?? '');
        trusted &&= url.origin === endpoint.origin;
      }
    },
  };
}

const isRedirect = ({ status, headers }: HubReply): boolean =>
  [301, 302, 303, 307, 308].includes(status) && headers['location'] !== undefined;

/** Where a redirect leads, which must be as safe as where it came from. */
function redirectTarget(from: URL, location: string): URL {
  if (!URL.canParse(location, from.href))
    throw new HubFailure('broken', `${from.origin} redirects to what is no address`);
  const to = new URL(location, from.href);
  const isSafe = /^https?:$/.test(to.protocol) && !isPlainHttp(to) && !isLinkLocal(to.hostname);
  if (isSafe && !(from.protocol === 'https:' && to.protocol === 'http:')) return to;
  throw new HubFailure(
    'broken',
    `${from.origin} redirects to ${to.protocol}//${to.host}, where nothing is safe to fetch`,
  );
}

interface Call {
  readonly url: URL;
  readonly agent: Agent;
  readonly headers: Readonly<Record<string, string>>;
  readonly patience: Patience;
  readonly stop: HubStop | undefined;
}

function getOnce({ url, agent, headers, patience, stop }: Call): Promise<HubReply> {
  const start = url.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    if (stop?.signal.aborted) return reject(stoppedBy(stop));
    const fail = (detail: string): void => reject(new HubFailure('unreachable', `${url.host}: ${detail}`));
    const request = start(url, { agent, headers: { 'user-agent': 'theory-gate', ...headers } });
    const tooLate = setTimeout(() => {
      fail(`no answer within ${patience.windowMs / 1000} s`);
      request.destroy();
    }, patience.windowMs);
    const end = whenStopped(stop, (failure) => {
      reject(failure);
      request.destroy(failure);
    });
    request.once('response', (response) => {
      clearTimeout(tooLate);
      end();
      resolve({
        status: response.statusCode ?? 0,
        headers: headersOf(response),
        body: readSteadily(response, { host: url.host, patience, stop }),
        close: () => response.destroy(),
      });
    });
    request.once('error', (error: NodeJS.ErrnoException) =>
      fail(`no connection (${error.code ?? error.message})`),
    );
    request.once('close', () => {
      clearTimeout(tooLate);
      end();
      fail('the connection was closed before a reply');
    });
    request.end();
  });
}

/** Calls back once it is stopped; returns what ends the listening. */
function whenStopped(stop: HubStop | undefined, act: (failure: HubFailure) => void): () => void {
  if (stop === undefined) return () => {};
  const onAbort = () => act(stoppedBy(stop));
  stop.signal.addEventListener('abort', onAbort, { once: true });
  return () => stop.signal.removeEventListener('abort', onAbort);
}

function headersOf({ headers }: IncomingMessage): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join(', ') : (value ?? ''),
    ]),
  );
}

/** The chunks of a body that keeps arriving; silence and a slow drip both end it. */
async function* readSteadily(
  response: IncomingMessage,
  {
    host,
    patience: { windowMs, windowBytes },
    stop,
  }: { host: string; patience: Patience; stop: HubStop | undefined },
): AsyncGenerator<Uint8Array> {
  let since = 0;
  let ended: HubFailure | undefined;
  const end = (failure: HubFailure): void => {
    ended = failure;
    response.destroy(failure);
  };
  const unlisten = whenStopped(stop, end);
  if (stop?.signal.aborted) end(stoppedBy(stop));
  const watch = setInterval(() => {
    if (since < windowBytes) {
      end(new HubFailure('broken', `${host} sent ${since} bytes in ${windowMs / 1000} s, which is too slow`));
    }
    since = 0;
  }, windowMs);
  try {
    for await (const chunk of response) {
      since += (chunk as Uint8Array).length;
      yield chunk as Uint8Array;
    }
    if (!response.complete) throw new HubFailure('broken', `${host}: the reply broke off`);
  } catch (error) {
    if (error instanceof HubFailure) throw error;
    throw ended ?? new HubFailure('broken', `${host}: the reply broke off`);
  } finally {
    clearInterval(watch);
    unlisten();
    response.destroy();
  }
}
