import type { SampleRecord } from '../domain/run.ts';
import type { PairedProblem } from './pairing.ts';

/** Pairs in which every text counts once, and in how many problems of each run copies had to be left out. */
export interface IndependentPairs {
  readonly paired: readonly PairedProblem[];
  readonly copiedBefore: number;
  readonly copiedAfter: number;
}

/**
 * Keeps one sample of every text among the repeats of a problem. Equal texts come from a cache or from deterministic
 * decoding; counted as independent they would make a single lucky answer look certain.
 */
export function keepIndependentRepeats(paired: readonly PairedProblem[]): IndependentPairs {
  const kept = paired.map((pair) => ({
    ...pair,
    before: withoutCopies(pair.before),
    after: withoutCopies(pair.after),
  }));
  const shrunk = (side: 'before' | 'after') =>
    paired.filter((pair, i) => pair[side].length > (kept[i]?.[side].length ?? 0)).length;
  return { paired: kept, copiedBefore: shrunk('before'), copiedAfter: shrunk('after') };
}

/** Of equal texts the first with a score stays, for a text that was scored once is not unscored. */
function withoutCopies(samples: readonly SampleRecord[]): readonly SampleRecord[] {
  const kept = new Map<string, SampleRecord>();
  for (const sample of samples) {
    const text = textOf(sample);
    if (text === undefined) continue;
    const first = kept.get(text);
    if (first === undefined || (first.status === 'unscored' && sample.status !== 'unscored'))
      kept.set(text, sample);
  }
  return samples.filter((sample) => {
    const text = textOf(sample);
    return text === undefined || kept.get(text) === sample;
  });
}

/** Only answers are looked at: two empty or refused replies are alike without being copies. */
function textOf({ outcome, responseSha256 }: SampleRecord): string | undefined {
  return outcome === 'answered' || outcome === 'truncated' ? responseSha256 : undefined;
}
