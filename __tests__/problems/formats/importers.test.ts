import { describe, expect, it } from '@jest/globals';
import { tinyBytes, tinyUrl } from '../../support/images.ts';
import { importRow, refusalOf } from '../format-rows.ts';

describe('rows of SciBench', () => {
  const row = {
    problem_text: ' A mass hangs on a spring.\r\n',
    answer_latex: ' 2.57',
    answer_number: '2.57',
    unit: '$10^{11} \\mathrm{~J}$ ',
    source: 'class',
    problemid: ' Problem 3.40',
    comment: ' ',
    solution: '',
  };

  it('become a problem each, with the book as category', async () => {
    const { problem, warnings } = await importRow(row);
    expect(problem).toMatchObject({
      id: 'class/Problem-3.40',
      category: 'class',
      question: 'A mass hangs on a spring.',
      provenance: { origin: 'imported', note: 'SciBench' },
    });
    expect(problem?.solution).toBeUndefined();
    expect(warnings).toEqual([]);
  });

  it.each([
    [' 2.57', '$10^{11} \\mathrm{~J}$ ', '2.57 \\times 10^{11} \\mathrm{~J}', 'numeric'],
    [
      '13.2',
      '$\\mathrm{~m} \\cdot \\mathrm{s}^{-1}$ ',
      '13.2 \\, \\mathrm{~m} \\cdot \\mathrm{s}^{-1}',
      'numeric',
    ],
    [' $4.3$', ' ', '4.3', 'numeric'],
    [' -6.8', ' $\\mathrm{eV}$', '-6.8 \\, \\mathrm{eV}', 'numeric'],
    ['1.27', '$10^6$ ', '1.27 \\times 10^6', 'numeric'],
    ['1,500', '', '1,500', 'numeric'],
    [' $2 \\sqrt{2} \\sin x$', '', '2 \\sqrt{2} \\sin x', 'symbolic'],
    ['', ' $^{\\circ}$', '2.57 \\, ^{\\circ}', 'numeric'],
    ['100', '1.0', '100 \\, 1.0', 'numeric'],
  ])('have the answer %j with the unit %j as %s', async (answer_latex, unit, latex, kind) => {
    const { problem } = await importRow({ ...row, answer_latex, unit });
    expect(problem?.answers).toEqual([{ latex, kind }]);
  });

  it('keep a solution, and a number that is no text', async () => {
    const { problem } = await importRow({
      ...row,
      solution: ' By energy. ',
      answer_latex: '',
      answer_number: 7,
      unit: '',
    });
    expect(problem).toMatchObject({ solution: 'By energy.', answers: [{ latex: '7', kind: 'numeric' }] });
  });

  it.each<[string, Record<string, unknown>, string]>([
    ['without a text', { problem_text: ' ' }, '"problem_text" is " ", expected a text that is not empty'],
    ['without an answer', { answer_number: null }, '"answer_number" is null, expected a text or a number'],
    [
      'with a blank answer',
      { answer_number: ' ', answer_latex: ' ' },
      '"answer_number" is " ", expected a text',
    ],
    ['without a source', { source: undefined }, '"source" is missing'],
    ['with a number for its unit', { unit: 7 }, '"unit" is 7, expected a text'],
    ['with a blank id', { problemid: ' ' }, '"problemid" is " "'],
  ])('are refused %s', async (_, fields, message) => {
    expect(await refusalOf({ ...row, ...fields })).toContain(message);
  });
});

describe('rows of TheoremQA', () => {
  const row = {
    id: 'someone/basic-electronics-1.json',
    Question: ' Find the current. (Unit: A) ',
    Answer: 1.32,
    Answer_type: 'float',
    Picture: null,
    source: 'a book',
    explanation: 'NONE',
    theorem: "ohm's law",
    subfield: 'Electromagnetism',
    field: 'Physics',
  };

  it('become a problem each, with the field as category', async () => {
    const { problem, warnings } = await importRow(row);
    expect(problem).toMatchObject({
      id: 'someone/basic-electronics-1',
      category: 'Physics',
      question: 'Find the current. (Unit: A)',
      subtopics: ['Electromagnetism', "ohm's law"],
      figures: [],
      provenance: { origin: 'imported', note: 'TheoremQA' },
    });
    expect(problem?.solution).toBeUndefined();
    expect(warnings).toEqual([]);
  });

  it.each<[unknown, string, string, string, number]>([
    [0.955, 'float', '0.955', 'numeric', 0],
    [3e-36, 'float', '3 \\times 10^{-36}', 'numeric', 0],
    [-0.3, 'float', '-0.3', 'numeric', 0],
    [6.02e23, 'float', '6.02 \\times 10^{23}', 'numeric', 0],
    [12, 'integer', '12', 'numeric', 0],
    [true, 'bool', 'True', 'boolean', 0],
    [false, 'bool', 'False', 'boolean', 0],
    ['(b)', 'option', '(b)', 'choice', 0],
    [[2, 1.32], 'list of float', '[2, 1.32]', 'text', 2],
    [
      [
        [1, 0],
        [0, 1],
      ],
      'list of integer',
      '[[1, 0], [0, 1]]',
      'text',
      2,
    ],
    [7, 'tree', '7', 'text', 2],
  ])('have the answer %j of type %s as %s, %s', async (Answer, Answer_type, latex, kind, warned) => {
    const { problem, warnings } = await importRow({ ...row, Answer, Answer_type });
    expect(problem?.answers).toEqual([{ latex, kind }]);
    expect(warnings.length).toBe(warned > 0 ? 1 : 0);
  });

  it('keep an explanation, and the picture beside the file', async () => {
    const fields = { explanation: 'By the loop rule.', Picture: 'images/A1.png' };
    const { problem } = await importRow({ ...row, ...fields }, 'qa.json', {
      'images/A1.png': tinyBytes('png'),
    });
    expect(problem).toMatchObject({ solution: 'By the loop rule.', figures: [tinyUrl('png')] });
  });

  it.each<[string, Record<string, unknown>, string]>([
    ['with a blank question', { Question: '' }, '"Question" is "", expected a text that is not empty'],
    [
      'without a value',
      { Answer: null },
      '"Answer" is null, expected a number, a truth value, a text or a list',
    ],
    ['with an empty list', { Answer: [] }, '"Answer" is []'],
    ['with an object', { Answer: { x: 1 } }, '"Answer" is {"x":1}'],
    ['with a type that is none', { Answer_type: 7 }, '"Answer_type" is 7, expected a text'],
    ['with a picture of bytes', { Picture: { bytes: 'x' } }, '"Picture" is {"bytes":"x"}, expected a text'],
    [
      'with a picture that is not there',
      { Picture: 'images/A1.png' },
      '"images/A1.png": there is no such file',
    ],
    ['with a picture outside', { Picture: '../A1.png' }, 'leaves the folder of its problem'],
  ])('are refused %s', async (_, fields, message) => {
    expect(await refusalOf({ ...row, ...fields })).toContain(message);
  });
});

describe('a format that is not known', () => {
  it.each<[string, Record<string, unknown>]>([
    ['UGPhysics', { index: 1, domain: 'optics', problem: 'Q', answers: '\\boxed{1}', answer_type: 'NV' }],
    ['OlympiadBench', { id: 1, subfield: 'optics', question: 'Q', final_answer: ['1'] }],
    ['an own row with a slip', { id: 'p', category: 'x', question: 'Q', answer: '1' }],
  ])('is read as our own and refused: %s', async (_, row) => {
    expect(await refusalOf(row)).toMatch(/there is no key|is missing/);
  });
});
