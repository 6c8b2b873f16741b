import { readAskedAnswers } from './answers-judge.ts';
import { completion, reply, type SeenRequest, type Step } from './fake-model-server.ts';
import type { HubDataset } from './hub-content.ts';
import { isJudging } from './judge-request.ts';

/**
 * A synthetic benchmark of 1,034 problems with 2,559 answers, by the rules that .github/scripts/physics-metrics.py has too:
 * what is asked, what the model states, how sure it is, and where it says nothing or the judge is unreadable.
 */
export const PROBLEMS = 1034;
export const ANSWERS = 2559;
const VALIDATION = 240;
const DOMAINS = ['atomic', 'electro', 'mechanics', 'optics', 'quantum', 'statistics'];
const KINDS = ['numeric', 'symbolic', 'choice'] as const;
/** Calls that fail once: the same command asks them again. */
export const FAILS_FIRST = (i: number): boolean => i % 250 === 130;
/** Judge replies that are unreadable: once, or whenever the judge is asked. */
const MALFORMED_ONCE = (i: number): boolean => i % 90 === 5;
export const UNJUDGED = (i: number): boolean => i % 300 === 157;
export const SILENT = (i: number): boolean => i % 45 === 11;

/** A number in [0, 1) from two places and a purpose; the finaliser of MurmurHash3. */
function draw(i: number, j: number, salt: number): number {
  let h = (Math.imul(i, 73856093) ^ Math.imul(j, 19349663) ^ Math.imul(salt, 83492791)) >>> 0;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b) >>> 0;
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35) >>> 0;
  return ((h ^ (h >>> 16)) >>> 0) / 2 ** 32;
}

const countOf = (i: number): number => (i % 4 === 3 && Math.floor(i / 4) < 24 ? 3 : 1 + (i % 4));
export const idOf = (i: number): string => `${DOMAINS[i % 6]}/${String(i).padStart(4, '0')}`;
const kindOf = (i: number, j: number) => KINDS[(i + j) % 3] ?? 'numeric';
const labelOf = (i: number, j: number): string | null =>
  countOf(i) === 1 ? null : (['a', 'b', 'c', 'd'][j] ?? null);
const isRight = (i: number, j: number): boolean => draw(i, j, 1) < 0.55 + 0.4 * draw(i, 9, 2);

function referenceOf(i: number, j: number): string {
  switch (kindOf(i, j)) {
    case 'numeric':
      return `${1 + (i % 89)}.${10 + ((j * 7 + i) % 90)}`;
    case 'symbolic':
      return `${2 + (i % 7)}x^{${2 + j}}`;
    default:
      return 'ABCD'[(i + j) % 4] ?? 'A';
  }
}

function wrongOf(i: number, j: number): string {
  switch (kindOf(i, j)) {
    case 'numeric':
      return `${101 + (i % 89)}.${10 + ((j * 7 + i) % 90)}`;
    case 'symbolic':
      return `${2 + (i % 7)}x^{${7 + j}}`;
    default:
      return 'ABCD'[(i + j + 1) % 4] ?? 'B';
  }
}

/** The data set as it is published: one file a split. */
export function physicsDataset(): HubDataset {
  const rows = Array.from({ length: PROBLEMS }, (_, i) => `${JSON.stringify(rowOf(i))}\n`);
  return {
    revisions: {
      main: {
        'README.md': '# synthetic\n',
        'data/test.jsonl': rows.slice(VALIDATION).join(''),
        'data/validation.jsonl': rows.slice(0, VALIDATION).join(''),
      },
    },
    lfs: ['data/test.jsonl'],
  };
}

function rowOf(i: number): object {
  const parts = Array.from({ length: countOf(i) }, (_, j) => j);
  return {
    id: idOf(i),
    domain: DOMAINS[i % 6],
    question: `Problem number ${i}. ${parts.map((j) => `${labelOf(i, j) ? `(${labelOf(i, j)}) ` : ''}Give result ${j}.`).join(' ')}`,
    solution: 'By symmetry.',
    answers: parts.map((j) => ({ label: labelOf(i, j), type: kindOf(i, j), answer: referenceOf(i, j) })),
  };
}

/** What the model says about a problem, and why it stopped. */
function responseTo(i: number): { readonly text: string; readonly finish: string } {
  if (SILENT(i)) return { text: 'Explanation: this needs a long', finish: 'length' };
  const lines = Array.from({ length: countOf(i) }, (_, j) => {
    const label = labelOf(i, j);
    const stated = isRight(i, j) ? referenceOf(i, j) : wrongOf(i, j);
    return `${label === null ? '' : `(${label}) `}${kindOf(i, j) === 'choice' ? stated : `$${stated}$`}`;
  });
  const sure = i % 101 === 7 ? 120 : 40 + Math.floor(draw(i, 0, 3) * 61);
  const confidence = i % 17 === 0 ? [] : [`Confidence: ${sure}%`];
  return { text: ['Explanation: as usual.', 'Answers:', ...lines, ...confidence].join('\n'), finish: 'stop' };
}

const numberOf = (text: string): number => Number(/Problem number (\d+)\./.exec(text)?.[1] ?? Number.NaN);

/** What a server on loopback saw of the benchmark, by problem. */
export interface SeenSteps {
  /** every request of the model, in order */
  readonly predicted: number[];
  /** every request of the judge about a response; -1 about a planted control */
  readonly judged: number[];
}

/** A model and a judge in one; the judge compares what stands under each label, and tells controls by their explanation. */
export function physicsScript(seen: SeenSteps): (request: SeenRequest) => readonly Step[] {
  const failed = new Set<number>();
  const malformed = new Set<number>();
  return ({ body }) => {
    if (!isJudging(body)) {
      const i = numberOf(body);
      seen.predicted.push(i);
      if (FAILS_FIRST(i) && !failed.has(i)) {
        failed.add(i);
        return reply(400, { error: { message: 'this one is not answered at first' } });
      }
      const { text, finish } = responseTo(i);
      return reply(200, completion(text, { choice: { finish_reason: finish } }));
    }
    const { question, references, response } = readAskedAnswers(body);
    const i = numberOf(question);
    const isControl = !response.startsWith('Explanation: as usual.');
    seen.judged.push(isControl ? -1 : i);
    if (!isControl && (UNJUDGED(i) || (MALFORMED_ONCE(i) && !malformed.has(i)))) {
      malformed.add(i);
      return reply(200, completion('{"verdicts": []}'));
    }
    return reply(
      200,
      completion(JSON.stringify({ verdicts: references.map((one, at) => verdict(one, at, response)) })),
    );
  };
}

function verdict({ label, latex }: { label?: string; latex: string }, at: number, response: string) {
  const lines =
    response
      .split(/^Answers:$/m)[1]
      ?.trim()
      .split('\n') ?? [];
  const line = label === undefined ? lines[0] : lines.find((text) => text.startsWith(`(${label})`));
  const stated = (line ?? '').replace(/^\([a-d]\) /, '');
  const bare = stated.replace(/^\$|\$$/g, '').replace(/^\\text\{(.*)\}$/, '$1');
  const correct = bare === latex;
  return { answer: at + 1, stated, grounds: correct ? 'the same' : 'another', correct };
}
