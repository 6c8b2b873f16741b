import { REASONS } from '../domain/reasons.ts';
import type { RunResult, SampleRecord } from '../domain/run.ts';

/** One problem both runs were asked, word for word the same, with its samples in each. */
export interface PairedProblem {
  readonly problemId: string;
  readonly category: string;
  readonly before: readonly SampleRecord[];
  readonly after: readonly SampleRecord[];
}

/** How the problems of two runs meet. Ids are sorted. */
export interface Pairing {
  readonly paired: readonly PairedProblem[];
  readonly onlyBaseline: readonly string[];
  readonly onlyCandidate: readonly string[];
  /** in both runs, but question or reference answer changed in between. */
  readonly changed: readonly string[];
  /** in both runs, but the baseline never got a score for it; also among `onlyCandidate`. */
  readonly neverMeasured: readonly string[];
}

/** The smallest share of the candidate's problems that the baseline must have. */
const LEAST_OVERLAP = 0.5;

/**
 * Pairs problems by id and by the hash of question and reference answers. A problem for which the baseline has nothing
 * but failed or omitted requests, to the model or the judge, was not measured there and pairs with nothing; counted as
 * not correct it would make room for a loss.
 */
export function pairProblems(baseline: RunResult, candidate: RunResult): Pairing {
  const before = groupByProblem(baseline.samples);
  const after = groupByProblem(candidate.samples);
  const shared = [...after.keys()].filter((id) => before.has(id)).sort();
  const changed = shared.filter((id) => baseline.identity.problems[id] !== candidate.identity.problems[id]);
  const neverMeasured = shared.filter((id) => !changed.includes(id) && !wasMeasured(before.get(id) ?? []));
  const left = new Set([...changed, ...neverMeasured]);
  return {
    paired: shared
      .filter((id) => !left.has(id))
      .map((id) => pairSamples({ problemId: id, before: before.get(id) ?? [], after: after.get(id) ?? [] })),
    onlyBaseline: [...before.keys()].filter((id) => !after.has(id)).sort(),
    onlyCandidate: [...[...after.keys()].filter((id) => !before.has(id)), ...neverMeasured].sort(),
    changed,
    neverMeasured,
  };
}

/** Why the shared problems are too few to compare, or null when they suffice. */
export function findOverlapConflict(pairing: Pairing): string | null {
  const { paired, changed, neverMeasured, onlyCandidate } = pairing;
  const asked = paired.length + changed.length + onlyCandidate.length;
  if (asked === 0) return 'this run has no problems';
  if (paired.length === 0 && changed.length > 0) return 'every shared problem has changed since the baseline';
  if (paired.length === 0 && neverMeasured.length > 0)
    return 'no shared problem was measured in the baseline';
  if (paired.length === 0) return 'the runs share no problem';
  if (paired.length >= LEAST_OVERLAP * asked) return null;
  return `the baseline has ${paired.length} of the ${asked} problems of this run, at least half are needed`;
}

function pairSamples(pair: Omit<PairedProblem, 'category'>): PairedProblem {
  return { ...pair, category: pair.after[0]?.category ?? '' };
}

function wasMeasured(samples: readonly SampleRecord[]): boolean {
  return samples.some((sample) => REASONS[sample.reason].fault !== 'run');
}

function groupByProblem(samples: readonly SampleRecord[]): ReadonlyMap<string, readonly SampleRecord[]> {
  const groups = new Map<string, SampleRecord[]>();
  for (const sample of samples)
    groups.set(sample.problemId, [...(groups.get(sample.problemId) ?? []), sample]);
  return groups;
}
