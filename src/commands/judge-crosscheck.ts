import { type Crosscheck, CrosscheckKey } from '../domain/crosscheck.ts';
import { EXIT, type ExitCode, UserError } from '../domain/errors.ts';
import { adjudicate, parseDecisions, runCrosscheck } from '../judge-check/crosscheck/index.ts';
import type { Options } from '../options/table.ts';
import { theLabelled } from '../protocols/index.ts';
import { renderAdjudication, renderCrosscheck } from '../report/crosscheck.ts';
import { parseJson } from '../text/json.ts';
import { TOOL_VERSION } from '../version.ts';
import { joinPath } from '../wiring/bundle.ts';
import { openLoneJudge } from '../wiring/lone-judge.ts';
import { readJudgedFile } from './judged-responses.ts';
import type { CommandInput } from './registry.ts';
import { keyOf, refusePositionals, stepExitCode } from './steps.ts';
import type { Terminal } from './terminal.ts';

/** Above this share of failed calls the comparison is incomplete. */
const MOST_FAILED = 0.02;

/** `judge crosscheck` asks a second judge about verdicts of a first one; with `score` it counts the reviewers' decisions. */
export async function judgeCrosscheck(input: CommandInput): Promise<ExitCode> {
  const [step, ...positionals] = input.positionals;
  if (step === 'score') return scoreSheets({ ...input, positionals });
  refusePositionals(input.positionals, 'judge');
  return check(input);
}

async function check({ options: given, terminal }: CommandInput): Promise<ExitCode> {
  const options = { ...given, apiKey: keyOf(given, terminal) };
  const { judge: first, responses, aside } = await readJudgedFile(options, terminal);
  if (responses.length === 0)
    throw new UserError({
      code: 'bad-run',
      message: `no answer in ${options.judged} was decided by a judge`,
      hint: 'judge the predictions first',
    });
  const judge = await openLoneJudge(options, terminal, 'crosscheck.jsonl');
  try {
    const second = { chat: judge.chat, sampling: judge.sampling, protocol: theLabelled() };
    if (second.chat.model === first.model)
      terminal.progress.warn(
        `both judges are called ${first.model}: this shows how steady one judge is, not whether it is right`,
      );
    const { n: count, seed } = options;
    terminal.progress.line(
      `${Math.min(count, responses.length)} of ${responses.length} responses judged by ${first.model} are put to ${second.chat.model}`,
    );
    const plan = { responses, aside, first, second, count, seed, tool: TOOL_VERSION };
    const outcome = await runCrosscheck(plan, judge);
    const stopped = stepExitCode({ signal: judge.received }, 0);
    if (stopped !== EXIT.passed) return stopped;
    await write(outcome, options, terminal);
    return exitCodeOf(outcome.check);
  } finally {
    await judge.close();
  }
}

async function write(
  { check, csv, key }: Awaited<ReturnType<typeof runCrosscheck>>,
  { out, json }: Options,
  { files, progress, print }: Terminal,
): Promise<void> {
  const save = (name: string, text: string) => files.writeAtomically(joinPath(out, name), text);
  await save('crosscheck.json', `${JSON.stringify(check, null, 1)}\n`);
  if (key.items.length > 0) {
    await save('crosscheck-sheet.csv', csv);
    await save('crosscheck-key.json', `${JSON.stringify(key, null, 1)}\n`);
    progress.line(
      `${key.items.length} disagreements: give a copy of crosscheck-sheet.csv in ${out} to each reviewer, and keep crosscheck-key.json from them`,
    );
  }
  print(json ? `${JSON.stringify(check)}\n` : renderCrosscheck(check));
}

function exitCodeOf({ failed, drawn }: Crosscheck): ExitCode {
  return failed > MOST_FAILED * drawn ? EXIT.incomplete : EXIT.passed;
}

async function scoreSheets({ positionals, options, terminal }: CommandInput): Promise<ExitCode> {
  const [keyPath, ...paths] = positionals;
  if (keyPath === undefined || paths.length === 0)
    throw new UserError({
      code: 'bad-option',
      message: `expected <key.json> <sheet.csv …>, got ${positionals.join(' ') || 'nothing'}`,
      hint: 'judge crosscheck writes the key; each reviewer fills in the column decision of a copy of the sheet',
    });
  const key = readKey(await terminal.files.readText(keyPath), keyPath);
  const reviewers = await Promise.all(
    paths.map(async (file) => parseDecisions({ text: await terminal.files.readText(file), file, key })),
  );
  const decided = adjudicate(key, reviewers);
  const { first, second } = key;
  if (options.json) terminal.print(`${JSON.stringify({ first, second, ...decided })}\n`);
  else terminal.print(renderAdjudication(decided, { first, second, reviewers: reviewers.length }));
  return EXIT.passed;
}

function readKey(text: string, file: string): CrosscheckKey {
  const json = parseJson(text);
  const parsed = json.ok ? CrosscheckKey.safeParse(json.value) : undefined;
  if (parsed?.success) return parsed.data;
  throw new UserError({
    code: 'bad-labels',
    message: json.ok ? `no key of a sheet: ${parsed?.error?.issues[0]?.message ?? ''}` : json.mistake.message,
    hint: 'judge crosscheck writes it as crosscheck-key.json',
    place: { file, ...(json.ok ? {} : { line: json.mistake.line, column: json.mistake.column }) },
  });
}
