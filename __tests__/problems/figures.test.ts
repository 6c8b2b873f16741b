import { describe, expect, it } from '@jest/globals';
import { hashQuestion } from '../../src/domain/question-hash.ts';
import { hashProblem } from '../../src/problems/hash.ts';
import { sha256 } from '../../src/store/sha256.ts';
import { TINY, tinyBytes, tinyUrl } from '../support/images.ts';
import { loadFrom, mistakesOf, problemRecord, type Tree } from './loading.ts';

const withFigures = (...figures: readonly string[]) => JSON.stringify(problemRecord({ figures }));
const figuresOf = async (tree: Tree, spec = 'set') => (await loadFrom(tree, spec)).problems[0]?.figures;

describe('a figure', () => {
  it.each(['png', 'gif', 'webp', 'jpeg'] as const)(
    'of type %s is read from a file beside the problem file or below it',
    async (type) => {
      const tree = { 'set/p.json': withFigures('figures/p.bin'), 'set/figures/p.bin': tinyBytes(type) };
      expect(await figuresOf(tree)).toEqual([tinyUrl(type)]);
    },
  );

  it('of 100 kB survives byte by byte', async () => {
    const bytes = Uint8Array.from({ length: 100_000 }, (_, index) => (index * 7919) % 256);
    bytes.set(tinyBytes('png').subarray(0, 8));
    const tree = { 'p.json': withFigures('./p.png'), 'p.png': bytes };
    const expected = `data:image/png;base64,${Buffer.from(bytes).toString('base64')}`;
    expect(await figuresOf(tree, 'p.json')).toEqual([expected]);
  });

  it.each([
    ['as it is', tinyUrl('png'), tinyUrl('png')],
    ['of another type than it says', `data:image/jpeg;base64,${TINY.png}`, tinyUrl('png')],
    ['of no type', `data:;base64,${TINY.gif}`, tinyUrl('gif')],
    ['with parameters', `data:image/gif;name=a.gif;base64,${TINY.gif}`, tinyUrl('gif')],
    ['in lines', `data:image/png;base64,${TINY.png.slice(0, 76)}\n${TINY.png.slice(76)}`, tinyUrl('png')],
  ])('may be a data URL %s', async (_, given, expected) => {
    expect(await figuresOf({ 'p.json': withFigures(given) }, 'p.json')).toEqual([expected]);
  });

  it.each<[string, string, string]>([
    ['is not there', 'none.png', '"none.png": there is no such file'],
    ['is no image', 'text.png', 'the figure "text.png" is no PNG, JPEG, GIF or WebP'],
    ['is an SVG', 'drawing.svg', 'the figure "drawing.svg" is no PNG, JPEG, GIF or WebP'],
    ['is too large', 'large.png', 'the figure "large.png" has 5242881 bytes, at most 5242880 are sent'],
    [
      'leads out of the folder',
      '../secret.png',
      'the figure "../secret.png" leaves the folder of its problem',
    ],
    ['leads out further down', 'a/../../secret.png', 'leaves the folder of its problem'],
    ['is absolute', '/etc/passwd', 'the figure "/etc/passwd" leaves the folder of its problem'],
    ['is a Windows path', 'a\\b.png', 'leaves the folder of its problem'],
    ['is a folder', 'figures', 'this is a folder, and a file was expected'],
    ['is an address', 'https://example.org/a.png', 'is an address (an address can show something else'],
    ['is a file address', 'file:///etc/passwd', 'is an address'],
    ['is an empty path', '', 'leaves the folder of its problem'],
    ['is a data URL in percent code', 'data:image/png,%89PNG', 'is not in base64'],
    ['is a data URL without data', 'data:image/png;base64', 'is not in base64'],
    ['is a cut data URL', tinyUrl('png').slice(0, -2), 'the base64 of the data URL "data:image/png;base64"'],
    ['is a garbled data URL', 'data:image/png;base64,iVBO*w0KGgo=', 'is damaged'],
    ['is a data URL of a text', `data:image/png;base64,${btoa('just a text')}`, 'holds no PNG, JPEG, GIF'],
    [
      'is a data URL beyond the limit',
      `data:image/png;base64,iVBORw0KGgoA${'A'.repeat(7_000_000)}`,
      'at most 5242880 are sent',
    ],
  ])('that %s is a mistake with its place', async (_, figure, message) => {
    const large = new Uint8Array(5 * 1024 * 1024 + 1);
    large.set(tinyBytes('png'));
    const tree = {
      'secret.png': tinyBytes('png'),
      'set/p.json': withFigures(figure),
      'set/text.png': 'a text',
      'set/drawing.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
      'set/large.png': large,
      'set/figures/p.png': tinyBytes('png'),
    };
    const said = await mistakesOf(tree, 'set/p.json');
    expect(said).toContain(message);
    expect(said).toMatch(/^set\/p\.json:1:\d+: /);
  });
});

describe('the hash of a problem', () => {
  const plain = { question: 'Q', answers: [{ latex: 'x', kind: 'symbolic' as const }], figures: [] };
  const drawn = { ...plain, figures: [tinyUrl('png')] };

  it('is what it was before there were figures, and counts them where there are', () => {
    // printf '{"answers":[{"label":null,"latex":"x"}],"question":"Q"}' | sha256sum
    expect(hashProblem(plain, sha256)).toBe(
      '188504907556f417fb2cceb4aae514ef69dc96292abfc46e4e589b0f8d7c5747',
    );
    expect(hashQuestion(plain, sha256)).toBe(sha256('Q'));
    const other = { ...plain, figures: [tinyUrl('gif')] };
    const hashes = [plain, drawn, other].flatMap((one) => [
      hashProblem(one, sha256),
      hashQuestion(one, sha256),
    ]);
    expect(new Set(hashes).size).toBe(6);
  });
});
