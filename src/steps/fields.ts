import { z } from 'zod';
import { type SourcePlace, UserError } from '../domain/errors.ts';
import { parseJson } from '../text/json.ts';

/** A line of a file of rows, as it was read. */
export interface RowText {
  readonly text: string;
  readonly file: string;
  /** from 1 */
  readonly line: number;
}

/** A row whose fields are not looked at yet. */
export type RawRow = Readonly<Record<string, unknown>>;

/** One JSON object from one line. Throws UserError `bad-rows` with its place. */
export function parseRow({ text, file, line }: RowText): RawRow {
  const json = parseJson(text);
  if (!json.ok)
    throw badRow(`this line is not JSON: ${json.mistake.message}`, {
      file,
      line,
      column: json.mistake.column,
    });
  const row = z.looseObject({}).safeParse(json.value);
  if (row.success && !Array.isArray(json.value)) return row.data;
  throw badRow('expected one JSON object a line', { file, line });
}

/** The rows of a whole JSON text, a list or an object by problem id, each as a text. Throws UserError `bad-rows`. */
export function splitRows(text: string, file: string): readonly string[] {
  const json = parseJson(text);
  if (!json.ok) {
    const { message, line, column } = json.mistake;
    throw badRow(`this is not JSON: ${message}`, { file, line, column });
  }
  const { value } = json;
  if (Array.isArray(value)) return value.map((row) => JSON.stringify(row));
  const byId = z.record(z.string(), z.looseObject({})).safeParse(value);
  if (!byId.success) throw badRow('expected a list of rows, or one object by problem id', { file });
  return Object.entries(byId.data).map(([id, row]) => JSON.stringify({ id, ...row }));
}

/** The value under the first of several names that a row has, null counting as not there. */
export function firstOf(row: RawRow, names: readonly string[]): unknown {
  const name = names.find((known) => row[known] !== undefined && row[known] !== null);
  return name === undefined ? undefined : row[name];
}

/** Names under which files of this benchmark and of its relatives (HLE, simple-evals) keep what a row is about. */
export const ID_NAMES = ['id', 'problem_id', 'question_id', 'problem'];

/** The problem of a row. Throws UserError `bad-rows`. */
export function idOf(row: RawRow, { file, line }: RowText): string {
  const id = firstOf(row, ID_NAMES);
  if (typeof id === 'string' && id !== '') return normaliseId(id);
  if (typeof id === 'number') return String(id);
  throw badRow(`the row names no problem: expected one of ${ID_NAMES.join(', ')}`, { file, line });
}

/** As ids of published sets are loaded: `-` for what our own ids do not have. */
function normaliseId(id: string): string {
  return id.trim().replace(/[^A-Za-z0-9._/-]+/g, '-');
}

/** A text field, or undefined. */
export function textOf(row: RawRow, names: readonly string[]): string | undefined {
  const value = firstOf(row, names);
  return typeof value === 'string' ? value : undefined;
}

/** A mistake in a row, with what to do about it. */
export function badRow(message: string, place: SourcePlace): UserError {
  const hint = 'predict and judge write one JSON object a line; the README names the fields that are read';
  return new UserError({ code: 'bad-rows', message, hint, place });
}
