import { randomUUID } from 'node:crypto';
import { appendFileSync } from 'node:fs';
import { secretForms } from '../domain/secret-forms.ts';
import type { Environment } from './event.ts';

/** A remark GitHub shows beside the run, or beside a line of a file when it names one. */
export interface Annotation {
  readonly level: 'error' | 'warning' | 'notice';
  readonly title: string;
  readonly message: string;
  readonly file?: string;
  readonly line?: number;
  readonly column?: number;
}

/** What the GitHub runner reads from a step. Nothing here throws when a file is missing or cannot be written. */
export interface Runner {
  /** One line of the log, which the runner reads as text whatever it contains. */
  log(text: string): void;
  /** Hides a secret and every form of it from now on. */
  mask(secret: string): void;
  /** At most nine of each level, because the runner drops the eleventh; then one that counts the rest. */
  annotate(annotations: readonly Annotation[]): void;
  /** Adds to the job summary; returns why it could not. */
  appendSummary(markdown: string): string | undefined;
  /** Writes all outputs of the step at once; to be called once, at the end. Returns why it could not. */
  writeOutputs(outputs: Readonly<Record<string, string>>): string | undefined;
}

/**
 * `escapeLine` makes a line safe for the log (`escapeLogLine` of the report). `redact` takes secrets out of everything but
 * masks; nothing unless set. `write` defaults to standard output.
 */
export interface RunnerOptions {
  readonly env: Environment;
  readonly escapeLine: (text: string) => string;
  readonly redact?: (text: string) => string;
  readonly write?: (text: string) => void;
}

const MAX_ANNOTATIONS = 9;
/** The runner cuts a message at 4,096 characters. */
const MAX_MESSAGE_UNITS = 4_000;

/** The runner's side of a step: log, masks, annotations, summary and outputs. */
export function createRunner({
  env,
  escapeLine,
  redact = (text) => text,
  write = writeStdout,
}: RunnerOptions): Runner {
  const log = (text: string): void => {
    for (const line of redact(text).split(/\r\n|[\n\r]/)) write(`${escapeLine(line)}\n`);
  };
  return {
    log,
    mask: (secret) => {
      for (const form of secretForms(secret)) write(`::add-mask::${escapeData(form)}\n`);
    },
    annotate: (annotations) => {
      for (const level of ['error', 'warning', 'notice'] as const) {
        const wanted = annotations
          .filter((annotation) => annotation.level === level)
          .map((annotation) => ({ ...annotation, message: redact(annotation.message) }));
        for (const annotation of wanted.slice(0, MAX_ANNOTATIONS)) write(renderAnnotation(annotation));
        const more = wanted.length - MAX_ANNOTATIONS;
        if (more > 0)
          write(
            renderAnnotation({ level, title: 'theory-gate', message: `${more} more in the job summary` }),
          );
      }
    },
    appendSummary: (markdown) => append(env['GITHUB_STEP_SUMMARY'], `${redact(markdown)}\n`),
    writeOutputs: (outputs) => {
      const text = Object.entries(outputs).map(([name, value]) => renderOutput(name, redact(value)));
      return text.length === 0 ? undefined : append(env['GITHUB_OUTPUT'], text.join(''));
    },
  };
}

function writeStdout(text: string): void {
  process.stdout.write(text);
}

function append(path: string | undefined, text: string): string | undefined {
  if (!path) return 'the runner names no file for it';
  try {
    appendFileSync(path, text, 'utf8');
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** A heredoc with a delimiter no value can know; the runner fails a step whose output file is torn. */
function renderOutput(name: string, value: string): string {
  const delimiter = `theory_gate_${randomUUID()}`;
  return `${name}<<${delimiter}\n${value}\n${delimiter}\n`;
}

function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}

function renderAnnotation({ level, title, message, file, line, column }: Annotation): string {
  const place =
    file === undefined ? [] : [['file', file] as const, ['line', line] as const, ['col', column] as const];
  const properties = [['title', title] as const, ...place]
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${escapeProperty(String(value))}`);
  // The runner looks for the older command form anywhere in a line, even inside a message.
  const safe = message
    .slice(0, MAX_MESSAGE_UNITS)
    .replace(/[\uD800-\uDBFF]$/, '')
    .replaceAll('##[', '# #[');
  return `::${level} ${properties.join(',').replaceAll('##[', '# #[')}::${escapeData(safe)}\n`;
}
