import { describe, expect, it } from '@jest/globals';
import { UserError } from '../../src/domain/errors.ts';
import type { HumanKey } from '../../src/domain/human.ts';
import { parseLabels, renderLabelSheet } from '../../src/human/labels.ts';
import { renderSheet } from '../../src/report/human.ts';

const ITEMS = ['001', '002'];
const key: HumanKey = {
  schemaVersion: 1,
  judge: 'j',
  seed: 1,
  items: ITEMS.map((item) => ({
    item,
    model: 'm',
    problemId: 'p',
    sample: 0,
    responseSha256: '0',
    judged: { correctness: null, faithfulness: null },
  })),
};
const sheet = (asksFaithful: boolean): string => renderLabelSheet(ITEMS, { asksFaithful });
const read = (text: string) => [...parseLabels({ text, file: 'a/ada.csv', key }).labels.values()];

function refusal(text: string): string {
  try {
    read(text);
    return 'read';
  } catch (error) {
    if (error instanceof UserError) return error.message;
    throw error;
  }
}

describe('the sheet of labels', () => {
  it('says in its head what may stand in each column', () => {
    expect(sheet(true)).toBe(
      'item,correct (yes / no),faithful (0 insufficient / 1 faithful / 2 unfaithful),comment (free)\n001,,,\n002,,,\n',
    );
    expect(sheet(false)).toContain('faithful (leave empty)');
  });

  it('is read back as it was drawn and as it was filled in', () => {
    const empty = { correctness: null, faithfulness: null };
    expect(read(sheet(true))).toEqual([empty, empty]);
    const filled = sheet(true).replace('001,,,', '001,yes,2,the sign').replace('002,,,', '002,no,,');
    expect(read(filled)).toEqual([
      { correctness: 'correct', faithfulness: 'unfaithful' },
      { correctness: 'incorrect', faithfulness: null },
    ]);
  });

  it('is read from a spreadsheet with semicolons, and without the hints', () => {
    const filled = sheet(true).replace('001,,,', '001,y,1,');
    expect(read(filled.replaceAll(',', ';'))).toEqual(read(filled));
    expect(read('Item,Correct,Faithful\n1,y,1\n2,,\n')).toEqual(read(filled));
  });
});

it.each([
  ['yes', 'correct'],
  ['Y', 'correct'],
  ['1', 'correct'],
  ['Correct', 'correct'],
  ['no', 'incorrect'],
  ['0', 'incorrect'],
  ['incorrect', 'incorrect'],
])('%s under correct is %s', (cell, label) => {
  expect(read(`item,correct,faithful\n1,${cell},\n`)).toMatchObject([{ correctness: label }]);
});

it.each([
  ['0', 'insufficient'],
  ['1', 'faithful'],
  [' 2 ', 'unfaithful'],
  ['Insufficient', 'insufficient'],
  ['faithful', 'faithful'],
  ['unfaithful', 'unfaithful'],
])('%s under faithful is %s', (cell, label) => {
  expect(read(`item,correct,faithful\n1,,${cell}\n`)).toMatchObject([{ faithfulness: label }]);
});

// Names that every object of the language has are no labels.
it.each(['constructor', 'toString', '__proto__', 'hasOwnProperty', 'maybe', '2', 'faithful', 'true'])(
  '%s under correct is refused',
  (cell) => {
    expect(refusal(`item,correct,faithful\n1,${cell},\n`)).toContain('expected yes, no, or nothing');
  },
);

it.each(['constructor', 'valueOf', '__proto__', 'yes', '3', '1.0', 'unfaith', 'correct'])(
  '%s under faithful is refused',
  (cell) => {
    expect(refusal(`item,correct,faithful\n1,,${cell}\n`)).toContain('expected 0 (insufficient)');
  },
);

it('the sheet to read tells of the form that the question asks for, and of none where it asks for none', () => {
  const item = {
    ...{
      item: '001',
      question: 'q',
      figures: [],
      reference: '$2$',
      solution: '',
      response: 'r',
      reasoning: '',
    },
    requirement: 'A decimal is not the form asked for.',
  };
  expect(renderSheet([item], 'boxed')).toContain('**Form of the answer**: A decimal is not');
  expect(renderSheet([{ ...item, requirement: '' }], 'boxed')).not.toContain('Form of the answer');
});
