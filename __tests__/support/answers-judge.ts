import { READER } from '../../src/domain/verify-profile.ts';
import { verifyAnswer } from '../../src/verify/index.ts';
import { readPart } from './judge-request.ts';
import type { FakeJudge } from './judges.ts';

/** What a request to a judge of labelled answers shows. */
export interface AskedAnswers {
  readonly question: string;
  readonly references: readonly { readonly label?: string; readonly latex: string }[];
  readonly response: string;
}

/** Reads the body of a request for one verdict on each reference answer. */
export function readAskedAnswers(body: string): AskedAnswers {
  const references = readPart(body, 'REFERENCE ANSWERS')
    .split('\n')
    .map((line) => {
      const [, label, latex = ''] = /^\d+\. (?:part \(([^)]*)\): )?(.*)$/.exec(line) ?? [];
      return label === undefined ? { latex } : { label, latex };
    });
  return { question: readPart(body, 'QUESTION'), references, response: readPart(body, 'RESPONSE') };
}

/** Whether a stated answer gives a reference answer. */
export type Comparing = (reference: string, stated: string, response: string) => boolean;

/** A judge that finds the line of every part and decides by comparing it. */
export function answersJudge(compare: Comparing): FakeJudge {
  return (body) => {
    const { references, response } = readAskedAnswers(body);
    const [, lines = ''] =
      /^Answers:\n([\s\S]*?)(?:\n\s*\nConfidence|\nConfidence|(?![\s\S]))/m.exec(response) ?? [];
    const stated = lines.split('\n');
    const verdicts = references.map(({ label, latex }, at) => {
      const line = label === undefined ? stated[at] : stated.find((text) => text.startsWith(`(${label})`));
      const text = (line ?? '').replace(/^\(\w+\)\s*/, '').trim();
      const correct = text !== '' && compare(latex, text.replace(/^\$|\$$/g, ''), response);
      return { answer: at + 1, stated: text, grounds: correct ? 'the same' : 'another', correct };
    });
    return JSON.stringify({ verdicts });
  };
}

/** Compares as a careful judge would. */
export const honestAnswersJudge = answersJudge(
  (latex, candidate) =>
    verifyAnswer({
      reference: { latex, kind: 'symbolic' },
      candidate,
      symbols: [],
      profile: { ...READER, tolerance: 0.01 },
    }).outcome === 'equivalent' || latex === candidate,
);
