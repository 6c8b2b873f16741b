import { describe, expect, it } from '@jest/globals';
import type { Problem, ReferenceAnswer } from '../../src/domain/problem.ts';
import { bends, rewritings } from '../../src/evaluation/controls/latex.ts';
import { plantControls } from '../../src/evaluation/controls/plant.ts';
import { extractBoxes } from '../../src/extract/boxed.ts';
import { loadProblems } from '../../src/problems/index.ts';
import { qftBench } from '../../src/protocols/qft-bench/index.ts';
import { createFilesPort } from '../../src/store/files.ts';
import { verifyBoxes } from '../../src/verify/index.ts';
import { bundledFolder } from '../../src/wiring/bundle.ts';
import { problemOf, sha256 } from '../support/examination-rig.ts';

const plant = (problems: readonly Problem[], wanted: number) =>
  plantControls({ problems, protocol: qftBench, wanted, sha256 });

const outcomeOf = ({ answers, symbols }: Problem, text: string): string =>
  verifyBoxes({ answers, boxes: extractBoxes(text).boxes, symbols, profile: qftBench.verifier }).outcome;

const answerOf = (kind: ReferenceAnswer['kind'], latex: string): Problem =>
  problemOf({ id: `${kind}-problem`, answers: [{ kind, latex }], symbols: [] });

describe('a formula written another way', () => {
  it.each([
    ['a + b', 'b + a'],
    ['a - b + c', '-b + c + a'],
    ['-a + b', 'b - a'],
    ['\\frac{a + b}{2}', '\\frac{b + a}{2}'],
    ['2\\left(x^2 - 1\\right)', '2\\left(-1 + x^2\\right)'],
    ['\\frac{43 g^2}{2\\pi}', '\\frac{1}{2\\pi} 43 g^2'],
  ])('%s', (latex, expected) => {
    expect(rewritings(latex)).toContain(expected);
  });

  it.each(['x', '7', '\\frac{1}{x}', 'x^{-1}', '', '\\pm 2', '{{{', ')('])('is not made of %j', (latex) => {
    expect(rewritings(latex)).toEqual([]);
  });
});

describe('a bent formula', () => {
  it.each([
    ['a + 2 b', ['a - 2 b', 'a + 1 b', '2\\left(a + 2 b\\right)', '-\\left(a + 2 b\\right)']],
    ['\\zeta(3) x_{2}', ['2\\left(\\zeta(3) x_{2}\\right)', '-\\left(\\zeta(3) x_{2}\\right)']],
    ['0.75', ['1.5', '2\\left(0.75\\right)', '-\\left(0.75\\right)']],
  ])('%s', (latex, expected) => {
    expect(bends(latex)).toEqual(expected);
  });
});

describe('controls of the bundled problems', () => {
  const load = async () => {
    const files = createFilesPort({ root: '.', confine: false });
    return (await loadProblems({ spec: 'qft-bench', files, bundled: bundledFolder })).problems;
  };

  it('are proved to be what they are taken for, of every kind and problem', async () => {
    const problems = await load();
    const controls = await plant(problems, 4 * problems.length);
    const verbal = problems.filter(({ answers }) => answers.every(({ kind }) => kind === 'text'));
    expect(controls).toHaveLength(4 * problems.length - 2 * verbal.length);
    for (const { kind, problem, text, expected } of controls) {
      const outcome = outcomeOf(problem, text);
      if (kind === 'near-empty') expect(outcome).not.toBe('equivalent');
      else if (kind !== 'known-right') expect([problem.id, outcome]).toEqual([problem.id, 'different']);
      else if (!verbal.includes(problem)) expect([problem.id, outcome]).toEqual([problem.id, 'equivalent']);
      expect(expected).toBe(kind === 'known-right' ? 'correct' : 'incorrect');
    }
  });

  it('answer in other words than the reference, with a derivation and a box for each part', async () => {
    const problems = await load();
    const controls = await plant(problems, 4 * problems.length);
    const worded = controls.filter(({ kind }) => kind !== 'near-empty');
    for (const { problem, text } of worded) {
      expect(extractBoxes(text).boxes).toHaveLength(problem.answers.length);
      expect(text).not.toContain(problem.solution?.trim());
      expect(text).not.toMatch(/^\d+\. /m);
      expect(text.length).toBeGreaterThan(300);
    }
    // A formula that is one product may have to stand as it does.
    const copied = worded.filter(({ problem, text }) =>
      problem.answers.every(({ latex }) => text.includes(`\\boxed{${latex}}`)),
    );
    expect(copied.filter(({ kind }) => kind !== 'known-right')).toEqual([]);
    expect(copied.length).toBeLessThan(problems.length / 4);
  });

  it('are the same in every run, and spread over the problems', async () => {
    const problems = await load();
    const first = await plant(problems, 8);
    expect(await plant([...problems].reverse(), 8)).toEqual(first);
    expect(new Set(first.map(({ problem }) => problem.id)).size).toBeGreaterThan(4);
    expect((await plant(problems, 3)).map(({ kind }) => kind)).toEqual([
      'known-wrong',
      'known-right',
      'injected-instruction',
    ]);
  });
});

describe('controls of other problems', () => {
  it.each([
    ['numeric', '0.7512'],
    ['choice', 'B'],
    ['boolean', 'yes'],
    ['matrix', '\\begin{pmatrix} 1 & a \\\\ a & 2 \\end{pmatrix}'],
    ['set', '\\{1, 2\\}'],
  ] as const)('exist for an answer that is a %s', async (kind, latex) => {
    const problem = answerOf(kind, latex);
    const controls = await plant([problem], 4);
    expect(controls.map((control) => control.kind)).toEqual([
      'known-wrong',
      'known-right',
      'injected-instruction',
      'near-empty',
    ]);
    expect(controls.map(({ text }) => outcomeOf(problem, text)).slice(0, 3)).toEqual([
      'different',
      'equivalent',
      'different',
    ]);
  });

  it('are only those that are certain where the answer is words', async () => {
    const controls = await plant([answerOf('text', 'a massless Goldstone mode')], 4);
    expect(controls.map(({ kind }) => kind)).toEqual(['known-right', 'near-empty']);
  });

  it('have a box for each part, one of them bent', async () => {
    const answers = [
      { label: 'a', latex: 'x + 1', kind: 'symbolic' as const },
      { label: 'b', latex: 'x^2', kind: 'symbolic' as const },
    ];
    const problem = problemOf({ answers, symbols: [{ latex: 'x', domain: 'real' }] });
    const [wrong, right] = await plant([problem], 2);
    expect(wrong?.text).toMatch(/\(a\) \$\$\\boxed\{x - 1\}\$\$\n\n\(b\) \$\$\\boxed\{x\^2\}\$\$$/);
    expect(outcomeOf(problem, wrong?.text ?? '')).toBe('different');
    expect(outcomeOf(problem, right?.text ?? '')).toBe('equivalent');
  });

  it('do without a solution', async () => {
    const { solution: _, ...problem } = problemOf();
    const [wrong] = await plant([problem], 1);
    expect(outcomeOf(problem, wrong?.text ?? '')).toBe('different');
  });

  it('are none where there is no problem', async () => {
    expect(await plant([], 4)).toEqual([]);
  });
});
