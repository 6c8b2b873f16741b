import type { z } from 'zod';
import type { UserMistake } from '../domain/errors.ts';
import { DeclaredSymbol, Problem, Provenance, ReferenceAnswer } from '../domain/problem.ts';
import type { ValuePath } from '../text/located.ts';
import { didYouMean } from '../text/suggest.ts';
import type { ProblemRow } from './rows.ts';

type Issue = z.core.$ZodIssue;

/** Says in our words, and with its place, what the schema found wrong with a row. */
export function renderIssues(issues: readonly Issue[], row: ProblemRow): readonly UserMistake[] {
  return issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => unknownKey(issue.path, key, row))
      : [renderIssue(issue, row, 'a problem')],
  );
}

/** `answers[0].latex`. */
export function renderPath(path: ValuePath): string {
  return path
    .map((step, at) => (typeof step === 'number' ? `[${step}]` : `${at === 0 ? '' : '.'}${String(step)}`))
    .join('');
}

function unknownKey(path: ValuePath, key: string, row: ProblemRow): UserMistake {
  const hint = didYouMean(key, keysAt(path)) ?? `keys: ${keysAt(path).join(', ')}`;
  return {
    code: 'bad-problems',
    message: `there is no key ${JSON.stringify(renderPath([...path, key]))}`,
    hint,
    place: row.placeOf([...path, key], 'key'),
  };
}

function keysAt(path: ValuePath): readonly string[] {
  const shapes = { answers: ReferenceAnswer, symbols: DeclaredSymbol, provenance: Provenance };
  const [first] = path;
  const schema =
    first !== undefined && Object.hasOwn(shapes, first) ? shapes[first as keyof typeof shapes] : Problem;
  return Object.keys(schema.shape);
}

/** One part that is missing or of another form; `whole` is what the row as a whole is called. */
export function renderIssue(issue: Issue, row: ProblemRow, whole: string): UserMistake {
  const name = issue.path.length === 0 ? whole : JSON.stringify(renderPath(issue.path));
  const value = valueAt(row.value, issue.path);
  const place = row.placeOf(issue.path);
  const { expected, hint } = expectation(issue, value);
  if (value === undefined) {
    const choices = issue.code === 'invalid_value' ? `, expected ${expected}` : '';
    return { code: 'bad-problems', message: `${name} is missing${choices}`, place };
  }
  const message = `${name} is ${show(value)}, expected ${expected}`;
  return { code: 'bad-problems', message, ...(hint && { hint }), place };
}

/** In our words, what the schema found wrong first with a value that has no places. */
export function describeIssue(issues: readonly Issue[], value: unknown, whole: string): string {
  const [issue] = issues;
  if (issue === undefined) return `${whole} cannot be read`;
  if (issue.code === 'unrecognized_keys')
    return `there is no key ${JSON.stringify(renderPath([...issue.path, issue.keys[0] ?? '']))}`;
  return renderIssue(issue, { value, placeOf: () => ({ file: '' }) }, whole).message;
}

function expectation(issue: Issue, value: unknown): { expected: string; hint?: string | undefined } {
  switch (issue.code) {
    case 'invalid_type':
      return {
        expected: TYPE_WORDS[issue.expected] ?? issue.expected,
        hint: quoteHint(issue.expected, value),
      };
    case 'invalid_value': {
      const known = issue.values.map(String);
      return { expected: `one of ${known.join(', ')}`, hint: didYouMean(String(value), known) };
    }
    case 'too_small':
      return { expected: tooSmall(issue) };
    case 'too_big':
      return { expected: `at most ${issue.maximum}${issue.origin === 'string' ? ' characters' : ''}` };
    case 'invalid_union':
      return { expected: issue.message === NO_MESSAGE ? 'a text or a number' : issue.message };
    default:
      return { expected: issue.message };
  }
}

/** What Zod says of a union that names no message of its own. */
const NO_MESSAGE = 'Invalid input';

function tooSmall({ origin, minimum }: Extract<Issue, { code: 'too_small' }>): string {
  if (origin === 'number') return `a number above ${minimum}`;
  return origin === 'array' ? 'at least one entry' : 'a text that is not empty';
}

const TYPE_WORDS: Readonly<Record<string, string>> = {
  string: 'a text',
  array: 'a list',
  object: 'a mapping of keys to values',
  null: 'nothing',
  number: 'a number',
  boolean: 'true or false',
};

function quoteHint(expected: string, value: unknown): string | undefined {
  return expected === 'string' && (typeof value === 'number' || typeof value === 'boolean')
    ? 'put it in quotes'
    : undefined;
}

/** The part of a value at a path; undefined when it is not there. */
function valueAt(root: unknown, path: ValuePath): unknown {
  return path.reduce<unknown>(
    (value, step) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, step)
        ? (value as Readonly<Record<PropertyKey, unknown>>)[step]
        : undefined,
    root,
  );
}

function show(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}
