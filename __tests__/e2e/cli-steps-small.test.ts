import { readFile, rm } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { honestAnswersJudge } from '../support/answers-judge.ts';
import {
  type Ended,
  makeWorkspace,
  runCommandLine,
  startCommandLine,
  type Workspace,
} from '../support/command-line.ts';
import {
  completion,
  type FakeModelServer,
  reply,
  startFakeModelServer,
} from '../support/fake-model-server.ts';
import { tinyUrl } from '../support/images.ts';
import { isJudging } from '../support/judge-request.ts';

const row = (id: string, fields: object = {}) => ({
  id,
  domain: 'optics',
  question: `Named ${id}: (a) give the length, (b) its double.`,
  answers: [
    { label: 'a', type: 'numeric', answer: '12.5' },
    { label: 'b', type: 'numeric', answer: '25.0' },
  ],
  ...fields,
});
const ROWS = [row('lens'), row('mirror'), row('drawn', { figures: [tinyUrl('png')] })];
const DATA = ROWS.map((one) => `${JSON.stringify(one)}\n`).join('');
const RIGHT = 'Explanation: x.\nAnswers:\n(a) 12.5\n(b) 25.0\nConfidence: 80%';

let workspace: Workspace;
let server: FakeModelServer;
let holdModel: Promise<unknown> | undefined;
/** what the judge says in place of honest verdicts */
let verdict: string | undefined;
let refuseKey: boolean;
/** how many requests to the model find it busy */
let busy: number;
/** what stands in a question to which the model says nothing */
let emptyFor: string | undefined;

beforeEach(async () => {
  holdModel = undefined;
  verdict = undefined;
  refuseKey = false;
  busy = 0;
  emptyFor = undefined;
  workspace = await makeWorkspace({ 'data.jsonl': DATA });
  server = await startFakeModelServer(({ body }) => {
    if (isJudging(body) && refuseKey) return reply(401, { error: { message: 'no such key' } });
    if (isJudging(body)) return reply(200, completion(verdict ?? honestAnswersJudge(body)));
    if (busy > 0) {
      busy -= 1;
      return reply(503, { error: { message: 'too many of you' } });
    }
    const isMute = emptyFor !== undefined && body.includes(emptyFor);
    const answer = reply(200, completion(isMute ? '' : RIGHT));
    return holdModel === undefined ? answer : [{ wait: holdModel }, ...answer];
  });
});

afterEach(async () => {
  await server.close();
  await workspace.remove();
});

const run = (command: string, env: Record<string, string> = {}): Promise<Ended> =>
  runCommandLine(command.split(' '), { cwd: workspace.root, env });

const predict = (more = ''): Promise<Ended> =>
  run(`predict --data data.jsonl --model m --base-url ${server.baseUrl} --out p.jsonl${more}`);
const judge = (more = ''): Promise<Ended> =>
  run(
    `judge --data data.jsonl --predictions p.jsonl --judge-model j --base-url ${server.baseUrl} --out j.jsonl${more}`,
  );
const rows = async (name: string) =>
  (await readFile(workspace.path(name), 'utf8'))
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
const metrics = async () => JSON.parse(await readFile(workspace.path('metrics.json'), 'utf8')) as object;

