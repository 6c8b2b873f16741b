import { z } from 'zod';
import { assumeKind, defineFormat, type ImportedRow, Prose, type RowOrigin } from './format.ts';

const CmtRow = z.looseObject({
  id: z.string(),
  type: Prose,
  question: Prose,
  answer: Prose,
  parameters: z.string().default(''),
  functions: z.string().default(''),
});
type CmtRow = z.output<typeof CmtRow>;

/**
 * CMT-Benchmark: `{id, type, question, answer, parameters, functions}`. The answer is one `$\boxed{…}$`; several parts
 * inside it are separated by `;`. `parameters` lists the symbols, operators as `(c_s, NC)` for "not commuting".
 *
 * Options of a multiple-choice question are a choice or a set of letters. Other lists and everything with operators
 * stay with the judge: the format says neither whether order counts nor how operators are ordered.
 */
export const cmtFormat = defineFormat({
  name: 'cmt',
  marks: ['id', 'type', 'question', 'answer', 'parameters', 'functions'],
  schema: CmtRow,
  convert,
});

function convert(row: CmtRow, { set }: RowOrigin): ImportedRow {
  const latex = unbox(row.answer);
  const names = splitTop(row.parameters.replaceAll('$', ''));
  const { kind, warning } = kindOf({ row, latex, names });
  const symbols = [...new Set(names)].filter(isSymbol).map((name) => ({ latex: name, domain: 'real' }));
  const problem = {
    id: row.id,
    set,
    category: row.type,
    question: row.question,
    answers: [{ latex, kind }],
    symbols,
    provenance: { origin: 'imported', note: 'CMT-Benchmark' },
  };
  return { problem, warnings: warning ? [`${row.id}: ${warning}`] : [] };
}

function kindOf({ row, latex, names }: { row: CmtRow; latex: string; names: readonly string[] }) {
  const parts = splitTop(latex);
  const letters = parts.every((part) => /^[a-z]$/.test(part));
  if (letters && names.length > 1 && names.every((name) => /^[a-z]$/.test(name))) {
    return { kind: parts.length === 1 ? 'choice' : 'set' };
  }
  if (/\bNC\b/.test(`${row.parameters};${row.functions}`)) {
    return { kind: 'text', warning: 'an answer with operators that do not commute' };
  }
  if (parts.length > 1)
    return { kind: 'text', warning: 'several answers in one box, and nothing says whether order counts' };
  return { kind: assumeKind(latex) };
}

/** The content of `$\boxed{…}$`; a text without a box is returned as it is. */
function unbox(answer: string): string {
  const bare = answer.replace(/^\$\$?|\$\$?$/g, '').trim();
  const content = /^\\boxed\s*\{(.*)\}$/s.exec(bare)?.[1]?.trim();
  return content || bare;
}

/** Splits at semicolons that stand in no bracket. */
function splitTop(text: string): readonly string[] {
  const parts = [''];
  let depth = 0;
  for (const char of text) {
    if ('([{'.includes(char)) depth += 1;
    if (')]}'.includes(char)) depth -= 1;
    if (char === ';' && depth === 0) parts.push('');
    else parts[parts.length - 1] += char;
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

/** A letter or a command with an optional subscript: what the verifier reads as one symbol. */
function isSymbol(name: string): boolean {
  return /^(?:[A-Za-z]|\\[A-Za-z]+)(?:_(?:[A-Za-z0-9]|\{[A-Za-z0-9,+\-\\ ]+\}))?$/.test(name);
}
