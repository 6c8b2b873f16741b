import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LogEntry } from '../../src/domain/ports.ts';
import { RunResult } from '../../src/domain/run.ts';
import { parseLogLine } from '../../src/store/log-line.ts';

/** The record in an `out` folder. */
export async function readRecord(folder: string): Promise<RunResult> {
  return RunResult.parse(JSON.parse(await readFile(join(folder, 'run.json'), 'utf8')));
}

const REUSE = '\\d+ of \\d+ replies were taken from the log of an earlier run';
const REUSE_NOTE = new RegExp(`^${REUSE}$`);
const REUSE_WARNING = new RegExp(`^(?:- |warning: )${REUSE}\n`, 'gm');
const NO_WARNINGS = /^\*\*Warnings\*\*\n\n(?!- )\n?/m;

/** A printed or saved report without the warning that says how many replies an earlier run had. */
export function withoutReuse(report: string): string {
  return report.replace(REUSE_WARNING, '').replace(NO_WARNINGS, '');
}

/**
 * A record without what may differ between two runs that measured the same: when, how long, at which commit, and how many
 * replies an earlier run had.
 */
export async function readTimeless(folder: string): Promise<object> {
  const {
    startedAt: _started,
    finishedAt: _finished,
    commit: _commit,
    samples,
    notes,
    ...rest
  } = await readRecord(folder);
  const otherNotes = notes.filter((note) => !REUSE_NOTE.test(note));
  return {
    ...rest,
    notes: otherNotes,
    samples: samples.map(({ durationMs: _duration, ...sample }) => sample),
  };
}

/** The report in an `out` folder without its two points in time and without how many replies an earlier run had. */
export async function readTimelessReport(folder: string): Promise<string> {
  const report = await readFile(join(folder, 'report.md'), 'utf8');
  return withoutReuse(report).replace(/^(\| (?:Started|Finished) \|).*$/gm, '$1');
}

/** Outcomes of all replies in the log of a run. */
export async function readLoggedOutcomes(folder: string): Promise<readonly string[]> {
  return (await readEntries(folder)).map(({ reply }) => reply.outcome);
}

/** What the log of a run acknowledges: "kind problem#sample" of every reply that a later run may use again. */
export async function readAcknowledged(folder: string): Promise<readonly string[]> {
  const answered = (await readEntries(folder)).filter(({ reply }) => reply.outcome === 'answered');
  return answered.map(({ note }) => `${note?.['kind']} ${note?.['problemId']}#${note?.['sample']}`);
}

/** The entries of a log that may not exist yet and whose last line may be torn. Throws for any other damage. */
async function readEntries(folder: string): Promise<readonly LogEntry[]> {
  const text = await readFile(join(folder, 'run.jsonl'), 'utf8').catch(() => '');
  const lines = text.split('\n').slice(0, -1);
  return lines.map((line) => {
    const entry = parseLogLine(line);
    if (!entry) throw new Error(`a damaged line: ${line}`);
    return entry;
  });
}
