import { createReadStream, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Terminal } from '../commands/terminal.ts';
import { UserError } from '../domain/errors.ts';
import type { Options } from '../options/table.ts';
import { escapeLogLine } from '../report/escape.ts';
import { renderTerminal } from '../report/terminal.ts';
import { createFilesPort } from '../store/files.ts';
import { splitLines } from '../store/lines.ts';
import { withBundledFiles } from './bundle.ts';
import { takeEnvironment } from './environment.ts';
import { withHubFiles } from './hub.ts';
import type { WiredRun } from './run-ports.ts';
import { workingTree } from './working-tree.ts';

/** Largest file that a person's own command reads: the record of 25,000 samples has some 24 MB. */
const MAX_FILE_BYTES = 256 * 1024 * 1024;

/** The real terminal: results to standard output, progress and errors to standard error. */
export function createTerminal(): Terminal {
  const say = (text: string): void => {
    for (const line of text.split('\n')) process.stderr.write(`${escapeLogLine(line)}\n`);
  };
  const env = takeEnvironment();
  const progress = { line: say, warn: say };
  const workspace = createFilesPort({ root: '.', confine: false, maxBytes: MAX_FILE_BYTES });
  return {
    argv: process.argv.slice(2),
    env,
    print: (text) => process.stdout.write(text),
    progress,
    lines: linesOf,
    files: withHubFiles(withBundledFiles(workspace), { env, progress }),
  };
}

/** The ports of a run at a terminal, whose baseline is read where the person names it. */
export async function createTerminalPorts(options: Options, terminal: Terminal): Promise<WiredRun> {
  // Endpoints, and the HTTP client of Node with them, take as long to load as everything a command without a run needs.
  const { createRunPorts } = await import('./run-ports.ts');
  const { title } = options;
  const commit = headCommit();
  return createRunPorts(options, {
    env: terminal.env,
    progress: terminal.progress,
    files: terminal.files,
    policy: workingTree(terminal.files),
    distrustsOut: false,
    context: { ...(commit === undefined ? {} : { commit }), ...(title === null ? {} : { title }) },
    show: async (input) => terminal.print(`${renderTerminal(input)}\n`),
  });
}

/** The commit checked out here, for the record; read from the files of git, which may not be there. */
function headCommit(): string | undefined {
  try {
    const head = readFileSync(join('.git', 'HEAD'), 'utf8').trim();
    const ref = /^ref: (.+)$/.exec(head)?.[1];
    const sha = ref === undefined ? head : readFileSync(join('.git', ref), 'utf8').trim();
    return /^[0-9a-f]{40,64}$/.test(sha) ? sha : undefined;
  } catch {
    return undefined;
  }
}

/** The lines of a file or of standard input; nothing is read before it is asked for. */
async function* linesOf(path: string): AsyncGenerator<string> {
  const input = path === '-' ? process.stdin : createReadStream(path);
  try {
    yield* splitLines(input.setEncoding('utf8'));
  } catch (error) {
    throw new UserError({
      code: 'file-not-found',
      message: `${path} cannot be read: ${error instanceof Error ? error.message : String(error)}`,
      hint: 'name a file that is there, or - for standard input',
    });
  }
}
