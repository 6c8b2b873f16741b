import type { SampleRecord } from '../domain/run.ts';
import type { PairedProblem } from './pairing.ts';

/** Pairs as the test may use them, and in how many problems of each run repeats had to be left out. */
export interface IndependentPairs {
  readonly paired: readonly PairedProblem[];
  readonly copiedBefore: number;
  readonly copiedAfter: number;
}

/**
 * Keeps one sample of each problem whose repeats contain the same text twice. Such repeats come from a cache or from
 * deterministic decoding; counted as independent they would make a single lucky answer look certain.
 */
export function keepIndependentRepeats(paired: readonly PairedProblem[]): IndependentPairs {
  return {
    paired: paired.map((pair) => ({
      ...pair,
      before: withoutCopies(pair.before),
      after: withoutCopies(pair.after),
    })),
    copiedBefore: paired.filter((pair) => hasCopies(pair.before)).length,
    copiedAfter: paired.filter((pair) => hasCopies(pair.after)).length,
  };
}

function withoutCopies(samples: readonly SampleRecord[]): readonly SampleRecord[] {
  return hasCopies(samples) ? samples.slice(0, 1) : samples;
}

/** Only answers are looked at: two empty or refused replies are alike without being copies. */
function hasCopies(samples: readonly SampleRecord[]): boolean {
  const texts = samples
    .filter((sample) => sample.outcome === 'answered' || sample.outcome === 'truncated')
    .map((sample) => sample.responseSha256)
    .filter((hash) => hash !== undefined);
  return new Set(texts).size < texts.length;
}
