import { UserError } from '../domain/errors.ts';
import { RUN_SCHEMA_VERSION, RunResult } from '../domain/run.ts';

/** `run.json` as text: two-space JSON with a final newline, so that a committed baseline has readable diffs. */
export function renderRun(run: RunResult): string {
  return `${JSON.stringify(run, null, 2)}\n`;
}

/**
 * Reads a run record. Throws UserError `bad-run` that names the file and says what was expected; a record of a newer
 * version is refused rather than half understood.
 */
export function parseRun(text: string, name: string): RunResult {
  const json = parseJson(text, name);
  const version = (json as { schemaVersion?: unknown } | null)?.schemaVersion;
  if (version !== RUN_SCHEMA_VERSION)
    throw badRun(name, `schemaVersion is ${describe(version)}, this version reads ${RUN_SCHEMA_VERSION}`);
  const parsed = RunResult.safeParse(json);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw badRun(name, `${issue?.path.join('.') || 'the record'}: ${issue?.message ?? 'is not a run record'}`);
}

function parseJson(text: string, name: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw badRun(name, `is not JSON: ${cause instanceof Error ? cause.message : String(cause)}`);
  }
}

function badRun(name: string, message: string): UserError {
  return new UserError({
    code: 'bad-run',
    message: message.slice(0, 300),
    hint: 'expected the run.json that theory-gate wrote; make a new one with `theory-gate run` and `theory-gate bless`',
    place: { file: name },
  });
}

const describe = (value: unknown): string =>
  value === undefined ? 'missing' : JSON.stringify(value).slice(0, 40);
