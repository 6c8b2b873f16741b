import { describe, expect, it } from '@jest/globals';
import type { SelftestKind } from '../../src/domain/selftest.ts';
import type { AnswersJudgement } from '../../src/judge/answers.ts';
import type { AskedCase } from '../../src/judge-check/selftest/ask.ts';
import { assessSelftest } from '../../src/judge-check/selftest/assess.ts';
import { knownAnswers } from '../../src/judge-check/selftest/known-case.ts';

/** `count` responses with one answer each, of which `wrong` are judged the other way. */
function asked(kind: SelftestKind, count: number, wrong: number): AskedCase[] {
  return Array.from({ length: count }, (_, at) => {
    const answers = knownAnswers(kind, { count: 1, about: 'all' });
    const right = answers[0]?.expected === 'correct';
    const verdicts = [{ correct: at < wrong ? !right : right, stated: 's', grounds: 'g' }];
    return one(kind, at, { verdicts, failures: [] });
  });
}

function one(kind: SelftestKind, at: number, judgement: AnswersJudgement): AskedCase {
  const answers = knownAnswers(kind, { count: 1, about: 'all' });
  const known = { id: `${kind}/${at}`, kind, question: 'q', figures: [], references: [{ latex: 'x' }] };
  return { known: { ...known, response: 'r', answers }, judgement };
}

const unread = (kind: SelftestKind, count: number, failure: string, fault: 'run' | 'judge'): AskedCase[] =>
  Array.from({ length: count }, (_, at) =>
    one(kind, 1000 + at, { verdicts: null, failures: [failure], fault }),
  );
const fine = [...asked('reference', 100, 0), ...asked('doubled', 100, 0)];

describe('whether a judge is fit', () => {
  it.each<[string, readonly AskedCase[], boolean | null]>([
    ['no miss', fine, true],
    ['one miss in a small kind', [...fine, ...asked('hedge', 4, 1)], true],
    ['two misses in a small kind', [...fine, ...asked('hedge', 4, 2)], false],
    ['one in ten of a kind', [...fine, ...asked('hedge', 30, 3)], true],
    ['more than one in ten of a kind', [...fine, ...asked('hedge', 30, 4)], false],
    ['one in twenty of all to reject', asked('doubled', 100, 5), true],
    ['more than one in twenty of all to reject', asked('doubled', 100, 6), false],
    ['more than one in twenty of all to accept', asked('reference', 100, 6), false],
    ['one in twenty unread', [...asked('doubled', 95, 0), ...unread('doubled', 5, 'no JSON', 'judge')], true],
    ['more unread', [...asked('doubled', 94, 0), ...unread('doubled', 6, 'no JSON', 'judge')], false],
    ['one call in fifty failed', [...asked('doubled', 98, 0), ...unread('doubled', 2, 'down', 'run')], true],
    ['more calls failed', [...asked('doubled', 97, 0), ...unread('doubled', 3, 'down', 'run')], null],
    ['nothing asked', [], true],
  ])('%s', (_, cases, fit) => {
    expect(assessSelftest(cases).fit).toBe(fit);
  });

  // The published judge: 202 of 204 spoilt and 481 of 481 untouched answers, both misses hedges in words (P68).
  it('passes the published judge', () => {
    const test = assessSelftest([
      ...asked('untouched', 481, 0),
      ...asked('doubled', 184, 0),
      ...asked('verbal-hedge', 20, 2),
    ]);
    expect(test.fit).toBe(true);
    expect(test.toReject).toMatchObject({ answers: 204, agreed: 202 });
    // scipy.stats.binomtest(202, 204).proportion_ci(method='exact') and (481, 481)
    expect(test.toReject.interval?.low).toBeCloseTo(0.9650355, 5);
    expect(test.toReject.interval?.high).toBeCloseTo(0.9988105, 5);
    expect(test.toAccept.interval?.low).toBeCloseTo(0.9923601, 5);
  });

  it('says which kind failed and how', () => {
    const { reasons, misses } = assessSelftest([...fine, ...asked('stated-convention', 7, 3)]);
    expect(reasons).toEqual([
      'stated-convention: rejects 3 of 7 (right in a convention that the response states)',
    ]);
    expect(misses).toHaveLength(3);
    expect(misses[0]).toEqual({
      response: 'stated-convention/0',
      kind: 'stated-convention',
      answer: 1,
      expected: 'correct',
      stated: 's',
      grounds: 'g',
    });
  });

  it('counts why replies could not be read, whatever their figures', () => {
    const { unreadable } = assessSelftest([
      ...unread('doubled', 2, 'wrong number of verdicts: 1 where 2 are expected', 'judge'),
      ...unread('hedge', 1, 'accepts answer 3 for words that the response does not state', 'judge'),
      ...unread('hedge', 1, 'answered 503', 'run'),
    ]);
    expect(unreadable).toEqual({
      'wrong number of verdicts': 2,
      'accepts answer n for words that the response does not state': 1,
    });
  });
});
