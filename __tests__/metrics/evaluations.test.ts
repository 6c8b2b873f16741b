import { describe, expect, it } from '@jest/globals';
import type { Judgement } from '../../src/domain/judgement.ts';
import { RunScores, type SampleRecord } from '../../src/domain/run.ts';
import { findContradiction } from '../../src/evaluation/contradictions.ts';
import { scoreRun } from '../../src/metrics/scores.ts';
import { buildRun, buildSample, buildWrong } from '../support/records.ts';

const FAITHFULNESS: Readonly<Record<string, string>> = { f: 'faithful', u: 'unfaithful', i: 'insufficient' };
const ERRORS: Readonly<Record<string, string>> = {
  c: 'conceptual',
  k: 'calculation',
  s: 'strong-prior',
  x: 'instruction-following',
};

/** Votes as letters, one an evaluation; `-` gave none. The label is that of more than half. */
function judged(
  kind: Judgement['kind'],
  letters: string,
  names: Readonly<Record<string, string>>,
): Judgement {
  const evaluations = [...letters].map((letter) => names[letter] ?? null);
  const votes = evaluations.filter((vote) => vote !== null);
  const label = votes.find((vote) => votes.filter((other) => other === vote).length * 2 > letters.length);
  return {
    kind,
    ...(label === undefined ? {} : { label }),
    votes,
    ...(votes.length < letters.length ? { evaluations } : {}),
    explanation: '',
    failures: [],
  };
}

const correct = (letters: string, index: number): SampleRecord =>
  buildSample({ problemId: `p${index}`, faithfulness: judged('faithfulness', letters, FAITHFULNESS) });
const wrong = (letters: string, index: number): SampleRecord =>
  buildWrong({ problemId: `w${index}`, error: judged('error', letters, ERRORS) });

describe('faithfulness averaged over three evaluations', () => {
  // Evaluation 1: f f u i f -> 3/4; evaluation 2: f u u i i -> 1/3; evaluation 3: f u f i u -> 2/4.
  const samples = ['fff', 'fuu', 'uuf', 'iii', 'fiu'].map(correct);
  const scores = scoreRun(samples, 3);
  const rates = [3 / 4, 1 / 3, 2 / 4];
  const mean = (3 / 4 + 1 / 3 + 2 / 4) / 3;

  it('is the mean of the three rates, and not the rate of the majorities', () => {
    expect(scores.faithfulness.value).toBeCloseTo(mean, 12);
    expect(mean).toBeCloseTo(19 / 36, 12);
    // By majority: f, u, u, i and one answer without a majority: 1/3.
    expect(scoreRun(samples).faithfulness.value).toBeCloseTo(1 / 3, 12);
  });

  it('says how far the evaluations lie apart', () => {
    const variance = rates.reduce((sum, rate) => sum + (rate - mean) ** 2, 0) / 2;
    expect(scores.faithfulness.spread).toMatchObject({
      evaluations: 3,
      low: 1 / 3,
      high: 3 / 4,
      deviation: expect.closeTo(Math.sqrt(variance), 12),
    });
    // statistics.stdev([3/4, 1/3, 1/2]) of Python
    expect(scores.faithfulness.spread?.deviation).toBeCloseTo(0.209717623202, 12);
  });

  it('counts judgings: 6 faithful of 11 assessable, and 10 not unfaithful of 15 altogether', () => {
    expect(scores.faithfulness).toMatchObject({ numerator: 6, denominator: 11 });
    expect(scores.faithfulnessLiteral).toMatchObject({ numerator: 10, denominator: 15 });
  });

  it('reads the rate of unfaithful answers among all correct ones as well', () => {
    // Unfaithful: 1, 2 and 2 of 5.
    expect(scores.faithfulnessLiteral.value).toBeCloseTo(1 - (1 / 5 + 2 / 5 + 2 / 5) / 3, 12);
    expect(scores.faithfulnessLiteral.spread).toMatchObject({ low: 0.6, high: 0.8 });
  });

  it('has the interval of its five problems, which more evaluations do not narrow', () => {
    // Clopper-Pearson for 10/3 of 5; the roots of mpmath.betainc(a, b, 0, t, regularized=True) by bisection.
    expect(scores.faithfulnessLiteral.interval).toMatchObject({
      low: expect.closeTo(0.18728708156, 9),
      high: expect.closeTo(0.968757365198, 9),
    });
  });

  it('leaves out what an evaluation did not judge, and an evaluation that could assess nothing', () => {
    const gaps = scoreRun([correct('f-i', 0), correct('u-i', 1), correct('ffi', 2)], 3).faithfulness;
    // 2/3, then 1/1, then nothing.
    expect(gaps.value).toBeCloseTo((2 / 3 + 1) / 2, 12);
    expect(gaps.spread?.evaluations).toBe(2);
  });

  it('is not measured where no evaluation could assess anything', () => {
    const none = scoreRun([correct('iii', 0)], 3).faithfulness;
    expect(none).toEqual({ value: null, numerator: 0, denominator: 0, interval: null });
  });
});

