import type { OptionRow } from './row.ts';

/** A value read from text or from the config file, or the form that was expected. */
export type ParsedValue =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly expected: string; readonly hint?: string };

/**
 * Reads the value of an option: `raw` is text from an input, a flag or the environment, or any value from the config
 * file. Nothing is guessed: `80%`, `yes`, `1,5` and `NaN` are refused, each with the form that is expected.
 */
export function parseValue(row: OptionRow, raw: unknown): ParsedValue {
  const value = typeof raw === 'string' ? raw.trim() : raw;
  switch (row.type) {
    case 'string':
    case 'path':
      return parseText(row, value);
    case 'url':
      return parseUrl(value);
    case 'choice':
      return row.values?.includes(String(value)) ? accept(value) : refuse(expectedForm(row));
    case 'boolean':
      return parseBoolean(row, value);
    case 'list':
      return parseList(row, value);
    case 'json-object':
      return parseObject(row, value);
    case 'duration':
      return parseDuration(row, value);
    default:
      return parseNumber(row, value);
  }
}

/** The form an option takes, in words: "an integer from 1 to 256". */
export function expectedForm(row: OptionRow): string {
  const range = row.min !== undefined && row.max !== undefined ? ` from ${row.min} to ${row.max}` : '';
  switch (row.type) {
    case 'choice':
      return `one of ${(row.values ?? []).join(', ')}`;
    case 'boolean':
      return 'true or false';
    case 'integer':
      return `an integer${range}`;
    case 'number':
      return `a number${range}`;
    case 'ratio':
      return `a ratio${range}`;
    case 'duration':
      return `a duration${range} seconds, such as 90, 90s, 15m or 1h`;
    case 'list':
      return 'a list, separated by commas or line breaks';
    case 'json-object':
      return 'a JSON object';
    case 'url':
      return 'an http or https URL without user name, query or fragment';
    case 'path':
      return 'a name or a path on one line';
    default:
      return row.secret ? 'a key without spaces or line breaks' : 'a text';
  }
}

function accept(value: unknown): ParsedValue {
  return { ok: true, value };
}

function refuse(expected: string, hint?: string): ParsedValue {
  return hint === undefined ? { ok: false, expected } : { ok: false, expected, hint };
}

function parseText(row: OptionRow, value: unknown): ParsedValue {
  if (typeof value === 'number' || typeof value === 'boolean')
    return refuse(expectedForm(row), 'put it in quotes');
  if (typeof value !== 'string' || value === '') return refuse(expectedForm(row));
  if (row.secret && /[^\x21-\x7e]/.test(value)) return refuse(expectedForm(row));
  if (row.type === 'path' && /[\x00-\x1f\x7f]/.test(value)) return refuse(expectedForm(row));
  return accept(value);
}

function parseUrl(value: unknown): ParsedValue {
  const expected = expectedForm({ type: 'url' } as OptionRow);
  if (
    typeof value !== 'string' ||
    value.length > 2048 ||
    !/^https?:\/\//i.test(value) ||
    !URL.canParse(value)
  )
    return refuse(expected);
  const url = new URL(value);
  if (url.username || url.password) return refuse(expected, 'give the key as api-key, never inside a URL');
  if (/[?#]/.test(value)) return refuse(expected);
  return accept(value.replace(/\/+$/, ''));
}

function parseBoolean(row: OptionRow, value: unknown): ParsedValue {
  if (typeof value === 'boolean') return accept(value);
  const word = String(value).toLowerCase();
  if (word === 'true' || word === 'false') return accept(word === 'true');
  const meant = { yes: 'true', on: 'true', '1': 'true', no: 'false', off: 'false', '0': 'false' }[word];
  return refuse(expectedForm(row), meant && `write ${meant}`);
}

function parseList(row: OptionRow, value: unknown): ParsedValue {
  const items: readonly unknown[] =
    typeof value === 'string' ? value.split(/[,\n]/) : Array.isArray(value) ? value : [];
  const texts = items.filter((item) => typeof item === 'string').map((item) => item.trim());
  if (items.length === 0 || texts.length < items.length)
    return refuse(expectedForm(row), 'every entry is a text');
  const kept = texts.filter((text) => text !== '');
  return kept.length === 0 ? refuse(expectedForm(row)) : accept([...new Set(kept)]);
}

function parseObject(row: OptionRow, value: unknown): ParsedValue {
  let object: unknown = value;
  if (typeof value === 'string') {
    try {
      object = JSON.parse(value);
    } catch {
      return refuse(expectedForm(row));
    }
  }
  if (typeof object !== 'object' || object === null || Array.isArray(object))
    return refuse(expectedForm(row));
  const taken = Object.keys(object).filter((field) => RESERVED_FIELDS.has(field));
  if (taken.length === 0) return accept(object);
  const hints = taken.map((field) => RESERVED_FIELDS.get(field));
  return refuse(`${expectedForm(row)} without the field ${taken.join(', ')}`, hints.join('; '));
}

/**
 * Fields of the request body that the tool itself decides, each with what to do instead; overriding them would make the
 * record untrue or the reply unreadable.
 */
const RESERVED_FIELDS: ReadonlyMap<string, string> = new Map([
  ['model', 'name the model in model or judge-model'],
  ['messages', 'the messages are the prompt and the question'],
  ['n', 'ask several times with repeats or judge-repeats'],
  ['stream', 'replies are read whole'],
  ['tools', 'nobody would run the tools'],
  ['functions', 'nobody would run the functions'],
  ['__proto__', 'no request has such a field'],
]);

const NUMBER = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?$/;

function readNumber(value: unknown): number | undefined {
  const number = typeof value === 'string' && NUMBER.test(value) ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
}

function parseNumber(row: OptionRow, value: unknown): ParsedValue {
  const number = readNumber(value);
  if (number === undefined) return refuse(expectedForm(row), hintForNumber(row, value));
  if (row.type === 'integer' && !Number.isSafeInteger(number)) return refuse(expectedForm(row));
  if (outside(row, number)) return refuse(expectedForm(row), hintForNumber(row, value));
  return accept(number);
}

function hintForNumber(row: OptionRow, value: unknown): string | undefined {
  const text = String(value);
  const percent = readNumber(text.replace(/\s*%$/, ''));
  if (
    row.type === 'ratio' &&
    percent !== undefined &&
    percent >= 0 &&
    percent <= 100 &&
    (text.endsWith('%') || percent > 1)
  ) {
    return `${percent} percent is written ${Number((percent / 100).toPrecision(12))}`;
  }
  return /^\d+,\d+$/.test(text) ? 'decimals are written with a point' : undefined;
}

const DURATION = /^(\d+(?:\.\d+)?)\s*(ms|s|m|h)?$/;
const SECONDS_PER_UNIT: Readonly<Record<string, number>> = { ms: 0.001, s: 1, m: 60, h: 3600 };

function parseDuration(row: OptionRow, value: unknown): ParsedValue {
  const match = DURATION.exec(String(value));
  if (!match) return refuse(expectedForm(row));
  const seconds = Number(match[1]) * (SECONDS_PER_UNIT[match[2] ?? 's'] ?? 1);
  return outside(row, seconds) ? refuse(expectedForm(row)) : accept(Math.round(seconds * 1000));
}

function outside(row: OptionRow, number: number): boolean {
  return number < (row.min ?? Number.NEGATIVE_INFINITY) || number > (row.max ?? Number.POSITIVE_INFINITY);
}
