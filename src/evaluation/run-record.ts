import { type SourcePlace, UserError } from '../domain/errors.ts';
import type { ControlOutcome } from '../domain/judge-controls.ts';
import type { Judgement } from '../domain/judgement.ts';
import { RUN_SCHEMA_VERSION, RunResult, type SampleRecord } from '../domain/run.ts';
import { parseJson as readJson } from '../text/json.ts';
import { findContradiction } from './contradictions.ts';
import { pick } from './pick.ts';

/** `run.json` as text: two-space JSON with a final newline, so that a committed baseline has readable diffs. */
export function renderRun(run: RunResult): string {
  return `${JSON.stringify(run, null, 2)}\n`;
}

/**
 * A run as a baseline: without the texts that only a reader of that run needs, so that the committed file stays small.
 * Everything that a comparison reads is kept.
 */
export function slimRun(run: RunResult): RunResult {
  const { judgeControls: tested, ...rest } = run;
  const judgeControls = tested && { ...tested, controls: tested.controls.map(slimControl) };
  return { ...rest, samples: run.samples.map(slimSample), ...pick({ judgeControls }) };
}

function slimJudgement({ step: _, ...judgement }: Judgement): Judgement {
  return { ...judgement, explanation: '', failures: [] };
}

function slimControl(control: ControlOutcome): ControlOutcome {
  return { ...control, explanation: '', failures: [] };
}

function slimSample(sample: SampleRecord): SampleRecord {
  const { verdict, correctness, faithfulness, error, message, answers, ...rest } = sample;
  const quiet = (judgement: Judgement | undefined) => judgement && slimJudgement(judgement);
  const slim = {
    verdict: verdict && { ...verdict, trace: [] },
    correctness: quiet(correctness),
    faithfulness: quiet(faithfulness),
    error: quiet(error),
    answers: answers?.map((answer) => ({ ...answer, stated: '', grounds: '' })),
  };
  return { ...rest, ...Object.fromEntries(Object.entries(slim).filter(([, value]) => value !== undefined)) };
}

/**
 * Reads a run record. Throws UserError `bad-run` that names the file and says what was expected; a record of a newer
 * version is refused rather than half understood, and one whose samples or scores do not belong together rather than
 * believed.
 */
export function parseRun(text: string, name: string): RunResult {
  const json = parseJson(text, name);
  const version = (json as { schemaVersion?: unknown } | null)?.schemaVersion;
  if (version !== RUN_SCHEMA_VERSION)
    throw badRun(
      { file: name },
      `schemaVersion is ${describe(version)}, this version reads ${RUN_SCHEMA_VERSION}`,
    );
  const parsed = RunResult.safeParse(json);
  if (parsed.success) {
    const contradiction = findContradiction(parsed.data);
    if (contradiction !== null)
      throw badRun({ file: name }, `the record contradicts itself: ${contradiction}`);
    return parsed.data;
  }
  const issue = parsed.error.issues[0];
  throw badRun(
    { file: name },
    `${issue?.path.join('.') || 'the record'}: ${issue?.message ?? 'is not a run record'}`,
  );
}

/** Our own reader of JSON knows places and takes thirty times as long, so it is asked only where a text is wrong. */
function parseJson(text: string, name: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    const read = readJson(text);
    const { message, ...place } = read.ok ? { message: 'it cannot be read' } : read.mistake;
    throw badRun({ file: name, ...place }, `this is not JSON: ${message}`);
  }
}

function badRun(place: SourcePlace, message: string): UserError {
  return new UserError({
    code: 'bad-run',
    message: message.slice(0, 300),
    hint: 'expected the run.json that theory-gate wrote; make a new one with `theory-gate run` and `theory-gate bless`',
    place,
  });
}

const describe = (value: unknown): string =>
  value === undefined ? 'missing' : JSON.stringify(value).slice(0, 40);
