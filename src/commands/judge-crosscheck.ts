import type { Crosscheck } from '../domain/crosscheck.ts';
import { EXIT, type ExitCode, UserError } from '../domain/errors.ts';
import {
  askedJudge,
  type CrosscheckOutcome,
  recordedJudge,
  runCrosscheck,
  type SecondJudge,
} from '../judge-check/crosscheck/index.ts';
import type { Options } from '../options/table.ts';
import { theLabelled } from '../protocols/index.ts';
import { renderCrosscheck } from '../report/crosscheck.ts';
import { plural } from '../report/numbers.ts';
import { createClock } from '../store/clock.ts';
import { TOOL_VERSION } from '../version.ts';
import { isSameFile, joinPath } from '../wiring/bundle.ts';
import { openLoneJudge } from '../wiring/lone-judge.ts';
import { createAskingProgress } from './asking-progress.ts';
import { refuseFilledSheet } from './filled-sheet.ts';
import { scoreSheets } from './judge-crosscheck-score.ts';
import { type JudgedFile, readJudgedFile } from './judged-responses.ts';
import type { CommandInput } from './registry.ts';
import { recordPath } from './run-files.ts';
import { keyOf, refusePositionals, stepExitCode } from './steps.ts';
import type { Terminal } from './terminal.ts';

/** Above this share of responses without a verdict of the second judge the comparison is incomplete, as a run is. */
const MOST_OPEN = 0.02;

const SHEET = 'crosscheck-sheet.csv';
/** The columns of the sheet that are the reviewers'. */
const FILLED_IN = ['decision', 'comment'];

/** `judge crosscheck` sets a second judge beside the verdicts of a first one; with `score` it counts the reviewers' decisions. Exit 3 when too few responses have a verdict of the second judge. */
export async function judgeCrosscheck(input: CommandInput): Promise<ExitCode> {
  const [step, ...positionals] = input.positionals;
  if (step === 'score') return scoreSheets({ ...input, positionals });
  refusePositionals(input.positionals, 'judge');
  return check(input);
}

async function check({ options: given, terminal }: CommandInput): Promise<ExitCode> {
  // Before a judge is paid for verdicts that could not be written.
  await refuseFilledSheet({ path: joinPath(given.out, SHEET), columns: FILLED_IN }, terminal.files);
  const options = { ...given, apiKey: keyOf(given, terminal) };
  const file = await readJudgedFile(options, terminal);
  if (file.responses.length === 0) throw nothingJudged(options.judged);
  return options.secondJudge === null
    ? checkByAsking(file, { options, terminal })
    : checkByRecord(file, { options, terminal, paths: options.secondJudge });
}

interface Checking {
  readonly options: Options;
  readonly terminal: Terminal;
}

/** The second judge is asked now. */
async function checkByAsking(file: JudgedFile, { options, terminal }: Checking): Promise<ExitCode> {
  const judge = await openLoneJudge(options, terminal, 'crosscheck.jsonl');
  try {
    const asked = { chat: judge.chat, sampling: judge.sampling, protocol: theLabelled() };
    const total = Math.min(options.n, file.responses.length);
    const asking = createAskingProgress(total, { progress: terminal.progress, signal: judge.signal });
    const second = askedJudge(asked, { ...judge, onAsked: asking.onAsked });
    const outcome = await compare(file, second, { options, terminal, now: judge.now });
    const stopped = stepExitCode({ signal: judge.received }, 0);
    if (stopped !== EXIT.passed) {
      asking.stopped(judge.stopReason() ?? 'stopped');
      return stopped;
    }
    return await write(outcome, options, terminal);
  } finally {
    await judge.close();
  }
}

