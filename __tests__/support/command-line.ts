import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { text as readAll } from 'node:stream/consumers';
import { jest } from '@jest/globals';

// A test starts up to thirty processes, each of which takes seconds on a busy machine.
jest.setTimeout(180_000);

/** The bundle under test; `npm run build` makes it. */
const BUNDLE = resolve('dist/cli/index.js');

/** How a process ended, and all it wrote. `code` is null when a signal ended it. */
export interface Ended {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** A running command line. */
export interface Running {
  readonly ended: Promise<Ended>;
  kill(signal: NodeJS.Signals): void;
}

/** Where a command line runs; nothing of this process's environment but `PATH` and `HOME` reaches it. */
export interface Surroundings {
  readonly cwd: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** Starts the built command line as a process of its own; `onProgress` gets what it writes to standard error. */
export function startCommandLine(
  args: readonly string[],
  surroundings: Surroundings,
  onProgress?: (text: string) => void,
): Running {
  return start(process.execPath, [BUNDLE, ...args], surroundings, onProgress);
}

/** Runs a script of bash, in which `theory_gate` is the built command line, to its end. */
export function runInBash(script: string, { cwd, env = {} }: Surroundings): Promise<Ended> {
  const named = 'theory_gate() { "$NODE" "$BUNDLE" "$@"; }';
  const paths = { NODE: process.execPath, BUNDLE };
  return start('bash', ['-c', `${named}\n${script}`], { cwd, env: { ...env, ...paths } }).ended;
}

function start(
  program: string,
  args: readonly string[],
  { cwd, env = {} }: Surroundings,
  onProgress?: (text: string) => void,
): Running {
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(program, args, {
    cwd,
    env: { PATH, HOME, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  if (onProgress !== undefined) child.stderr.on('data', (chunk) => onProgress(String(chunk)));
  const closed = once(child, 'close');
  const ended = Promise.all([closed, readAll(child.stdout), readAll(child.stderr)]).then(
    ([[code, signal], stdout, stderr]) => ({ code, signal, stdout, stderr }),
  );
  return { ended, kill: (signal) => void child.kill(signal) };
}

/** Runs the built command line to its end. */
export function runCommandLine(args: readonly string[], surroundings: Surroundings): Promise<Ended> {
  return startCommandLine(args, surroundings).ended;
}

/** A temporary folder with files in it. */
export interface Workspace {
  readonly root: string;
  path(name: string): string;
  write(files: Readonly<Record<string, string>>): Promise<void>;
  remove(): Promise<void>;
}

/** Makes a workspace; `files` maps a path to its content. */
export async function makeWorkspace(files: Readonly<Record<string, string>> = {}): Promise<Workspace> {
  const root = await mkdtemp(join(tmpdir(), 'theory-gate-e2e-'));
  const workspace: Workspace = {
    root,
    path: (name) => join(root, name),
    write: async (contents) => {
      for (const [name, content] of Object.entries(contents)) {
        await mkdir(dirname(join(root, name)), { recursive: true });
        await writeFile(join(root, name), content);
      }
    },
    remove: () => rm(root, { recursive: true, force: true }),
  };
  await workspace.write(files);
  return workspace;
}
