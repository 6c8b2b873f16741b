import { EXIT, type ExitCode } from '../domain/errors.ts';
import type { RunResult } from '../domain/run.ts';
import { main, processExitCode } from '../main.ts';
import { presetOf } from '../models/index.ts';
import type { Options } from '../options/table.ts';
import { joinPath } from '../wiring/bundle.ts';
import { createTerminalPorts } from '../wiring/terminal.ts';
import { readModelTable } from './model-table.ts';
import { optionsForModel } from './models.ts';
import type { CommandInput } from './registry.ts';
import { recordPath } from './run-files.ts';
import type { Terminal } from './terminal.ts';

/** `run`: ask, verify, judge, score, compare, report, gate; with `--models` one model after the other. */
export async function runCommand({ options: given, terminal }: CommandInput): Promise<ExitCode> {
  const { baseline } = given;
  const options = {
    ...given,
    baseline: baseline === null ? null : await recordPath(baseline, terminal.files),
  };
  if (options.models === null) return (await runOne(options, terminal)).code;
  const table = await readModelTable(options, terminal);
  const presets = options.models.map((name) => presetOf(table, name));
  const prepared = presets.map((preset) => optionsForModel(options, preset, terminal.env));
  const done: Ended[] = [];
  for (const one of prepared) {
    terminal.progress.line(`${one.model}, into ${one.out}`);
    const ended = await runOne(one, terminal);
    done.push(ended);
    if (ended.code === EXIT.interrupted || ended.code === EXIT.terminated) break;
  }
  const { writeResults } = await import('./table.ts');
  await writeResults({ runs: done.map(({ run }) => run), models: table, out: options.out, terminal });
  terminal.progress.line(
    `tables and figures of ${done.length} models: ${joinPath(options.out, 'results.md')}`,
  );
  return worstOf(done.map(({ code }) => code));
}

interface Ended {
  readonly code: ExitCode;
  readonly run: RunResult;
}

async function runOne(options: Options, terminal: Terminal): Promise<Ended> {
  const { ports, close, signal } = await createTerminalPorts(options, terminal);
  try {
    const { decision, input } = await main(options, ports);
    return { code: processExitCode(decision, signal()), run: input.run };
  } finally {
    await close();
  }
}

/** The exit code of several runs: a signal before an incomplete run before a failed one. */
function worstOf(codes: readonly ExitCode[]): ExitCode {
  const order: readonly ExitCode[] = [
    EXIT.interrupted,
    EXIT.terminated,
    EXIT.incomplete,
    EXIT.notComparable,
    EXIT.failed,
  ];
  return order.find((code) => codes.includes(code)) ?? EXIT.passed;
}
