import { describe, expect, it } from '@jest/globals';
import type { HumanKey, HumanLabels, Rater } from '../../src/domain/human.ts';
import type { CorrectnessLabel, FaithfulnessLabel } from '../../src/domain/judgement.ts';
import { keyRater, scoreHumans } from '../../src/human/score.ts';
import { renderHumanScores } from '../../src/report/human.ts';

const INDICES = Array.from({ length: 60 }, (_, index) => index);
const itemOf = (index: number): string => String(index + 1).padStart(3, '0');

const right = (index: number): CorrectnessLabel => (index % 3 === 0 ? 'incorrect' : 'correct');
const flipped = (index: number): CorrectnessLabel => (index % 3 === 0 ? 'correct' : 'incorrect');
const CYCLE = ['insufficient', 'faithful', 'unfaithful'] as const;
const derived = (index: number): FaithfulnessLabel =>
  (['faithful', 'unfaithful', 'insufficient', 'faithful'] as const)[index % 4] ?? 'faithful';
const moved = (index: number): FaithfulnessLabel =>
  CYCLE[(CYCLE.indexOf(derived(index)) + 1) % 3] ?? 'faithful';

function rater(name: string, label: (index: number) => HumanLabels): Rater {
  return { name, labels: new Map(INDICES.map((index) => [itemOf(index), label(index)])) };
}
/** Three experts; each differs from the others in six items of its own, so that two of three always agree. */
const experts = ['ada', 'ben', 'cem'].map((name, at) =>
  rater(name, (index) => ({
    correctness: index % 10 === at ? flipped(index) : right(index),
    faithfulness: derived(index),
  })),
);
/** Judges as the paper has them: 59 and 55 of 60 on correctness, 44 and 40 on faithfulness (Q100, Q101, A16). */
const first = (index: number): HumanLabels => ({
  correctness: index === 7 ? flipped(index) : right(index),
  faithfulness: index < 16 ? moved(index) : derived(index),
});
const second = rater('second', (index) => ({
  correctness: index % 10 === 3 && index < 50 ? flipped(index) : right(index),
  faithfulness: index < 20 ? moved(index) : derived(index),
}));
const key: HumanKey = {
  schemaVersion: 1,
  judge: 'first',
  seed: 0,
  items: INDICES.map((index) => ({
    ...{ item: itemOf(index), model: 'm', problemId: `p${index}`, sample: 0, responseSha256: `${index}` },
    judged: first(index),
  })),
};

describe('a human check of 60 responses by three experts with two judges', () => {
  const scores = scoreHumans(key, experts, [keyRater(key), second]);
  const [correctness, faithfulness] = scores;

  // numpy: m = contingency table / 60; (trace(m) - m.sum(0) @ m.sum(1)) / (1 - m.sum(0) @ m.sum(1)) over these labels;
  // scipy.stats.binomtest(k, 60).proportion_ci(method='exact').
  it.each([
    [0, 59, 0.9629629629629631, 0.9106009499427015, 0.9995781255475358],
    [1, 55, 0.814814814814815, 0.8161422166234142, 0.972386689662572],
  ])('judge %i agrees with the majority on the correctness of %i', (at, agreed, kappa, low, high) => {
    const found = correctness?.judges[at]?.agreement;
    expect(found).toMatchObject({ agreed, items: 60, kappa: expect.closeTo(kappa, 12) });
    expect(found?.interval?.low).toBeCloseTo(low, 9);
    expect(found?.interval?.high).toBeCloseTo(high, 9);
  });

  it.each([
    [0, 44, 0.5844155844155844, 0.6033896599745044, 0.8392535484095796],
    [1, 40, 0.48387096774193544, 0.5331273252571361, 0.7831305545688297],
  ])('judge %i agrees with the majority on the faithfulness of %i', (at, agreed, kappa, low, high) => {
    const found = faithfulness?.judges[at]?.agreement;
    expect(found).toMatchObject({ agreed, items: 60, kappa: expect.closeTo(kappa, 12) });
    expect(found?.interval?.low).toBeCloseTo(low, 9);
    expect(found?.interval?.high).toBeCloseTo(high, 9);
  });

  it('has the agreement of every two experts', () => {
    expect(correctness?.experts.map(({ names }) => names.join())).toEqual(['ada,ben', 'ada,cem', 'ben,cem']);
    for (const { agreement } of correctness?.experts ?? [])
      expect(agreement).toMatchObject({ agreed: 48, kappa: expect.closeTo(0.5693779904306221, 12) });
    expect(correctness?.undecided).toBe(0);
  });

  it('is reported with the percentages of the paper', () => {
    const rows = renderHumanScores(scores, 3).replaceAll(/ +/g, ' ');
    for (const row of [
      '| correctness | first and the majority | 98.3 % (59/60) | 91–100 % | 0.96 |',
      '| correctness | second and the majority | 91.7 % (55/60) | 82–97 % | 0.81 |',
      '| faithfulness | first and the majority | 73.3 % (44/60) | 60–84 % | 0.58 |',
      '| faithfulness | second and the majority | 66.7 % (40/60) | 53–78 % | 0.48 |',
    ])
      expect(rows).toContain(row);
  });
});

it('an item on which no label has more than half of the experts is left out and counted', () => {
  const ada = rater('ada', first);
  // Two experts who differ but on item 8, where the first judge differs from the others as well.
  const ben = rater('ben', (index) => ({ ...first(index), correctness: flipped(index) }));
  expect(scoreHumans(key, [ada, ada], [keyRater(key)])[0]).toMatchObject({ undecided: 0 });
  expect(scoreHumans(key, [ada, ben], [keyRater(key)])[0]).toMatchObject({
    undecided: 59,
    judges: [{ agreement: { agreed: 1, items: 1 } }],
  });
});
