import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { OUTPUTS } from '../../src/options/outputs.ts';
import { type ActionRig, REPORT_PATH, recordRun, startRig } from '../support/action-rig.ts';
import type { StepResult } from '../support/action-step.ts';
import { BASE_SHA } from '../support/events.ts';
import {
  completion,
  type FakeModelServer,
  reply,
  startFakeModelServer,
} from '../support/fake-model-server.ts';
import { HOSTILE_TEXTS } from '../support/hostile-texts.ts';
import { brokenRows, liveTokens, renderMarkdown } from '../support/markdown-oracle.ts';
import { SUMMARY_LIMIT_BYTES } from '../support/runner-emulator.ts';

/** One problem for each hostile text; all have the answer 2. */
const PROBLEMS = HOSTILE_TEXTS.map((_, index) => ({
  id: `text-${index}`,
  category: 'mechanics',
  question: `What is the answer to the problem named text-${index}?`,
  answers: [{ latex: '2', kind: 'symbolic' }],
  provenance: { origin: 'original' },
}));
const CHECKOUT = { 'problems.jsonl': PROBLEMS.map((row) => `${JSON.stringify(row)}\n`).join('') };

/** So many changed problems fit into a comment. */
const CHUNK = 20;
const CHUNKS = Array.from({ length: Math.ceil(HOSTILE_TEXTS.length / CHUNK) }, (_, index) => index * CHUNK);

const indexIn = (body: string): number => Number(/named text-(\d+)/.exec(body)?.[1]);
const OWN_LINK = 'href="https://github.example.org/octo/';

/** A model, or a judge with this label, that writes a hostile text wherever it can. */
function startHostile(end: (text: string) => string): Promise<FakeModelServer> {
  return startFakeModelServer(({ body }) => {
    const text = HOSTILE_TEXTS[indexIn(body)] ?? '';
    const said = completion(`${text}\n${text} ${end(text)}`, {
      message: { reasoning_content: text },
      top: { model: text },
    });
    return reply(200, said);
  });
}

let allRight: string;
beforeAll(async () => {
  const right = Object.fromEntries(PROBLEMS.map(({ id }) => [id, '\\boxed{2}']));
  allRight = await recordRun(right, { checkout: CHECKOUT });
});

let rig: ActionRig;
const servers: FakeModelServer[] = [];
afterEach(async () => {
  await Promise.all([rig.close(), ...servers.splice(0).map((server) => server.close())]);
});

const OWN_COMMANDS = new Set(['notice', 'warning', 'error']);

/** The runner obeys masks and our own annotations only, and no reader meets a mention, a link, an image or a forged element. */
function expectHarmless(result: StepResult): void {
  const foreign = result.commands.filter(
    ({ name, properties }) =>
      name !== 'add-mask' && !(OWN_COMMANDS.has(name) && properties['title'] === 'theory-gate'),
  );
  expect(foreign).toEqual([]);
  const ended = result.commands.filter(({ name }) => name === 'error' || name === 'notice');
  expect(ended).toHaveLength(1);
  expect(Object.keys(result.outputs).sort()).toEqual(Object.keys(OUTPUTS).sort());
  expect(Buffer.byteLength(result.summary)).toBeLessThan(SUMMARY_LIMIT_BYTES);
  expect(rig.github.comments).toHaveLength(1);
  const [, ...comment] = (rig.github.comments[0]?.body ?? '').split('\n');
  for (const markdown of [comment.join('\n'), result.summary, result.written[REPORT_PATH] ?? '']) {
    const { tags, prose } = renderMarkdown(markdown);
    expect(liveTokens(prose)).toEqual([]);
    expect(brokenRows(markdown)).toEqual([]);
    expect(tags.filter((tag) => /^<(img|input|script|template|h1|h2|!--)/.test(tag))).toEqual([]);
    expect(tags.filter((tag) => tag.startsWith('<a ') && !tag.includes(OWN_LINK))).toEqual([]);
  }
}

describe('hostile texts', () => {
  it.each(CHUNKS)('of a model are harmless in the comment, from text %i on', async (first) => {
    rig = await startRig(await startHostile((text) => `\\boxed{${text}}`));
    rig.github.files.set(`${BASE_SHA}:baseline.json`, allRight);
    const ids = PROBLEMS.slice(first, first + CHUNK).map(({ id }) => id);
    const result = await rig.step({
      checkout: CHECKOUT,
      inputs: { ids: ids.join(','), baseline: 'baseline.json' },
    });
    expectHarmless(result);
    const [comment] = rig.github.comments;
    expect(ids.filter((id) => !comment?.body.includes(id.replace('-', '&#45;')))).toEqual([]);
  });

  // This judge calls everything wrong: with planted controls it fails the one that is right, and its words are quoted.
  it.each([
    ['0', 'passed'],
    ['4', 'incomplete'],
  ])('of a judge are harmless in the summary, with %s controls', async (controls, outcome) => {
    const judge = await startHostile(() => '\n||0||');
    servers.push(judge);
    rig = await startRig(await startFakeModelServer(() => reply(200, completion('\\boxed{7}'))));
    const result = await rig.step({
      checkout: CHECKOUT,
      inputs: {
        'judge-model': 'judge-1',
        'judge-base-url': judge.baseUrl,
        'judge-controls': controls,
        errors: 'false',
      },
    });
    expectHarmless(result);
    expect(result.outputs).toMatchObject({ outcome, accuracy: '0' });
    expect(result.summary).toContain(
      controls === '0' ? '&#64;' : 'judged incorrect and again incorrect, because',
    );
  });

  it('of an endpoint that refuses requests are harmless wherever its words are quoted', async () => {
    // Every other request is answered, because a run in which nothing succeeds is given up; so each refusal says two texts.
    const model = await startFakeModelServer(({ body }) => {
      const index = indexIn(body);
      if (index % 2 === 0) return reply(200, completion('\\boxed{2}'));
      const [first, second] = HOSTILE_TEXTS.slice(index - 1, index + 1);
      const text = `${second}\n${first}`;
      return reply(400, index % 4 === 1 ? { error: { message: text, code: first } } : text);
    });
    rig = await startRig(model);
    const result = await rig.step({ checkout: CHECKOUT, inputs: { concurrency: '1' } });
    expectHarmless(result);
    expect(result.exitCode).toBe(3);
    expect(result.outputs).toMatchObject({ outcome: 'incomplete', accuracy: '0.5' });
  });
});
