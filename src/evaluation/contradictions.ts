import { REASONS } from '../domain/reasons.ts';
import type { RunResult, RunScores, SampleRecord } from '../domain/run.ts';
import { scoreRun } from '../metrics/scores.ts';

/**
 * The first thing in which a run record contradicts itself, as a clause, or null: it must have one sample for every
 * problem and repeat it says it asked, each counted as its reason counts, and the scores that these samples give.
 * Intervals are not looked at: their last digits depend on the machine, and the method may change between versions.
 */
export function findContradiction({ identity, samples, scores }: RunResult): string | null {
  return (
    findSampleMismatch(identity, samples) ??
    samples.map(findMiscount).find((found) => found !== null) ??
    findScoreMismatch(scores, scoreRun(samples, scores.evaluations, WITHOUT_INTERVALS))
  );
}

/** The cheapest resampling: what comes of it is not looked at. */
const WITHOUT_INTERVALS = { resamples: 1 };

function findSampleMismatch(
  { problems, samples: repeats }: RunResult['identity'],
  samples: readonly SampleRecord[],
): string | null {
  const places = new Set(samples.map(nameOf));
  const planned = Object.keys(problems).length * repeats;
  const stranger = samples.find(
    ({ problemId, sample }) => !Object.hasOwn(problems, problemId) || sample >= repeats,
  );
  if (stranger !== undefined) return `samples: ${nameOf(stranger)} is not among what was asked`;
  if (places.size < samples.length) return 'samples: the same sample of a problem stands there twice';
  if (samples.length === planned) return null;
  return `samples: ${samples.length} are there, ${Object.keys(problems).length} problems × ${repeats} make ${planned}`;
}

function findMiscount(sample: SampleRecord): string | null {
  const { counts } = REASONS[sample.reason];
  if (counts === sample.status) return findOddAnswer(sample);
  return `samples: ${nameOf(sample)} is ${sample.status}, its reason ${sample.reason} counts as ${counts}`;
}

/** A sample is correct when all of its answers are (P41), and wrong when all are known and one is not. */
function findOddAnswer(sample: SampleRecord): string | null {
  const { status, answers } = sample;
  if (answers === undefined || status === 'unscored') return null;
  const known = answers.every((answer) => answer.status !== 'unscored');
  const right = answers.every((answer) => answer.status === 'correct');
  if (known && right === (status === 'correct')) return null;
  return `samples: ${nameOf(sample)} is ${status}, its answers say otherwise`;
}

function findScoreMismatch(written: RunScores, counted: RunScores): string | null {
  const found = new Map(numbersOf('scores', written));
  const expected = new Map(numbersOf('scores', counted));
  const path = [...expected.keys(), ...found.keys()].find(
    (key) => !isSame(found.get(key), expected.get(key)),
  );
  if (path === undefined) return null;
  return `${path} is ${show(found.get(path))}, the samples give ${show(expected.get(path))}`;
}

type Leaf = readonly [path: string, value: number | null];

/** What belongs to an interval: of a ratio, of a mean over problems, and how it was drawn. */
const OF_INTERVALS = /\.interval$|^scores\.answers\.(?:partialCredit|strict)\.(?:low|high)$|\.bootstrap$/;

/** Every number of the scores with the path to it, without the intervals. */
function numbersOf(path: string, value: unknown): readonly Leaf[] {
  if (OF_INTERVALS.test(path)) return [];
  if (typeof value === 'number' || value === null) return [[path, value]];
  if (typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) => numbersOf(`${path}.${key}`, inner));
}

/** Room for a quotient that was written with fewer digits. */
function isSame(a: number | null | undefined, b: number | null | undefined): boolean {
  return typeof a === 'number' && typeof b === 'number' ? Math.abs(a - b) < 1e-9 : a === b;
}

function show(value: number | null | undefined): string {
  return value === undefined ? 'missing' : value === null ? 'not measured' : String(value);
}

/** As people count: the first sample is #1. */
function nameOf({ problemId, sample }: SampleRecord): string {
  return `${problemId} #${sample + 1}`;
}
