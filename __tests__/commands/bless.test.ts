import { describe, expect, it } from '@jest/globals';
import { blessCommand } from '../../src/commands/records.ts';
import type { CommandInput } from '../../src/commands/registry.ts';
import { EXIT } from '../../src/domain/errors.ts';
import type { JudgeControls } from '../../src/domain/judge-controls.ts';
import { renderRun } from '../../src/evaluation/run-record.ts';
import { buildRun, buildSamples } from '../support/records.ts';

const control = { kind: 'known-wrong', problemId: 'p0001', expected: 'incorrect', explanation: 'x' } as const;
const PASSED: JudgeControls = {
  state: 'passed',
  controls: [{ ...control, state: 'passed', labels: ['incorrect'], failures: [] }],
};

async function bless(judgeControls?: JudgeControls) {
  const run = buildRun(buildSamples('+ -'));
  const written = new Map<string, string>();
  const files = {
    readText: async () => renderRun(judgeControls === undefined ? run : { ...run, judgeControls }),
    writeAtomically: async (path: string, text: string) => void written.set(path, text),
  };
  const progress = { line: () => {}, warn: () => {} };
  const input = { positionals: ['run.json', 'base.json'], terminal: { files, progress } };
  const code = await blessCommand(input as unknown as CommandInput);
  return { code, written };
}

describe('bless', () => {
  it('takes a run whose judge passed its test, and one from before there was a test', async () => {
    const tested = await bless(PASSED);
    expect(tested.code).toBe(EXIT.passed);
    expect(tested.written.get('base.json')).toContain('"judgeControls"');
    expect((await bless()).code).toBe(EXIT.passed);
  });

  it.each<readonly [string, JudgeControls, string]>([
    [
      'failed its test',
      { state: 'failed', controls: [{ ...control, state: 'failed', labels: ['correct'], failures: [] }] },
      'the judge failed the planted control "known wrong": its verdicts are void',
    ],
    [
      'could not be tested',
      {
        state: 'unanswered',
        controls: [{ ...control, state: 'unanswered', labels: [], failures: ['no route'] }],
      },
      'the judge could not be tested: no route',
    ],
  ])('refuses a run whose judge %s', async (_, judgeControls, message) => {
    await expect(bless(judgeControls)).rejects.toThrow(message);
  });
});
