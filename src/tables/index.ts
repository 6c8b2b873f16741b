import { ErrorLabel } from '../domain/judgement.ts';
import type { ModelTable } from '../domain/model-card.ts';
import type { ErrorShares, ResultGroup, ResultRow } from '../domain/results.ts';
import type { RunResult, SampleRecord } from '../domain/run.ts';
import { readableReasoning } from '../metrics/reasoning.ts';
import { allOfK, anyOfK } from '../metrics/repeats.ts';
import { findCard } from '../models/index.ts';

/** Endpoint of a run whose answers nobody gave: made up to show the form of a table or a figure. */
export const SYNTHETIC = 'synthetic';

/** The runs as rows, with what the table of models knows of each; runs of one model are told apart by their prompts. */
export function resultRows(runs: readonly RunResult[], models: ModelTable): readonly ResultRow[] {
  const rows = runs.map((run) => resultRow(run, models));
  return rows.map((row, index) => {
    const isAlone = rows.filter(({ model }) => model === row.model).length === 1;
    return isAlone ? row : { ...row, model: `${row.model} (${runs[index]?.identity.promptName})` };
  });
}

function resultRow(run: RunResult, models: ModelTable): ResultRow {
  const { identity, scores } = run;
  const card = findCard(models, identity.model);
  return {
    model: card?.name ?? identity.model,
    ...(card && { card }),
    source: sourceOf(identity.endpoint),
    problemSet: identity.problemSet,
    problems: Object.keys(identity.problems).length,
    samples: identity.samples,
    accuracy: scores.accuracy,
    symbolic: scores.symbolic,
    faithfulness: scores.faithfulness,
    reasoning: readableReasoning(run.samples),
    ...(identity.judge && { judge: identity.judge.model }),
    ...(scores.answers && { answers: scores.answers }),
    byCategory: scores.byCategory,
    errors: errorsOf(run),
    atK: atEachK(run),
  };
}

/** Wrong answers by category: the majority's, or the mean over the evaluations where the judge made several (Q72). */
function errorsOf({ scores, samples }: RunResult): ResultRow['errors'] {
  if (scores.errorShares === undefined) return scores.errors;
  const classified = samples.filter(isClassified).length;
  return Object.fromEntries(
    Object.entries(scores.errorShares).map(([label, { mean }]) => [label, mean * classified]),
  );
}

function isClassified({ status, error }: SampleRecord): boolean {
  return status === 'wrong' && (error?.label !== undefined || (error?.votes.length ?? 0) > 0);
}

function sourceOf(endpoint: string): ResultRow['source'] {
  if (endpoint === SYNTHETIC) return 'synthetic';
  return endpoint.startsWith('replay') ? 'recorded' : 'endpoint';
}

/** Best first; equal scores by name, so that the cut between the halves is the same in every run (A11). */
export function ranked(rows: readonly ResultRow[]): readonly ResultRow[] {
  return [...rows].sort(
    (a, b) => (b.accuracy.value ?? -1) - (a.accuracy.value ?? -1) || compareText(a.model, b.model),
  );
}

/** The families with their generations from the oldest; models nobody described are a family of their own. */
export function byFamily(rows: readonly ResultRow[]): readonly ResultGroup[] {
  const names = [...new Set(rows.map(familyOf))].sort(compareText);
  return names.map((name) => group(name, rows.filter((row) => familyOf(row) === name).sort(byRelease)));
}

/** Proprietary and open models; models nobody described are left out. */
export function byAccess(rows: readonly ResultRow[]): readonly ResultGroup[] {
  return (['proprietary', 'open'] as const)
    .map((access) => group(access, ranked(rows.filter(({ card }) => card?.access === access))))
    .filter(({ rows: members }) => members.length > 0);
}

/** All rows as one group, whose mean rate of unfaithful answers the paper states for its 39 models (Q94). */
export function together(rows: readonly ResultRow[]): ResultGroup {
  return group('together', rows);
}

/** The upper half of the ranking, ⌈n/2⌉ models, and the others (Q73, A11), each with its distribution of errors. */
export function errorShares(rows: readonly ResultRow[]): readonly ErrorShares[] {
  const order = ranked(rows);
  const cut = Math.ceil(order.length / 2);
  return [
    shares(`Top half (${cut})`, order.slice(0, cut)),
    shares(`Others (${order.length - cut})`, order.slice(cut)),
  ].filter(({ models }) => models > 0);
}

function shares(name: string, rows: readonly ResultRow[]): ErrorShares {
  const count = (label: string) => rows.reduce((sum, { errors }) => sum + (errors[label] ?? 0), 0);
  const wrong = ErrorLabel.options.reduce((sum, label) => sum + count(label), 0);
  return {
    name,
    models: rows.length,
    wrong,
    shares:
      wrong === 0
        ? null
        : Object.fromEntries(ErrorLabel.options.map((label) => [label, count(label) / wrong])),
  };
}

function group(name: string, rows: readonly ResultRow[]): ResultGroup {
  return {
    name,
    rows,
    meanAccuracy: meanOf(rows.flatMap(({ accuracy }) => accuracy.value ?? [])),
    meanUnfaithful: meanOf(
      rows.flatMap(({ faithfulness: { value } }) => (value === null ? [] : [1 - value])),
    ),
  };
}

function meanOf(values: readonly number[]): number | null {
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
}

const familyOf = ({ card }: ResultRow): string => card?.family ?? 'Others';
const byRelease = (a: ResultRow, b: ResultRow): number =>
  compareText(a.card?.released ?? '', b.card?.released ?? '') || compareText(a.model, b.model);
const compareText = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

/** Accuracy@k and pass^k, the mean over problems, for every k that every problem was asked. */
function atEachK({ samples }: RunResult): ResultRow['atK'] {
  const counts = new Map<string, { asked: number; right: number }>();
  for (const sample of samples) countIn(counts, sample);
  const problems = [...counts.values()];
  const fewest = Math.min(...problems.map(({ asked }) => asked));
  if (problems.length === 0) return [];
  const mean = (of: (problem: { asked: number; right: number }) => number) =>
    problems.reduce((sum, problem) => sum + of(problem), 0) / problems.length;
  return Array.from({ length: fewest }, (_, index) => ({
    k: index + 1,
    any: mean((problem) => anyOfK({ ...problem, k: index + 1 })),
    all: mean((problem) => allOfK({ ...problem, k: index + 1 })),
  }));
}

function countIn(counts: Map<string, { asked: number; right: number }>, sample: SampleRecord): void {
  const known = counts.get(sample.problemId) ?? { asked: 0, right: 0 };
  counts.set(sample.problemId, {
    asked: known.asked + 1,
    right: known.right + Number(sample.status === 'correct'),
  });
}
