import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { refuseFilledSheet } from '../../src/commands/filled-sheet.ts';
import { createFilesPort } from '../../src/store/files.ts';

const root = mkdtempSync(join(tmpdir(), 'theory-gate-sheet-'));
const files = createFilesPort({ root, confine: false });
const columns = ['correct', 'faithful', 'comment'];

function refusal(text: string): Promise<string | undefined> {
  writeFileSync(join(root, 'labels.csv'), text);
  return refuseFilledSheet({ path: 'labels.csv', columns }, files).then(
    () => undefined,
    ({ message }: Error) => message,
  );
}

it('lets a sheet be written where there is none', async () => {
  expect(await refuseFilledSheet({ path: 'new.csv', columns }, files)).toBeUndefined();
});

it.each([
  ['an empty file', ''],
  ['a head alone', 'item,correct,faithful,comment\n'],
  ['a sheet as it is drawn', 'item,correct (yes / no),faithful (0 insufficient),comment\n001,,,\n002,,,\n'],
  ['a sheet without hints', 'item,correct,faithful,comment\n001,,,\n002,,,\n'],
  ['one that a spreadsheet saved', '\uFEFFItem;Correct;Faithful;Comment\r\n001;;;\r\n002; ;;\r\n'],
])('lets %s be replaced', async (_, text) => {
  expect(await refusal(text)).toBeUndefined();
});

it.each([
  ['a label', 'item,correct,faithful,comment\n001,yes,,\n002,,,\n', '1 of 2 rows are filled in'],
  ['a label below a hint', 'item,correct (yes / no),comment\n001,no,\n', '1 of 1 rows are filled in'],
  ['a remark alone', 'item,correct,faithful,comment\n001,,,"why, though"\n', '1 of 1 rows are filled in'],
  ['labels of a spreadsheet', 'Item;Correct;Faithful\r\n001;;2\r\n002;no;\r\n', '2 of 2 rows are filled in'],
  ['another table', 'a,b\n1,2\n', 'the file has no column correct, faithful, comment'],
])('keeps %s', async (_, text, found) => {
  expect(await refusal(text)).toBe(
    `labels.csv: ${found}, and a new sheet would overwrite it (name another folder with --out, or move the file away)`,
  );
});
