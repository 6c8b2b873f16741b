import { describe, expect, it } from '@jest/globals';
import { Comparison } from '../../src/domain/comparison.ts';
import type { RunIdentity, RunResult, SampleRecord } from '../../src/domain/run.ts';
import { compareRuns } from '../../src/regression/compare.ts';
import {
  buildFaithfulness,
  buildRun,
  buildSample,
  buildSamples,
  buildWrong,
  JUDGE,
} from '../support/records.ts';

function compare(baseline: RunResult, candidate: RunResult): Comparison {
  return compareRuns({ baseline, candidate, baselineName: 'main', alpha: 0.05 });
}

function compared(baseline: RunResult, candidate: RunResult): Extract<Comparison, { kind: 'compared' }> {
  const comparison = compare(baseline, candidate);
  if (comparison.kind !== 'compared') throw new Error(`not compared: ${JSON.stringify(comparison)}`);
  return comparison;
}

function reasonsAgainst(baseline: RunResult, candidate: RunResult): readonly string[] {
  const comparison = compare(baseline, candidate);
  return comparison.kind === 'not-comparable' ? comparison.reasons : [];
}

describe('compareRuns measures', () => {
  it('accuracy over shared problems, with the exact p-value', () => {
    // six lost, one gained of ten: scipy.stats.binom.sf(5, 7, .5) = 0.0625
    const { accuracy } = compared(
      buildRun(buildSamples('+ + + + + + + - + +')),
      buildRun(buildSamples('- - - - - - + + + +')),
    );
    expect(accuracy).toMatchObject({ before: 0.9, after: 0.4, problems: 10, alpha: 0.05, notCompared: null });
    expect(accuracy.drop).toBeCloseTo(0.5, 12);
    expect(accuracy.pValue).toBeCloseTo(0.0625, 12);
    expect(accuracy.smallestDrop).toBeCloseTo(0.5, 12);
  });

  it('unscored answers as not correct', () => {
    const { accuracy, broken } = compared(
      buildRun(buildSamples('+ + + +')),
      buildRun(buildSamples('+ + + x')),
    );
    expect(accuracy).toMatchObject({ before: 1, after: 0.75 });
    expect(broken.map((change) => change.problemId)).toEqual(['p0004']);
  });

  it('runs with different numbers of samples', () => {
    const { accuracy, broken, fixed } = compared(
      buildRun(buildSamples('+++++ +++++ --+--')),
      buildRun(buildSamples('+++ +-- +++')),
    );
    expect(accuracy.before).toBeCloseTo(11 / 15, 12);
    expect(accuracy.after).toBeCloseTo(7 / 9, 12);
    expect(broken).toMatchObject([
      { problemId: 'p0002', before: { correct: 5, asked: 5 }, after: { correct: 1 } },
    ]);
    expect(fixed).toMatchObject([{ problemId: 'p0003' }]);
  });

  it('flips, worst and best first, and leaves equal rates out', () => {
    const { broken, fixed } = compared(
      buildRun(buildSamples('+++ +++ ++- --- --+ ++-+-+')),
      buildRun(buildSamples('++- --- ++- +++ -++ +-+')),
    );
    expect(broken.map((change) => change.problemId)).toEqual(['p0002', 'p0001']);
    expect(fixed.map((change) => change.problemId)).toEqual(['p0004', 'p0005']);
  });

  it('categories over shared problems', () => {
    const samples = [buildSample({ problemId: 'a', category: 'spinors' }), buildWrong({ problemId: 'b' })];
    const { byCategory } = compared(
      buildRun(samples),
      buildRun([...samples, buildSample({ problemId: 'c' })]),
    );
    expect(byCategory).toEqual({ scattering: { before: 0, after: 0 }, spinors: { before: 1, after: 1 } });
  });

  it('an unchanged run as no change, in a record of the schema', () => {
    const run = buildRun(buildSamples('+ - +'));
    const comparison = compared(run, run);
    expect(comparison).toMatchObject({
      broken: [],
      fixed: [],
      differences: [],
      warnings: [],
      baselineCommit: 'abc1234',
    });
    expect(comparison.accuracy).toMatchObject({ drop: 0, pValue: 1 });
    expect(() => Comparison.parse(comparison)).not.toThrow();
  });
});

