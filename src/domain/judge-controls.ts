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
