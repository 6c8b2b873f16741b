import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { calibrationHle, calibrationRms, overconfidence } from '../../src/metrics/calibration.ts';

/** Points that a line of numpy makes as well; multiples of `step` percent, so that a large step has long ties. */
function pointsOf(n: number, step: number) {
  return Array.from({ length: n }, (_, i) => {
    const percent = Math.floor(((i * 7919 + 13) % 101) / step) * step;
    return { confidence: percent / 100, correct: (i * i * 31 + 7) % 97 < percent * 0.8 };
  });
}

// numpy 2.4.6, the functions of centerforaisafety/hle and of statistics.md 1.1 written again:
//   i = arange(n); conf = (i*7919+13) % 101 // step * step; correct = (i*i*31+7) % 97 < conf*.8; conf = conf/100
//   hle: o = argsort(conf, kind='stable'); b = [[100*j, 100*j+100] for j in range(n//100)]; b[-1][1] = n
//        sqrt(sum(len(s)/n * (conf[s].mean() - correct[s].mean())**2 for s in b[:-1]))
//   rms: v, c = unique(conf, return_counts=True); edges where the running count reaches 10, the last one dropped when
//        values are left over; g = searchsorted(edges, conf);
//        sqrt(sum((g==k).mean() * (conf[g==k].mean() - correct[g==k].mean())**2 for k in unique(g)))
const EXPECTED = [
  [1, 1, null, 0.87, -0.87],
  [9, 10, null, 0.18888888888888888, -0.18888888888888888],
  [10, 1, null, 0.039, -0.039],
  [99, 1, null, 0.13109042538590496, 0.014646464646464685],
  [99, 10, null, 0.06594505792354828, -0.01010101010101011],
  [100, 1, null, 0.15701241989091183, 0.0177],
  [100, 10, null, 0.13056557134655608, -0.007],
  [199, 1, null, 0.14224005539688855, 0.035326633165829124],
  [199, 10, null, 0.06689549022174364, 0.030653266331658324],
  [200, 1, 0.004808326112068504, 0.141826416168612, 0.03475],
  [200, 10, 0.001414213562373057, 0.0656637075410631, 0.03],
  [794, 1, 0.04065007025316077, 0.11246479064658645, 0.038727959697733016],
  [794, 10, 0.03184107259942919, 0.07378715124118958, 0.03954659949622169],
] as const;

describe('calibration of stated confidences', () => {
  it.each(EXPECTED)('of %p points in steps of %p percent equals numpy', (n, step, hle, rms, over) => {
    const points = pointsOf(n, step);
    if (hle === null) expect(calibrationHle(points)).toBeNull();
    else expect(calibrationHle(points)).toBeCloseTo(hle, 12);
    expect(calibrationRms(points)).toBeCloseTo(rms, 12);
    expect(overconfidence(points)).toBeCloseTo(over, 12);
  });

  it('is not measured without points', () => {
    expect([calibrationHle([]), calibrationRms([]), overconfidence([])]).toEqual([null, null, null]);
  });

  it('never uses the last bin of the published metric, which the other one sees', () => {
    const right = Array.from({ length: 100 }, () => ({ confidence: 0.5, correct: true }));
    const half = right.map((point, index) => ({ ...point, correct: index % 2 === 0 }));
    const wrong = right.map(() => ({ confidence: 1, correct: false }));
    expect(calibrationHle([...half, ...wrong])).toBe(0);
    expect(calibrationRms([...half, ...wrong])).toBeCloseTo(Math.sqrt(0.5), 12);
  });

  it('depends on the order of ties only in the published metric', () => {
    const points = pointsOf(794, 10);
    const reversed = [...points].reverse();
    expect(calibrationHle(reversed)).not.toBe(calibrationHle(points));
    expect(calibrationRms(reversed)).toBeCloseTo(calibrationRms(points) ?? Number.NaN, 14);
  });

  it('is a root mean square of gaps: between |overconfidence| and 1', () => {
    const point = fc.record({
      confidence: fc.integer({ min: 0, max: 100 }).map((p) => p / 100),
      correct: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(point, { minLength: 1, maxLength: 300 }), (points) => {
        const rms = calibrationRms(points) ?? Number.NaN;
        expect(rms).toBeLessThanOrEqual(1);
        expect(rms).toBeGreaterThanOrEqual(Math.abs(overconfidence(points) ?? Number.NaN) - 1e-12);
      }),
    );
  });
});
