import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { Problem } from '../../src/domain/problem.ts';
import { SELFTEST_KINDS, SelftestKind } from '../../src/domain/selftest.ts';
import { makeCases, readWrittenCases } from '../../src/judge-check/selftest/index.ts';
import type { KnownCase } from '../../src/judge-check/selftest/known-case.ts';
import { loadProblems } from '../../src/problems/index.ts';
import { physicsVerified } from '../../src/protocols/physics-verified/index.ts';
import { createFilesPort } from '../../src/store/files.ts';
import { sha256 } from '../../src/store/sha256.ts';

const WRITTEN = readFileSync('fixtures/judge/selftest.yaml', 'utf8');
const files = createFilesPort({ root: 'fixtures', confine: true });
const set = await loadProblems({ spec: 'problems/physics-verified', files, bundled: () => undefined });
const make = (problems: readonly Problem[]) => makeCases(problems, { protocol: physicsVerified, sha256 });
const made = make(set.problems);
const written = await readWrittenCases(WRITTEN, 'selftest.yaml');
const all = [...made, ...written];

const problem = (question: string, answers: readonly object[]): Problem =>
  Problem.parse({
    id: 'p',
    set: 's',
    category: 'c',
    question,
    answers,
    symbols: ['m', 'c'].map((latex) => ({ latex, domain: 'positive' })),
    provenance: { origin: 'original' },
  });
const kindsOf = (cases: readonly KnownCase[]): readonly string[] => cases.map(({ kind }) => kind);
const lineOf = ({ response }: KnownCase, label: string | undefined): string => {
  const lines = /Answers:\n([\s\S]*)\n\nConfidence/.exec(response)?.[1]?.split('\n') ?? [];
  const mark = label === undefined ? '' : `(${label.split('.').join(')(')}) `;
  return lines.find((line) => line.startsWith(mark))?.slice(mark.length) ?? '';
};

describe('the responses of known verdict', () => {
  it('have every kind often enough that one miss does not decide', () => {
    for (const kind of SelftestKind.options) {
      const answers = all.flatMap((one) => one.answers.filter((answer) => answer.kind === kind));
      expect([kind, answers.length >= 4]).toEqual([kind, true]);
    }
  });

  it('have names of their own, and a verdict for every reference answer', () => {
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    for (const { references, answers } of all) expect(answers).toHaveLength(references.length);
  });

  it('expect of every answer what its kind says', () => {
    for (const { answers } of all)
      for (const { kind, expected } of answers) expect(expected).toBe(SELFTEST_KINDS[kind].expected);
  });

  it('are the same whenever they are made', () => {
    expect(make(set.problems)).toEqual(made);
    expect(
      make([...set.problems].reverse())
        .map(({ id }) => id)
        .sort(),
    ).toEqual(made.map(({ id }) => id).sort());
  });

  it('leave untouched answers as the references have them', () => {
    for (const one of made)
      for (const [at, { kind }] of one.answers.entries()) {
        const { label, latex = '' } = one.references[at] ?? {};
        if (kind === 'untouched') expect(lineOf(one, label).replace(/^\$|\$$/g, '')).toBe(latex);
        if (kind === 'doubled' && !/^[-\d.]/.test(latex)) expect(lineOf(one, label)).toContain('2\\left(');
        if (kind === 'omitted') expect(lineOf(one, label)).toBe('');
      }
  });

  // The number is read anew and compared in plain arithmetic, apart from the verifier that chose it.
  it('are off by 0.5 % and 3 % where they say so', () => {
    const cases = all.flatMap((one) =>
      one.answers.flatMap(({ kind }, at) =>
        kind === 'shift-0.5' || kind === 'shift-3' ? [{ one, kind, at }] : [],
      ),
    );
    expect(cases.length).toBeGreaterThanOrEqual(10);
    for (const { one, kind, at } of cases) {
      const { label, latex = '' } = one.references[at] ?? {};
      const mantissa = (text: string) => Number(/-?\d+(?:\.\d+)?/.exec(text.replace(/^.*=/, ''))?.[0]);
      const ratio = mantissa(lineOf(one, label)) / mantissa(latex);
      const decades = 10 ** Math.round(Math.log10(ratio));
      const off = Math.abs(ratio / decades - 1);
      const [low, high] = kind === 'shift-0.5' ? [0.0045, 0.0055] : [0.028, 0.032];
      expect([one.id, off > low && off < high]).toEqual([one.id, true]);
    }
  });
});

