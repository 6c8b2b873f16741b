import type { SourcePlace, UserMistake } from '../domain/errors.ts';
import { parseJson } from '../text/json.ts';
import type { ReadText, ValuePath } from '../text/located.ts';
import { parseYaml } from '../text/yaml.ts';

/** One problem as it stands in a file, not checked yet. */
export interface ProblemRow {
  readonly value: unknown;
  /** Where a part of the row stands, or the key of that part. */
  readonly placeOf: (path: ValuePath, part?: 'key' | 'value') => SourcePlace;
}

/** The rows of one file and what could not be read of it. */
export interface ReadRows {
  readonly rows: readonly ProblemRow[];
  readonly mistakes: readonly UserMistake[];
}

/** Endings of the files that are read as problems. */
export const PROBLEM_FILE = /\.(?:ya?ml|json|jsonl|ndjson)$/i;

/**
 * Reads a problem file by its ending: YAML and JSON hold one problem or a list, JSONL one problem a line (blank lines
 * are skipped). Line endings of Windows are read as line feeds, so that a checkout does not change a problem.
 */
export async function readRows({ file, text }: { file: string; text: string }): Promise<ReadRows> {
  const source = text.replaceAll('\r\n', '\n');
  const damaged = source.indexOf('\uFFFD');
  if (damaged >= 0) {
    const line = source.slice(0, damaged).split('\n').length;
    return failed({ message: 'contains U+FFFD, which a broken conversion left', place: { file, line } });
  }
  if (/\.(?:jsonl|ndjson)$/i.test(file)) return readLines(file, source);
  const read = /\.json$/i.test(file) ? parseJson(source) : await parseYaml(source);
  return readWhole(file, read);
}

function readWhole(file: string, read: ReadText): ReadRows {
  if (!read.ok) {
    const { message, line, column } = read.mistake;
    return failed({ message, place: { file, line, column } });
  }
  const { value, locate } = read;
  if (!Array.isArray(value)) {
    return { rows: [{ value, placeOf: (path, part) => ({ file, ...locate(path, part) }) }], mistakes: [] };
  }
  const rows = value.map((item: unknown, index) => ({
    value: item,
    placeOf: (path: ValuePath, part?: 'key' | 'value') => ({ file, ...locate([index, ...path], part) }),
  }));
  return { rows, mistakes: [] };
}

function readLines(file: string, source: string): ReadRows {
  const lines = source.split('\n').map((text, index) => ({ text, line: index + 1 }));
  const read = lines
    .filter(({ text }) => text.trim() !== '')
    .map(({ text, line }) => readLine({ file, text, line }));
  return { rows: read.flatMap(({ rows }) => rows), mistakes: read.flatMap(({ mistakes }) => mistakes) };
}

function readLine({ file, text, line }: { file: string; text: string; line: number }): ReadRows {
  const read = parseJson(text);
  if (!read.ok) {
    const { message, column } = read.mistake;
    // What begins as an object has a slip in it, whose place is help enough.
    const hint = text.trimStart().startsWith('{') ? {} : { hint: 'a line is one problem as a JSON object' };
    return failed({ message, ...hint, place: { file, line, column } });
  }
  const placeOf: ProblemRow['placeOf'] = (path, part) => ({
    file,
    line,
    column: read.locate(path, part).column,
  });
  return { rows: [{ value: read.value, placeOf }], mistakes: [] };
}

function failed(mistake: Omit<UserMistake, 'code'>): ReadRows {
  return { rows: [], mistakes: [{ code: 'bad-problems', ...mistake }] };
}
