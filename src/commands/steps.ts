import { EXIT, type ExitCode, UserError } from '../domain/errors.ts';
import { loadSelected, type SelectedProblems } from '../evaluation/prepare.ts';
import type { Options } from '../options/table.ts';
import { plural } from '../report/numbers.ts';
import { type RowText, splitRows } from '../steps/fields.ts';
import { bundledFolder, isSameFile, joinPath } from '../wiring/bundle.ts';
import type { StepPorts } from '../wiring/step-ports.ts';
import type { CommandInput } from './registry.ts';
import type { Terminal } from './terminal.ts';

/** The options of `predict`, `judge` or `score` as a run of the protocol knows them. */
export function stepOptions(options: Options, terminal: Terminal): Options {
  return {
    ...options,
    protocol: 'physics-verified',
    problems: options.data ?? options.problems,
    apiKey: keyOf(options, terminal),
  };
}

/**
 * The options of a step with `data` as the set that was named, whether by `--data`, by `--problems` or in the config file:
 * the network is only for those who name no set, or one of the Hub.
 */
export function withNamedSet({ options, sources }: Pick<CommandInput, 'options' | 'sources'>): Options {
  const named = sources.problems === 'default' ? null : options.problems;
  return { ...options, data: options.data ?? named };
}

/** The problems of a step; says which split is taken where none is named (B3). */
export async function loadStepProblems(options: Options, terminal: Terminal): Promise<SelectedProblems> {
  const selected = await loadSelected(options, { ...terminal, bundled: bundledFolder }, DEFAULT_SPLIT);
  terminal.progress.line(`${plural(selected.problems.length, 'problem')} of ${selected.set}`);
  if (options.split === null) {
    const taken =
      selected.split === null ? 'the set has no splits, all of it is taken' : `split ${selected.split}`;
    terminal.progress.line(`${taken} (no --split was given)`);
  }
  return selected;
}

/** "Validation is for development, test for reporting" (P3, B3). */
const DEFAULT_SPLIT = 'test';

/** The key in the variable that `--api-key-env` names, else that of the options. Throws UserError `missing-key`. */
export function keyOf({ apiKeyEnv, apiKey }: Options, { env }: Terminal): string | null {
  if (apiKeyEnv === null) return apiKey;
  const key = (env[apiKeyEnv] ?? '').trim();
  if (key !== '') return key;
  throw new UserError({
    code: 'missing-key',
    message: `the environment variable ${apiKeyEnv}, which --api-key-env names, is not set`,
    hint: `export ${apiKeyEnv}=…, or leave --api-key-env out for an endpoint that needs no key`,
  });
}

/**
 * The file a step writes: the one that is named, or one of the usual name in the folder that is named. Throws UserError
 * `conflicting-options` where the step would write over a file that it reads.
 */
export function outFile(options: Pick<Options, 'out' | (typeof READ)[number]>, name: string): string {
  const path = /\.jsonl?$/.test(options.out) ? options.out : joinPath(options.out, name);
  const read = READ.find((key) => options[key] !== null && isSameFile(options[key], path));
  if (read === undefined) return path;
  throw new UserError({
    code: 'conflicting-options',
    message: `--out and --${read} are the same file, ${path}`,
    hint: 'give --out another file',
  });
}

/** Options that name a file which a step reads. */
const READ = ['data', 'predictions', 'judged'] as const satisfies readonly (keyof Options)[];

/** What a step cannot do without, by default a file it reads. Throws UserError `bad-option` when it is not named. */
export function requireOption(
  value: string | null,
  flag: string,
  hint = `name the file of --${flag}`,
): string {
  if (value !== null) return value;
  throw new UserError({ code: 'bad-option', message: `--${flag} is not set`, hint });
}

/**
 * The rows of a file: JSON lines, or a `.json` file with a list of rows or one object by problem id, as HLE's are. Each as text
 * of one line with its place; in a `.json` file the rows are numbered instead of lines.
 */
export async function* rowTexts(file: string, terminal: Terminal): AsyncGenerator<RowText> {
  if (file.endsWith('.json')) {
    for (const [at, row] of splitRows(await terminal.files.readText(file), file).entries())
      yield { text: row, file, line: at + 1 };
    return;
  }
  let line = 0;
  for await (const text of terminal.lines(file)) {
    line += 1;
    if (text.trim() !== '') yield { text, file, line };
  }
}

/** Refuses arguments of a step that takes none. */
export function refusePositionals(positionals: readonly string[], command: string): void {
  if (positionals.length === 0) return;
  throw new UserError({
    code: 'bad-option',
    message: `expected no argument, got ${positionals.join(' ')}`,
    hint: `theory-gate ${command} --help shows what it takes`,
  });
}

/** 0 when all is there, 3 when something is missing, the signal's own code when one ended the step. */
export function stepExitCode({ signal }: Pick<StepPorts, 'signal'>, missing: number): ExitCode {
  const received = signal();
  if (received !== null) return received === 'SIGINT' ? EXIT.interrupted : EXIT.terminated;
  return missing > 0 ? EXIT.incomplete : EXIT.passed;
}

/** Why a step stopped asking, to stand behind what it left undone; empty when it did not. */
export function whyStopped(step: Pick<StepPorts, 'stopReason'>): string {
  const reason = step.stopReason();
  return reason === null ? '' : ` (${reason})`;
}

/** Says that problems have several rows, as of several samples, of which the last is taken. */
export function warnOfRepeated(
  problems: number,
  { file, terminal }: { readonly file: string; readonly terminal: Terminal },
): void {
  if (problems > 0)
    terminal.progress.warn(
      `${file}: more than one row for ${plural(problems, 'problem')}; the last of each counts`,
    );
}