describe('the three steps on a local file', () => {
  it('leave problems with figures out for a model that does not see, in every step', async () => {
    const { code, stderr } = await predict();
    expect(code).toBe(0);
    expect(stderr).toContain('the set has no splits, all of it is taken (no --split was given)');
    expect(stderr).toContain('1 problem with figures not asked; --vision asks them');
    expect(server.requests.some(({ body }) => body.includes('Named drawn'))).toBe(false);
    expect((await rows('p.jsonl')).find(({ id }) => id === 'drawn')).toMatchObject({ excluded: 'figures' });
    const judged = await judge();
    expect(judged.code).toBe(0);
    // Its numbers are of what the model was asked, without gaps.
    expect(judged.stderr.match(/^\[\d\/\d\]/gm)).toEqual(['[1/2]', '[2/2]']);
    expect(judged.stderr).toContain(
      'j.jsonl: 2 of 2 problems are judged; the model was not asked 1 with figures',
    );
    await run('score --data data.jsonl --judged j.jsonl');
    expect(await metrics()).toMatchObject({
      problems: 2,
      strict_accuracy: { correct: 2, of: 2 },
      counts: { excluded_figures: 1, missing_predictions: 0 },
      model: 'm',
      judge: 'j',
    });
  });

  it('ask them when the model sees, in place of the line that left them out', async () => {
    await predict();
    await judge();
    const asked = server.requests.length;
    expect((await predict(' --vision')).code).toBe(0);
    const [body = '', ...others] = server.requests.slice(asked).map((request) => request.body);
    expect(others).toEqual([]);
    expect(body).toContain('"type":"image_url"');
    expect((await rows('p.jsonl')).map(({ id, excluded }) => `${id} ${excluded}`).sort()).toEqual([
      'drawn undefined',
      'lens undefined',
      'mirror undefined',
    ]);
    expect((await judge()).code).toBe(0);
    await run('score --data data.jsonl --judged j.jsonl');
    expect(await metrics()).toMatchObject({ problems: 3, counts: { excluded_figures: 0 } });
    await run('score --data data.jsonl --judged j.jsonl --figures without');
    expect(await metrics()).toMatchObject({ problems: 2, figures: 'without' });
  });

  it('take the set that --problems or the config file names, and reach for no other', async () => {
    const hub = { HF_ENDPOINT: server.origin };
    const to = `--base-url ${server.baseUrl}`;
    const named = '--problems data.jsonl';
    const predicted = await run(`predict ${named} --model m ${to} --out p.jsonl`, hub);
    expect(predicted).toMatchObject({ code: 0 });
    expect(predicted.stderr).toContain('3 problems of data\n');
    const judging = `judge --predictions p.jsonl --judge-model j ${to} --out j.jsonl`;
    expect(await run(`${judging} ${named}`, hub)).toMatchObject({ code: 0 });
    await workspace.write({ '.github/theory-gate.yml': 'problems: data.jsonl\n' });
    expect(await run('score --judged j.jsonl', hub)).toMatchObject({ code: 0 });
    expect(await metrics()).toMatchObject({ problem_set: 'data', problems: 2 });
    const checking = `judge crosscheck --predictions p.jsonl --judged j.jsonl --judge-model k ${to} --out check`;
    expect(await run(checking, hub)).toMatchObject({ code: 0 });
    const both = await run(`${judging} ${named} --data data.jsonl`, hub);
    expect(both).toMatchObject({ code: 2 });
    expect(both.stderr).toContain('data and problems exclude each other');
    expect(new Set(server.requests.map(({ path }) => path))).toEqual(new Set(['/v1/chat/completions']));
  });

  it('save the judge what the verifier proves first', async () => {
    await predict();
    const asked = server.requests.length;
    expect((await judge(' --prefilter symbolic')).code).toBe(0);
    expect(server.requests).toHaveLength(asked);
    await run('score --data data.jsonl --judged j.jsonl');
    expect(await metrics()).toMatchObject({ prefiltered: { answers: 4, calls_saved: 2 } });
  });

  it('judge and score responses that another harness wrote, and count a missing one as wrong', async () => {
    await workspace.write({
      'p.json': JSON.stringify({
        lens: { model: 'other', response: `<think>(a) 1</think>${RIGHT}`, usage: {} },
      }),
    });
    const { code, stderr } = await run(
      `judge --data data.jsonl --predictions p.json --judge-model j --base-url ${server.baseUrl} --out j.jsonl`,
    );
    expect(code).toBe(0);
    expect(stderr).toContain('no prediction for 2 problems, counted as wrong');
    expect(server.requests.some(({ body }) => body.includes('<think>'))).toBe(false);
    await run('score --data data.jsonl --judged j.jsonl');
    expect(await metrics()).toMatchObject({
      problems: 3,
      answers: 6,
      model: 'other',
      strict_accuracy: { correct: 1, of: 3 },
      counts: { missing_predictions: 2, failed_calls: 0, unjudged: 0 },
    });
  });

  it('judge again what was predicted again', async () => {
    await predict();
    await judge();
    const written = await rows('p.jsonl');
    const others = written.filter(({ id }) => id !== 'lens');
    const changed = { ...written.find(({ id }) => id === 'lens'), response: RIGHT.replace('25.0', '26.0') };
    await workspace.write({
      'p.jsonl': [changed, ...others].map((one) => `${JSON.stringify(one)}\n`).join(''),
    });
    const asked = server.requests.length;
    await judge();
    expect(server.requests.length - asked).toBe(1);
    const verdicts = (await rows('j.jsonl')).filter(({ id }) => id === 'lens');
    expect(verdicts).toEqual([expect.objectContaining({ correct: false })]);
  });

  it('say that a request is made again, and why', async () => {
    busy = 1;
    const { code, stderr } = await predict();
    expect(code).toBe(0);
    expect(stderr).toMatch(/^the model endpoint is asked again in 0\.\d s: .*too many of you/m);
  });

  it('count an empty reply apart from an answer, and do not ask for it again', async () => {
    emptyFor = 'Named lens';
    const line = 'p.jsonl: 1 of 2 problems are answered, 1 reply is empty and counts as wrong';
    const first = await predict();
    expect([first.code, first.stderr]).toEqual([0, expect.stringContaining(line)]);
    const asked = server.requests.length;
    const again = await predict();
    expect([again.code, again.stderr]).toEqual([0, expect.stringContaining(line)]);
    expect(server.requests).toHaveLength(asked);
    expect((await judge()).code).toBe(0);
    expect((await run('score --data data.jsonl --judged j.jsonl')).code).toBe(0);
    expect(await metrics()).toMatchObject({ strict_accuracy: { correct: 1, of: 2 } });
  });

  it('end with the code of the signal, keep what is there, and go on', async () => {
    let release: () => void = () => {};
    holdModel = new Promise<void>((resolve) => {
      release = resolve;
    });
    const running = startCommandLine(
      ['predict', '--data', 'data.jsonl', '--model', 'm', '--base-url', server.baseUrl, '--out', 'p.jsonl'],
      { cwd: workspace.root },
    );
    while (server.requests.length < 2) await new Promise((resolve) => setTimeout(resolve, 20));
    running.kill('SIGTERM');
    expect((await running.ended).code).toBe(143);
    release();
    holdModel = undefined;
    expect((await predict()).code).toBe(0);
    expect((await rows('p.jsonl')).filter(({ error }) => error === null)).toHaveLength(2);
  });

  it('say how to test a judge again that failed, since the same command would not', async () => {
    await predict();
    verdict = '{"verdicts": []}';
    const { code, stderr } = await judge();
    expect(code).toBe(3);
    expect(stderr).toContain('2 problems unjudged, counted as wrong; move j.controls.jsonl away');
    expect(stderr).toMatch(
      /^"known wrong", made from \w+, is incorrect; no verdict: wrong number of verdicts: 0 where 2 are expected: the reply begins "\{\\"verdicts\\": \[\]\}"$/m,
    );
    const scored = await run('score --data data.jsonl --judged j.jsonl');
    expect(scored.code).toBe(3);
    expect(scored.stdout).toMatch(/strict accuracy +—\n/);
    expect(scored.stdout).toMatch(/without a score +unjudged 2\n/);
    expect(scored.stdout).not.toContain('0.0 %');
    expect(scored.stderr).toContain('incomplete: the judge failed a planted control');
    expect(await metrics()).toMatchObject({
      strict_accuracy: { value: null },
      answer_accuracy: { value: null },
      partial_credit: { value: null },
      counts: { unjudged: 2 },
    });
    const placed = await run('leaderboard metrics.json');
    expect([placed.code, placed.stdout]).toEqual([2, '']);
    expect(placed.stderr).toContain('the metrics of m have no score to place');
    verdict = undefined;
    expect((await judge()).code).toBe(3);
    await rm(workspace.path('j.controls.jsonl'));
    expect((await judge()).code).toBe(0);
  });

  it('say why the judge was not asked further', async () => {
    await predict();
    refuseKey = true;
    const { code, stderr } = await judge(' --judge-controls 0');
    expect(code).toBe(3);
    expect(stderr).toMatch(
      /2 problems unjudged, counted as wrong \(.* refused the key.*\); the same command/,
    );
  });

  it('say that problems have several rows, of which the last counts', async () => {
    const twice = ['26.0', '25.0'].map((last) => ({ id: 'lens', response: RIGHT.replace('25.0', last) }));
    await workspace.write({ 'p.jsonl': twice.map((one) => `${JSON.stringify(one)}\n`).join('') });
    const { stderr } = await judge();
    expect(stderr).toContain('p.jsonl: more than one row for 1 problem; the last of each counts');
    expect(await rows('j.jsonl')).toEqual([expect.objectContaining({ id: 'lens', correct: true })]);
  });

  const MISTAKES: readonly [string, string, string][] = [
    ['predict --data data.jsonl --base-url URL', '', 'model is not set'],
    ['predict --data data.jsonl --model m --base-url URL extra', '', 'expected no argument, got extra'],
    ['predict --data data.jsonl --model m --base-url URL --split tset', '', 'split is "tset"'],
    ['predict --data none.jsonl --model m --base-url URL', '', 'none.jsonl'],
    ['predict --data data.jsonl --model m --base-url URL --extra-body {x', '', 'extra-body'],
    [
      'predict --data data.jsonl --model m --base-url URL --api-key-env NO_SUCH_KEY',
      '',
      'the environment variable NO_SUCH_KEY, which --api-key-env names, is not set',
    ],
    ['judge --data data.jsonl --judge-model j --base-url URL', '', '--predictions is not set'],
    ['judge --data data.jsonl --predictions p.jsonl --base-url URL', '', '--judge-model is not set'],
    ['judge --data data.jsonl --predictions none.jsonl --judge-model j --base-url URL', '', 'none.jsonl'],
    ['judge --data data.jsonl --predictions p.jsonl --judge-model j --base-url URL', '{"id": 1', 'p.jsonl:1'],
    [
      'predict --data data.jsonl --model m --base-url URL --out data.jsonl',
      '',
      '--out and --data are the same',
    ],
    [
      'judge --data data.jsonl --predictions p.jsonl --judge-model j --base-url URL --out ./p.jsonl',
      '',
      '--out and --predictions are the same file',
    ],
    [
      'score --data data.jsonl --judged p.jsonl --out p.jsonl',
      '',
      '--out and --judged are the same file, p.jsonl (give --out another file)',
    ],
    [
      'predict --data data.jsonl --model m --base-url URL --api-key k --api-key-env HOME',
      '',
      'api-key and api-key-env exclude each other',
    ],
    [
      'judge selftest --data data.jsonl --problems data.jsonl --judge-model j --base-url URL',
      '',
      'data and problems exclude each other',
    ],
    [
      'score --data data.jsonl --judged p.jsonl',
      ['lens', 'mirror', 'drawn'].map((id) => JSON.stringify({ id, excluded: 'figures' })).join('\n'),
      'nothing is left to score: the model was not asked any of 3 problems, because of their figures',
    ],
    ['judge nonsense', '', 'got "nonsense"'],
    ['score --data data.jsonl', '', '--judged is not set'],
    [
      'score --data data.jsonl --judged p.jsonl',
      '{"id": "lens", "verdicts": [true]}',
      'lens has 2 answers and this row 1 verdicts',
    ],
    [
      'score --data data.jsonl --judged p.jsonl',
      '{"id": "lens", "verdicts": "yes"}',
      'p.jsonl:1: answers, verdicts',
    ],
  ];
  it.each(MISTAKES)('refuse, with exit code 2 and nothing asked: %s (%s)', async (command, file, message) => {
    await workspace.write({ 'p.jsonl': file === '' ? '' : `${file}\n` });
    const { code, stderr } = await run(command.replace('URL', server.baseUrl));
    expect(stderr).toContain(message);
    expect(code).toBe(2);
    expect(server.requests).toHaveLength(0);
  });
});
