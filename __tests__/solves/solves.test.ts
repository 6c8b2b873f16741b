import { createHash } from 'node:crypto';
import { expect, it } from '@jest/globals';
import { Problem } from '../../src/domain/problem.ts';
import { qftBench } from '../../src/protocols/qft-bench/index.ts';
import { renderSolves } from '../../src/report/solves.ts';
import { countBoxless, gradeSolves, type StoredReply } from '../../src/solves/grade.ts';
import { countSolves } from '../../src/solves/table.ts';

const sha256 = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');

const problem = (id: string, category: string, latex: string): Problem =>
  Problem.parse({
    id,
    set: 'two',
    category,
    question: `What is ${id}?`,
    answers: [{ latex, kind: 'symbolic' }],
    symbols: [{ latex: 'm', domain: 'positive' }],
    provenance: { origin: 'original' },
  });
const mass = problem('mass', 'QED', '2m');
const width = problem('width', 'SUSY', '\\frac{m}{3}');

function answer(of: Problem, sample: number, text: string): StoredReply {
  return {
    kind: 'answer',
    problem: of.id,
    prompt: 'careful',
    sample,
    contentSha256: sha256(of.question),
    text,
  };
}
function judging(of: Problem, sample: number, response: string, text: string): StoredReply {
  return { ...answer(of, sample, text), kind: 'correctness', contentSha256: sha256(response) };
}
function graded(replies: readonly StoredReply[]) {
  return gradeSolves({ problems: [mass, width], replies, protocol: qftBench, sha256 });
}
const labels = (replies: readonly StoredReply[]) =>
  graded(replies).map(({ agreement, decidedBy }) => `${agreement} by ${decidedBy}`);

const PROSE = '\\boxed{\\text{twice the mass}}';

it.each([
  ['the verifier proves it', [answer(mass, 0, '\\boxed{m+m}')], 'agrees by verifier'],
  ['the verifier refutes it', [answer(mass, 0, '\\boxed{3m}')], 'disagrees by verifier'],
  ['no box', [answer(mass, 0, 'It is 2m.')], 'disagrees by rule'],
  ['nobody judged it', [answer(mass, 0, PROSE)], 'undecided by nobody'],
  ['its judging', [answer(mass, 0, PROSE), judging(mass, 0, PROSE, 'Yes.\n||1||')], 'agrees by judge'],
  [
    'a judge overrules a refutation',
    [answer(mass, 0, '\\boxed{3m}'), judging(mass, 0, '\\boxed{3m}', '||1||')],
    'agrees by judge',
  ],
  [
    'a judge does not overrule a proof',
    [answer(mass, 0, '\\boxed{2m}'), judging(mass, 0, '\\boxed{2m}', '||0||')],
    'agrees by verifier',
  ],
  [
    'a judging of another response',
    [answer(mass, 0, PROSE), judging(mass, 0, 'other', '||1||')],
    'undecided by nobody',
  ],
  [
    'a judging of another sample',
    [answer(mass, 0, PROSE), judging(mass, 1, PROSE, '||1||')],
    'undecided by nobody',
  ],
  [
    'an unreadable judging',
    [answer(mass, 0, PROSE), judging(mass, 0, PROSE, 'It is right.')],
    'undecided by nobody',
  ],
])('%s', (_, replies, expected) => expect(labels(replies)).toEqual([expected]));

it('an answer to another wording of the question is left out', () => {
  expect(graded([{ ...answer(mass, 0, '\\boxed{2m}'), contentSha256: sha256('another question') }])).toEqual(
    [],
  );
});

it('two of three that disagree make a problem hard, one of three does not, and fewer than three are too few', () => {
  const right = '\\boxed{2m}';
  const wrong = '\\boxed{3m}';
  const table = (...texts: readonly string[]) =>
    countSolves([mass], graded(texts.map((text, sample) => answer(mass, sample, text)))).problems[0];
  expect(table(right, wrong, wrong)).toMatchObject({ agree: 1, disagree: 2, hard: true, open: false });
  expect(table(right, right, wrong)).toMatchObject({ agree: 2, disagree: 1, hard: false, open: false });
  expect(table(right, right)).toMatchObject({ hard: false, open: true });
  expect(table(PROSE, PROSE, PROSE)).toMatchObject({ undecided: 3, hard: false, open: false });
});

it('the table counts by category and names every problem', () => {
  const solves = graded([
    answer(mass, 0, '\\boxed{2m}'),
    answer(mass, 1, '\\boxed{m}'),
    answer(width, 0, PROSE),
  ]);
  const text = renderSolves(countSolves([mass, width], solves));
  expect(text).toContain('| together');
  const row = (name: string) =>
    text
      .split('\n')
      .find((line) => line.startsWith(`| ${name}`))
      ?.replaceAll(/\s+/g, ' ');
  expect(row('together')).toBe('| together | 2 | 3 | 1 | 1 | 1 |');
  expect(row('`mass`')).toBe('| `mass` | `QED` | 2 | 1 | 1 | 0 | hard, too few |');
  expect(row('`width`')).toBe('| `width` | `SUSY` | 1 | 0 | 0 | 1 | too few |');
});

it.each([
  ['no answer has a box', [answer(mass, 0, 'It is 2m.'), answer(width, 0, 'm/3')], 2],
  ['one answer has a box', [answer(mass, 0, 'It is 2m.'), answer(width, 0, '\\boxed{m/3}')], 0],
  ['only a judging has a box', [answer(mass, 0, 'It is 2m.'), judging(mass, 0, '2m', '\\boxed{1}')], 1],
  ['there is no answer', [], 0],
])('answers of another form are counted where %s', (_, replies, expected) => {
  expect(countBoxless({ problems: [mass, width], replies })).toBe(expected);
  expect(countBoxless({ problems: [], replies })).toBe(0);
});
