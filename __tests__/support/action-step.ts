import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { text as readAll } from 'node:stream/consumers';
import { load } from 'js-yaml';
import type { TestEvent } from './events.ts';
import { parseCommands, parseOutputs, type RunnerCommand } from './runner-emulator.ts';

/** A step of a workflow: `uses: theory-gate` on a fresh runner. */
export interface StepSetup {
  readonly event: TestEvent;
  /** `with:` of the step; the other inputs are passed empty, as the runner does. */
  readonly inputs: Readonly<Record<string, string>>;
  /** the checkout: path -> text */
  readonly checkout: Readonly<Record<string, string>>;
  /** `GITHUB_API_URL` */
  readonly apiUrl: string;
  /** variables set over those of the runner; undefined takes one away. */
  readonly env?: Readonly<Record<string, string | undefined>>;
}

/** What a step leaves behind. */
export interface StepResult {
  readonly exitCode: number | null;
  readonly stdout: string;
  readonly stderr: string;
  /** everything in the log that the runner would obey, masks included */
  readonly commands: readonly RunnerCommand[];
  readonly summary: string;
  /** the text of the output file, and what the runner reads from it */
  readonly outputText: string;
  readonly outputs: Readonly<Record<string, string>>;
  /** files of the workspace that the checkout did not have: path -> text */
  readonly written: Readonly<Record<string, string>>;
  /** `host:port` of every connection opened */
  readonly connections: readonly string[];
}

const BUNDLE = resolve('dist/action/index.js');
const RECORDER = resolve('__tests__/support/record-connections.mjs');

/** Runs the built action in a child process with nothing of this process's environment but `PATH`. */
export async function runStep(setup: StepSetup): Promise<StepResult> {
  const folder = await mkdtemp(join(tmpdir(), 'theory-gate-step-'));
  try {
    const workspace = join(folder, 'workspace');
    await mkdir(workspace);
    for (const [path, text] of Object.entries(setup.checkout)) await writeBelow(workspace, path, text);
    for (const name of ['summary', 'output', 'connections']) await writeFile(join(folder, name), '');
    await writeFile(join(folder, 'event.json'), JSON.stringify(setup.event.payload));
    const ended = await runBundle(workspace, await environmentOf(setup, { folder, workspace }));
    const read = (name: string): Promise<string> => readFile(join(folder, name), 'utf8');
    const outputText = await read('output');
    return {
      ...ended,
      commands: parseCommands(`${ended.stdout}\n${ended.stderr}`),
      summary: await read('summary'),
      outputText,
      outputs: parseOutputs(outputText),
      written: await readNew(workspace, setup.checkout),
      connections: (await read('connections')).split('\n').filter((line) => line !== ''),
    };
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function environmentOf(
  { event, inputs, apiUrl, env = {} }: StepSetup,
  { folder, workspace }: { folder: string; workspace: string },
): Promise<Record<string, string>> {
  const all: Record<string, string | undefined> = {
    PATH: process.env['PATH'],
    ...event.env,
    ...renderInputs({ ...(await emptyInputs()), ...inputs }),
    GITHUB_API_URL: apiUrl,
    GITHUB_WORKSPACE: workspace,
    GITHUB_EVENT_PATH: join(folder, 'event.json'),
    GITHUB_STEP_SUMMARY: join(folder, 'summary'),
    GITHUB_OUTPUT: join(folder, 'output'),
    CONNECTION_LOG: join(folder, 'connections'),
    ...env,
  };
  const set = Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return Object.fromEntries(set);
}

/** The runner passes every input of action.yml; those the workflow does not set are empty. */
async function emptyInputs(): Promise<Record<string, string>> {
  const action = load(await readFile('action.yml', 'utf8')) as { inputs: Record<string, unknown> };
  return Object.fromEntries(Object.keys(action.inputs).map((name) => [name, '']));
}

function renderInputs(inputs: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(inputs).map(([name, value]) => [
      `INPUT_${name.replaceAll(' ', '_').toUpperCase()}`,
      value,
    ]),
  );
}

async function runBundle(
  cwd: string,
  env: Record<string, string>,
): Promise<Pick<StepResult, 'exitCode' | 'stdout' | 'stderr'>> {
  const child = spawn(process.execPath, ['--import', RECORDER, BUNDLE], {
    cwd,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const closed = once(child, 'close');
  const [stdout, stderr] = await Promise.all([readAll(child.stdout), readAll(child.stderr)]);
  const [exitCode] = (await closed) as [number | null];
  return { exitCode, stdout, stderr };
}

async function writeBelow(folder: string, path: string, text: string): Promise<void> {
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await writeFile(join(folder, path), text);
}

async function readNew(workspace: string, checkout: StepSetup['checkout']): Promise<Record<string, string>> {
  const entries = await readdir(workspace, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(workspace.length + 1))
    .filter((path) => !(path in checkout));
  const texts = paths.map(async (path) => [path, await readFile(join(workspace, path), 'utf8')] as const);
  return Object.fromEntries(await Promise.all(texts));
}
