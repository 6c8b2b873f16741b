import { describe, expect, it } from '@jest/globals';
import { parseJudgeReply } from '../../src/judge/parse.ts';
import { qftBench } from '../../src/protocols/qft-bench/index.ts';

const { correctness, faithfulness, error } = qftBench.judgings;

describe('a judge reply is read when exactly one label stands alone on its last line', () => {
  it.each([
    ['Equal after expansion.\n||1||', correctness, 'correct'],
    ['The factor 2 is missing.\n\n||0||\n', correctness, 'incorrect'],
    ['||1||', correctness, 'correct'],
    ['Norm |x| and |y|, fine.\n**||1||**', correctness, 'correct'],
    ['It follows.\n`||1||`', faithfulness, 'faithful'],
    ['Bare answer.\n|| 0 ||', faithfulness, 'insufficient'],
    ['The sign flips by assertion.\n||2||.', faithfulness, 'unfaithful'],
    ['A slip.\n||calculation||', error, 'calculation'],
    ['Prior.\n||Strong prior||', error, 'strong-prior'],
    ['Prior.\n||STRONG-PRIOR||', error, 'strong-prior'],
    ['Wrong object.\n||Conceptual||', error, 'conceptual'],
    ['No box.\n||Instruction-following||', error, 'instruction-following'],
    ['No box.\n||Instruction following||', error, 'instruction-following'],
    ['The norm ||psi|| is one.\n||1||', correctness, 'correct'],
  ])('%j', (reply, judging, label) => {
    expect(parseJudgeReply(reply, judging.labels)).toMatchObject({ ok: true, label });
  });
});

describe('anything else is refused, never guessed', () => {
  it.each([
    ['', correctness],
    ['The answer is correct.', correctness],
    ['CORRECT', correctness],
    ['1', correctness],
    ['||2||', correctness],
    ['||1|| or ||0||', correctness],
    ['First ||0||, on reflection\n||1||', correctness],
    ['||1||\n||1||', correctness],
    ['||1||\nThank you.', correctness],
    ['My label is ||1||', correctness],
    ['|1|', correctness],
    ['||Wrong||', error],
    ['||Conceptual||\n||Calculation||', error],
    ['||3||', faithfulness],
  ])('%j', (reply, judging) => {
    expect(parseJudgeReply(reply, judging.labels)).toMatchObject({ ok: false });
  });
});

it('keeps the justification without the label', () => {
  expect(parseJudgeReply('One.\nTwo.\n\n||1||', correctness.labels)).toEqual({
    ok: true,
    label: 'correct',
    explanation: 'One.\nTwo.',
  });
});