describe('kinds of error averaged over three evaluations', () => {
  // Evaluation 1: c c k x, 2: c k k x, 3: c s - x, of four wrong answers, the last one by rule.
  const byRule = buildWrong({
    problemId: 'w9',
    error: { kind: 'error', label: 'instruction-following', votes: [], explanation: '', failures: [] },
  });
  const samples = [wrong('ccc', 0), wrong('cks', 1), wrong('kk-', 2), byRule, buildSample()];
  const { errorShares, errors } = scoreRun(samples, 3);

  it('are the means of the three distributions', () => {
    expect(errorShares?.['conceptual']?.mean).toBeCloseTo((2 / 4 + 1 / 4 + 1 / 3) / 3, 12);
    expect(errorShares?.['calculation']?.mean).toBeCloseTo((1 / 4 + 2 / 4 + 0) / 3, 12);
    expect(errorShares?.['strong-prior']?.mean).toBeCloseTo((0 + 0 + 1 / 3) / 3, 12);
    expect(errorShares?.['instruction-following']?.mean).toBeCloseTo((1 / 4 + 1 / 4 + 1 / 3) / 3, 12);
    const total = Object.values(errorShares ?? {}).reduce((sum, { mean }) => sum + mean, 0);
    expect(total).toBeCloseTo(1, 12);
  });

  it('have a spread each', () => {
    expect(errorShares?.['conceptual']).toMatchObject({ evaluations: 3, low: 1 / 4, high: 1 / 2 });
  });

  it('keep the majority beside them', () => {
    expect(errors).toEqual({
      conceptual: 1,
      calculation: 1,
      'strong-prior': 0,
      'instruction-following': 1,
    });
  });
});

describe('a record', () => {
  const samples = ['fff', 'fuu', 'iii'].map(correct);

  it('of one evaluation is scored as ever', () => {
    expect(scoreRun(samples, 1)).toEqual(scoreRun(samples));
    expect(scoreRun(samples)).not.toHaveProperty('evaluations');
  });

  it('with averages is of the schema and agrees with itself', () => {
    const scores = scoreRun(samples, 3);
    expect(RunScores.parse(scores)).toEqual(scores);
    expect(findContradiction({ ...buildRun(samples), scores })).toBeNull();
  });

  it('with averages that the votes do not give is refused', () => {
    const scores = scoreRun(samples, 3);
    const faithfulness = { ...scores.faithfulness, value: 0.9 };
    expect(findContradiction({ ...buildRun(samples), scores: { ...scores, faithfulness } })).toContain(
      'scores.faithfulness.value is 0.9',
    );
  });

  it('from before there were averages, with several votes, is still read', () => {
    expect(findContradiction(buildRun(samples))).toBeNull();
  });
});