describe('compareRuns pairs problems', () => {
  const before = buildRun(buildSamples('+ + + +'));

  it('over the intersection, and lists the rest', () => {
    const fewer = buildRun(buildSamples('+ -'));
    expect(compared(before, fewer)).toMatchObject({ onlyBaseline: ['p0003', 'p0004'], onlyCandidate: [] });
    const comparison = compared(fewer, before);
    expect(comparison).toMatchObject({ onlyBaseline: [], onlyCandidate: ['p0003', 'p0004'] });
    expect(comparison.accuracy.problems).toBe(2);
  });

  it('says how much of the baseline is covered', () => {
    expect(compared(before, buildRun(buildSamples('+'))).warnings).toEqual([
      "this run asks 1 of the baseline's 4 problems; nothing is known about the others",
    ]);
  });

  it('refuses a baseline that measured none of the shared problems', () => {
    expect(reasonsAgainst(buildRun(buildSamples('x x')), before)).toEqual([
      'no shared problem was measured in the baseline',
    ]);
  });

  it('leaves out a problem whose text changed, and says so', () => {
    const problems = { ...before.identity.problems, p0002: 'another hash' };
    const comparison = compared(before, buildRun(buildSamples('+ + + +'), { identity: { problems } }));
    expect(comparison.accuracy.problems).toBe(3);
    expect(comparison.warnings).toEqual([
      '1 problem changed since the baseline and left out of the comparison: p0002',
    ]);
  });

  it('leaves out a problem the baseline has no measurement of', () => {
    const comparison = compared(buildRun(buildSamples('+ + xx x+')), buildRun(buildSamples('+ + ++ ++')));
    expect(comparison.accuracy.problems).toBe(3);
    expect(comparison.onlyCandidate).toEqual(['p0003']);
    expect(comparison.warnings.join('\n')).toContain('not measured in the baseline');
  });

  it.each([
    [
      'one of three shared',
      '+',
      '+ + +',
      ['the baseline has 1 of the 3 problems of this run, at least half are needed'],
    ],
    ['a run of nothing', '+', '', ['this run has no problems']],
  ])('refuses %s', (_, baseline, candidate, reasons) => {
    const runOf = (pattern: string) => buildRun(pattern === '' ? [] : buildSamples(pattern));
    expect(reasonsAgainst(runOf(baseline), runOf(candidate))).toEqual(reasons);
  });

  it('refuses runs without a shared problem, and with nothing but changed ones', () => {
    expect(reasonsAgainst(before, buildRun([buildSample({ problemId: 'other' })]))).toEqual([
      'the runs share no problem',
    ]);
    const problems = { p0001: 'x', p0002: 'x', p0003: 'x', p0004: 'x' };
    expect(reasonsAgainst(before, buildRun(buildSamples('+ + + +'), { identity: { problems } }))).toEqual([
      'every shared problem has changed since the baseline',
    ]);
  });

  it('accepts exactly half', () => {
    expect(compare(buildRun(buildSamples('+')), buildRun(buildSamples('+ +'))).kind).toBe('compared');
  });
});

