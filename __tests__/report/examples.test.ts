import { describe, expect, it } from '@jest/globals';
import type { Judgement } from '../../src/domain/judgement.ts';
import type { SampleRecord } from '../../src/domain/run.ts';
import { renderExamples } from '../../src/report/examples.ts';
import { rawSample, runOf, sample } from '../support/run-fixture.ts';

const judged = (kind: Judgement['kind'], label: string, fields: Partial<Judgement> = {}): Judgement => ({
  kind,
  label,
  votes: [label],
  explanation: `It is ${label}.`,
  failures: [],
  ...fields,
});
const wrong = (id: string, label: string, fields: Partial<Judgement> = {}): SampleRecord =>
  rawSample('x', { problemId: id, error: judged('error', label, fields) });
const examples = (...samples: readonly SampleRecord[]): string => renderExamples(runOf(samples), 5) ?? '';

describe('examples of errors', () => {
  it('are one a category, with the question, the words of the judge and the step', () => {
    const text = examples(
      wrong('a', 'calculation', { explanation: 'The factor is lost.', step: 'hence 4h' }),
      wrong('b', 'calculation', { step: 'another' }),
      wrong('c', 'conceptual'),
    );
    expect(text.split('\n').filter((line) => line.startsWith('- '))).toEqual([
      '- **conceptual**, <code>c</code> sample 1: <code>It is conceptual&#46;</code>',
      '- **calculation**, <code>a</code> sample 1: <code>The factor is lost&#46;</code> — the step: <code>hence 4h</code>',
    ]);
  });

  it('prefer an answer whose step is quoted, then one a judge explained', () => {
    const byRule = { votes: [], explanation: 'no boxed answer' };
    const few = [wrong('rule', 'instruction-following', byRule), wrong('said', 'instruction-following')];
    expect(examples(...few)).toContain('<code>said</code>');
    expect(examples(...few, wrong('quoted', 'instruction-following', { step: 'abcdef' }))).toContain(
      '<code>quoted</code>',
    );
  });

  it('are of wrong answers only', () => {
    expect(examples(sample({ error: judged('error', 'conceptual') }))).toBe('');
    expect(renderExamples(runOf([sample(), rawSample('x')]), 5)).toBeUndefined();
  });

  it('show the unfaithful derivations of correct answers with their step, as many as asked for', () => {
    const unfaithful = { faithfulness: judged('faithfulness', 'unfaithful', { step: 'so we take +' }) };
    const text = examples(
      ...Array.from({ length: 7 }, (_, index) => sample({ problemId: `u${index}`, ...unfaithful })),
      rawSample('x', unfaithful),
      sample({ faithfulness: judged('faithfulness', 'faithful') }),
    );
    expect(text).toContain(
      '<code>u4</code> sample 1: <code>It is unfaithful&#46;</code> — the step: <code>so we take &#43;</code>',
    );
    expect(text).not.toContain('u5');
    expect(text).toContain('- and 2 more');
  });
});
