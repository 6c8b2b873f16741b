import type { RunResult } from '../domain/run.ts';
import type { Pairing } from './pairing.ts';
import type { IndependentPairs } from './repeats.ts';
import type { AccuracyReading } from './unscored.ts';

/** What {@link findWarnings} looks at. */
export interface WarningsInput {
  readonly baseline: RunResult;
  readonly candidate: RunResult;
  readonly pairing: Pairing;
  readonly repeats: IndependentPairs;
  readonly reading: AccuracyReading;
}

interface CopiedRepeats {
  readonly run: string;
  readonly copied: number;
  readonly problems: number;
}

/** What a reader must know before trusting the comparison, one sentence each. */
export function findWarnings(input: WarningsInput): readonly string[] {
  const { baseline, candidate, pairing, repeats, reading } = input;
  return [
    describeStop(baseline),
    describeUnscored(reading),
    describeCoverage(pairing),
    describeCopies({ run: 'the baseline', copied: repeats.copiedBefore, problems: repeats.paired.length }),
    describeCopies({ run: 'this run', copied: repeats.copiedAfter, problems: repeats.paired.length }),
    describeReportedModel('the baseline', baseline),
    describeReportedModel('this run', candidate),
    listProblems('changed since the baseline and left out of the comparison', pairing.changed),
    listProblems('not measured in the baseline and left out of the comparison', pairing.neverMeasured),
  ].filter((warning) => warning !== null);
}

function describeStop({ state, stopReason }: RunResult): string | null {
  return state === 'stopped' ? `the baseline stopped early: ${stopReason ?? 'no reason recorded'}` : null;
}

function describeUnscored({ unscoredBefore, readings, leftOut }: AccuracyReading): string | null {
  if (unscoredBefore === 0) return null;
  const answers =
    unscoredBefore === 1
      ? '1 baseline answer has no score'
      : `${unscoredBefore} baseline answers have no score`;
  if (readings === 1) return `${answers}, and no problem is scored in both runs: all count as not correct`;
  const shown = leftOut ? 'left out' : 'not correct';
  return `${answers}: accuracy was compared with unscored answers as not correct and with them left out, in both runs alike; the worse, ${shown}, is shown with its p doubled`;
}

function describeCoverage({ paired, changed, neverMeasured, onlyBaseline }: Pairing): string | null {
  if (onlyBaseline.length === 0) return null;
  const shared = paired.length + changed.length + neverMeasured.length;
  return `this run asks ${shared} of the baseline's ${shared + onlyBaseline.length} problems; nothing is known about the others`;
}

function describeCopies({ run, copied, problems }: CopiedRepeats): string | null {
  if (copied === 0) return null;
  return (
    `in ${copied} of ${problems} shared problems ${run} repeats the same text: such repeats carry no information, ` +
    'each text counts once, in the test and in the rates beside it'
  );
}

function describeReportedModel(run: string, { identity }: RunResult): string | null {
  const others = identity.modelsReported.filter((name) => !namesSameModel(name, identity.model));
  if (others.length === 0) return null;
  return `${run} asked for ${identity.model} and the endpoint reported ${others.join(', ')}`;
}

/** Endpoints add a date or drop the vendor: gpt-4o is gpt-4o-2024-08-06, and openai/gpt-4o is gpt-4o. */
function namesSameModel(reported: string, asked: string): boolean {
  const [a, b] = [bareName(reported), bareName(asked)];
  return a === b || /^[-@:](\d{4}|latest)/.test(a.startsWith(b) ? a.slice(b.length) : '');
}

function bareName(model: string): string {
  return (model.split('/').at(-1) ?? model).toLowerCase();
}

function listProblems(what: string, ids: readonly string[]): string | null {
  if (ids.length === 0) return null;
  return `${ids.length} ${ids.length === 1 ? 'problem' : 'problems'} ${what}: ${ids.join(', ')}`;
}
