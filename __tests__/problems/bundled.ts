import { readFileSync } from 'node:fs';
import { JSON_SCHEMA, load } from 'js-yaml';
import { Problem, type ReferenceAnswer } from '../../src/domain/problem.ts';

const PREFIX = 'pv-';

/**
 * The problem of a bundled set, checked against the schema: ids that begin with `pv-` are of physics-verified, in a file
 * without that prefix; all others are of qft-bench.
 */
export function loadProblem(id: string): Problem {
  const set = id.startsWith(PREFIX) ? 'physics-verified' : 'qft-bench';
  const name = id.startsWith(PREFIX) ? id.slice(PREFIX.length) : id;
  const file = new URL(`../../fixtures/problems/${set}/${name}.yaml`, import.meta.url);
  const raw = load(readFileSync(file, 'utf8'), { schema: JSON_SCHEMA }) as Record<string, unknown>;
  return Problem.parse({ set, ...raw });
}

/** The answer of a problem by its place, from 0. Throws when there is none. */
export function answerOf({ id, part = 0 }: { readonly id: string; readonly part?: number }): ReferenceAnswer {
  const answer = loadProblem(id).answers[part];
  if (answer === undefined) throw new Error(`${id} has no answer ${part + 1}`);
  return answer;
}
