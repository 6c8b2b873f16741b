import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { loadProblem } from '../problems/bundled.ts';

const QFT = 'fixtures/problems/qft-bench';
const PHYSICS = 'fixtures/problems/physics-verified';

const idsOf = (set: string, prefix = '') =>
  readdirSync(set)
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => prefix + name.replace('.yaml', ''));
const physics = idsOf(PHYSICS, 'pv-');
const proofOf = (id: string) => readFileSync(`__tests__/problems/${id}.test.ts`, 'utf8');

/** The renderers of the tables, which a script has because it writes them. */
interface Renderers {
  readonly renderProblems: () => string;
  readonly renderExamples: () => string;
  readonly renderPhysics: () => string;
}
const renderers = async () => (await import('../../.github/scripts/problems.mjs' as string)) as Renderers;

describe('the problems of the bundled sets', () => {
  it.each([...idsOf(QFT), ...physics])('%s has a proof', (id) => {
    const proof = proofOf(id);
    expect(proof).toMatch(/\bprove(?:Reference|Choice|YesNo|Number|Estimate)\(/);
    expect(proof).not.toMatch(/\b(?:it|describe)\.(?:skip|only|todo)\b/);
  });

  it('stand in the README of their set with the routes of their proofs, and one of each category in full', async () => {
    const { renderProblems, renderExamples, renderPhysics } = await renderers();
    const qft = readFileSync(`${QFT}/README.md`, 'utf8');
    for (const part of [renderProblems(), renderExamples()]) expect(qft).toContain(`\n${part}\n`);
    expect(readFileSync(`${PHYSICS}/README.md`, 'utf8')).toContain(`\n${renderPhysics()}\n`);
  });
});

describe('the problems of physics-verified', () => {
  it.each(physics)(
    '%s has its id, its split, and parts that the question shows and the proof names',
    (id) => {
      const { answers, split, question, ...problem } = loadProblem(id);
      expect(problem.id).toBe(id);
      expect(['validation', 'test']).toContain(split);
      expect(answers.length).toBeGreaterThanOrEqual(2);
      answers.forEach(({ label }, part) => {
        expect(label).toBe('abcd'[part]);
        expect(question).toContain(`(${label})`);
        expect(proofOf(id)).toMatch(new RegExp(`\\bpart(?:: ${part})?,`));
      });
    },
  );

  it.each(physics)('the figures of %s are drawings beside their source, small enough to be sent', (id) => {
    for (const figure of loadProblem(id).figures) {
      expect(figure).toBe(`figures/${id}.png`);
      expect(statSync(`${PHYSICS}/${figure}`).size).toBeLessThan(40_000);
      expect(existsSync(`${PHYSICS}/figures/${id}.svg`)).toBe(true);
    }
  });
});
