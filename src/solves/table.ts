import type { Solve, SolveCount, SolveTable } from '../domain/solves.ts';

/** Fewest solutions that say anything about a problem. */
export const FEWEST_SOLVES = 3;

/**
 * Solutions counted by category and by problem, in the order in which the problems are given. A problem is hard when no more
 * than half of its decided solutions agree with the reference, which for three means that two or more disagree: the proof
 * of its answer stands by itself.
 */
export function countSolves(
  problems: readonly { readonly id: string; readonly category: string }[],
  solves: readonly Solve[],
): SolveTable {
  const categories = [...new Set(problems.map(({ category }) => category))];
  return {
    categories: categories.map((name) =>
      count(
        name,
        solves.filter(({ category }) => category === name),
      ),
    ),
    problems: problems.map(({ id, category }) => {
      const own = count(
        id,
        solves.filter(({ problem }) => problem === id),
      );
      const decided = own.agree + own.disagree;
      return {
        ...own,
        category,
        open: own.solves < FEWEST_SOLVES,
        hard: decided > 0 && own.agree * 2 <= decided,
      };
    }),
  };
}

function count(name: string, solves: readonly Solve[]): SolveCount {
  const of = (agreement: Solve['agreement']) =>
    solves.filter((solve) => solve.agreement === agreement).length;
  return {
    name,
    solves: solves.length,
    agree: of('agrees'),
    disagree: of('disagrees'),
    undecided: of('undecided'),
  };
}
