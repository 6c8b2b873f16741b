import { EXIT, type ExitCode, IncompleteError, renderMistake, UserError } from '../domain/errors.ts';
import { type CommandLine, parseFlags } from '../options/flags.ts';
import { renderHelp } from '../options/render.ts';
import { findConfigPath, type ResolvedOptions, resolveOptions } from '../options/resolve.ts';
import { stepOf } from '../options/steps.ts';
import { TOOL_VERSION } from '../version.ts';
import { RUNNERS } from './registry.ts';
import type { Terminal } from './terminal.ts';

/** Runs the command line and gives the exit code; nothing is thrown. */
export async function runCommandLine(terminal: Terminal): Promise<ExitCode> {
  try {
    return await dispatch(terminal);
  } catch (error) {
    return explain(error, terminal);
  }
}

async function dispatch(terminal: Terminal): Promise<ExitCode> {
  const line = parseFlags(terminal.argv);
  if (line.version) terminal.print(`${TOOL_VERSION}\n`);
  else if (line.help || !line.command)
    terminal.print(renderHelp(line.command, line.command && stepOf(line.command, line.positionals)));
  else return runCommand(line, line.command, terminal);
  return EXIT.passed;
}

async function runCommand(
  line: CommandLine,
  command: keyof typeof RUNNERS,
  terminal: Terminal,
): Promise<ExitCode> {
  const { options, sources, surprises } = await resolveForTerminal(line, command, terminal);
  const run = await RUNNERS[command]();
  const code = await run({ positionals: line.positionals, options, sources, terminal });
  for (const surprise of surprises) terminal.progress.warn(surprise);
  return code;
}

async function resolveForTerminal(
  { flags, spelled, positionals }: CommandLine,
  command: keyof typeof RUNNERS,
  { env, files, progress }: Terminal,
): Promise<ResolvedOptions> {
  const { path, explicit } = findConfigPath({ flags });
  const config =
    explicit || (await files.exists(path)) ? { text: await files.readText(path), name: path } : undefined;
  const step = stepOf(command, positionals);
  const resolved = await resolveOptions({ command, step, flags, spelled, env, ...(config && { config }) });
  for (const warning of resolved.warnings) progress.warn(warning);
  return resolved;
}

/** One line a mistake for the user; anything unexpected is our own bug and says so. */
function explain(error: unknown, { progress }: Terminal): ExitCode {
  if (error instanceof UserError) {
    for (const mistake of error.mistakes) progress.warn(`error: ${renderMistake(mistake)}`);
    return EXIT.userError;
  }
  if (error instanceof IncompleteError) {
    progress.warn(`incomplete: ${error.message}`);
    return error.exitCode;
  }
  progress.warn(
    `bug in theory-gate, please report it: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
  );
  return EXIT.incomplete;
}
