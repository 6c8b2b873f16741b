import { describe, expect, it } from '@jest/globals';
import { normalLabel } from '../../../src/problems/formats/label.ts';
import { splitOfFile } from '../../../src/problems/formats/split.ts';
import { tinyBytes, tinyUrl } from '../../support/images.ts';
import { importRow, refusalOf } from '../format-rows.ts';

const ROW = {
  id: 'optics/7',
  domain: 'optics',
  question: 'A lens of 5 cm. (a) Where is the image? (b) Is it upright?',
  solution: 'By the lens equation.',
  answers: [
    { label: '(a)', answer: '10 \\, \\text{cm}', type: 'numeric' },
    { label: '(b)', answer: 'no', type: 'boolean' },
  ],
  split: 'test',
};
const answersOf = async (answers: unknown) => (await importRow({ ...ROW, answers })).problem?.answers;
const without = (...names: readonly string[]) =>
  Object.fromEntries(Object.entries(ROW).filter(([name]) => !names.includes(name)));
const image = (url: string) => ({ type: 'image_url', image_url: { url } });

describe('a row of PHYSICS-Verified', () => {
  it('becomes a problem with its labelled and typed answers', async () => {
    const { problem, warnings } = await importRow({
      ...ROW,
      answers: [ROW.answers[0], { label: '(b)', answer: 'False', type: 'boolean' }],
    });
    expect(problem).toEqual({
      id: 'optics/7',
      set: 'foreign',
      category: 'optics',
      split: 'test',
      question: ROW.question,
      solution: 'By the lens equation.',
      answers: [
        { label: 'a', latex: '10 \\, \\text{cm}', kind: 'numeric' },
        { label: 'b', latex: 'False', kind: 'boolean' },
      ],
      symbols: [],
      conventions: [],
      subtopics: [],
      figures: [],
      provenance: { origin: 'imported', note: 'PHYSICS-Verified' },
    });
    expect(warnings).toEqual([]);
  });

  it.each<[string, unknown, unknown]>([
    ['latex', { latex: 'x^2' }, { latex: 'x^2', kind: 'symbolic' }],
    ['latex before answer', { answer: '1/2', latex: '\\frac12' }, { latex: '\\frac12', kind: 'symbolic' }],
    ['value, a number', { value: 3e-36, type: 'numeric' }, { latex: '3 \\times 10^{-36}', kind: 'numeric' }],
    ['a small number', { value: 0.00004 }, { latex: '4 \\times 10^{-5}', kind: 'symbolic' }],
    ['a number', { value: 345 }, { latex: '345', kind: 'numeric' }],
    ['value, a truth', { value: true, type: 'true_false' }, { latex: 'True', kind: 'boolean' }],
    ['a text without an object', '\\hbar\\omega', { latex: '\\hbar\\omega', kind: 'symbolic' }],
    ['dollars', { answer: '$E_0$' }, { latex: 'E_0', kind: 'symbolic' }],
    [
      'a unit',
      { answer: '2.5', unit: '$\\mathrm{eV}$', type: 'NV' },
      { latex: '2.5 \\, \\mathrm{eV}', kind: 'numeric' },
    ],
    [
      'a unit with a power of ten',
      { answer: '2.5', unit: '10^{11} \\mathrm{J}', type: 'numerical' },
      { latex: '2.5 \\times 10^{11} \\mathrm{J}', kind: 'numeric' },
    ],
    [
      'part and answer_type',
      { part: 'b', answer: 'B', answer_type: 'MCQ' },
      { label: 'b', latex: 'B', kind: 'choice' },
    ],
    ['a number for a label', { label: 2, answer: 'x' }, { label: '2', latex: 'x', kind: 'symbolic' }],
    ['a blank label', { label: ' ', answer: 'x' }, { latex: 'x', kind: 'symbolic' }],
    ['no label', { label: null, answer: 'x' }, { latex: 'x', kind: 'symbolic' }],
    ['an estimate', { answer: '10^{30}', type: 'order of magnitude' }, { latex: '10^{30}', kind: 'text' }],
    ['a statement', { answer: 'upright', type: 'Qualitative' }, { latex: 'upright', kind: 'text' }],
    ['an expression', { answer: 'x', type: 'expression' }, { latex: 'x', kind: 'symbolic' }],
    ['a vector', { answer: '(1, 0)', type: 'vector' }, { latex: '(1, 0)', kind: 'matrix' }],
  ])('has an answer written with %s', async (_, answer, expected) => {
    expect(await answersOf([answer])).toEqual([expected]);
  });

  it('may give one part several answers', async () => {
    const answers = ['Z', 'F'].map((answer) => ({ label: 'c', answer }));
    expect((await answersOf(answers))?.map(({ label }) => label)).toEqual(['c', 'c']);
  });

  it.each<[string, Record<string, unknown>]>([
    ['questions', { ...without('question'), questions: ROW.question }],
    ['final_answers', { ...without('answers'), final_answers: ROW.answers }],
    ['solutions', { ...without('solution'), solutions: ROW.solution }],
    ['a text part', { ...ROW, question: [{ type: 'text', text: ROW.question }] }],
    ['an id that is a number', { ...ROW, id: 7 }],
  ])('is read with %s', async (_, row) => {
    const answers = [{ label: 'a', latex: '10 \\, \\text{cm}', kind: 'numeric' }];
    const { problem } = await importRow({
      ...row,
      ...('answers' in row ? { answers: [ROW.answers[0]] } : {}),
    });
    expect(problem).toMatchObject({ category: 'optics', question: ROW.question, solution: ROW.solution });
    expect(problem?.answers.slice(0, 1)).toEqual(answers);
  });

  it.each<[string, Record<string, unknown>]>([
    ['figures of image parts', { figures: [image(tinyUrl('png'))] }],
    ['images of data URLs', { images: [tinyUrl('png')] }],
    ['graphs', { graphs: [{ image_url: tinyUrl('png') }] }],
    ['one image', { image: image(tinyUrl('png')) }],
    ['a file beside it', { figures: ['img/p.png'] }],
    ['image parts in the question', { question: [{ type: 'text', text: 'Which?' }, image(tinyUrl('png'))] }],
  ])('has figures as %s', async (_, fields) => {
    const { problem } = await importRow({ ...ROW, ...fields }, 'foreign.jsonl', {
      'img/p.png': tinyBytes('png'),
    });
    expect(problem?.figures).toEqual([tinyUrl('png')]);
  });

  it.each([null, [], undefined])('has no figures where they are %j', async (figures) => {
    expect((await importRow({ ...ROW, figures })).problem?.figures).toEqual([]);
  });

  it.each<[string, unknown, string]>([
    ['no answers', { ...ROW, answers: [] }, '"answers" is [], expected at least one entry'],
    ['answers that are no list', { ...ROW, answers: { a: '1' } }, '"answers" is {"a":"1"}, expected a list'],
    [
      'an answer under another name',
      { ...ROW, answers: [{ label: 'a', result: '1' }] },
      '"answers[0]" is {"label":"a","result":"1"}, expected a text, or an object with its LaTeX as one of latex, answer, value',
    ],
    [
      'a blank answer',
      { ...ROW, answers: [{ answer: ' ' }] },
      '"answers[0].answer" is " ", expected a text that is not empty',
    ],
    ['an answer that is null', { ...ROW, answers: [null] }, '"answers[0]" is null, expected a text'],
    ['an answer that is a list', { ...ROW, answers: [['1', '2']] }, '"answers[0]" is ["1","2"]'],
    [
      'an answer inside of one',
      { ...ROW, answers: [{ answer: { latex: 'x' } }] },
      '"answers[0]" is {"answer"',
    ],
    [
      'final answers that are no list',
      { ...without('answers'), final_answers: '1' },
      '"final_answers" is "1"',
    ],
    ['a blank question', { ...ROW, question: ' ' }, '"question" is " ", expected a text, or a list of text'],
    ['a question of images only', { ...ROW, question: [image(tinyUrl('png'))] }, '"question"'],
    [
      'a question part of its own',
      { ...ROW, question: [{ type: 'audio' }] },
      '"question" is [{"type":"audio"}]',
    ],
    ['a domain that is none', { ...ROW, domain: 7 }, '"domain" is 7, expected a text'],
    ['a blank domain', { ...ROW, domain: '' }, '"domain" is "", expected a text that is not empty'],
    ['no id', without('id'), '"id" is missing'],
    ['a figure that is an object', { ...ROW, figures: [{ bytes: 'x' }] }, '"figures'],
    ['a figure that is a number', { ...ROW, images: [7] }, '"images'],
    ['a figure at an address', { ...ROW, figures: [image('https://example.org/a.png')] }, 'is an address'],
    ['a figure that is not there', { ...ROW, figures: ['img/p.png'] }, '"img/p.png": there is no such file'],
    ['a solution that is a list', { ...ROW, solution: ['x'] }, '"solution" is ["x"], expected a text'],
    ['a split that is a number', { ...ROW, split: 1 }, '"split" is 1, expected a text'],
    [
      'a row of our own with a domain',
      { id: 'p', domain: 'x', question: 'Q', answers: 'A' },
      '"answers" is "A"',
    ],
  ])('is refused for %s', async (_, row, message) => {
    const said = await refusalOf(row);
    expect(said).toContain(message);
    expect(said).toMatch(/^foreign\.jsonl:1(:\d+)?: /);
  });

  it('says once which members of the rows it does not read, and which types it does not know', async () => {
    const answers = [
      { answer: '1', tolerance: 0.01, type: 'numeric' },
      { answer: 'x', type: 'tableau' },
    ];
    const { problem, warnings } = await importRow(
      [
        { ...ROW, source: 'Lim', answers },
        { ...ROW, id: 'optics/8', source: 'Lim', answers },
      ],
      'foreign.json',
    );
    expect(problem?.answers.map(({ kind }) => kind)).toEqual(['numeric', 'text']);
    expect(warnings).toEqual([
      'the member "source" of a problem is not read',
      'the member "tolerance" of an answer is not read',
      'the answer type "tableau" is not known: such answers go to the judge',
    ]);
  });
});

