import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { JSON_SCHEMA, load } from 'js-yaml';
import { readLabelledResponse } from '../../src/extract/labelled.ts';

const FIXTURES = new URL('../../fixtures/', import.meta.url);

/** Part labels of the reference answers of each bundled problem. */
const LABELS = new Map(
  readdirSync(new URL('problems/physics-verified/', FIXTURES))
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => {
      const text = readFileSync(new URL(`problems/physics-verified/${name}`, FIXTURES), 'utf8');
      const { id, answers } = load(text, { schema: JSON_SCHEMA }) as {
        readonly id: string;
        readonly answers: readonly { readonly label?: string }[];
      };
      return [id, answers.map(({ label }) => label)] as const;
    }),
);

interface Line {
  readonly problem: string;
  readonly text: string;
}

// Verbatim responses of a model to the bundled problems: under the protocol's own prompt, and under one for Markdown.
describe.each(['three-part', 'three-part-markdown'])('recorded responses, %s', (prompt) => {
  const lines = readFileSync(new URL(`recordings/physics-verified/${prompt}.jsonl`, FIXTURES), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);

  it.each(lines.map(({ problem, text }) => [problem, text] as const))(
    '%s is read without loss',
    (problem, text) => {
      const { answers, confidence } = readLabelledResponse(text);
      expect(answers.map(({ label }) => label)).toEqual(LABELS.get(problem));
      for (const { text: stated } of answers) expect(text).toContain(stated);
      expect(confidence.given).toBe(true);
      expect(text).toMatch(new RegExp(`\\b${confidence.percent} ?\\\\?%`));
    },
  );
});

it('every bundled problem has a recorded response', () => {
  const recorded = readFileSync(new URL('recordings/physics-verified/three-part.jsonl', FIXTURES), 'utf8');
  for (const id of LABELS.keys()) expect(recorded).toContain(`"problem":"${id}"`);
});
