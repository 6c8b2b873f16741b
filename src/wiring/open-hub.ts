import { cacheFolder, openCache } from '../hub/cache.ts';
import { readHubEndpoint } from '../hub/endpoint.ts';
import { createHubFiles, type HubFiles } from '../hub/files.ts';
import { createHubClient, PATIENCE } from '../hub/get.ts';
import { createClock } from '../store/clock.ts';
import { createRedactor } from '../store/redact.ts';
import type { HubHost } from './hub.ts';
import { stopOfProcess } from './interruption.ts';

/** Opens the Hub of the environment. Throws UserError for an `HF_ENDPOINT` or `HF_TOKEN` that cannot be used. */
export function openHubFiles({ env, progress }: HubHost): HubFiles {
  const endpoint = readHubEndpoint(env);
  const redact = createRedactor(endpoint.token === undefined ? [] : [endpoint.token]);
  return createHubFiles({
    client: createHubClient(endpoint, PATIENCE, stopOfProcess),
    stop: stopOfProcess,
    cache: openCache(cacheFolder(env)),
    clock: createClock(),
    line: (text) => progress.line(redact(text)),
    warn: (text) => progress.warn(redact(text)),
    jitter: Math.random,
    redact,
  });
}
