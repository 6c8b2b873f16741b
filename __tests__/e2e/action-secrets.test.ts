import { afterEach, describe, expect, it } from '@jest/globals';
import { type ActionRig, annotations, nextRun, startRig } from '../support/action-rig.ts';
import type { StepResult } from '../support/action-step.ts';
import {
  completion,
  type FakeModelServer,
  reply,
  startFakeModelServer,
} from '../support/fake-model-server.ts';
import { STRICT_JUDGE, startJudge, WRONG } from '../support/physics-servers.ts';

/** Keys with characters that look different in every encoding. */
const MODEL_KEY = 'canary-model-"\\+/=&%~Q7x';
const JUDGE_KEY = 'canary-judge-"\\+/=&%~Z9v';
const TOKEN = 'ghs_canaryToken+/=&%~W3k';

/** A key in every encoding a program may print it in; the last is the `user:key` of a Basic header. */
function encodingsOf(key: string): string[] {
  const bytes = Buffer.from(key);
  return [
    key,
    bytes.toString('base64'),
    bytes.toString('base64url'),
    bytes.toString('hex'),
    encodeURIComponent(key),
    JSON.stringify(key).slice(1, -1),
    Buffer.from(`u:${key}`).toString('base64'),
  ];
}

/** Beginnings that no text has by chance: 9 characters of the key, or 12 of an encoding (which is longer). */
const BEGINNING_UNITS = { key: 9, encoding: 12 };

/** What of the keys stands in a text: the beginning of any encoding, so that a key cut short is found as well. */
function leaks(text: string, keys: readonly string[]): string[] {
  const beginnings = keys.flatMap((key) =>
    encodingsOf(key).map((form, index, { length }) => {
      // A Basic header begins with the user and with bits that user and key share.
      const own = index === length - 1 ? form.slice(4) : form;
      return own.slice(0, form === key ? BEGINNING_UNITS.key : BEGINNING_UNITS.encoding);
    }),
  );
  return [...new Set(beginnings)].filter((beginning) => text.includes(beginning));
}

/** Everything a step wrote, apart from the lines that ask the runner to hide the keys. */
function writtenBy({ stdout, stderr, summary, outputText, written }: StepResult): string {
  const log = stdout.split('\n').filter((line) => !line.startsWith('::add-mask::'));
  return [...log, stderr, summary, outputText, ...Object.entries(written).flat()].join('\n');
}

const wire = ({ requests }: FakeModelServer): string => JSON.stringify(requests);
const authorizations = ({ requests }: FakeModelServer): string[] => [
  ...new Set(requests.map(({ headers }) => headers['authorization'] ?? 'none')),
];

let rig: ActionRig;
const servers: FakeModelServer[] = [];
afterEach(async () => {
  await Promise.all([rig.close(), ...servers.splice(0).map((server) => server.close())]);
});

/** A model or judge that repeats the key it was sent, and every form of it, wherever a text can stand. */
function startEcho(key: string, end: string): Promise<FakeModelServer> {
  const echo = encodingsOf(key).join(' ');
  return startFakeModelServer(() =>
    reply(
      200,
      completion(`You sent ${echo}. ${end}`, {
        message: { reasoning_content: `thinking about ${echo}` },
        top: { model: `model of ${echo}` },
      }),
      { 'x-request-id': encodeURIComponent(key) },
    ),
  );
}

async function startCanaryRig(model: FakeModelServer, judge: FakeModelServer): Promise<ActionRig> {
  servers.push(judge);
  rig = await startRig(model);
  return rig;
}

