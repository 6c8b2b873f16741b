import { describe, expect, it } from '@jest/globals';
import { tinyUrl } from '../support/images.ts';
import { loadFrom } from './loading.ts';

async function importRow(row: Record<string, unknown>) {
  const set = await loadFrom({ 'foreign.jsonl': JSON.stringify(row) }, 'foreign.jsonl');
  return { problem: set.problems[0], warnings: set.warnings };
}

const cmt = (answer: string, parameters = '', functions = '') =>
  importRow({ id: 'set/1', type: 'ED', question: ' \uFEFFWhich? ', answer, parameters, functions });

describe('rows of CMT-Benchmark', () => {
  it.each([
    ['$\\boxed{U_1/2}$', '$U_0;U_1$', 'U_1/2', 'symbolic'],
    ['$\\boxed{\\frac{a}{b}}$', 'a;b;x', '\\frac{a}{b}', 'symbolic'],
    ['$\\boxed{7}$', '', '7', 'numeric'],
    ['$\\boxed{-0.25}$', '', '-0.25', 'numeric'],
    ['$\\boxed{c}$', 'a;b; c;d', 'c', 'choice'],
    ['$\\boxed{a; d}$', 'a;b;c;d', 'a; d', 'set'],
    ['$\\boxed{c}$', 'c;\\hbar', 'c', 'symbolic'],
    ['$\\boxed{1; 3}$', '', '1; 3', 'text'],
    ['$\\boxed{2^{N/2-1}; c=1/2}$', 'N', '2^{N/2-1}; c=1/2', 'text'],
    ['$\\boxed{(1, 2); (3, 4)}$', '', '(1, 2); (3, 4)', 'text'],
    ['$\\boxed{f(a;b)}$', '$a;b$', 'f(a;b)', 'symbolic'],
    ['$\\boxed{c_s^\\dagger c_s}$', '(c_s^\\dagger, NC); (c_s, NC)', 'c_s^\\dagger c_s', 'text'],
    ['42', '', '42', 'numeric'],
  ])('%s with %s is %s, %s', async (answer, parameters, latex, kind) => {
    const { problem, warnings } = await cmt(answer, parameters);
    expect(problem?.answers).toEqual([{ latex, kind }]);
    expect(warnings.length).toBe(kind === 'text' ? 1 : 0);
  });

  it('declares the symbols that are symbols, once, as real', async () => {
    const parameters = '$U_0;\\mu; \\mu;B*;E_{n-1}; k;(c_s, NC);\\frac{a}{b}$';
    const { problem } = await cmt('$\\boxed{k}$', parameters);
    expect(problem?.symbols).toEqual(
      ['U_0', '\\mu', 'E_{n-1}', 'k'].map((latex) => ({ latex, domain: 'real' })),
    );
  });

  it('says why an answer goes to the judge', async () => {
    expect((await cmt('$\\boxed{1; 3}$')).warnings).toEqual([
      'set/1: several answers in one box, and nothing says whether order counts',
    ]);
    expect((await cmt('$\\boxed{c_s}$', '(c_s, NC)')).warnings).toEqual([
      'set/1: an answer with operators that do not commute',
    ]);
  });

  it('keeps the rest', async () => {
    const { problem } = await cmt('$\\boxed{7}$');
    expect(problem).toMatchObject({ id: 'set/1', set: 'foreign', category: 'ED', question: 'Which?' });
    expect(problem?.provenance.origin).toBe('imported');
  });
});

describe('rows of PHYSICS', () => {
  const row = {
    id: 'Some Domain/2-1',
    questions: '\uFEFF(a) One? (b) Two?',
    solutions: 'Because.',
    final_answers: [
      'E = mc^2',
      '\\text{Not split, direction is changed}',
      '(a)',
      '\\text{True}',
      '0',
      '3 \\, \\text{cm}',
    ],
    graphs: null,
  };

  it('become one problem with an answer per part', async () => {
    const { problem, warnings } = await importRow(row);
    expect(problem).toMatchObject({
      id: 'Some-Domain/2-1',
      category: 'Some Domain',
      question: '(a) One? (b) Two?',
    });
    expect(problem?.answers.map(({ kind }) => kind)).toEqual([
      'symbolic',
      'text',
      'choice',
      'boolean',
      'numeric',
      'symbolic',
    ]);
    expect(problem).toMatchObject({ solution: 'Because.', figures: [] });
    expect(warnings).toEqual([]);
  });

  it('keep their figures, and take the set for a domain they do not name', async () => {
    const graphs = [{ type: 'image_url', image_url: { url: tinyUrl('png') } }];
    const { problem } = await importRow({ ...row, id: '7', solutions: '', graphs });
    expect(problem).toMatchObject({ category: 'foreign', figures: [tinyUrl('png')] });
    expect(problem?.solution).toBeUndefined();
  });
});
