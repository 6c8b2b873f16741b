import type { ProblemSolves, SolveCount, SolveTable } from '../domain/solves.ts';
import { paragraphs, table } from './blocks.ts';
import { codeCell } from './escape.ts';

const COLUMNS = ['Solutions', 'agree', 'disagree', 'undecided'];

/** Blind solutions by category and by problem, as Markdown. */
export function renderSolves({ categories, problems }: SolveTable): string {
  const total = categories.reduce(add, { name: 'together', solves: 0, agree: 0, disagree: 0, undecided: 0 });
  const open = problems.filter((problem) => problem.open).length;
  return paragraphs([
    table(
      [
        ['Category', 'Problems', ...COLUMNS],
        ...categories.map((category) => [
          nameCell(category.name),
          String(problems.filter((problem) => problem.category === category.name).length),
          ...cells(category),
        ]),
        ['together', String(problems.length), ...cells(total)],
      ],
      'lrrrrr',
    ),
    open > 0 ? `${open} of ${problems.length} problems have fewer than three solutions.` : undefined,
    table(
      [
        ['Problem', 'Category', ...COLUMNS, 'Mark'],
        ...problems.map((problem) => [
          nameCell(problem.name),
          nameCell(problem.category),
          ...cells(problem),
          markOf(problem),
        ]),
      ],
      'llrrrrl',
    ),
  ]);
}

function add(a: SolveCount, b: SolveCount): SolveCount {
  return {
    name: a.name,
    solves: a.solves + b.solves,
    agree: a.agree + b.agree,
    disagree: a.disagree + b.disagree,
    undecided: a.undecided + b.undecided,
  };
}

function cells({ solves, agree, disagree, undecided }: SolveCount): string[] {
  return [solves, agree, disagree, undecided].map(String);
}

function markOf({ open, hard }: ProblemSolves): string {
  return [...(hard ? ['hard'] : []), ...(open ? ['too few'] : [])].join(', ');
}

/** Names of problem files are read at a terminal too: those without a mark of Markdown stand as they are. */
function nameCell(name: string): string {
  return /^[A-Za-z0-9._/ -]+$/.test(name) ? `\`${name}\`` : codeCell(name);
}
