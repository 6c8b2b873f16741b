import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { codeCell, cutText, escapeLogLine, preBlock, prose, showHidden } from '../../src/report/escape.ts';
import { HOSTILE_TEXTS } from '../support/hostile-texts.ts';
import { parseCommands } from '../support/runner-emulator.ts';

describe('a code cell', () => {
  it.each([
    ['x', '<code>x</code>'],
    ['a|b', '<code>a&#124;b</code>'],
    ['a\\', '<code>a&#92;</code>'],
    ['a\r\nb\tc', '<code>a b c</code>'],
    ['@me', '<code>&#64;&#8203;me</code>'],
    ['&lt;', '<code>&#38;lt&#59;</code>'],
    ['é ∞', '<code>é ∞</code>'],
    ['', '—'],
    [' \n ', '—'],
  ])('%j is %s', (text, expected) => {
    expect(codeCell(text)).toBe(expected);
  });

  it('leaves no ASCII punctuation but its own entities', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        const inner = codeCell(text)
          .replace(/^<code>|<\/code>$/g, '')
          .replace(/&#\d+;/g, '');
        expect(inner).toMatch(/^[^!-/:-@[-`{-~\p{Cc}\p{Cf}\p{Cs}]*$/u);
      }),
      { seed: 1 },
    );
  });

  it('is bounded, whatever is in it', () => {
    for (const text of HOSTILE_TEXTS) expect(codeCell(text, 50).length).toBeLessThanOrEqual(50 * 13 + 13);
  });
});

describe('hidden characters', () => {
  it.each([
    ['a\u202eb', 'a⟨U+202E⟩b'],
    ['a\u200bb', 'a⟨U+200B⟩b'],
    ['\u0000\u001b', '⟨U+0000⟩⟨U+001B⟩'],
    ['\u{e0041}', '⟨U+E0041⟩'],
    ['\u3164', '⟨U+3164⟩'],
    ['\ud800x', '\ufffdx'],
    ['x\udfff', 'x\ufffd'],
    ['\u{1d465}', '\u{1d465}'],
    ['e\u0301', 'e\u0301'],
    [`e${'\u0301'.repeat(10)}`, 'e\u0301\u0301\u0301⟨+7 marks⟩'],
    ['\u03c8 \u2202 \u210f', '\u03c8 \u2202 \u210f'],
  ])('%j shows as %j', (text, expected) => {
    expect(showHidden(text)).toBe(expected);
  });
});

describe('a cut', () => {
  it.each([
    ['abc', 3, 'abc'],
    ['abcd', 3, 'ab…'],
    ['\u{1d465}\u{1d466}', 3, '\u{1d465}…'],
    ['a\u{1d465}b', 3, 'a…'],
    ['ab\u0301c', 3, 'a…'],
  ])('of %j at %i gives %j', (text, units, expected) => {
    expect(cutText(text, units)).toBe(expected);
  });

  it('is never longer than asked and never splits a character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 30 }), (text, units) => {
        const cut = cutText(text, units);
        expect(cut.length).toBeLessThanOrEqual(units);
        expect(cut).not.toMatch(/\p{Cs}/u);
      }),
      { seed: 2 },
    );
  });
});

describe('a block', () => {
  it('keeps lines and closes no element', () => {
    expect(preBlock('a\r\n\tb\n</pre>', 100)).toBe('<pre>a\n  b\n&#60;&#47;pre&#62;</pre>');
  });
});

describe('prose', () => {
  it.each([
    ['accuracy 71.4 % is below 80 % (p = 0.01)', 'accuracy 71.4 % is below 80 % (p = 0.01)'],
    ['model: a -> b', 'model: a -&#62; b'],
    ['see #12', 'see &#35;&#8203;12'],
    ['GH-12', 'GH-&#8203;12'],
    ['https://x', 'https:&#8203;//x'],
    ['a\n\n# b', 'a  &#35; b'],
    ['1. item', '1&#46; item'],
    ['12) item', '12&#41; item'],
    ['3.', '3&#46;'],
    ['- item', '&#45; item'],
    ['+ item', '&#43; item'],
    ['  \t- item', '&#45; item'],
    ['---', '&#45;--'],
    ['===', '&#61;=='],
    ['# head', '&#35; head'],
    ['> quote', '&#62; quote'],
    ['0.1.0', '0.1.0'],
    ['2 - 1. is a sentence', '2 - 1. is a sentence'],
    [
      '0123456789abcdef0123456789abcdef01234567',
      '012345&#8203;6789ab&#8203;cdef01&#8203;234567&#8203;89abcd&#8203;ef0123&#8203;4567',
    ],
    ['at 1a2b3c4', 'at 1a2b3c4'],
  ])('%j is %j', (text, expected) => {
    expect(prose(text)).toBe(expected);
  });
});

describe('a line of the log', () => {
  it.each([
    ['plain: text', 'plain: text'],
    ['std::vector', 'std::vector'],
    ['::error::x', '\\u003a:error::x'],
    ['x ##[error]', 'x #\\u0023[error]'],
    ['a\rb', 'a⟨U+000D⟩b'],
  ])('%j is %j', (text, expected) => {
    expect(escapeLogLine(text)).toBe(expected);
  });

  it('is obeyed by no runner, whatever it says', () => {
    const parts = fc.constantFrom(
      '::',
      ':',
      '#',
      '##[',
      '[',
      ']',
      ' ',
      '\u00a0',
      '\r',
      '\n',
      'add-mask',
      'error',
      'x',
    );
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 12 }), (words) => {
        expect(parseCommands(escapeLogLine(words.join('')))).toEqual([]);
      }),
      { numRuns: 2000, seed: 3 },
    );
  });
});
