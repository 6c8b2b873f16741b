import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { parseJson } from '../../src/text/json.ts';

const refused: readonly [text: string, mistake: string][] = [
  ['', '1:1 the text ends where a value is expected'],
  ['{"a": 1,}', '1:9 "}" stands where a key in double quotes is expected'],
  ['[1 2]', '1:4 "2" stands where "," or "]" is expected'],
  ['{"a" 1}', '1:6 "1" stands where ":" is expected'],
  ["{'a': 1}", `1:2 "'" stands where a key in double quotes is expected`],
  ['{"a": 1}\n{"a": 2}', '2:1 "{" stands where the end of the text is expected'],
  ['{"a": 1,\n "a": 2}', '2:2 the key "a" stands here twice'],
  ['{"a\\\\": 1, "a\\\\" : 2}', '1:12 the key "a\\\\" stands here twice'],
  ['{"b": "\\\\\\":", "\\u0061": [], "a": {}}', '1:30 the key "a" stands here twice'],
  ['{"__proto__": {}}', '1:2 the key "__proto__" is not allowed'],
  ['{"\\u005f_proto__": {}}', '1:2 the key "__proto__" is not allowed'],
  ['[{"constructor": 1}]', '1:3 the key "constructor" is not allowed'],
  ['"\\alpha"', '1:1 a string with an escape that JSON does not have; a backslash of LaTeX is written \\\\'],
  ['["a\nb"]', '1:4 a line break or control character inside a string'],
  ['["a', '1:2 a string without its closing quote'],
  ['[01]', '1:2 "0" stands where a value is expected'],
  ['[1e999]', '1:2 the number 1e999 is out of range'],
  ['[NaN]', '1:2 "NaN" stands where a value is expected'],
  ['[truex]', '1:6 "x" stands where "," or "]" is expected'],
  ['['.repeat(100_000), '1:33 nested more than 32 deep'],
  ['{"a":'.repeat(100_000), '1:161 nested more than 32 deep'],
];

describe('parseJson', () => {
  it.each(refused)('refuses %.20j', (text, expected) => {
    const read = parseJson(text);
    expect(read.ok ? read.value : `${read.mistake.line}:${read.mistake.column} ${read.mistake.message}`).toBe(
      expected,
    );
  });

  it('locates values and keys, and the holder of what is missing', () => {
    const read = parseJson('\uFEFF{\n  "answers": [\n    {"latex": "x"}\n  ]\n}');
    if (!read.ok) throw new Error(read.mistake.message);
    expect(read.locate(['answers', 0, 'latex'])).toEqual({ line: 3, column: 15 });
    expect(read.locate(['answers', 0, 'latex'], 'key')).toEqual({ line: 3, column: 6 });
    expect(read.locate(['answers', 0, 'kind'])).toEqual({ line: 3, column: 5 });
    expect(read.locate([])).toEqual({ line: 1, column: 1 });
  });

  it('reads every JSON text to the value JSON.parse gives', () => {
    const value = fc
      .jsonValue({ maxDepth: 5 })
      .filter((json) => !/"(?:__proto__|constructor|prototype)":/.test(JSON.stringify(json)));
    fc.assert(
      fc.property(value, fc.constantFrom(undefined, 1, '\t'), (json, indent) => {
        const text = JSON.stringify(json, null, indent);
        const read = parseJson(text);
        expect(read.ok && read.value).toEqual(JSON.parse(text));
      }),
    );
  });
});