/** The second judge's verdicts on the same responses stand in another file, as after `run --reuse` with another judge. */
async function checkByRecord(
  file: JudgedFile,
  { options, terminal, paths }: Checking & { readonly paths: readonly string[] },
): Promise<ExitCode> {
  const [path, another] = paths;
  if (path === undefined || another !== undefined)
    throw new UserError({
      code: 'bad-option',
      message: `second-judge names ${paths.length} files, expected one`,
    });
  await refuseSameVerdicts({ first: options.judged, second: path }, terminal);
  const other = await readJudgedFile({ ...options, judged: path }, quiet(terminal));
  const second = recordedJudge(other.judge, other.responses);
  if (!file.responses.some((judged) => second.knows(judged)))
    throw new UserError({
      code: 'bad-run',
      message: `${path} and ${options.judged} have no judged response in common`,
      hint: 'both judges must have judged the same responses: run --reuse with another judge does that',
    });
  const { nowIso } = createClock();
  return write(await compare(file, second, { options, terminal, now: nowIso }), options, terminal);
}

function compare(
  { judge: first, responses, aside }: JudgedFile,
  second: SecondJudge,
  { options: { n: count, seed }, terminal, now }: Checking & { readonly now: () => string },
): Promise<CrosscheckOutcome> {
  const known = responses.filter((judged) => second.knows(judged)).length;
  if (second.name.model === first.model)
    terminal.progress.warn(
      `both judges are called ${first.model}: this shows how steady one judge is, not whether it is right`,
    );
  terminal.progress.line(
    `${second.name.model} is not tested with planted controls here; theory-gate judge selftest says whether a judge is fit`,
  );
  terminal.progress.line(
    `${Math.min(count, known)} of ${plural(responses.length, 'response')} judged by ${first.model}, judged again by ${second.name.model}`,
  );
  return runCrosscheck({ responses, aside, first, second, count, seed, tool: TOOL_VERSION }, { now });
}

/** The set and its split were told with the first file. */
function quiet(terminal: Terminal): Terminal {
  return {
    ...terminal,
    progress: { line: () => {}, warn: (text) => terminal.progress.warn(text) },
  };
}

/** A file agrees with itself, and with a copy of itself, on everything. */
async function refuseSameVerdicts(
  { first, second }: { readonly first: string | null; readonly second: string },
  { files }: Terminal,
): Promise<void> {
  if (first === null) return;
  const [one, other] = await Promise.all([recordPath(first, files), recordPath(second, files)]);
  const isSame = isSameFile(one, other);
  const [text, copy] = isSame ? [] : await Promise.all([files.readText(one), files.readText(other)]);
  if (!isSame && text !== copy) return;
  throw new UserError({
    code: 'conflicting-options',
    message: `--judged and --second-judge are ${isSame ? `the same file, ${second}` : `copies of one file, ${first} and ${second}`}`,
    hint: 'name the verdicts of another judge on the same responses, or ask one with --judge-model',
  });
}

function nothingJudged(path: string | null): UserError {
  return new UserError({
    code: 'bad-run',
    message: `no answer in ${path} was decided by a judge`,
    hint: 'judge the predictions first, or again where the judge was void or could not be read',
  });
}

async function write(
  { check, csv, key }: CrosscheckOutcome,
  { out, json }: Options,
  { files, progress, print }: Terminal,
): Promise<ExitCode> {
  const save = (name: string, text: string) => files.writeAtomically(joinPath(out, name), text);
  await save('crosscheck.json', `${JSON.stringify(check, null, 1)}\n`);
  if (key.items.length > 0) {
    await save(SHEET, csv);
    await save('crosscheck-key.json', `${JSON.stringify(key, null, 1)}\n`);
    progress.line(
      `${plural(key.items.length, 'disagreement')}: give a copy of ${SHEET} in ${out} to each reviewer, and keep crosscheck-key.json from them`,
    );
  }
  print(json ? `${JSON.stringify(check)}\n` : renderCrosscheck(check));
  return exitCodeOf(check, progress);
}

/** A judge whose replies nobody can read was compared as little as one that could not be reached. */
function exitCodeOf(
  { drawn, unjudged, failed, second }: Crosscheck,
  progress: Terminal['progress'],
): ExitCode {
  if (unjudged + failed <= MOST_OPEN * drawn) return EXIT.passed;
  progress.warn(
    `incomplete: of ${plural(drawn, 'response')} put to ${second.model}, ${unjudged} without a readable verdict and ${plural(failed, 'failed call')}`,
  );
  return EXIT.incomplete;
}
