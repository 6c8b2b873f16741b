import { expect, it } from '@jest/globals';
import { isPlainHttp } from '../../src/domain/loopback.ts';

it.each([
  'https://models.example.com/v1',
  'http://localhost:8080',
  'http://LOCALHOST.:8080',
  'http://ollama.localhost',
  'http://127.0.0.1',
  'http://127.1',
  'http://0x7f.0.0.9',
  'http://[::1]:1',
])('lets a key go to %s', (url) => {
  expect(isPlainHttp(new URL(url))).toBe(false);
});

it.each([
  'http://models.example.com/v1',
  'http://127.0.0.1.evil.example',
  'http://localhost.evil.example',
  'http://evillocalhost',
  'http://128.0.0.1',
  'http://10.0.0.1',
  'http://0.0.0.0',
  'http://[::2]',
  'http://[::ffff:127.0.0.1]',
])('lets no key go unencrypted to %s', (url) => {
  expect(isPlainHttp(new URL(url))).toBe(true);
});
