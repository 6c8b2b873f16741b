import { describe, expect, it } from '@jest/globals';
import { parseRetryAfter } from '../../src/providers/retry-after.ts';

const NOW = '2026-01-01T00:00:00.000Z';
const IN_2_S = 'Thu, 01 Jan 2026 00:00:02 GMT';

const read = (headers: Record<string, string>): number | undefined =>
  parseRetryAfter(new Headers(headers), NOW);

describe('how long an endpoint asks to be left alone', () => {
  it.each<[string, Record<string, string>, number]>([
    ['seconds', { 'retry-after': '2' }, 2000],
    ['fractions of a second', { 'retry-after': '0.25' }, 250],
    ['zero', { 'retry-after': '0' }, 0],
    ['spaces around', { 'retry-after': ' 3 ' }, 3000],
    ['an HTTP date', { 'retry-after': IN_2_S }, 2000],
    [
      'an HTTP date, by the clock of the server',
      { 'retry-after': IN_2_S, date: 'Wed, 31 Dec 2025 23:59:00 GMT' },
      62_000,
    ],
    ['an ISO date', { 'retry-after': '2026-01-01T00:01:00Z' }, 60_000],
    ['a duration', { 'retry-after': '1m30s' }, 90_000],
    ['milliseconds', { 'retry-after-ms': '1500' }, 1500],
    ['the larger of two instructions', { 'retry-after-ms': '1500', 'retry-after': '2' }, 2000],
    ['an instruction before a reset', { 'retry-after': '2', 'x-ratelimit-reset-tokens': '1h' }, 2000],
    ['a reset as duration', { 'x-ratelimit-reset-tokens': '1m30s' }, 90_000],
    ['a reset in ms', { 'x-ratelimit-reset-requests': '6ms' }, 6],
    ['a reset with fraction', { 'x-ratelimit-reset-requests': '7.66s' }, 7660],
    ['a reset in hours', { 'x-ratelimit-reset-requests': '2h3m' }, 7_380_000],
    ['a reset in plain seconds', { 'x-ratelimit-reset': '30' }, 30_000],
    ['a reset in seconds since 1970', { 'x-ratelimit-reset': '1767225610' }, 10_000],
    ['a reset in ms since 1970', { 'x-ratelimit-reset': '1767225610000' }, 10_000],
    [
      'the later of two exhausted resets',
      { 'x-ratelimit-reset-tokens': '3s', 'x-ratelimit-reset-requests': '4s' },
      4000,
    ],
    [
      'the exhausted one of two resets',
      {
        'x-ratelimit-reset-tokens': '3s',
        'x-ratelimit-remaining-tokens': '0',
        'x-ratelimit-reset-requests': '1h',
        'x-ratelimit-remaining-requests': '7',
      },
      3000,
    ],
    ['eleven days', { 'retry-after': '1000000' }, 1e9],
  ])('%s', (_name, headers, expected) => {
    expect(read(headers)).toBe(expected);
  });

  it.each<[string, Record<string, string>]>([
    ['nothing', {}],
    ['an empty value', { 'retry-after': '' }],
    ['a word', { 'retry-after': 'soon' }],
    ['a negative number', { 'retry-after': '-5' }],
    ['a negative number of ms', { 'retry-after-ms': '-1' }],
    ['an exponent', { 'retry-after': '1e9' }],
    ['hexadecimal', { 'retry-after': '0x10' }],
    ['infinity', { 'retry-after': 'Infinity' }],
    ['not a number', { 'retry-after': 'NaN' }],
    ['more digits than a double holds', { 'retry-after': '9'.repeat(400) }],
    ['a date in the past', { 'retry-after': 'Wed, 31 Dec 2025 23:59:59 GMT' }],
    ['a broken date', { 'retry-after': 'Thu, 99 Foo 2026' }],
    ['two values joined', { 'retry-after': '2, 3' }],
    ['a unit that does not exist', { 'x-ratelimit-reset': '5y' }],
    ['a reset of a limit that is not exhausted', { 'x-ratelimit-reset': '5', 'x-ratelimit-remaining': '1' }],
  ])('says nothing: %s', (_name, headers) => {
    expect(read(headers)).toBeUndefined();
  });
});
