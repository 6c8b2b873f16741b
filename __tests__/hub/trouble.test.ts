import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { type HubFault, type HubServer, startHub } from '../support/hub-server.ts';
import { endOf, openRig } from './rig.ts';

const FILES = { 'test.jsonl': `{"id": 1}\n${' '.repeat(5000)}` };

let hub: HubServer;
beforeAll(async () => {
  hub = await startHub({
    'lab/set': { revisions: { main: FILES } },
  });
});
afterAll(() => hub.close());
afterEach(() => {
  hub.clear();
  hub.requests.length = 0;
});

/** Reads the first file of the set; a body must bring 1,000 bytes in each window. */
async function read(windowMs: number): Promise<string> {
  const { files } = openRig(hub.endpoint, { windowMs });
  return endOf(files.list('hub:lab/set').then(([name = '']) => files.readText(name)));
}

const PAGE: HubFault = {
  status: 200,
  headers: { 'content-type': 'text/html' },
  body: '<!doctype html><p>Log in',
};
const times = (count: number, fault: HubFault): HubFault[] => Array.from({ length: count }, () => fault);

const isSlow = ({ silent, drip }: HubFault): boolean => silent === true || drip !== undefined;

describe('a Hub in trouble', () => {
  it.each<[string, RegExp, HubFault[], string]>([
    [
      'a login page for the revision',
      /revision/,
      [PAGE],
      'UserError: hub:lab/set: ENDPOINT/api/datasets/lab/set/revision/main gave a page (HTML), expected the answer of a Hub (check HF_ENDPOINT, and whether a proxy or a login page stands in between)',
    ],
    ['a login page for the list', /tree/, [PAGE], 'gave a page (HTML), expected the answer of a Hub'],
    ['a login page for a file', /resolve-cache/, [PAGE], 'gave a page (HTML), expected the answer of a Hub'],
    [
      'JSON of something else',
      /revision/,
      [{ status: 200, body: '{"ok":true}' }],
      'gave JSON of another form, expected the answer of a Hub',
    ],
    [
      'no JSON',
      /revision/,
      [{ status: 200, body: 'sha: 1' }],
      'gave something else, expected the answer of a Hub',
    ],
    ['a list that is none', /tree/, [{ status: 200, body: '{}' }], 'gave JSON of another form'],
    [
      'a file that was removed meanwhile',
      /resolve-cache/,
      [{ status: 404, headers: { 'x-error-code': 'EntryNotFound' } }],
      'UserError: hub:lab/set@COMMIT/test.jsonl: the data set lab/set has no file "test.jsonl"',
    ],
    [
      'a status nobody expects',
      /revision/,
      [{ status: 418 }],
      'UserError: hub:lab/set: the Hub answered with status 418',
    ],
    [
      'outages without end',
      /revision/,
      times(6, { status: 502 }),
      'IncompleteError: hub:lab/set: the Hub answered with status 502, after 6 tries',
    ],
    [
      'rate limits without end',
      /revision/,
      times(6, { status: 429 }),
      'IncompleteError: hub:lab/set: the Hub allows no further request for now (status 429), after 6 tries (wait, or set HF_TOKEN',
    ],
    [
      'a rate limit of an hour',
      /revision/,
      [{ status: 429, headers: { 'retry-after': '3600' } }],
      'IncompleteError: hub:lab/set: the Hub allows no further request for now (status 429) (wait',
    ],
    ['silence', /revision/, times(6, { silent: true }), 'no answer within 0.25 s, after 6 tries'],
    [
      'a slow drip',
      /resolve-cache/,
      times(6, { drip: { bytes: 10, everyMs: 50 } }),
      'bytes in 0.25 s, which is too slow, after 6 tries',
    ],
    [
      'a body that is always too short',
      /resolve-cache/,
      times(6, { short: 0 }),
      'test.jsonl ended after 0 of 5010 bytes, after 6 tries',
    ],
    [
      'a body that is always too long',
      /resolve-cache/,
      times(6, { longer: true }),
      'test.jsonl is longer than the 5010 bytes that the Hub lists, after 6 tries',
    ],
    [
      'compression nobody asked for',
      /resolve-cache/,
      [{ headers: { 'content-encoding': 'gzip' } }],
      'test.jsonl came compressed (gzip), not as it is',
    ],
    [
      'redirects in a circle',
      /revision/,
      times(99, { status: 302, headers: { location: '/api/datasets/lab/set/revision/main' } }),
      'redirects more than 5 times, after 6 tries',
    ],
    [
      'a redirect to a metadata service',
      /resolve-cache/,
      times(6, { status: 302, headers: { location: 'http://169.254.169.254/latest' } }),
      'redirects to http://169.254.169.254, where nothing is safe to fetch',
    ],
    [
      'a redirect to plain http elsewhere',
      /resolve-cache/,
      times(6, { status: 302, headers: { location: 'http://mirror.example.org/a' } }),
      'redirects to http://mirror.example.org, where nothing is safe to fetch',
    ],
    [
      'a redirect to a file',
      /resolve-cache/,
      times(6, { status: 302, headers: { location: 'file:///etc/passwd' } }),
      'where nothing is safe to fetch',
    ],
    [
      'a redirect to nowhere',
      /resolve-cache/,
      times(6, { status: 302, headers: { location: 'http://[' } }),
      'redirects to what is no address',
    ],
    [
      'a path that leads out',
      /tree/,
      [
        {
          status: 200,
          body: JSON.stringify([{ type: 'file', path: '../../evil.jsonl', oid: 'a'.repeat(40), size: 1 }]),
        },
      ],
      'the list of files has the path "../../evil.jsonl", which leads nowhere safe',
    ],
    [
      'a path from the root',
      /tree/,
      [
        {
          status: 200,
          body: JSON.stringify([{ type: 'file', path: '/etc/evil.jsonl', oid: 'a'.repeat(40), size: 1 }]),
        },
      ],
      'which leads nowhere safe',
    ],
    [
      'no checksum',
      /tree/,
      [{ status: 200, body: JSON.stringify([{ type: 'file', path: 'test.jsonl', oid: '?', size: 1 }]) }],
      'the list of files has no readable checksum for "test.jsonl"',
    ],
    [
      'a file beyond all measure',
      /tree/,
      [
        {
          status: 200,
          body: JSON.stringify([{ type: 'file', path: 'test.jsonl', oid: 'a'.repeat(40), size: 2 ** 40 }]),
        },
      ],
      'test.jsonl has 1048576.0 MiB, at most 256.0 MiB are read',
    ],
  ])('%s is named', async (_, path, faults, message) => {
    hub.fault(path, ...faults);
    const ended = await read(faults.some(isSlow) ? 250 : 10_000);
    expect(ended).toContain(
      message.replace('ENDPOINT', hub.endpoint).replace('COMMIT', hub.commitOf('lab/set')),
    );
  });

  it.each<[string, RegExp, HubFault[], readonly number[]]>([
    ['an outage', /revision/, [{ status: 503 }], [500]],
    ['a rate limit', /revision/, [{ status: 429, headers: { 'retry-after': '7' } }], [7000]],
    [
      'a rate limit in the Hub’s own words',
      /tree/,
      [{ status: 429, headers: { ratelimit: '"api";r=0;t=55' } }],
      [55_000],
    ],
    [
      'an outage that says how long',
      /resolve-cache/,
      [{ status: 503, headers: { 'retry-after': '2' } }],
      [2000],
    ],
    ['a moment of silence', /revision/, [{ silent: true }], [500]],
    ['a broken answer', /tree/, [{ cutAfter: 5 }, { cutAfter: 9 }], [500, 1000]],
    ['a slow one', /resolve-cache/, [{ drip: { bytes: 10, everyMs: 50 } }], [500]],
    ['a short one', /resolve-cache/, [{ short: 100 }], [500]],
  ])('%s passes', async (_, path, faults, waits) => {
    hub.fault(path, ...faults);
    // Long enough for an answer on a busy machine, where one is to come.
    const { files, clock } = openRig(hub.endpoint, { windowMs: faults.some(isSlow) ? 1000 : 10_000 });
    const [name = ''] = await files.list('hub:lab/set');
    expect(await files.readText(name)).toBe(FILES['test.jsonl']);
    expect(clock.sleeps).toEqual(waits);
  });

  it('that nobody answers for is named, without trying for ever', async () => {
    const { files } = openRig('http://127.0.0.1:9');
    const ended = await endOf(files.list('hub:lab/set'));
    expect(ended).toMatch(
      /^IncompleteError: hub:lab\/set: 127\.0\.0\.1:9: no connection \(ECONNREFUSED\), after 6 tries$/,
    );
  });
});