describe('compareRuns refuses another ruler', () => {
  const samples = buildSamples('+ + -');
  const refused: readonly [string, Partial<RunIdentity>, string][] = [
    [
      'protocol',
      { protocol: 'physics-verified' },
      'the protocol: qft-bench version 1 in the baseline, physics-verified',
    ],
    ['protocol version', { protocolVersion: '2' }, 'the protocol: qft-bench version 1'],
    ['verifier', { verifierVersion: '2' }, 'the verifier version: 1 in the baseline, 2 now'],
    ['no judge', { judge: null }, 'the baseline had a judge and this run has none'],
    ['judge model', { judge: { ...JUDGE, model: 'judge-2' } }, 'the judge model: judge-1'],
    ['judge endpoint', { judge: { ...JUDGE, endpoint: 'https://b.example' } }, 'the judge endpoint'],
    ['judge prompts', { judge: { ...JUDGE, promptsSha256: 'other' } }, 'the judge prompts are not the same'],
    ['judge repeats', { judge: { ...JUDGE, repeats: 3 } }, 'the judge repeats: 1 in the baseline, 3 now'],
    ['judge kinds', { judge: { ...JUDGE, kinds: ['correctness'] } }, 'what the judge is asked'],
  ];

  it.each(refused)('%s', (_, identity, reason) => {
    const [only, ...others] = reasonsAgainst(buildRun(samples), buildRun(samples, { identity }));
    expect(only).toContain(reason);
    expect(others).toEqual([]);
  });

  const allowed: readonly [string, Partial<RunIdentity>, string | null][] = [
    [
      'model',
      { model: 'model-2', modelsReported: ['model-2'] },
      'the model: model-1 in the baseline, model-2 now',
    ],
    [
      'reported model',
      { modelsReported: ['model-1-2025-06-01'] },
      'the model reported: model-1 in the baseline',
    ],
    ['endpoint', { endpoint: 'https://other.example' }, 'the endpoint'],
    [
      'prompt',
      { promptSha256: 'f00d', promptName: 'careful' },
      'the prompt: default in the baseline, careful now',
    ],
    ['prompt text', { promptSha256: 'f00d' }, 'the text of the prompt default has changed'],
    [
      'sampling',
      { sampling: { temperature: 0.2 } },
      'the sampling parameter temperature: unset in the baseline, 0.2',
    ],
    ['samples', { samples: 3 }, 'samples per problem: 1 in the baseline, 3 now'],
    ['name of the set', { problemSet: 'mine' }, 'the name of the problem set'],
    ['order of judge kinds', { judge: { ...JUDGE, kinds: ['faithfulness', 'correctness'] } }, null],
  ];

  it.each(allowed)('but not another %s', (_, identity, difference) => {
    const { differences } = compared(buildRun(samples), buildRun(samples, { identity }));
    expect(differences).toEqual(difference === null ? [] : [expect.stringContaining(difference)]);
  });

  it('a judge where there was none', () => {
    expect(reasonsAgainst(buildRun(samples, { identity: { judge: null } }), buildRun(samples))).toEqual([
      'the baseline had no judge and this run has one',
    ]);
  });

  it('compares two runs without a judge', () => {
    const run = buildRun(samples, { identity: { judge: null } });
    expect(compared(run, run).faithfulness.notCompared).toBe('no judge was asked about faithfulness');
  });

  it('with every reason at once', () => {
    const identity = { verifierVersion: '2', judge: null, problems: { p0001: 'x', p0002: 'x', p0003: 'x' } };
    expect(reasonsAgainst(buildRun(samples), buildRun(samples, { identity }))).toHaveLength(3);
  });

  it('but not sampling parameters written in another order', () => {
    const sampling = { extra: { a: 1, b: [{ c: 2, d: 3 }] } };
    const reordered = { extra: { b: [{ d: 3, c: 2 }], a: 1 } };
    const [before, after] = [sampling, reordered].map((one) =>
      buildRun(samples, { identity: { sampling: one } }),
    );
    expect(before && after && compared(before, after).differences).toEqual([]);
  });
});

