import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text as readAll } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import type { AskOutcome } from '../../src/domain/attempt.ts';
import { IncompleteError, UserError } from '../../src/domain/errors.ts';
import type { LogEntry } from '../../src/domain/ports.ts';
import { createRedactor } from '../../src/store/redact.ts';
import { openRunLog } from '../../src/store/run-log.ts';
import { compileForChild } from '../support/compile.ts';

const redact = (text: string): string => text;
const newPath = (): string => join(mkdtempSync(join(tmpdir(), 'theory-gate-log-')), 'run.jsonl');

function entry(key: string, text = 'ℏω/2', outcome: AskOutcome = 'answered'): LogEntry {
  return {
    type: 'attempt',
    key,
    reply: {
      outcome,
      text,
      reasoning: { kind: 'none', text: '' },
      usage: { promptTokens: 1 },
      durationMs: 1.5,
      tries: 1,
      adjustments: [],
    },
  };
}

function writeLog(path: string, entries: readonly LogEntry[]): void {
  const log = openRunLog({ path, redact });
  for (const one of entries) log.append(one);
  log.close();
}

/** The mistake that opening a log gives. */
function refusal(path: string): string {
  try {
    openRunLog({ path, redact }).close();
  } catch (error) {
    if (error instanceof UserError) return error.message;
    throw error;
  }
  return 'opened';
}

describe('a run log', () => {
  it('finds what was written, now and after it is opened again', () => {
    const path = newPath();
    const log = openRunLog({ path, redact });
    const noted = { ...entry('a'), note: { b: 1, '1': [2], __proto__x: null } };
    log.append(noted);
    expect(log.find('a')).toEqual(noted);
    expect([log.reusable, log.find('b')]).toEqual([0, undefined]);
    log.close();
    const again = openRunLog({ path, redact });
    expect([again.reusable, again.find('a')]).toEqual([1, noted]);
    again.close();
  });

  it('finds the last of several entries, and no failure', () => {
    const path = newPath();
    writeLog(path, [
      entry('a', 'first'),
      entry('a', 'second'),
      entry('a', '', 'transport'),
      entry('b', '', 'auth'),
    ]);
    const log = openRunLog({ path, redact });
    expect([log.find('a')?.reply.text, log.find('b'), log.reusable]).toEqual(['second', undefined, 1]);
    log.close();
  });

  it.each([
    ['answered', true],
    ['truncated', true],
    ['refused', true],
    ['empty', true],
    ['bad_response', false],
    ['transport', false],
    ['rate_limited', false],
    ['auth', false],
    ['quota', false],
    ['bad_request', false],
    ['over_budget', false],
    ['cancelled', false],
    ['missing_recording', false],
  ] as const)('reuses %s: %p', (outcome, reused) => {
    const path = newPath();
    writeLog(path, [entry('a', '', outcome)]);
    const log = openRunLog({ path, redact });
    expect(log.find('a') !== undefined).toBe(reused);
    log.close();
  });

  it('holds one line an entry, whatever the text is', () => {
    const path = newPath();
    writeLog(path, [entry('a', 'one\ntwo\r\u2028\u0000\ud800'), entry('b')]);
    expect(readFileSync(path, 'utf8').split('\n').length).toBe(3);
    expect(refusal(path)).toBe('opened');
  });

  it('never holds a secret', () => {
    const path = newPath();
    const key = 'sk-"quoted"-0123456789';
    const log = openRunLog({ path, redact: createRedactor([key]) });
    log.append({ ...entry(`a ${key}`, `echo ${key}`), note: { url: encodeURIComponent(key) } });
    log.close();
    expect(readFileSync(path, 'utf8')).not.toContain('0123456789');
    expect(refusal(path)).toBe('opened');
  });
});

