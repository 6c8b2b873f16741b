import { describe, expect, it } from '@jest/globals';
import { createRedactor } from '../../src/store/redact.ts';

const KEY = 'sk-ab+c/d"e\\f=0123456789';
const redact = createRedactor([KEY]);
const base64 = (text: string): string => Buffer.from(text).toString('base64');

describe('a redactor', () => {
  it.each([
    ['as it is', KEY],
    ['in a sentence', `the key ${KEY}, twice: ${KEY}`],
    ['inside JSON', JSON.stringify({ key: KEY })],
    ['in a URL', `https://x.example/?key=${encodeURIComponent(KEY)}`],
    ['in a URL with small letters', encodeURIComponent(KEY).replace(/%../g, (code) => code.toLowerCase())],
    ['in base64', base64(KEY)],
    ['in base64url', Buffer.from(KEY).toString('base64url')],
    ['in Basic credentials', `Basic ${base64(`user:${KEY}`)}`],
    ['in base64 after one byte and before others', base64(`a${KEY}zzzz`)],
    ['in base64 after two bytes', base64(`ab${KEY}`)],
    ['in hex', Buffer.from(KEY).toString('hex')],
    ['in capital hex', Buffer.from(KEY).toString('hex').toUpperCase()],
  ])('takes a secret out %s', (_name, text) => {
    const clean = redact(text);
    expect(clean).toContain('[redacted]');
    expect(clean).not.toContain('0123456789');
    const decoded = [...clean.matchAll(/[\w+/=-]{4,}/g)].map(([run]) =>
      Buffer.from(run, 'base64').toString('latin1'),
    );
    expect(decoded.join(' ')).not.toContain('12345');
  });

  it.each(['', 'nothing secret', 'sk-ab', 'E = mc^2', 'SK-AB+C'])('leaves %j alone', (text) => {
    expect(redact(text)).toBe(text);
  });

  it('does not take placeholders for secrets', () => {
    expect(createRedactor(['', 'none', 'EMPTY'])('none of the EMPTY sets')).toBe('none of the EMPTY sets');
  });

  it('takes the longer of two secrets first', () => {
    expect(createRedactor(['secret-one', 'secret-one-two'])('secret-one-two')).toBe('[redacted]');
  });
});
