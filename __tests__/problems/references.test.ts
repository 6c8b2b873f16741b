import { expect, it } from '@jest/globals';
import { UserError } from '../../src/domain/errors.ts';
import { checkReferences, hashProblem, type ReadReference } from '../../src/problems/index.ts';
import { sha256 } from '../../src/store/sha256.ts';
import { loadFrom, problemRecord } from './loading.ts';

/** Reads everything but a question mark. */
const readReference: ReadReference = ({ latex }) => {
  const position = latex.indexOf('?');
  return position < 0 ? { ok: true } : { ok: false, message: 'a question mark', position };
};

const answers = [
  { label: 'a', latex: 'x', kind: 'symbolic' },
  { label: 'b', latex: 'x + ?', kind: 'symbolic' },
];

it('refuses a declared answer that cannot be read, with its place', async () => {
  const set = await loadFrom({ 'a.json': JSON.stringify(problemRecord({ answers }), null, 1) }, 'a.json');
  expect(() => checkReferences(set, readReference)).toThrow(
    'a.json:13:13: p: the answer cannot be read at character 5: a question mark (rewrite it, or declare kind: text to leave it to the judge)',
  );
  expect(() => checkReferences(set, readReference)).toThrow(UserError);
});

it('asks for no reading of a text, and changes nothing that can be read', async () => {
  const verbal = [{ latex: 'why?', kind: 'text' }];
  const set = await loadFrom({ 'a.json': JSON.stringify(problemRecord({ answers: verbal })) }, 'a.json');
  expect(checkReferences(set, readReference)).toEqual(set);
});

it('leaves an imported answer that cannot be read to the judge, and says so once', async () => {
  const rows = Array.from({ length: 12 }, (_, i) => ({
    id: `d/${i}`,
    questions: 'q',
    solutions: 's',
    final_answers: i < 10 ? ['x', 'y ?'] : ['x'],
  }));
  const set = await loadFrom({ 'f.json': JSON.stringify(rows) }, 'f.json');
  const checked = checkReferences(set, readReference);
  expect(checked.problems[0]?.answers.map(({ kind }) => kind)).toEqual(['symbolic', 'text']);
  expect(checked.problems[11]?.answers.map(({ kind }) => kind)).toEqual(['symbolic']);
  expect(checked.warnings).toEqual([
    '10 of 12 problems have answers only a judge can compare: d/0, d/1, d/2, d/3, d/4, d/5, d/6, d/7 and 2 more',
  ]);
});

it('hashes what was asked and what counts as right, and nothing else', async () => {
  const load = async (changes: Record<string, unknown>) => {
    const set = await loadFrom({ 'a.json': JSON.stringify(problemRecord(changes)) }, 'a.json');
    return set.problems.map((problem) => hashProblem(problem, sha256)).join();
  };
  const plain = await load({});
  // printf '%s' '{"answers":[{"label":null,"latex":"x"}],"question":"Give $x$."}' | sha256sum
  expect(plain).toBe('6322d3a6ab3adff736574301cb716de50d47118abfbee7166b8702b9c4b38eeb');
  for (const same of [
    { id: 'q' },
    { solution: 's' },
    { category: 'CFT' },
    { answers: [{ latex: 'x', kind: 'text' }] },
  ]) {
    expect(await load(same)).toBe(plain);
  }
  for (const other of [
    { question: 'Give $x$!' },
    { answers: [{ latex: 'y', kind: 'symbolic' }] },
    { answers: [{ label: 'a', latex: 'x', kind: 'symbolic' }] },
    { answers: [...answers].reverse() },
  ]) {
    expect(await load(other)).not.toBe(plain);
  }
});