describe('a large log', () => {
  // The log is read 1 MiB at a time.
  it.each([-2, -1, 0, 1, 2])(
    'is found in wherever a chunk ends: %p bytes from the end of a line',
    (shift) => {
      const path = newPath();
      writeLog(path, [entry('a', '')]);
      const first = 'ℏ'.repeat(1000) + 'x'.repeat(2 ** 20 + shift - 3000 - readFileSync(path).length);
      const entries = [entry('a', first), entry('b'), entry('c', 'ℏ'.repeat(900_000)), entry('d')];
      rmSync(path);
      writeLog(path, entries);
      expect(readFileSync(path).indexOf('\n')).toBe(2 ** 20 + shift - 1);
      const log = openRunLog({ path, redact });
      expect(log.reusable).toBe(4);
      for (const one of entries) expect(log.find(one.key)).toEqual(one);
      log.close();
    },
  );

  it('keeps no reply in memory, neither one that was appended nor one that was there', async () => {
    const path = newPath();
    const script = await compileForChild('__tests__/support/log-filler.ts');
    // 100 replies of 1 MB each do not fit into 64 MB.
    const child = spawn(process.execPath, ['--max-old-space-size=64', script, path, '100', '1000000']);
    const [output, errors] = await Promise.all([readAll(child.stdout), readAll(child.stderr)]);
    rmSync(dirname(path), { recursive: true });
    expect([output, errors]).toEqual(['appended 100\nfound 100\nreusable 100\nfound 100\n', '']);
  }, 60_000);

  it('that is another file is refused without being read to its end', () => {
    const path = newPath();
    writeFileSync(path, '');
    truncateSync(path, 2 ** 40);
    expect(refusal(path)).toContain(`${path}:1: the line is damaged`);
    rmSync(path);
  });

  it('asks again for what was changed in it, and says when it cannot be read', () => {
    const path = newPath();
    const log = openRunLog({ path, redact });
    log.append(entry('a'));
    log.append(entry('b'));
    const bytes = readFileSync(path);
    bytes[100] = (bytes[100] ?? 0) ^ 1;
    writeFileSync(path, bytes);
    expect([log.find('a'), log.find('b')?.key]).toEqual([undefined, 'b']);
    log.close();
    expect(() => log.find('b')).toThrow(new IncompleteError(`the run log ${path} cannot be read: EBADF`));
  });
});

describe('links beside a log', () => {
  const newVictim = (path: string): string => {
    const victim = join(dirname(path), 'victim');
    writeFileSync(victim, 'untouched');
    return victim;
  };

  it('are not followed: at the name of the log', () => {
    const path = newPath();
    const victim = newVictim(path);
    writeFileSync(victim, '');
    symlinkSync(victim, path);
    expect(refusal(path)).toMatch(/cannot be opened: ELOOP .*no symbolic link/);
    rmSync(path);
    symlinkSync(join(dirname(path), 'new'), path);
    expect(refusal(path)).toContain('cannot be opened: ELOOP');
    expect(readdirSync(dirname(path)).sort()).toEqual(['run.jsonl', 'victim']);
  });

  it.each(['lock', `lock.${process.pid}`, `lock.stale.${process.pid}`])(
    'are not followed: at the name of its %s',
    (name) => {
      const path = newPath();
      const victim = newVictim(path);
      symlinkSync(victim, `${path}.${name}`);
      if (name !== 'lock') writeFileSync(`${path}.lock`, 'left by nobody');
      expect(refusal(path)).toBe('opened');
      expect(readFileSync(victim, 'utf8')).toBe('untouched');
      expect(readdirSync(dirname(path)).sort()).toEqual(['run.jsonl', 'victim']);
    },
  );

  it('name no holder, whatever they lead to', () => {
    const path = newPath();
    const holder = join(dirname(path), 'holder');
    writeFileSync(holder, `${process.pid} ?`);
    symlinkSync(holder, `${path}.lock`);
    expect(refusal(path)).toBe('opened');
  });

  it('and folders are not in the way of its drafts', () => {
    const path = newPath();
    writeFileSync(`${path}.lock`, 'left by nobody');
    mkdirSync(`${path}.lock.${process.pid}/full`, { recursive: true });
    mkdirSync(`${path}.lock.stale.${process.pid}/full`, { recursive: true });
    expect(refusal(path)).toBe('opened');
  });
});

