import { codeCell } from './escape.ts';

/** Longest message shown, in UTF-16 units. */
const MESSAGE_UNITS = 1_000;

/** The summary of a step that had no key to ask with, which is no fault of the pull request. */
export function renderSkipped(who: string): string {
  return [
    '## Physics gate: skipped',
    '',
    `GitHub gives no secrets to a pull request from ${who}, so no model was asked and nothing was gated. A maintainer can run`,
    'the workflow on a branch of this repository; `on-missing-key: fail` turns the skip into a failure.',
    '',
  ].join('\n');
}

/** The summary of a step that could not start, with every mistake. */
export function renderTrouble(messages: readonly string[]): string {
  return [
    '## Physics gate: could not run',
    '',
    ...messages.map((message) => `- ${codeCell(message, MESSAGE_UNITS)}`),
    '',
  ].join('\n');
}
