import { CrosscheckKey } from '../domain/crosscheck.ts';
import { EXIT, type ExitCode, IncompleteError, UserError } from '../domain/errors.ts';
import {
  type Adjudication,
  adjudicate,
  parseDecisions,
  type Reviewer,
} from '../judge-check/crosscheck/index.ts';
import { describeIssue } from '../problems/issues.ts';
import { renderAdjudication } from '../report/crosscheck.ts';
import { parseJson } from '../text/json.ts';
import type { CommandInput } from './registry.ts';
import { readReviewers } from './reviewers.ts';

/**
 * `judge crosscheck score`: which judge was right how often, by the decisions of reviewers. Says what is still open; throws
 * IncompleteError where nothing is decided, because shares of nothing are no result.
 */
export async function scoreSheets({ positionals, options, terminal }: CommandInput): Promise<ExitCode> {
  const [keyPath, ...paths] = positionals;
  if (keyPath === undefined || paths.length === 0)
    throw new UserError({
      code: 'bad-option',
      message: `expected <key.json> <sheet.csv …>, got ${positionals.join(' ') || 'nothing'}`,
      hint: 'judge crosscheck writes the key; each reviewer fills in the column decision of a copy of the sheet',
    });
  const key = readKey(await terminal.files.readText(keyPath), keyPath);
  const reviewers = await readReviewers(paths, async (file) =>
    parseDecisions({ text: await terminal.files.readText(file), file, key }),
  );
  const decided = adjudicate(key, reviewers);
  const { first, second } = key;
  const isNothing = decided.decided === 0 && decided.items > 0;
  if (options.json) terminal.print(`${JSON.stringify({ first, second, ...decided })}\n`);
  else if (!isNothing)
    terminal.print(renderAdjudication(decided, { first, second, reviewers: reviewers.length }));
  const open = describeOpen(decided, reviewers);
  if (isNothing) throw new IncompleteError(open);
  if (decided.decided < decided.items) terminal.progress.warn(open);
  return EXIT.passed;
}

/** How much is undecided, in which sheets, and what to write there. */
function describeOpen({ items, decided }: Adjudication, reviewers: readonly Reviewer[]): string {
  const open =
    decided === 0
      ? `none of ${items} disagreements is decided`
      : `${items - decided} of ${items} disagreements are open`;
  const empty = reviewers.map(({ name, decisions }) => `${items - decisions.size} in ${name}`).join(', ');
  return `${open}; rows without a decision: ${empty}. Write 1, 2, correct or wrong in the column decision; a tie between reviewers decides nothing`;
}

function readKey(text: string, file: string): CrosscheckKey {
  const json = parseJson(text);
  const parsed = json.ok ? CrosscheckKey.safeParse(json.value) : undefined;
  if (parsed?.success) return parsed.data;
  throw new UserError({
    code: 'bad-labels',
    message: json.ok
      ? `this is no key of a sheet: ${describeIssue(parsed?.error?.issues ?? [], json.value, 'it')}`
      : json.mistake.message,
    hint: 'judge crosscheck writes it as crosscheck-key.json',
    place: { file, ...(json.ok ? {} : { line: json.mistake.line, column: json.mistake.column }) },
  });
}
