import { EXIT, type ExitCode } from '../domain/errors.ts';
import type { Problem } from '../domain/problem.ts';
import { checkReferences, loadProblems } from '../problems/index.ts';
import { selectProblems } from '../problems/select.ts';
import { plural } from '../report/numbers.ts';
import { readReference } from '../verify/read.ts';
import { bundledFolder } from '../wiring/bundle.ts';
import type { CommandInput } from './registry.ts';

/** `problems`: what a run with these options would ask, and whether its files are sound; asks nobody. */
export async function problemsCommand({ options, terminal }: CommandInput): Promise<ExitCode> {
  const loaded = await loadProblems({
    spec: options.problems,
    files: terminal.files,
    bundled: bundledFolder,
  });
  const set = checkReferences(loaded, readReference);
  for (const warning of set.warnings) terminal.progress.warn(warning);
  const selected = selectProblems(set, options);
  if (options.json) {
    terminal.print(selected.map((problem) => `${JSON.stringify(jsonRow(problem))}\n`).join(''));
    return EXIT.passed;
  }
  terminal.print(`${selected.map(renderRow).join('\n')}\n${summary(selected, set.problems.length)}\n`);
  return EXIT.passed;
}

function jsonRow({ id, set, category, split, difficulty, answers, figures, subtopics, provenance }: Problem) {
  const kinds = answers.map(({ kind }) => kind);
  const { origin } = provenance;
  return { id, set, category, split, difficulty, kinds, figures: figures.length, subtopics, origin };
}

function renderRow(problem: Problem): string {
  const kinds = problem.answers.map((answer) => answer.kind).join(', ');
  return `${problem.id}\t${problem.category}\t${kinds}`;
}

function summary(selected: readonly Problem[], total: number): string {
  const answers = selected.reduce((sum, problem) => sum + problem.answers.length, 0);
  const judgeOnly = selected.filter((problem) => problem.answers.some(({ kind }) => kind === 'text')).length;
  const withFigures = selected.filter(({ figures }) => figures.length > 0).length;
  const figures = withFigures > 0 ? `, ${withFigures} with figures, asked with vision only` : '';
  return `${selected.length} of ${total} problems with ${plural(answers, 'answer')}, ${judgeOnly} for the judge only${figures}`;
}
