// Problems with their reference answers, the responses to them, and which reference belongs to which box.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { extractBoxes } from '../../../build/extract/boxed.js';
import { readLabel, splitParts } from '../../../build/verify/parts.js';
import { statedAnswer } from '../../../build/verify/stated.js';

const records = (file) =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

/** A folder: files of problems, and a folder `responses` whose files are named after the model. */
export function loadFolder(folder) {
  const files = readdirSync(folder).filter((name) => name.endsWith('.jsonl'));
  const problems = files.flatMap((name) => records(join(folder, name))).map(problemOf);
  const answers = join(folder, 'responses');
  if (!existsSync(answers) || !statSync(answers).isDirectory())
    throw new Error(`${folder} has no folder "responses"`);
  const responses = readdirSync(answers).flatMap((name) =>
    records(join(answers, name)).map((row) => responseOf(row, name)),
  );
  return { problems, responses };
}

function problemOf({ id, question, questions, answer, final_answers: answers }) {
  return {
    id,
    question: questions ?? question ?? '',
    answers: (answers ?? [answer]).map(String),
    format: answers === undefined ? 'plain' : 'physics',
  };
}

function responseOf({ id, model, response, solution }, file) {
  const text = response ?? solution;
  return {
    id,
    model: model ?? basename(file, '.jsonl').replace(/\.[a-z]+$/, ''),
    text: typeof text === 'string' ? text : undefined,
  };
}

/**
 * The pairs of one response: a single answer with a single box, as many answers as boxes in order or by label, or one box
 * with all answers. Otherwise the reason why there are none.
 */
export function pairsOf({ answers }, { text }) {
  if (text === undefined) return { reason: 'no response' };
  const boxes = [...new Set(extractBoxes(text).boxes.map((box) => box.content))];
  if (boxes.length === 0) return { reason: 'no box' };
  if (answers.length === 1 && boxes.length === 1) return { pairs: [[answers[0], boxes[0]]] };
  if (answers.length === 1) return { reason: 'one answer, several boxes' };
  const references = answers.map((latex) => {
    const { label } = readLabel(statedAnswer(latex));
    return { latex, kind: 'symbolic', ...(label !== undefined && { label }) };
  });
  const texts = boxes.length === 1 ? [statedAnswer(boxes[0])] : boxes;
  const parts = splitParts(references, texts);
  if (parts !== undefined) return { pairs: answers.map((answer, at) => [answer, parts[at]]) };
  return { reason: boxes.length === 1 ? 'several answers, one box' : 'other numbers of answers and boxes' };
}
