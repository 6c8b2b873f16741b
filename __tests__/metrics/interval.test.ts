import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { betaCdf, betaQuantile, logGamma } from '../../src/metrics/beta.ts';
import { clopperPearson, clusteredClopperPearson, wilson } from '../../src/metrics/interval.ts';

// python -c "from scipy.special import gammaln; print(gammaln(x))", scipy 1.17.1
it.each([
  [0.1, 2.252712651734206],
  [0.5, 0.5723649429247],
  [1, 0],
  [3.7, 1.428072326665388],
  [75, 247.57291409618685],
  [1035.25, 6149.315579684026],
])('log gamma of %p', (x, expected) => {
  expect(Math.abs(logGamma(x) - expected)).toBeLessThan(1e-13 * Math.max(1, Math.abs(expected)) * 10);
});

// python -c "from scipy.special import betainc; print(betainc(a, b, x))"
it.each([
  [0.3, 2, 3, 0.3483],
  [0.5, 0.5, 0.5, 0.5],
  [0.9, 72, 4, 0.050399638570546336],
  [0.95, 72.5, 3.25, 0.3223596161934479],
  [0.01, 0.3, 40, 0.7757445280124585],
  [0.97, 4000.5, 120.25, 0.367560386169972],
])('distribution of Beta at %p for (%p, %p)', (x, a, b, expected) => {
  expect(betaCdf(x, { a, b })).toBeCloseTo(expected, 10);
});

it('inverts the distribution of Beta', () => {
  const probability = fc.double({ min: 0.001, max: 0.999, noNaN: true });
  const shape = fc.double({ min: 0.3, max: 800, noNaN: true });
  fc.assert(
    fc.property(probability, shape, shape, (p, a, b) => {
      expect(betaCdf(betaQuantile(p, { a, b }), { a, b })).toBeCloseTo(p, 6);
    }),
  );
});

// python -c "from scipy.stats import binomtest; r = binomtest(x, n);
//   print(r.proportion_ci(.95, 'exact'), r.proportion_ci(.95, 'wilson'))", scipy 1.17.1
const FIGURES = [
  { x: 0, n: 75, exact: [0, 0.0479950641], score: [0, 0.0487238425] },
  { x: 1, n: 75, exact: [0.0003375138, 0.0720634972], score: [0.0023575511, 0.0717336555] },
  { x: 37, n: 75, exact: [0.3758481638, 0.6113610214], score: [0.3833001025, 0.6040162154] },
  { x: 71, n: 75, exact: [0.8690391927, 0.9852792353], score: [0.8707401285, 0.9790665723] },
  { x: 72, n: 75, exact: [0.8875231782, 0.9916738343], score: [0.8888701292, 0.9863039357] },
  { x: 75, n: 75, exact: [0.9520049359, 1], score: [0.9512761575, 1] },
  { x: 0, n: 1, exact: [0, 0.975], score: [0, 0.7934506856] },
  { x: 1, n: 1, exact: [0.025, 1], score: [0.2065493144, 1] },
  { x: 22, n: 24, exact: [0.7300271984, 0.9897436587], score: [0.7415119781, 0.9768411847] },
  { x: 1000, n: 1034, exact: [0.9543519634, 0.977122921], score: [0.9544028013, 0.9763752013] },
  { x: 5170, n: 5170, exact: [0.9992867382, 1], score: [0.9992575229, 1] },
];

describe.each(FIGURES)('$x of $n', ({ x, n, exact, score }) => {
  it('has the Clopper-Pearson interval of scipy', () => {
    const { low, high } = clopperPearson({ numerator: x, denominator: n });
    expect(low).toBeCloseTo(exact[0] ?? Number.NaN, 9);
    expect(high).toBeCloseTo(exact[1] ?? Number.NaN, 9);
  });

  it('has the Wilson interval of scipy', () => {
    const { low, high } = wilson({ numerator: x, denominator: n });
    expect(low).toBeCloseTo(score[0] ?? Number.NaN, 9);
    expect(high).toBeCloseTo(score[1] ?? Number.NaN, 9);
  });
});

