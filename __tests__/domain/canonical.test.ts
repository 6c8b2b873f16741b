import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { canonicalJson } from '../../src/domain/canonical.ts';

describe('canonicalJson', () => {
  it.each([
    [{ b: 1, a: [2, undefined] }, '{"a":[2,null],"b":1}'],
    [{ a: undefined }, '{}'],
    [{ é: '"', a: { z: null, y: [] } }, '{"a":{"y":[],"z":null},"é":"\\""}'],
    [[[{ b: {}, a: 0.1 }]], '[[{"a":0.1,"b":{}}]]'],
    ['x', '"x"'],
    [null, 'null'],
    [undefined, 'null'],
    [Number.NaN, 'null'],
    [{ '10': 'a', '9': 'b' }, '{"10":"a","9":"b"}'],
  ])('of %j is %s', (value, text) => expect(canonicalJson(value)).toBe(text));

  it('says what JSON says, and the same for every order of keys', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (value) => {
        const text = canonicalJson(value);
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
        expect(canonicalJson(Object.fromEntries(Object.entries(value).reverse()))).toBe(text);
      }),
    );
  });
});
