import { canonicalJson } from '../domain/canonical.ts';
import { EXIT, type ExitCode } from '../domain/errors.ts';
import { Selftest, type SelftestIdentity } from '../domain/selftest.ts';
import { identifySelftest, makeCases, readWrittenCases, runSelftest } from '../judge-check/selftest/index.ts';
import type { Options } from '../options/table.ts';
import { loadProblems, selectProblems } from '../problems/index.ts';
import { theLabelled } from '../protocols/index.ts';
import { renderSelftest } from '../report/selftest.ts';
import { sha256 } from '../store/sha256.ts';
import { TOOL_VERSION } from '../version.ts';
import { bundledFile, bundledFolder, joinPath } from '../wiring/bundle.ts';
import { type LoneJudge, openLoneJudge } from '../wiring/lone-judge.ts';
import { type AskingProgress, createAskingProgress } from './asking-progress.ts';
import type { CommandInput } from './registry.ts';
import { keyOf, refusePositionals, stepExitCode } from './steps.ts';
import type { Terminal } from './terminal.ts';

/** The responses of known verdict that ship with the tool. */
const WRITTEN = 'judge/selftest.yaml';

/**
 * `judge selftest`: puts responses of known verdict to a judge and says whether it is fit. Exit 0 when it is, 1 when it is
 * not, 3 when too many calls failed. The outcome is kept by the identity of the judge, and the same is not asked twice.
 */
export async function judgeSelftest({
  positionals,
  options: given,
  terminal,
}: CommandInput): Promise<ExitCode> {
  refusePositionals(positionals, 'judge');
  const options = { ...given, apiKey: keyOf(given, terminal) };
  const protocol = theLabelled();
  const problemSet = await loadProblems({
    spec: options.data ?? options.problems,
    files: terminal.files,
    bundled: bundledFolder,
  });
  const made = makeCases(selectProblems(problemSet, options), { protocol, sha256 });
  const written = await readWrittenCases(await terminal.files.readText(bundledFile(WRITTEN)), WRITTEN);
  const judge = await openLoneJudge(options, terminal, 'selftest.jsonl');
  try {
    const tested = { chat: judge.chat, sampling: judge.sampling, protocol };
    const cases = [...made, ...written];
    const identity = identifySelftest(
      { judge: tested, cases },
      { sha256, tool: TOOL_VERSION, problemSet: problemSet.name },
    );
    const path = joinPath(options.out, `selftest-${sha256(canonicalJson(identity)).slice(0, 12)}.json`);
    const known = await readKnown(path, identity, terminal);
    if (known !== undefined) {
      terminal.progress.line(
        `this judge was tested on ${known.testedAt}: nothing is asked; name another --out to test it anew`,
      );
      return show(known, options, terminal);
    }
    terminal.progress.line(`${cases.length} responses of known verdict are put to ${judge.chat.model}`);
    const asking = createAskingProgress(cases.length, { progress: terminal.progress, signal: judge.signal });
    const test = await runSelftest({ judge: tested, cases, identity }, { ...judge, onAsked: asking.onAsked });
    return await keep({ test, path, judge, asking, options, terminal });
  } finally {
    await judge.close();
  }
}

/** An earlier outcome with the same identity; one that cannot be read is none. */
async function readKnown(
  path: string,
  identity: SelftestIdentity,
  { files }: Terminal,
): Promise<Selftest | undefined> {
  if (!(await files.exists(path))) return undefined;
  const json = parseOrNothing(await files.readText(path));
  const parsed = Selftest.safeParse(json);
  return parsed.success && canonicalJson(parsed.data.identity) === canonicalJson(identity)
    ? parsed.data
    : undefined;
}

function parseOrNothing(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

interface Outcome {
  readonly test: Selftest;
  readonly path: string;
  readonly judge: LoneJudge;
  readonly asking: AskingProgress;
  readonly options: Options;
  readonly terminal: Terminal;
}

/** Keeps an outcome that is a verdict; one without is shown only, and its replies stand in the log. */
async function keep({ test, path, judge, asking, options, terminal }: Outcome): Promise<ExitCode> {
  const signal = judge.received();
  if (signal !== null) {
    asking.stopped(judge.stopReason() ?? signal);
    return stepExitCode({ signal: judge.received }, 0);
  }
  if (test.fit !== null) {
    await terminal.files.writeAtomically(path, `${JSON.stringify(test, null, 1)}\n`);
    terminal.progress.line(`the outcome is kept in ${path}`);
  }
  return show(test, options, terminal);
}

function show(test: Selftest, { json }: Options, terminal: Terminal): ExitCode {
  terminal.print(json ? `${JSON.stringify(test)}\n` : renderSelftest(test));
  if (test.fit === null) return EXIT.incomplete;
  return test.fit ? EXIT.passed : EXIT.failed;
}