describe('clusteredClopperPearson', () => {
  // python: c, k = np.array(c), np.array(k); n = k.sum()**2/(k**2).sum(); x = c.sum()/k.sum()*n
  //   print(beta.ppf(.025, x, n-x+1), beta.ppf(.975, x+1, n-x)), scipy 1.17.1
  it.each([
    { c: [3, 3, 3, 3, 3, 3, 3, 2], k: [3, 3, 3, 3, 3, 3, 3, 3], low: 0.5728021934, high: 0.9999986656 },
    { c: [3, 3, 3, 2, 0, 3, 1, 3], k: [3, 3, 3, 3, 3, 3, 3, 3], low: 0.3491442056, high: 0.9681459738 },
    { c: [3, 2, 1, 0, 2], k: [3, 3, 1, 1, 2], low: 0.2377915643, high: 0.9973756353 },
    { c: [1, 2, 1, 2, 1, 2], k: [3, 3, 3, 3, 3, 3], low: 0.1181172488, high: 0.8818827513 },
    { c: [0, 0, 1], k: [5, 5, 5], low: 1.8678944e-9, high: 0.7586531487 },
  ])('agrees with scipy for $c of $k', ({ c, k, low, high }) => {
    const found = clusteredClopperPearson(c.map((numerator, i) => ({ numerator, denominator: k[i] ?? 0 })));
    expect(found.low).toBeCloseTo(low, 9);
    expect(found.high).toBeCloseTo(high, 9);
  });

  it.each([0, 3])('counts a problem as one sample when every sample is the same (%p of 3)', (numerator) => {
    const clusters = Array.from({ length: 20 }, () => ({ numerator, denominator: 3 }));
    const single = clopperPearson({ numerator: (numerator / 3) * 20, denominator: 20 });
    expect(clusteredClopperPearson(clusters)).toEqual(single);
  });

  it('counts repeats as one sample a problem, whether or not they agree', () => {
    const agreeing = Array.from({ length: 20 }, (_, i) => ({ numerator: i < 15 ? 4 : 0, denominator: 4 }));
    const mixed = Array.from({ length: 20 }, () => ({ numerator: 3, denominator: 4 }));
    const single = clopperPearson({ numerator: 15, denominator: 20 });
    for (const clusters of [agreeing, mixed]) {
      const found = clusteredClopperPearson(clusters);
      expect(found.low).toBeCloseTo(single.low, 12);
      expect(found.high).toBeCloseTo(single.high, 12);
    }
  });

  const cluster = fc
    .tuple(fc.nat({ max: 5 }), fc.nat({ max: 5 }))
    .map(([a, b]) => ({ numerator: Math.min(a, b), denominator: Math.max(a, b) }));
  const some = fc
    .array(cluster, { minLength: 1, maxLength: 30 })
    .filter((clusters) => clusters.some(({ denominator }) => denominator > 0));

  it('contains the ratio and ignores problems that count nothing', () => {
    fc.assert(
      fc.property(some, (clusters) => {
        const asked = clusters.reduce((total, { denominator }) => total + denominator, 0);
        const ratio = clusters.reduce((total, { numerator }) => total + numerator, 0) / asked;
        const found = clusteredClopperPearson(clusters);
        expect(found.low).toBeLessThanOrEqual(ratio);
        expect(found.high).toBeGreaterThanOrEqual(ratio);
        expect(clusteredClopperPearson([...clusters, { numerator: 0, denominator: 0 }])).toEqual(found);
      }),
    );
  });

  it('is found where both sides of the continued fraction meet', () => {
    const sizes = [2, 4, 1];
    for (const correct of [0, 1, 2]) {
      const clusters = sizes.map((denominator, at) => ({ numerator: at === 0 ? correct : 0, denominator }));
      const { low, high } = clusteredClopperPearson(clusters);
      expect([low >= 0, high <= 1, low < high]).toEqual([true, true, true]);
    }
  });

  it('rises with every further correct sample, up to all of them and from none', () => {
    fc.assert(
      fc.property(some, (clusters) => {
        const sizes = clusters.map(({ denominator }) => denominator);
        const asked = sizes.reduce((total, size) => total + size, 0);
        const correctFirst = (correct: number) =>
          sizes.map((denominator, at) => {
            const before = sizes.slice(0, at).reduce((total, size) => total + size, 0);
            return { numerator: Math.min(Math.max(correct - before, 0), denominator), denominator };
          });
        const found = Array.from({ length: asked + 1 }, (_, correct) =>
          clusteredClopperPearson(correctFirst(correct)),
        );
        for (const [at, { low, high }] of found.slice(1).entries()) {
          expect(low).toBeGreaterThan(found[at]?.low ?? Number.NaN);
          // Two ends so close to 1 that no double lies between them are equal.
          expect(high).toBeGreaterThanOrEqual(found[at]?.high ?? Number.NaN);
        }
      }),
      { numRuns: 40 },
    );
  });
});
