import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { parseYaml } from '../../src/text/yaml.ts';

async function refusal(text: string): Promise<string> {
  const read = await parseYaml(text);
  return read.ok
    ? `read as ${JSON.stringify(read.value)}`
    : `${read.mistake.line}:${read.mistake.column} ${read.mistake.message}`;
}

const laughs = [
  'a: &a [x, x]',
  ...'bcdefghi'.split('').map((c, i) => `${c}: &${c} [*${'abcdefgh'[i]}, *${'abcdefgh'[i]}]`),
];

const refused: readonly [name: string, text: string, mistake: string][] = [
  ['an alias bomb', laughs.join('\n'), '1:4 anchors are not allowed; quote a text that starts with & * or !'],
  ['an alias', 'a: *b', '1:4 aliases are not allowed; quote a text that starts with & * or !'],
  [
    'an anchor on a key',
    'a: 1\n&x b: 2',
    '2:1 anchors are not allowed; quote a text that starts with & * or !',
  ],
  ['a tag', 'a: !!js/function "x"', '1:4 tags are not allowed; quote a text that starts with & * or !'],
  ['a harmless tag', '- x\n- !!str 1', '2:3 tags are not allowed; quote a text that starts with & * or !'],
  [
    'a tag after a comment',
    'a: # note\n  !t b',
    '2:3 tags are not allowed; quote a text that starts with & * or !',
  ],
  ['flow nesting', '['.repeat(100_000), '1:33 nested more than 32 deep'],
  ['mapping nesting', '{a: '.repeat(100_000), '1:126 nested more than 32 deep'],
  ['block nesting', '- '.repeat(50_000), '1:65 nested more than 32 deep'],
  ['duplicate keys', 'a: 1\nb: 2\na: 3', '3:1 duplicated mapping key'],
  ['a prototype key', 'a:\n  __proto__: {x: 1}', '2:3 the key "__proto__" is not allowed'],
  ['a tab as indentation', 'a:\n\tb: 1', '2:1 tab characters must not be used in indentation'],
  ['a NUL', 'a: x\0y', '1:5 null byte is not allowed in input'],
  ['UTF-16 read as UTF-8', 'a\0:\0 \x001\0', '1:2 null byte is not allowed in input'],
  ['5 MB', `a: ${'x'.repeat(5_000_000)}`, '1:1 larger than 1 MiB'],
  ['nothing', '', '1:1 empty'],
  ['two documents', 'a: 1\n---\na: 2', '1:1 expected a single document in the stream, but found more'],
  ['an open bracket', 'a: [1, 2', '1:9 unexpected end of the stream within a flow collection'],
];

describe('parseYaml', () => {
  it.each(refused)('refuses %s', async (_, text, expected) => {
    expect(await refusal(text)).toBe(expected);
  });

  it('reads 60,000 distinct keys', async () => {
    const read = await parseYaml(Array.from({ length: 60_000 }, (_, i) => `k${i}: ${i}`).join('\n'));
    expect(read.ok && Object.keys(read.value as object).length).toBe(60_000);
  });

  it('reads & * ! inside texts, and 32 levels', async () => {
    const text = 'a: |\n  &x *y !z\nb: "!q"\nc: x & y * z!\nd: {e: [f & g, h]}\n';
    expect((await parseYaml(text)) as unknown).toMatchObject({
      value: { a: '&x *y !z\n', b: '!q', c: 'x & y * z!', d: { e: ['f & g', 'h'] } },
    });
    expect(await refusal(`${'['.repeat(31)}x${']'.repeat(31)}`)).toMatch(/^read as/);
    expect(await refusal(`${'['.repeat(32)}x${']'.repeat(32)}`)).toBe('1:33 nested more than 32 deep');
  });

  it('keeps words of other dialects as texts', async () => {
    const read = await parseYaml('a: yes\nb: 2024-01-01\nc: 0o17\nd: ~\ne: null');
    expect(read.ok && read.value).toEqual({ a: 'yes', b: '2024-01-01', c: 15, d: null, e: null });
  });

  it('locates parts in block and flow style', async () => {
    const read = await parseYaml(
      '\uFEFFid: a\nanswers:\n  - latex: x\n    kind: set\n  - {latex: y, kind: [z]}\nlast:\n  # why\n  deep',
    );
    if (!read.ok) throw new Error(read.mistake.message);
    expect(read.locate(['id'])).toEqual({ line: 1, column: 5 });
    expect(read.locate(['answers', 0, 'kind'])).toEqual({ line: 4, column: 11 });
    expect(read.locate(['answers', 0, 'kind'], 'key')).toEqual({ line: 4, column: 5 });
    expect(read.locate(['answers', 1, 'latex'])).toEqual({ line: 5, column: 13 });
    expect(read.locate(['answers', 1, 'kind', 0])).toEqual({ line: 5, column: 23 });
    expect(read.locate(['answers', 1, 'label'])).toEqual({ line: 5, column: 5 });
    expect(read.locate(['last'])).toEqual({ line: 8, column: 3 });
  });

  it('reads or refuses any text, and throws nothing', async () => {
    const scrap = fc.constantFrom(
      'a',
      ': ',
      '- ',
      '\n',
      '  ',
      '[',
      ']',
      '{',
      '}',
      ',',
      '"',
      "'",
      '|',
      '>',
      '#',
      '&',
      '*',
      '!',
      '?',
      '%',
      '---',
      '\t',
    );
    await fc.assert(
      fc.asyncProperty(fc.array(scrap, { maxLength: 40 }), async (parts) => {
        expect(typeof (await refusal(parts.join('')))).toBe('string');
      }),
      { numRuns: 500 },
    );
  });
});
