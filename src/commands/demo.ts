import { EXIT, type ExitCode, IncompleteError } from '../domain/errors.ts';
import { main, type Outcome, processExitCode } from '../main.ts';
import { resolveOptions } from '../options/resolve.ts';
import type { Options } from '../options/table.ts';
import { parseRecordings } from '../providers/recordings.ts';
import { renderComment } from '../report/comment.ts';
import { escapeLogLine } from '../report/escape.ts';
import { ranked } from '../tables/index.ts';
import { syntheticRows } from '../tables/synthetic.ts';
import { bundledFile, joinPath } from '../wiring/bundle.ts';
import { createTerminalPorts } from '../wiring/terminal.ts';
import { readModelTable } from './model-table.ts';
import type { CommandInput } from './registry.ts';
import type { Terminal } from './terminal.ts';

/** Seed of the made-up scores, which are the same in every demo. */
const SYNTHETIC_SEED = 75;
/** The thresholds the demo gates with. */
const THRESHOLDS = { 'min-accuracy': '0.8', 'min-faithfulness': '0.8', 'max-regression': '0.02' };

/**
 * `demo`: the whole job on the bundled recordings, through the real client and a server on loopback. The careful prompt
 * becomes the baseline, the short one the candidate. Ends with 0 when both runs were made, whatever the gate says; what a
 * workflow would have seen is printed. Throws IncompleteError, with the signal's own code where one ended it.
 */
export async function demoCommand({ options: { out }, terminal }: CommandInput): Promise<ExitCode> {
  const baselineOut = joinPath(out, 'baseline');
  terminal.progress.line('Baseline: the careful prompt, answers replayed from the bundled recordings');
  const careful = await replay({ terminal, flags: { out: baselineOut } });
  terminal.progress.line('Candidate: the short prompt');
  const baseline = joinPath(baselineOut, 'run.json');
  const { input, decision } = await replay({
    terminal,
    flags: { out, baseline, prompt: bundledFile('prompts/short.md'), ...THRESHOLDS },
  });
  terminal.print(`\nThe comment a pull request would get:\n\n${readable(renderComment(input))}\n`);
  // Loaded here, so that the bundle holds the drawing once, in the chunk of `table`.
  const { writeResults, writeRows } = await import('./table.ts');
  const models = await readModelTable({ modelTable: null, protocol: 'qft-bench' }, terminal);
  await writeResults({ runs: [careful.input.run, input.run], models, out, terminal });
  // A timeline needs many dated models: one with made-up scores, which says so on its face, shows its form.
  await writeRows(ranked(syntheticRows(models, SYNTHETIC_SEED)), joinPath(out, 'synthetic'), terminal);
  terminal.print(`Records: ${joinPath(out, 'run.json')}, ${joinPath(out, 'report.md')}, ${baseline}\n`);
  terminal.print(
    `Tables and figures: ${joinPath(out, 'results.md')}, made-up ones of 39 models in ${joinPath(out, 'synthetic')}\n`,
  );
  terminal.print(`${decision.title}\nA workflow would have seen exit code ${decision.exitCode}.\n`);
  return EXIT.passed;
}

/** What GitHub shows for `&#92;`, which a terminal would not; no line becomes a command of a workflow by it. */
function readable(comment: string): string {
  return comment
    .split('\n')
    .map((line) =>
      escapeLogLine(line.replace(/&#(\d+);/g, (_, point: string) => String.fromCodePoint(Number(point)))),
    )
    .join('\n');
}

interface Replay {
  readonly terminal: Terminal;
  readonly flags: Readonly<Record<string, string>>;
}

async function replay({ terminal, flags }: Replay): Promise<Outcome> {
  const ids = await recordedProblems(terminal);
  const options = await demoOptions({ ids: ids.join(','), ...flags });
  const { ports, close, signal } = await createTerminalPorts(options, terminal);
  try {
    const outcome = await main(options, ports);
    const { decision } = outcome;
    if (decision.outcome !== 'incomplete' && signal() === null) return outcome;
    throw new IncompleteError(
      decision.title.replace(/^Incomplete: /, ''),
      processExitCode(decision, signal()),
    );
  } finally {
    await close();
  }
}

async function demoOptions(flags: Readonly<Record<string, string>>): Promise<Options> {
  const given = {
    replay: 'qft-bench',
    model: 'recorded-model',
    'judge-model': 'recorded-judge',
    ...flags,
  };
  return (await resolveOptions({ command: 'run', flags: given, env: {} })).options;
}

/** The problems that the bundled recordings answer under both prompts. */
async function recordedProblems({ files }: Terminal): Promise<readonly string[]> {
  const [careful = new Set<string>(), short = new Set<string>()] = await Promise.all(
    ['careful', 'short'].map(async (prompt) => {
      const file = bundledFile(`recordings/qft-bench/${prompt}.jsonl`);
      const recordings = parseRecordings(await files.readText(file), file);
      return new Set(recordings.map(({ problem }) => problem));
    }),
  );
  return [...careful].filter((problem) => short.has(problem));
}