describe('a log that was torn', () => {
  it('loses the last entry only, at every byte', () => {
    const path = newPath();
    writeLog(path, [entry('a'), entry('b')]);
    const whole = readFileSync(path);
    const second = whole.indexOf('\n') + 1;
    for (let length = second; length < whole.length; length++) {
      writeFileSync(path, whole.subarray(0, length));
      const log = openRunLog({ path, redact });
      expect([length, log.reusable, log.find('b')]).toEqual([length, 1, undefined]);
      log.append(entry('c'));
      log.close();
      const again = openRunLog({ path, redact });
      expect([length, again.find('a')?.key, again.find('c')?.key]).toEqual([length, 'a', 'c']);
      again.close();
    }
  });

  it('loses the last entry when its bytes did not reach the disk but its end did', () => {
    const path = newPath();
    writeLog(path, [entry('a'), entry('b')]);
    const bytes = readFileSync(path);
    bytes[bytes.length - 10] = 0;
    writeFileSync(path, bytes);
    const log = openRunLog({ path, redact });
    expect(log.reusable).toBe(1);
    log.close();
  });
});

describe('a log that is damaged', () => {
  it('is refused with the line, for every byte of an earlier line', () => {
    const path = newPath();
    writeLog(path, [entry('a'), entry('b')]);
    const whole = readFileSync(path);
    const firstLine = whole.indexOf('\n');
    for (let at = 0; at < firstLine; at++) {
      const bytes = Buffer.from(whole);
      bytes[at] = (bytes[at] ?? 0) ^ 1;
      writeFileSync(path, bytes);
      expect(refusal(path)).toContain(`${path}:1: the line is damaged`);
    }
    expect(existsSync(`${path}.lock`)).toBe(false);
  });

  it.each<[string, (log: string) => string, number]>([
    ['a byte order mark', (log) => `\uFEFF${log}`, 1],
    ['line ends of Windows', (log) => log.replaceAll('\n', '\r\n'), 1],
    ['an empty line', (log) => log.replace('\n', '\n\n'), 2],
    ['a block of zeros between lines', (log) => log.replace('\n', `\n${'\0'.repeat(512)}\n`), 2],
    ['a line without a checksum', (log) => `{"type":"attempt"}\n${log}`, 1],
    ['another file', () => '# Read me', 1],
    ['another file with lines', () => 'one\ntwo\n', 1],
    ['another line at the end', (log) => `${log}{"a":1}`, 3],
    ['zeros at the end', (log) => `${log}${'\0'.repeat(512)}`, 3],
  ])('is refused and left as it is: %s', (_name, damage, line) => {
    const path = newPath();
    writeLog(path, [entry('a'), entry('b')]);
    const damaged = damage(readFileSync(path, 'utf8'));
    writeFileSync(path, damaged);
    expect(refusal(path)).toContain(`${path}:${line}: the line is damaged`);
    expect(readFileSync(path, 'utf8')).toBe(damaged);
  });
});

describe('one writer', () => {
  it('refuses a second one and lets the next one in', () => {
    const path = newPath();
    const log = openRunLog({ path, redact });
    expect(refusal(path)).toContain(`is being written by process ${process.pid}`);
    log.append(entry('a'));
    log.close();
    expect(refusal(path)).toBe('opened');
  });

  it.each([
    ['of a process that is gone', '999999999 5'],
    ['of a number in use again', `${process.pid} 1`],
    ['of nobody', ''],
    ['of nonsense', 'x y z'],
  ])('takes over a lock %s', (_name, content) => {
    const path = newPath();
    writeFileSync(`${path}.lock`, content);
    expect(refusal(path)).toBe('opened');
    expect(existsSync(`${path}.lock`)).toBe(false);
  });

  it('says why a log cannot be opened', () => {
    const file = newPath();
    writeFileSync(file, '');
    expect(refusal(join(file, 'run.jsonl'))).toContain(
      `${file}: this is a file, and a folder is needed here`,
    );
    expect(refusal(tmpdir())).toContain('cannot be opened: EISDIR');
  });
});

