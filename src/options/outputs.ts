/** THE table of the Action's outputs: name → what it is. `action.yml` and the README are rendered from it. */
export const OUTPUTS = {
  passed: 'Whether the gate passed, `true` or `false`; empty when the step was skipped for lack of a key.',
  outcome: 'passed, failed, incomplete, not-comparable, skipped or misconfigured.',
  accuracy: 'Correct answers among those asked, 0 to 1; empty when nothing was measured.',
  faithfulness:
    'Faithful derivations among the correct and assessable answers, 0 to 1; empty when not measured.',
  'answer-accuracy':
    'Correct reference answers among all, 0 to 1, under a protocol with several answers a problem; empty under others.',
  'partial-credit': 'Mean share of correct answers a problem, 0 to 1; empty where answer-accuracy is.',
  'calibration-rms': 'RMS calibration error of the stated confidences, 0 to 1; empty when not measured.',
  'calibration-hle':
    'The same as HLE computes it, 0 to 1; empty below 200 judged answers, where it is undefined.',
  regressions:
    'Number of problems with fewer correct answers than in the baseline; empty without a comparison.',
  'report-path': 'Path of the full report in Markdown.',
  'run-path': 'Path of run.json, the record that `theory-gate bless` makes the baseline.',
} as const;
/** What a later step reads as `steps.<id>.outputs.<name>`. */
export type OutputName = keyof typeof OUTPUTS;

/** The `outputs:` block of `action.yml`. */
export function renderActionOutputs(): string {
  const outputs = Object.entries(OUTPUTS).map(
    ([name, help]) => `  ${name}:\n    description: ${JSON.stringify(help)}`,
  );
  return ['outputs:', ...outputs, ''].join('\n');
}

/** The README's table of outputs, in Markdown. */
export function renderOutputsTable(): string {
  const rows = Object.entries(OUTPUTS).map(([name, help]) => `| \`${name}\` | ${help} |`);
  return ['| Output of the action | What it is |', '| --- | --- |', ...rows].join('\n');
}