describe('a problem', () => {
  const length = { label: 'a', latex: '3.20\\,\\mathrm{m}', kind: 'numeric' };
  const energy = { label: 'b', latex: 'm c^2', kind: 'symbolic' };
  const mass = { label: 'c', latex: 'm^2', kind: 'symbolic' };

  it('gives one response of each kind that it offers', () => {
    expect(kindsOf(make([problem('Find all.', [length, energy, mass])]))).toEqual([
      ...['reference', 'shift-0.5', 'shift-3', 'doubled', 'hedge'],
      ...['omitted', 'swapped', 'qualitative', 'near-empty', 'injected'],
    ]);
  });

  it('that asks for an estimate has no number doubled or shifted, because that may be right', () => {
    const kinds = kindsOf(make([problem('Estimate the length to an order of magnitude.', [length])]));
    expect(kinds).toEqual(['reference', 'qualitative', 'near-empty']);
  });

  it('with one answer has nothing to leave out or to exchange', () => {
    const kinds = kindsOf(make([problem('Find it.', [{ ...energy, label: undefined }])]));
    expect(kinds).not.toContain('omitted');
    expect(kinds).not.toContain('swapped');
  });

  it('whose answers have no labels is not left out of or exchanged, because the order would be all there is', () => {
    const bare = [energy, mass].map(({ latex, kind }) => ({ latex, kind }));
    expect(kindsOf(make([problem('Find both.', bare)]))).toEqual([
      ...['reference', 'doubled', 'hedge', 'qualitative', 'near-empty', 'injected'],
    ]);
  });

  it('whose two answers are the same has nothing to exchange', () => {
    expect(
      kindsOf(make([problem('Find both.', [energy, { ...energy, label: 'c', latex: '2 m c^2 / 2' }])])),
    ).not.toContain('swapped');
  });

  it('in words has hedges, and neither doubles nor descriptions', () => {
    const kinds = kindsOf(make([problem('Which?', [{ latex: 'the singlet', kind: 'text' }])]));
    expect(kinds).toEqual(['reference', 'hedge', 'near-empty']);
  });

  it('with a formula that only a judge can compare has no hedge, because no other value is known to be wrong', () => {
    const [reference, ...others] = make([
      problem('Find it.', [{ latex: '10^{3}\\,\\mathrm{s}', kind: 'text' }]),
    ]);
    expect(reference?.response).toContain('$10^{3}\\,\\mathrm{s}$');
    expect(kindsOf(others)).toEqual(['qualitative', 'near-empty']);
  });

  it('with a coarse number is not shifted to what rounds to it', () => {
    const coarse = { latex: '7', kind: 'numeric' };
    expect(kindsOf(make([problem('Find it.', [coarse])]))).not.toContain('shift-3');
  });
});

describe('a file of known responses', () => {
  it.each<[string, string]>([
    ['no YAML', 'a: [1'],
    ['no list', 'a: 1'],
    ['a kind there is not', WRITTEN.replace('kind: stated-convention', 'kind: stated-conventions')],
    ['a part there is not', WRITTEN.replace('parts: [a]', 'parts: [z]')],
    ['no lines', WRITTEN.replace(/lines: \[[^\n]*\]/, 'lines: []')],
    ['a key more', WRITTEN.replace('- id: image-charge', '- id: image-charge\n  points: 3')],
  ])('is refused with %s', async (_, text) => {
    await expect(readWrittenCases(text, 'known.yaml')).rejects.toThrow(/not a file of known responses/);
  });
});
