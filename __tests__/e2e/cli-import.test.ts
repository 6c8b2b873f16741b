import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { makeWorkspace, runCommandLine, type Workspace } from '../support/command-line.ts';
import { readRecord, readTimelessReport } from '../support/run-folder.ts';

const lines = (rows: readonly object[]): string => rows.map((row) => `${JSON.stringify(row)}\n`).join('');

/** Rows in the two published formats, written for this test: `id`, question and answer as those files spell them. */
const CMT_PROBLEMS = [
  {
    id: 'hubbard-1',
    type: 'HF',
    question: 'Two sites with hopping $t$ hold one electron. What is its lowest energy?',
    answer: '$\\boxed{-t}$',
    parameters: '$t$',
    functions: '',
  },
  {
    id: 'chain-2',
    type: 'ED',
    question: 'What is the gap of a classical Ising chain of coupling $J$?',
    answer: '$\\boxed{4J}$',
    parameters: '$J$',
    functions: '',
  },
  {
    id: 'choice-3',
    type: 'Other',
    question: 'Which phases are gapped?',
    answer: '$\\boxed{a;c}$',
    parameters: '$a;b;c$',
    functions: '',
  },
  {
    id: 'operators-4',
    type: 'HF',
    question: 'Write the Hamiltonian.',
    answer: '$\\boxed{c_1 c_2}$',
    parameters: '$(c_1, NC);(c_2, NC)$',
    functions: '',
  },
];

const CMT_RESPONSES = [
  { id: 'hubbard-1', model: 'published-model', response: 'The bonding state: $\\boxed{- t}$', error: null },
  { id: 'chain-2', model: 'published-model', response: 'One wall costs $\\boxed{2J}$', error: null },
  { id: 'choice-3', model: 'published-model', response: 'These two: $\\boxed{c;a}$', error: null },
  { id: 'operators-4', model: 'published-model', response: '$\\boxed{c_2 c_1}$', error: null },
];

const PHYSICS_PROBLEMS = [
  {
    id: 'atomic/1 2',
    questions: 'Give the energy of level $n$ of hydrogen in terms of the Rydberg energy $R$.',
    solutions: 'Bohr.',
    final_answers: ['-\\frac{R}{n^2}'],
    graphs: null,
  },
  {
    id: 'optics/2',
    questions: 'Give the focal length of the lens, and twice it.',
    solutions: 'The lens maker.',
    final_answers: ['\\frac{R}{n-1}', '\\frac{2R}{n-1}'],
    graphs: null,
  },
  {
    id: 'optics/3',
    questions: 'What does the spot do?',
    solutions: 'Interference.',
    final_answers: ['\\text{the spot turns dark}'],
    graphs: null,
  },
];

const PHYSICS_RESPONSES = [
  { id: 'atomic/1 2', solution: 'So \\boxed{-R n^{-2}}' },
  { id: 'optics/2', solution: 'So \\boxed{\\frac{R}{n+1}} and \\boxed{\\frac{2R}{n-1}}' },
  { id: 'optics/3', solution: 'So \\boxed{\\text{it gets dark}}' },
];

let workspace: Workspace;
beforeAll(async () => {
  workspace = await makeWorkspace({
    'cmt.jsonl': lines(CMT_PROBLEMS),
    'cmt-responses.jsonl': lines(CMT_RESPONSES),
    'physics.jsonl': lines(PHYSICS_PROBLEMS),
    'physics-responses.jsonl': lines(PHYSICS_RESPONSES),
  });
});
afterAll(() => workspace.remove());

async function replay(set: string) {
  const flags = ['--problems', `${set}.jsonl`, '--replay', `${set}-responses.jsonl`, '--out', set];
  const ended = await runCommandLine(['run', ...flags], { cwd: workspace.root });
  const record = await readRecord(workspace.path(set));
  const counted = Object.fromEntries(
    record.samples.map(({ problemId, status, reason }) => [problemId, [status, reason]]),
  );
  return { ended, record, counted };
}

describe('published problems and responses, scored without a judge', () => {
  it('reads CMT-Benchmark: proved, refuted and left open', async () => {
    const { ended, record, counted } = await replay('cmt');
    expect(counted).toEqual({
      'hubbard-1': ['correct', expect.any(String)],
      'chain-2': ['wrong', 'refuted_unjudged'],
      'choice-3': ['correct', 'same_elements'],
      'operators-4': ['unscored', 'undecided_unjudged'],
    });
    expect(ended.code).toBe(0);
    expect(ended.stderr).toContain('operators-4: an answer with operators that do not commute');
    expect(record.identity.modelsReported).toEqual(['published-model']);
    expect(record.scores.byCategory['HF']).toMatchObject({ numerator: 1, denominator: 2 });
  });

  it('reads PHYSICS: ids with spaces, several answers, verbal ones', async () => {
    const { ended, record, counted } = await replay('physics');
    expect(counted).toEqual({
      'atomic/1-2': ['correct', expect.any(String)],
      'optics/2': ['wrong', 'refuted_unjudged'],
      'optics/3': ['unscored', 'undecided_unjudged'],
    });
    expect(ended.code).toBe(0);
    expect(ended.stderr).toContain('1 of 3 problems have answers only a judge can compare: optics/3');
    expect(record.scores.counts).toMatchObject({ refutedUnjudged: 1, failed: 0, unscored: 1 });
  });

  it.each(['cmt', 'physics'])('says in the report of %s what nobody judged', async (set) => {
    await replay(set);
    const report = await readTimelessReport(workspace.path(set));
    expect(report).toContain('refuted by the verifier, not judged');
    expect(report).toContain('undecided and no judge configured');
    expect(report).toContain('none: what the verifier leaves open stays unscored');
  });

  it('counts a request that failed when it was published as missing, not as wrong', async () => {
    const [first, ...rest] = PHYSICS_RESPONSES;
    const broken = { id: first?.id, solution: null, error: 'timeout' };
    await workspace.write({ 'broken.jsonl': lines([broken, ...rest]) });
    const flags = ['--problems', 'physics.jsonl', '--replay', 'broken.jsonl', '--out', 'broken'];
    const ended = await runCommandLine(['run', ...flags], { cwd: workspace.root });
    expect(ended.code).toBe(3);
    expect(ended.stdout).toContain(
      'the answer for atomic/1-2 (prompt careful, sample 0, repeat 0) was not recorded',
    );
  });
});
