import { describe, expect, it } from '@jest/globals';
import { columnNames, csvCell, parseCsv } from '../../src/text/csv.ts';

describe('parseCsv', () => {
  it.each([
    [
      'a,b\n1,2\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'a,b\r\n1,2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      '\uFEFFa;b\n1;2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'a,b\n"x, ""y""\nz",2',
      [
        ['a', 'b'],
        ['x, "y"\nz', '2'],
      ],
    ],
    [
      'a,b\n\n,\n1,',
      [
        ['a', 'b'],
        ['1', ''],
      ],
    ],
    ['', []],
  ])('reads %j', (text, rows) => {
    expect(parseCsv(text).map(({ cells }) => cells)).toEqual(rows);
  });

  it('counts the lines of the file, also behind a cell with line breaks', () => {
    expect(parseCsv('a\n"x\ny"\nb').map(({ line }) => line)).toEqual([1, 2, 4]);
  });

  it('reads back what it writes', () => {
    const cells = ['plain', 'with, comma', 'with "quotes"', 'two\nlines', ''];
    expect(parseCsv(cells.map(csvCell).join(','))[0]?.cells).toEqual(cells);
  });
});

it('names of columns are those of the head without case, space and what stands in brackets', () => {
  expect(columnNames(['Item', ' correct (yes / no) ', 'a(b)\n(c)', '(all)', ''])).toEqual([
    ...['item', 'correct', 'a', '', ''],
  ]);
});
