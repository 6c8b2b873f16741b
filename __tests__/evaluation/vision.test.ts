import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from '@jest/globals';
import { examine } from '../../src/evaluation/examine.ts';
import { identifyRun } from '../../src/evaluation/identity.ts';
import { prepareExamination } from '../../src/evaluation/prepare.ts';
import { resolveOptions } from '../../src/options/index.ts';
import { createChatEndpoint } from '../../src/providers/chat.ts';
import { createFilesPort } from '../../src/store/files.ts';
import { sha256 } from '../../src/store/sha256.ts';
import { endpointConfig } from '../support/ask-fake.ts';
import {
  completion,
  type FakeModelServer,
  reply,
  startFakeModelServer,
} from '../support/fake-model-server.ts';
import { tinyBytes, tinyUrl } from '../support/images.ts';

const root = mkdtempSync(join(tmpdir(), 'theory-gate-vision-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const problem = (id: string, figures: readonly string[]) => ({
  ...{ id, category: 'optics', question: `Give $x$ of ${id}.`, figures, split: 'test' },
  ...{ answers: [{ latex: 'x', kind: 'symbolic' }], provenance: { origin: 'original' } },
});
const SET = [problem('plain', []), problem('drawn', ['figures/drawn.png']), problem('url', [tinyUrl('gif')])];
mkdirSync(join(root, 'figures'));
writeFileSync(join(root, 'figures/drawn.png'), tinyBytes('png'));
writeFileSync(join(root, 'set.jsonl'), SET.map((row) => `${JSON.stringify(row)}\n`).join(''));
writeFileSync(join(root, 'drawn.json'), JSON.stringify(SET.slice(1)));

let server: FakeModelServer;
afterEach(() => server.close());

/** Runs the set against a server on loopback; what was sent, and what the record says. */
async function run(flags: Readonly<Record<string, string>>) {
  server = await startFakeModelServer(() => reply(200, completion('\\boxed{x}')));
  const { options } = await resolveOptions({
    command: 'run',
    flags: { model: 'm', problems: 'set.jsonl', 'base-url': server.baseUrl, ...flags },
    env: {},
  });
  const model = createChatEndpoint(endpointConfig(server.baseUrl));
  const examination = await prepareExamination(options, {
    files: createFilesPort({ root, confine: true }),
    bundled: () => undefined,
    endpoints: { model, judge: null },
    progress: { warn: () => {} },
  });
  const { samples } = await examine(examination, {
    sha256,
    progress: { line: () => {}, warn: () => {} },
    limit: (task) => task(),
    signal: new AbortController().signal,
  });
  const identity = identifyRun(examination, { sha256, modelsReported: [] });
  return { asked: samples.map(({ problemId }) => problemId), identity, bodies: bodiesOf(server) };
}

const bodiesOf = ({ requests }: FakeModelServer): string => requests.map(({ body }) => body).join('\n');

describe('a model that is not declared to see', () => {
  it('is asked no figure problem, which the record counts apart', async () => {
    const { asked, identity, bodies } = await run({});
    expect(asked).toEqual(['plain']);
    expect(identity.excludedFigures).toBe(2);
    expect(Object.keys(identity.problems)).toEqual(['plain']);
    expect(bodies).not.toMatch(/image|base64/);
  });

  it('draws the same sample as one that sees, less its figure problems', async () => {
    const { asked, identity } = await run({ sample: '3' });
    expect([asked, identity.excludedFigures]).toEqual([['plain'], 2]);
  });

  it('has nothing excluded where there are no figures', async () => {
    const { identity } = await run({ ids: 'plain' });
    expect(identity).not.toHaveProperty('excludedFigures');
  });

  it('cannot be asked a set of figure problems only', async () => {
    await expect(run({ problems: 'drawn.json' })).rejects.toThrow(
      'all 2 selected problems have figures, and the model is not declared to see (set vision for a model that takes images)',
    );
  });
});

describe('a model that sees', () => {
  it('is sent the figures, from files and data URLs alike, and only with their own problem', async () => {
    const { asked, identity, bodies } = await run({ vision: 'true' });
    expect(asked).toEqual(['drawn', 'plain', 'url']);
    expect(identity).not.toHaveProperty('excludedFigures');
    const sent = bodies.split('\n').map((body) => {
      const { messages } = JSON.parse(body) as { messages: { content: unknown }[] };
      const content = JSON.stringify(messages.at(-1)?.content);
      return [/of (\w+)\./.exec(content)?.[1], content.match(/data:image[^"]*/g)];
    });
    expect(Object.fromEntries(sent)).toEqual({
      plain: null,
      drawn: [tinyUrl('png')],
      url: [tinyUrl('gif')],
    });
  });
});
