import { describe, expect, it } from '@jest/globals';
import { UserError } from '../../src/domain/errors.ts';
import type { RunResult } from '../../src/domain/run.ts';
import { drawItems } from '../../src/human/draw.ts';
import { buildRun, buildSample, buildWrong } from '../support/records.ts';

/** A run of 75 answered problems; the hash names the response. */
function runOf(model: string, answered = 75): RunResult {
  const samples = Array.from({ length: 75 }, (_, index) => {
    const problemId = `p${index}`;
    const response = index < answered ? { responseSha256: `${model}/${problemId}` } : {};
    return (index % 3 === 0 ? buildWrong : buildSample)({ problemId, ...response });
  });
  const run = buildRun(samples);
  return { ...run, identity: { ...run.identity, model } };
}

// The number of models whose responses were checked, and of responses of each (Q97).
const runs = Array.from({ length: 15 }, (_, index) => runOf(`m${index}`));
const drawing = { runs, perModel: 4, seed: 7 };

describe('a sample for people', () => {
  const items = drawItems(drawing);

  it('has exactly four responses of each of 15 models, each once', () => {
    expect(items).toHaveLength(60);
    for (const { identity } of runs)
      expect(items.filter(({ model }) => model === identity.model)).toHaveLength(4);
    expect(new Set(items.map(({ responseSha256 }) => responseSha256)).size).toBe(60);
  });

  it('is the same for the same seed, and another for another', () => {
    expect(drawItems(drawing)).toEqual(items);
    expect(drawItems({ ...drawing, seed: 8 })).not.toEqual(items);
  });

  it('is in an order that does not tell which responses are of one model', () => {
    const neighbours = items.filter(({ model }, index) => model === items[index + 1]?.model);
    expect(neighbours.length).toBeLessThan(15);
    expect(items.map(({ item }) => item).slice(0, 3)).toEqual(['001', '002', '003']);
  });

  it('has what the run says of each, by whichever stage decided', () => {
    for (const { problemId, judged } of items)
      expect(judged).toEqual({
        correctness: Number(problemId.slice(1)) % 3 === 0 ? 'incorrect' : 'correct',
        faithfulness: null,
      });
  });

  it('takes only what was answered, and refuses a run with too little', () => {
    const few = drawItems({ runs: [runOf('few', 4)], perModel: 4, seed: 1 });
    expect(few.map(({ problemId }) => problemId).sort()).toEqual(['p0', 'p1', 'p2', 'p3']);
    const draw = () => drawItems({ runs: [...runs, runOf('fewer', 3)], perModel: 4, seed: 1 });
    expect(draw).toThrow(UserError);
    expect(draw).toThrow('fewer has 3 responses, expected at least 4');
  });
});
