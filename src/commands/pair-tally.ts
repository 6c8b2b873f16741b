import { EXIT, type ExitCode, UserError } from '../domain/errors.ts';
import type { AnswerPair } from '../domain/pair.ts';
import { plural } from '../report/numbers.ts';
import { markOf, type VerifiedRow } from '../report/verified.ts';
import type { Terminal } from './terminal.ts';

/** What `verify` has decided so far, against the labels of pairs that have one. */
export interface PairTally {
  count(row: VerifiedRow): void;
  /** Says that ids stand more than once, by which verdicts could not be told apart. */
  warnOfRepeated(terminal: Terminal): void;
  /** Throws UserError `bad-pairs` where there was no pair in `files`, or, with `checkLabels`, none that has a label. */
  refuseNothing(files: readonly string[], checkLabels: boolean): void;
  /** 1 where a verdict contradicts its label, which is said; 0 else. */
  checked(terminal: Terminal): ExitCode;
}

/** Counts pairs one by one, and keeps only their ids, so that the rest of a long stream stays out of memory. */
export function createPairTally(): PairTally {
  const counts = { pairs: 0, labels: 0, 'false accept': 0, 'false reject': 0 };
  const ids = new Set<AnswerPair['id']>();
  const repeated = new Set<AnswerPair['id']>();
  return {
    count: (row) => {
      counts.pairs += 1;
      const { id } = row.pair;
      if (ids.has(id)) repeated.add(id);
      ids.add(id);
      if (row.pair.label === undefined) return;
      counts.labels += 1;
      const mark = markOf(row);
      if (mark === 'false accept' || mark === 'false reject') counts[mark] += 1;
    },
    warnOfRepeated: ({ progress }) => {
      const [first] = repeated;
      if (first === undefined) return;
      progress.warn(
        `${plural(repeated.size, 'id')} of more than one pair, first ${JSON.stringify(first)}: verdicts are told apart by their order only`,
      );
    },
    refuseNothing: (files, checkLabels) => {
      const named = files.join(', ');
      if (counts.pairs === 0)
        throw badPairs(
          `there is no pair in ${named}`,
          'one JSON object a line: {"id": …, "reference": "…", "candidate": "…"}',
        );
      if (checkLabels && counts.labels === 0)
        throw badPairs(
          `check-labels is set, and no pair in ${named} has a label`,
          'add "label": true where the two are equivalent, false where they are not',
        );
    },
    checked: ({ progress }) => {
      const wrong = counts['false accept'] + counts['false reject'];
      if (wrong === 0) return EXIT.passed;
      const which = `${plural(counts['false accept'], 'false accept')}, ${plural(counts['false reject'], 'false reject')}`;
      progress.warn(`failed: ${wrong} of ${plural(counts.labels, 'label')} contradicted: ${which}`);
      return EXIT.failed;
    },
  };
}

function badPairs(message: string, hint: string): UserError {
  return new UserError({ code: 'bad-pairs', message, hint });
}
