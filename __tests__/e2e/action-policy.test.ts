import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import {
  type ActionRig,
  annotations,
  REPORT_PATH,
  RUN_PATH,
  recordRun,
  startRig,
  strangers,
  withWrong,
} from '../support/action-rig.ts';
import { BASE_SHA } from '../support/events.ts';
import { RIGHT, rightBut } from '../support/physics-servers.ts';

const CONFIG = '.github/theory-gate.yml';
const BASELINE = 'baseline.json';
const LOG_PATH = 'theory-gate-out/run.jsonl';

let allRight: string;
let allWrong: string;
beforeAll(async () => {
  allRight = await recordRun();
  allWrong = withWrong(allRight, ...Object.keys(RIGHT));
});

let rig: ActionRig;
afterEach(() => rig.close());

/** A report without what the clock wrote. */
const withoutTimes = (report: string | undefined): string[] =>
  (report ?? '').split('\n').filter((line) => !/^\| (Started|Finished) \|/.test(line));

describe('the baseline of a pull request', () => {
  it('is read at its base: a pull request cannot edit the run it is compared with', async () => {
    rig = await startRig(rightBut('rotor'));
    rig.github.files.set(`${BASE_SHA}:${BASELINE}`, allRight);
    const inputs = { baseline: BASELINE, 'fail-on': 'any' };
    const untouched = await rig.step({ inputs, checkout: { [BASELINE]: allRight } });
    const edited = await rig.step({ inputs, checkout: { [BASELINE]: allWrong } });
    for (const result of [untouched, edited]) {
      expect(result.exitCode).toBe(1);
      expect(result.outputs).toMatchObject({ outcome: 'failed', regressions: '1' });
    }
    expect(withoutTimes(edited.written[REPORT_PATH])).toEqual(withoutTimes(untouched.written[REPORT_PATH]));
    expect(edited.written[REPORT_PATH]).toContain('main at bbbbbbb');
  });

  it('that exists in the checkout only is no baseline yet', async () => {
    rig = await startRig(rightBut('rotor'));
    const inputs = { baseline: BASELINE, 'fail-on': 'any' };
    const result = await rig.step({ inputs, checkout: { [BASELINE]: allWrong } });
    expect(result.exitCode).toBe(0);
    expect(result.outputs).toMatchObject({ outcome: 'passed', regressions: '' });
    expect(result.summary).toContain('No baseline: there is no baseline.json in main at bbbbbbb yet');
  });

  it('that is neither there nor in the checkout is not comparable, exit code 4', async () => {
    rig = await startRig();
    const result = await rig.step({ inputs: { baseline: 'basline.json' } });
    expect(result.exitCode).toBe(4);
    expect(result.outputs).toMatchObject({ passed: 'false', outcome: 'not-comparable' });
    expect(result.summary).toContain('there is no basline.json in main at bbbbbbb nor in the checkout');
  });

  it('that is no run record is not comparable, exit code 4', async () => {
    rig = await startRig();
    rig.github.files.set(`${BASE_SHA}:${BASELINE}`, '{"schemaVersion": 99}');
    const result = await rig.step({ inputs: { baseline: BASELINE }, checkout: { [BASELINE]: allRight } });
    expect(result.exitCode).toBe(4);
    expect(result.outputs).toMatchObject({ passed: 'false', outcome: 'not-comparable' });
    expect(annotations(result, 'error')).toEqual([
      expect.stringMatching(/^Not comparable: .*schemaVersion is 99/),
    ]);
  });

  it('that nobody may read is not comparable either, and the one of the checkout is not taken instead', async () => {
    rig = await startRig();
    const result = await rig.step({
      inputs: { baseline: BASELINE, 'github-token': '' },
      checkout: { [BASELINE]: allRight },
    });
    expect(result.exitCode).toBe(4);
    expect(result.summary).toContain('there is no github-token');
    expect(rig.github.log).toEqual([]);
  });
});

