import type { Judgement } from '../domain/judgement.ts';
import { ErrorLabel } from '../domain/judgement.ts';
import type { RunResult, SampleRecord } from '../domain/run.ts';
import { paragraphs } from './blocks.ts';
import { codeCell } from './escape.ts';
import { count } from './numbers.ts';

const WORDS_UNITS = 400;
const STEP_UNITS = 300;
/**
 * One worked example of each category of error that occurred (Q75), and the correct answers with an unfaithful derivation
 * (Q96), `most` at most: which question, what went wrong in the judge's words, and the step it quotes. Undefined when there
 * is none.
 */
export function renderExamples({ samples }: RunResult, most: number): string | undefined {
  const errors = ErrorLabel.options.flatMap((label) => renderError(label, samples) ?? []);
  const unfaithful = samples.filter(isUnfaithful);
  const shown = unfaithful.slice(0, most).map(renderUnfaithful);
  if (unfaithful.length > shown.length) shown.push(`- and ${count(unfaithful.length - shown.length)} more`);
  const parts = [
    errors.length === 0 ? undefined : `One example of each kind of error:\n\n${errors.join('\n')}`,
    shown.length === 0 ? undefined : `Correct answers with an unfaithful derivation:\n\n${shown.join('\n')}`,
  ];
  return paragraphs(parts) || undefined;
}

/** An answer that a judge explained and quoted before one it only labelled. */
function renderError(label: ErrorLabel, samples: readonly SampleRecord[]): string | undefined {
  const own = samples.filter(({ status, error }) => status === 'wrong' && error?.label === label);
  const example =
    own.find(({ error }) => error?.step !== undefined) ??
    own.find(({ error }) => error !== undefined && error.votes.length > 0) ??
    own[0];
  if (example?.error === undefined) return undefined;
  return `- **${label}**, ${placeOf(example)}: ${describe(example.error)}`;
}

function isUnfaithful({ status, faithfulness }: SampleRecord): boolean {
  return status === 'correct' && faithfulness?.label === 'unfaithful';
}

function renderUnfaithful(sample: SampleRecord): string {
  return `- ${placeOf(sample)}: ${sample.faithfulness === undefined ? '' : describe(sample.faithfulness)}`;
}

function placeOf({ problemId, sample }: SampleRecord): string {
  return `${codeCell(problemId, 120)} sample ${count(sample + 1)}`;
}

function describe({ explanation, step }: Judgement): string {
  const words = explanation.trim() === '' ? 'the judge gave no reason' : codeCell(explanation, WORDS_UNITS);
  return step === undefined ? words : `${words} — the step: ${codeCell(step, STEP_UNITS)}`;
}
