import { describe, expect, it } from '@jest/globals';
import { loadFrom, mistakesOf, problemRecord, type Tree } from './loading.ts';

const YAML = `id: p
category: QED
question: |
  Give $x$ & *nothing* else!
answers:
  - latex: '\\frac{a}{b}'
    kind: symbolic
provenance: {origin: original}
`;
const line = (changes?: Record<string, unknown>) => JSON.stringify(problemRecord(changes));

describe('loadProblems', () => {
  it.each<[string, Tree, string, string, string[]]>([
    ['a YAML file', { 'sets/mine.yaml': YAML }, 'sets/mine.yaml', 'mine', ['p']],
    ['a JSON object', { 'one.json': line() }, 'one.json', 'one', ['p']],
    ['a JSON list', { 'two.json': `[${line()}, ${line({ id: 'q' })}]` }, 'two.json', 'two', ['p', 'q']],
    ['a YAML list', { 'l.yml': `- ${line()}\n- ${line({ id: 'q' })}\n` }, 'l.yml', 'l', ['p', 'q']],
    [
      'JSONL with blank lines',
      { 'a.jsonl': `${line()}\n\n${line({ id: 'q' })}\n` },
      './a.jsonl',
      'a',
      ['p', 'q'],
    ],
    [
      'a folder, in depth',
      { 's/b/x.yaml': YAML, 's/a.json': line({ id: 'q' }), 's/README.md': '#' },
      's/',
      's',
      ['q', 'p'],
    ],
    ['a glob', { 's/x.yaml': YAML, 's/y.json': line({ id: 'q' }) }, 's/*.yaml', 's', ['p']],
    ['a bundled set', { 'bundle/starter/x.yaml': YAML, 'starter/x.json': '[' }, 'starter', 'starter', ['p']],
    ['a folder named like a bundled set', { 'starter/y.yaml': YAML }, './starter', 'starter', ['p']],
  ])('loads %s', async (_, tree, spec, name, ids) => {
    const set = await loadFrom(tree, spec);
    expect(set.name).toBe(name);
    expect(set.problems.map(({ id }) => id)).toEqual(ids);
    expect(set.problems.map((problem) => problem.set)).toEqual(ids.map(() => name));
    expect(set.warnings).toEqual([]);
  });

  it('keeps the set a problem names itself', async () => {
    const set = await loadFrom({ 'a.json': line({ set: 'other' }) }, 'a.json');
    expect(set.problems[0]?.set).toBe('other');
  });

  it('reads the same problem from a checkout with line endings of Windows', async () => {
    const unix = await loadFrom({ 'p.yaml': YAML }, 'p.yaml');
    const windows = await loadFrom({ 'p.yaml': YAML.replaceAll('\n', '\r\n') }, 'p.yaml');
    expect(windows.problems).toEqual(unix.problems);
    expect(unix.problems[0]?.question).toBe('Give $x$ & *nothing* else!\n');
  });
});

const row = (changes: Record<string, unknown>): Tree => ({ 'a.json': line(changes) });
const cmt = (changes: Record<string, unknown>): Tree => {
  const base = {
    id: 'c/1',
    type: 'HF',
    question: 'q',
    answer: '$\\boxed{x}$',
    parameters: '',
    functions: '',
  };
  return { 'a.jsonl': JSON.stringify({ ...base, ...changes }) };
};