describe('the config file of a pull request', () => {
  it('counts as it stands at the base: thresholds loosened in the checkout do not', async () => {
    rig = await startRig(rightBut('rotor'));
    rig.github.files.set(`${BASE_SHA}:${CONFIG}`, 'min-accuracy: 0.9\n');
    const result = await rig.step({ checkout: { [CONFIG]: 'min-accuracy: 0.1\nfail-on: never\n' } });
    expect(result.exitCode).toBe(1);
    expect(annotations(result, 'error')).toEqual([expect.stringContaining('below the floor of 90 %')]);
    expect(result.stdout).not.toContain('of the checkout');
  });

  it('does not count while the base has none: a pull request cannot bring the file that loosens its gate', async () => {
    rig = await startRig(rightBut('rotor'));
    const checkout = { [CONFIG]: 'fail-on: never\nrepeats: 100\n' };
    const result = await rig.step({ inputs: { 'min-accuracy': '0.9' }, checkout });
    expect(result.exitCode).toBe(1);
    expect(rig.model.requests).toHaveLength(Object.keys(RIGHT).length);
    expect(annotations(result, 'warning')).toEqual([
      expect.stringContaining(`${CONFIG} of the checkout is not used: it is not in main at bbbbbbb yet`),
    ]);
  });

  it('that was named and is nowhere is a mistake', async () => {
    rig = await startRig();
    const result = await rig.step({ inputs: { config: 'nowhere.yml' } });
    expect(result.exitCode).toBe(2);
    expect(rig.model.requests).toEqual([]);
  });

  it('may not say where a key goes: exit code 2, every line named, and no model is asked', async () => {
    rig = await startRig();
    const mine = rig.model.baseUrl;
    const lines = [
      `base-url: ${mine}`,
      'api-key: abcdefgh',
      `judge-base-url: ${mine}`,
      'github-token: abcdefgh',
    ];
    rig.github.files.set(`${BASE_SHA}:${CONFIG}`, `${lines.join('\n')}\n`);
    const result = await rig.step();
    expect(result.exitCode).toBe(2);
    expect(result.outputs).toEqual({ passed: 'false', outcome: 'misconfigured' });
    expect(annotations(result, 'error')).toEqual([
      expect.stringMatching(/^\.github\/theory-gate\.yml:1:1: "base-url" cannot be set in the config file/),
      expect.stringMatching(/^\.github\/theory-gate\.yml:2:1: "api-key" cannot be set/),
      expect.stringMatching(/^\.github\/theory-gate\.yml:3:1: "judge-base-url" cannot be set/),
      expect.stringMatching(/^\.github\/theory-gate\.yml:4:1: "github-token" cannot be set/),
    ]);
    expect(result.summary).toContain('Physics gate: could not run');
    expect(rig.model.requests).toEqual([]);
    expect(strangers(result, [rig.github])).toEqual([]);
    expect(rig.github.comments).toEqual([]);
  });

  it('that GitHub does not hand out stops the run with exit code 3 before a model is asked', async () => {
    rig = await startRig();
    rig.github.fail('repos/get-content', { status: 500 }, { status: 500 }, { status: 500 });
    const result = await rig.step({ checkout: { [CONFIG]: 'fail-on: never\n' } });
    expect(result.exitCode).toBe(3);
    expect(result.outputs).toEqual({ passed: 'false', outcome: 'incomplete' });
    expect(annotations(result, 'error')).toEqual([
      expect.stringMatching(/theory-gate\.yml could not be read at main at bbbbbbb/),
    ]);
    expect(rig.model.requests).toEqual([]);
  });
});

describe('a log in the checkout', () => {
  it('is not continued: a pull request cannot answer for the model', async () => {
    const responses = { ...RIGHT };
    rig = await startRig(responses);
    const honest = await rig.step();
    const forged = honest.written[LOG_PATH] ?? '';
    expect(forged.trim().split('\n')).toHaveLength(Object.keys(RIGHT).length);
    Object.assign(responses, rightBut('rotor'));
    const asked = rig.model.requests.length;
    const result = await rig.step({ inputs: { 'min-accuracy': '1' }, checkout: { [LOG_PATH]: forged } });
    expect(rig.model.requests.length - asked).toBe(Object.keys(RIGHT).length);
    expect(result.exitCode).toBe(1);
    expect(result.outputs).toMatchObject({ accuracy: '0.75', outcome: 'failed' });
  });
});

describe('what stands in the way of the output in the checkout', () => {
  it('is removed before a model is asked, so that a finished run can always be written', async () => {
    rig = await startRig();
    const inTheWay = {
      // Process 1 is always alive; a start time of "?" fits every process.
      'theory-gate-out/run.jsonl.lock': '1 ?\n',
      'theory-gate-out/run.jsonl/x': 'a folder',
      'theory-gate-out/run.json/x': 'a folder',
      'theory-gate-out/report.md/x': 'a folder',
      'theory-gate-out/.run.json.theory-gate-tmp/x': 'a folder',
    };
    const result = await rig.step({ checkout: inTheWay });
    expect(result.exitCode).toBe(0);
    expect(Object.keys(result.written).sort()).toEqual([REPORT_PATH, RUN_PATH, LOG_PATH]);
  });
});
