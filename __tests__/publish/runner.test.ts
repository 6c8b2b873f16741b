import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { createRunner } from '../../src/publish/runner.ts';
import { escapeLogLine } from '../../src/report/escape.ts';
import { HOSTILE_TEXTS } from '../support/hostile-texts.ts';
import { parseCommands, parseOutputs, readSummary } from '../support/runner-emulator.ts';

function start(env: Record<string, string> = {}): {
  runner: ReturnType<typeof createRunner>;
  log: () => string;
} {
  const written: string[] = [];
  const runner = createRunner({ env, escapeLine: escapeLogLine, write: (text) => void written.push(text) });
  return { runner, log: () => written.join('') };
}

function tempFile(content = ''): string {
  const path = join(mkdtempSync(join(tmpdir(), 'runner-')), 'file');
  writeFileSync(path, content);
  return path;
}

describe('the log', () => {
  it.each(HOSTILE_TEXTS)('obeys nothing a model wrote: %j', (text) => {
    const { runner, log } = start();
    runner.log(text);
    expect(parseCommands(log())).toEqual([]);
  });

  it('would be obeyed without the escaping, so that the emulator proves something', () => {
    expect(parseCommands('x ##[add-matcher]/p\r\n::add-mask::a\r  ::error file=a::b')).toEqual([
      { name: 'add-matcher', properties: {}, data: '/p' },
      { name: 'add-mask', properties: {}, data: 'a' },
      { name: 'error', properties: { file: 'a' }, data: 'b' },
    ]);
  });

  it('shows harmless lines as they are', () => {
    const { runner, log } = start();
    runner.log('12 of 75: core/pendulum correct\nstd::vector # 5 [a]');
    expect(log()).toBe('12 of 75: core/pendulum correct\nstd::vector # 5 [a]\n');
  });
});

describe('masks', () => {
  // `printf '%s' 'k+/=% "ü' | base64` and `xxd -p`, RFC 3986, RFC 8259
  it.each(['k+/=% "ü', 'aysvPSUgIsO8', 'k%2B%2F%3D%25%20%22%C3%BC', 'k+/=% \\"ü', '6b2b2f3d252022c3bc'])(
    'cover the form %s of a secret',
    (form) => {
      const { runner, log } = start();
      runner.mask('k+/=% "ü');
      expect(parseCommands(log())).toContainEqual({ name: 'add-mask', properties: {}, data: form });
    },
  );

  it('cover a secret of several lines as a whole and line by line', () => {
    const { runner, log } = start();
    runner.mask('first-line\nsecond-line');
    const masked = parseCommands(log()).map(({ data }) => data);
    expect(masked).toEqual(expect.arrayContaining(['first-line\nsecond-line', 'first-line', 'second-line']));
  });

  it('leave values alone that are too short to be secrets', () => {
    const { runner, log } = start();
    runner.mask('');
    runner.mask('a');
    runner.mask('ollama');
    expect(log()).toBe('');
  });
});

describe('annotations', () => {
  it('are at most ten of a level, the last one counting the rest', () => {
    const { runner, log } = start();
    runner.annotate(
      Array.from({ length: 30 }, (_, n) => ({ level: 'error', title: 't', message: `m${n}` }) as const),
    );
    const commands = parseCommands(log());
    expect(commands).toHaveLength(10);
    expect(commands.at(-1)?.data).toBe('21 more in the job summary');
  });

  it('carry place, title and message through, whatever they contain', () => {
    const { runner, log } = start();
    const message = 'one\ntwo % ::error::x';
    runner.annotate([{ level: 'warning', title: 'a,b:c', message, file: 'p/q.yml', line: 3, column: 4 }]);
    expect(parseCommands(log())).toEqual([
      {
        name: 'warning',
        properties: { title: 'a,b:c', file: 'p/q.yml', line: '3', col: '4' },
        data: message,
      },
    ]);
  });
});

describe('outputs', () => {
  it('come back as they were, appended to what others wrote', () => {
    const path = tempFile('earlier=1\n');
    const outputs = { outcome: 'failed', accuracy: '0.714', text: 'a\nEOF\n::x::\nname<<b', empty: '' };
    expect(start({ GITHUB_OUTPUT: path }).runner.writeOutputs(outputs)).toBeUndefined();
    expect(parseOutputs(readFileSync(path, 'utf8'))).toEqual({ earlier: '1', ...outputs });
  });

  it('say why they could not be written', () => {
    expect(start().runner.writeOutputs({ a: 'b' })).toBe('the runner names no file for it');
    expect(start({ GITHUB_OUTPUT: tmpdir() }).runner.writeOutputs({ a: 'b' })).toContain('EISDIR');
  });

  it.each(['a<<E\nb\nE', 'a<<E\nb\n', '=x\n', 'word\n'])(
    'the emulator fails a step as the runner does: %j',
    (text) => {
      expect(() => parseOutputs(text)).toThrow('Invalid');
    },
  );
});

describe('the job summary', () => {
  it('is appended to', () => {
    const path = tempFile('before\n');
    expect(start({ GITHUB_STEP_SUMMARY: path }).runner.appendSummary('# after')).toBeUndefined();
    expect(readSummary(readFileSync(path, 'utf8'))).toBe('before\n# after\n');
  });

  it('may be missing or unwritable', () => {
    expect(start().runner.appendSummary('x')).toBe('the runner names no file for it');
    expect(start({ GITHUB_STEP_SUMMARY: '/none/such' }).runner.appendSummary('x')).toContain('ENOENT');
  });
});
