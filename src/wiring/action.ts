import { setSecret } from '@actions/core';
import type { FilesPort, PolicyFilesPort } from '../domain/ports.ts';
import { secretForms } from '../domain/secret-forms.ts';
import { type Environment, loadEvent, type RunEvent } from '../publish/event.ts';
import { createGitHub, type GitHub } from '../publish/github.ts';
import { createRunner, type Runner } from '../publish/runner.ts';
import { escapeLogLine } from '../report/escape.ts';
import { createFilesPort } from '../store/files.ts';
import { createRedactor } from '../store/redact.ts';
import { withBundledFiles } from './bundle.ts';
import { takeEnvironment } from './environment.ts';
import { withHubFiles } from './hub.ts';
import { createPolicyFiles } from './policy-files.ts';

/** A workflow step: its inputs, its event, and the services of the runner. */
export interface Step {
  readonly env: Environment;
  /** inputs as written in the workflow, by option name */
  readonly inputs: Readonly<Record<string, string>>;
  readonly event: RunEvent;
  readonly runner: Runner;
  readonly files: FilesPort;
  readonly policy: PolicyFilesPort;
  /** Opens GitHub for as long as the signal allows; undefined without a token. */
  readonly openGitHub: (signal?: AbortSignal) => GitHub | undefined;
}

const SECRET_INPUTS = ['api-key', 'judge-api-key', 'second-judge-api-key', 'github-token'];
const SECRET_VARIABLES = [
  'THEORY_GATE_API_KEY',
  'THEORY_GATE_JUDGE_API_KEY',
  'THEORY_GATE_SECOND_JUDGE_API_KEY',
  'OPENAI_API_KEY',
  'HF_TOKEN',
  'GITHUB_TOKEN',
];

/** Reads the step this process is; every key is masked before anything else is printed. */
export async function createStep(): Promise<Step> {
  const env = takeEnvironment();
  const inputs = readInputs(env);
  const secrets = [
    ...SECRET_INPUTS.map((name) => inputs[name]),
    ...SECRET_VARIABLES.map((name) => env[name]),
  ];
  const given = secrets.flatMap((secret) => secret || []);
  for (const form of given.flatMap(secretForms)) setSecret(form);
  const event = await loadEvent(env);
  const token = inputs['github-token'] || env['GITHUB_TOKEN'];
  const open = (signal?: AbortSignal) => (token ? openGitHub({ token, event, signal }) : undefined);
  const runner = createRunner({ env, escapeLine: escapeLogLine, redact: createRedactor(given) });
  const workspace = createFilesPort({ root: env['GITHUB_WORKSPACE'] ?? '.', confine: true });
  const progress = { line: runner.log, warn: (text: string) => runner.log(`warning: ${text}`) };
  return {
    env,
    inputs,
    event,
    runner,
    files: withHubFiles(withBundledFiles(workspace), { env, progress }),
    policy: createPolicyFiles(event, open()),
    openGitHub: open,
  };
}

interface Opening {
  readonly token: string;
  readonly event: RunEvent;
  readonly signal: AbortSignal | undefined;
}

function openGitHub({ token, event: { apiUrl, repository }, signal }: Opening): GitHub | undefined {
  if (apiUrl === undefined || repository === '') return undefined;
  return createGitHub({ token, apiUrl, repository, ...(signal && { signal }) });
}

/** `INPUT_BASE-URL` -> `base-url`. An input nobody set arrives as an empty text. */
function readInputs(env: Environment): Record<string, string> {
  const entries = Object.entries(env).filter(
    ([name, value]) => name.startsWith('INPUT_') && value !== undefined,
  );
  return Object.fromEntries(
    entries.map(([name, value]) => [name.slice('INPUT_'.length).toLowerCase(), value ?? '']),
  );
}
