import { describe, expect, it } from '@jest/globals';
import { secretForms } from '../../src/domain/secret-forms.ts';

const SECRET = 'k+/=% "ü';

describe('the forms of a secret', () => {
  // `printf '%s' 'k+/=% "ü' | base64`, the same after `x` and `xx` and before `yyy`, `xxd -p`, RFC 3986 and RFC 8259.
  // Of the encodings inside something longer, only the characters that no neighbour changes.
  it('are all its encodings', () => {
    expect([...secretForms(SECRET)].sort()).toEqual(
      [
        'k+/=% "ü',
        'k+/=% \\"ü',
        'k%2B%2F%3D%25%20%22%C3%BC',
        'k%2b%2f%3d%25%20%22%c3%bc',
        '6b2b2f3d252022c3bc',
        '6B2B2F3D252022C3BC',
        'aysvPSUgIsO8',
        'srLz0lICLDv',
        'rKy89JSAiw7',
      ].sort(),
    );
  });

  // python3: base64.b64encode(b'sk-?>~ky-1'), base64.urlsafe_b64encode(b'sk-?>~ky-1')
  it.each(['c2stPz5+a3ktMQ==', 'c2stPz5+a3ktMQ', 'c2stPz5-a3ktMQ==', 'c2stPz5-a3ktMQ'])(
    'hold base64 of both alphabets, with and without padding: %s',
    (form) => {
      expect(secretForms('sk-?>~ky-1')).toContain(form);
    },
  );

  it.each([
    ['without the spaces around it', ' secret-one\n', 'secret-one'],
    ['line by line', 'first-line\r\nsecond-line', 'first-line'],
    ['line by line to the last', 'first-line\r\nsecond-line', 'second-line'],
    // printf 'second-line' | xxd -p
    ['in the encodings of a line', 'first-line\nsecond-line', '7365636f6e642d6c696e65'],
    ['in JSON, as a whole', 'first-line\nsecond-line', 'first-line\\nsecond-line'],
  ])('cover it %s', (_name, secret, form) => {
    expect(secretForms(secret)).toContain(form);
  });

  it.each(['', 'a', 'EMPTY', 'ollama', '1234567', '          ', '\n  \n  \n  \n', '  EMPTY  \n'])(
    'are none of the placeholder %j',
    (secret) => {
      expect(secretForms(secret)).toEqual([]);
    },
  );

  it('leave out a line that is too short to be one', () => {
    expect(secretForms('-----\nlong-enough-line')).not.toContain('-----');
  });

  it.each([
    ['half of a character', 'secret-\ud800-half'],
    ['a byte order mark', '\ufeffsecret-with-mark'],
  ])('are found for %s', (_name, secret) => {
    expect(secretForms(secret)).toContain(secret);
  });
});
