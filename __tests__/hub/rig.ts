import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { IncompleteError, UserError } from '../../src/domain/errors.ts';
import { openCache } from '../../src/hub/cache.ts';
import { readHubEndpoint } from '../../src/hub/endpoint.ts';
import { createHubFiles, type HubFiles } from '../../src/hub/files.ts';
import { createHubClient } from '../../src/hub/get.ts';
import { createRedactor } from '../../src/store/redact.ts';
import { createInstantClock, type InstantClock } from '../support/instant-clock.ts';

/** The files of a Hub, with what was said and slept meanwhile. */
export interface HubRig {
  readonly files: HubFiles;
  readonly cache: string;
  readonly said: string[];
  readonly clock: InstantClock;
}

/** Opens the files of a Hub with a cache of its own unless one is given; a body must bring 1,000 bytes in each window. */
export function openRig(
  endpoint: string,
  {
    token = undefined as string | undefined,
    cache = mkdtempSync(join(tmpdir(), 'theory-gate-hub-')),
    windowMs = 10_000,
  } = {},
): HubRig {
  const said: string[] = [];
  const clock = createInstantClock();
  const hub = readHubEndpoint({ HF_ENDPOINT: endpoint, ...(token === undefined ? {} : { HF_TOKEN: token }) });
  const redact = createRedactor(token === undefined ? [] : [token]);
  const files = createHubFiles({
    client: createHubClient(hub, { windowMs, windowBytes: 1000 }),
    cache: openCache(cache),
    clock,
    line: (text) => void said.push(redact(text)),
    warn: (text) => void said.push(redact(text)),
    jitter: () => 0,
    redact,
  });
  return { files, cache, said, clock };
}

/** How a task ended: what it gave, or the kind and words of its error. */
export async function endOf(task: Promise<unknown>): Promise<string> {
  try {
    return `gave ${JSON.stringify(await task)}`;
  } catch (error) {
    if (error instanceof UserError || error instanceof IncompleteError)
      return `${error.name}: ${error.message}`;
    throw error;
  }
}
