import { REASONS } from '../domain/reasons.ts';
import type { Verdict, Witness } from '../domain/verdict.ts';
import { cutText, escapeLogLine } from './escape.ts';

/** How one of the two answers was read; see the verifier's `Reading`. */
type Reading =
  | { readonly printed: string; readonly normal: string }
  | { readonly message: string; readonly position: number };

/** Two answers, how each was read, and what the verifier made of them. */
export interface ExplanationInput {
  readonly written: { readonly reference: string; readonly answer: string };
  readonly reference: Reading;
  readonly answer: Reading;
  readonly verdict: Verdict;
  /** A point at which both were evaluated and agree. */
  readonly agreement?: Witness;
  /** What a second library finds at the witness point, or where both agree. */
  readonly secondOpinion?: { readonly reference: string; readonly candidate: string };
}

const OUTCOME_WORDS = {
  equivalent: 'The two answers are equal',
  different: 'The two answers differ',
  undecided: 'The verifier cannot decide',
} as const;

const LINE_UNITS = 2000;
/** Characters of a formula shown on both sides of the place where reading stopped. */
const AROUND = 30;

/** Why a verdict is what it is, as plain text for the terminal. */
export function renderExplanation(input: ExplanationInput): string {
  const { verdict, written } = input;
  return `${[
    sentence(verdict),
    '',
    ...readingLines('reference', written.reference, input.reference),
    ...readingLines('answer', written.answer, input.answer),
    '',
    `decided by the rule ${verdict.rule}`,
    ...verdict.trace.map((line) => `  ${line}`),
    ...pointLines(input),
    ...boundLines(verdict),
    ...seedLines(input),
  ]
    .map((line) => escapeLogLine(cutText(line, LINE_UNITS)))
    .join('\n')}\n`;
}

/** The same as Markdown, with both formulas rendered from the verifier's own tree; nothing of the input is shown raw. */
export function renderExplanationMarkdown(input: ExplanationInput): string {
  const { verdict } = input;
  const steps = verdict.trace.map((line) => `- ${code(line)}`);
  return `${[
    `**${sentence(verdict)}**`,
    '',
    '| | |',
    '| --- | --- |',
    `| reference | ${formula(input.reference)} |`,
    `| answer | ${formula(input.answer)} |`,
    ...normalRows(input),
    '',
    `Decided by the rule ${code(verdict.rule)}:`,
    '',
    ...steps,
    ...[...pointLines(input), ...boundLines(verdict), ...seedLines(input)].map((line) =>
      line === '' ? '' : code(line.trim()),
    ),
  ].join('\n')}\n`;
}

/** Equal by values says how near they are: at every test point, to the digits stated, within a tolerance. */
function sentence({ outcome, reason, trace }: Verdict): string {
  const near =
    reason === 'numeric_identity' ? /: equivalent, (.+)$/.exec(trace.at(-1) ?? '')?.[1] : undefined;
  return `${OUTCOME_WORDS[outcome]}: ${near ?? REASONS[reason].meaning}.`;
}

function readingLines(name: string, written: string, reading: Reading): readonly string[] {
  const label = name.padEnd(10);
  const text = written.replace(/\s+/g, ' ');
  if ('printed' in reading)
    return [`${label} ${text}`, `  read as   ${reading.printed}`, `  normal    ${reading.normal}`];
  const from = Math.max(0, reading.position - AROUND);
  const around = written.slice(from, reading.position + AROUND).replace(/\s/g, ' ');
  return [
    `${label} ${text}`,
    `  not read  ${reading.message}, at character ${reading.position + 1}:`,
    `            ${around}`,
    `            ${' '.repeat(reading.position - from)}^`,
  ];
}

function pointLines({ verdict: { witness }, agreement, secondOpinion }: ExplanationInput): readonly string[] {
  const seen = witness ?? agreement;
  if (seen === undefined) return [];
  const at = Object.entries(seen.point).map(([name, value]) => `${name} = ${value}`);
  return [
    '',
    `${witness === undefined ? 'for example' : 'witness'}: at ${at.length === 0 ? 'the constants as they are' : at.join(', ')}`,
    `  the reference is ${seen.reference}`,
    `  the answer is    ${seen.candidate}`,
    ...(secondOpinion
      ? [`  mathjs, asked at that point: ${secondOpinion.reference} and ${secondOpinion.candidate}`]
      : []),
  ];
}

function boundLines({ errorBound }: Verdict): readonly string[] {
  if (errorBound === undefined) return [];
  return ['', `largest relative difference over all test points: ${errorBound.toExponential(1)}`];
}

/** What a person needs to see the same again, or the same pair at other points. */
function seedLines({ verdict, agreement }: ExplanationInput): readonly string[] {
  const { seed, witness, errorBound } = verdict;
  const isSeen = witness !== undefined || agreement !== undefined || errorBound !== undefined;
  if (seed === undefined || !isSeen) return [];
  return [
    '',
    `test points are those of seed ${seed}; --seed ${seed} gives them again, another number draws others`,
  ];
}

/** The normal forms, of which those that were read have one. */
function normalRows({ reference, answer }: ExplanationInput): readonly string[] {
  const named = [['reference', reference] as const, ['answer', answer] as const];
  return named.flatMap(([name, reading]) =>
    'normal' in reading ? [`| ${name}, normal form | ${code(reading.normal)} |`] : [],
  );
}

function formula(reading: Reading): string {
  if (!('printed' in reading)) return `not read: ${code(`${reading.message}, at ${reading.position + 1}`)}`;
  return `$${reading.printed.replaceAll('|', '\\vert ')}$`;
}

function code(text: string): string {
  const longest = Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  const shown = text.replace(/\s+/g, ' ').replaceAll('|', '\\|');
  // A blank keeps a backtick of the text from those of the fence, and is shown where none stands.
  const gap = /^`|`$/.test(shown) ? ' ' : '';
  return `${fence}${gap}${shown}${gap}${fence}`;
}
