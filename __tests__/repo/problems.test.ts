import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';

const SET = 'fixtures/problems/qft-bench';
const ids = readdirSync(SET)
  .filter((name) => name.endsWith('.yaml'))
  .map((name) => name.replace('.yaml', ''));

describe('the problems of the bundled set', () => {
  it.each(ids)('%s has a proof', (id) => {
    const proof = readFileSync(`__tests__/problems/${id}.test.ts`, 'utf8');
    expect(proof).toMatch(/\bprove(?:Reference|Choice|YesNo)\(/);
    expect(proof).not.toMatch(/\b(?:it|describe)\.(?:skip|only|todo)\b/);
  });

  it('stand in the README of the set with the routes of their proofs, and one of each category in full', async () => {
    const { renderProblems, renderExamples } = (await import(
      '../../.github/scripts/problems.mjs' as string
    )) as {
      renderProblems: () => string;
      renderExamples: () => string;
    };
    const readme = readFileSync(`${SET}/README.md`, 'utf8');
    for (const part of [renderProblems(), renderExamples()]) expect(readme).toContain(`\n${part}\n`);
  });
});
