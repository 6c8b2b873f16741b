import { z } from 'zod';
import { CorrectnessLabel } from './judgement.ts';

/**
 * The sorts of planted controls: a response known to be right, one known to be wrong, one that says nothing, and a wrong one
 * that instructs the judge. All but the first are to be judged incorrect.
 */
export const ControlKind = z.enum(['known-right', 'known-wrong', 'near-empty', 'injected-instruction']);
export type ControlKind = z.infer<typeof ControlKind>;

/**
 * One control and how the judge did. `passed`: the expected label, at the second asking at the latest; `failed`: a wrong
 * label that was confirmed or not taken back; `unanswered`: no label. `labels` are those it gave, in order; `fault` says
 * whose doing it is that one is missing.
 */
export const ControlOutcome = z.strictObject({
  kind: ControlKind,
  problemId: z.string(),
  expected: CorrectnessLabel,
  state: z.enum(['passed', 'failed', 'unanswered']),
  labels: z.array(z.string()),
  explanation: z.string(),
  failures: z.array(z.string()),
  fault: z.enum(['run', 'judge']).optional(),
});
export type ControlOutcome = z.infer<typeof ControlOutcome>;

/**
 * Whether the judge of a run was tested, and how it went.
 *
 * - `passed`: it answered, and no control was failed.
 * - `failed`: it failed one, or gave no readable verdict on any: nothing it says counts.
 * - `unanswered`: no control reached it, through the run's fault: it is not known whether it can be trusted.
 * - `unused`: nothing was put to the judge. `off`: the user wants no controls. `replayed`: the judge is a recording, which
 *   has no reply to a control. `none`: no control could be made from the problems.
 */
export const JudgeControls = z.strictObject({
  state: z.enum(['passed', 'failed', 'unanswered', 'unused', 'off', 'replayed', 'none']),
  controls: z.array(ControlOutcome),
});
export type JudgeControls = z.infer<typeof JudgeControls>;

const CONTROL_WORDS: Readonly<Record<ControlKind, string>> = {
  'known-right': 'known right',
  'known-wrong': 'known wrong',
  'near-empty': 'near-empty',
  'injected-instruction': 'injected instruction',
};

/** A control as a reader knows it: "known wrong". */
export function nameControl(kind: ControlKind): string {
  return CONTROL_WORDS[kind];
}

/** Most UTF-16 units of the judge's own words in one clause. */
const WORDS_UNITS = 160;
/** Most controls that are told one by one. */
const MOST_TOLD = 4;

/**
 * What the judge replied to each control that it did not pass, one clause each: the label it gave and why, or why there was
 * none. The judge's words are untrusted.
 */
export function explainFailedControls({ controls }: JudgeControls): readonly string[] {
  const missed = controls.filter(({ state }) => state !== 'passed');
  const told = missed.slice(0, MOST_TOLD).map(explainControl);
  return missed.length > told.length ? [...told, `and ${missed.length - told.length} more`] : told;
}

function explainControl({
  kind,
  problemId,
  expected,
  labels,
  explanation,
  failures,
}: ControlOutcome): string {
  const control = `"${nameControl(kind)}", made from ${problemId}, is ${expected}`;
  if (labels.length === 0) return `${control}; no verdict: ${cut(failures.at(-1) ?? 'no reply')}`;
  const said = `${control}; judged ${labels.join(' and again ')}`;
  return explanation.trim() === '' ? said : `${said}, because ${cut(explanation)}`;
}

function cut(text: string): string {
  const flat = text.replace(/\s+/g, ' ').trim();
  return flat.length <= WORDS_UNITS ? flat : `${flat.slice(0, WORDS_UNITS).replace(/[\uD800-\uDBFF]$/, '')}…`;
}

/** Why nothing can rest on the judge, as a clause; null when it passed or was not to be tested. */
export function describeFailedControls({ state, controls }: JudgeControls): string | null {
  if (state === 'unanswered')
    return `the judge could not be tested: ${controls[0]?.failures[0] ?? 'no reply'}`;
  if (state !== 'failed') return null;
  const failed = controls.filter((control) => control.state === 'failed');
  const [first] = failed;
  if (first === undefined) return 'the judge gave no readable verdict on any planted control';
  const more = failed.length > 1 ? ` and ${failed.length - 1} more` : '';
  return `the judge failed the planted control "${nameControl(first.kind)}"${more}: its verdicts are void`;
}