describe('keys', () => {
  it('are written nowhere and go to their own server only, though model and judge repeat them', async () => {
    const model = await startEcho(MODEL_KEY, `Hence \\boxed{\\text{${MODEL_KEY}}}`);
    const judge = await startEcho(JUDGE_KEY, '\n||0||');
    await startCanaryRig(model, judge);
    rig.github.fail('issues/create-comment', { status: 403, message: `no access for ${TOKEN}` });
    const inputs = {
      'api-key': MODEL_KEY,
      'judge-model': 'judge-1',
      'judge-base-url': judge.baseUrl,
      'judge-api-key': JUDGE_KEY,
      'judge-controls': '0',
      'github-token': TOKEN,
    };
    const result = await rig.step({ inputs });
    const again = await rig.step({ inputs, env: nextRun(4201) });
    expect(result.outputs['accuracy']).toBe('0');
    expect(rig.github.comments).toHaveLength(1);
    expect(annotations(result, 'warning')).toEqual([expect.stringContaining('GitHub answered 403')]);

    const all = [MODEL_KEY, JUDGE_KEY, TOKEN];
    expect(leaks(writtenBy(result), all)).toEqual([]);
    expect(leaks(writtenBy(again), all)).toEqual([]);
    expect(leaks(rig.github.comments.map(({ body }) => body).join('\n'), all)).toEqual([]);
    expect(leaks(wire(model), [JUDGE_KEY, TOKEN])).toEqual([]);
    expect(leaks(wire(judge), [MODEL_KEY, TOKEN])).toEqual([]);
    expect(leaks(rig.github.log.map(({ said }) => said).join('\n'), [MODEL_KEY, JUDGE_KEY])).toEqual([]);
    expect(authorizations(model)).toEqual([`Bearer ${MODEL_KEY}`]);
    expect(authorizations(judge)).toEqual([`Bearer ${JUDGE_KEY}`]);
  });

  it('are masked in every form before anything else is printed', async () => {
    await startCanaryRig(await startEcho(MODEL_KEY, WRONG), await startJudge(STRICT_JUDGE));
    const result = await rig.step({
      inputs: { 'api-key': '', 'github-token': TOKEN },
      env: { THEORY_GATE_API_KEY: MODEL_KEY, THEORY_GATE_JUDGE_API_KEY: JUDGE_KEY },
    });
    const masks = result.commands.filter(({ name }) => name === 'add-mask').map(({ data }) => data);
    const wanted = [MODEL_KEY, JUDGE_KEY, TOKEN].flatMap((key) => encodingsOf(key).slice(0, -1));
    expect(masks).toEqual(expect.arrayContaining(wanted));
    const lines = result.stdout.split('\n');
    expect(lines.findLastIndex((line) => line.startsWith('::add-mask::'))).toBe(masks.length - 1);
    expect(leaks(writtenBy(result), [MODEL_KEY, JUDGE_KEY, TOKEN])).toEqual([]);
    expect(authorizations(rig.model)).toEqual([`Bearer ${MODEL_KEY}`]);
  });

  it('are not even begun in an error that is cut in their middle', async () => {
    // Messages are shortened to 200 characters, here after any number of characters of the key. Every second request
    // succeeds, because a run in which nothing does is given up.
    const said = Array.from({ length: 24 }, (_, shift) => `${'x'.repeat(174 + shift)} ${MODEL_KEY}`);
    const model = await startFakeModelServer((_, index) => {
      const text = said[(index - 1) / 2];
      if (text === undefined) return reply(200, completion(WRONG));
      return reply(400, index % 4 === 1 ? { error: { message: text, code: text } } : text);
    });
    await startCanaryRig(model, await startJudge(STRICT_JUDGE));
    const result = await rig.step({ inputs: { 'api-key': MODEL_KEY, repeats: '12', concurrency: '1' } });
    expect(model.requests.length).toBeGreaterThanOrEqual(2 * said.length);
    expect(result.exitCode).toBe(3);
    expect(result.written['theory-gate-out/run.json']).toContain('x'.repeat(174));
    expect(leaks(writtenBy(result), [MODEL_KEY])).toEqual([]);
    expect(leaks(rig.github.comments.map(({ body }) => body).join('\n'), [MODEL_KEY])).toEqual([]);
  });

  it('do not follow the judge to another server: without its own key it is asked without one', async () => {
    const judge = await startJudge(STRICT_JUDGE);
    await startCanaryRig(await startEcho(MODEL_KEY, WRONG), judge);
    const inputs = { 'api-key': MODEL_KEY, 'judge-model': 'judge-1', 'judge-base-url': judge.baseUrl };
    await rig.step({ inputs });
    expect(judge.requests.length).toBeGreaterThan(0);
    expect(authorizations(judge)).toEqual(['none']);
    expect(leaks(wire(judge), [MODEL_KEY])).toEqual([]);
  });

  it.each([
    ['a URL', { 'base-url': `https://user:${encodeURIComponent(MODEL_KEY)}@models.example.org/v1` }],
    ['a number', { temperature: MODEL_KEY }],
    ['a path', { problems: MODEL_KEY }],
    ['a key with a line break', { 'api-key': `${MODEL_KEY}\nmore` }],
  ])('are not printed when they stand in %s by mistake', async (_, inputs) => {
    await startCanaryRig(await startEcho(MODEL_KEY, WRONG), await startJudge(STRICT_JUDGE));
    const result = await rig.step({ inputs: { 'api-key': MODEL_KEY, ...inputs } });
    expect(result.exitCode).toBe(2);
    expect(annotations(result, 'error').length).toBeGreaterThan(0);
    expect(leaks(writtenBy(result), [MODEL_KEY])).toEqual([]);
    expect(rig.model.requests).toEqual([]);
  });
});

describe('the search for leaks', () => {
  it('finds every form of a key, and the first characters of one that was cut', async () => {
    rig = await startRig();
    for (const form of encodingsOf(MODEL_KEY)) expect(leaks(`a${form}b`, [MODEL_KEY])).not.toEqual([]);
    expect(leaks('… canary-mo…', [MODEL_KEY])).not.toEqual([]);
    expect(leaks('… canary-judge', [MODEL_KEY])).toEqual([]);
    expect(new Set(encodingsOf(MODEL_KEY)).size).toBe(encodingsOf(MODEL_KEY).length);
  });
});
