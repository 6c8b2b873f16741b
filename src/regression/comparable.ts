import type { RunIdentity, RunResult } from '../domain/run.ts';

type Judge = NonNullable<RunIdentity['judge']>;

/**
 * Why two runs were not measured alike, one sentence a reason; empty when they were. Protocol, verifier and judge must
 * agree: they are the ruler. Model, prompt and sampling are what is measured and never stand here.
 */
export function findMeasurementConflicts(baseline: RunIdentity, candidate: RunIdentity): readonly string[] {
  return [
    differs('the protocol', protocolOf(baseline), protocolOf(candidate)),
    ...(isJudgeAlone(baseline) && isJudgeAlone(candidate)
      ? []
      : [differs('the verifier version', baseline.verifierVersion, candidate.verifierVersion)]),
    differs('who decides first', firstOf(baseline), firstOf(candidate)),
    ...findJudgeConflicts(baseline.judge, candidate.judge),
  ].filter((reason) => reason !== null);
}

/** What differs between two runs and is what a user compares: model, prompt, sampling. One sentence each. */
export function findDifferences(baseline: RunResult, candidate: RunResult): readonly string[] {
  const [before, after] = [baseline.identity, candidate.identity];
  return [
    differs('the model', before.model, after.model),
    before.model === after.model ? differs('the model reported', reported(before), reported(after)) : null,
    differs('the endpoint', before.endpoint, after.endpoint),
    describePromptChange(before, after),
    differs('samples per problem', String(before.samples), String(after.samples)),
    ...samplingDifferences(before.sampling, after.sampling),
    differs('the name of the problem set', before.problemSet, after.problemSet),
    differs('the version of theory-gate', baseline.tool.version, candidate.tool.version),
  ].filter((difference) => difference !== null);
}

function findJudgeConflicts(before: Judge | null, after: Judge | null): readonly (string | null)[] {
  if (before === null && after === null) return [];
  if (before === null) return ['the baseline had no judge and this run has one'];
  if (after === null) return ['the baseline had a judge and this run has none'];
  return [
    differs('the judge model', before.model, after.model),
    differs('the judge endpoint', before.endpoint, after.endpoint),
    before.promptsSha256 === after.promptsSha256 ? null : 'the judge prompts are not the same',
    differs('the judge repeats', String(before.repeats), String(after.repeats)),
    differs('what the judge is asked', listOf(before.kinds), listOf(after.kinds)),
  ];
}

function describePromptChange(before: RunIdentity, after: RunIdentity): string | null {
  if (before.promptSha256 === after.promptSha256) return null;
  if (before.promptName === after.promptName) return `the text of the prompt ${after.promptName} has changed`;
  return differs('the prompt', before.promptName, after.promptName);
}

function samplingDifferences(
  before: RunIdentity['sampling'],
  after: RunIdentity['sampling'],
): readonly (string | null)[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
  return names.map((name) =>
    differs(`the sampling parameter ${name}`, show(before[name]), show(after[name])),
  );
}

/** Whether the verifier had no say in the scores, as under a protocol without a symbolic stage. */
function isJudgeAlone({ judge, prefilter }: RunIdentity): boolean {
  return prefilter === undefined && judge !== null && judge.kinds.join() === 'answers';
}

function firstOf({ prefilter }: RunIdentity): string {
  return prefilter === undefined ? 'as the protocol says' : 'the verifier';
}

function differs(what: string, before: string, after: string): string | null {
  return before === after ? null : `${what}: ${before} in the baseline, ${after} now`;
}

function protocolOf({ protocol, protocolVersion }: RunIdentity): string {
  return `${protocol} version ${protocolVersion}`;
}

function reported(identity: RunIdentity): string {
  return listOf(identity.modelsReported);
}

function listOf(names: readonly string[]): string {
  return [...new Set(names)].sort().join(', ') || 'nothing';
}

/** Objects print with sorted keys, so that the order of writing is no difference. */
function show(value: unknown): string {
  if (value === undefined) return 'unset';
  return JSON.stringify(sortKeys(value));
}

function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, sortKeys(inner)]));
}
