import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { type HubFault, type HubServer, startHub } from '../support/hub-server.ts';
import { endOf, openRig } from './rig.ts';

const TOKEN = 'hf_canary0123456789abcdef';
const FILES = { 'test.jsonl': `{"id": 1}\n${' '.repeat(5000)}` };

let hub: HubServer;
beforeAll(async () => {
  hub = await startHub({
    'lab/set': { revisions: { main: FILES } },
    'lab/gated': { revisions: { main: FILES }, token: TOKEN, gated: true },
    'lab/private': { revisions: { main: FILES }, token: TOKEN },
    'lab/parquet': { revisions: { main: { 'README.md': '#', 'data/test-0.parquet': 'PAR1' } } },
    'lab/pictures': { revisions: { main: { 'README.md': '#', 'dataset_infos.json': '{}', 'a.png': 'x' } } },
    'lab/empty': { revisions: { main: {} } },
  });
});
afterAll(() => hub.close());
afterEach(() => {
  hub.clear();
  hub.requests.length = 0;
});

async function read(spec: string, token?: string): Promise<string> {
  const { files, said } = openRig(hub.endpoint, { token });
  const ended = await endOf(files.list(spec).then(([name = '']) => files.readText(name)));
  return [...said, ended].join('\n');
}

describe('what the user can put right', () => {
  it.each<[string, string, string | undefined, string]>([
    [
      'a data set that is not there',
      'hub:lab/nothing',
      undefined,
      'there is no data set lab/nothing for us (status 401) (check the name; for one that not everybody may see, put a token into HF_TOKEN)',
    ],
    [
      'one that is not there for an account',
      'hub:lab/nothing',
      TOKEN,
      'there is no data set lab/nothing for us (status 404) (check the name, and whether the account of HF_TOKEN may read it)',
    ],
    [
      'a private one without a token',
      'hub:lab/private',
      undefined,
      'there is no data set lab/private for us (status 401)',
    ],
    [
      'a private one with another token',
      'hub:lab/private',
      'hf_another0123456789',
      'there is no data set lab/private for us (status 404)',
    ],
    [
      'a gated one without a token',
      'hub:lab/gated',
      undefined,
      'the data set lab/gated is gated (status 401) (accept its terms at ENDPOINT/datasets/lab/gated and put a token of that account into HF_TOKEN)',
    ],
    [
      'a gated one with another token',
      'hub:lab/gated',
      'hf_another0123456789',
      'the data set lab/gated is gated (status 403)',
    ],
    [
      'a revision that is not there',
      'hub:lab/set@v9',
      undefined,
      'the data set lab/set has no revision "v9"',
    ],
    [
      'a file that is not there',
      'hub:lab/set/none.jsonl',
      undefined,
      'the data set lab/set has no file "none.jsonl" (it has test.jsonl)',
    ],
    [
      'Parquet only',
      'hub:lab/parquet',
      undefined,
      'the data set lab/parquet has no file of problems (.jsonl, .ndjson or .json) (its 1 Parquet files are not read here: save a split as JSON lines with Python\'s datasets library, load_dataset("lab/parquet", split="test").to_json("test.jsonl"), and name that file)',
    ],
    [
      'no problems at all',
      'hub:lab/pictures',
      undefined,
      'has no file of problems (.jsonl, .ndjson or .json) (it has README.md, dataset_infos.json, a.png)',
    ],
    [
      'nothing at all',
      'hub:lab/empty',
      undefined,
      'has no file of problems (.jsonl, .ndjson or .json) (it is empty)',
    ],
    ['no name', 'hub:set', undefined, '"hub:set" names no data set of the Hub (write hub:owner/name'],
  ])('is told: %s', async (_, spec, token, message) => {
    const ended = await read(spec, token);
    expect(ended).toContain('UserError: ');
    expect(ended).toContain(message.replace('ENDPOINT', hub.endpoint));
    expect(ended).not.toContain('hf_');
  });

  it('reads a gated and a private one with their token', async () => {
    for (const repo of ['lab/gated', 'lab/private'])
      expect(await read(`hub:${repo}`, TOKEN)).toContain('gave "{');
  });
});

const times = (count: number, fault: HubFault): HubFault[] => Array.from({ length: count }, () => fault);

describe('the token', () => {
  it('goes to the Hub alone, also when a redirect leads back to it', async () => {
    const back = `${hub.endpoint}/api/datasets/lab/set/revision/main`;
    hub.fault(/private\/revision/, { status: 302, headers: { location: `${hub.cdn}/away` } });
    hub.fault(/away/, { status: 302, headers: { location: back } });
    await read('hub:lab/private', TOKEN);
    const sent = hub.requests.slice(0, 3).map(({ at, authorization }) => [at, authorization !== undefined]);
    expect(sent).toEqual([
      ['hub', true],
      ['cdn', false],
      ['hub', false],
    ]);
  });

  it('is not told to anybody, even when the Hub echoes it', async () => {
    hub.fault(
      /resolve-cache/,
      ...times(6, { status: 302, headers: { location: `http://${TOKEN}.example.org/` } }),
    );
    const ended = await read('hub:lab/private', TOKEN);
    expect(ended).toContain('redirects to http://[redacted].example.org');
    expect(ended).not.toContain(TOKEN);
  });

  it('is not sent where there is none', async () => {
    await read('hub:lab/set');
    expect(hub.requests.every(({ authorization }) => authorization === undefined)).toBe(true);
  });
});