describe('compareRuns and answers without a score', () => {
  /** As `buildSamples`, where `x` was answered and could not be decided. */
  function undecided(words: readonly string[]): RunResult {
    const reason = 'undecided_unjudged' as const;
    return buildRun(
      buildSamples(words.join(' ')).map((one) =>
        one.status === 'unscored' ? { ...one, reason, outcome: 'answered' } : one,
      ),
    );
  }
  const times = (count: number, word: string): string[] => Array(count).fill(word);

  // p is twice the sign test's over the problems scored in both runs: 2·2⁻⁶, 2·2⁻¹², and 2·3⁻¹² where one right
  // answer is dealt to one of three places.
  it.each([
    [
      'six losses behind twelve new scores',
      [...times(12, '+'), ...times(12, 'x')],
      [...times(6, '+'), ...times(6, '-'), ...times(12, '+')],
      1 / 32,
      12,
    ],
    [
      'twelve losses behind twelve new scores',
      [...times(12, '+'), ...times(12, 'x')],
      [...times(12, '-'), ...times(12, '+')],
      2 ** -11,
      12,
    ],
    [
      'losses behind a repeat that is new',
      times(24, '+x'),
      [...times(12, '++'), ...times(12, '--')],
      2 * 3 ** -12,
      24,
    ],
  ])('does not hide %s', (_, before, after, pValue, problems) => {
    const { accuracy, warnings } = compared(undecided(before), undecided(after));
    expect(accuracy).toMatchObject({ before: 1, problems });
    expect(accuracy.drop).toBeGreaterThanOrEqual(0.5);
    expect(accuracy.pValue).toBeCloseTo(pValue, 12);
    expect(warnings).toEqual([
      expect.stringMatching(/^(12|24) baseline answers have no score: .* left out, is shown/),
    ]);
  });

  it('lets an unscored answer of the candidate count as lost', () => {
    // one problem undecided before; six right then undecided: 2·2⁻⁶ over the seven, nothing scored but the last two
    const { accuracy, broken } = compared(
      undecided([...times(6, '+'), 'x', '+']),
      undecided([...times(6, 'x'), 'x', '+']),
    );
    expect(accuracy).toMatchObject({ before: 7 / 8, after: 1 / 8, problems: 8 });
    expect(accuracy.pValue).toBeCloseTo(1 / 32, 12);
    expect(broken).toHaveLength(6);
  });

  it('prefers the reading that shows to the larger drop that does not', () => {
    // not correct: nine lost of ten, p = 2·2⁻⁹; left out: one lost of one, p = 2·½
    const { accuracy } = compared(
      undecided([...times(9, '+'), 'x']),
      undecided([...times(8, 'x'), '-', 'x']),
    );
    expect(accuracy.drop).toBeCloseTo(0.9, 12);
    expect(accuracy.pValue).toBeCloseTo(2 ** -8, 12);
  });

  it('finds no change where nothing changed, and does not look twice at a baseline with all scores', () => {
    const same = undecided(['+', 'x', '+x', '-']);
    expect(compared(same, same).accuracy).toMatchObject({ drop: 0, pValue: 1 });
    const { accuracy, warnings } = compared(undecided(times(5, '+')), undecided(times(5, 'x')));
    expect(accuracy.pValue).toBeCloseTo(1 / 32, 12);
    expect(warnings).toEqual([]);
  });

  it('announces the smallest drop at the level it uses', () => {
    // twice 2⁻⁵ misses 0.05 and twice 2⁻⁶ reaches it: six of the eleven right answers
    const run = undecided([...times(11, '+'), 'x']);
    expect(compared(run, run).accuracy.smallestDrop).toBeCloseTo(6 / 12, 12);
  });

  it('keeps an unchanged model from failing where chance decides what can be scored', () => {
    // Ten fixed pairs of runs in which every answer is undecided with a chance of 3/10 and right otherwise, by a
    // fixed sequence; against the scored answers of the baseline alone 21 of 75 would seem lost each time.
    let state = 1;
    const next = () => {
      state = (state * 48271) % 2147483647;
      return state / 2147483647;
    };
    const draw = () => undecided(Array.from({ length: 75 }, () => (next() < 0.3 ? 'x' : '+')));
    const significant = Array.from(
      { length: 10 },
      () => compared(draw(), draw()).accuracy.pValue ?? 0,
    ).filter((pValue) => pValue <= 0.05);
    expect(significant.length).toBeLessThanOrEqual(2);
  });
});

