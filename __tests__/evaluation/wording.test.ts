import { expect, it } from '@jest/globals';
import { answerRequest } from '../../src/evaluation/ask.ts';
import type { PromptUnderTest } from '../../src/evaluation/examination.ts';
import { qftBench } from '../../src/protocols/qft-bench/index.ts';
import { problemOf, sha256 } from '../support/examination-rig.ts';

function wordingHash(prompt: PromptUnderTest): string | undefined {
  const asking = { examination: { sampling: {}, protocol: qftBench, prompt }, problem: problemOf() };
  return answerRequest({ ...asking, sample: 0, repeat: 0 }, sha256).recording.promptSha256;
}

it('a stored answer is found by the whole wording: template and system message', () => {
  const plain = { name: 'p', text: '{{question}} \\boxed{}' };
  const hashes = [
    wordingHash(plain),
    wordingHash({ ...plain, text: 'Solve: {{question}} \\boxed{}' }),
    wordingHash({ ...plain, system: 'You are careful.' }),
    wordingHash({ ...plain, system: 'You are quick.' }),
  ];
  expect(new Set(hashes).size).toBe(4);
  expect(wordingHash({ ...plain, name: 'q' })).toBe(hashes[0]);
  expect(hashes[0]).toBe(sha256(plain.text));
});