describe('mistakes in problem files', () => {
  it.each<[string, Tree, string, string]>([
    ['a missing file', {}, 'a.json', 'a.json: there is no such file (looked for in <workspace>)'],
    ['a path outside', {}, '../a.json', '../a.json: the path leaves the workspace'],
    [
      'an empty folder',
      { 's/x.md': '' },
      's',
      'no problem files at "s" (problems takes a bundled set, hub:owner/name, or a file, folder or glob of .yaml, .yml, .json, .jsonl or .ndjson files)',
    ],
    [
      'a glob without matches',
      {},
      's/*.yaml',
      'no problem files at "s/*.yaml" (problems takes a bundled set, hub:owner/name, or a file, folder or glob of .yaml, .yml, .json, .jsonl or .ndjson files)',
    ],
    [
      'an empty JSONL',
      { 'a.jsonl': '\n' },
      'a.jsonl',
      'no problems in a.jsonl (a file holds one problem, a list of them, or as JSON lines one on each line)',
    ],
    [
      'an empty list',
      { 'a.json': '[]' },
      'a.json',
      'no problems in a.json (a file holds one problem, a list of them, or as JSON lines one on each line)',
    ],
    ['an empty YAML', { 'a.yaml': '' }, 'a.yaml', 'a.yaml:1:1: empty'],
    [
      'an alias',
      { 'a.yaml': 'id: &x p\n' },
      'a.yaml',
      'a.yaml:1:5: anchors are not allowed; quote a text that starts with & * or !',
    ],
    [
      'a torn line',
      { 'a.jsonl': `${line()}\n${line().slice(0, 8)}` },
      'a.jsonl',
      'a.jsonl:2:7: a string without its closing quote',
    ],
    [
      'an unescaped backslash',
      { 'a.jsonl': '{"id": "\\alpha"}' },
      'a.jsonl',
      'a.jsonl:1:8: a string with an escape that JSON does not have; a backslash of LaTeX is written \\\\',
    ],
    [
      'a broken conversion',
      { 'a.yaml': 'id: p\nquestion: \uFFFD' },
      'a.yaml',
      'a.yaml:2: contains U+FFFD, which a broken conversion left',
    ],
    [
      'a scalar',
      { 'a.json': '7' },
      'a.json',
      'a.json:1:1: a problem is 7, expected a mapping of keys to values',
    ],
    [
      'a list of texts',
      { 'a.yaml': '- x\n- y' },
      'a.yaml',
      'a.yaml:1:3: a problem is "x", expected a mapping of keys to values\na.yaml:2:3: a problem is "y", expected a mapping of keys to values',
    ],
    [
      'a mistyped key',
      { 'a.yaml': YAML.replace('question', 'qestion') },
      'a.yaml',
      'a.yaml:1:1: "question" is missing\na.yaml:3:1: there is no key "qestion" (did you mean "question"?)',
    ],
    [
      'a mistyped inner key',
      { 'a.yaml': YAML.replace('kind:', 'kid:') },
      'a.yaml',
      'a.yaml:6:5: "answers[0].kind" is missing, expected one of symbolic, numeric, matrix, set, choice, boolean, text\na.yaml:7:5: there is no key "answers[0].kid" (did you mean "kind"?)',
    ],
    [
      'a mistyped kind',
      { 'a.yaml': YAML.replace('symbolic', 'symbol') },
      'a.yaml',
      'a.yaml:7:11: "answers[0].kind" is "symbol", expected one of symbolic, numeric, matrix, set, choice, boolean, text (did you mean "symbolic"?)',
    ],
    [
      'a bare number',
      { 'a.yaml': YAML.replace("'\\frac{a}{b}'", '42') },
      'a.yaml',
      'a.yaml:6:12: "answers[0].latex" is 42, expected a text (put it in quotes)',
    ],
    [
      'an id with spaces',
      row({ id: 'a b' }),
      'a.json',
      'a.json:1:7: "id" is "a b", expected letters, digits and . _ / - only',
    ],
    [
      'an id that hides a command',
      row({ id: '::error::' }),
      'a.json',
      'a.json:1:7: "id" is "::error::", expected letters, digits and . _ / - only',
    ],
    [
      'no answers',
      row({ answers: [] }),
      'a.json',
      'a.json:1:61: "answers" is [], expected at least one entry',
    ],
    [
      'an empty answer',
      row({ answers: [{ latex: '', kind: 'text' }] }),
      'a.json',
      'a.json:1:71: "answers[0].latex" is "", expected a text that is not empty',
    ],
    [
      'one label twice',
      row({
        answers: [
          { label: 'a', latex: 'x', kind: 'set' },
          { label: 'a', latex: 'y', kind: 'set' },
        ],
      }),
      'a.json',
      'a.json:1:110: the label "a" stands on two answers',
    ],
    ['a blank question', row({ question: ' \n' }), 'a.json', 'a.json:1:39: "question" is blank'],
    [
      'a huge question',
      row({ question: 'x'.repeat(100_001) }),
      'a.json',
      'a.json:1:39: "question" has 100001 characters, expected at most 100000',
    ],
    ['no provenance', row({ provenance: undefined }), 'a.json', 'a.json:1:1: "provenance" is missing'],
    [
      'an unknown origin',
      row({ provenance: { origin: 'copied' } }),
      'a.json',
      'a.json:1:118: "provenance.origin" is "copied", expected one of original, adapted, imported',
    ],
    [
      'the same id twice',
      { 'b.jsonl': `${line()}\n${line({ id: 'q' })}\n${line()}` },
      'b.jsonl',
      'b.jsonl:3:7: the id "p" is taken by b.jsonl:1 (give one of the two another id)',
    ],
    [
      'the same id in two files',
      { 's/a.json': line(), 's/b.yaml': YAML },
      's',
      's/b.yaml:1:5: the id "p" is taken by s/a.json:1 (give one of the two another id)',
    ],
    [
      'a foreign row without an answer',
      cmt({ answer: ' ' }),
      'a.jsonl',
      'a.jsonl:1:49: "answer" is " ", expected a text that is not empty',
    ],
    [
      'a foreign row of other types',
      cmt({ question: 3 }),
      'a.jsonl',
      'a.jsonl:1:36: "question" is 3, expected a text (put it in quotes)',
    ],
  ])('%s', async (_, tree, spec, message) => {
    expect(await mistakesOf(tree, spec)).toBe(message);
  });

  it('shows the first 20 and counts the rest', async () => {
    const lines = Array.from({ length: 33 }, (_, i) => line({ id: `bad ${i}` })).join('\n');
    const shown = (await mistakesOf({ 'a.jsonl': lines }, 'a.jsonl')).split('\n');
    expect(shown).toHaveLength(21);
    expect(shown[19]).toMatch(/^a\.jsonl:20:7: "id" is "bad 19"/);
    expect(shown[20]).toBe('and 13 more like these');
  });
});