describe('compareRuns and faithfulness', () => {
  function faithful(pattern: string, over: Partial<SampleRecord> = {}): SampleRecord[] {
    const labels = { f: 'faithful', u: 'unfaithful', i: 'insufficient' } as const;
    return pattern.split(' ').flatMap((word, problem) =>
      [...word].map((letter, sample) => {
        const place = { problemId: `p${problem}`, sample, ...over };
        if (letter === '-') return buildWrong({ ...place, faithfulness: buildFaithfulness('unfaithful') });
        return buildSample({
          ...place,
          faithfulness: buildFaithfulness(labels[letter as keyof typeof labels]),
        });
      }),
    );
  }

  it('counts correct and assessable answers of problems that have them in both runs', () => {
    const { faithfulness } = compared(
      buildRun(faithful('fff ff- f-- iii uff')),
      buildRun(faithful('fuu fif --- fff ufi')),
    );
    // shared: p0 3/3 -> 1/3, p1 2/2 -> 2/2, p4 2/3 -> 1/2
    expect(faithfulness.problems).toBe(3);
    // weights 3·3/6, 2·2/4 and 3·2/5, together 3.7
    expect(faithfulness.before).toBeCloseTo((1.5 + 1 + 1.2 * (2 / 3)) / 3.7, 12);
    expect(faithfulness.after).toBeCloseTo((1.5 / 3 + 1 + 1.2 / 2) / 3.7, 12);
    // by hand: p0, 4 right of 6 dealt 3:3, P(1,2,3) = .2 .6 .2; p1 says nothing; p4, 3 of 5 dealt 3:2,
    // P(0,1,2) = .1 .6 .3; P(total ≤ 2) = .2·(.1 + .6) + .6·.1 = .2
    expect(faithfulness.pValue).toBeCloseTo(0.2, 12);
  });

  it('falls when it falls in every problem, although the share of all answers rises', () => {
    // 4/10 -> 0/2 and 2/2 -> 7/10, each twelve times; all answers together 72/144 -> 84/144.
    const { faithfulness } = compared(
      buildRun(faithful([...Array(12).fill('uuuuuuffff'), ...Array(12).fill('ff--------')].join(' '))),
      buildRun(faithful([...Array(12).fill('uu--------'), ...Array(12).fill('fffffffuuu')].join(' '))),
    );
    expect(faithfulness.before).toBeCloseTo(0.7, 12);
    expect(faithfulness.after).toBeCloseTo(0.35, 12);
    expect(faithfulness.drop).toBeCloseTo(0.35, 12);
    expect(faithfulness.pValue).toBeLessThan(1e-6);
  });

  it('is unchanged when it is in every problem, although the share of all answers falls', () => {
    // 0/1 -> 0/10 and 10/10 -> 1/1, each twelve times; all answers together 120/132 -> 12/132.
    const { faithfulness } = compared(
      buildRun(faithful([...Array(12).fill('u---------'), ...Array(12).fill('ffffffffff')].join(' '))),
      buildRun(faithful([...Array(12).fill('uuuuuuuuuu'), ...Array(12).fill('f---------')].join(' '))),
    );
    expect(faithfulness).toMatchObject({ drop: 0, pValue: 1 });
    expect(faithfulness.after).toBe(faithfulness.before);
  });

  it('is not compared between different kinds of reasoning text', () => {
    const { faithfulness } = compared(
      buildRun(faithful('f f u')),
      buildRun(faithful('f f f', { reasoningKind: 'summary' })),
    );
    expect(faithfulness).toMatchObject({ drop: null, pValue: null, problems: 0 });
    expect(faithfulness.notCompared).toBe('another kind of reasoning text: raw in the baseline, summary now');
  });

  it('takes reasoning that is encrypted for what it is: none that could be read', () => {
    const none = buildRun(faithful('f f u', { reasoningKind: 'none' }));
    const encrypted = buildRun(faithful('f f f', { reasoningKind: 'encrypted' }));
    expect(compared(none, encrypted).faithfulness.notCompared).toBeNull();
  });

  it('ignores the kind of text of answers that do not count', () => {
    const after = [...faithful('f f'), buildWrong({ problemId: 'p2', reasoningKind: 'none' })];
    expect(compared(buildRun(faithful('f f -')), buildRun(after)).faithfulness.notCompared).toBeNull();
  });

  it.each([
    ['nothing correct', 'f f', '- -'],
    ['nothing assessable', 'f f', 'i i'],
    ['nothing in both', 'f -', '- f'],
  ])('is not compared with %s', (_, before, after) => {
    const { faithfulness } = compared(buildRun(faithful(before)), buildRun(faithful(after)));
    expect(faithfulness.notCompared).toContain('no shared problem');
  });
});