describe('a writer that is killed', () => {
  it('loses no acknowledged entry, and the next one goes on', async () => {
    const path = newPath();
    const script = await compileForChild('__tests__/support/log-writer.ts');
    const acknowledged = new Set<string>();
    for (const afterMs of [0, 1, 2, 3, 5, 8, 13, 21, 34, 55]) {
      const child = spawn(process.execPath, [script, path, String(acknowledged.size)]);
      for (const key of await killAfterFirst(child, afterMs)) acknowledged.add(key);
      const log = openRunLog({ path, redact });
      const lost = [...acknowledged].filter((key) => log.find(key) === undefined);
      expect(lost).toEqual([]);
      log.close();
    }
    expect(acknowledged.size).toBeGreaterThan(10);
  });

  it('is refused beside a living one, and so is not mixed with it', async () => {
    const path = newPath();
    const script = await compileForChild('__tests__/support/log-writer.ts');
    const child = spawn(process.execPath, [script, path]);
    await once(child.stdout, 'data');
    expect(refusal(path)).toContain(`is being written by process ${child.pid}`);
    child.kill('SIGKILL');
    await once(child, 'close');
    expect(refusal(path)).toBe('opened');
  });
});

/** The lines a child acknowledged before it was killed. */
async function killAfterFirst(child: ChildProcess, afterMs: number): Promise<string[]> {
  const { stdout } = child;
  if (!stdout) throw new Error('the child has no stdout');
  const output = readAll(stdout);
  const closed = once(child, 'close');
  await once(stdout, 'data');
  await sleep(afterMs);
  child.kill('SIGKILL');
  await closed;
  return (await output).split('\n').slice(0, -1);
}

describe('a disk that refuses', () => {
  it('stops the run, says so, and leaves a whole log', async () => {
    const path = newPath();
    const script = await compileForChild('__tests__/support/log-writer.ts');
    // The limit of 32 blocks of 512 bytes cuts a write short; with the signal ignored, the write returns.
    const limited = `trap '' XFSZ; ulimit -f 32; exec "$0" "$1" "$2"`;
    const child = spawn('sh', ['-c', limited, process.execPath, script, path]);
    // Its streams end before the process does, and until then it holds the lock.
    const closed = once(child, 'close');
    const [output, errors] = await Promise.all([readAll(child.stdout), readAll(child.stderr), closed]);
    expect(errors).toMatch(/IncompleteError: the run log .* cannot be written: /);
    const acknowledged = output.split('\n').slice(0, -1);
    expect(acknowledged.length).toBeGreaterThan(1);
    expect(readFileSync(path, 'utf8').endsWith('}\n')).toBe(true);
    const log = openRunLog({ path, redact });
    expect(log.reusable).toBe(acknowledged.length);
    log.close();
  });
});

describe('a log that is discarded', () => {
  it('goes with its lock and the folders made for it when nothing stands in it', () => {
    const root = dirname(newPath());
    openRunLog({ path: join(root, 'a', 'b', 'run.jsonl'), redact }).discard();
    expect(readdirSync(root)).toEqual([]);
  });

  it('leaves a folder that was there, and what else stands in one that it made', () => {
    const root = dirname(newPath());
    openRunLog({ path: join(root, 'run.jsonl'), redact }).discard();
    const log = openRunLog({ path: join(root, 'a', 'run.jsonl'), redact });
    writeFileSync(join(root, 'a', 'notes'), '');
    log.discard();
    expect([readdirSync(root), readdirSync(join(root, 'a'))]).toEqual([['a'], ['notes']]);
  });

  it('is kept when there is anything in it, of this run or of one before', () => {
    const path = newPath();
    const log = openRunLog({ path, redact });
    log.append(entry('1'));
    log.discard();
    openRunLog({ path, redact }).discard();
    const again = openRunLog({ path, redact });
    expect(again.reusable).toBe(1);
    again.close();
  });
});