describe('the split of a row', () => {
  it.each([
    ['test.jsonl', {}, 'test'],
    ['data/validation-00000-of-00001.jsonl', {}, 'validation'],
    ['val/part1.jsonl', {}, 'validation'],
    ['physics_dev.jsonl', {}, 'validation'],
    ['test/validation.jsonl', {}, 'validation'],
    ['test.jsonl', { split: 'validation' }, 'validation'],
    ['all.jsonl', {}, undefined],
    ['latest.jsonl', {}, undefined],
    ['contest/problems.jsonl', {}, undefined],
    ['test-and-validation.jsonl', {}, undefined],
    ['testset.jsonl', {}, undefined],
  ])('in %s with %j is %s', async (file, fields, split) => {
    const row = { ...without('split'), answers: ['x'], ...fields };
    expect((await importRow(row, file)).problem?.split).toBe(split);
  });

  it('is read with the separators of Windows too', () => {
    expect(splitOfFile('data\\test\\part.jsonl')).toBe('test');
  });
});

describe('a label', () => {
  it.each([
    ['(a)', 'a'],
    ['a', 'a'],
    ['a)', 'a'],
    ['a.', 'a'],
    ['(a):', 'a'],
    ['Part (a)', 'a'],
    ['part b:', 'b'],
    ['(b)(ii)', 'b.ii'],
    ['b(ii)', 'b.ii'],
    ['b.ii', 'b.ii'],
    ['(1)', '1'],
    ['2.', '2'],
    ['3(a)', '3.a'],
    [' A ', 'A'],
    ['energy', 'energy'],
    ['(a) and (b)', '(a) and (b)'],
    ['ground state', 'ground state'],
    ['1234', '1234'],
    ['E_0', 'E_0'],
    ['Particle', 'Particle'],
    ['()', '()'],
    ['', undefined],
    ['  ', undefined],
  ])('%j is read as %j', (label, expected) => {
    expect(normalLabel(label)).toBe(expected);
  });
});
