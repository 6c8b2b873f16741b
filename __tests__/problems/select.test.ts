import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { UserError } from '../../src/domain/errors.ts';
import { Problem, type ProblemSet } from '../../src/domain/problem.ts';
import { type Selection, selectProblems } from '../../src/problems/index.ts';
import { apportion } from '../../src/problems/sample.ts';
import { problemRecord } from './loading.ts';

const ALL: Selection = { categories: null, ids: null, split: null, sample: null, seed: 0 };

function setOf(problems: readonly Record<string, unknown>[]): ProblemSet {
  return {
    name: 'mine',
    warnings: [],
    problems: problems.map((p) => Problem.parse(problemRecord({ set: 'mine', ...p }))),
  };
}

const small = setOf([
  { id: 'q1', category: 'QED', split: 'dev' },
  { id: 'c1', category: 'CFT', split: 'test', figures: ['f.png'] },
  { id: 'q2', category: 'QED', split: 'test' },
  { id: 'B1', category: 'BSM' },
]);

const ids = (set: ProblemSet, selection: Partial<Selection>) =>
  selectProblems(set, { ...ALL, ...selection }).map(({ id }) => id);

describe('selectProblems', () => {
  it.each<[Partial<Selection>, string[]]>([
    [{}, ['B1', 'c1', 'q1', 'q2']],
    [{ categories: ['QED'] }, ['q1', 'q2']],
    [{ categories: ['QED', 'CFT'] }, ['c1', 'q1', 'q2']],
    [{ ids: ['q2', 'c1'] }, ['c1', 'q2']],
    [{ split: 'test' }, ['c1', 'q2']],
    [{ split: 'test', categories: ['QED'] }, ['q2']],
    [{ figures: 'without' }, ['B1', 'q1', 'q2']],
    [{ figures: 'with' }, ['c1']],
    [{ sample: 4 }, ['B1', 'c1', 'q1', 'q2']],
  ])('%j', (selection, expected) => {
    expect(ids(small, selection)).toEqual(expected);
  });

  it.each<[Partial<Selection>, string]>([
    [{ categories: ['QDE'] }, 'mine has no category "QDE" (did you mean "QED"? it has BSM, CFT, QED)'],
    [{ categories: ['qed'] }, 'mine has no category "qed" (did you mean "QED"? it has BSM, CFT, QED)'],
    [{ categories: ['Gravity'] }, 'mine has no category "Gravity" (it has BSM, CFT, QED)'],
    [
      { ids: ['q3', 'nothing'] },
      'mine has no problem "q3" (did you mean "q1"? it has B1, c1, q1, q2)\nmine has no problem "nothing" (it has B1, c1, q1, q2)',
    ],
    [{ split: 'tset' }, 'mine has no split "tset" (did you mean "test"? it has dev, test)'],
    [{ split: 'dev', categories: ['CFT'] }, 'no problem of mine fits all of categories CFT, split dev'],
    [{ figures: 'with', ids: ['q1'] }, 'no problem of mine fits all of ids q1, figures with'],
    [{ sample: 5 }, 'sample is 5, but only 4 problems are selected'],
    [{ sample: 2, ids: ['q1'] }, 'sample is 2, but only 1 problems are selected'],
  ])('refuses %j', (selection, message) => {
    expect(() => ids(small, selection)).toThrow(new UserError({ code: 'no-problems', message }).message);
    expect(() => ids(small, selection)).toThrow(UserError);
  });

  it('says so when a set has no splits', () => {
    expect(() => ids(setOf([{}]), { split: 'test' })).toThrow(
      'split is "test", but the problems of mine name no split (leave split out, or set it to all)',
    );
  });
});

/** Sets of one to five categories with up to twelve problems each, and a possible sample size and seed. */
const drawing = fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 5 }).chain((sizes) =>
  fc.record({
    sizes: fc.constant(sizes),
    sample: fc.integer({ min: 1, max: sizes.reduce((sum, size) => sum + size, 0) }),
    seed: fc.integer({ min: 0, max: 4_294_967_295 }),
  }),
);
const records = (sizes: readonly number[]) =>
  sizes.flatMap((size, c) =>
    Array.from({ length: size }, (_, i) => ({ id: `${'abcde'[c]}${i}`, category: `cat${c}` })),
  );

describe('a sample', () => {
  it('has its size, no problem twice, and each category within one of its exact share', () => {
    fc.assert(
      fc.property(drawing, ({ sizes, sample, seed }) => {
        const drawn = selectProblems(setOf(records(sizes)), { ...ALL, sample, seed });
        expect(drawn).toHaveLength(sample);
        expect(new Set(drawn.map(({ id }) => id)).size).toBe(sample);
        const total = sizes.reduce((sum, size) => sum + size, 0);
        for (const [c, size] of sizes.entries()) {
          const got = drawn.filter(({ category }) => category === `cat${c}`).length;
          expect(Math.abs(got - (sample * size) / total)).toBeLessThan(1);
          expect(got).toBeLessThanOrEqual(size);
        }
      }),
    );
  });

  it('does not depend on the order of the files', () => {
    fc.assert(
      fc.property(drawing, fc.infiniteStream(fc.nat()), ({ sizes, sample, seed }, keys) => {
        const ordered = records(sizes);
        const mixed = ordered
          .map((record) => ({ record, key: Number(keys.next().value) }))
          .sort((a, b) => a.key - b.key)
          .map(({ record }) => record);
        expect(ids(setOf(mixed), { sample, seed })).toEqual(ids(setOf(ordered), { sample, seed }));
      }),
    );
  });

  it('keeps what it drew of a category when another category changes but not the shares', () => {
    const one = ids(setOf([...records([6, 6])]), { sample: 4, seed: 9 }).filter((id) => id.startsWith('a'));
    const renamed = records([6, 6]).map((r) =>
      r.category === 'cat1' ? { ...r, category: 'other', id: `z${r.id}` } : r,
    );
    expect(ids(setOf(renamed), { sample: 4, seed: 9 }).filter((id) => id.startsWith('a'))).toEqual(one);
  });

  it('draws every problem about equally often over the seeds', () => {
    const set = setOf(records([10]));
    const counts = new Map<string, number>();
    for (let seed = 0; seed < 2000; seed += 1) {
      for (const id of ids(set, { sample: 3, seed })) counts.set(id, (counts.get(id) ?? 0) + 1);
    }
    // Binomial(2000, 0.3): mean 600, standard deviation 20.5; 100 is almost five of them.
    for (let i = 0; i < 10; i += 1) expect(Math.abs((counts.get(`a${i}`) ?? 0) - 600)).toBeLessThan(100);
  });
});

it.each<[Record<string, number>, number, Record<string, number>]>([
  // by hand: 10/23 of each size, e.g. 11 -> 4.78, 7 -> 3.04, 5 -> 2.17
  [{ a: 11, b: 7, c: 5 }, 10, { a: 5, b: 3, c: 2 }],
  [{ a: 1, b: 1, c: 1 }, 2, { a: 1, b: 1, c: 0 }],
  // remainders tie at one half: the larger group first
  [{ a: 1, b: 3 }, 2, { a: 0, b: 2 }],
  [{ a: 4, b: 4 }, 8, { a: 4, b: 4 }],
  [{ a: 100, b: 1 }, 1, { a: 1, b: 0 }],
])('apportions %j to %i as %j', (sizes, seats, expected) => {
  expect(Object.fromEntries(apportion(new Map(Object.entries(sizes)), seats))).toEqual(expected);
});
