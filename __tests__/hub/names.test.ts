import { describe, expect, it } from '@jest/globals';
import { cacheFolder } from '../../src/hub/cache.ts';
import { matchPath } from '../../src/hub/choose.ts';
import { readHubEndpoint } from '../../src/hub/endpoint.ts';
import { parseHubReference } from '../../src/hub/reference.ts';

describe('the name of a data set', () => {
  it.each([
    ['hub:yale-nlp/physics-verified', 'yale-nlp/physics-verified', 'main', undefined],
    ['hub:a/b@v1.0', 'a/b', 'v1.0', undefined],
    ['hub:a/b@refs%2Fpr%2F1', 'a/b', 'refs/pr/1', undefined],
    [
      'hub:a/b@0123456789012345678901234567890123456789',
      'a/b',
      '0123456789012345678901234567890123456789',
      undefined,
    ],
    ['hub:a/b/test.jsonl', 'a/b', 'main', 'test.jsonl'],
    ['hub:a/b@v1/data/*.jsonl', 'a/b', 'v1', 'data/*.jsonl'],
    ['hub:A_1/b.c-d', 'A_1/b.c-d', 'main', undefined],
  ])('%s is read', (text, repo, revision, path) => {
    expect(parseHubReference(text)).toEqual({ repo, revision, path });
  });

  it.each([
    'hub:',
    'hub:name',
    'hub:/name',
    'hub:owner/',
    'hub:owner/name@',
    'hub:owner/name@/x',
    'hub:owner/na me',
    'hub:../name',
    'hub:owner/..',
    'hub:-owner/name',
    'hub:owner/name-',
    'hub:owner/na--me',
    'hub:owner/name@..',
    'hub:owner/name@a%2F..%2Fb',
    'hub:owner/name@%zz',
    'hub:owner/name@a b',
    'hub:https://huggingface.co/owner/name',
    'hub:owner/name?x=1',
  ])('%s is none', (text) => {
    expect(() => parseHubReference(text)).toThrow('names no data set of the Hub');
  });
});

describe('HF_ENDPOINT and HF_TOKEN', () => {
  it.each([
    [{}, 'https://huggingface.co', undefined],
    [{ HF_ENDPOINT: ' ' }, 'https://huggingface.co', undefined],
    [{ HF_ENDPOINT: 'https://mirror.example.org/hf/' }, 'https://mirror.example.org/hf', undefined],
    [{ HF_ENDPOINT: 'http://127.0.0.1:8080' }, 'http://127.0.0.1:8080', undefined],
    [{ HF_ENDPOINT: 'http://localhost:8080/' }, 'http://localhost:8080', undefined],
    [{ HF_TOKEN: ' hf_x \n' }, 'https://huggingface.co', 'hf_x'],
    [{ HF_TOKEN: '' }, 'https://huggingface.co', undefined],
  ])('%j is read', (env, baseUrl, token) => {
    expect(readHubEndpoint(env)).toMatchObject({ baseUrl, token });
  });

  it.each([
    [{ HF_ENDPOINT: 'huggingface.co' }, 'HF_ENDPOINT is no http or https address'],
    [{ HF_ENDPOINT: 'ftp://huggingface.co' }, 'HF_ENDPOINT is no http or https address'],
    [
      { HF_ENDPOINT: 'https://huggingface.co?x=1' },
      'HF_ENDPOINT is no http or https address without ? and #',
    ],
    [{ HF_ENDPOINT: 'http://mirror.example.org' }, 'HF_ENDPOINT is http: mirror.example.org (use https'],
    [
      { HF_ENDPOINT: 'https://me:secret@mirror.example.org' },
      'HF_ENDPOINT contains a user or password for mirror',
    ],
    [{ HF_ENDPOINT: 'https://169.254.169.254' }, 'HF_ENDPOINT is the link-local address 169.254.169.254'],
    [{ HF_TOKEN: 'hf_secret part' }, 'HF_TOKEN contains a character that no token has'],
    [{ HF_TOKEN: 'hf_secretä' }, 'HF_TOKEN contains a character that no token has'],
  ])('%j is refused', (env, message) => {
    expect(() => readHubEndpoint(env)).toThrow(message);
    expect(() => readHubEndpoint(env)).not.toThrow(/secret/);
  });
});

describe('the cache', () => {
  it.each([
    [{ XDG_CACHE_HOME: '/c', HOME: '/h' }, '/c/theory-gate/hub'],
    [{ HOME: '/h' }, '/h/.cache/theory-gate/hub'],
    [{ XDG_CACHE_HOME: '', HOME: '/h' }, '/h/.cache/theory-gate/hub'],
    [{ XDG_CACHE_HOME: 'relative', HOME: '/h' }, '/h/.cache/theory-gate/hub'],
  ])('with %j is at %s', (env, folder) => {
    expect(cacheFolder(env)).toBe(folder);
  });
});

describe('a pattern', () => {
  it.each([
    ['test.jsonl', 'test.jsonl', true],
    ['*.jsonl', 'test.jsonl', true],
    ['**/*.jsonl', 'test.jsonl', true],
    ['**/*.jsonl', 'a/b/test.jsonl', true],
    ['data/**', 'data/a/b.jsonl', true],
    ['data/te?t*', 'data/test-0.jsonl', true],
    ['*.jsonl', 'data/test.jsonl', false],
    ['data/*', 'data/a/b.jsonl', false],
    ['test.jsonl', 'data/test.jsonl', false],
    ['test', 'test.jsonl', false],
    ['data', 'data/test.jsonl', false],
    ['**/x.jsonl', 'a/test.jsonl', false],
  ])('%s takes %s: %j', (pattern, path, taken) => {
    expect(matchPath(pattern, path)).toBe(taken);
  });
});