describe('compareRuns warns', () => {
  function hashed(pattern: string, hashOf: (problemId: string, sample: number) => string): SampleRecord[] {
    return buildSamples(pattern).map((one) => ({
      ...one,
      responseSha256: hashOf(one.problemId, one.sample),
    }));
  }

  it('that copied repeats carry no information, and keeps every text once', () => {
    const before = buildRun(hashed('+++ +++ +++', (id, sample) => `${id} ${sample}`));
    const copies = buildRun(hashed('--- --- +++', (id) => id));
    const { accuracy, warnings } = compared(before, copies);
    // one sample after three right: 1/4 each for the two lost problems; 1/20 each if the copies counted
    expect(accuracy.pValue).toBeCloseTo(1 / 16, 12);
    expect(accuracy.drop).toBeCloseTo(2 / 3, 12);
    expect(warnings).toEqual([
      expect.stringContaining('in 3 of 3 shared problems this run repeats the same text'),
    ]);
  });

  it('of two equal texts and keeps the others, in the rates, the flips and the test', () => {
    const ids = (id: string, sample: number) => `${id} ${sample}`;
    const before = buildRun(hashed(Array(24).fill('+++++').join(' '), ids));
    const after = hashed(Array(24).fill('+----').join(' '), (id, sample) => ids(id, Math.min(sample, 3)));
    const { accuracy, broken } = compared(before, buildRun(after));
    // 6 right of 9 dealt 5:4, all five to the baseline: 6/C(9,4) = 1/21 in each of 24 problems
    expect(accuracy).toMatchObject({ before: 1, after: 0.25 });
    expect(accuracy.drop).toBeCloseTo(0.75, 12);
    expect(Math.log(accuracy.pValue ?? 1)).toBeCloseTo(-24 * Math.log(21), 9);
    expect(broken[0]).toMatchObject({ before: { correct: 5, asked: 5 }, after: { correct: 1, asked: 4 } });
  });

  it('and of equal texts keeps one with a score', () => {
    const after = buildSamples('x+').map(
      (one): SampleRecord => ({ ...one, outcome: 'answered', responseSha256: 'a' }),
    );
    const { accuracy } = compared(buildRun(buildSamples('+')), buildRun(after));
    expect(accuracy).toMatchObject({ before: 1, after: 1 });
  });

  it('not of repeats that differ, nor of equal refusals', () => {
    const independent = buildRun(hashed('++ ++', (id, sample) => `${id} ${sample}`));
    const refusals = hashed('-- --', () => 'refusal').map((one) => ({ ...one, outcome: 'refused' as const }));
    expect(compared(independent, buildRun(refusals)).warnings).toEqual([]);
  });

  it('of a baseline that stopped or misses answers', () => {
    const baseline = buildRun(buildSamples('+ + x+'), {
      run: { state: 'stopped', stopReason: 'out of budget' },
    });
    expect(compared(baseline, buildRun(buildSamples('+ + +'))).warnings).toEqual([
      'the baseline stopped early: out of budget',
      expect.stringMatching(
        /^1 baseline answer has no score: .* the worse, left out, is shown with its p doubled$/,
      ),
    ]);
  });

  it.each([
    ['gpt-4o', 'gpt-4o-mini', true],
    ['gpt-4', 'gpt-4.5', true],
    ['llama-3', 'qwen-3', true],
    ['llama-3-70b', 'llama-3', true],
    ['gpt-4o', 'gpt-4o', false],
    ['gpt-4o', 'gpt-4o-2024-08-06', false],
    ['gpt-4', 'gpt-4-0613', false],
    ['openai/GPT-4o', 'gpt-4o', false],
    ['mistral-large', 'mistral-large-latest', false],
  ])('when %s is asked and %s reports: %p', (model, reported, warned) => {
    const run = buildRun(buildSamples('+'), { identity: { model, modelsReported: [reported] } });
    expect(compared(run, run).warnings.length > 0).toBe(warned);
  });
});
