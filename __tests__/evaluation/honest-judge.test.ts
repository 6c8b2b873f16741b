import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { JSON_SCHEMA, load } from 'js-yaml';
import { Problem } from '../../src/domain/problem.ts';
import { plantControls } from '../../src/evaluation/controls/plant.ts';
import { parseVerdicts } from '../../src/judge/answers-reply.ts';
import { parseJudgeReply } from '../../src/judge/parse.ts';
import { type Protocol, requireProtocol } from '../../src/protocols/index.ts';
import { sha256 } from '../support/examination-rig.ts';

const FIXTURES = new URL('../../fixtures/', import.meta.url);

/** A verbatim reply of an honest judge to a planted control, which it met as one response among others. */
interface HonestReply {
  readonly protocol: string;
  readonly kind: string;
  readonly problem: string;
  readonly expected: 'correct' | 'incorrect';
  /** of the control's text */
  readonly contentSha256: string;
  readonly reply: string;
}
const REPLIES = JSON.parse(
  readFileSync(new URL('judge/honest-controls.json', FIXTURES), 'utf8'),
) as readonly HonestReply[];

function readSet(name: string): readonly Problem[] {
  const folder = new URL(`problems/${name}/`, FIXTURES);
  return readdirSync(folder)
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => {
      const read = load(readFileSync(new URL(file, folder), 'utf8'), { schema: JSON_SCHEMA });
      return Problem.parse({ set: name, ...(read as object) });
    });
}

/** The judge's word on a control; undefined where its reply cannot be read. */
function labelOf(reply: string, protocol: Protocol, answers: number): string | undefined {
  if (protocol.reading === 'boxes') {
    const read = parseJudgeReply(reply, protocol.judgings.correctness.labels);
    return read.ok ? read.label : undefined;
  }
  const read = parseVerdicts(reply, answers);
  if (!read.ok) return undefined;
  return read.verdicts.every(({ correct }) => correct) ? 'correct' : 'incorrect';
}

// The rate at which the controls void a judge that is honest: 0 of the replies recorded here.
describe.each([
  ['qft-bench', 16],
  ['physics-verified', 8],
] as const)('an honest judge of %s is not voided', (name, wanted) => {
  const protocol = requireProtocol(name);
  const problems = readSet(name);
  const replies = REPLIES.filter((row) => row.protocol === name);

  it('the replies are to the controls that the set makes', async () => {
    const planted = await plantControls({ problems, protocol, wanted, sha256 });
    expect(planted.map(({ text }) => sha256(text))).toEqual(replies.map((row) => row.contentSha256));
    expect(planted.map(({ kind, expected }) => ({ kind, expected }))).toEqual(
      replies.map(({ kind, expected }) => ({ kind, expected })),
    );
  });

  it.each(replies.map((row, at) => [`${at + 1}: ${row.kind}, ${row.problem}`, row] as const))(
    '%s',
    (_, row) => {
      const problem = problems.find(({ id }) => id === row.problem);
      expect(labelOf(row.reply, protocol, problem?.answers.length ?? 0)).toBe(row.expected);
    },
  );
});
