import { expect, it } from '@jest/globals';
import { createKeepingSha256, sha256 } from '../../src/store/sha256.ts';

// printf '%s' 'abc' | sha256sum, and of 'Schrödinger' and of nothing
const KNOWN = [
  ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  ['Schrödinger', '5bb8592717834522278d11805dac3f042df1bcf02cdce461968daf2e1b543172'],
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
] as const;

it.each(KNOWN)('hashes %p as sha256sum does, kept or not', (text, hash) => {
  const keeping = createKeepingSha256();
  expect([sha256(text), keeping(text), keeping(text)]).toEqual([hash, hash, hash]);
});

it('gives each of many texts its own hash, in whatever order they come', () => {
  const keeping = createKeepingSha256();
  const order = Array.from({ length: 400 }, (_, i) => `text ${(i * i) % 37}`);
  expect(order.map(keeping)).toEqual(order.map(sha256));
});
