import { formatPercent } from '../domain/format.ts';
import { type ControlOutcome, describeFailedControls, nameControl } from '../domain/judge-controls.ts';
import type { RunResult } from '../domain/run.ts';
import { codeCell, prose } from './escape.ts';
import { count, plural } from './numbers.ts';

const STATE_WORDS = {
  unused: 'not tested: nothing was put to it',
  off: 'not tested: judge-controls is 0',
  replayed: 'not tested: a recorded judge has no replies to planted controls',
  none: 'not tested: no control could be made from these problems',
} as const;

/** How the judge was tested, in one cell; undefined for a run without a judge and for records that do not say. */
export function judgeTestText({ judgeControls }: RunResult): string | undefined {
  if (judgeControls === undefined) return undefined;
  const { state, controls } = judgeControls;
  if (state !== 'passed' && state !== 'failed' && state !== 'unanswered') return STATE_WORDS[state];
  const counted = (['passed', 'failed', 'unanswered'] as const)
    .map((word) => [word, controls.filter((control) => control.state === word).length] as const)
    .filter(([, n]) => n > 0);
  const kinds = [...new Set(controls.map(({ kind }) => nameControl(kind)))].join(', ');
  return `${plural(controls.length, 'planted control')} (${kinds}): ${counted.map(([word, n]) => `${n} ${word}`).join(', ')}`;
}

/** How often the evaluations of one judging all gave the same label; undefined where each was made once. */
export function judgeAgreementText({ samples }: RunResult): string | undefined {
  const repeated = samples
    .flatMap(({ correctness, faithfulness, error }) => [correctness, faithfulness, error])
    .flatMap((judgement) => (judgement !== undefined && judgement.votes.length > 1 ? [judgement.votes] : []));
  if (repeated.length === 0) return undefined;
  const unanimous = repeated.filter((votes) => new Set(votes).size === 1).length;
  const share = formatPercent(unanimous / repeated.length);
  return `all evaluations alike in ${count(unanimous)} of ${plural(repeated.length, 'judging')} (${share})`;
}

const MOST_SHOWN = 10;
const WORDS_UNITS = 300;

/** Which planted controls the judge failed and what it said to them; undefined when it failed none. */
export function renderJudgeFailure({ judgeControls }: RunResult): string | undefined {
  if (judgeControls === undefined) return undefined;
  const clause = describeFailedControls(judgeControls);
  if (clause === null) return undefined;
  const failed = judgeControls.controls.filter(({ state }) => state !== 'passed').slice(0, MOST_SHOWN);
  const title = `**Test of the judge** ${prose(`${clause.slice(0, 1).toUpperCase()}${clause.slice(1)}`, 400)}.`;
  const list = failed.map(renderControl).join('\n');
  return list === '' ? title : `${title}\n\n${list}`;
}

function renderControl({ kind, problemId, expected, labels, explanation, failures }: ControlOutcome): string {
  const place = `- ${nameControl(kind)}, made from ${codeCell(problemId, 120)}: expected ${expected}`;
  if (labels.length === 0)
    return `${place}, no verdict (${codeCell(failures[0] ?? 'no reply', WORDS_UNITS)})`;
  const said = explanation.trim() === '' ? '' : `, because ${codeCell(explanation, WORDS_UNITS)}`;
  return `${place}, judged ${labels.map((label) => prose(label, 40)).join(' and again ')}${said}`;
}
