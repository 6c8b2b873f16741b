import type { LabelledResponse, StatedAnswer } from '../domain/labelled.ts';

/** Reads a response in three parts (P19–P21); without a part "Answers:" it has none. */
export function readLabelledResponse(text: string): LabelledResponse {
  const [explanation = '', rest = ''] = text.split(/^Answers:/m);
  const [lines = '', stated] = rest.split(/^Confidence:/m);
  const percent = Number(/\d+(?:\.\d+)?/.exec(stated ?? '')?.[0] ?? Number.NaN);
  const given = percent >= 0 && percent <= 100;
  return {
    explanation: explanation.replace(/^Explanation:/, '').trim(),
    answers: lines.split('\n').flatMap(readLine),
    confidence: given ? { percent, given } : { percent: 100, given: false },
  };
}

function readLine(line: string): StatedAnswer[] {
  const [, label, text = ''] = /^\s*(?:\(([a-z])\))?\s*(.*?)\s*$/.exec(line) ?? [];
  if (text === '') return [];
  return [label === undefined ? { text } : { label, text }];
}
