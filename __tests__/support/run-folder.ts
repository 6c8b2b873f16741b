import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { RunResult } from '../../src/domain/run.ts';
import { parseLogLine } from '../../src/store/log-line.ts';

/** The record in an `out` folder. */
export async function readRecord(folder: string): Promise<RunResult> {
  return RunResult.parse(JSON.parse(await readFile(join(folder, 'run.json'), 'utf8')));
}

/** A record without what may differ between two runs that measured the same: when, how long, at which commit. */
export async function readTimeless(folder: string): Promise<object> {
  const {
    startedAt: _started,
    finishedAt: _finished,
    commit: _commit,
    samples,
    ...rest
  } = await readRecord(folder);
  return { ...rest, samples: samples.map(({ durationMs: _duration, ...sample }) => sample) };
}

/** The report in an `out` folder without its two points in time. */
export async function readTimelessReport(folder: string): Promise<string> {
  const report = await readFile(join(folder, 'report.md'), 'utf8');
  return report.replace(/^(\| (?:Started|Finished) \|).*$/gm, '$1');
}

/** What the log of a run acknowledges: "kind problem#sample" of every reply that a later run may use again. */
export async function readAcknowledged(folder: string): Promise<readonly string[]> {
  const text = await readFile(join(folder, 'run.jsonl'), 'utf8').catch(() => '');
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  return whole.split('\n').flatMap((line) => {
    const entry = line === '' ? undefined : parseLogLine(line);
    if (line !== '' && !entry) throw new Error(`a damaged line: ${line}`);
    const { kind, problemId, sample } = entry?.note ?? {};
    return entry?.reply.outcome === 'answered' ? [`${kind} ${problemId}#${sample}`] : [];
  });
}
